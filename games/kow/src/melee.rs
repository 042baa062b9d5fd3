//! The Melee phase.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// The Melee phase.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Melees {}

impl Melees {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
