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

/// Every reason against an answer to [`Question::Order`](crate::action::Question::Order).
pub(crate) fn order_refusals(
    _board: crate::board::Board<'_>,
    _seat: gonfalon_kernel::Seat,
    deed: &crate::action::Deed,
) -> Vec<gonfalon_kernel::Refusal> {
    match deed {
        crate::action::Deed::Done => Vec::new(),
        _ => vec![gonfalon_kernel::Refusal::new("kow.move.one-order", "refusal-not-an-answer")],
    }
}
