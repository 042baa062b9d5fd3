//! What can be wrong with a ledger.

use crate::{Arg, Line};

/// One thing wrong with a ledger, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The file.
    pub file: String,
    /// The line, counted from 1; 0 where no line is to blame.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The file cannot be read.
    Unreadable(String),
    /// It is no TOML, or not the TOML of a ledger.
    Form(String),
    /// An id is used twice.
    Twice(String),
    /// An id has other characters than lower-case letters, digits, hyphens and dots.
    BadId(String),
    /// A topic id does not begin with the id of the game.
    ForeignTopic(String),
    /// A rule id does not begin with the id of a topic.
    NoTopic {
        /// The rule.
        id: String,
        /// The topic most like the beginning of its id.
        nearest: Option<String>,
    },
    /// A rule needs a rule that does not exist.
    NoSuchNeed {
        /// The rule.
        id: String,
        /// What it needs.
        needs: String,
        /// The rule most like it.
        nearest: Option<String>,
    },
    /// A text is empty or missing.
    Empty {
        /// The rule or topic.
        id: String,
        /// The field.
        field: &'static str,
    },
    /// A field makes sense only together with another.
    Lonely {
        /// The rule.
        id: String,
        /// The field that is there.
        field: &'static str,
        /// The field that is not.
        without: &'static str,
    },
    /// The name of an option is not in kebab-case.
    BadSwitch {
        /// The rule.
        id: String,
        /// The name.
        switch: String,
    },
}

impl Trouble {
    /// The complaint in words.
    pub fn says(&self) -> Line {
        let line = match &self.problem {
            Problem::Unreadable(why) => Line::new("ledger-unreadable").text("why", why),
            Problem::Form(why) => Line::new("ledger-form").text("why", why),
            Problem::Twice(id) => Line::new("ledger-twice").text("id", id),
            Problem::BadId(id) => Line::new("ledger-bad-id").text("id", id),
            Problem::ForeignTopic(id) => Line::new("ledger-foreign-topic").text("id", id),
            Problem::NoTopic { id, nearest } => {
                Line::new("ledger-no-topic").text("id", id).with("nearest", or_none(nearest))
            }
            Problem::NoSuchNeed { id, needs, nearest } => {
                let line = Line::new("ledger-no-such-need").text("id", id).text("needs", needs);
                line.with("nearest", or_none(nearest))
            }
            Problem::Empty { id, field } => Line::new("ledger-empty").text("id", id).text("field", *field),
            Problem::Lonely { id, field, without } => {
                Line::new("ledger-lonely").text("id", id).text("field", *field).text("without", *without)
            }
            Problem::BadSwitch { id, switch } => {
                Line::new("ledger-bad-switch").text("id", id).text("switch", switch)
            }
        };
        line.text("file", &self.file).number("line", self.line as i64)
    }
}

/// The nearest known word, or the word for "none".
pub(crate) fn or_none(nearest: &Option<String>) -> Arg {
    nearest.as_ref().map_or(Arg::Word("kernel-none"), |word| Arg::Verbatim(word.clone()))
}
