//! Scores and ratings, with their intervals.

use serde::Serialize;

use crate::Pairs;
use crate::likelihood::log_likelihood;

/// Half of the 95 % point of the chi-square distribution with one degree of freedom.
const FIT_AT_95: f64 = 3.841_458_820_694_124 / 2.0;

/// Ratings beyond this say no more than "always".
const LARGEST: f64 = 2000.0;

/// The difference in Elo that leads to a score.
pub fn elo_of_score(score: f64) -> f64 {
    (-400.0 * libm::log10(1.0 / score.clamp(0.0, 1.0) - 1.0)).clamp(-LARGEST, LARGEST)
}

/// The score that a difference in Elo leads to.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, -elo / 400.0))
}

/// A value with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The value itself.
    pub value: f64,
    /// The upper bound.
    pub high: f64,
}

impl Pairs {
    /// The score with its 95 % interval: all scores that do not fit the counts significantly worse than the one that fits
    /// best. Before the first pair it may be anything.
    pub fn score_interval(&self) -> Interval {
        let value = self.score();
        if self.count() == 0 {
            return Interval { low: 0.0, value, high: 1.0 };
        }
        let best = log_likelihood(self, value);
        let fits = |score: f64| best - log_likelihood(self, score) <= FIT_AT_95;
        Interval { low: border(value, 0.0, fits), value, high: border(value, 1.0, fits) }
    }

    /// The difference in Elo with its 95 % interval.
    pub fn elo_interval(&self) -> Interval {
        let Interval { low, value, high } = self.score_interval();
        Interval { low: elo_of_score(low), value: elo_of_score(value), high: elo_of_score(high) }
    }
}

/// Where something that holds `inside` ceases to hold on the way `outside`.
fn border(inside: f64, outside: f64, holds: impl Fn(f64) -> bool) -> f64 {
    let (mut inside, mut outside) = (inside, outside);
    for _ in 0..60 {
        let middle = (inside + outside) / 2.0;
        if holds(middle) {
            inside = middle;
        } else {
            outside = middle;
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_follow_the_usual_curve() {
        for (score, elo) in [(0.5, 0.0), (0.65, 107.54), (0.75, 190.85), (0.909_090_9, 400.0)] {
            assert!((elo_of_score(score) - elo).abs() < 0.01, "{score}");
            assert!((score_of_elo(elo) - score).abs() < 1e-4, "{elo}");
        }
        assert!((elo_of_score(1.0) - LARGEST).abs() < 1e-9 && (elo_of_score(0.0) + LARGEST).abs() < 1e-9);
    }

    /// With independent games and many pairs the interval is that of the normal distribution.
    #[test]
    fn the_interval_is_the_usual_one_for_many_games() {
        let pairs = Pairs([250, 0, 500, 0, 250]);
        let interval = pairs.score_interval();
        let usual = 1.96 * (0.125f64 / 1000.0).sqrt();
        assert!((interval.high - 0.5 - usual).abs() < 3e-4 && (0.5 - interval.low - usual).abs() < 3e-4);
        assert!((pairs.elo_interval().high - 15.2).abs() < 0.3);
    }

    #[test]
    fn extremes_have_intervals_too() {
        let sweep = Pairs([0, 0, 0, 0, 20]).score_interval();
        assert!(sweep.low < 0.95 && sweep.low > 0.85 && sweep.high > 0.999, "{sweep:?}");
        let nothing = Pairs::default().elo_interval();
        assert!(nothing.low < -1000.0 && nothing.high > 1000.0);
    }
}
