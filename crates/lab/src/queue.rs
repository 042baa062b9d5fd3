//! Which game is played next.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::plan::Plan;

/// Hands out the numbers of games that nobody has played yet. Here it is a counter; a queue that several machines share has
/// the same two calls. A game that is handed out twice is played twice and kept once.
pub trait Queue: Sync {
    /// The number of the next game; `None` when there is none left.
    fn next(&self) -> Option<u64>;

    /// A match-up has enough pairs: those from this one on are not needed.
    fn close(&self, cell: usize, pairs: u64);
}

/// The queue of one process.
#[derive(Debug)]
pub struct Local<'p> {
    plan: &'p Plan,
    done: Done,
    next: AtomicU64,
    /// How many pairs each match-up needs.
    needed: Vec<AtomicU64>,
}

impl<'p> Local<'p> {
    /// All games of a plan that are not done.
    pub fn new(plan: &'p Plan, done: Done) -> Local<'p> {
        let most = plan.until.most_pairs();
        let needed = plan.cells.iter().map(|_| AtomicU64::new(most)).collect();
        Local { plan, done, next: AtomicU64::new(0), needed }
    }
}

impl Queue for Local<'_> {
    fn next(&self) -> Option<u64> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.plan.most_games() {
                return None;
            }
            let game = self.plan.game(number);
            let needed = game.pair < self.needed[game.cell].load(Ordering::Relaxed);
            if needed && !self.done.has(number) {
                return Some(number);
            }
        }
    }

    fn close(&self, cell: usize, pairs: u64) {
        self.needed[cell].fetch_min(pairs, Ordering::Relaxed);
    }
}

/// Which games are done, one bit each.
#[derive(Clone, Debug)]
pub struct Done {
    bits: Vec<u64>,
    count: u64,
}

impl Done {
    /// None of the games of a plan.
    pub fn none(plan: &Plan) -> Done {
        let words = plan.most_games().div_ceil(64) as usize;
        Done { bits: vec![0; words], count: 0 }
    }

    /// One more.
    pub fn add(&mut self, number: u64) {
        if let Some(word) = self.bits.get_mut((number / 64) as usize) {
            let bit = 1 << (number % 64);
            self.count += u64::from(*word & bit == 0);
            *word |= bit;
        }
    }

    pub(crate) fn has(&self, number: u64) -> bool {
        self.bits.get((number / 64) as usize).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// How many are done.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }
}
