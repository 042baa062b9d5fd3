//! Which Stratagems a player is offered at a moment.

use gonfalon_kernel::Seat;
use smallvec::SmallVec;

use super::refusals::{fits, payment};
use super::{Stratagem, targets};
use crate::action::Moment;
use crate::board::Board;

/// A few Stratagems.
pub type Offers = SmallVec<[Stratagem; 4]>;

/// What a seat is offered at a moment: what it can pay, has not used, has a target for and did not silence.
pub fn offers(board: Board<'_>, seat: Seat, moment: &Moment) -> Offers {
    let player = &board.table.players[seat];
    // Most windows end here: nothing in the core rules is free.
    if player.command_points == 0 {
        return Offers::new();
    }
    candidates(moment)
        .iter()
        .copied()
        .filter(|stratagem| {
            !player.silences.covers(*stratagem)
                && fits(board, seat, moment, *stratagem)
                && payment(board, seat, *stratagem).is_empty()
                && targets::exist(board, seat, moment, *stratagem)
        })
        .collect()
}

/// The Stratagems that belong to a kind of moment.
fn candidates(moment: &Moment) -> &'static [Stratagem] {
    match moment {
        Moment::Rolled { .. } => &[Stratagem::CommandReroll],
        Moment::TestFailed(_) => &[Stratagem::InsaneBravery],
        Moment::EnemyMoves { .. } => &[Stratagem::FireOverwatch],
        Moment::MovementEnds => &[Stratagem::RapidIngress],
        Moment::Targeted { .. } => &[Stratagem::GoToGround, Stratagem::Smokescreen],
        Moment::Charged(_) => &[Stratagem::HeroicIntervention],
        Moment::Fights(_) => &[Stratagem::EpicChallenge],
        Moment::EnemyFought(_) => &[Stratagem::CounterOffensive],
        Moment::OwnPhase => &[Stratagem::Grenade, Stratagem::TankShock],
        Moment::ChargeMoved(_) => &[Stratagem::TankShock],
    }
}
