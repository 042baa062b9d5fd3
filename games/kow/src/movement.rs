//! The Move phase: orders, one unit after another.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// The Move phase: orders, one unit after another.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Orders {}

impl Orders {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
