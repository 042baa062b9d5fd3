//! What Disks can do with an activation, and other things several questions have in common.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, Refusal, Seat};
use gonfalon_scene::{Key, Need, Verb, Weight};

use super::choosing::{variants, wants_heading};
use super::{cards, keys};
use crate::abilities::Usage;
use crate::action::{Action, Disks, Order};
use crate::activation::{activate_refusals, ready_refusals};
use crate::board::Board;
use crate::data::{Act, Effect, TokenKind, When};
use crate::printed::{missile, name};
use crate::proposals::wishes;
use crate::state::{Secret, Source};

/// A button without anything to point at.
pub(super) fn plain(id: String, says: Line) -> Verb {
    Verb {
        id,
        says,
        about: Vec::new(),
        by: None,
        card: None,
        needs: Vec::new(),
        refusals: Vec::new(),
        weight: Weight::Plain,
        letter: None,
    }
}

/// Nothing (more).
pub(super) fn done(key: &'static str) -> Verb {
    Verb { weight: Weight::Leave, letter: Some('e'), ..plain("done".to_owned(), Line::new(key)) }
}

/// Everything that can be done in an activation turn.
pub(super) fn activate(board: Board<'_>, own: &Secret, seat: Seat, due: &Disks) -> Vec<Verb> {
    let mut verbs: Vec<Verb> =
        board.army(seat).flat_map(|disk| activation(board, own, seat, due, disk)).collect();
    let refusals = |action| activate_refusals(board, own, seat, due, &action);
    verbs.push(Verb { refusals: refusals(Action::Done), ..done("show-verb-end-turn") });
    if board.is_alone(seat) {
        let says = Line::new("show-verb-end-game");
        verbs.push(Verb { weight: Weight::Minor, ..plain("end-game".to_owned(), says) });
    }
    verbs
}

fn activation(board: Board<'_>, own: &Secret, seat: Seat, due: &Disks, disk: DiskId) -> Vec<Verb> {
    let by = Some(keys::disk(disk));
    let ready = ready_refusals(board, due, disk, &Order::Pass);
    let mut verbs = vec![moving(board, own, seat, due, disk)];
    // Whoever cannot be activated at all tells so once.
    if ready.is_empty() || due.contains(&disk) {
        verbs.extend(uses(board, own, seat, due, disk));
    }
    if ready.is_empty() {
        let tokens = board.table.tokens.iter().enumerate();
        for (number, _) in tokens.filter(|(_, token)| token.kind == TokenKind::Gate) {
            let to = &board.table.tokens[number];
            let order = Order::Gate { to: number as u8, at: to.at };
            let action = Action::Activate { disk, order };
            verbs.push(Verb {
                by: by.clone(),
                needs: vec![Need::Place { piece: keys::disk(disk), turns: false }],
                refusals: activate_refusals(board, own, seat, due, &action),
                ..plain(
                    format!("gate:{}:{number}", disk.0),
                    Line::new("show-verb-gate").with("disk", board.name(disk)),
                )
            });
        }
        let action = Action::Activate { disk, order: Order::Pass };
        let says = Line::new("show-verb-pass").with("disk", board.name(disk));
        verbs.push(Verb {
            by,
            refusals: activate_refusals(board, own, seat, due, &action),
            weight: Weight::Minor,
            letter: Some('p'),
            ..plain(format!("pass:{}", disk.0), says)
        });
    }
    verbs
}

/// The book lets nobody measure where a move leads, so flips are given one at a time unless measuring is agreed on; only
/// whoever must name its whole way at once does.
pub(super) fn most_flips(board: Board<'_>, disk: DiskId, left: u8) -> u8 {
    let whole = board.any_effect(disk, |effect| matches!(effect, Effect::MustAttackSource { .. }));
    if board.game.options.measuring || whole { left } else { left.min(1) }
}

fn moving(board: Board<'_>, own: &Secret, seat: Seat, due: &Disks, disk: DiskId) -> Verb {
    let flips = board.flips(disk);
    let order = Order::Move(Default::default());
    let refusals = if board.any_effect(disk, |effect| matches!(effect, Effect::MustAttackSource { .. })) {
        // It names its whole way at once, so an empty one says nothing.
        ready_refusals(board, due, disk, &order)
    } else {
        activate_refusals(board, own, seat, due, &Action::Activate { disk, order })
    };
    Verb {
        by: Some(keys::disk(disk)),
        needs: vec![Need::Path { piece: keys::disk(disk), most: most_flips(board, disk, flips) }],
        refusals,
        weight: Weight::Main,
        letter: Some('m'),
        ..plain(
            format!("move:{}", disk.0),
            Line::new("show-verb-move").with("disk", board.name(disk)).number("flips", flips),
        )
    }
}

/// Special Abilities and spells.
fn uses(board: Board<'_>, own: &Secret, seat: Seat, due: &Disks, disk: DiskId) -> Vec<Verb> {
    let mut verbs = Vec::new();
    let wishes = wishes(board, own, seat, disk);
    for wish in &wishes {
        let (order, id, letter) = match wish.usage.source {
            Source::Spell(spell) => {
                let order = Order::Cast { spell, choice: Box::default() };
                (order, format!("cast:{}:{}", disk.0, spell.0), 'c')
            }
            Source::Ability(_, ability) => {
                let order = Order::Use { ability, choice: Box::default() };
                (order, format!("use:{}:{ability}", disk.0), 'a')
            }
            Source::Land(_) => continue,
        };
        let refusals = ready_refusals(board, due, disk, &order);
        for variant in variants(board, own, &wish.usage, wish.ability) {
            let mut about = source_text(board, disk, wish.usage.source);
            if wants_heading(wish.ability) {
                about.push(Line::new("show-about-heading"));
            }
            let mut refusals = refusals.clone();
            refusals.extend(nobody(board, &wish.usage, &variant.needs));
            verbs.push(Verb {
                by: Some(keys::disk(disk)),
                card: spell_card(own, wish.usage.source),
                about,
                needs: variant.needs,
                refusals,
                letter: Some(letter),
                ..plain(format!("{id}{}", variant.part), used(board, &wish.usage, variant.with))
            });
        }
    }
    verbs.extend(unusable(board, seat, disk));
    verbs
}

