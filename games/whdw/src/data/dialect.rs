//! How the data files of this game speak: its own messages, and its rules for marks.

use gonfalon_data::{Dialect, Message};

/// The data files and army files of this game.
pub(crate) const DIALECT: Dialect = Dialect {
    game: "whdw",
    messages: MESSAGES,
    own_words: &["text", "objective_text"],
    listed_by: Some("keyword"),
};

/// Every message key about data that only this game has, with the names of its arguments; both languages have a
/// sentence for each.
pub const MESSAGES: &[Message] = &[
    ("data-bad-outline", &[]),
    ("data-card-kind", &["kind"]),
    ("data-empty-condition", &[]),
    ("data-hero-trait", &[]),
    ("data-no-change", &[]),
    ("data-not-a-hero", &["id"]),
    ("data-not-a-unit", &["id"]),
    ("data-not-ascending", &[]),
    ("data-players", &[]),
    ("data-race-faction", &[]),
    ("data-regiment-faction", &[]),
    ("data-siege-length", &[]),
    ("data-strengths", &[]),
    ("data-too-few", &["needed"]),
    ("data-too-short", &[]),
    ("data-unstable-kind", &["kind"]),
    ("data-unsupported-ability", &["holder", "words"]),
    ("data-wrong-count", &["expected", "found"]),
];
