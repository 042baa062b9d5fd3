//! Opponents for Kings of War.

mod charging;
mod deploying;
mod fight;
mod greedy;
mod judge;
mod place;
mod shooting;

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};
