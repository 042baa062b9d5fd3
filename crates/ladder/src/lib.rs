//! The numbers of a ladder: who is stronger, by how much, and when enough games were played to say so; and what positions
//! are worth, learned from how games ended.
//!
//! Games are played in pairs with sides swapped and the same dice, so that a good side or good dice help nobody. Only
//! [`Pairs`] are counted, because the two games of a pair are not independent. Nothing here knows any game.

mod demand;
mod elo;
mod fit;
mod likelihood;
mod pairs;
mod sequential;

pub use demand::{Demand, HIGHEST_BOUND};
pub use elo::{Interval, elo_of_score, score_of_elo};
pub use fit::{Quality, Sample, fit, quality};
pub use pairs::{Pairs, Points};
pub use sequential::{Decision, Sequential};
