//! How the match would be scored if it ended now.

use gonfalon_kernel::{Line, RuleId, Seat};
use serde::Serialize;

use crate::Key;

/// How the match would be scored if it ended now, as far as the viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Score {
    /// Everything that scores.
    pub stakes: Vec<Stake>,
    /// What each seat would have; `None` where the viewer cannot know it.
    pub totals: Vec<Option<u32>>,
    /// Who would win now, in words.
    pub says: Line,
    /// The rule about it.
    pub rule: RuleId,
}

/// Something that scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Stake {
    /// What it is.
    pub says: Line,
    /// Where it is, if it is a piece of the table.
    pub piece: Option<Key>,
    /// Who holds it now, where only one can.
    pub holder: Option<Seat>,
    /// What each seat would score for it now; `None` where the viewer cannot know it.
    pub points: Vec<Option<u32>>,
}
