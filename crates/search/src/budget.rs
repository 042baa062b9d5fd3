//! How long a search may think.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

/// How long a search may think about one question. Where both limits are given, the first that is reached counts; where
/// none is, a thousand tries are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Budget {
    /// The number of battles that are imagined. With this limit alone the same seed always leads to the same answer.
    pub tries: Option<u32>,
    /// The time on the clock.
    pub time: Option<Duration>,
}

impl Budget {
    /// A number of tries.
    pub fn tries(tries: u32) -> Budget {
        Budget { tries: Some(tries), time: None }
    }

    /// A time on the clock.
    pub fn time(time: Duration) -> Budget {
        Budget { tries: None, time: Some(time) }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The battles imagined so far, by all threads if they go at the same pace.
    pub tries: u32,
    /// The part of the budget that is used, from 0 to 1.
    pub done: f64,
}

const TRIES_WITHOUT_LIMIT: u32 = 1000;

/// The budget of one thread, and what it has used.
pub(crate) struct Spending {
    most: u32,
    tries: u32,
    begun: Instant,
    time: Option<Duration>,
}

impl Spending {
    /// The part of `budget` that belongs to one of `threads`, since `begun`.
    pub(crate) fn new(budget: Budget, thread: u32, threads: u32, begun: Instant) -> Spending {
        let most = match (budget.tries, budget.time) {
            (Some(tries), _) => tries,
            (None, Some(_)) => u32::MAX,
            (None, None) => TRIES_WITHOUT_LIMIT,
        };
        let share = if most == u32::MAX { most } else { most / threads + u32::from(thread < most % threads) };
        Spending { most: share, tries: 0, begun, time: budget.time }
    }

    pub(crate) fn tries(&self) -> u32 {
        self.tries
    }

    /// Whether one more try fits in; it is counted.
    pub(crate) fn another(&mut self) -> bool {
        if self.tries == self.most {
            return false;
        }
        if let Some(time) = self.time {
            let used = self.begun.elapsed();
            // The next try takes about as long as those before it; the first is always made.
            let next = used.checked_div(self.tries).unwrap_or_default();
            if self.tries > 0 && used + next > time {
                return false;
            }
        }
        self.tries += 1;
        true
    }

    pub(crate) fn done(&self) -> f64 {
        let by_tries = f64::from(self.tries) / f64::from(self.most.max(1));
        let by_time = self.time.map_or(0.0, |time| {
            if time.is_zero() { 1.0 } else { self.begun.elapsed().as_secs_f64() / time.as_secs_f64() }
        });
        by_tries.max(by_time).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(budget: Budget, thread: u32, threads: u32) -> u32 {
        let mut spending = Spending::new(budget, thread, threads, Instant::now());
        while spending.another() {}
        spending.tries()
    }

    #[test]
    fn tries_are_shared_out_without_loss() {
        let shares: Vec<u32> = (0..3).map(|thread| used(Budget::tries(100), thread, 3)).collect();
        assert_eq!(shares, [34, 33, 33]);
    }

    #[test]
    fn without_limits_there_is_one_all_the_same() {
        assert_eq!(used(Budget::default(), 0, 1), TRIES_WITHOUT_LIMIT);
    }

    #[test]
    fn no_time_is_enough_for_one_try() {
        assert_eq!(used(Budget::time(Duration::ZERO), 0, 1), 1);
    }
}
