//! Means, and how sure they are.

use gonfalon_ladder::{Interval, Pairs, Points};
use serde::Serialize;

/// The mean of numbers, with its 95 % interval and the extremes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean with its interval.
    pub mean: Interval,
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

/// How long games are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Length {
    /// In rounds.
    pub rounds: Mean,
    /// In answers of both sides.
    pub decisions: Mean,
    /// In seconds of thinking, on the machines that played them.
    pub seconds: f64,
}

/// What it is worth to be first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct FirstPlayer {
    /// Pairs of games by what their first players got.
    pub pairs: Pairs,
    /// The score of first players; one half if it does not matter.
    pub score: Option<Interval>,
}

impl FirstPlayer {
    pub(crate) fn of(pairs: Pairs) -> FirstPlayer {
        FirstPlayer { pairs, score: (pairs.count() > 0).then(|| pairs.score_interval()) }
    }
}

/// Sums of numbers, enough for their mean and how much they vary.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sums {
    count: f64,
    sum: f64,
    squares: f64,
    least: Option<f64>,
    most: Option<f64>,
}

impl Sums {
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
        self.least = Some(self.least.map_or(number, |least| least.min(number)));
        self.most = Some(self.most.map_or(number, |most| most.max(number)));
    }

    pub(crate) fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        let both = |mine: Option<f64>, theirs: Option<f64>, pick: fn(f64, f64) -> f64| match (mine, theirs) {
            (Some(mine), Some(theirs)) => Some(pick(mine, theirs)),
            (mine, theirs) => mine.or(theirs),
        };
        self.least = both(self.least, other.least, f64::min);
        self.most = both(self.most, other.most, f64::max);
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// Half the width of the 95 % interval of the mean, by Student's distribution; endless for a single number.
    pub(crate) fn doubt(&self) -> f64 {
        if self.count < 2.0 {
            return f64::INFINITY;
        }
        let mean = self.mean();
        let variance = ((self.squares - self.count * mean * mean) / (self.count - 1.0)).max(0.0);
        student(self.count - 1.0) * libm::sqrt(variance / self.count)
    }

    pub(crate) fn interval(&self) -> Interval {
        let (mean, doubt) = (self.mean(), self.doubt());
        Interval { low: mean - doubt, value: mean, high: mean + doubt }
    }

    pub(crate) fn whole(&self) -> Mean {
        let Interval { low, value, high } = self.interval();
        // JSON has no word for what is endless.
        let finite = |number: f64| if number.is_finite() { number } else { value };
        Mean {
            mean: Interval { low: finite(low), value, high: finite(high) },
            least: self.least.unwrap_or_default(),
            most: self.most.unwrap_or_default(),
        }
    }
}

/// The 97.5 % point of Student's distribution: exact for the first degrees of freedom, then by its usual expansion.
pub(crate) fn student(degrees: f64) -> f64 {
    const FIRST: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    const NORMAL: f64 = 1.959_963_984_540_054;
    if let Some(exact) = FIRST.get(degrees as usize - 1).filter(|_| degrees < 4.5) {
        return *exact;
    }
    let power = |exponent: f64| libm::pow(NORMAL, exponent);
    let (z, z3, z5, z7) = (NORMAL, power(3.0), power(5.0), power(7.0));
    let terms = [
        (z3 + z) / 4.0,
        (5.0 * z5 + 16.0 * z3 + 3.0 * z) / 96.0,
        (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / 384.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / degrees) + z
}

/// Points in halves.
pub(crate) fn halves(points: Points) -> i64 {
    match points {
        Points::Lost => 0,
        Points::Drawn => 1,
        Points::Won => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_students_distribution_are_those_of_tables() {
        for (degrees, point) in [(1.0, 12.706), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1000.0, 1.962)] {
            assert!((student(degrees) - point).abs() < 0.006, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn means_have_intervals_and_extremes() {
        let mut sums = Sums::default();
        [1.0, 2.0, 3.0, 4.0, 5.0].into_iter().for_each(|number| sums.add(number));
        let mean = sums.whole();
        assert!((mean.mean.value - 3.0).abs() < 1e-12 && (mean.mean.high - 4.963).abs() < 0.01, "{mean:?}");
        assert!((mean.least - 1.0).abs() < 1e-12 && (mean.most - 5.0).abs() < 1e-12);
        let mut one = Sums::default();
        one.add(7.0);
        assert!(one.doubt().is_infinite() && one.whole().mean.high.is_finite());
    }
}
