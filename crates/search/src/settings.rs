//! How a search thinks: numbers that levels and tuners may change.

use serde::{Deserialize, Serialize};

use crate::Luck;

/// How a search thinks, apart from how long.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Everything drawn by chance follows from this number and the number of the question.
    pub seed: u64,
    /// How many trees are grown side by side, each with its share of the tries.
    pub threads: u8,
    /// How much answers that were seldom tried are preferred.
    pub exploration: f64,
    /// Results are taken to differ at least by this standard deviation; what was seldom tried is preferred in proportion.
    /// Less suits judgements that lie close together, more suits games with many drawn ends.
    pub least_spread: f64,
    /// How many answers to a question are tried, by the number of tries there.
    pub answers: Widening,
    /// How many consequences of an answer (dice, answers of others) are told apart, by the number of tries of the answer.
    /// The others share one place in the tree.
    pub consequences: Widening,
    /// How many candidates are asked for at a question.
    pub candidates: usize,
    /// Whether answers that nobody proposed are drawn by chance once all candidates are known.
    pub invent: bool,
    /// When a battle is judged unfinished, seen from where the tree ends.
    pub horizon: Horizon,
    /// Where there are secrets, one in so many tries is played in a world that fits what everybody knows, and only there
    /// the imagined others learn: in worlds that fit what we know they would learn to play as if they knew our secrets.
    /// With 0 they do.
    pub empathy: u32,
    /// Whether imagined dice fall evenly, see [`Luck::even`].
    pub even: bool,
    /// Whether what was thought about earlier questions of the match is used again.
    pub reuse: bool,
    /// How many plans are explained; with 0 none is, which saves time.
    pub plans: usize,
    /// How the answers to the question itself are compared; `None` treats them like answers anywhere else in the tree.
    pub race: Option<Race>,
}

/// How far battles are imagined before they are judged unfinished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Horizon {
    /// To their ends.
    End,
    /// So many decisions, and on to a calm moment.
    Decisions(u32),
    /// To the calm moment with this number, from 1. Where every turn begins calmly, 2 means that the enemy has replied: however
    /// long the turns are, all answers are judged when the same player is to move.
    Calm(u32),
}

/// Few tries, noisy dice and a good first idea: the candidates race, all with the same imagined worlds and dice, and the
/// slower half drops out again and again. The first candidate is answered unless another is better beyond doubt.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Race {
    /// By how many standard errors another candidate must be better than the first.
    pub trust: f64,
    /// Who is behind by so many standard errors drops out at once.
    pub hopeless: f64,
    /// How many variants of the best are tried whenever half of the others drop out.
    pub variants: usize,
    /// The consequences of an answer are thought about once it was tried so often.
    pub sprout: u32,
    /// Whether they race also where others answer at the same time, against what these would do by instinct. Otherwise such
    /// answers are mixed, which takes many more tries to be worth it.
    pub sealed: bool,
}

impl Default for Race {
    fn default() -> Race {
        Race { trust: 0.5, hopeless: 2.5, variants: 1, sprout: u32::MAX, sealed: false }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            seed: 0,
            threads: 1,
            exploration: 0.7,
            least_spread: 0.25,
            answers: Widening { factor: 4.0, power: 0.5 },
            consequences: Widening { factor: 4.0, power: 0.5 },
            candidates: 32,
            invent: true,
            horizon: Horizon::End,
            empathy: 3,
            even: false,
            reuse: true,
            plans: 3,
            race: None,
        }
    }
}

impl Settings {
    /// The luck of an imagined battle.
    pub(crate) fn luck(&self, seed: u64) -> Luck {
        if self.even { Luck::even(seed) } else { Luck::plain(seed) }
    }
}

/// A limit that grows with experience: `factor` times the number of visits to the power of `power`, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Widening {
    /// The limit after one visit.
    pub factor: f64,
    /// How fast it grows: 0 not at all, 1 as fast as the visits.
    pub power: f64,
}

impl Widening {
    /// Everything at once.
    pub const UNLIMITED: Widening = Widening { factor: u32::MAX as f64, power: 0.0 };

    /// The limit after so many visits.
    pub fn limit(self, visits: u32) -> usize {
        (self.factor * libm::pow(f64::from(visits), self.power)).max(1.0) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_grows_with_experience_and_is_never_nothing() {
        let widening = Widening { factor: 2.0, power: 0.5 };
        assert_eq!([0, 1, 4, 100].map(|visits| widening.limit(visits)), [1, 2, 4, 20]);
        assert!(Widening::UNLIMITED.limit(1) > 1_000_000);
    }
}
