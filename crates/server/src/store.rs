//! Where matches are kept.

mod sqlite;
mod trouble;

use std::{future::Future, pin::Pin};

use gonfalon_kernel::Seat;
use serde::{Deserialize, Serialize};

pub use sqlite::Sqlite;
pub use trouble::{Obstacle, StoreTrouble};

/// Something that will be kept or fetched. A promise to keep is fulfilled only when it is durable.
pub type Promise<T> = Pin<Box<dyn Future<Output = Result<T, StoreTrouble>> + Send>>;

/// Keeps matches durably. Every method is one step that happens wholly or not at all.
pub trait Store: Send + Sync {
    /// A new match with its tickets.
    fn begin(&self, begun: Begun) -> Promise<()>;

    /// One more answer, or somebody who gives up: line `number` of a match, counted from 1; whatever was kept from there on is void.
    fn append(&self, id: &str, number: u32, line: String) -> Promise<()>;

    /// Everything after the first `count` lines is taken back.
    fn cut(&self, id: &str, count: u32) -> Promise<()>;

    /// Who sits where from now on.
    fn seat(&self, id: &str, seats: Vec<SeatCard>) -> Promise<()>;

    /// A match as it was kept.
    fn load(&self, id: &str) -> Promise<Option<Kept>>;

    /// What a ticket, given as its hash, is good for.
    fn ticket(&self, hash: &str) -> Promise<Option<Admission>>;

    /// A log that somebody wants to look at.
    fn keep_replay(&self, id: &str, log: String) -> Promise<()>;

    /// A log that was kept.
    fn replay(&self, id: &str) -> Promise<Option<String>>;

    /// A review of a log.
    fn keep_review(&self, key: &str, review: String) -> Promise<()>;

    /// A review that was kept.
    fn review(&self, key: &str) -> Promise<Option<String>>;
}

/// A match to be kept.
#[derive(Clone, Debug)]
pub struct Begun {
    /// Its name.
    pub id: String,
    /// What is known about it.
    pub kept: Kept,
    /// The hashes of its tickets and what they are good for.
    pub tickets: Vec<(String, Option<Seat>)>,
}

/// A match as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The id of its game.
    pub game: String,
    /// The scenario by its word.
    pub scenario: String,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// The log up to the first question: header and first position.
    pub opening: Vec<String>,
    /// One line for each answer and for each seat that gave up.
    pub answers: Vec<String>,
    /// Whether players may have hints, advice and chances.
    pub hints: bool,
    /// How the dice are to fall, where that is settled.
    pub fate: Option<String>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCard {
    /// What they are called.
    pub name: String,
    /// The bot's name; `None` for a person.
    pub bot: Option<String>,
    /// The bot that plays for a person at the moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
}

/// What a ticket is good for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admission {
    /// The match.
    pub id: String,
    /// The seat; `None` only watches.
    pub seat: Option<Seat>,
}
