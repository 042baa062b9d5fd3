//! Opponents for Diskwars.

mod activating;
mod battle;
mod deeds;
mod entering;
mod field;
mod goals;
mod greedy;
mod judge;
mod places;
mod shots;
mod stand;

use std::sync::OnceLock;

use gonfalon_dw::Dw;

use crate::{Lore, Minded};

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};

impl Minded for Dw {
    type Judge = Weighing;
    type Habit = Greedy;

    const TERMS: &'static [&'static str] = &TERMS;
    const LORE: &'static str = include_str!("../../lore/dw.toml");

    fn shelf() -> &'static OnceLock<Lore> {
        static SHELF: OnceLock<Lore> = OnceLock::new();
        &SHELF
    }

    fn judge(weights: Vec<f64>) -> Weighing {
        Weighing::new(weights)
    }
}
