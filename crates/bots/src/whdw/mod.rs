//! Opponents for Warhammer: Diskwars.

mod command;
mod evaluate;
mod fight;
mod greedy;
mod imagine;
mod shots;
mod stand;
mod worth;

pub use greedy::Greedy;
