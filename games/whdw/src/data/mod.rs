//! The components of the core set: disks, cards, terrain, regiments and the constants of the box.
//!
//! Everything is read from `data/whdw/*.toml` (embedded, or a player's own folder) into one immutable
//! [`Library`]. Unknown fields, words and combinations the engine does not implement are refused.

mod ability;
mod card;
mod constants;
mod dialect;
mod keyword;
mod library;
mod profile;
mod read;
mod regiment;
mod supported;
mod terrain;
mod word;

pub use ability::*;
pub use card::*;
pub use constants::*;
pub(crate) use dialect::DIALECT;
pub use dialect::MESSAGES;
pub use keyword::*;
pub use library::*;
pub use profile::*;
pub use regiment::*;
pub use supported::{Holder, supported};
pub use terrain::*;
pub use word::*;

pub use gonfalon_data::{DataError, Facts, Name, Named, Names, Origin, Word, nearest};
