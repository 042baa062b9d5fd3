//! Imagined worlds: what a position might be, for somebody who knows a part of it.

use std::borrow::Cow;

use crate::{Game, Seat, SeededDice};

/// A game whose positions can be imagined from what one seat knows. Searching opponents think in such worlds, so they cannot
/// know more than a player in their seat.
///
/// What a seat does not know leaves the state twice: [`Game::view`] shows the table without it, and [`Imagines::underway`]
/// says what is going on without it. From both a whole position is made up again. Two laws hold, and [`is_honest`] looks at
/// the first: to the same seat an imagined world looks exactly like the true one; and every world that the seat cannot rule
/// out may come up.
pub trait Imagines: Game {
    /// Unfinished business and open questions without anybody else's secrets.
    type Underway: Clone + PartialEq + std::fmt::Debug + Send + Sync;

    /// What `seat` may know of what is going on.
    fn underway(&self, state: &Self::State, seat: Seat) -> Self::Underway;

    /// A position that a seat may believe in: hidden cards, stacks, spellbooks, objectives and answers that others have
    /// sealed are drawn by chance among those that fit what it knows.
    fn imagine(&self, known: &Known<Self>, chance: &mut SeededDice) -> Self::State;

    /// Puts the question again to every other seat that has sealed its answer in the window in which `seat` is asked, so
    /// that a search can decide for them from their own views instead of drawing their answers. A game without
    /// simultaneous questions has nothing to do.
    fn reopen(&self, state: &mut Self::State, seat: Seat) {
        let _ = (state, seat);
    }
}

/// Everything that one seat knows of a position.
pub struct Known<G: Imagines + ?Sized> {
    /// Who.
    pub seat: Seat,
    /// What it sees of the table.
    pub view: G::View,
    /// What it knows of what is going on.
    pub underway: G::Underway,
}

impl<G: Imagines> Known<G> {
    /// What `seat` knows of `state`.
    pub fn of(game: &G, state: &G::State, seat: Seat) -> Known<G> {
        Known { seat, view: game.view(state, Some(seat)), underway: game.underway(state, seat) }
    }
}

impl<G: Imagines> Clone for Known<G> {
    fn clone(&self) -> Self {
        Known { seat: self.seat, view: self.view.clone(), underway: self.underway.clone() }
    }
}

impl<G: Imagines> PartialEq for Known<G> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat && self.view == other.view && self.underway == other.underway
    }
}

impl<G: Imagines> std::fmt::Debug for Known<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Known { seat, view, underway } = self;
        f.debug_struct("Known").field("seat", seat).field("view", view).field("underway", underway).finish()
    }
}

/// A position as it is shown to one seat. Opponents get this and never a state: most look at the view alone, and what it
/// takes to imagine is made only for who asks for it.
pub struct Seen<'a, G: Imagines> {
    seat: Seat,
    view: Cow<'a, G::View>,
    underway: Underway<'a, G>,
}

enum Underway<'a, G: Imagines> {
    Known(&'a G::Underway),
    Of(&'a G, &'a G::State),
}

impl<'a, G: Imagines> Seen<'a, G> {
    /// Shows a position to `seat`.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Seen<'a, G> {
        Seen { seat, view: Cow::Owned(game.view(state, Some(seat))), underway: Underway::Of(game, state) }
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees of the table.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// Everything that the seat knows.
    pub fn known(&self) -> Known<G> {
        let underway = match self.underway {
            Underway::Known(underway) => underway.clone(),
            Underway::Of(game, state) => game.underway(state, self.seat),
        };
        Known { seat: self.seat, view: self.view.as_ref().clone(), underway }
    }
}

impl<'a, G: Imagines> From<&'a Known<G>> for Seen<'a, G> {
    fn from(known: &'a Known<G>) -> Seen<'a, G> {
        let Known { seat, view, underway } = known;
        Seen { seat: *seat, view: Cow::Borrowed(view), underway: Underway::Known(underway) }
    }
}

impl<G: Imagines> std::fmt::Debug for Seen<'_, G> {
    /// Shows what the seat sees and nothing else.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seen").field("seat", &self.seat).field("view", &self.view).finish_non_exhaustive()
    }
}

/// Whether a world imagined from what `seat` knows of `truth` looks the same to that seat, and asks it the same.
pub fn is_honest<G: Imagines>(game: &G, truth: &G::State, seat: Seat, chance: &mut SeededDice) -> bool {
    let known = Known::of(game, truth, seat);
    let imagined = game.imagine(&known, chance);
    let asked = |state| game.asks(state).iter().find(|ask| ask.seat == seat).cloned();
    Known::of(game, &imagined, seat) == known && asked(&imagined) == asked(truth)
}
