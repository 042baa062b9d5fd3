//! The game's unfinished business: one frame for each procedure of the book that can be interrupted.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};
use crate::movement::Moving;

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A movement, flip by flip.
    Moving(Moving),
}

impl Frame {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match self {
            Frame::Moving(frame) => frame.step(cx, wake),
        }
    }
}
