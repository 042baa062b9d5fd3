//! Games whose opponents think ahead.

use std::sync::OnceLock;

use gonfalon_kernel::Imagines;
use gonfalon_search::Judge;

use crate::{Bot, Habit, Level, Lore, Mind, Random, Temper, named};

/// A game whose opponents think ahead.
pub trait Minded:
    Imagines<View: Sync, Question: Sync, Action: Send + Sync, Event: Send> + Sync + Sized + 'static
{
    /// How unfinished battles are judged.
    type Judge: Judge<Self> + 'static;
    /// What is done without thinking.
    type Habit: Habit<Self> + Bot<Self> + Default + 'static;

    /// The names of the terms of the judgement.
    const TERMS: &'static [&'static str];
    /// The file of what its opponents have learned.
    const LORE: &'static str;

    /// Where that file is kept once it has been read.
    fn shelf() -> &'static OnceLock<Lore>;

    /// A judge with these weights, in the order of the terms.
    fn judge(weights: Vec<f64>) -> Self::Judge;

    /// What its opponents have learned.
    fn lore() -> &'static Lore {
        Self::shelf().get_or_init(|| Lore::read(Self::LORE).expect("a test reads the lore of every game"))
    }

    /// A judge of this temper, with the weights that opponents have learned.
    fn judge_of(temper: Temper) -> Self::Judge {
        let weights = Self::lore().weighed(temper, Self::TERMS);
        Self::judge(weights.expect("a test compares the lore of every game with its terms"))
    }

    /// An opponent that thinks ahead; what it leaves to chance follows from `seed`.
    fn mind(level: Level, temper: Temper, seed: u64) -> Mind<Self, Self::Judge, Self::Habit> {
        let reach = Self::lore().reach(level);
        Mind::new(Self::judge_of(temper), Self::Habit::default(), reach.settings(seed), reach.budget())
    }

    /// The opponent with this name, one of [`crate::BOTS`]. The same seed always leads to the same answers.
    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(Self::Habit::default())),
            _ => named(name)
                .map(|(level, temper)| -> Box<dyn Bot<Self>> { Box::new(Self::mind(level, temper, seed)) }),
        }
    }

    /// The same opponent where somebody is waiting for it: on a slow machine it thinks less, not longer.
    fn hurried(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let Some((level, temper)) = named(name) else { return Self::opponent(name, seed) };
        let patience = Self::lore().reach(level).patience();
        Some(Box::new(Self::mind(level, temper, seed).within(patience)))
    }
}
