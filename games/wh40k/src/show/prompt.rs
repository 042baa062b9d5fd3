//! A question with everything that can be done about it.

use gonfalon_kernel::{Arg, Ask, Line};
use gonfalon_scene::{Need, Prompt, Verb, Weight};

use super::scene::units_left;
use super::verbs::{self, KINDS, leave, of_unit, pick, plain};
use super::{formations, keys, reactions};
use crate::action::{Action, Moment, Question, Walks};
use crate::board::Board;
use crate::game;
use crate::movement;
use crate::proposals::{self, PASS, melee};
use crate::setup;
use crate::state::{ModelId, MoveKind, Place, UnitId};
use crate::stratagem::Stratagem;
use crate::tell;
use crate::walk::Move;

pub(super) fn prompt(board: Board<'_>, ask: &Ask<Question>) -> Prompt {
    let mut verbs = verbs_of(board, ask);
    verbs.extend(reactions::silenced(board, ask.seat));
    Prompt {
        ask: ask.id,
        seat: ask.seat,
        says: tell::question(board.game, &ask.question),
        rule: ask.rule,
        verbs,
        skips: skips(board, ask),
        again: None,
    }
}

fn verbs_of(board: Board<'_>, ask: &Ask<Question>) -> Vec<Verb> {
    let seat = ask.seat;
    match &ask.question {
        Question::PlaceMarker => {
            let piece = keys::marker(board.table.markers.len());
            let needs = vec![Need::Place { piece: piece.clone(), turns: false }];
            let says = Line::new("show-verb-marker");
            vec![Verb { needs, by: Some(piece), weight: Weight::Main, ..plain("marker".to_owned(), says) }]
        }
        Question::Formations => {
            let plans = ["show-verb-plan-joined", "show-verb-plan-deep", "show-verb-plan-none"];
            let plans = plans.iter().enumerate();
            let mut verbs: Vec<Verb> =
                plans.map(|(number, says)| plain(format!("plan:{number}"), Line::new(says))).collect();
            let needs = vec![Need::Assign {
                slots: formations::slots(board, seat),
                start: proposals::formations(board, seat)
                    .first()
                    .map(|plan| formations::write(board, seat, plan))
                    .unwrap_or_default(),
                all: Vec::new(),
            }];
            let says = Line::new("show-verb-formations");
            verbs.push(Verb { needs, weight: Weight::Main, ..plain("formations".to_owned(), says) });
            verbs
        }
        Question::Deploy => {
            let others = Some(false).filter(|late| setup::waiting(board, seat, *late).next().is_some());
            let late = others.unwrap_or(true);
            let units = setup::waiting(board, seat, late);
            let mut verbs: Vec<Verb> =
                units.map(|unit| verbs::set_up(board, unit, "show-verb-deploy")).collect();
            if refused(board, ask).is_empty() {
                verbs.push(leave("show-verb-no-room", Vec::new()));
            }
            verbs
        }
        Question::Scout => {
            let scouts = setup::scouts(board, seat);
            let moves = scouts.filter_map(|unit| verbs::select(board, unit, MoveKind::Scouts, Vec::new()));
            moves.chain([leave("show-verb-end-scouts", Vec::new())]).collect()
        }
        Question::TestNext { among } => units(board, among, "show-verb-test"),
        Question::Fight { among } => units(board, among, "show-verb-fight"),
        Question::Move => verbs::moves(board, seat),
        Question::Walk { unit, kind, distance, targets } => {
            let order = Move { unit: *unit, kind: *kind, distance: *distance, targets };
            let into = matches!(kind, MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate);
            // Whoever goes into combat mostly wants to go straight to the enemy.
            let start = match into.then(|| melee::rush(board, order)) {
                Some(Action::Walk { walks, .. }) => walks,
                _ => Walks::new(),
            };
            let mut verbs = verbs::walks(board, *unit, *kind, &start);
            let key = if *kind == MoveKind::Charge { "show-verb-give-up" } else { "show-verb-stay" };
            verbs.push(leave(key, refused(board, ask)));
            verbs
        }
        Question::Retreat { unit, .. } => {
            let mut verbs = verbs::walks(board, *unit, MoveKind::FallBack, &Walks::new());
            verbs.push(leave("show-verb-stay", refused(board, ask)));
            verbs
        }
        Question::Reinforce => {
            let key = |unit: &UnitId| match board.unit(*unit).place {
                Place::Embarked(_) => "show-verb-disembark",
                _ => "show-verb-arrive",
            };
            let mut verbs: Vec<Verb> =
                movement::arrivals(board, seat).map(|unit| verbs::set_up(board, unit, key(&unit))).collect();
            verbs.push(leave("show-verb-end-arrivals", refused(board, ask)));
            verbs
        }
        Question::Ingress { unit } => {
            let arrive = verbs::set_up(board, *unit, "show-verb-arrive");
            vec![arrive, leave("show-verb-stay-away", Vec::new())]
        }
        // The one that is asked for comes first; any other that is still inside may leave before it.
        Question::Disembark { unit, from, .. } => {
            let others = setup::passengers(board, *from).filter(|other| other != unit);
            let units = std::iter::once(*unit).chain(others);
            let mut verbs: Vec<Verb> =
                units.map(|unit| verbs::set_up(board, unit, "show-verb-disembark")).collect();
            if refused(board, ask).is_empty() {
                verbs.push(leave("show-verb-no-room", Vec::new()));
            }
            verbs
        }
        Question::Escape { unit, count } => {
            let among: Vec<ModelId> = board.models(*unit).collect();
            models("show-verb-escape", "show-pick-lost", &among, *count, *count)
        }
        Question::Straggler { unit } => {
            let among: Vec<ModelId> = board.models(*unit).collect();
            models("show-verb-straggler", "show-pick-lost", &among, 1, 1)
        }
        Question::Allocate { among, .. } => {
            models("show-verb-allocate", "show-pick-order", among, 1, among.len() as u8)
        }
        Question::Hazardous { among, .. } => models("show-verb-hazardous", "show-pick-model", among, 1, 1),
        Question::Mend { among, .. } => models("show-verb-mend", "show-pick-model", among, 1, 1),
        Question::Suffer { among, .. } => units(board, among, "show-verb-suffer"),
        Question::Precision { among, .. } => {
            let mut verbs = models("show-verb-precision", "show-pick-character", among, 1, 1);
            verbs.push(leave("show-verb-no-precision", Vec::new()));
            verbs
        }
        Question::Again { .. } => vec![
            plain("again".to_owned(), Line::new("show-verb-again")),
            Verb { weight: Weight::Main, ..leave("show-verb-not-again", Vec::new()) },
        ],
        Question::Shoot => {
            let enemies: Vec<UnitId> = board.units().filter(|unit| board.owner(*unit) != seat).collect();
            let own = board.army(seat).filter(|unit| !board.unit(*unit).shot);
            let mut verbs: Vec<Verb> = own.flat_map(|unit| verbs::shooting(board, unit, &enemies)).collect();
            verbs.extend(reactions::verbs(board, seat, &Moment::OwnPhase, &[Stratagem::Grenade]));
            verbs.push(leave("show-verb-end-shooting", Vec::new()));
            verbs
        }
        Question::Overwatch { unit, enemy } => {
            let mut verbs = verbs::shooting(board, *unit, &[*enemy]);
            verbs.push(leave("show-verb-hold-fire", Vec::new()));
            verbs
        }
        Question::Charge => {
            let own = board.army(seat).filter(|unit| !board.unit(*unit).declared);
            let mut verbs: Vec<Verb> = own.map(|unit| verbs::charge(board, seat, unit)).collect();
            verbs.extend(reactions::verbs(board, seat, &Moment::OwnPhase, &[Stratagem::TankShock]));
            verbs.push(leave("show-verb-end-charges", Vec::new()));
            verbs
        }
        Question::TankShock { unit } => {
            let moment = Moment::ChargeMoved(*unit);
            let mut verbs = reactions::verbs(board, seat, &moment, &[Stratagem::TankShock]);
            verbs.push(leave("show-verb-no-shock", refused(board, ask)));
            verbs
        }
        Question::Strike { unit } => verbs::strikes(board, *unit),
        Question::React { moment, offers } => {
            let mut verbs = reactions::verbs(board, seat, moment, offers);
            verbs.extend(reactions::passes());
            verbs
        }
    }
}

