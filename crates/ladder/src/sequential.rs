//! Stopping when it is clear: the generalised sequential probability ratio test on pairs.

use serde::{Deserialize, Serialize};

use crate::likelihood::log_likelihood;
use crate::{Pairs, score_of_elo};

/// A test of two suppositions about a difference in strength, to be looked at after every pair.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sequential {
    /// The difference in Elo that is not enough.
    pub too_little: f64,
    /// The difference in Elo that is.
    pub enough: f64,
    /// How often a difference that is not enough may pass by luck.
    pub false_alarm: f64,
    /// How often one that is may fail by bad luck.
    pub miss: f64,
}

/// What a test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// It is not clear yet.
    Continue,
    /// The difference is enough.
    Passed,
    /// The difference is too little.
    Failed,
}

impl Sequential {
    /// A test with errors of 5 % either way.
    pub fn new(too_little: f64, enough: f64) -> Sequential {
        Sequential { too_little, enough, false_alarm: 0.05, miss: 0.05 }
    }

    /// By how much the counts speak for the difference being enough: the logarithm of how many times more likely they are.
    pub fn evidence(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        log_likelihood(pairs, score_of_elo(self.enough))
            - log_likelihood(pairs, score_of_elo(self.too_little))
    }

    /// The evidence at which the test fails, and at which it passes.
    pub fn bounds(&self) -> (f64, f64) {
        let failed = libm::log(self.miss / (1.0 - self.false_alarm));
        (failed, libm::log((1.0 - self.miss) / self.false_alarm))
    }

    /// What can be said now.
    pub fn decide(&self, pairs: &Pairs) -> Decision {
        let (failed, passed) = self.bounds();
        match self.evidence(pairs) {
            evidence if evidence >= passed => Decision::Passed,
            evidence if evidence <= failed => Decision::Failed,
            _ => Decision::Continue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_those_of_wald() {
        let (failed, passed) = Sequential::new(0.0, 10.0).bounds();
        assert!((passed - libm::log(19.0)).abs() < 1e-12 && (failed + libm::log(19.0)).abs() < 1e-12);
    }

    /// For small differences the evidence is nearly that of a normal distribution with the counted variance.
    #[test]
    fn evidence_is_nearly_that_of_a_normal_distribution() {
        let pairs = Pairs([90, 240, 330, 240, 100]);
        let test = Sequential::new(0.0, 8.0);
        let mean = pairs.score();
        let variance = [0.0, 0.25, 0.5, 0.75, 1.0]
            .iter()
            .zip(pairs.0)
            .map(|(score, count)| f64::from(count) * (score - mean) * (score - mean))
            .sum::<f64>()
            / 1000.0;
        let (low, high) = (0.5, score_of_elo(8.0));
        let usual = 1000.0 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
        assert!((test.evidence(&pairs) - usual).abs() < 0.02, "{} {usual}", test.evidence(&pairs));
    }

    #[test]
    fn it_waits_until_it_is_clear() {
        let test = Sequential::new(0.0, 100.0);
        assert_eq!(test.decide(&Pairs::default()), Decision::Continue);
        assert_eq!(test.decide(&Pairs([1, 0, 2, 0, 1])), Decision::Continue);
        assert_eq!(test.decide(&Pairs([2, 3, 20, 20, 30])), Decision::Passed);
        assert_eq!(test.decide(&Pairs([30, 20, 20, 3, 2])), Decision::Failed);
    }
}
