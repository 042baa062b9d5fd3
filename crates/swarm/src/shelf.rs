//! Between those who play and the one who speaks to the broker: games to be played, and games that were.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::{
        Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use gonfalon_lab::{Kept, Plan, Queue};

/// Games for so long lie ready, so that nobody waits for the broker; slow games are fetched one at a time.
const AHEAD: Duration = Duration::from_secs(1);
/// How long it takes at most to notice that one should stop.
const BLINK: Duration = Duration::from_millis(100);

/// The queue of one worker, filled from the broker's.
#[derive(Debug)]
pub(crate) struct Shelf<'s> {
    plan: &'s Plan,
    threads: u64,
    stop: &'s AtomicBool,
    state: Mutex<State>,
    /// Rings when there are games to play.
    filled: Condvar,
    /// Rings when there is something to do for the one who speaks to the broker.
    bell: Condvar,
}

#[derive(Debug, Default)]
struct State {
    numbers: VecDeque<u64>,
    finished: Vec<Kept>,
    closed: BTreeMap<usize, u64>,
    /// How many wait for games.
    waiting: u64,
    rung: bool,
    /// There will be no more games.
    ended: bool,
    /// Everybody who played is gone.
    left: bool,
    played: u64,
    micros: u64,
}

/// What is found at a visit.
#[derive(Debug)]
pub(crate) struct Visit {
    /// Games that were played since the last.
    pub(crate) finished: Vec<Kept>,
    /// How many more games should be fetched.
    pub(crate) wanted: u64,
    /// Whether nobody plays any more.
    pub(crate) left: bool,
}

impl<'s> Shelf<'s> {
    pub(crate) fn new(plan: &'s Plan, threads: usize, stop: &'s AtomicBool) -> Shelf<'s> {
        Shelf {
            plan,
            threads: threads as u64,
            stop,
            state: Mutex::default(),
            filled: Condvar::new(),
            bell: Condvar::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ring(&self, state: &mut State) {
        state.rung = true;
        self.bell.notify_one();
    }

    /// Waits until there is something to do, but not for long, and takes what was played.
    pub(crate) fn visit(&self, patience: Duration) -> Visit {
        let idle = |state: &mut State| !state.rung && !state.left;
        let waited = self.bell.wait_timeout_while(self.state(), patience, idle);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.rung = false;
        let mean = (state.micros / state.played.max(1)).max(1);
        let ahead = match state.played {
            0 => 0,
            _ => self.threads * (AHEAD.as_micros() as u64 / mean),
        };
        Visit {
            finished: std::mem::take(&mut state.finished),
            wanted: ahead.max(state.waiting).saturating_sub(state.numbers.len() as u64),
            left: state.left,
        }
    }

    /// Lays games down to be played.
    pub(crate) fn fill(&self, numbers: impl IntoIterator<Item = u64>) {
        self.state().numbers.extend(numbers);
        self.filled.notify_all();
    }

    /// Takes away games that somebody else plays.
    pub(crate) fn keep_only(&self, numbers: &BTreeSet<u64>) {
        self.state().numbers.retain(|number| numbers.contains(number));
    }

    /// Takes in games that were played.
    pub(crate) fn take(&self, games: Vec<Kept>) {
        let mut state = self.state();
        state.played += games.len() as u64;
        state.micros += games.iter().map(|kept| kept.micros).sum::<u64>();
        state.finished.extend(games);
        self.ring(&mut state);
    }

    /// Whether a game is not beyond the end of its match-up.
    pub(crate) fn needs(&self, number: u64) -> bool {
        is_needed(self.plan, &self.state().closed, number)
    }

    /// There are no more games.
    pub(crate) fn end(&self) {
        self.state().ended = true;
        self.filled.notify_all();
    }

    /// Nobody plays any more.
    pub(crate) fn leave(&self) {
        let mut state = self.state();
        state.left = true;
        self.ring(&mut state);
    }
}

fn is_needed(plan: &Plan, closed: &BTreeMap<usize, u64>, number: u64) -> bool {
    let game = plan.game(number);
    closed.get(&game.cell).is_none_or(|pairs| game.pair < *pairs)
}

impl Queue for Shelf<'_> {
    fn next(&self) -> Option<u64> {
        let mut state = self.state();
        let mut waits = false;
        loop {
            let next = state.numbers.pop_front();
            if next.is_some() || state.ended || self.stop.load(Ordering::Relaxed) {
                state.waiting -= u64::from(waits);
                return next.filter(|_| !self.stop.load(Ordering::Relaxed));
            }
            if !waits {
                waits = true;
                state.waiting += 1;
                self.ring(&mut state);
            }
            let waited = self.filled.wait_timeout(state, BLINK);
            (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn close(&self, cell: usize, pairs: u64) {
        let mut state = self.state();
        state.closed.insert(cell, pairs);
        let State { numbers, closed, .. } = &mut *state;
        numbers.retain(|number| is_needed(self.plan, closed, *number));
    }
}
