//! Which rules bore on a match, where its events do not name them: set-up, entries, flips, contacts, shots, blows, spells and
//! abilities.
//!
//! Events cite some rules themselves. What is here is seen by looking at an answer, the table before it and what came of it,
//! event by event; it is for counting what a series of matches has made use of, never for playing. What is forbidden and
//! therefore not tried does not count, nor does a rule whose part in a step cannot be told.

mod abilities;
mod activation;
mod barriers;
mod battles;
mod cleanup;
mod deaths;
mod ending;
mod entering;
mod falls;
mod first_blow;
mod missiles;
mod moves;
mod placing;
mod setup;
mod skills;
mod spells;
mod terrain;
mod touch;
mod values;
mod wounds;

use gonfalon_kernel::{RuleId, Seat};

use crate::Dw;
use crate::action::{Action, Question};
use crate::apply::apply;
use crate::board::Board;
use crate::event::Event;
use crate::state::{Source, State};
use battles::Fight;

/// An answer with the position as it was before and everything that came of it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The facts of the match.
    pub game: &'a Dw,
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
}

/// The rules that bore on a step without being cited by its events; a rule is there as often as it did.
pub fn rules(step: &Step<'_>) -> Vec<RuleId> {
    let mut seen = Seen { fight: Fight::under_way(step), found: Vec::new() };
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
    /// The battle under way.
    fight: Fight,
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

    /// The entry of a spell, a Disk or terrain in the ledger.
    fn source(&mut self, board: Board<'_>, source: Source) {
        self.found.push(board.rule_of(source));
    }

    /// What is seen from question and answer.
    fn answered(&mut self, step: &Step<'_>) {
        self.answered_set_up(step);
        self.answered_reinforcements(step);
        self.answered_activation(step);
        self.answered_move(step);
        self.answered_fire(step);
        self.answered_battle(step);
        self.answered_spell(step);
    }

    /// What is seen from an event.
    fn happened(&mut self, beat: &Beat<'_>) {
        self.set_up(beat);
        self.entered(beat);
        self.activated(beat);
        self.moved(beat);
        self.crossed(beat);
        self.touched(beat);
        self.placed(beat);
        self.cast(beat);
        self.used(beat);
        self.nominated(beat);
        self.fell(beat);
        self.fought(beat);
        self.harmed(beat);
        self.died(beat);
        self.raged(beat);
        self.cleared(beat);
        self.ended(beat);
    }
}

#[cfg(test)]
mod tests;
