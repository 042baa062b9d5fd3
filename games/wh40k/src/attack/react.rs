//! Command Re-rolls in the attack sequence.

use gonfalon_kernel::Seat;

use crate::action::Moment;
use crate::cx::Cx;
use crate::frame::Frame;
use crate::state::UnitId;
use crate::stratagem::{React, Stratagem, rolls};

/// The window after a roll for a unit, if its player can use a Command Re-roll now.
pub(crate) fn window(
    cx: &Cx<'_>,
    unit: UnitId,
    purpose: &'static str,
    dice: &[u8],
    needed: u8,
) -> Option<Frame> {
    let seat: Seat = cx.board().owner(unit);
    // Most windows end here, before anything is copied. A sum of sixes cannot get better.
    let best = rolls::is_sum(purpose) && dice.iter().all(|face| *face == 6);
    if dice.is_empty()
        || best
        || cx.state.table.players[seat].command_points < Stratagem::CommandReroll.cost()
    {
        return None;
    }
    let moment = Moment::Rolled { unit, purpose, dice: dice.iter().copied().collect(), needed };
    let offers = crate::stratagem::offers(cx.board(), seat, &moment);
    offers.contains(&Stratagem::CommandReroll).then_some(Frame::React(React { seat, moment }))
}
