//! The game's unfinished business: one frame for each procedure of the book that can be interrupted.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {}

impl Frame {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        match self {}
    }
}
