//! Games whose opponents think ahead.

use std::sync::OnceLock;

use gonfalon_kernel::Imagines;
use gonfalon_search::Judge;

use crate::{Bot, Habit, Level, Lore, Mind, Practised, Random, Reach, Temper, named};

/// What an opponent that thinks ahead is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Makeup {
    /// How far it thinks.
    pub reach: Reach,
    /// What each term of the judgement is worth to it.
    pub weights: Vec<f64>,
}

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
        Self::judge(Self::makeup(Level::Marshal, temper).weights)
    }

    /// What the opponent with this name is made of; `None` if it does not think ahead. A name such as
    /// `veteran@tries=24+judge-material=2` means a veteran with other numbers, to try them out.
    fn understood(name: &str) -> Option<Makeup> {
        let (name, changes) =
            name.split_once('@').map_or((name, None), |(name, changes)| (name, Some(changes)));
        let (level, temper) = named(name)?;
        let mut makeup = Self::makeup(level, temper);
        for change in changes.into_iter().flat_map(|changes| changes.split('+')) {
            let (name, value) = change.split_once('=')?;
            match Self::TERMS.iter().position(|term| *term == name) {
                Some(term) => {
                    makeup.weights[term] = value.parse().ok().filter(|weight: &f64| weight.is_finite())?;
                }
                None => makeup.reach.change(name, value)?,
            }
        }
        Some(makeup)
    }

    /// What opponents of a level and temper are made of.
    fn makeup(level: Level, temper: Temper) -> Makeup {
        let lore = Self::lore();
        let weights = lore.weighed(temper, Self::TERMS);
        let weights = weights.expect("a test compares the lore of every game with its terms");
        Makeup { reach: lore.reach(level), weights }
    }

    /// An opponent that thinks ahead; what it leaves to chance follows from `seed`.
    fn mind(makeup: &Makeup, seed: u64) -> Mind<Self, Self::Judge, Self::Habit> {
        let reach = makeup.reach;
        let habits = Practised::new(Self::Habit::default(), 0).thorough(reach.thorough);
        let judge = Self::judge(makeup.weights.clone());
        Mind::new(judge, habits, reach.settings(seed), reach.budget()).attentive(reach.attention)
    }

    /// The opponent with this name, one of [`crate::BOTS`] or one with other numbers. The same seed always leads to the same
    /// answers.
    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(Self::Habit::default())),
            _ => Some(Box::new(Self::mind(&Self::understood(name)?, seed))),
        }
    }

    /// The same opponent where somebody is waiting for it: on a slow machine it thinks less, not longer.
    fn hurried(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let Some(makeup) = Self::understood(name) else { return Self::opponent(name, seed) };
        Some(Box::new(Self::mind(&makeup, seed).within(makeup.reach.patience())))
    }
}
