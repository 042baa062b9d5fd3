//! Exact odds of what the dice of all four games decide: whole distributions, never samples.
//!
//! Each game has a module of its own. It takes plain numbers, such as a weapon and a target, or reads a real position through the
//! game's own rules, and answers with [`Distribution`]s. What a die must show is always asked of the game's engine.
//!
//! Only what falls in Diskwars (2000) cannot be reckoned; there a distribution is counted from many falls and says how far it may
//! be off ([`Distribution::error`]).

mod distribution;
pub mod dw;
pub mod kow;
pub mod notation;
mod report;
pub mod wh40k;
pub mod whdw;

pub use distribution::Distribution;
pub use report::{Chance, Report, Spread};
