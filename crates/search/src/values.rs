//! Expected results: one number for every seat.

use std::ops::{Index, IndexMut};

use gonfalon_kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The expected result of every seat, from 0 (lost) to 1 (won alone). Together they make 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Values(SmallVec<[f64; 4]>);

impl Values {
    /// One value for each of `count` seats.
    pub fn new(count: u8, value: impl FnMut(Seat) -> f64) -> Values {
        Values(Seat::all(count).map(value).collect())
    }

    /// The same for everybody.
    pub fn equal(count: u8) -> Values {
        let share = 1.0 / f64::from(count.max(1));
        Values::new(count, |_| share)
    }

    /// What an end is worth: winners share one victory, and if nobody won, all do.
    pub fn of_outcome(outcome: &Outcome, count: u8) -> Values {
        if outcome.winners.is_empty() {
            return Values::equal(count);
        }
        let share = 1.0 / outcome.winners.len() as f64;
        Values::new(count, |seat| if outcome.winners.contains(&seat) { share } else { 0.0 })
    }

    /// Chances in the proportion of e to the power of each score. For two seats this is the logistic curve of the
    /// difference.
    pub fn of_scores(scores: &[f64]) -> Values {
        let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let powers: SmallVec<[f64; 4]> = scores.iter().map(|score| libm::exp(score - highest)).collect();
        let sum: f64 = powers.iter().sum();
        Values(powers.into_iter().map(|power| power / sum).collect())
    }

    /// Every seat with its value, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, f64)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), *value))
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    pub(crate) fn add(&mut self, other: &Values) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine += theirs);
    }

    pub(crate) fn divide(&mut self, by: f64) {
        self.0.iter_mut().for_each(|value| *value /= by);
    }
}

impl Index<Seat> for Values {
    type Output = f64;
    fn index(&self, seat: Seat) -> &f64 {
        &self.0[seat.index()]
    }
}

impl IndexMut<Seat> for Values {
    fn index_mut(&mut self, seat: Seat) -> &mut f64 {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_share_and_nobody_means_all() {
        let of = |winners: Vec<Seat>| Values::of_outcome(&Outcome::won_by(winners), 4);
        assert_eq!(of(vec![Seat(1), Seat(2)]), Values::new(4, |seat| [0.0, 0.5, 0.5, 0.0][seat.index()]));
        assert_eq!(of(Vec::new()), Values::equal(4));
    }

    #[test]
    fn scores_become_chances() {
        let even = Values::of_scores(&[800.0, 800.0]);
        assert_eq!((even[Seat(0)], even[Seat(1)]), (0.5, 0.5));
        let ahead = Values::of_scores(&[libm::log(3.0), 0.0]);
        assert!((ahead[Seat(0)] - 0.75).abs() < 1e-12);
        let three = Values::of_scores(&[1.0, 0.0, -1.0]);
        assert!((three.iter().map(|(_, value)| value).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
