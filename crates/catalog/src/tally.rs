//! Counting the rules that bear on a match: those that events cite, and what a game sees besides. Questions do not count: what is
//! offered is not yet used.

use std::collections::BTreeMap;

use gonfalon_bots::legal_answer;
use gonfalon_kernel::{Game as _, SeededDice, log::Header, play};
use serde::Serialize;
use serde_json::Value;

use crate::{
    Battle, Finding,
    fight::{BotOf, MOST_DECISIONS, battle, no_end},
    host::{EventOf, Host, Moment},
};

/// Fights a battle and counts its rules. Anything else about it is the same as without counting; a test compares the two.
pub(crate) fn counted<H: Host>(
    header: &Header,
    bots: &mut [BotOf<H>],
    mut dice: SeededDice,
) -> Result<Battle, Vec<Finding>> {
    let mut tally = Tally { game: H::ID, rules: BTreeMap::new() };
    let mut events: Vec<EventOf<H>> = Vec::new();
    let (game, mut state) =
        H::begin(&header.setup, &mut dice, &mut events).map_err(|line| vec![Finding::new(line)])?;
    events.drain(..).for_each(|event| tally.cited(&event));
    for decisions in 0..u64::from(MOST_DECISIONS) {
        if let Some(outcome) = game.outcome(&state) {
            let fought = battle::<H>(&state, outcome.clone(), decisions, None);
            return Ok(Battle { rules: tally.rules, ..fought });
        }
        let Some(ask) = game.asks(&state).first().cloned() else { return Err(vec![no_end(String::new())]) };
        let legal = legal_answer(&game, &state, &mut bots[ask.seat.index()], &ask)
            .map_err(|stopped| vec![no_end(stopped.to_string())])?;
        let action = legal.action().clone();
        let before = state.clone();
        play(&game, &mut state, legal, &mut dice, &mut events);
        let moment =
            Moment::<H> { game: &game, before: &before, ask: &ask, action: &action, events: &events };
        H::witnessed(&moment).iter().for_each(|rule| tally.add(rule.0));
        events.drain(..).for_each(|event| tally.cited(&event));
    }
    Err(vec![no_end(String::new())])
}

/// How often each rule was met.
struct Tally {
    /// The word that every id of the game begins with.
    game: &'static str,
    rules: BTreeMap<String, u64>,
}

impl Tally {
    fn add(&mut self, rule: &str) {
        match self.rules.get_mut(rule) {
            Some(count) => *count += 1,
            None => {
                self.rules.insert(rule.to_owned(), 1);
            }
        }
    }

    /// Counts the rules that an event cites, wherever it holds them.
    fn cited(&mut self, event: &impl Serialize) {
        self.look_into(&serde_json::to_value(event).expect("events are plain data and always become JSON"));
    }

    fn look_into(&mut self, value: &Value) {
        match value {
            Value::String(text) if self.is_id(text) => self.add(text),
            Value::Array(values) => values.iter().for_each(|value| self.look_into(value)),
            Value::Object(values) => values.values().for_each(|value| self.look_into(value)),
            _ => {}
        }
    }

    fn is_id(&self, text: &str) -> bool {
        text.strip_prefix(self.game).is_some_and(|rest| rest.starts_with('.'))
    }
}
