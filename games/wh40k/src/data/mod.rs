//! Datasheets, terrain and the constants of the game.
//!
//! A [`Datasheet`] is what a publication prints about a unit; a match holds units built from datasheets (see [`crate::army`]).
//! Ids of datasheets and keywords index one immutable [`Library`].

mod ability;
mod amount;
mod base;
mod datasheet;
mod dialect;
mod faction;
mod keyword;
mod library;
mod profile;
mod publication;
mod read;
mod terrain;
mod weapon;

pub use ability::*;
pub use amount::*;
pub use base::*;
pub use datasheet::*;
pub(crate) use dialect::DIALECT;
pub use dialect::MESSAGES;
pub use faction::*;
pub use keyword::*;
pub use library::*;
pub use profile::*;
pub use publication::*;
pub(crate) use read::publication as read_publication;
pub use terrain::*;
pub use weapon::*;

pub use gonfalon_data::{DataError, Facts, Name, Named, Names, Origin, Word, nearest};
