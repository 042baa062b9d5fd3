//! What a program may cost.

use std::time::Duration;

/// What a program may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long an answer may take, a second attempt included.
    pub answer: Duration,
    /// How much longer the first answer may take, since the program has to start.
    pub start: Duration,
    /// The most bytes of a line.
    pub line: usize,
    /// The most lines for an answer, and the most that may wait unread.
    pub lines: usize,
    /// The most answers in a match: more than any match takes.
    pub answers: u32,
    /// The most bytes that are passed on of what it says on its error channel.
    pub complaints: usize,
    /// How long it may take to end after the match.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            answer: Duration::from_secs(5),
            start: Duration::from_secs(10),
            line: 256 << 10,
            lines: 16,
            answers: 10_000,
            complaints: 64 << 10,
            farewell: Duration::from_millis(500),
        }
    }
}
