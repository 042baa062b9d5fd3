//! The game's unfinished business.

use serde::Serialize;

use crate::action::Use;
use crate::attack::Attacks;
use crate::charge::{Charges, Charging};
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Mortals, Removal};
use crate::fight::{Fighting, Fights};
use crate::shooting::{Overwatch, Shooting};
use crate::stratagem::React;

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A window for Stratagems.
    React(React),
    /// The attacks of a unit.
    Attacks(Box<Attacks>),
    /// Mortal wounds on a unit.
    Mortals(Mortals),
    /// The end of a model that may explode or carries others.
    Removal(Removal),
    /// The Shooting phase.
    Shooting(Shooting),
    /// Fire Overwatch.
    Overwatch(Overwatch),
    /// The Charge phase.
    Charges(Charges),
    /// One charge.
    Charging(Charging),
    /// The Fight phase.
    Fights(Fights),
    /// One unit fights.
    Fighting(Fighting),
}

/// What a frame returns to the one that called it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Nothing.
    Nothing,
    /// A Stratagem was used and paid for.
    Used(Use),
    /// No Stratagem was used.
    Passed,
}

impl Frame {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match self {
            Frame::React(frame) => frame.step(cx, wake),
            Frame::Attacks(frame) => frame.step(cx, wake),
            Frame::Mortals(frame) => frame.step(cx, wake),
            Frame::Removal(frame) => frame.step(cx, wake),
            Frame::Shooting(frame) => frame.step(cx, wake),
            Frame::Overwatch(frame) => frame.step(cx, wake),
            Frame::Charges(frame) => frame.step(cx, wake),
            Frame::Charging(frame) => frame.step(cx, wake),
            Frame::Fights(frame) => frame.step(cx, wake),
            Frame::Fighting(frame) => frame.step(cx, wake),
        }
    }
}
