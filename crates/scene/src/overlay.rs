//! What can be laid over the table on demand.

use gonfalon_kernel::{Line, RuleId};
use gonfalon_table::{Length, Point, Shape};
use serde::Serialize;

use crate::Key;

/// How far something reaches around a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Ring {
    /// What reaches so far: movement, a weapon, an aura.
    pub says: Line,
    /// The footprint it is measured from.
    pub around: Shape,
    /// What it tells.
    pub kind: RingKind,
    /// How far.
    pub reach: Length,
    /// Where only a sector counts: its half angle in thousandths of a degree about the heading of the footprint.
    pub half_angle: Option<i32>,
    /// The rule that made it.
    pub rule: RuleId,
}

/// What a ring tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum RingKind {
    /// How far the piece moves.
    Move,
    /// How far it can do harm from where it is: by charging, shooting or magic.
    Attack,
    /// How far it helps others.
    Aura,
    /// A distance of the rules, to compare with.
    Measure,
}

/// Whether one piece sees another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Sight {
    /// The answer of the rules.
    pub verdict: SightVerdict,
    /// The line that decides, where one line does.
    pub line: Option<(Point, Point)>,
    /// What blocks or covers.
    pub blockers: Vec<Key>,
    /// The answer in words: seen or not, cover, distance, arc.
    pub notes: Vec<Line>,
    /// The rule that decides.
    pub rule: RuleId,
}

/// The answer about sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum SightVerdict {
    /// Seen clearly.
    Clear,
    /// Seen, but in cover.
    Covered,
    /// Not seen.
    Blocked,
}
