//! What a draft would lead to.

use gonfalon_kernel::{Line, Refusal};
use gonfalon_table::{Length, Point, Shape};
use serde::Serialize;

use crate::{Distance, Draft, Key};

/// What a draft would lead to, drawn before anybody commits to it. The rules' own check gives the verdict.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Preview {
    /// Where pieces would lie, step by step.
    pub ghosts: Vec<Ghost>,
    /// Ways and lines with their lengths.
    pub traces: Vec<Trace>,
    /// What is used up and what is left of it: distance, flips, activations.
    pub gauges: Vec<Gauge>,
    /// What would follow: whom it would pin, which facing is hit, which modifiers count.
    pub notes: Vec<Line>,
    /// How far whoever is moved or placed would be from enemies and objectives, the nearest first.
    pub distances: Vec<Distance>,
    /// Exact odds of what the dice decide.
    pub chances: Vec<Chance>,
}

/// Where a piece would lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Ghost {
    /// Which piece.
    pub piece: Key,
    /// Its footprint there.
    pub shape: Shape,
    /// Whether it is the last step.
    pub last: bool,
}

/// A way or a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Trace {
    /// Its points.
    pub points: Vec<Point>,
    /// Its length as the rules count it.
    pub length: Length,
    /// Whether it is allowed.
    pub allowed: bool,
}

/// What is used up of something limited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Gauge {
    /// What it is.
    pub says: Line,
    /// How much of it is used, in the unit of `length`.
    pub used: i32,
    /// How much there is.
    pub most: i32,
    /// Whether these are lengths; plain numbers otherwise.
    pub length: bool,
}

/// How likely something is, exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Chance {
    /// What may happen.
    pub says: Line,
    /// In thousandths of a per cent, rounded down to a whole one.
    pub millipercent: u32,
}

/// A draft judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Verdict {
    /// Whether the draft is whole: every need is met.
    pub whole: bool,
    /// Every reason against it; empty and whole makes it legal.
    pub refusals: Vec<Refusal>,
    /// What it would lead to.
    pub preview: Preview,
    /// The nearest draft that is legal, where one was found.
    pub instead: Option<Draft>,
}
