//! What can be wrong with data files.

use std::fmt;

use serde::Serialize;

use crate::message::{Args, Message, argument, is_among, write_arguments};

/// One thing that is wrong with a data file. `key` names a sentence in `text/<language>/data.ftl` of this crate or of
/// the game, which says what is wrong and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DataError {
    /// The file, such as `disks.toml`.
    pub file: String,
    /// The line, counted from 1, where it is known.
    pub line: Option<u32>,
    /// The entry and field, such as `disk.orc-boyz.attack`; empty for the file as a whole.
    pub place: String,
    /// The message key.
    pub key: &'static str,
    /// The arguments of the message.
    pub args: Args,
}

/// What the files of one game have of their own.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// The word that every file must give as its `game`.
    pub game: &'static str,
    /// The messages of the game beside [`DataError::MESSAGES`].
    pub messages: &'static [Message],
    /// The fields whose texts are always the project's own words and cannot be marked as facts.
    pub own_words: &'static [&'static str],
    /// The field by which a path of a mark names a table in a list; without it such paths do not lead into lists.
    pub listed_by: Option<&'static str>,
}

impl Dialect {
    /// An error with one of the [`DataError::MESSAGES`] or of the game's own.
    pub fn error(
        &self,
        file: &str,
        line: Option<u32>,
        place: &str,
        key: &'static str,
        args: Args,
    ) -> DataError {
        debug_assert!(
            is_among(DataError::MESSAGES, key, &args) || is_among(self.messages, key, &args),
            "{key} {args:?} is not among the messages"
        );
        DataError { file: file.to_owned(), line, place: place.to_owned(), key, args }
    }
}

impl DataError {
    /// Every general message key with the names of its arguments; both languages have a sentence for each.
    pub const MESSAGES: &'static [Message] = &[
        ("data-bad-id", &["id"]),
        ("data-bad-link", &[]),
        ("data-duplicate-id", &["id"]),
        ("data-empty-text", &[]),
        ("data-expected-boolean", &[]),
        ("data-expected-integer", &[]),
        ("data-expected-length", &[]),
        ("data-expected-list", &[]),
        ("data-expected-table", &[]),
        ("data-expected-text", &[]),
        ("data-fact-path", &["path"]),
        ("data-fact-text", &["path"]),
        ("data-fact-twice", &["path"]),
        ("data-file-unreadable", &["reason"]),
        ("data-inexact-length", &["value"]),
        ("data-json-value", &["reason"]),
        ("data-link-too-long", &[]),
        ("data-list-length", &["expected", "found"]),
        ("data-missing-field", &["field"]),
        ("data-not-json", &["reason"]),
        ("data-not-text", &[]),
        ("data-not-toml", &["reason"]),
        ("data-out-of-range", &["value", "least", "most"]),
        ("data-too-many", &[]),
        ("data-unknown-field", &["field"]),
        ("data-unknown-field-nearest", &["field", "nearest"]),
        ("data-unknown-id", &["id"]),
        ("data-unknown-id-nearest", &["id", "nearest"]),
        ("data-unknown-word", &["word", "known"]),
        ("data-unknown-word-nearest", &["word", "known", "nearest"]),
    ];

    /// An error of a file as a whole with one of the [`DataError::MESSAGES`].
    pub(crate) fn of_file(file: &str, line: Option<u32>, key: &'static str, args: Args) -> Self {
        debug_assert!(is_among(Self::MESSAGES, key, &args), "{key} {args:?} is not among the messages");
        Self { file: file.to_owned(), line, place: String::new(), key, args }
    }

    /// The argument with this name.
    pub fn arg(&self, name: &str) -> Option<&str> {
        argument(&self.args, name)
    }

    /// The known word nearest to the one that is wrong.
    pub fn nearest(&self) -> Option<&str> {
        self.arg("nearest")
    }
}

impl fmt::Display for DataError {
    // The short form for logs; people read the sentence behind the key.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(out, ":{line}")?;
        }
        if !self.place.is_empty() {
            write!(out, ": {}", self.place)?;
        }
        write!(out, ": {}", self.key)?;
        write_arguments(out, &self.args)
    }
}

impl std::error::Error for DataError {}
