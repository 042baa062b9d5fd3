//! What somebody has to show to stand above somebody else.

use serde::Serialize;

use crate::{Decision, Pairs, Sequential, elo_of_score};

/// Fewer pairs say nothing, however clear they are.
const LEAST_PAIRS: u32 = 15;

/// By so many hundredths a score that is clearly better lies above what its interval must exceed.
const CLEARLY: u8 = 7;

/// By so many hundredths the score that the test looks for lies above the least that is enough.
const TEST_BEYOND: u8 = 5;

/// The most hundredths that can be demanded: beyond, the test would look for scores that cannot be.
pub const HIGHEST_BOUND: u8 = 80;

/// What a rung of a ladder demands of the upper opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Demand {
    /// What the whole 95 % interval of its score must exceed, in hundredths.
    pub bound: u8,
    /// By how many hundredths the score itself must lie above that.
    pub margin: u8,
    /// When the games end even if nothing is clear.
    pub most_pairs: u32,
}

impl Demand {
    /// What a rung demands where the upper must be clearly better: the interval must lie above `bound` hundredths after at
    /// most so many pairs, and the score itself still higher.
    pub fn new(bound: u8, most_pairs: u32) -> Demand {
        Demand { bound: bound.min(HIGHEST_BOUND), margin: CLEARLY, most_pairs: most_pairs.max(1) }
    }

    /// The same where better is enough, be it by little: the interval alone counts.
    pub fn by_little(self) -> Demand {
        Demand { margin: 0, ..self }
    }

    /// The least score that is enough, in hundredths.
    pub fn least(&self) -> u8 {
        self.bound + self.margin
    }

    /// The test that says when it is clear.
    pub fn test(&self) -> Sequential {
        let elo = |hundredths: u8| elo_of_score(f64::from(hundredths) / 100.0);
        Sequential::new(elo(self.bound), elo(self.least() + TEST_BEYOND))
    }

    /// Whether the counts show what is demanded.
    pub fn is_met(&self, pairs: &Pairs) -> bool {
        let interval = pairs.score_interval();
        interval.value >= f64::from(self.least()) / 100.0 && interval.low > f64::from(self.bound) / 100.0
    }

    /// Whether no more pairs are needed: all are played, or the test has decided and the plain interval agrees.
    pub fn is_settled(&self, pairs: &Pairs) -> bool {
        if pairs.count() >= self.most_pairs {
            return true;
        }
        if pairs.count() < LEAST_PAIRS {
            return false;
        }
        match self.test().decide(pairs) {
            Decision::Continue => false,
            Decision::Passed => self.is_met(pairs),
            Decision::Failed => !self.is_met(pairs),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_demand_is_two_thirds_beyond_doubt() {
        let usual = Demand::new(58, 150);
        assert_eq!(usual.least(), 65);
        assert!(usual.is_met(&Pairs([1, 2, 20, 20, 30])));
        assert!(!usual.is_met(&Pairs([0, 0, 2, 2, 2])), "a good score of few games leaves doubt");
        assert!(!usual.is_met(&Pairs([0, 0, 700, 300, 100])), "a sure score of 61 % is too little");
    }

    #[test]
    fn a_little_better_is_enough_where_it_is_beyond_doubt() {
        let little = Demand::new(50, 400).by_little();
        assert_eq!(little.least(), 50);
        assert!(little.is_met(&Pairs([40, 10, 200, 10, 80])), "56 % of many");
        assert!(!little.is_met(&Pairs([4, 1, 20, 1, 8])), "56 % of few");
        assert!(little.is_settled(&Pairs([40, 10, 200, 10, 80])));
    }

    #[test]
    fn few_pairs_settle_nothing_and_clear_ones_do() {
        let usual = Demand::new(58, 150);
        assert!(!usual.is_settled(&Pairs([14, 0, 0, 0, 0])));
        assert!(usual.is_settled(&Pairs([15, 0, 0, 0, 0])));
        assert!(usual.is_settled(&Pairs([0, 0, 0, 0, 16])));
        assert!(!usual.is_settled(&Pairs([2, 4, 10, 14, 10])), "64 % may be either");
        assert!(usual.is_settled(&Pairs([10, 20, 40, 40, 40])), "all are played");
        assert!(Demand::new(58, 1).is_settled(&Pairs([0, 0, 1, 0, 0])));
    }

    #[test]
    fn what_cannot_be_is_not_demanded() {
        let most = Demand::new(100, 0);
        assert_eq!((most.bound, most.most_pairs), (HIGHEST_BOUND, 1));
        assert!(most.test().enough.is_finite());
    }
}
