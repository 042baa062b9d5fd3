//! The game's unfinished business.

use serde::Serialize;

use crate::action::Use;
use crate::cx::{Cx, Step, WakeUp};
use crate::stratagem::React;

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A window for Stratagems.
    React(React),
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
        }
    }
}
