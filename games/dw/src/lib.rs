//! Diskwars (2000): its data and its armies.
//!
//! [`data`] holds what is printed on the components, [`army`] the rules for assembling an army.

pub mod army;
pub mod data;
mod printed;
pub mod texts;

/// The ledger: every rule of the book in our own words.
pub const LEDGER: &str = include_str!("../../../rules/dw.toml");