/// Why doing nothing is no answer, if it is none.
fn refused(board: Board<'_>, ask: &Ask<Question>) -> Vec<gonfalon_kernel::Refusal> {
    game::answer_refusals(board, ask.seat, &ask.question, &PASS)
}

/// A button for each of several units.
fn units(board: Board<'_>, among: &[UnitId], key: &'static str) -> Vec<Verb> {
    among.iter().map(|unit| of_unit(board, *unit, format!("unit:{}", unit.0), key)).collect()
}

/// Some of these models.
fn models(says: &'static str, what: &'static str, among: &[ModelId], least: u8, most: u8) -> Vec<Verb> {
    let among = among.iter().map(|model| keys::model(*model)).collect();
    let needs = vec![pick(what, among, least, most)];
    vec![Verb { needs, weight: Weight::Main, ..plain("models".to_owned(), Line::new(says)) }]
}

/// What is left undone by going on now.
fn skips(board: Board<'_>, ask: &Ask<Question>) -> Vec<Line> {
    let left = match &ask.question {
        Question::Move | Question::Shoot | Question::Charge => units_left(board, ask.seat),
        Question::Scout => setup::scouts(board, ask.seat).collect(),
        Question::Reinforce => movement::arrivals(board, ask.seat).collect(),
        _ => Vec::new(),
    };
    if left.is_empty() {
        return Vec::new();
    }
    let names: Arg = board.names(&left);
    vec![Line::new("show-skips-units").number("count", left.len() as i64).with("units", names)]
}

/// The kind of move that a word names.
pub(super) fn kind(word: &str) -> Option<MoveKind> {
    KINDS.iter().find(|(own, ..)| *own == word).map(|(_, kind, _)| *kind)
}
