//! Opponents for Kings of War.

mod charging;
mod deploying;
mod fight;
mod greedy;
mod judge;
mod place;
mod shooting;

use std::sync::OnceLock;

use gonfalon_kow::Kow;

use crate::{Lore, Minded};

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};

impl Minded for Kow {
    type Judge = Weighing;
    type Habit = Greedy;

    const TERMS: &'static [&'static str] = &TERMS;
    const LORE: &'static str = include_str!("../../lore/kow.toml");

    fn shelf() -> &'static OnceLock<Lore> {
        static SHELF: OnceLock<Lore> = OnceLock::new();
        &SHELF
    }

    fn judge(weights: Vec<f64>) -> Weighing {
        Weighing::new(weights)
    }
}
