//! An opponent that does anything that comes to mind.

use gonfalon_kernel::{Ask, Imagines, SeededDice, Seen};

use crate::Bot;

/// Answers with one proposal drawn by chance. Its chance is its own: the dice of the match stay untouched.
#[derive(Clone, Debug)]
pub struct Random {
    chance: SeededDice,
}

impl Random {
    /// The opponent that belongs to a number.
    pub fn new(seed: u64) -> Random {
        Random { chance: SeededDice::new(seed) }
    }
}

impl<G: Imagines> Bot<G> for Random {
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        game.sample(seen.view(), ask, &mut self.chance)
    }
}
