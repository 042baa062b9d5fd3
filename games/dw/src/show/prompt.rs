//! A question with everything that can be done about it.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Ask, Line};
use gonfalon_scene::{Need, Prompt, Slot, Verb, Weight};
use gonfalon_table::Length;

use super::pieces::title;
use super::verbs::{self, done, plain};
use super::{cards, keys};
use crate::Dw;
use crate::action::{Action, Disks, Question, Striker};
use crate::board::Board;
use crate::data::TerrainId;
use crate::game::answer_refusals;
use crate::movement::may_stop;
use crate::printed::name;
use crate::state::Secret;
use crate::tell;
use crate::view::View;

/// How high a Death Ball can be tossed, by buttons.
const APEXES: [Length; 4] = [Length::inches(48), Length::inches(60), Length::inches(72), Length::inches(96)];

pub(super) fn prompt(game: &Dw, view: &View, ask: &Ask<Question>) -> Prompt {
    let board = view.board(game);
    Prompt {
        ask: ask.id,
        seat: ask.seat,
        says: tell::question(game, &ask.question),
        rule: ask.rule,
        verbs: verbs_of(board, &view.own, ask),
        skips: skips(board, ask),
        again: again(&ask.question),
    }
}

fn verbs_of(board: Board<'_>, own: &Secret, ask: &Ask<Question>) -> Vec<Verb> {
    let seat = ask.seat;
    match &ask.question {
        Question::ArrangeStack => stack(own),
        Question::PlaceTerrain { barred, .. } => terrains(board, barred),
        Question::PlaceStaging { .. } => vec![placing("staging", keys::staging(seat), "show-verb-staging")],
        Question::PlaceStarting { count } => vec![entering(own, *count, "show-verb-starting")],
        Question::PlaceOne => own.stack.iter().map(|(disk, _)| one(board, own, *disk)).collect(),
        Question::Reinforce { most, .. } => {
            let refusals = answer_refusals(board, own, seat, &ask.question, &Action::Done);
            let none = Verb { refusals, ..done("show-verb-no-reinforcements") };
            vec![entering(own, *most, "show-verb-reinforce"), none]
        }
        Question::Activate { due, .. } => verbs::activate(board, own, seat, due),
        Question::Flip { disk, left, mover } => {
            let refusals = may_stop(board, *disk, *mover, *left);
            let most = verbs::most_flips(board, *disk, *left);
            vec![flip(board, *disk, most, *left), Verb { refusals, ..done("show-verb-stop") }]
        }
        Question::ForcedFlip { disk, .. } => vec![flip(board, *disk, 1, 1)],
        Question::Lay { disk, .. } => vec![placing("at", keys::disk(*disk), "show-verb-lay")],
        Question::AimDisk { disk, .. } => vec![placing("at", keys::disk(*disk), "show-verb-drop")],
        Question::Toss { .. } => APEXES.iter().map(|apex| toss(board, *apex)).collect(),
        Question::Surge { casters, .. } => {
            let refused =
                |disk: DiskId| answer_refusals(board, own, seat, &ask.question, &Action::Choose(disk));
            let surges = choose(board, own, casters, "show-verb-surge").into_iter().zip(casters);
            let card = board.surge().filter(|surge| own.spells.contains(surge)).map(keys::spell);
            let surges =
                surges.map(|(verb, disk)| Verb { refusals: refused(*disk), card: card.clone(), ..verb });
            surges.chain([done("show-verb-let-pass")]).collect()
        }
        Question::AnyTime { disks } => {
            or_done(choose(board, own, disks, "show-verb-any-time"), "show-verb-not")
        }
        Question::Fire { archers } => {
            let shots = archers.iter().flat_map(|archer| verbs::fire(board, seat, *archer, false));
            or_done(shots.collect(), "show-verb-end-fire")
        }
        Question::Refire { disk } => or_done(verbs::fire(board, seat, *disk, true), "show-verb-not"),
        Question::Redirect { among, .. } => {
            or_done(choose(board, own, among, "show-verb-redirect"), "show-verb-leave")
        }
        Question::ChooseStack { among } => stacks(board, among),
        Question::FightApart { disks, .. } => vec![apart(disks), done("show-verb-combine")],
        Question::Strike { strikers } => vec![strike(board, strikers)],
        Question::Share { damage, among } => vec![share(*damage, among)],
        Question::Credit { among, .. } => {
            or_done(choose(board, own, among, "show-verb-credit"), "show-verb-no-credit")
        }
        Question::Enslave { .. } => vec![accept("show-verb-enslave"), done("show-verb-kill")],
        Question::Convert { .. } => vec![accept("show-verb-convert"), done("show-verb-not")],
        Question::PlaceUnconverted { disk } => {
            or_done(vec![placing("at", keys::disk(*disk), "show-verb-lay")], "show-verb-not")
        }
        Question::NestBlow { among, .. } => {
            or_done(choose(board, own, among, "show-verb-nest-blow"), "show-verb-not")
        }
    }
}

