//! Reading players' data files strictly: every error with its place and a remedy.
//!
//! A game describes its files in a [`Dialect`], opens each with [`document`] and asks its [`Table`]s and [`Value`]s for
//! what it needs. Whatever nobody asked for is an error, and reading goes on after every mistake, so that people see
//! all of them at once. What the entries are and what they mean belongs to the games.

mod army;
mod broken;
mod component;
mod document;
mod error;
mod facts;
mod files;
mod ids;
mod length;
mod link;
mod log;
mod marks;
mod message;
mod names;
mod nearest;
mod table;
#[cfg(feature = "testing")]
pub mod testing;
mod value;
mod word;

pub use army::{from_json, from_named, from_toml, to_json, to_toml};
pub use broken::{LIST, same_subject, severity, shown};
pub use document::document;
pub use error::{DataError, Dialect};
pub use facts::{Facts, Origin};
pub use files::{hash, normalised, read_file};
pub use ids::Ids;
pub use link::{LINK, MOST_ARMY_BYTES, from_link, to_link};
pub use marks::marks;
pub use message::{Args, Message, argument, is_among, write_arguments};
pub use names::{Group, Named, Names};
pub use nearest::nearest;
pub use table::Table;
pub use value::Value;
pub use word::{Name, Word};

/// What this crate says in English, for `gonfalon-text`.
pub const TEXT_EN: &str = include_str!("../text/en/data.ftl");
/// What this crate says in German.
pub const TEXT_DE: &str = include_str!("../text/de/data.ftl");
