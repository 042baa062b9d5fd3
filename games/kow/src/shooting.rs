//! The Shoot phase.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// The Shoot phase.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Volleys {}

impl Volleys {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
