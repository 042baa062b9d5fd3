//! How many games are enough.

use gonfalon_ladder::{Decision, Pairs, Sequential, elo_of_score};
use serde::Serialize;

/// How many games each match-up has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// So many.
    Games(u64),
    /// As many as it takes.
    Stop(Stop),
}

impl Until {
    /// The most pairs of a match-up.
    pub fn most_pairs(&self) -> u64 {
        match self {
            Until::Games(games) => games / 2,
            Until::Stop(stop) => stop.at_most / 2,
        }
    }

    /// Whether these pairs of a match-up are enough, of all that there may be.
    pub fn is_enough(&self, pairs: &Pairs) -> bool {
        match self {
            Until::Games(_) => false,
            Until::Stop(stop) => stop.is_enough(pairs),
        }
    }
}

/// When a match-up needs no more games; it is looked at after every pair, in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stop {
    /// The most games.
    pub at_most: u64,
    /// The least.
    pub at_least: u64,
    /// Enough once the 95 % interval of the score is narrower than so many hundredths.
    pub narrower: Option<u8>,
    /// Enough once a sequential test tells an even match-up from one in which a side scores so many hundredths.
    pub decided: Option<u8>,
}

impl Stop {
    fn is_enough(&self, pairs: &Pairs) -> bool {
        if u64::from(pairs.count()) * 2 < self.at_least {
            return false;
        }
        self.is_narrow(pairs) || self.is_decided(pairs)
    }

    fn is_narrow(&self, pairs: &Pairs) -> bool {
        self.narrower.is_some_and(|hundredths| {
            let interval = pairs.score_interval();
            interval.high - interval.low < f64::from(hundredths) / 100.0
        })
    }

    /// One side is better, or neither is.
    fn is_decided(&self, pairs: &Pairs) -> bool {
        self.decided.is_some_and(|hundredths| {
            let test = Sequential::new(0.0, elo_of_score(f64::from(hundredths) / 100.0));
            let both = (test.decide(pairs), test.decide(&pairs.reversed()));
            matches!(
                both,
                (Decision::Passed, _) | (_, Decision::Passed) | (Decision::Failed, Decision::Failed)
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STOP: Stop = Stop { at_most: 1000, at_least: 20, narrower: None, decided: None };

    #[test]
    fn few_games_are_never_enough() {
        let stop = Stop { decided: Some(55), ..STOP };
        assert!(!stop.is_enough(&Pairs([0, 0, 0, 0, 9])));
        assert!(stop.is_enough(&Pairs([0, 0, 0, 0, 40])));
        assert!(stop.is_enough(&Pairs([40, 0, 0, 0, 0])), "it does not matter who is better");
    }

    #[test]
    fn even_match_ups_are_decided_too() {
        let stop = Stop { decided: Some(55), ..STOP };
        assert!(!stop.is_enough(&Pairs([5, 0, 10, 0, 5])));
        assert!(stop.is_enough(&Pairs([100, 0, 800, 0, 100])));
    }

    #[test]
    fn narrow_intervals_are_enough() {
        let stop = Stop { narrower: Some(10), ..STOP };
        assert!(!stop.is_enough(&Pairs([20, 0, 20, 0, 20])));
        assert!(stop.is_enough(&Pairs([200, 0, 200, 0, 200])));
        assert!(!Until::Games(100).is_enough(&Pairs([200, 0, 200, 0, 200])));
    }
}
