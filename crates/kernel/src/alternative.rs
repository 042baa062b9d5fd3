//! What might be done instead of an answer that the rules forbid.

use serde::Serialize;

use crate::{AskId, Game, Line, Seat};

/// A legal answer close to one that was refused, as data and in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Alternative<A> {
    /// The answer.
    pub action: A,
    /// The same in words, with measured values.
    pub says: Line,
}

impl<A> Alternative<A> {
    /// An answer with the sentence that offers it.
    pub fn new(action: A, says: Line) -> Alternative<A> {
        Alternative { action, says }
    }
}

/// Legal answers close to a refused one, the nearest first, at most `budget`; none where nobody is asked.
///
/// They are not part of [`check`](crate::check): bots and replays never pay for a search that only people want. Games find them
/// from the view of whoever answers, so that an offer tells nothing that the seat may not know.
pub fn alternatives<G: Game>(
    game: &G,
    state: &G::State,
    id: AskId,
    seat: Seat,
    refused: &G::Action,
    budget: usize,
) -> Vec<Alternative<G::Action>> {
    if game.outcome(state).is_some() {
        return Vec::new();
    }
    let Some(ask) = game.asks(state).iter().find(|ask| ask.id == id && ask.seat == seat) else {
        return Vec::new();
    };
    let mut found = game.alternatives(&game.view(state, Some(seat)), ask, refused, budget);
    found.truncate(budget);
    let is_legal = |offer: &Alternative<G::Action>| game.refusals(state, ask, &offer.action).is_empty();
    debug_assert!(found.iter().all(is_legal), "games offer only what is legal");
    found.retain(is_legal);
    found
}
