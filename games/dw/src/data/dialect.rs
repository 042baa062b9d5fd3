//! How the data files of this game speak: its own messages, and its rules for marks.

use gonfalon_data::{Dialect, Message};

/// The data files and army files of this game.
pub(crate) const DIALECT: Dialect =
    Dialect { game: "dw", messages: MESSAGES, own_words: &["text"], listed_by: None };

/// Every message key about data that only this game has, with the names of its arguments; both languages have a
/// sentence for each.
pub const MESSAGES: &[Message] = &[
    ("data-capitals", &["word"]),
    ("data-champion", &[]),
    ("data-kinds", &["expected", "found"]),
    ("data-limit-and-unique", &[]),
    ("data-needs-field", &["field"]),
    ("data-no-change", &[]),
    ("data-no-duration", &[]),
    ("data-nobody-transforms", &[]),
    ("data-not-always", &[]),
    ("data-not-transformed", &["id"]),
    ("data-nothing-lasts", &[]),
    ("data-only-true", &[]),
    ("data-only-when", &["when"]),
    ("data-players", &[]),
    ("data-stack", &["id", "listed", "stacked"]),
    ("data-web-without-book", &["path"]),
    ("data-wrong-way", &[]),
];
