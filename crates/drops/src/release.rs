//! How pieces are let go.

use gonfalon_table::{Length, Point};

/// A way of letting pieces go; the seed adds the error of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Release {
    /// Square counters that lie on a level carrier, which is tipped about its edge nearest a point.
    Volley {
        /// How many counters.
        count: u8,
        /// The point below the middle of the carrier.
        aim: Point,
        /// The carrier is tipped towards this point: the Archer or the caster.
        towards: Point,
        /// Height of the carrier above the table.
        height: Length,
        /// Diameter of the carrier.
        carrier: Length,
    },
    /// One disk, let go level.
    Level {
        /// Diameter of the disk.
        diameter: Length,
        /// The point below its middle.
        aim: Point,
        /// Height above the table.
        height: Length,
    },
    /// One disk, tossed upwards over the table.
    Toss {
        /// Diameter of the disk.
        diameter: Length,
        /// Where the thrower stands.
        from: Point,
        /// Height of the hand above the table.
        height: Length,
        /// Highest point of the arc above the table, above the hand.
        apex: Length,
        /// Where the arc meets the table.
        aim: Point,
    },
}

impl Release {
    /// The point aimed at.
    #[must_use]
    pub const fn aim(&self) -> Point {
        match self {
            Release::Volley { aim, .. } | Release::Level { aim, .. } | Release::Toss { aim, .. } => *aim,
        }
    }

    /// The diameter of the disk that falls, or `None` for square counters.
    #[must_use]
    pub const fn disk(&self) -> Option<Length> {
        match self {
            Release::Volley { .. } => None,
            Release::Level { diameter, .. } | Release::Toss { diameter, .. } => Some(*diameter),
        }
    }
}
