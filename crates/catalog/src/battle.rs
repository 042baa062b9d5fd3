//! Battles without a page.

use std::collections::BTreeMap;

use gonfalon_kernel::Seat;

use crate::{Agreed, Mark};

/// A battle to be fought.
#[derive(Clone, Copy, Debug)]
pub struct Order<'o> {
    /// What is played.
    pub agreed: &'o Agreed,
    /// The bot of each seat, by name.
    pub seats: &'o [String],
    /// Where the dice and the bots' whims come from.
    pub seed: u64,
    /// Whether to keep the log. Keeping it takes time.
    pub log: bool,
    /// Whether to count the rules that bore on it. Counting them takes time too.
    pub rules: bool,
}

/// A battle that has been fought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The seats that won; empty when nobody did.
    pub winners: Vec<Seat>,
    /// The points of each seat, where the game counts them and they were counted.
    pub points: Vec<Option<u32>>,
    /// The round in which it ended.
    pub rounds: u32,
    /// How many questions were answered.
    pub decisions: u64,
    /// The whole log, if it was kept.
    pub log: Option<Vec<u8>>,
    /// How often each rule bore on it, by its id, if they were counted.
    pub rules: BTreeMap<String, u64>,
    /// What programs of others did wrong.
    pub marks: Vec<Mark>,
}
