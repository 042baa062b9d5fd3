//! The components of the core set: disks, cards, terrain, regiments and the constants of the box.
//!
//! Everything is read from `data/whdw/*.toml` (embedded, or a player's own folder) into one immutable
//! [`Library`]. Unknown fields, words and combinations the engine does not implement are refused.

mod ability;

pub use ability::*;
