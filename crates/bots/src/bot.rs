//! What an opponent is.

use gonfalon_kernel::{Ask, Imagines, Seen};

/// An opponent. It is shown what its seat sees and never a state, so it cannot know more than a player would.
pub trait Bot<G: Imagines> {
    /// The answer to a question put to the seat to which this is shown. It must be legal.
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action;
}

impl<G: Imagines, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        (**self).answer(game, seen, ask)
    }
}

impl<G: Imagines, B: Bot<G> + ?Sized> Bot<G> for &mut B {
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        (**self).answer(game, seen, ask)
    }
}
