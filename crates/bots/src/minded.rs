//! Games whose opponents think ahead.

use std::sync::OnceLock;

use gonfalon_kernel::Imagines;
use gonfalon_search::Judge;

use crate::{Bot, Habit, Lore, Mind, Practised, Random, Reach, Temper, named};

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

    /// How far the opponent with this name thinks, and of what temper it is; `None` if it does not think ahead. A name such as
    /// `veteran@tries=24+horizon=6` means a veteran with other numbers, to try them out.
    fn understood(name: &str) -> Option<(Reach, Temper)> {
        let (name, changes) =
            name.split_once('@').map_or((name, None), |(name, changes)| (name, Some(changes)));
        let (level, temper) = named(name)?;
        let reach = Self::lore().reach(level);
        Some((changes.map_or(Some(reach), |changes| reach.with(changes))?, temper))
    }

    /// An opponent that thinks ahead; what it leaves to chance follows from `seed`.
    fn mind(reach: Reach, temper: Temper, seed: u64) -> Mind<Self, Self::Judge, Self::Habit> {
        let habits = Practised::new(Self::Habit::default(), 0).thorough(reach.thorough);
        Mind::new(Self::judge_of(temper), habits, reach.settings(seed), reach.budget())
    }

    /// The opponent with this name, one of [`crate::BOTS`] or one with other numbers. The same seed always leads to the same
    /// answers.
    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(Self::Habit::default())),
            _ => {
                let (reach, temper) = Self::understood(name)?;
                Some(Box::new(Self::mind(reach, temper, seed)))
            }
        }
    }

    /// The same opponent where somebody is waiting for it: on a slow machine it thinks less, not longer.
    fn hurried(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let Some((reach, temper)) = Self::understood(name) else { return Self::opponent(name, seed) };
        Some(Box::new(Self::mind(reach, temper, seed).within(reach.patience())))
    }
}
