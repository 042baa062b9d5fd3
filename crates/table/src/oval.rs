//! Oval bases as polygons.

use crate::fine::{Fine, fine_length};
use crate::heading::Heading;
use crate::length::Length;
use crate::point::Point;
use crate::polygon::Polygon;

/// The corners of an oval.
const CORNERS: i32 = 32;

/// A full turn in thousandths of a degree.
const FULL_TURN: i32 = 360_000;

impl Polygon {
    /// An oval as the polygon of 32 corners on its rim, on the nearest grid points; its length lies along the heading, and
    /// its tips and flanks are corners. Ovals narrower than five millimetres do not survive the rounding.
    #[must_use]
    pub fn of_oval(centre: Point, heading: Heading, length: Length, width: Length) -> Polygon {
        let (sine, cosine) = heading.sine_cosine();
        let (along, across) = (fine_length(length) / 2, fine_length(width) / 2);
        let corner = |index: i32| {
            let angle = Heading::from_thousandths(index * (FULL_TURN / CORNERS));
            let tip = Fine::new(along, 0).turned_about(Fine::new(0, 0), angle);
            let flank = Fine::new(across, 0).turned_about(Fine::new(0, 0), angle);
            Fine::from(centre).plus(Fine::new(tip.x, flank.y).turned(sine, cosine)).nearest()
        };
        Polygon::from_convex((0..CORNERS).map(corner).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tips_and_flanks_lie_on_the_rim_and_no_corner_is_a_notch() {
        let oval = |degrees, length, width| {
            Polygon::of_oval(Point::new(7, -3), Heading::from_degrees(degrees), Length(length), Length(width))
        };
        let east = oval(0, 12_000, 9_200);
        assert_eq!(east.bounds().min, Point::new(7 - 6_000, -3 - 4_600));
        assert_eq!(east.bounds().max, Point::new(7 + 6_000, -3 + 4_600));
        for degrees in [0, 13, 45, 90, 211] {
            for (length, width) in [(6_000, 3_500), (7_500, 4_200), (17_000, 10_900), (9_000, 5_200)] {
                let made = oval(degrees, length, width);
                let checked = Polygon::new(made.points().to_vec()).expect("a simple polygon");
                assert!(checked.is_convex() && checked.points() == made.points());
            }
        }
    }
}