/// The card of a spell that is in the Spellbook.
fn spell_card(own: &Secret, source: Source) -> Option<Key> {
    match source {
        Source::Spell(spell) if own.spells.contains(&spell) => Some(keys::spell(spell)),
        _ => None,
    }
}

/// Special Abilities that cannot be used now, with the reason.
fn unusable(board: Board<'_>, seat: Seat, disk: DiskId) -> Vec<Verb> {
    let Some(profile) = board.disk(disk).profile else { return Vec::new() };
    let banned = board.is_banned(disk, Act::Sa);
    let mut verbs = Vec::new();
    for (index, ability) in board.profile(disk).abilities.iter().enumerate() {
        let unmet = !board.is_met(&ability.need, Some(seat), disk);
        if ability.when != When::Sa || !(banned || unmet) {
            continue;
        }
        let source = Source::Ability(profile, index as u8);
        let refusal = if banned {
            Refusal::new("dw.spell.drain-the-mind", "refusal-drained")
        } else {
            Refusal::new(board.rule_of(source).0, "refusal-need")
        };
        let usage = Usage { source, by: disk, seat, side: seat };
        verbs.push(Verb {
            by: Some(keys::disk(disk)),
            about: source_text(board, disk, source),
            refusals: vec![refusal.with("disk", board.name(disk))],
            letter: Some('a'),
            ..plain(format!("use:{}:{index}", disk.0), used(board, &usage, None))
        });
    }
    verbs
}

fn used(board: Board<'_>, usage: &Usage, with: Option<Arg>) -> Line {
    let line = match (usage.source, &with) {
        (Source::Spell(spell), with) => {
            let key = if with.is_some() { "show-verb-cast-with" } else { "show-verb-cast" };
            Line::new(key).with("spell", name(&board.library()[spell].name))
        }
        (_, Some(_)) => Line::new("show-verb-use-with"),
        (_, None) => Line::new("show-verb-use"),
    };
    let line = line.with("disk", board.name(usage.by));
    match with {
        Some(with) => line.with("with", with),
        None => line,
    }
}

fn source_text(board: Board<'_>, disk: DiskId, source: Source) -> Vec<Line> {
    match source {
        Source::Spell(spell) => cards::spell_text(board.library(), spell),
        _ => vec![cards::text(&board.profile(disk).text)],
    }
}

/// The reason against something for which there is nobody to point at.
fn nobody(board: Board<'_>, usage: &Usage, needs: &[Need]) -> Option<Refusal> {
    let empty = |need: &Need| match need {
        Need::Pick { among, least, .. } => among.len() < usize::from(*least),
        Need::Arrange { pieces, .. } => pieces.is_empty(),
        _ => false,
    };
    needs.iter().any(empty).then(|| Refusal::new(board.rule_of(usage.source).0, "refusal-nobody-fits"))
}

/// Shots of an Archer: at the middle of the target, or at another place of it. Targets are listed whether they are in range
/// or not, for that is measured only after the nomination (dw.measure.no-missile-premeasure).
pub(super) fn fire(board: Board<'_>, seat: Seat, archer: DiskId, refire: bool) -> Vec<Verb> {
    let among: Vec<_> = board
        .all_in_play()
        .filter(|target| board.nomination_refusals(archer, seat, *target).is_empty())
        .map(keys::disk)
        .collect();
    let mut refusals = Vec::new();
    if among.is_empty() {
        refusals.push(Refusal::new("dw.missile.enemy-target", "refusal-nobody-fits"));
    }
    let pick = Need::Pick { says: Line::new("show-pick-target"), among, least: 1, most: 1 };
    let weapons = board.weapons(archer).map(|(kind, count)| {
        let says = Line::new("show-verb-fire").with("missile", Arg::Word(missile(kind)));
        (says.number("count", count), Line::new("show-verb-aim").with("missile", Arg::Word(missile(kind))))
    });
    let mut weapons: Vec<(Line, Line)> = weapons.collect();
    if refire {
        weapons = vec![(Line::new("show-verb-refire"), Line::new("show-verb-refire-aim"))];
    }
    let mut verbs = Vec::new();
    for (weapon, (fire, aim)) in weapons.into_iter().enumerate() {
        let verb = |word: &str, says: Line, needs, weight| Verb {
            by: Some(keys::disk(archer)),
            needs,
            refusals: refusals.clone(),
            weight,
            letter: Some('s'),
            ..plain(format!("{word}:{}:{weapon}", archer.0), says.with("disk", board.name(archer)))
        };
        verbs.push(verb("fire", fire, vec![pick.clone()], Weight::Main));
        let place = Need::Place { piece: keys::disk(archer), turns: false };
        verbs.push(verb("aim", aim, vec![pick.clone(), place], Weight::Minor));
    }
    verbs
}
