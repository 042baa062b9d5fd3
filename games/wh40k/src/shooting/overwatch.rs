//! Shooting out of turn.

use serde::Serialize;

use super::eligible;
use super::target::Aim;
use super::volley::volley_at;
use crate::action::{Action, Question};
use crate::attack::Attacks;
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::UnitId;

/// Fire Overwatch of a unit, after the Stratagem was paid for: it shoots at the enemy that moves, and only at it. Returns
/// `Value::Nothing`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Overwatch {
    /// Who shoots.
    pub unit: UnitId,
    /// At whom.
    pub enemy: UnitId,
}

impl Overwatch {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin => {
                if !can_fire(cx.board(), self.unit, self.enemy) {
                    return Step::Return(Value::Nothing);
                }
                let seat = cx.board().owner(self.unit);
                let question = Question::Overwatch { unit: self.unit, enemy: self.enemy };
                Step::ask(Frame::Overwatch(self), seat, question, "wh40k.stratagem.fire-overwatch-effect")
            }
            WakeUp::Answer(_, Action::Shoot { unit, shots }) => {
                cx.emit(Event::TargetsChosen { unit, shots: shots.clone() });
                let attacks = Attacks::new(cx.board(), unit, false, &shots);
                Step::Become(Frame::Attacks(Box::new(attacks)))
            }
            WakeUp::Answer(..) | WakeUp::Returned(_) => Step::Return(Value::Nothing),
        }
    }
}

/// Whether a unit would be eligible to shoot at an enemy in its own Shooting phase and has a weapon that can.
pub(crate) fn can_fire(board: Board<'_>, unit: UnitId, enemy: UnitId) -> bool {
    if !eligible::refusals(board, unit).is_empty() {
        return false;
    }
    let aim = Aim::new(board, unit, enemy);
    let own = eligible::guns(board, unit).any(|(shooter, _, weapon)| {
        weapon.profiles.iter().any(|profile| aim.is_legal(board, shooter, profile))
    });
    own || eligible::firing_deck(board, unit) > 0 && !volley_at(board, unit, enemy).is_empty()
}
