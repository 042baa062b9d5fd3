//! What speaks against a move.

use gonfalon_kernel::Refusal;

use crate::board::Board;
use crate::state::ModelId;

/// Collects reasons: all of them, or one if only whether there is any matters.
pub(crate) struct Findings {
    quick: bool,
    list: Vec<Refusal>,
}

impl Findings {
    pub(crate) fn all() -> Findings {
        Findings { quick: false, list: Vec::new() }
    }

    pub(crate) fn quick() -> Findings {
        Findings { quick: true, list: Vec::new() }
    }

    pub(crate) fn add(&mut self, refusal: Refusal) {
        if !self.list.contains(&refusal) {
            self.list.push(refusal);
        }
    }

    /// Whether nothing more has to be found.
    pub(crate) fn settled(&self) -> bool {
        self.quick && !self.list.is_empty()
    }

    /// Whether it only matters if there is any reason.
    pub(crate) fn is_quick(&self) -> bool {
        self.quick
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn into_list(self) -> Vec<Refusal> {
        self.list
    }
}

/// A refusal that names a model by its unit and its number in it.
pub(crate) fn about(board: Board<'_>, model: ModelId, refusal: Refusal) -> Refusal {
    let part = board.model_facts(model).unit;
    let number = i64::from(model.0 - board.facts(part).models.start) + 1;
    refusal.with("unit", board.name(part)).number("model", number)
}
