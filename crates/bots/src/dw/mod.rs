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

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};
