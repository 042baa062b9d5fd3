//! Reading the army files of other tools: nothing dropped, every guess marked.
//!
//! [`import`] finds out by content which tool wrote a file, reads it into a plain [`Roster`] and accounts for every line or
//! element of it in the [`Report`]: resolved, guessed, or not understood and kept as it stands. Formats that carry no
//! profiles are completed from a [`Pack`]. No game is known here; what a roster means on the table is the game's business.

mod complete;
mod detect;
mod finish;
mod format;
mod import;
mod keyword;
mod ledger;
mod matching;
mod note;
mod pack;
mod roster;
mod text;
mod tree;
mod unpack;
mod value;

pub use complete::{Completion, Missing, MissingKind};
pub use format::{Edition, Format};
pub use import::{MOST_BYTES, MOST_TEXT_BYTES, import};
pub use keyword::{KeywordKind, WeaponKeyword};
pub use ledger::{Entry, Fate, Meaning, Place, Remark, Report};
pub use note::{MESSAGES, Note, Refused};
pub use pack::{Datasheet, Pack, Weapon};
pub use roster::{
    Ability, Enhancement, ModelGroup, Points, Roster, Setting, Unit, UnitProfile, Wargear, WeaponKind,
    WeaponProfile,
};
pub use value::{Characteristic, Reading, Value};

/// What this crate says in English, for `gonfalon-text`.
pub const TEXT_EN: &str = include_str!("../text/en/rosters.ftl");
/// What this crate says in German.
pub const TEXT_DE: &str = include_str!("../text/de/rosters.ftl");
