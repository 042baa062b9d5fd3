//! Which rules bore on a match, where its events do not name them: orders, conditions, special rules that took effect.
//!
//! Events cite some rules themselves. What is here is seen by looking at an answer, the table before it and what came of it; the
//! table is followed from event to event. It is for counting what a series of matches has made use of, never for playing. A rule
//! that cannot be told from a step is left out.

mod charges;
mod clock;
mod ground;
mod nerve;
mod orders;
mod powers;
mod regrouping;
mod rolls;
mod score;
mod setup;
mod shooting;
mod sources;
mod strikes;
mod turns;
mod views;

use gonfalon_kernel::RuleId;

use crate::Kow;
use crate::action::{Action, Deed, Question, Units};
use crate::apply::apply;
use crate::board::Board;
use crate::event::Event;
use crate::state::Table;
use rolls::Attacking;

/// An answer with the table as it was before and everything that came of it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The facts of the match.
    pub game: &'a Kow,
    /// The table before the answer.
    pub before: &'a Table,
    /// What was asked.
    pub question: &'a Question,
    /// What was answered.
    pub action: &'a Action,
    /// What came of it.
    pub events: &'a [Event],
}

/// The rules that bore on a step without being cited by its events; a rule is there as often as it did.
pub fn rules(step: &Step<'_>) -> Vec<RuleId> {
    let mut seen = Seen::new(*step);
    seen.answered();
    let mut table = step.before.clone();
    for (number, event) in step.events.iter().enumerate() {
        seen.number = number;
        seen.event(Board::new(step.game, &table), event);
        apply(step.game, &mut table, event);
    }
    seen.found
}

/// What has been seen so far of a step.
struct Seen<'a> {
    step: Step<'a>,
    /// The number of the event that is being looked at.
    number: usize,
    /// The attack whose dice are being rolled.
    attacking: Option<Attacking>,
    /// Who fights in the melee that is being fought.
    chargers: Units,
    /// The dice of the last Nerve test and its result.
    tested: ([u8; 2], i16),
    /// Somebody's time is up.
    timed_out: bool,
    found: Vec<RuleId>,
}

impl<'a> Seen<'a> {
    fn new(step: Step<'a>) -> Seen<'a> {
        Seen {
            step,
            number: 0,
            attacking: None,
            chargers: Units::new(),
            tested: ([0, 0], 0),
            timed_out: false,
            found: Vec::new(),
        }
    }

    /// The table before the answer.
    fn before(&self) -> Board<'a> {
        Board::new(self.step.game, self.step.before)
    }

    fn rule(&mut self, rule: &'static str) {
        self.found.push(RuleId(rule));
    }

    fn rules<const COUNT: usize>(&mut self, rules: [&'static str; COUNT]) {
        self.found.extend(rules.map(RuleId));
    }

    fn rule_if(&mut self, bears: bool, rule: &'static str) {
        if bears {
            self.rule(rule);
        }
    }

    /// What the answer itself makes use of. One that a clock has overtaken is not carried out.
    fn answered(&mut self) {
        if matches!(self.step.events.first(), Some(Event::TimedOut(_)))
            || matches!(self.step.events.get(1), Some(Event::TimedOut(_)))
        {
            return;
        }
        let step = self.step;
        match (step.question, &step.action.deed) {
            (Question::Order, Deed::Order { unit, order, strides }) => self.ordered(*unit, *order, strides),
            (Question::Order, Deed::Charge { units, .. }) => self.charge_ordered(units),
            (Question::Shoot, Deed::Shoot { .. }) => self.rule("kow.shoot.sequence"),
            // The question is put only while somebody could shoot.
            (Question::Shoot, Deed::Done) => self.rule("kow.shoot.optional"),
            (Question::TestNext { .. }, Deed::Choose(_)) => self.rule("kow.nerve.sequence"),
            (Question::FightNext { .. }, Deed::Choose(_)) => self.rule("kow.melee.one-combat-at-a-time"),
            _ => {}
        }
    }

    fn event(&mut self, board: Board<'_>, event: &Event) {
        self.set_up(board, event);
        self.turned(board, event);
        self.moved(board, event);
        self.charged(board, event);
        self.shot(board, event);
        self.struck(board, event);
        self.rolled(board, event);
        self.nerve_tested(board, event);
        self.regrouped(board, event);
        self.timed(board, event);
        self.scored(board, event);
    }
}

#[cfg(test)]
mod tests;
