//! What can be wrong with data files.

use std::fmt;

use serde::Serialize;

/// One thing that is wrong with a data file. `key` names a sentence in `text/<language>/data.ftl`, which says
/// what is wrong and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DataError {
    /// The file, such as `elves.toml`.
    pub file: String,
    /// The line, counted from 1, where it is known.
    pub line: Option<u32>,
    /// The entry and field, such as `entry.elf-king.nerve`; empty for the file as a whole.
    pub place: String,
    /// The message key.
    pub key: &'static str,
    /// The arguments of the message.
    pub args: Vec<(&'static str, String)>,
}

impl DataError {
    /// Every message key with the names of its arguments; both languages have a sentence for each.
    pub const MESSAGES: &'static [(&'static str, &'static [&'static str])] = &[
        ("data-army-wide", &["rule"]),
        ("data-bad-id", &["id"]),
        ("data-duplicate-id", &["id"]),
        ("data-empty-text", &[]),
        ("data-expected-boolean", &[]),
        ("data-expected-integer", &[]),
        ("data-expected-length", &[]),
        ("data-expected-list", &[]),
        ("data-expected-none", &[]),
        ("data-expected-table", &[]),
        ("data-expected-text", &[]),
        ("data-fact-path", &["path"]),
        ("data-fact-twice", &["path"]),
        ("data-file-unreadable", &["reason"]),
        ("data-inexact-length", &["value"]),
        ("data-json-value", &["reason"]),
        ("data-list-id", &["expected"]),
        ("data-list-length", &["expected", "found"]),
        ("data-missing-field", &["field"]),
        ("data-models", &["models", "type"]),
        ("data-muskets", &[]),
        ("data-no-dice", &[]),
        ("data-no-list", &["id"]),
        ("data-not-ascending", &[]),
        ("data-not-json", &["reason"]),
        ("data-not-text", &[]),
        ("data-not-toml", &["reason"]),
        ("data-out-of-range", &["value", "least", "most"]),
        ("data-special-value", &["rule"]),
        ("data-too-many", &[]),
        ("data-twice", &["word"]),
        ("data-unknown-field", &["field"]),
        ("data-unknown-field-nearest", &["field", "nearest"]),
        ("data-unknown-word", &["word", "known"]),
        ("data-unknown-word-nearest", &["word", "known", "nearest"]),
        ("data-weapon-without-ranged", &["weapon"]),
    ];

    /// An error with one of the [`DataError::MESSAGES`].
    pub(crate) fn new(
        file: &str,
        line: Option<u32>,
        place: &str,
        key: &'static str,
        args: Vec<(&'static str, String)>,
    ) -> Self {
        debug_assert!(
            Self::MESSAGES.iter().any(|(known, names)| {
                *known == key && names.iter().copied().eq(args.iter().map(|(name, _)| *name))
            }),
            "{key} {args:?} is not among the messages"
        );
        Self { file: file.to_owned(), line, place: place.to_owned(), key, args }
    }

    /// The argument with this name.
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
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
        for (name, value) in &self.args {
            write!(out, " {name}={value:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for DataError {}
