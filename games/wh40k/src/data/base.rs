//! What a model stands on.

use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

/// The outline of a model on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Base {
    /// A round base.
    Round {
        /// From rim to rim.
        diameter: Length,
    },
    /// An oval base; its long axis points where the model faces.
    Oval {
        /// Along the facing.
        length: Length,
        /// Across.
        width: Length,
    },
    /// No base: the hull itself, taken as the box around it.
    Hull {
        /// Along the facing.
        length: Length,
        /// Across.
        width: Length,
    },
}

impl Base {
    /// How far the outline reaches from the middle at most.
    #[inline]
    pub fn reach(self) -> Length {
        match self {
            Base::Round { diameter } => Length((diameter.0 + 1) / 2),
            Base::Oval { length, width } => Length((length.0.max(width.0) + 1) / 2),
            Base::Hull { length, width } => {
                let (length, width) = (square(length), square(width));
                Length(((length + width).isqrt() as i32 + 2) / 2)
            }
        }
    }

    /// The radius of a circle about the middle that holds the outline, without a root: for a cheap look before an exact one.
    #[inline]
    pub(crate) fn around(self) -> i64 {
        match self {
            Base::Round { .. } | Base::Oval { .. } => i64::from(self.reach().0),
            Base::Hull { length, width } => {
                let (long, short) = (length.max(width), length.min(width));
                i64::from(long.0) / 2 + i64::from(short.0) / 4 + 2
            }
        }
    }

    /// The radius of a circle about the middle that lies in the outline.
    #[inline]
    pub(crate) fn inside(self) -> i64 {
        match self {
            Base::Round { diameter } => i64::from(diameter.0) / 2,
            // The edges of the polygon cut off a two-hundredth at most.
            Base::Oval { length, width } => i64::from(length.min(width).0) * 49 / 100,
            Base::Hull { length, width } => i64::from(length.min(width).0) / 2,
        }
    }

    /// Whether turning on the spot changes nothing.
    pub fn is_round(self) -> bool {
        matches!(self, Base::Round { .. })
    }

    /// Whether the model has no base, so that all of it counts in measuring.
    pub fn is_hull(self) -> bool {
        matches!(self, Base::Hull { .. })
    }
}

fn square(length: Length) -> i64 {
    i64::from(length.0) * i64::from(length.0)
}
