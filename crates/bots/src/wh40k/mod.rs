//! Opponents for Warhammer 40,000.

mod candidates;
mod estimate;
mod greedy;
mod judge;
mod melee;
mod moving;
mod places;
mod planning;
mod reacting;
mod reflex;
mod seeker;
mod shooting;
mod worth;

use std::sync::OnceLock;

use gonfalon_wh40k::Wh40k;

use crate::{Lore, Minded};

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};

impl Minded for Wh40k {
    type Judge = Weighing;
    type Habit = Greedy;

    const TERMS: &'static [&'static str] = &TERMS;
    const LORE: &'static str = include_str!("../../lore/wh40k.toml");

    fn shelf() -> &'static OnceLock<Lore> {
        static SHELF: OnceLock<Lore> = OnceLock::new();
        &SHELF
    }

    fn judge(weights: Vec<f64>) -> Weighing {
        Weighing::new(weights)
    }
}
