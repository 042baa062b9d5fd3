//! The army lists and the constants of the game.
//!
//! Everything is read from `data/kow/*.toml` (embedded, or a player's own folder) into one immutable [`Library`].
//! Unknown fields and words are refused. An [`Entry`] is what a list prints, a [`Profile`] is a unit after its options
//! and the rule of its whole army.

mod constants;
mod dialect;
mod entry;
mod formation;
mod library;
mod names;
mod option;
mod profile;
mod read;
mod special;
mod terrain;
mod word;

pub use constants::*;
pub(crate) use dialect::DIALECT;
pub use dialect::MESSAGES;
pub use entry::*;
pub use formation::*;
pub use library::*;
pub use names::*;
pub use option::*;
pub use profile::*;
pub use special::*;
pub use terrain::*;
pub use word::*;

pub use gonfalon_data::{DataError, Facts, Name, Named, Names, Origin, Word, nearest};
