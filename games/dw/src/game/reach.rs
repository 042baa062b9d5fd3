//! Numbers from outside that could not be reckoned with.

use crate::action::{Action, Choice, Order};
use crate::data::Library;

impl Action {
    /// Whether all places are near enough to reckon with and all components exist.
    pub(super) fn is_in_reach(&self, library: &Library) -> bool {
        match self {
            Action::Terrain { at, .. } | Action::At(at) => at.is_in_reach(),
            Action::Fire { aim, .. } | Action::Toss { aim, .. } => aim.is_in_reach(),
            Action::Place(places) => places.iter().all(|(_, at)| at.is_in_reach()),
            Action::Activate { order, .. } => match order {
                Order::Gate { at, .. } => at.is_in_reach(),
                Order::Use { choice, .. } | Order::Cast { choice, .. } => choice.is_in_reach(library),
                Order::Move(_) | Order::Pass => true,
            },
            Action::Stack(_)
            | Action::Flip(_)
            | Action::Done
            | Action::Choose(_)
            | Action::ChooseAll(_)
            | Action::Next(_)
            | Action::Accept
            | Action::Strike(_)
            | Action::Share(_)
            | Action::EndGame => true,
        }
    }
}

impl Choice {
    fn is_in_reach(&self, library: &Library) -> bool {
        self.at.is_none_or(|at| at.is_in_reach())
            && self.spell.is_none_or(|spell| spell.index() < library.spells.len())
            && self.borrowed.as_ref().is_none_or(|borrowed| borrowed.choice.is_in_reach(library))
    }
}
