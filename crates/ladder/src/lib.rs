//! The numbers of a ladder: who is stronger, by how much, and when enough games were played to say so.
//!
//! Games are played in pairs with sides swapped and the same dice, so that a good side or good dice help nobody. Only
//! [`Pairs`] are counted, because the two games of a pair are not independent. Nothing here knows any game.

mod elo;
mod likelihood;
mod pairs;
mod sequential;

pub use elo::{Interval, elo_of_score, score_of_elo};
pub use pairs::{Pairs, Points};
pub use sequential::{Decision, Sequential};
