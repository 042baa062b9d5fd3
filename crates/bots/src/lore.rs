//! What opponents of a game have learned: weights from self-play, and how far each level thinks.

use std::time::Duration;

use gonfalon_search::{Budget, Horizon, Race, Settings, Weights, Widening};
use serde::{Deserialize, Deserializer};

use crate::{Level, Temper};

/// The numbers of one game's opponents, as its file keeps them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lore {
    /// What each term of the judgement is worth. `gonfalon tune` writes them.
    pub weights: Weights,
    /// By how much some weights are greater for the aggressive.
    pub aggressive: Weights,
    /// By how much some weights are greater for the careful.
    pub careful: Weights,
    /// How a recruit thinks.
    pub recruit: Reach,
    /// How a veteran thinks.
    pub veteran: Reach,
    /// How a marshal thinks.
    pub marshal: Reach,
}

/// How far a level thinks.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// How many battles it imagines before an answer.
    pub tries: u32,
    /// How many answers it compares.
    pub candidates: usize,
    /// How far it imagines battles beyond each: `40` stands for so many decisions, `{ calm = 2 }` for so many calm moments.
    #[serde(deserialize_with = "horizon")]
    pub horizon: Horizon,
    /// By how many standard errors another answer must be better than its first idea.
    pub trust: f64,
    /// Whether it imagines battles played by habit instead of by reflex.
    #[serde(default)]
    pub thorough: bool,
    /// The consequences of an answer are thought about once it was tried so often; never without this.
    pub sprout: Option<u32>,
    /// Whether imagined dice fall evenly.
    #[serde(default)]
    pub even: bool,
    /// Of a hundred questions it thinks about so many; the others it answers by habit.
    #[serde(default = "every_question")]
    pub attention: u8,
    /// Whether it mixes answers that are given in secret while others give theirs; else it expects others to follow habit.
    #[serde(default)]
    pub mixes: bool,
    /// After how many milliseconds it answers with what it has thought so far.
    pub milliseconds: u64,
}

fn every_question() -> u8 {
    100
}

/// Reads a horizon as it is written in the lore.
fn horizon<'de, D: Deserializer<'de>>(written: D) -> Result<Horizon, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Decisions(u32),
        Calm { calm: u32 },
    }
    Ok(match Written::deserialize(written)? {
        Written::Decisions(decisions) => Horizon::Decisions(decisions),
        Written::Calm { calm } => Horizon::Calm(calm),
    })
}

impl Lore {
    /// Reads what a game's opponents have learned.
    pub fn read(text: &str) -> Result<Lore, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// How far a level thinks.
    pub fn reach(&self, level: Level) -> Reach {
        match level {
            Level::Recruit => self.recruit,
            Level::Veteran => self.veteran,
            Level::Marshal => self.marshal,
        }
    }

    /// The weights of a temper, in the order of the terms; otherwise the names that are missing or unknown.
    pub fn weighed(&self, temper: Temper, terms: &[&'static str]) -> Result<Vec<f64>, Vec<String>> {
        let factors = match temper {
            Temper::Even => &Weights::default(),
            Temper::Aggressive => &self.aggressive,
            Temper::Careful => &self.careful,
        };
        let unknown: Vec<String> =
            factors.0.keys().filter(|name| !terms.contains(&name.as_str())).cloned().collect();
        if !unknown.is_empty() {
            return Err(unknown);
        }
        let weights = self.weights.in_order(terms)?;
        let factor = |term: &&str| factors.0.get(*term).copied().unwrap_or(1.0);
        Ok(weights.into_iter().zip(terms).map(|(weight, term)| weight * factor(term)).collect())
    }
}

impl Reach {
    /// Changes the number with this name; `None` if the name or the number is not understood.
    pub(crate) fn change(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "tries" => self.tries = value.parse().ok()?,
            "candidates" => self.candidates = value.parse().ok()?,
            "horizon" => self.horizon = Horizon::Decisions(value.parse().ok()?),
            "calm" => self.horizon = Horizon::Calm(value.parse().ok()?),
            "trust" => self.trust = value.parse().ok().filter(|trust: &f64| trust.is_finite())?,
            "thorough" => self.thorough = value.parse().ok()?,
            "sprout" => self.sprout = Some(value.parse().ok()?),
            "attention" => self.attention = value.parse().ok().filter(|share| *share <= 100)?,
            "even" => self.even = value.parse().ok()?,
            "mixes" => self.mixes = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    /// How it searches; everything it leaves to chance follows from `seed`.
    pub fn settings(&self, seed: u64) -> Settings {
        Settings {
            seed,
            horizon: self.horizon,
            candidates: self.candidates,
            // Where answers are mixed, nothing but the candidates comes into the mixture.
            invent: false,
            answers: Widening { factor: self.candidates as f64, power: 0.0 },
            even: self.even,
            reuse: false,
            plans: 0,
            race: Some(Race {
                trust: self.trust,
                sprout: self.sprout.unwrap_or(u32::MAX),
                sealed: !self.mixes,
                ..Race::default()
            }),
            ..Settings::default()
        }
    }

    /// How long it searches.
    pub fn budget(&self) -> Budget {
        Budget { tries: Some(self.tries), time: None }
    }

    /// How long it searches where somebody is waiting: no longer than its time, whatever machine it is.
    pub fn patience(&self) -> Budget {
        Budget { time: Some(Duration::from_millis(self.milliseconds)), ..self.budget() }
    }
}
