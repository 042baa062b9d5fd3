//! How the data files of this game speak: its own messages, and its rules for marks.

use gonfalon_data::{Dialect, Message};

/// The data files and army files of this game.
pub(crate) const DIALECT: Dialect =
    Dialect { game: "wh40k", messages: MESSAGES, own_words: &[], listed_by: None };

/// Every message key about data that only this game has, with the names of its arguments; both languages have a
/// sentence for each.
pub const MESSAGES: &[Message] = &[
    ("data-ability", &["text"]),
    ("data-ability-number", &["ability"]),
    ("data-amount", &["text"]),
    ("data-barricade-notched", &[]),
    ("data-base", &[]),
    ("data-effect-value", &["effect"]),
    ("data-faction-id", &["expected"]),
    ("data-feature-off-table", &[]),
    ("data-feature-overhangs", &[]),
    ("data-features-overlap", &[]),
    ("data-kinds", &["expected", "found"]),
    ("data-middle-uneven", &[]),
    ("data-no-faction", &["id"]),
    ("data-no-profiles", &[]),
    ("data-no-sizes", &[]),
    ("data-open-height", &["kind"]),
    ("data-outline", &[]),
    ("data-part-outside", &[]),
    ("data-parts-not-ruins", &["kind"]),
    ("data-same-size", &["models"]),
    ("data-skill", &[]),
    ("data-too-many-features", &["most"]),
    ("data-weapon-mixed", &[]),
];
