//! Which rules bore on a match, where its events do not name them: orders, landings, dice, blows, cards and abilities.
//!
//! Events cite some rules themselves. What is here is seen by looking at an answer, the table before it and what came of it,
//! event by event; it is for counting what a series of matches has made use of, never for playing. What is forbidden and
//! therefore not tried does not count, nor does a rule whose part in a step cannot be told.

mod abilities;
mod activation;
mod command;
mod cover;
mod damage;
mod deployment;
mod ending;
mod melee;
mod moves;
mod order;
mod pins;
mod ranged;
mod scatter;
mod setup;
mod sight;
mod terrain;

use gonfalon_kernel::{RuleId, Seat};

use crate::Whdw;
use crate::action::{Action, Order, Question};
use crate::apply::apply;
use crate::board::Board;
use crate::event::Event;
use crate::state::State;
use ranged::Shot;

/// An answer with the position as it was before and everything that came of it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The facts of the match.
    pub game: &'a Whdw,
    /// The position before the answer.
    pub before: &'a State,
    /// Who answered.
    pub seat: Seat,
    /// What was asked.
    pub question: &'a Question,
    /// What was answered.
    pub action: &'a Action,
    /// What came of it.
    pub events: &'a [Event],
}

impl<'a> Step<'a> {
    /// The table before the answer.
    fn board(&self) -> Board<'a> {
        Board::new(self.game, &self.before.table)
    }

    /// What a disk was told to do, if it was.
    fn order(&self) -> Option<&'a Order> {
        match self.action {
            Action::Activate { order, .. } | Action::Continue(order) => Some(order),
            _ => None,
        }
    }
}

/// The rules that bore on a step without being cited by its events; a rule is there as often as it did.
pub fn rules(step: &Step<'_>) -> Vec<RuleId> {
    let mut seen = Seen { shot: Shot::under_way(step), found: Vec::new() };
    seen.answered(step);
    let mut state = step.before.clone();
    for place in 0..step.events.len() {
        let table = state.table.clone();
        apply(step.game, &mut state, &step.events[place]);
        let (before, after) = (Board::new(step.game, &table), Board::new(step.game, &state.table));
        seen.happened(&Beat { step, before, after, place });
    }
    seen.found
}

/// One event of a step, with the table right before and right after it.
#[derive(Clone, Copy)]
struct Beat<'a> {
    step: &'a Step<'a>,
    before: Board<'a>,
    after: Board<'a>,
    place: usize,
}

impl<'a> Beat<'a> {
    fn event(&self) -> &'a Event {
        &self.step.events[self.place]
    }

    /// What has come of the answer before this event, the first first.
    fn earlier(&self) -> &'a [Event] {
        &self.step.events[..self.place]
    }

    /// What comes of the answer after this event.
    fn later(&self) -> &'a [Event] {
        &self.step.events[self.place + 1..]
    }
}

/// What has been seen so far.
struct Seen {
    /// The ranged attack under way.
    shot: Option<Shot>,
    found: Vec<RuleId>,
}

impl Seen {
    fn rule(&mut self, rule: &'static str) {
        self.found.push(RuleId(rule));
    }

    fn all(&mut self, rules: &[&'static str]) {
        self.found.extend(rules.iter().map(|rule| RuleId(rule)));
    }

    fn when(&mut self, bore: bool, rule: &'static str) {
        if bore {
            self.rule(rule);
        }
    }

    /// What is seen from question and answer.
    fn answered(&mut self, step: &Step<'_>) {
        self.answered_set_up(step);
        self.answered_deployment(step);
        self.answered_order(step);
        self.answered_choice(step);
        self.answered_melee(step);
    }

    /// What is seen from an event.
    fn happened(&mut self, beat: &Beat<'_>) {
        self.set_up(beat);
        self.deployed(beat);
        self.commanded(beat);
        self.ordered(beat);
        self.activated(beat);
        self.moved(beat);
        self.entered(beat);
        self.pinned(beat);
        self.fired(beat);
        self.scattered(beat);
        self.harmed(beat);
        self.fought(beat);
        self.used(beat);
        self.ended(beat);
    }
}

#[cfg(test)]
mod tests;
