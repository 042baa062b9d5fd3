//! Which units fight, and in which step.

use crate::board::Board;
use crate::constants::ACROSS_BARRICADE;
use crate::data::{Core, CoreAbilityKind};
use crate::measure::widened;
use crate::state::UnitId;

/// Whether a unit on the battlefield may be picked to fight.
pub fn is_eligible(board: Board<'_>, unit: UnitId) -> bool {
    let facts = board.unit(unit);
    if facts.fought || !board.on_battlefield(unit) {
        return false;
    }
    if is_alone(board, unit) {
        return facts.charged && !board.is(unit, Core::Aircraft);
    }
    let mut enemies = board.enemies_of(unit).filter(|enemy| board.units_reach(unit, *enemy));
    if board.is(unit, Core::Aircraft) {
        // wh40k.aircraft.fight-eligible
        return enemies.any(|enemy| board.is(enemy, Core::Fly));
    }
    // wh40k.fight.eligible-charged, wh40k.fight.eligible-engaged, wh40k.terrain.barricade-fight
    facts.charged || enemies.next().is_some()
}

/// Whether a quick look already shows that no enemy is in reach of a unit.
fn is_alone(board: Board<'_>, unit: UnitId) -> bool {
    let owner = board.owner(unit);
    board.bounds(unit).is_none_or(|bounds| {
        let mut near = board.models_in(widened(bounds, ACROSS_BARRICADE));
        near.all(|model| board.owner(board.unit_of(model)) == owner)
    })
}

/// Whether a unit fights in the first step: every model has the ability, or the unit has the Charge Bonus.
pub fn fights_first(board: Board<'_>, unit: UnitId) -> bool {
    board.unit(unit).charge_bonus || board.all_have(unit, CoreAbilityKind::FightsFirst)
}
