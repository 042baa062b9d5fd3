//! The one who writes: keeps games in results and says which match-ups have enough.

use std::collections::BTreeMap;

use gonfalon_kernel::Line;

use crate::{
    kept::{Kept, points},
    plan::Plan,
    queue::Done,
    results::Results,
    runner::Progress,
    tracker::Tracker,
};

/// Takes in games in any order and any number of times; each counts once. Where the games come from is not its business.
#[derive(Debug)]
pub struct Office<'o> {
    plan: &'o Plan,
    results: &'o mut Results,
    tracker: Tracker,
    done: Done,
    /// How many pairs count of the match-ups that have enough.
    closed: BTreeMap<usize, u64>,
    before: u64,
    /// No game with a lower number is lacking.
    lowest: u64,
}

impl<'o> Office<'o> {
    /// Goes on with results.
    pub fn open(plan: &'o Plan, results: &'o mut Results) -> Result<Office<'o>, Line> {
        let mut tracker = Tracker::new(plan);
        let mut closed = BTreeMap::new();
        let done = results.done(plan, &mut tracker, |cell, pairs| {
            closed.insert(cell, pairs);
        })?;
        for (cell, pairs) in &closed {
            results.close(*cell, *pairs)?;
        }
        let before = done.count();
        Ok(Office { plan, results, tracker, done, closed, before, lowest: 0 })
    }

    /// The match-ups that have enough, and how many of their pairs count.
    pub fn closed(&self) -> &BTreeMap<usize, u64> {
        &self.closed
    }

    /// Which games are kept.
    pub(crate) fn done(&self) -> &Done {
        &self.done
    }

    /// How many games had been kept before it was opened.
    pub fn before(&self) -> u64 {
        self.before
    }

    /// How many games have been kept since it was opened.
    pub fn taken(&self) -> u64 {
        self.done.count() - self.before
    }

    /// How many games broke down.
    pub fn broken(&self) -> Result<u64, Line> {
        self.results.store().broken().map(|broken| broken.len() as u64)
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let most = self.plan.until.most_pairs();
        let pairs = |cell: usize| self.closed.get(&cell).copied().unwrap_or(most);
        let needed: u64 = (0..self.plan.cells.len()).map(|cell| 2 * pairs(cell)).sum();
        let needed = needed * self.plan.variants.len() as u64;
        Progress { done: self.done.count(), left: needed.saturating_sub(self.done.count()) }
    }

    /// Whether a game is needed and not kept.
    pub fn lacks(&self, number: u64) -> bool {
        let game = self.plan.game(number);
        let beyond = self.closed.get(&game.cell).is_some_and(|pairs| game.pair >= *pairs);
        !beyond && !self.done.has(number)
    }

    /// Whether no game is lacking.
    pub fn is_complete(&mut self) -> bool {
        while self.lowest < self.plan.most_games() && !self.lacks(self.lowest) {
            self.lowest += 1;
        }
        self.lowest == self.plan.most_games()
    }

    /// Keeps games that are not kept yet; says which match-ups have enough now, and how many of their pairs count.
    pub fn write(&mut self, mut batch: Vec<Kept>) -> Result<Vec<(usize, u64)>, Line> {
        batch.retain(|kept| !self.done.has(kept.number));
        self.results.keep(self.plan, &batch)?;
        let mut closed = Vec::new();
        for kept in batch {
            self.done.add(kept.number);
            let game = self.plan.game(kept.number);
            let points = kept.fought.ok().map(|fought| points(fought.winner, game.place));
            if let Some(pairs) = self.tracker.take(game.cell, game.pair, game.place, points) {
                self.results.close(game.cell, pairs)?;
                self.closed.insert(game.cell, pairs);
                closed.push((game.cell, pairs));
            }
        }
        Ok(closed)
    }

    /// Removes what was played beyond the end of match-ups, once no game is lacking.
    pub fn finish(&mut self) -> Result<(), Line> {
        self.results.tidy()
    }
}
