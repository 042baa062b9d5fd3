//! The Combat Segment.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};

/// The Combat Segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Combat {}

impl Combat {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
