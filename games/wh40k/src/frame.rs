//! The game's unfinished business.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {}

/// What a frame returns to the one that called it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Nothing.
    Nothing,
}

impl Frame {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        match self {}
    }
}
