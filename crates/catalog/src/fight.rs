//! Plays a match from its first question to its end.

use gonfalon_kernel::{Game, Line, SeededDice, check, log::{Header, Match}, play};

use crate::{Battle, Finding, Order, host::{Host, StateOf}};

/// The bots by name.
pub(crate) const BOTS: &[&str] = &["random", "greedy"];

/// Fights a battle; the log is kept only on demand, since fingerprints take most of the time.
pub(crate) fn fight<H: Host>(header: Header, order: &Order<'_>) -> Result<Battle, Vec<Finding>> {
    todo!()
}
