//! Candidate answers for bots, hints and fuzzing.

use gonfalon_kernel::{Ask, SeededDice};

use crate::Whdw;
use crate::action::{Action, Question};
use crate::view::View;

/// Good candidates.
pub(crate) fn proposals(game: &Whdw, view: &View, ask: &Ask<Question>, _budget: usize) -> Vec<Action> {
    vec![fallback(game, view, ask)]
}

/// One candidate.
pub(crate) fn sample(game: &Whdw, view: &View, ask: &Ask<Question>, _chance: &mut SeededDice) -> Action {
    fallback(game, view, ask)
}

/// The safe answer.
pub(crate) fn fallback(_game: &Whdw, _view: &View, _ask: &Ask<Question>) -> Action {
    Action::Done
}
