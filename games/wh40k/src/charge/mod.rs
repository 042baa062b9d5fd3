//! The Charge phase: units declare charges one after another, roll, and move into combat.

mod charging;
mod eligible;
mod shock;
#[cfg(test)]
mod tests;

use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::Length;
use serde::Serialize;

use crate::action::{Action, Moment, Question, Units};
use crate::board::Board;
use crate::constants::{CHARGE_RANGE, ENGAGEMENT};
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::stratagem;

pub use charging::Charging;
pub(crate) use charging::walk_refusals;
pub use eligible::{can_charge, is_eligible, refusals, target_refusals};
pub(crate) use shock::shock_refusals;

/// The Charge phase of the active player. Returns `Value::Nothing` when it is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Charges {}

impl Charges {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin => {
                let near = near_enemies(cx.board());
                cx.emit(Event::NearEnemies(near));
                self.ask(cx)
            }
            WakeUp::Answer(_, Action::Charge { unit, targets }) => {
                Step::Call(Frame::Charges(self), Frame::Charging(Charging::new(unit, targets)))
            }
            WakeUp::Answer(seat, Action::Use(usage)) => {
                stratagem::pay(cx, seat, &usage);
                self.ask(cx)
            }
            // wh40k.charge.phase-end
            WakeUp::Answer(..) => Step::Return(Value::Nothing),
            WakeUp::Returned(_) => self.ask(cx),
        }
    }

    /// The next unit; the phase ends by itself when none can charge.
    fn ask(self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        let seat = board.table.active;
        if !board.army(seat).any(|unit| can_charge(board, unit)) {
            return Step::Return(Value::Nothing);
        }
        Step::ask(Frame::Charges(self), seat, Question::Charge, "wh40k.charge.unit-by-unit")
    }
}

/// The units that are within charge range of an enemy: wh40k.charge.eligible-within-12.
fn near_enemies(board: Board<'_>) -> Units {
    board
        .units()
        .filter(|unit| board.enemies_of(*unit).any(|enemy| board.units_within(*unit, enemy, CHARGE_RANGE)))
        .collect()
}

/// Every reason against an answer to [`Question::Charge`].
pub(crate) fn phase_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Charge { unit, targets } => {
            let mut refusals = refusals(board, seat, *unit);
            if refusals.is_empty() {
                refusals.extend(target_refusals(board, *unit, targets));
            }
            refusals
        }
        Action::Use(usage) => stratagem::refusals(board, seat, &Moment::OwnPhase, usage),
        Action::Pass { .. } => Vec::new(),
        _ => vec![Refusal::new("wh40k.charge.unit-by-unit", "refusal-not-an-answer")],
    }
}

/// The least Charge roll that takes a unit into Engagement Range over this distance.
pub fn least_roll(gap: Length) -> u32 {
    let way = (gap.0 - ENGAGEMENT.0).max(0) as u32;
    way.div_ceil(Length::INCH.0 as u32).max(2)
}
