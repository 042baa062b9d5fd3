//! Nerve tests, one after another.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// Nerve tests, one after another.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tests {}

impl Tests {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
