//! The records of a match log.

use serde::{Deserialize, Serialize};

use crate::{AskId, Hash, Outcome, Rolled, Seat, hash::Fingerprint};

/// The form of log this program writes and reads.
pub const LOG_FORMAT: u32 = 1;

/// What a match is: enough to set up its first position again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The form of the log, [`LOG_FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// The fingerprint of the game's data, in hexadecimal digits.
    pub data_hash: String,
    /// The version of the program that began the match.
    pub program: String,
    /// The seed of the dice, where they came from a seed. Replays do not need it.
    pub seed: Option<u64>,
    /// The game's own description of the match: armies, scenario, agreed options and rulings.
    pub setup: serde_json::Value,
    /// Who sits at each seat.
    pub seats: Vec<String>,
}

/// The first position: which dice were rolled before the first question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    /// The dice rolled before the first question.
    pub dice: Vec<Rolled>,
    /// The fingerprint of header, dice and first position.
    pub hash: Hash,
}

/// One answer and the dice it led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<A> {
    /// The question that was answered.
    pub ask: AskId,
    /// Who answered.
    pub seat: Seat,
    /// The answer.
    pub action: A,
    /// The dice rolled up to the next question.
    pub dice: Vec<Rolled>,
    /// The fingerprint of everything up to here and of the position afterwards.
    pub hash: Hash,
}

/// Somebody gave up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resignation {
    /// Who.
    pub seat: Seat,
    /// After how many answers.
    pub after: usize,
    /// The fingerprint of everything up to here.
    pub hash: Hash,
}

/// The closing record of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How it ended.
    pub outcome: Outcome,
    /// How many answers were given.
    pub entries: usize,
    /// The fingerprint of the whole log.
    pub hash: Hash,
}

/// One line of a log file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Record<A> {
    /// The first line.
    Header(Header),
    /// The second line.
    Begin(Begin),
    /// One line for each answer.
    Entry(Entry<A>),
    /// A line for each seat that gives up.
    Resignation(Resignation),
    /// The last line; absent while the match is running.
    End(End),
}

/// The fingerprint of the first position.
pub(crate) fn begin_hash(header: &Header, dice: &[Rolled], state: &impl Serialize) -> Hash {
    let mut sorted = header.clone();
    // The order of keys depends on how the JSON library was built; the fingerprint must not.
    sorted.setup.sort_all_objects();
    let mut fingerprint = Fingerprint::new("gonfalon match");
    fingerprint.json(&sorted);
    fingerprint.json(&dice);
    fingerprint.close(state)
}

/// The fingerprint after an entry.
pub(crate) fn entry_hash<A: Serialize>(
    before: &Hash,
    (ask, seat, action): (AskId, Seat, &A),
    dice: &[Rolled],
    state: &impl Serialize,
) -> Hash {
    let mut fingerprint = Fingerprint::new("entry");
    fingerprint.hash(before);
    fingerprint.json(&(ask, seat, action, dice));
    fingerprint.close(state)
}

/// The fingerprint after somebody gave up; the position stays what it was.
pub(crate) fn resignation_hash(before: &Hash, seat: Seat, after: usize) -> Hash {
    let mut fingerprint = Fingerprint::new("resignation");
    fingerprint.hash(before);
    fingerprint.json(&(seat, after));
    fingerprint.finish()
}

/// The fingerprint of the closing record.
pub(crate) fn end_hash(before: &Hash, outcome: &Outcome, entries: usize) -> Hash {
    let mut fingerprint = Fingerprint::new("end");
    fingerprint.hash(before);
    fingerprint.json(&(outcome, entries));
    fingerprint.finish()
}
