//! Whom a unit can charge, told quickly.

use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::Length;

use super::{arc_and_range_refusals, formal_refusals, may_charge, plan, sight_refusal};
use crate::action::Order;
use crate::board::Board;
use crate::movement::order_itself;
use crate::state::UnitId;

/// Searches for a way that a whole question may take, so that large armies are asked as quickly as small ones: the more
/// units, the longer each search takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Searches(usize);

impl Searches {
    /// Plenty for armies of the usual size, and none with a hundred units a side.
    pub(crate) fn on(board: Board<'_>) -> Searches {
        let units = board.units().count().max(1);
        Searches(36_000 / (units * units))
    }

    /// Whether there is one left, which is used up.
    pub(super) fn take(&mut self) -> bool {
        let has = self.0 > 0;
        self.0 = self.0.saturating_sub(1);
        has
    }
}

/// Whom a lone unit can charge, the nearest first; if nobody, the reasons that are found first, as the nearest enemy shows them.
///
/// As soon as no search is left, whoever is in reach and in sight is named, even if there is neither room nor way:
/// the judgement of the charge tells then.
pub(crate) fn targets(
    board: Board<'_>,
    seat: Seat,
    unit: UnitId,
    searches: &mut Searches,
) -> Result<Vec<UnitId>, Vec<Refusal>> {
    let refusals = order_itself(board, seat, unit, Order::Charge);
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let here = board.footprint(unit);
    let reach = charge_reach(board, unit);
    let enemies = || board.units().filter(|other| board.enemies(unit, *other));
    let mut near: Vec<(Length, UnitId)> = enemies()
        .map(|enemy| (board.footprint(enemy), enemy))
        .filter(|(footprint, _)| !here.is_far(footprint, reach))
        .map(|(footprint, enemy)| (here.gap(&footprint), enemy))
        .collect();
    near.sort_unstable();
    let mut can_be_charged = |target: &UnitId| {
        let units = [unit];
        may_charge(board, seat, &units, *target)
            && (!searches.take() || plan::work_out(board, &units, *target, &units).is_some())
    };
    let targets: Vec<UnitId> =
        near.iter().map(|(_, target)| *target).filter(|one| can_be_charged(one)).collect();
    if !targets.is_empty() {
        return Ok(targets);
    }
    let by_centre = |enemy: &UnitId| here.centre.distance_squared(board.footprint(*enemy).centre);
    let nearest = near.first().map(|(_, enemy)| *enemy).or_else(|| enemies().min_by_key(by_centre));
    nearest.map_or(Ok(Vec::new()), |nearest| Err(first_refusals(board, seat, unit, nearest)))
}

/// The reasons against a lone charge that are found first: its form, then arc, range and sight, then room and way.
fn first_refusals(board: Board<'_>, seat: Seat, unit: UnitId, target: UnitId) -> Vec<Refusal> {
    let units = [unit];
    let mut refusals = formal_refusals(board, seat, &units, target);
    if refusals.is_empty() {
        refusals = arc_and_range_refusals(board, unit, target);
    }
    if refusals.is_empty() {
        refusals.extend(sight_refusal(board, unit, target, &units));
    }
    if refusals.is_empty() {
        refusals = plan::refusals(board, &units, target, |_| true);
    }
    refusals
}

/// Farther away than this nobody can be charged: an obstacle that is defended may lie between the charger and its target.
pub(super) fn charge_reach(board: Board<'_>, unit: UnitId) -> Length {
    board.profile(unit).speed * 2 + board.game.library.constants.charge.obstacle_reach * 2
}
