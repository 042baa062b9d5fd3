//! How the data files of this game speak: its own messages, and its rules for marks.

use gonfalon_data::{Dialect, Message};

/// The data files and army files of this game.
pub(crate) const DIALECT: Dialect =
    Dialect { game: "kow", messages: MESSAGES, own_words: &[], listed_by: None };

/// Every message key about data that only this game has, with the names of its arguments; both languages have a
/// sentence for each.
pub const MESSAGES: &[Message] = &[
    ("data-army-wide", &["rule"]),
    ("data-expected-none", &[]),
    ("data-list-id", &["expected"]),
    ("data-models", &["models", "type"]),
    ("data-muskets", &[]),
    ("data-no-dice", &[]),
    ("data-no-list", &["id"]),
    ("data-not-ascending", &[]),
    ("data-outline", &[]),
    ("data-piece-off-table", &[]),
    ("data-pieces-overlap", &[]),
    ("data-special-value", &["rule"]),
    ("data-twice", &["word"]),
    ("data-weapon-without-ranged", &["weapon"]),
];
