//! Results of games played in pairs.

use serde::{Deserialize, Serialize};

/// What one game brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// Nothing.
    Lost,
    /// Half a point.
    Drawn,
    /// A point.
    Won,
}

impl Points {
    /// In halves of a point.
    fn halves(self) -> usize {
        match self {
            Points::Lost => 0,
            Points::Drawn => 1,
            Points::Won => 2,
        }
    }
}

/// How many pairs of games brought 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pairs(pub [u32; 5]);

impl Pairs {
    /// Counts a pair of games with swapped sides.
    pub fn add(&mut self, first: Points, second: Points) {
        self.0[first.halves() + second.halves()] += 1;
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: Pairs) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// How many pairs were played.
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The part of the points that was won, from 0 to 1; one half before the first pair.
    pub fn score(&self) -> f64 {
        let points: f64 =
            (0..).zip(self.0).map(|(quarters, count)| f64::from(quarters) * f64::from(count)).sum();
        if self.count() == 0 { 0.5 } else { points / (4.0 * f64::from(self.count())) }
    }

    /// The same seen from the other side.
    #[must_use]
    pub fn reversed(mut self) -> Pairs {
        self.0.reverse();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut pairs = Pairs::default();
        assert!((pairs.score() - 0.5).abs() < 1e-12);
        pairs.add(Points::Won, Points::Lost);
        pairs.add(Points::Drawn, Points::Drawn);
        pairs.add(Points::Won, Points::Won);
        pairs.add(Points::Drawn, Points::Won);
        assert_eq!((pairs, pairs.count()), (Pairs([0, 0, 2, 1, 1]), 4));
        assert!((pairs.score() - 5.5 / 8.0).abs() < 1e-12);
        assert!((pairs.reversed().score() - 2.5 / 8.0).abs() < 1e-12);
        pairs.merge(Pairs([1, 0, 0, 0, 0]));
        assert_eq!(pairs, Pairs([1, 0, 2, 1, 1]));
    }
}
