//! What a review shows.

use gonfalon_kernel::{Line, Seat};
use gonfalon_scene::Draft;
use serde::Serialize;

/// What became of a match, and why. Chances and everything measured in them lie between 0 and 1 and are rounded to four
/// decimals.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Review {
    /// The chances over time: at the beginning, now and then, and at the end.
    pub chances: Vec<ChanceAt>,
    /// Where each round began.
    pub rounds: Vec<RoundAt>,
    /// Luck against decisions, for each seat.
    pub sides: Vec<SideReview>,
    /// The costliest decisions, the worst first; at most three of each seat.
    pub costly: Vec<Costly>,
    /// Whether it was thought about for long.
    pub deep: bool,
}

/// Everybody's chance at one moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ChanceAt {
    /// After how many answers.
    pub count: u32,
    /// The chance of each seat to win.
    pub chances: Vec<f64>,
}

/// Where a round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct RoundAt {
    /// The first answer of which the position shows it.
    pub count: u32,
    /// Its number.
    pub round: u32,
}

/// How one seat came from its first chance to its result: `start + luck + decisions + others = end`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct SideReview {
    /// Its chance before the match.
    pub start: f64,
    /// What the dice gave or took: after each roll what the position was worth, less what it was worth on average.
    pub luck: f64,
    /// The standard error of that, since the average is taken over some other rolls.
    pub luck_error: f64,
    /// What its own decisions changed, before any dice.
    pub decisions: f64,
    /// What the decisions of all others changed.
    pub others: f64,
    /// What it ended with: 1 for a victory, a share of it if others won too.
    pub end: f64,
    /// How many of its decisions were looked at: those that left a choice, and at most so many.
    pub looked_at: u32,
    /// What its costly decisions cost together, as far as they are sure.
    pub cost: f64,
}

/// A decision that was worse than another beyond doubt.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Costly {
    /// How many answers were given before.
    pub count: u32,
    /// Whose decision.
    pub seat: Seat,
    /// The round it was in.
    pub round: u32,
    /// What was asked.
    pub asked: Line,
    /// What was answered, in words.
    pub given: Vec<Line>,
    /// What would have been better, in words.
    pub better: Vec<Line>,
    /// The same as a draft, where it can be pointed out.
    pub draft: Option<Draft>,
    /// The expected result of the answer, for who gave it.
    pub expected: f64,
    /// The expected result of the better one.
    pub possible: f64,
    /// By how much the better one is better.
    pub cost: f64,
    /// The standard error of that.
    pub error: f64,
}

/// How an answer compares with the better one that a review knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Weighed {
    /// What was answered this time, in words.
    pub own: Vec<Line>,
    /// The expected result of the answer.
    pub expected: f64,
    /// The expected result of what was answered in the match.
    pub given: f64,
    /// The expected result of the better answer.
    pub better: f64,
    /// By how much the answer is better than the one of the match; negative if it is worse.
    pub gain: f64,
    /// The standard error of that.
    pub gain_error: f64,
    /// By how much the answer falls short of the better one; negative if it is better still.
    pub short: f64,
    /// The standard error of that.
    pub short_error: f64,
    /// It is the better answer itself.
    pub same: bool,
}
