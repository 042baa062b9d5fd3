//! Counting the rules that bear on a match: those that events cite, and what a game sees besides. Questions do not count: what is
//! offered is not yet used.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::cited::each_text;

/// How often each rule was met.
pub(crate) struct Tally {
    /// The word that every id of the game begins with.
    game: &'static str,
    pub(crate) rules: BTreeMap<String, u64>,
}

impl Tally {
    pub(crate) fn new(game: &'static str) -> Tally {
        Tally { game, rules: BTreeMap::new() }
    }

    pub(crate) fn add(&mut self, rule: &str) {
        match self.rules.get_mut(rule) {
            Some(count) => *count += 1,
            None => {
                self.rules.insert(rule.to_owned(), 1);
            }
        }
    }

    /// Counts the rules that an event cites, wherever it holds them.
    pub(crate) fn cited(&mut self, event: &impl Serialize) {
        let game = self.game;
        each_text(event, &mut |text| {
            if text.strip_prefix(game).is_some_and(|rest| rest.starts_with('.')) {
                self.add(text);
            }
        });
    }
}
