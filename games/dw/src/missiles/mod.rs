//! The Missile Segment.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// The Missile Segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Missiles {}

impl Missiles {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
