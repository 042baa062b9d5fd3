//! Sentences of this crate: a key with arguments, said in both languages by `text/`.

use std::fmt;

use gonfalon_data::Message;
use gonfalon_kernel::Line;
use serde::{Deserialize, Serialize};

use crate::ledger::Place;

/// Every message with the names of its arguments; both languages have a sentence for each.
pub const MESSAGES: &[Message] = &[
    ("rosters-ambiguous", &["formats"]),
    ("rosters-app-line", &[]),
    ("rosters-archive-empty", &[]),
    ("rosters-archive-many", &["count"]),
    ("rosters-archive-other-file", &["file"]),
    ("rosters-archive-unreadable", &["reason"]),
    ("rosters-bad-count", &["text"]),
    ("rosters-bad-points", &["text"]),
    ("rosters-bulletless", &["parent"]),
    ("rosters-characteristic-guessed", &["name", "text", "value"]),
    ("rosters-characteristic-missing", &["names"]),
    ("rosters-characteristic-unread", &["name", "text"]),
    ("rosters-count-assumed", &["count"]),
    ("rosters-count-differs", &["unit", "stated", "counted"]),
    ("rosters-count-from-name", &["count"]),
    ("rosters-doctype", &[]),
    ("rosters-edition-assumed", &[]),
    ("rosters-empty", &[]),
    ("rosters-enhancement-by-cost", &["name"]),
    ("rosters-enhancement-from-header", &["name", "unit"]),
    ("rosters-enhancement-nowhere", &["name", "unit"]),
    ("rosters-entity", &["entity"]),
    ("rosters-glued", &["parts"]),
    ("rosters-inner-unit", &["name"]),
    ("rosters-items-as-written", &[]),
    ("rosters-json", &["reason"]),
    ("rosters-keyword-unknown", &["keyword"]),
    ("rosters-loadouts-differ", &["model", "stated", "counted"]),
    ("rosters-missing-datasheet", &["name"]),
    ("rosters-missing-datasheet-nearest", &["name", "nearest"]),
    ("rosters-missing-wargear", &["name", "unit"]),
    ("rosters-missing-wargear-nearest", &["name", "unit", "nearest"]),
    ("rosters-name-too-long", &[]),
    ("rosters-no-place", &[]),
    ("rosters-no-units", &[]),
    ("rosters-not-roster", &["found"]),
    ("rosters-not-text", &[]),
    ("rosters-other-edition", &["edition"]),
    ("rosters-other-game", &["game"]),
    ("rosters-other-text", &["tool"]),
    ("rosters-pack-characteristic", &["name", "text"]),
    ("rosters-pack-twice", &["name"]),
    ("rosters-points-differ", &["stated", "summed"]),
    ("rosters-points-missing", &["unit"]),
    ("rosters-profile-borrowed", &["item", "unit"]),
    ("rosters-profile-by-name", &["model", "profile"]),
    ("rosters-profile-on-upgrade", &["profile"]),
    ("rosters-repeated", &["name"]),
    ("rosters-section-differs", &["section", "stated", "summed"]),
    ("rosters-section-unknown", &["section"]),
    ("rosters-setting-assumed", &["name"]),
    ("rosters-too-deep", &["most"]),
    ("rosters-too-large", &["most"]),
    ("rosters-too-many", &["most"]),
    ("rosters-unit-assumed", &["name"]),
    ("rosters-units-differ", &["stated", "counted"]),
    ("rosters-unknown", &["tried"]),
    ("rosters-unread", &[]),
    ("rosters-warlord-from-header", &["unit"]),
    ("rosters-warlord-nowhere", &["unit"]),
    ("rosters-weapon-on-model", &["name"]),
    ("rosters-xml", &["reason"]),
    ("rosters-xml-unfinished", &["element"]),
];

/// One sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The key of the message, one of [`MESSAGES`].
    pub key: String,
    /// The arguments of the message.
    pub args: Vec<(String, String)>,
}

impl Note {
    /// The message `key` without arguments.
    pub(crate) fn new(key: &'static str) -> Note {
        Note { key: key.to_owned(), args: Vec::new() }
    }

    /// The message with one more argument.
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Note {
        self.args.push((name.to_owned(), shortened(&value.to_string())));
        self
    }

    /// The argument with this name.
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The note for `gonfalon-text`; nothing if it is none of this crate's, as in a file of a later version.
    pub fn line(&self) -> Option<Line> {
        let (key, names) = MESSAGES.iter().find(|(key, _)| *key == self.key)?;
        let known = |(name, value): &(String, String)| {
            names.iter().find(|known| *known == name).map(|known| (*known, value.clone()))
        };
        let args = self.args.iter().filter_map(known);
        Some(args.fold(Line::new(key), |line, (name, value)| line.text(name, value)))
    }

    /// Whether key and arguments are among the [`MESSAGES`].
    pub(crate) fn is_known(&self) -> bool {
        let given = || self.args.iter().map(|(name, _)| name.as_str());
        MESSAGES.iter().any(|(key, names)| *key == self.key && names.iter().copied().eq(given()))
    }
}

// A hostile file must not make a sentence as long as itself; the verbatim text stands in the report.
const LONGEST: usize = 500;

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

impl fmt::Display for Note {
    // The short form for logs; people read the sentence behind the key.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.key)?;
        self.args.iter().try_for_each(|(name, value)| write!(out, " {name}={value:?}"))
    }
}

/// Why a file cannot be read at all: the sentence says what is wrong and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// Where reading stopped, if it began.
    pub place: Option<Place>,
    /// What is wrong.
    pub says: Note,
}

impl Refused {
    pub(crate) fn new(says: Note) -> Refused {
        debug_assert!(says.is_known(), "{says} is not among the messages");
        Refused { place: None, says }
    }

    pub(crate) fn at(says: Note, place: Place) -> Refused {
        Refused { place: Some(place), ..Refused::new(says) }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(out, "{place}: ")?;
        }
        write!(out, "{}", self.says)
    }
}

impl std::error::Error for Refused {}
