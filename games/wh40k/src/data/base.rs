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
