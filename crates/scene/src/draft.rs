//! An answer in the making: what a player has pointed at so far.

use gonfalon_table::{Heading, Length, Point};
use serde::{Deserialize, Serialize};

use crate::Key;

/// An answer in the making.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The verb.
    pub verb: String,
    /// What has been pointed out for each of its needs so far, in their order.
    #[serde(default)]
    pub given: Vec<Given>,
}

impl Draft {
    /// Whether everything in it is near enough to be measured without overflow; a draft may come from anywhere.
    pub fn is_in_reach(&self) -> bool {
        let reach = i64::from(Point::REACH);
        let near = |length: &Length| i64::from(length.0).abs() <= reach;
        self.given.iter().all(|given| match given {
            Given::Path(points) => points.iter().all(|at| at.is_in_reach()),
            Given::Place { at, .. } => at.is_in_reach(),
            Given::Arrange(placed) => {
                placed.iter().all(|placed| placed.at.is_in_reach() && placed.elevation.iter().all(near))
            }
            Given::March(strides) => strides.iter().all(|stride| match stride {
                Stride::Forward(by) | Stride::Back(by) | Stride::Left(by) | Stride::Right(by) => near(by),
                Stride::Turn(_) => true,
            }),
            Given::Formation(ways) => {
                let stops = ways.iter().flat_map(|way| &way.stops);
                stops.into_iter().all(|stop| stop.at.is_in_reach() && stop.elevation.iter().all(near))
            }
            Given::Pick(_) | Given::Assign(_) => true,
        })
    }
}

/// What has been pointed out for one need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Given {
    /// Landing places.
    Path(Vec<Point>),
    /// A place.
    Place {
        /// Where the middle comes to lie.
        at: Point,
        /// How it is turned.
        #[serde(default)]
        heading: Heading,
    },
    /// Strides and turns.
    March(Vec<Stride>),
    /// Pieces or cards.
    Pick(Vec<Key>),
    /// Pieces with their places.
    Arrange(Vec<Placed>),
    /// Pieces for each slot.
    Assign(Vec<Vec<Key>>),
    /// Ways of pieces, those that go first before others; whoever is left out stays.
    Formation(Vec<Way>),
}

/// The way of one piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Which piece.
    pub piece: Key,
    /// From place to place, the last one at its end.
    pub stops: Vec<Stop>,
}

/// A place on the way of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// Where its middle lies.
    pub at: Point,
    /// How it is turned.
    #[serde(default)]
    pub heading: Heading,
    /// How high above the table it stands, where somebody says so; the game finds a height otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub elevation: Option<Length>,
}

/// A piece in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Which piece.
    pub piece: Key,
    /// Where its middle lies.
    pub at: Point,
    /// How it is turned.
    #[serde(default)]
    pub heading: Heading,
    /// How high above the table it stands, where somebody says so; the game finds a height otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub elevation: Option<Length>,
}

/// A straight stride or a turn on the spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Stride {
    /// Straight forward.
    Forward(Length),
    /// Straight back.
    Back(Length),
    /// Straight to the left.
    Left(Length),
    /// Straight to the right.
    Right(Length),
    /// A turn about the middle to this heading.
    Turn(Heading),
}
