//! What an opponent is.

use gonfalon_kernel::{Ask, Denied, Imagines, Seen};
use gonfalon_search::{Progress, Thought};

/// An opponent. It is shown what its seat sees and never a state, so it cannot know more than a player would.
pub trait Bot<G: Imagines> {
    /// The answer to a question put to the seat to which this is shown. It must be legal.
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action;

    /// The same answer with its reasons, where the opponent has any. `watch` is told now and then how far it has come; if it
    /// says no, the opponent answers at once.
    fn consider(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        ask: &Ask<G::Question>,
        watch: &(dyn Fn(Progress) -> bool + Sync),
    ) -> Considered<G> {
        let _ = watch;
        Considered { answer: self.answer(game, seen, ask), thought: None }
    }

    /// Another answer after the rules turned down the last one; `None` from opponents that make no mistakes, so that theirs are
    /// found.
    fn again(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        ask: &Ask<G::Question>,
        denied: &Denied,
    ) -> Option<G::Action> {
        let _ = (game, seen, ask, denied);
        None
    }
}

/// An answer and why.
#[derive(Debug)]
pub struct Considered<G: Imagines> {
    /// The answer.
    pub answer: G::Action,
    /// Its reasons; `None` from opponents that do not think ahead.
    pub thought: Option<Thought<G::Action, G::Event>>,
}

impl<G: Imagines, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        (**self).answer(game, seen, ask)
    }

    fn consider(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        ask: &Ask<G::Question>,
        watch: &(dyn Fn(Progress) -> bool + Sync),
    ) -> Considered<G> {
        (**self).consider(game, seen, ask, watch)
    }

    fn again(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        ask: &Ask<G::Question>,
        denied: &Denied,
    ) -> Option<G::Action> {
        (**self).again(game, seen, ask, denied)
    }
}

impl<G: Imagines, B: Bot<G> + ?Sized> Bot<G> for &mut B {
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        (**self).answer(game, seen, ask)
    }

    fn consider(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        ask: &Ask<G::Question>,
        watch: &(dyn Fn(Progress) -> bool + Sync),
    ) -> Considered<G> {
        (**self).consider(game, seen, ask, watch)
    }

    fn again(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        ask: &Ask<G::Question>,
        denied: &Denied,
    ) -> Option<G::Action> {
        (**self).again(game, seen, ask, denied)
    }
}
