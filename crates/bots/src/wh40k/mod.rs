//! Opponents for Warhammer 40,000.

mod estimate;
mod greedy;
mod judge;
mod melee;
mod moving;
mod places;
mod planning;
mod reacting;
mod reflex;
mod seeker;
mod shooting;
mod worth;

pub use greedy::Greedy;
pub use judge::{TERMS, Weighing};
