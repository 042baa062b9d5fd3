//! What an event is about, beside its sentence: for filters, timelines and dice that can be looked at.

use gonfalon_kernel::{Arg, RuleId};
use gonfalon_table::{Heading, Length, Point, Shape};
use serde::Serialize;

use crate::Key;

/// What an event is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct About {
    /// What sort of thing happened.
    pub sort: Sort,
    /// The pieces it happened to or that did it.
    pub pieces: Vec<Key>,
    /// The dice, where dice fell.
    pub roll: Option<Roll>,
    /// How things fell, where that was recorded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Fall>>"))]
    pub falls: Vec<Fall>,
}

/// One thing that fell onto the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Fall {
    /// What it is.
    pub what: Fallen,
    /// How it fell, 24 moments a second from its release to its rest.
    pub moments: Vec<Falling>,
}

/// What fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Fallen {
    /// A piece that has been there before.
    Piece(Key),
    /// Something else with this footprint about the origin.
    Shape(Shape),
}

/// A falling piece at one moment, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Falling {
    /// Where its middle is.
    pub at: Point,
    /// How high above the table.
    pub height: Length,
    /// How it is turned.
    pub turn: Heading,
}

/// What sort of thing happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// Anything else.
    #[default]
    Other,
    /// Something moved, or was ordered to.
    Move,
    /// An attack, dice, or what came of them.
    Dice,
    /// A piece was lost.
    Loss,
}

/// Dice as they fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Roll {
    /// What they show.
    pub faces: Vec<Die>,
    /// What each had to show at least, where that is a number.
    pub needed: Option<u8>,
    /// The number before anything changed it, where something did.
    pub base: Option<u8>,
    /// What changed the number, each by its rule.
    pub changes: Vec<Modifier>,
    /// How many successes were to be expected, in thousandths, where that is known.
    pub expected: Option<u32>,
    /// How many there were, where successes are counted.
    pub actual: Option<u32>,
}

impl Roll {
    /// Dice that had to show nothing in particular.
    pub fn plain(faces: impl IntoIterator<Item = u8>) -> Roll {
        let faces = faces.into_iter().map(|face| Die { says: Arg::Number(face.into()), good: None });
        Roll {
            faces: faces.collect(),
            needed: None,
            base: None,
            changes: Vec::new(),
            expected: None,
            actual: None,
        }
    }
}

/// What a die shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Die {
    /// The number or the face.
    pub says: Arg,
    /// Whether it is a success, where that is known.
    pub good: Option<bool>,
}

/// What changes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Modifier {
    /// The rule that changes it.
    pub rule: RuleId,
    /// By how much.
    pub by: i16,
}
