//! What a player does without thinking.

use gonfalon_kernel::{Ask, Game, SeededDice};

/// Quick habits that guide a search: which answers come to mind first, how the rest of an imagined battle is played, and
/// how a good answer might be bettered a little. Every method has a plain default.
pub trait Instinct<G: Game>: Sync {
    /// Answers worth a thought, the most natural first, at most `budget`.
    fn candidates(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, budget: usize) -> Vec<G::Action> {
        game.proposals(view, ask, budget)
    }

    /// A quick answer in a playout. One that is not legal is replaced by the game's fallback.
    fn choose(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, chance: &mut SeededDice) -> G::Action {
        game.sample(view, ask, chance)
    }

    /// An answer close to a promising one, such as a path that ends a little to the left; `None` where nothing can be
    /// varied. One that is not legal is dropped.
    fn refine(
        &self,
        game: &G,
        view: &G::View,
        ask: &Ask<G::Question>,
        action: &G::Action,
        chance: &mut SeededDice,
    ) -> Option<G::Action> {
        let _ = (game, view, ask, action, chance);
        None
    }
}

impl<G: Game, I: Instinct<G> + ?Sized> Instinct<G> for &I {
    fn candidates(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, budget: usize) -> Vec<G::Action> {
        (**self).candidates(game, view, ask, budget)
    }
    fn choose(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, chance: &mut SeededDice) -> G::Action {
        (**self).choose(game, view, ask, chance)
    }
    fn refine(
        &self,
        game: &G,
        view: &G::View,
        ask: &Ask<G::Question>,
        action: &G::Action,
        chance: &mut SeededDice,
    ) -> Option<G::Action> {
        (**self).refine(game, view, ask, action, chance)
    }
}

/// The plain habits: the game's own proposals and samples, nothing refined.
#[derive(Clone, Copy, Debug, Default)]
pub struct Anything;

impl<G: Game> Instinct<G> for Anything {}
