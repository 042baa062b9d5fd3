//! The order of a Reinforcement Stack.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Refusal;

use crate::state::Secret;

/// Every reason against an order of the player's own stack.
pub(crate) fn arrange_refusals(secret: &Secret, order: &[DiskId]) -> Vec<Refusal> {
    let mut wanted: Vec<DiskId> = secret.stack.iter().map(|(disk, _)| *disk).collect();
    let mut given = order.to_vec();
    wanted.sort_unstable();
    given.sort_unstable();
    if wanted == given {
        return Vec::new();
    }
    vec![
        Refusal::new("dw.setup.stack-order", "refusal-stack-order")
            .number("found", order.len() as i64)
            .number("count", secret.stack.len() as i64),
    ]
}
