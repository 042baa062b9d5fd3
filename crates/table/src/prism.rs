//! Footprints with a height: ruins with storeys, models on top of them.

use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::shape::Shape;
use crate::tolerance::TOLERANCE;

/// A footprint that stands at some height above the table and rises from there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Prism {
    /// The shape seen from above.
    pub footprint: Shape,
    /// How far its underside is above the table.
    pub base: Length,
    /// How far it rises above its underside.
    pub height: Length,
}

impl Prism {
    /// A prism from its footprint, the height of its underside and its own height.
    #[must_use]
    pub fn new(footprint: impl Into<Shape>, base: Length, height: Length) -> Prism {
        Prism { footprint: footprint.into(), base, height }
    }

    /// How far the top is above the table.
    #[must_use]
    pub fn top(&self) -> Length {
        self.base + self.height
    }

    /// Whether the prisms reach at least one unit into each other, across as well as up; one standing on the
    /// other does not overlap it.
    #[must_use]
    pub fn overlaps(&self, other: &Prism) -> bool {
        let shared = self.top().min(other.top()) - self.base.max(other.base);
        shared >= TOLERANCE && self.footprint.overlaps(&other.footprint)
    }

    /// The gap between the footprints as seen from above, rounded to the nearest unit.
    #[must_use]
    pub fn horizontal_gap(&self, other: &Prism) -> Length {
        self.footprint.gap(&other.footprint)
    }

    /// The gap between the top of the lower and the underside of the upper prism; zero when their heights meet.
    #[must_use]
    pub fn vertical_gap(&self, other: &Prism) -> Length {
        (self.base - other.top()).max(other.base - self.top()).max(Length::ZERO)
    }

    /// Whether the prisms are within one limit as seen from above and within another one in height, give or take
    /// the tolerance.
    #[must_use]
    pub fn within(&self, other: &Prism, horizontally: Length, vertically: Length) -> bool {
        self.vertical_gap(other) <= vertically + TOLERANCE
            && self.footprint.within(&other.footprint, horizontally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Circle, Point};

    fn model(x: i32, base: i32) -> Prism {
        Prism::new(Circle::new(Point::new(x, 0), Length(3200)), Length(base), Length(5000))
    }

    #[test]
    fn a_model_on_the_storey_above_does_not_overlap() {
        assert!(model(0, 0).overlaps(&model(100, 4999)));
        assert!(!model(0, 0).overlaps(&model(100, 5000)));
        assert!(!model(0, 0).overlaps(&model(3200, 0)));
    }

    #[test]
    fn limits_hold_across_and_up_on_their_own() {
        let (one, other) = (model(0, 0), model(5740, 17_700));
        assert_eq!(one.horizontal_gap(&other), Length::INCH);
        assert_eq!(one.vertical_gap(&other), Length::inches(5));
        assert_eq!(other.vertical_gap(&one), Length::inches(5));
        assert!(one.within(&other, Length::INCH, Length::inches(5)));
        assert!(!one.within(&other, Length::INCH, Length(12_698)));
        assert!(!one.within(&other, Length(2538), Length::inches(5)));
        assert_eq!(one.vertical_gap(&one), Length::ZERO);
    }
}