/// Reactions are offered to whoever could have them, time and again.
fn again(question: &Question) -> Option<String> {
    match question {
        Question::Surge { .. } => Some("surge".to_owned()),
        Question::AnyTime { .. } => Some("any-time".to_owned()),
        _ => None,
    }
}

fn or_done(mut verbs: Vec<Verb>, key: &'static str) -> Vec<Verb> {
    verbs.push(done(key));
    verbs
}

fn stack(own: &Secret) -> Vec<Verb> {
    let among: Vec<_> = own.stack.iter().map(|(disk, _)| keys::disk(*disk)).collect();
    let most = among.len() as u8;
    let pick = Need::Pick { says: Line::new("show-pick-stack"), among, least: 1, most };
    let order = Verb {
        about: vec![Line::new("show-about-stack")],
        needs: vec![pick],
        weight: Weight::Main,
        ..plain("stack".to_owned(), Line::new("show-verb-stack"))
    };
    let keep = plain("stack-as-it-is".to_owned(), Line::new("show-verb-stack-as-it-is"));
    vec![order, Verb { weight: Weight::Leave, letter: Some('e'), ..keep }]
}

fn terrains(board: Board<'_>, barred: &[TerrainId]) -> Vec<Verb> {
    let kinds = board.library().terrains.iter().enumerate();
    let allowed = kinds.filter(|(index, _)| !barred.contains(&TerrainId(*index as u8)));
    allowed
        .map(|(index, kind)| {
            let key = keys::terrain(TerrainId(index as u8));
            Verb {
                by: Some(key.clone()),
                about: vec![cards::text(&kind.text)],
                needs: vec![Need::Place { piece: key, turns: false }],
                ..plain(
                    format!("terrain:{index}"),
                    Line::new("show-verb-terrain").with("terrain", name(&kind.name)),
                )
            }
        })
        .collect()
}

fn placing(id: &str, piece: String, key: &'static str) -> Verb {
    Verb {
        by: Some(piece.clone()),
        needs: vec![Need::Place { piece, turns: false }],
        weight: Weight::Main,
        ..plain(id.to_owned(), Line::new(key))
    }
}

fn entering(own: &Secret, count: u8, key: &'static str) -> Verb {
    let pieces = own.stack.iter().take(usize::from(count)).map(|(disk, _)| keys::disk(*disk)).collect();
    Verb {
        needs: vec![Need::Arrange { pieces, turns: false }],
        weight: Weight::Main,
        ..plain("place".to_owned(), Line::new(key).number("count", count))
    }
}

fn one(board: Board<'_>, own: &Secret, disk: DiskId) -> Verb {
    let says = Line::new("show-verb-place-one").with("disk", title(board, own, disk));
    Verb {
        by: Some(keys::disk(disk)),
        needs: vec![Need::Place { piece: keys::disk(disk), turns: false }],
        ..plain(format!("place-one:{}", disk.0), says)
    }
}

fn flip(board: Board<'_>, disk: DiskId, most: u8, left: u8) -> Verb {
    let says = Line::new("show-verb-move").with("disk", board.name(disk)).number("flips", left);
    Verb {
        by: Some(keys::disk(disk)),
        needs: vec![Need::Path { piece: keys::disk(disk), most }],
        weight: Weight::Main,
        letter: Some('m'),
        ..plain("flip".to_owned(), says)
    }
}

