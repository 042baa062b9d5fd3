//! Headings in thousandths of a degree.

use serde::{Deserialize, Serialize};

use crate::point::Point;
use crate::tolerance::TOLERANCE;
use crate::trigonometry::{self, UNIT_BITS};

/// Thousandths of a degree in a full turn.
const FULL_TURN: i32 = 360_000;

/// A direction on the table in thousandths of a degree, from 0 up to but not including 360000; 0 is east and
/// headings grow counterclockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(from = "i32", into = "i32")]
pub struct Heading(i32);

impl From<i32> for Heading {
    fn from(thousandths: i32) -> Heading {
        Heading::from_thousandths(thousandths)
    }
}

impl From<Heading> for i32 {
    fn from(heading: Heading) -> i32 {
        heading.0
    }
}

impl Heading {
    /// Along growing x.
    pub const EAST: Heading = Heading(0);
    /// Along growing y.
    pub const NORTH: Heading = Heading(90_000);
    /// Along falling x.
    pub const WEST: Heading = Heading(180_000);
    /// Along falling y.
    pub const SOUTH: Heading = Heading(270_000);

    /// Fraction bits of [`Heading::sine`] and [`Heading::cosine`].
    pub const FRACTION_BITS: u32 = 30;

    /// A heading from thousandths of a degree; whole turns are dropped.
    #[must_use]
    pub const fn from_thousandths(thousandths: i32) -> Heading {
        Heading(thousandths.rem_euclid(FULL_TURN))
    }

    /// A heading from whole degrees; whole turns are dropped.
    #[must_use]
    pub const fn from_degrees(degrees: i32) -> Heading {
        Heading(degrees.rem_euclid(360) * 1000)
    }

    /// The heading in thousandths of a degree, from 0 up to but not including 360000.
    #[must_use]
    pub const fn thousandths(self) -> i32 {
        self.0
    }

    /// The heading of a vector, to the nearest thousandth of a degree; the null vector points east.
    ///
    /// The rounding is that of the true angle for all components between points in reach: their angles keep at
    /// least 2^-70 away from any half thousandth, and the angle is computed to 2^-88.
    #[must_use]
    pub fn of(dx: impl Into<i64>, dy: impl Into<i64>) -> Heading {
        let (dx, dy) = (dx.into(), dy.into());
        // Turn the vector by quarter turns until it points between east and north.
        let (quarters, x, y) = match (dx, dy) {
            (0, 0) => return Heading::EAST,
            (dx, dy) if dx > 0 && dy >= 0 => (0, dx, dy),
            (dx, dy) if dx <= 0 && dy > 0 => (1, dy, -dx),
            (dx, dy) if dx < 0 && dy <= 0 => (2, -dx, -dy),
            (dx, dy) => (3, -dy, dx),
        };
        Heading::from_thousandths(quarters * 90_000 + trigonometry::nearest_thousandth(y, x))
    }

    /// The heading from one point to another, to the nearest thousandth of a degree.
    #[must_use]
    pub fn between(from: Point, to: Point) -> Heading {
        Heading::of(i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y))
    }

    /// The heading after a turn in thousandths of a degree, counterclockwise if positive.
    #[must_use]
    pub const fn turn(self, by: i32) -> Heading {
        Heading::from_thousandths(self.0 + by % FULL_TURN)
    }

    /// The opposite heading.
    #[must_use]
    pub const fn opposite(self) -> Heading {
        self.turn(180_000)
    }

    /// The shortest turn from this heading to another in thousandths of a degree, above -180000 and at most
    /// 180000.
    #[must_use]
    pub const fn difference(self, other: Heading) -> i32 {
        let turn = (other.0 - self.0).rem_euclid(FULL_TURN);
        if turn > 180_000 { turn - FULL_TURN } else { turn }
    }

    /// The sine with [`Heading::FRACTION_BITS`] fraction bits, rounded to nearest: the error is at most 2^-31
    /// and a trace, well below 2^-28.
    #[must_use]
    pub fn sine(self) -> i64 {
        narrowed(self.sine_cosine().0)
    }

    /// The cosine, like [`Heading::sine`].
    #[must_use]
    pub fn cosine(self) -> i64 {
        narrowed(self.sine_cosine().1)
    }

    /// [`Heading::cosine`] and [`Heading::sine`], computed together.
    #[must_use]
    pub fn cosine_and_sine(self) -> (i64, i64) {
        let (sine, cosine) = self.sine_cosine();
        (narrowed(cosine), narrowed(sine))
    }

    /// Sine and cosine with [`UNIT_BITS`] fraction bits.
    pub(crate) fn sine_cosine(self) -> (i128, i128) {
        trigonometry::sine_cosine(self.0)
    }

    /// Whether a point lies in the arc that opens by `half_angle` thousandths of a degree to both sides of this
    /// heading, seen from a point; the two borders belong to the arc.
    ///
    /// A point within the tolerance of a border counts as on it. Half angles of 180 degrees or more see
    /// everything; negative ones see like zero.
    #[must_use]
    pub fn sees_in_arc(self, from: Point, to: Point, half_angle: i32) -> bool {
        const TURN_OF_HALF: i32 = 180_000;
        if half_angle >= TURN_OF_HALF {
            return true;
        }
        let half_angle = half_angle.max(0);
        let (dx, dy) = (i128::from(to.x) - i128::from(from.x), i128::from(to.y) - i128::from(from.y));
        let allowed = i128::from(TOLERANCE.0) << UNIT_BITS;
        let tolerance = i128::from(TOLERANCE.0);
        if dx * dx + dy * dy <= tolerance * tolerance {
            return true;
        }
        // Along and to the left of a direction, with the unit's fraction bits.
        let parts = |heading: Heading| {
            let (sine, cosine) = heading.sine_cosine();
            (cosine * dx + sine * dy, cosine * dy - sine * dx)
        };
        let (along_right, left_of_right) = parts(self.turn(-half_angle));
        let (along_left, left_of_left) = parts(self.turn(half_angle));
        let on_a_border = (along_right >= 0 && left_of_right.abs() <= allowed)
            || (along_left >= 0 && left_of_left.abs() <= allowed);
        let inside = if half_angle <= 90_000 {
            left_of_right >= 0 && left_of_left <= 0 && parts(self).0 >= 0
        } else {
            left_of_right >= 0 || left_of_left <= 0
        };
        inside || on_a_border
    }
}

