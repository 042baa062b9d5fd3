//! Opponents for Warhammer: Diskwars.

mod command;
mod evaluate;
mod fight;
mod greedy;
mod imagine;
mod judge;
mod shots;
mod stand;
mod worth;

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};