fn toss(board: Board<'_>, apex: Length) -> Verb {
    let says = Line::new("show-verb-toss").with("apex", Arg::Length(apex.0));
    let piece = board.all_in_play().next().map_or_else(|| keys::land(0), keys::disk);
    Verb { needs: vec![Need::Place { piece, turns: false }], ..plain(format!("toss:{}", apex.0), says) }
}

fn choose(board: Board<'_>, own: &Secret, among: &Disks, key: &'static str) -> Vec<Verb> {
    among
        .iter()
        .map(|disk| {
            let says = Line::new(key)
                .with("disk", title(board, own, *disk))
                .seat("seat", board.controller(*disk).unwrap_or(board.disk(*disk).owner));
            Verb { by: Some(keys::disk(*disk)), ..plain(format!("choose:{}", disk.0), says) }
        })
        .collect()
}

fn stacks(board: Board<'_>, among: &[Disks]) -> Vec<Verb> {
    among
        .iter()
        .enumerate()
        .map(|(number, disks)| {
            let names = disks.iter().map(|disk| &board.profile(*disk).name);
            let names = names.map(|name| (name.en.clone(), name.de.clone())).collect();
            let says = Line::new("show-verb-next-stack").with("disks", Arg::Names(names));
            let by = disks.first().map(|disk| keys::disk(*disk));
            Verb { by, ..plain(format!("next:{number}"), says) }
        })
        .collect()
}

fn apart(disks: &Disks) -> Verb {
    let among: Vec<_> = disks.iter().map(|disk| keys::disk(*disk)).collect();
    let most = among.len() as u8;
    let needs = vec![Need::Pick { says: Line::new("show-pick-apart"), among, least: 1, most }];
    Verb { needs, weight: Weight::Main, ..plain("apart".to_owned(), Line::new("show-verb-apart")) }
}

fn strike(board: Board<'_>, strikers: &[Striker]) -> Verb {
    let slot = |striker: &Striker| Slot {
        piece: keys::disk(striker.disk),
        says: Line::new("show-slot-strike").with("disk", board.name(striker.disk)),
        among: striker.victims.iter().map(|disk| keys::disk(*disk)).collect(),
        least: 1,
        most: 1,
        each: Vec::new(),
    };
    let slots = strikers.iter().map(slot).collect();
    let needs = vec![Need::Assign { slots, start: Vec::new(), all: Vec::new() }];
    Verb { needs, weight: Weight::Main, ..plain("strike".to_owned(), Line::new("show-verb-strike")) }
}

fn share(damage: u8, among: &Disks) -> Verb {
    let keys: Vec<_> = among.iter().map(|disk| keys::disk(*disk)).collect();
    let slot = Slot {
        piece: keys.first().cloned().unwrap_or_default(),
        says: Line::new("show-slot-share").number("damage", damage),
        each: vec![damage; keys.len()],
        among: keys,
        least: damage,
        most: damage,
    };
    let needs = vec![Need::Assign { slots: vec![slot], start: Vec::new(), all: Vec::new() }];
    Verb { needs, weight: Weight::Main, ..plain("share".to_owned(), Line::new("show-verb-share")) }
}

fn accept(key: &'static str) -> Verb {
    Verb { weight: Weight::Main, ..plain("accept".to_owned(), Line::new(key)) }
}

/// What would be left undone if the player went on now.
fn skips(board: Board<'_>, ask: &Ask<Question>) -> Vec<Line> {
    match &ask.question {
        Question::Activate { made, least, .. } => {
            let ready = board.army(ask.seat).filter(|disk| board.can_activate(*disk)).count();
            if ready == 0 {
                return Vec::new();
            }
            let mut lines = vec![Line::new("show-skip-activations").number("count", ready as i64)];
            if made < least {
                lines.push(Line::new("show-skip-segment").number("made", *made).number("least", *least));
            }
            lines
        }
        Question::Fire { archers } => {
            vec![Line::new("show-skip-archers").number("count", archers.len() as i64)]
        }
        _ => Vec::new(),
    }
}