/// Rounds from the wide to the public number of fraction bits.
fn narrowed(unit: i128) -> i64 {
    const DROPPED: u32 = UNIT_BITS - Heading::FRACTION_BITS;
    ((unit + (1 << (DROPPED - 1))) >> DROPPED) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_the_axes_and_diagonals_are_exact() {
        assert_eq!(Heading::of(5, 0), Heading::EAST);
        assert_eq!(Heading::of(0, 5), Heading::NORTH);
        assert_eq!(Heading::of(-5, 0), Heading::WEST);
        assert_eq!(Heading::of(0, -5), Heading::SOUTH);
        for (quarter, (dx, dy)) in [(7, 7), (-7, 7), (-7, -7), (7, -7)].into_iter().enumerate() {
            assert_eq!(Heading::of(dx, dy), Heading::from_degrees(45 + 90 * quarter as i32));
        }
        assert_eq!(Heading::of(0, 0), Heading::EAST);
    }

    #[test]
    fn a_heading_just_below_a_full_turn_rounds_to_east() {
        assert_eq!(Heading::of(1_000_000, -1), Heading::EAST);
        assert_eq!(Heading::of(100_000, -1), Heading::from_thousandths(-1));
    }

    #[test]
    fn turns_and_differences_wrap() {
        assert_eq!(Heading::from_degrees(350).turn(20_000), Heading::from_degrees(10));
        assert_eq!(Heading::EAST.turn(i32::MIN), Heading::from_thousandths(i32::MIN));
        assert_eq!(Heading::from_degrees(350).difference(Heading::from_degrees(10)), 20_000);
        assert_eq!(Heading::from_degrees(10).difference(Heading::from_degrees(350)), -20_000);
        assert_eq!(Heading::EAST.difference(Heading::WEST), 180_000);
        assert_eq!(Heading::NORTH.opposite(), Heading::SOUTH);
    }

    #[test]
    fn half_is_the_sine_of_thirty_degrees() {
        assert_eq!(Heading::from_degrees(30).sine(), 1 << 29);
        assert_eq!(Heading::from_degrees(120).cosine(), -(1 << 29));
        assert_eq!(Heading::NORTH.sine(), 1 << 30);
        assert_eq!(Heading::NORTH.cosine(), 0);
    }

    #[test]
    fn arcs_are_exact_at_an_eighth_a_quarter_and_a_half_turn() {
        let from = Point::new(10, 10);
        let sees = |half, dx, dy| Heading::EAST.sees_in_arc(from, from.shifted(dx, dy), half);
        assert!(sees(45_000, 500_000, 500_000) && sees(45_000, 500_000, -500_000));
        assert!(!sees(45_000, 500_000, 500_003) && !sees(45_000, 500_000, -500_003));
        assert!(sees(90_000, 0, 700_000) && sees(90_000, -1, 700_000));
        assert!(!sees(90_000, -2, 700_000) && !sees(90_000, -700_000, 0));
        assert!(sees(135_000, -500_000, 500_000) && !sees(135_000, -500_003, 500_000));
        assert!(sees(180_000, -700_000, 0));
    }

    #[test]
    fn a_narrow_arc_does_not_see_behind() {
        let sees = |dx, dy| Heading::NORTH.sees_in_arc(Point::ORIGIN, Point::new(dx, dy), 0);
        assert!(sees(0, 900) && sees(1, 900) && sees(0, 0) && sees(0, -1));
        assert!(!sees(0, -900) && !sees(2, 900));
    }
}
