//! A measure of two versions, pair by pair.

use gonfalon_ladder::Interval;
use serde::Serialize;

use crate::{measures::Sums, sign_flip::chance};

/// How often a comparison without any difference may claim one.
pub const PROMISED_ERRORS: f64 = 0.05;

/// What two versions differ in, and whether that could well be chance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The mean of the first version.
    pub first: f64,
    /// The mean of the second.
    pub second: f64,
    /// The mean of the paired differences, second less first, with its 95 % interval.
    pub difference: Interval,
    /// How likely a difference at least as large is by chance.
    pub chance: f64,
    /// How many pairs were compared.
    pub pairs: u64,
    /// Whether a difference was seen. Over a whole comparison at most 5 % of those without any difference see one.
    pub seen: bool,
}

/// Pairs of numbers, in whole units.
#[derive(Clone, Debug, Default)]
pub(crate) struct Paired {
    /// One unit is this much of what is shown.
    pub(crate) unit: f64,
    first: Sums,
    second: Sums,
    differences: Vec<i64>,
}

impl Paired {
    pub(crate) fn new(unit: f64) -> Paired {
        Paired { unit, ..Paired::default() }
    }

    pub(crate) fn add(&mut self, first: i64, second: i64) {
        self.first.add(first as f64 * self.unit);
        self.second.add(second as f64 * self.unit);
        self.differences.push(second - first);
    }

    /// What is to be said about one measure alone; whether a difference was seen is judged together with the others.
    pub(crate) fn difference(&self) -> Difference {
        let mut sums = Sums::default();
        self.differences.iter().for_each(|number| sums.add(*number as f64 * self.unit));
        Difference {
            first: self.first.mean(),
            second: self.second.mean(),
            difference: sums.whole().mean,
            chance: chance(&self.differences),
            pairs: self.differences.len() as u64,
            seen: false,
        }
    }
}

/// Says of which measures a difference was seen, so that all together keep the promise (Holm's way): the least likely must be
/// very unlikely, and each that passes makes it easier for the next.
pub(crate) fn judge(differences: &mut [&mut Difference]) {
    differences.sort_by(|one, other| one.chance.total_cmp(&other.chance));
    let count = differences.len();
    for (place, difference) in differences.iter_mut().enumerate() {
        if difference.chance > PROMISED_ERRORS / (count - place) as f64 {
            break;
        }
        difference.seen = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_chance(chance: f64) -> Difference {
        Difference { chance, ..Paired::new(1.0).difference() }
    }

    #[test]
    fn one_of_many_must_be_less_likely() {
        let seen = |chances: &[f64]| {
            let mut all: Vec<Difference> = chances.iter().map(|chance| with_chance(*chance)).collect();
            judge(&mut all.iter_mut().collect::<Vec<_>>());
            all.iter().map(|difference| difference.seen).collect::<Vec<_>>()
        };
        assert_eq!(seen(&[0.04]), [true]);
        assert_eq!(seen(&[0.04, 0.5]), [false, false]);
        assert_eq!(seen(&[0.04, 0.02]), [true, true]);
        assert_eq!(seen(&[0.9, 0.001, 0.03, 0.02]), [false, true, false, false]);
        assert_eq!(seen(&[]), [] as [bool; 0]);
    }

    #[test]
    fn differences_are_those_of_pairs() {
        let mut paired = Paired::new(0.25);
        [(0, 4), (4, 4), (2, 3)].into_iter().for_each(|(first, second)| paired.add(first, second));
        let told = paired.difference();
        assert!((told.first - 0.5).abs() < 1e-12 && (told.second - 11.0 / 12.0).abs() < 1e-12);
        assert!((told.difference.value - 5.0 / 12.0).abs() < 1e-12);
        assert!((told.chance - 0.5).abs() < 1e-12, "two differences can have four pairs of signs");
    }
}
