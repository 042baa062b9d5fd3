//! Worlds that somebody who does not know everything may think possible.

use crate::{Game, Seat, SeededDice};

/// A game whose positions can be imagined by whoever sees only a part of them.
///
/// What a seat does not know leaves the state twice: [`Game::view`] shows the table without it, and
/// [`Imagines::underway`] says what is going on without it. From both a whole position is made up again, with other
/// secrets; whoever searches in it cannot know more than the seat does.
pub trait Imagines: Game {
    /// Unfinished business and open questions without anybody else's secrets.
    type Underway: Clone + PartialEq + std::fmt::Debug;

    /// What `seat` may know of what is going on.
    fn underway(&self, state: &Self::State, seat: Seat) -> Self::Underway;

    /// A position that agrees with everything `seat` knows. What it does not know is drawn by `chance`; what it knows
    /// itself is as it is.
    fn imagine(
        &self,
        seat: Seat,
        view: &Self::View,
        underway: &Self::Underway,
        chance: &mut SeededDice,
    ) -> Self::State;
}
