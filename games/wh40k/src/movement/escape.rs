//! Desperate Escape tests of a unit that Falls Back.

use gonfalon_kernel::Refusal;

use crate::action::{Action, Models, Walk};
use crate::board::Board;
use crate::constants::ESCAPE_FAILS_ON;
use crate::data::Core;
use crate::state::UnitId;
use crate::turn::chosen_refusals;
use crate::walk;

/// The models of a unit that are tested before they go these ways.
pub(super) fn tested(board: Board<'_>, unit: UnitId, walks: &[Walk]) -> Models {
    // wh40k.battleshock.fall-back-tests: every model, without exception.
    if board.unit(unit).battle_shocked {
        return board.models(unit).collect();
    }
    walks.iter().filter(|walk| must_test(board, unit, walk)).map(|walk| walk.model).collect()
}

/// Whether a model is tested for going this way: it crosses enemies and is neither TITANIC nor can FLY.
pub(super) fn must_test(board: Board<'_>, unit: UnitId, walk: &Walk) -> bool {
    // wh40k.fallback.desperate-escape-exempt
    !board.model_is(walk.model, Core::Titanic)
        && !board.model_is(walk.model, Core::Fly)
        && walk::crosses_enemies(board, unit, walk)
}

/// How many tests failed.
pub(super) fn failures(dice: &[u8]) -> usize {
    dice.iter().filter(|die| **die <= ESCAPE_FAILS_ON).count()
}

/// Every reason against an answer to which models did not escape.
pub(crate) fn escape_refusals(board: Board<'_>, unit: UnitId, count: u8, action: &Action) -> Vec<Refusal> {
    let rule = "wh40k.fallback.desperate-escape-result";
    match action {
        Action::Models(models) => chosen_refusals(board, unit, models, usize::from(count), rule),
        _ => vec![Refusal::new(rule, "refusal-not-an-answer")],
    }
}
