//! Opponents for Kings of War.

mod charging;
mod deploying;
mod fight;
mod greedy;
mod place;
mod shooting;

pub use greedy::Greedy;
