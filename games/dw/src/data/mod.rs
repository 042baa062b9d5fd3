//! The components: Creature Disks, spells, terrain, scenarios, ready-made armies and the measures of the box.
//!
//! Everything is read from `data/dw/*.toml` (embedded, or a player's own folder) into one immutable [`Library`]. Unknown
//! fields, words and combinations the engine does not implement are refused.

mod ability;
mod constants;
mod dialect;
mod effect;
mod filter;
mod library;
mod profile;
mod read;
mod ready;
mod scenario;
mod spell;
mod supported;
mod terrain;
mod word;

pub use ability::*;
pub use constants::*;
pub(crate) use dialect::DIALECT;
pub use dialect::MESSAGES;
pub use effect::*;
pub use filter::*;
pub use library::*;
pub use profile::*;
pub use ready::*;
pub use scenario::*;
pub use spell::*;
pub use supported::{Unsupported, supported};
pub use terrain::*;
pub use word::*;

pub use gonfalon_data::{DataError, Facts, Name, Named, Names, Origin, Word, nearest};
