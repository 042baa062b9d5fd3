//! The one way in: what is pending, is this answer legal, play it.

use serde::{Serialize, de::DeserializeOwned};

use crate::{Alternative, Ask, AskId, Denied, Dice, Legal, Line, Outcome, Refusal, Seat, SeededDice};

/// Receives what happens, in order.
pub trait Sink<E> {
    /// One thing that happened.
    fn event(&mut self, event: &E);
}

/// Ignores everything: for simulations.
impl<E> Sink<E> for () {
    fn event(&mut self, _: &E) {}
}

/// Keeps everything.
impl<E: Clone> Sink<E> for Vec<E> {
    fn event(&mut self, event: &E) {
        self.push(event.clone());
    }
}

/// One game with the public facts of one match (components, armies, agreed options).
///
/// Everything that drives a match goes through [`asks`](Game::asks), [`check`] and [`play`].
pub trait Game {
    /// The whole truth of a position: cheap to clone, never sent to anybody.
    type State: Clone + Serialize + std::fmt::Debug;
    /// What a seat is asked.
    type Question: Clone + PartialEq + Serialize + std::fmt::Debug;
    /// What a seat answers.
    type Action: Clone + PartialEq + Serialize + DeserializeOwned + std::fmt::Debug;
    /// What happened.
    type Event: Clone + PartialEq + Serialize + std::fmt::Debug;
    /// What one seat (or a spectator) may know of a position.
    type View: Clone + PartialEq + Serialize + std::fmt::Debug;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// The open questions; empty exactly when the match is over.
    fn asks<'s>(&self, state: &'s Self::State) -> &'s [Ask<Self::Question>];

    /// How the match ended, once it has.
    fn outcome<'s>(&self, state: &'s Self::State) -> Option<&'s Outcome>;

    /// Every reason against `action` as an answer to `ask`; an empty list makes it legal.
    fn refusals(&self, state: &Self::State, ask: &Ask<Self::Question>, action: &Self::Action)
    -> Vec<Refusal>;

    /// Carries out an accepted answer and runs to the next question. Use [`play`] instead.
    fn carry_out(
        &self,
        state: &mut Self::State,
        legal: Accepted<Self::Action>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Self::Event>,
    );

    /// What `viewer` may know; `None` is a spectator.
    fn view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// What `viewer` may learn of an event: all of it, a redacted form, or nothing.
    fn seen(&self, event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;

    /// Good candidate answers, the most natural first, at most `budget`. Each passes [`check`]; what is not
    /// listed may be just as legal.
    fn proposals(&self, view: &Self::View, ask: &Ask<Self::Question>, budget: usize) -> Vec<Self::Action>;

    /// One proposal drawn by chance, without listing the others.
    fn sample(&self, view: &Self::View, ask: &Ask<Self::Question>, chance: &mut SeededDice) -> Self::Action;

    /// The safe answer for a player who does not answer: always legal.
    fn fallback(&self, view: &Self::View, ask: &Ask<Self::Question>) -> Self::Action;

    /// Legal answers close to `refused`, which [`check`] has turned away: the nearest first, at most `budget`. Each passes
    /// [`check`]. Use [`alternatives`](crate::alternatives) instead. A game that knows none says nothing.
    fn alternatives(
        &self,
        view: &Self::View,
        ask: &Ask<Self::Question>,
        refused: &Self::Action,
        budget: usize,
    ) -> Vec<Alternative<Self::Action>> {
        let _ = (view, ask, refused, budget);
        Vec::new()
    }

    /// An event in words, for the log; `None` where there is nothing to say.
    fn tell(&self, event: &Self::Event) -> Option<Line>;

    /// A question in words.
    fn tell_question(&self, question: &Self::Question) -> Line;
}

/// An accepted answer in the hands of the game: made by [`play`] alone, turned into a wake-up of the frame that
/// asked by [`Accepted::resume`].
#[derive(Debug)]
pub struct Accepted<A>(Legal<A>);

impl<A> Accepted<A> {
    /// Wakes the frame that put the question.
    pub fn resume<M: crate::Machine<Action = A>>(self, machine: &mut M) {
        let Legal { ask, seat, action } = self.0;
        crate::flow::resume(machine, ask, seat, action);
    }
}

/// Judges an answer: every reason against it, or the proof that it is legal.
pub fn check<G: Game>(
    game: &G,
    state: &G::State,
    id: AskId,
    seat: Seat,
    action: G::Action,
) -> Result<Legal<G::Action>, Denied> {
    if game.outcome(state).is_some() {
        return Err(Denied::Over);
    }
    let ask = game.asks(state).iter().find(|ask| ask.id == id && ask.seat == seat).ok_or(Denied::NotAsked)?;
    let refusals = game.refusals(state, ask, &action);
    if refusals.is_empty() { Ok(Legal { ask: id, seat, action }) } else { Err(Denied::Refused(refusals)) }
}

/// Plays a legal answer up to the next question. Cannot fail.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    legal: Legal<G::Action>,
    dice: &mut dyn Dice,
    sink: &mut dyn Sink<G::Event>,
) {
    debug_assert!(
        game.asks(state).iter().any(|ask| ask.id == legal.ask && ask.seat == legal.seat),
        "a proof is good for one question only"
    );
    game.carry_out(state, Accepted(legal), dice, sink);
}
