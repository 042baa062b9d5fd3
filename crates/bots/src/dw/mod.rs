//! Opponents for Diskwars.

mod activating;
mod battle;
mod candidates;
mod deeds;
mod entering;
mod field;
mod goals;
mod greedy;
mod influence;
mod judge;
mod places;
mod reflex;
mod shots;
mod stand;

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};
