//! Changes to an army in the making.

use serde::{Deserialize, Serialize};

/// A change to an army in the making.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Edit {
    /// Adds something.
    Add {
        /// The id of the addition.
        id: String,
        /// The path it is added to; empty for the army itself.
        #[serde(default)]
        to: String,
    },
    /// Removes an entry with everything in it.
    Remove {
        /// The path of the entry.
        path: String,
    },
    /// Chooses something about the army or an entry.
    Set {
        /// The path of the entry; empty for the army itself.
        #[serde(default)]
        path: String,
        /// The id of the choice.
        choice: String,
        /// What is chosen.
        to: Setting,
    },
    /// Gives the army another name.
    Rename(String),
}

/// What is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(untagged)]
pub enum Setting {
    /// No number.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u32),
    /// One of several, by its id.
    Word(String),
}

/// An edit that means nothing for this army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nonsense {
    /// There is no entry at this path, or it cannot be changed by itself.
    NoSuchPath(String),
    /// Nothing is called so, or it cannot be added there.
    NoSuchAddition {
        /// What was to be added.
        id: String,
        /// Where.
        to: String,
        /// What may have been meant.
        nearest: Option<String>,
    },
    /// Nothing of this name can be chosen there, or not this value.
    NoSuchChoice {
        /// Where.
        path: String,
        /// What was to be chosen.
        choice: String,
    },
    /// The army has as many entries as anybody can look through.
    Full {
        /// The most entries.
        most: usize,
    },
    /// The name is empty or far too long.
    BadName {
        /// The most letters.
        most: usize,
    },
}

/// The most entries of an army in the making.
pub const MOST_ENTRIES: usize = 120;

/// The most letters of the name of an army.
pub const MOST_NAME: usize = 100;

/// The name that an edit gives, if it is one.
pub fn sound_name(name: &str) -> Result<String, Nonsense> {
    let trimmed = name.trim();
    let sound = !trimmed.is_empty() && trimmed.chars().count() <= MOST_NAME;
    if sound { Ok(trimmed.to_owned()) } else { Err(Nonsense::BadName { most: MOST_NAME }) }
}
