//! Opponents for Diskwars.

mod activating;
mod battle;
mod deeds;
mod entering;
mod field;
mod goals;
mod greedy;
mod places;
mod shots;
mod stand;

pub use greedy::Greedy;
