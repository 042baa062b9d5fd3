//! What an opponent is.

use gonfalon_kernel::{Ask, Game};

/// An opponent. It is given views and never a state, so it cannot know more than a player would.
pub trait Bot<G: Game> {
    /// The answer to a question put to the seat whose view this is. It must be legal.
    fn answer(&mut self, game: &G, view: &G::View, ask: &Ask<G::Question>) -> G::Action;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn answer(&mut self, game: &G, view: &G::View, ask: &Ask<G::Question>) -> G::Action {
        (**self).answer(game, view, ask)
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for &mut B {
    fn answer(&mut self, game: &G, view: &G::View, ask: &Ask<G::Question>) -> G::Action {
        (**self).answer(game, view, ask)
    }
}
