//! The Remove Counters Segment.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;

/// The Remove Counters Segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Cleanup {}

impl Cleanup {
    pub(crate) fn step(self, cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        cx.emit(Event::Cleared);
        crate::victory::after_cleanup(cx);
        Step::Return(())
    }
}
