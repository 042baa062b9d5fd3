//! Imagined worlds: what a position might be, for somebody who knows one view of it.

use crate::{Game, Seat, SeededDice};

/// A game whose positions can be imagined from what one seat sees. Searching opponents think in such worlds; a view is
/// all they get, so they cannot know more than a player in their seat.
///
/// Two laws hold, and [`is_honest`] looks at the first: seen by the same seat, an imagined world looks exactly like the
/// view it was imagined from; and every world that the seat cannot rule out may come up.
pub trait Imagines: Game {
    /// A position that `seat` may believe in: hidden cards, stacks, spellbooks, objectives and answers that others have
    /// sealed are drawn by chance among those that fit `view`.
    fn imagine(&self, view: &Self::View, seat: Seat, chance: &mut SeededDice) -> Self::State;

    /// Puts the question again to every other seat that has sealed its answer in the window in which `seat` is asked, so
    /// that a search can decide for them from their own views instead of drawing their answers. A game without
    /// simultaneous questions has nothing to do.
    fn reopen(&self, state: &mut Self::State, seat: Seat) {
        let _ = (state, seat);
    }
}

/// Whether a world imagined from what `seat` sees of `truth` looks the same to that seat, and asks it the same.
pub fn is_honest<G: Imagines>(game: &G, truth: &G::State, seat: Seat, chance: &mut SeededDice) -> bool {
    let view = game.view(truth, Some(seat));
    let imagined = game.imagine(&view, seat, chance);
    let asked = |state| game.asks(state).iter().find(|ask| ask.seat == seat).cloned();
    game.view(&imagined, Some(seat)) == view && asked(&imagined) == asked(truth)
}
