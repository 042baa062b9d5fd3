//! The army lists and the constants of the game.
//!
//! Everything is read from `data/kow/*.toml` (embedded, or a player's own folder) into one immutable [`Library`].
//! Unknown fields and words are refused. An [`Entry`] is what a list prints, a [`Profile`] is a unit after its options
//! and the rule of its whole army.

mod constants;
mod entry;
mod error;
mod facts;
mod formation;
mod library;
mod names;
mod nearest;
mod option;
mod profile;
pub(crate) mod read;
mod special;
mod word;

pub use constants::*;
pub use entry::*;
pub use error::*;
pub use facts::*;
pub use formation::*;
pub use library::*;
pub use names::*;
pub use nearest::nearest;
pub use option::*;
pub use profile::*;
pub use special::*;
pub use word::*;
