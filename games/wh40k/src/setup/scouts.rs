//! Scouts: moves at the start of the first battle round, before the first turn.

use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::Length;
use serde::Serialize;

use super::passengers;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Core, CoreAbility, CoreAbilityKind};
use crate::frame::{Frame, Value};
use crate::movement::Moving;
use crate::state::{MoveKind, UnitId};

/// Scouts moves: those of one player, then those of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Scouting {
    /// Whose turn it is to make them.
    pub seat: Seat,
    /// The other player had theirs.
    pub last: bool,
}

impl Scouting {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Answer(_, Action::Select { unit, kind }) => {
                return Step::Call(Frame::Scouting(self), Frame::Moving(Box::new(Moving::new(unit, kind))));
            }
            WakeUp::Answer(..) => return self.next(cx),
            _ => {}
        }
        if scouts(cx.board(), self.seat).next().is_none() {
            return self.next(cx);
        }
        Step::ask(Frame::Scouting(self), self.seat, Question::Scout, "wh40k.ability.scouts-order")
    }

    fn next(self, cx: &mut Cx<'_>) -> Step {
        if self.last {
            return Step::Return(Value::Nothing);
        }
        Step::Become(Frame::Scouting(Scouting { seat: cx.opponent(self.seat), last: true }))
    }
}

/// The units of a seat that can still make a Scouts move.
pub(crate) fn scouts(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> {
    board
        .army(seat)
        .filter(move |unit| board.unit(*unit).moved.is_none() && scout_reach(board, *unit).is_some())
}

/// How far a unit may go in a Scouts move: by its own ability, or as the DEDICATED TRANSPORT of Scouts. Where the models of a
/// unit differ it is the farthest.
pub(crate) fn scout_reach(board: Board<'_>, unit: UnitId) -> Option<Length> {
    if let Some(reach) = own_reach(board, unit) {
        return Some(reach);
    }
    // wh40k.ability.scouts-transport: all models embarked in it must have the ability.
    if !board.is(unit, Core::DedicatedTransport) {
        return None;
    }
    let mut reach = None;
    for passenger in passengers(board, unit) {
        let own = own_reach(board, passenger)?;
        reach = Some(reach.map_or(own, |other: Length| other.min(own)));
    }
    reach
}

fn own_reach(board: Board<'_>, unit: UnitId) -> Option<Length> {
    let mut farthest = None;
    for model in board.models(unit) {
        let Some(CoreAbility::Scouts(reach)) = board.core(model, CoreAbilityKind::Scouts) else {
            return None;
        };
        farthest = farthest.max(Some(reach));
    }
    farthest
}

/// Every reason against an answer to who may make a Scouts move.
pub(crate) fn scout_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Pass { .. } => Vec::new(),
        Action::Select { unit, kind: MoveKind::Scouts } if scouts(board, seat).any(|one| one == *unit) => {
            Vec::new()
        }
        Action::Select { unit, kind: MoveKind::Scouts } => {
            vec![
                Refusal::new("wh40k.ability.scouts-move", "refusal-no-scouts")
                    .with("unit", board.name(*unit)),
            ]
        }
        _ => vec![Refusal::new("wh40k.ability.scouts-move", "refusal-not-an-answer")],
    }
}
