//! How well a supposed score fits what was counted.

use crate::Pairs;

/// The score of each class of pairs.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// A class that never came up is still possible.
const HARDLY_ANY: f64 = 1e-3;

/// Halvings of an interval until nothing is left of it.
const HALVINGS: u32 = 100;

/// The logarithm of the likelihood of the counts, for the chances of the five classes that fit best among all that have this
/// mean score.
///
/// These chances are count / (1 + multiplier × (score of the class − mean)), up to a common factor, with the one multiplier
/// that gives the mean.
pub(crate) fn log_likelihood(pairs: &Pairs, mean: f64) -> f64 {
    let mean = mean.clamp(1e-6, 1.0 - 1e-6);
    let counts = pairs.0.map(|count| f64::from(count).max(HARDLY_ANY));
    let all: f64 = counts.iter().sum();
    let classes = || counts.iter().zip(SCORES).map(|(count, score)| (*count, score - mean));
    let excess = |multiplier: f64| -> f64 {
        classes().map(|(count, offset)| count * offset / (1.0 + multiplier * offset)).sum()
    };
    // All chances are positive between these, and the excess falls from one to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = low + (high - low) / 2.0;
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let multiplier = low + (high - low) / 2.0;
    classes().map(|(count, offset)| count * libm::log(count / all / (1.0 + multiplier * offset))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_fits_better_than_what_was_counted() {
        let pairs = Pairs([10, 25, 40, 30, 20]);
        let best = log_likelihood(&pairs, pairs.score());
        let free: f64 =
            pairs.0.iter().map(|count| f64::from(*count) * libm::log(f64::from(*count) / 125.0)).sum();
        assert!((best - free).abs() < 1e-6);
        assert!([0.3, 0.5, 0.54, 0.6, 0.9].iter().all(|mean| log_likelihood(&pairs, *mean) < best));
    }

    /// Where every game is won, the best that a smaller mean allows is that all the others are lost.
    #[test]
    fn clean_sweeps_leave_room_for_doubt() {
        let sweep = Pairs([0, 0, 0, 0, 50]);
        for mean in [0.9, 0.95, 0.99] {
            assert!((log_likelihood(&sweep, mean) - 50.0 * libm::log(mean)).abs() < 0.05, "{mean}");
        }
    }
}
