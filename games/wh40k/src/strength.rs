//! Starting Strength and Half-strength.

use crate::board::Board;
use crate::state::{ModelId, UnitId};

/// A unit's Starting Strength. Of an Attached unit only the parts that are left count.
pub(crate) fn starting(board: Board<'_>, unit: UnitId) -> usize {
    // wh40k.strength.attached-sum, wh40k.strength.attached-reverts
    let left = |part: &UnitId| board.facts(*part).models.clone().any(|m| !board.model(ModelId(m)).destroyed);
    board.parts(unit).filter(left).map(|part| board.facts(part).models.len()).sum()
}

/// Whether a unit is Below Half-strength.
pub(crate) fn below_half(board: Board<'_>, unit: UnitId) -> bool {
    let starting = starting(board, unit);
    if starting == 1 {
        // wh40k.strength.below-half-single
        return board
            .models(unit)
            .any(|model| 2 * u16::from(board.wounds_left(model)) < u16::from(board.profile(model).wounds));
    }
    2 * board.strength(unit) < starting
}

/// The best Leadership in a unit; lower is better.
pub(crate) fn best_leadership(board: Board<'_>, unit: UnitId) -> u8 {
    board.models(unit).map(|model| board.leadership(model).total()).min().unwrap_or(0)
}
