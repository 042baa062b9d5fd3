//! Why somebody who thinks ahead answers as they do, in words and numbers.

use gonfalon_kernel::{Line, Seat};
use serde::Serialize;

use crate::Draft;

/// The reasons of an answer, as far as one viewer may know them. Chances are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Reasons {
    /// The best plans; the first begins with the answer.
    pub plans: Vec<Plan>,
    /// Whether the answer was drawn among the good ones, so that nobody who chooses at the same time could foresee it.
    pub drawn: bool,
    /// What would change its mind; `None` without a second plan.
    pub doubt: Option<Doubt>,
    /// The chance of every seat, in seat order.
    pub outlook: Vec<u16>,
    /// How many battles were imagined.
    pub tries: u32,
    /// How many milliseconds it took.
    pub time: u32,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Plan {
    /// The answer in words; empty where it is a secret.
    pub says: Vec<Line>,
    /// The viewer may not know it yet.
    pub secret: bool,
    /// The answer as a draft, for whoever is asked.
    pub draft: Option<Draft>,
    /// The chance of winning with it.
    pub expected: u16,
    /// That chance in the worst tenth of all imagined battles.
    pub low: u16,
    /// How likely it was to be chosen, where the answer was drawn.
    pub share: u16,
    /// What would probably come next.
    pub next: Vec<Later>,
    /// The worst thing that is likely to follow.
    pub risk: Option<Risk>,
}

/// What somebody would probably answer later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Later {
    /// Who.
    pub seat: Seat,
    /// What, in words.
    pub says: Vec<Line>,
}

/// Something bad that may follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Risk {
    /// How likely it is.
    pub likelihood: u16,
    /// The chance of winning if it happens.
    pub expected: u16,
    /// What it is, in words.
    pub says: Vec<Line>,
}

/// What would change a mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Doubt {
    /// The next best plan, by its place among the plans.
    pub instead: u8,
    /// By how much the answer is expected to be better; negative if it was preferred although it looked worse in the end.
    pub margin: i16,
    /// How far the margin may be off (its standard error).
    pub error: u16,
}

/// A chance between 0 and 1 in thousandths.
pub fn thousandths(chance: f64) -> u16 {
    (chance * 1000.0).round().clamp(0.0, 1000.0) as u16
}
