//! Picking a unit and its kind of move.

use gonfalon_kernel::{Refusal, Seat};
use smallvec::SmallVec;

use super::disembark;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Core, Movement};
use crate::state::{MoveKind, Place, UnitId};

/// The kinds of move that can be picked in the Movement phase.
const KINDS: [MoveKind; 4] = [MoveKind::Stationary, MoveKind::Normal, MoveKind::Advance, MoveKind::FallBack];

/// Every reason against an answer in the Move Units step.
pub(crate) fn move_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Select { unit, kind } => {
            let mut refusals = pick_refusals(board, seat, *unit);
            if refusals.is_empty() {
                refusals.extend(kind_refusals(board, *unit, *kind));
            }
            refusals
        }
        Action::SetUp { unit, spots } => disembark::disembark_refusals(board, seat, *unit, spots),
        Action::Pass { .. } => {
            // wh40k.aircraft.no-other-moves: every AIRCRAFT must move.
            let idle = board
                .army(seat)
                .filter(|unit| board.is(*unit, Core::Aircraft) && board.unit(*unit).moved.is_none());
            idle.map(|unit| {
                Refusal::new("wh40k.aircraft.no-other-moves", "refusal-aircraft-must-move")
                    .with("unit", board.name(unit))
            })
            .collect()
        }
        _ => vec![Refusal::new("wh40k.move.unit-by-unit", "refusal-not-an-answer")],
    }
}

/// Every reason against picking a unit at all.
fn pick_refusals(board: Board<'_>, seat: Seat, unit: UnitId) -> Vec<Refusal> {
    let no = |rule: &'static str, key: &'static str| Refusal::new(rule, key).with("unit", board.name(unit));
    if board.owner(unit) != seat {
        return vec![no("wh40k.move.unit-by-unit", "refusal-not-your-unit")];
    }
    if board.head(unit) != unit {
        return vec![no("wh40k.leader.counts-as-one", "refusal-name-the-bodyguard")];
    }
    let facts = board.unit(unit);
    match facts.place {
        Place::Battlefield => {}
        Place::Embarked(_) => return vec![no("wh40k.transport.embarked-inert", "refusal-embarked")],
        _ => return vec![no("wh40k.move.unit-by-unit", "refusal-not-on-battlefield")],
    }
    if facts.moved.is_none() {
        return Vec::new();
    }
    let (rule, key) = match facts.arrived {
        Some(crate::state::Arrival::DisembarkedAfter) => {
            ("wh40k.transport.disembark-after-move", "refusal-no-further-move")
        }
        Some(crate::state::Arrival::Reserves) => {
            ("wh40k.reserves.no-further-move", "refusal-no-further-move")
        }
        Some(crate::state::Arrival::Wreck) => {
            ("wh40k.transport.destroyed-counts-moved", "refusal-no-further-move")
        }
        _ => ("wh40k.move.unit-by-unit", "refusal-moved-already"),
    };
    vec![no(rule, key)]
}

/// Every reason against a kind of move for a unit that can be picked.
fn kind_refusals(board: Board<'_>, unit: UnitId, kind: MoveKind) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let mut no = |rule: &'static str, key: &'static str| {
        refusals.push(Refusal::new(rule, key).with("unit", board.name(unit)));
    };
    if !KINDS.contains(&kind) {
        no("wh40k.move.unit-by-unit", "refusal-no-such-move");
        return refusals;
    }
    if board.is(unit, Core::Aircraft) {
        // wh40k.aircraft.move-while-engaged
        if kind != MoveKind::Normal {
            no("wh40k.aircraft.no-other-moves", "refusal-aircraft-moves-normally");
        }
        return refusals;
    }
    if kind == MoveKind::Stationary {
        if board.unit(unit).arrived.is_some() {
            no("wh40k.transport.disembark-no-stationary", "refusal-not-stationary");
        }
        return refusals;
    }
    let engaged = board.engaged_with(unit);
    // wh40k.aircraft.others-may-move-away
    let held = engaged.iter().any(|enemy| !board.is(*enemy, Core::Aircraft));
    match kind {
        MoveKind::FallBack if engaged.is_empty() => no("wh40k.move.options-unengaged", "refusal-not-engaged"),
        MoveKind::Normal | MoveKind::Advance if held => no("wh40k.move.options-engaged", "refusal-engaged"),
        _ => {}
    }
    if board.models(unit).all(|model| board.movement(model) == Movement::None) {
        no("wh40k.datasheet.move", "refusal-cannot-move");
    }
    refusals
}

/// The kinds of move a unit can be picked for.
pub(crate) fn kinds(board: Board<'_>, seat: Seat, unit: UnitId) -> SmallVec<[MoveKind; 4]> {
    if !pick_refusals(board, seat, unit).is_empty() {
        return SmallVec::new();
    }
    KINDS.into_iter().filter(|kind| kind_refusals(board, unit, *kind).is_empty()).collect()
}

/// The units of a seat that can still be picked, or disembark.
pub(crate) fn choices(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> {
    board.heads().filter(move |unit| {
        board.owner(*unit) == seat
            && match board.unit(*unit).place {
                Place::Battlefield => board.unit(*unit).moved.is_none(),
                Place::Embarked(_) => disembark::may_disembark(board, *unit),
                _ => false,
            }
    })
}
