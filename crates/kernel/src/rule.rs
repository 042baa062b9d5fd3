//! Rule ids and sentences: what the engine cites and says, without ever containing a sentence.

use std::fmt;

use serde::Serialize;

use crate::Seat;

/// The id of one rule of a ledger, such as `game.move.stop-on-enemy`.
///
/// Ids are written as literals where the rule bites, so that a search for the id finds the code. A test of
/// each game compares all literals with its ledger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A plain number.
    Number(#[cfg_attr(feature = "typescript", ts(type = "number"))] i64),
    /// A length in hundredths of a millimetre.
    Length(i32),
    /// A seat, shown by its player's name or colour.
    Seat(u8),
    /// The name of a thing in the game's data, in both languages.
    Name {
        /// In English.
        en: String,
        /// In German.
        de: String,
    },
    /// A list of names.
    Names(Vec<(String, String)>),
    /// A word from the game's glossary: the key of another message.
    Word(&'static str),
    /// Text that is the same in every language.
    Verbatim(String),
}

/// A sentence for people: the key of a message and its arguments. The words are in the language files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Line {
    /// The key of the message.
    pub key: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

impl Line {
    /// A sentence without arguments.
    pub fn new(key: &'static str) -> Line {
        Line { key, args: Vec::new() }
    }

    /// The sentence with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Line {
        self.args.push((name, arg));
        self
    }

    /// The sentence with one more number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Line {
        self.with(name, Arg::Number(value.into()))
    }

    /// The sentence with one more piece of text that is the same in every language.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Line {
        self.with(name, Arg::Verbatim(text.into()))
    }

    /// The sentence with one more seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Line {
        self.with(name, Arg::Seat(seat.0))
    }
}

/// One reason why an answer is illegal, with the rule that forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The explanation, with measured values.
    pub says: Line,
}

impl Refusal {
    /// A refusal by `rule`, explained by the message `key`.
    pub fn new(rule: &'static str, key: &'static str) -> Refusal {
        Refusal { rule: RuleId(rule), says: Line::new(key) }
    }

    /// The refusal with one more argument in its explanation.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Refusal {
        self.says.args.push((name, arg));
        self
    }

    /// The refusal with one more number in its explanation.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Refusal {
        self.with(name, Arg::Number(value.into()))
    }
}
