//! What is decided before anybody stands on the battlefield.

use gonfalon_kernel::Seat;
use gonfalon_table::Length;
use gonfalon_wh40k::action::Action;
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::proposals;

/// On a longer battlefield AIRCRAFT fly on without leaving it at once.
const SHORT: Length = Length::inches(60);
/// With fewer features there is little to hide behind on the way to the enemy.
const OPEN_GROUND: usize = 12;

/// Leaders lead, TRANSPORTS are filled and whoever can comes by Deep Strike. On a short battlefield AIRCRAFT hover, and where the
/// ground is open too the quickest unit waits in Strategic Reserves.
pub(crate) fn formations(board: Board<'_>, seat: Seat) -> Action {
    let mut plans = proposals::daring(board, seat);
    let plan = if board.field().width() > SHORT {
        proposals::formations(board, seat).swap_remove(1)
    } else if board.table.terrain.len() < OPEN_GROUND && plans.len() > 1 {
        plans.swap_remove(1)
    } else {
        plans.swap_remove(0)
    };
    Action::Formations(plan)
}
