//! A match in words.

use gonfalon_kernel::{Line, Outcome, log::Header};
use gonfalon_scene::About;

/// A proven match, told event by event.
#[derive(Clone, Debug)]
pub struct Story {
    /// What the match was.
    pub header: Header,
    /// What happened, in order.
    pub told: Vec<Told>,
    /// How many questions were answered.
    pub decisions: usize,
    /// How it ended; `None` while it is running.
    pub outcome: Option<Outcome>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// 1 for the heading of a round, 2 for that of a phase, 0 for anything else.
    pub heading: u8,
    /// The sentence; the game's texts have its words.
    pub line: Line,
    /// What it is about; only told at the table.
    pub about: About,
}
