//! Opponents for Warhammer: Diskwars.

mod command;
mod critic;
mod evaluate;
mod fight;
mod greedy;
mod imagine;
mod judge;
mod ranking;
mod shortlist;
mod shots;
mod stand;
mod variation;
mod worth;

use std::sync::OnceLock;

use gonfalon_whdw::Whdw;

use crate::{Lore, Minded};

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};

impl Minded for Whdw {
    type Judge = Weighing;
    type Habit = Greedy;

    const TERMS: &'static [&'static str] = &TERMS;
    const LORE: &'static str = include_str!("../../lore/whdw.toml");

    fn shelf() -> &'static OnceLock<Lore> {
        static SHELF: OnceLock<Lore> = OnceLock::new();
        &SHELF
    }

    fn judge(weights: Vec<f64>) -> Weighing {
        Weighing::new(weights)
    }
}
