//! Turn after turn.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// Turn after turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Turns {}

impl Turns {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
