//! The components of the core set: disks, cards, terrain, regiments and the constants of the box.
//!
//! Everything is read from `data/whdw/*.toml` (embedded, or a player's own folder) into one immutable
//! [`Library`]. Unknown fields, words and combinations the engine does not implement are refused.

mod ability;
mod card;
mod constants;
mod error;
mod facts;
mod keyword;
mod library;
mod nearest;
mod profile;
pub(crate) mod read;
mod regiment;
mod supported;
mod terrain;
mod word;

pub use ability::*;
pub use card::*;
pub use constants::*;
pub use error::*;
pub use facts::*;
pub use keyword::*;
pub use library::*;
pub use nearest::nearest;
pub use profile::*;
pub use regiment::*;
pub use supported::{Holder, supported};
pub use terrain::*;
pub use word::*;
