//! What is said to programs and what they say.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Fault;

/// The version of what is said. It rises when a program that knows only the old one would misunderstand.
pub const PROTOCOL: u32 = 1;

/// Everything that is said to a program; one line of JSON each.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToProgram<'m> {
    Hello(&'m Hello),
    Ask(&'m Question),
    Refused(Refused<'m>),
    Over(&'m Over),
}

impl ToProgram<'_> {
    /// The message as a line, with its end.
    pub(crate) fn line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("messages are plain data and always become JSON");
        line.push('\n');
        line
    }
}

/// The first message: what is played, and where the program sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The program that asks.
    pub host: String,
    /// The seat, counted from 0.
    pub seat: u8,
    /// How many seats play.
    pub players: u8,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// Its number, which the answer repeats.
    pub number: u32,
    /// Who is asked, counted from 0.
    pub seat: u8,
    /// What is asked, in the game's own form.
    pub question: Value,
    /// The same in English.
    pub says: String,
    /// The rule that puts the question.
    pub rule: String,
    /// What the seat sees.
    pub view: Value,
    /// Some legal answers, the most natural first; others may be just as legal.
    pub proposals: Vec<Value>,
    /// How many milliseconds there are for the answer, a second attempt included. It is filled in when the question is put.
    pub milliseconds: u32,
}

/// One thing against an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rule that forbids it, where one does.
    pub rule: Option<String>,
    /// The explanation in English.
    pub says: String,
}

/// What was said is no answer, or none that the rules allow: there is one more chance.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Refused<'m> {
    /// The number of the question.
    pub(crate) ask: u32,
    /// Everything against the answer.
    pub(crate) reasons: &'m [Reason],
}

/// The end of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Over {
    /// The seats that won; empty when nobody did.
    pub winners: Vec<u8>,
    /// The seats that gave up.
    pub resigned: Vec<u8>,
}

/// What a program says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    ask: u32,
    action: Value,
}

/// The answer in a line.
pub(crate) fn answer(line: &str, asked: u32) -> Result<Value, Fault> {
    let Answer { ask, action } =
        serde_json::from_str(line).map_err(|error| Fault::Garbled(error.to_string()))?;
    if ask == asked { Ok(action) } else { Err(Fault::OtherQuestion { asked, answered: ask }) }
}
