//! The window for Fire Overwatch around the moves of a unit.

use serde::Serialize;

use crate::action::{Moment, Use};
use crate::cx::{Cx, Step, WakeUp};
use crate::frame::{Frame, Value};
use crate::shooting::Overwatch;
use crate::state::UnitId;
use crate::stratagem::React;

/// Lets the opponent of a unit that moves or was set up use Fire Overwatch, and carries it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Watch {
    /// The unit that moves or was set up, an enemy of who watches.
    pub enemy: UnitId,
    /// It has ended its move or was set up, instead of beginning.
    pub ended: bool,
}

impl Watch {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin => {
                let seat = cx.opponent(cx.board().owner(self.enemy));
                let moment = Moment::EnemyMoves { unit: self.enemy, ended: self.ended };
                Step::Call(Frame::Watch(self), Frame::React(React { seat, moment }))
            }
            WakeUp::Returned(Value::Used(Use { unit: Some(unit), .. })) => {
                Step::Become(Frame::Overwatch(Overwatch { unit, enemy: self.enemy }))
            }
            _ => Step::Return(Value::Nothing),
        }
    }
}
