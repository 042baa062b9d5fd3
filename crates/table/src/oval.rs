//! Oval bases as polygons.

use std::sync::LazyLock;

use crate::fine::{Fine, fine_length};
use crate::heading::Heading;
use crate::length::Length;
use crate::point::Point;
use crate::polygon::Polygon;

/// The corners of an oval.
const CORNERS: usize = 32;

/// Cosine and sine of the corners on a circle, with [`Heading::FRACTION_BITS`] fraction bits.
static ON_CIRCLE: LazyLock<[(i64, i64); CORNERS]> = LazyLock::new(|| {
    const STEP: i32 = 360_000 / CORNERS as i32;
    std::array::from_fn(|index| Heading::from_thousandths(index as i32 * STEP).cosine_and_sine())
});

impl Polygon {
    /// An oval as the polygon of 32 corners on its rim, on the nearest grid points; its length lies along the heading, and
    /// its tips and flanks are corners. Half a turn about its centre changes nothing, rounding included. Ovals narrower than five
    /// millimetres do not survive the rounding.
    #[must_use]
    pub fn of_oval(centre: Point, heading: Heading, length: Length, width: Length) -> Polygon {
        const HALF: i64 = 1 << (Heading::FRACTION_BITS - 1);
        let rounded = |product: i64| (product + HALF) >> Heading::FRACTION_BITS;
        let (cosine, sine) = heading.cosine_and_sine();
        let (along, across) = (fine_length(length) / 2, fine_length(width) / 2);
        let corner = |&(right, up): &(i64, i64)| {
            let (x, y) = (rounded(along * right), rounded(across * up));
            let turned = Fine::new(rounded(cosine * x - sine * y), rounded(sine * x + cosine * y));
            Fine::from(centre).plus(turned).nearest()
        };
        let half: [Point; CORNERS / 2] = std::array::from_fn(|index| corner(&ON_CIRCLE[index]));
        let opposite = half.map(|point| Point::new(2 * centre.x - point.x, 2 * centre.y - point.y));
        Polygon::from_convex(half.into_iter().chain(opposite).collect())
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
                for (one, other) in made.points().iter().zip(&made.points()[CORNERS / 2..]) {
                    assert_eq!((one.x + other.x, one.y + other.y), (14, -6), "half a turn");
                }
            }
        }
    }
}
