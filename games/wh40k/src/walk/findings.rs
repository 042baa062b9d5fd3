//! What speaks against a move.

use gonfalon_kernel::Refusal;

use crate::board::Board;
use crate::state::ModelId;

/// Collects reasons: all of them, or one if only whether there is any matters.
pub(crate) struct Findings {
    quick: bool,
    any: bool,
    list: Vec<Refusal>,
}

impl Findings {
    pub(crate) fn all() -> Findings {
        Findings { quick: false, any: false, list: Vec::new() }
    }

    pub(crate) fn quick() -> Findings {
        Findings { quick: true, any: false, list: Vec::new() }
    }

    pub(crate) fn add(&mut self, refusal: Refusal) {
        self.any = true;
        if !self.list.contains(&refusal) {
            self.list.push(refusal);
        }
    }

    /// Adds a reason, which is put into words only if somebody is going to read it.
    pub(crate) fn note(&mut self, refusal: impl FnOnce() -> Refusal) {
        if self.quick {
            self.any = true;
        } else {
            self.add(refusal());
        }
    }

    /// Whether nothing more has to be found.
    pub(crate) fn settled(&self) -> bool {
        self.quick && self.any
    }

    /// Whether it only matters if there is any reason.
    pub(crate) fn is_quick(&self) -> bool {
        self.quick
    }

    pub(crate) fn is_empty(&self) -> bool {
        !self.any
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
