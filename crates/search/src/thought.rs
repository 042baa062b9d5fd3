//! What a search says: its answer, and why, as data.

use std::time::Duration;

use gonfalon_kernel::Seat;
use serde::Serialize;

use crate::Values;

/// An answer with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought<A, E> {
    /// The answer. It is legal.
    pub answer: A,
    /// The best plans; the first begins with the answer, the others follow in the order in which they were preferred.
    pub plans: Vec<Plan<A, E>>,
    /// The answer was drawn among the good ones, because others choose at the same time and must not foresee it.
    pub drawn: bool,
    /// Whether others answer at the same time, so that it is a secret until all have.
    pub sealed: bool,
    /// What would change its mind; `None` where there is no second plan.
    pub doubt: Option<Doubt>,
    /// The expected result of every seat, over everything that was imagined.
    pub outlook: Values,
    /// What it took.
    pub effort: Effort,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Plan<A, E> {
    /// The answer and a likely course after it, in one imagined world.
    pub line: Vec<Step<A>>,
    /// The expected result for who asked, from 0 to 1.
    pub expected: f64,
    /// Its part in all preference: where the answer is drawn, how likely it was to be drawn.
    pub share: f64,
    /// How many imagined battles began like this.
    pub visits: u32,
    /// How far their results lie apart (standard deviation).
    pub spread: f64,
    /// The standard error of the expected result.
    pub error: f64,
    /// The expected result in the worst tenth of these battles.
    pub low: f64,
    /// The worst thing that is likely to follow.
    pub risk: Option<Risk<E>>,
}

/// One answer in a line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step<A> {
    /// Who answers.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// How often it was tried there.
    pub visits: u32,
    /// The expected result for the seat that answers.
    pub expected: f64,
}

/// Something that may follow an answer and that one would not like.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Risk<E> {
    /// How likely it is.
    pub likelihood: f64,
    /// The expected result if it happens.
    pub expected: f64,
    /// What one would see of it.
    pub seen: Vec<E>,
}

/// How sure an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Doubt {
    /// The place of the next best plan among the plans.
    pub instead: usize,
    /// By how much the answer is expected to be better. Negative if it was preferred although it looks worse at the end.
    pub margin: f64,
    /// The standard error of the margin: with a margin of less than two of these, more thinking might change the answer.
    pub error: f64,
}

/// What an answer took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Effort {
    /// Battles imagined for this question.
    pub tries: u32,
    /// Battles that were imagined at earlier questions and pass through this one.
    pub reused: u32,
    /// Decisions that are kept in mind.
    pub nodes: usize,
    /// Time on the clock.
    pub time: Duration,
}
