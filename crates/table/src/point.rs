//! Points of the table and steps between them.

use serde::{Deserialize, Serialize};

use crate::heading::Heading;
use crate::length::Length;
use crate::trigonometry::UNIT_BITS;

/// A point of the table in units; x grows east, y grows north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Point {
    /// Units east of the origin.
    pub x: i32,
    /// Units north of the origin.
    pub y: i32,
}

/// Fraction bits with which the two parts of a step are known before they are rounded.
const PART_BITS: u32 = 8;

impl Point {
    /// The corner from which a table is measured.
    pub const ORIGIN: Point = Point { x: 0, y: 0 };

    /// Coordinates up to this size (ten metres) never overflow anywhere in this crate.
    pub const REACH: i32 = 1_000_000;

    /// A point from its coordinates.
    #[inline]
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// Whether the point lies within [`Point::REACH`] of the origin along both axes, as every point from outside
    /// must before it is used.
    #[must_use]
    pub const fn is_in_reach(self) -> bool {
        self.x.unsigned_abs() <= Point::REACH as u32 && self.y.unsigned_abs() <= Point::REACH as u32
    }

    /// The square of the distance to another point, exactly.
    #[inline]
    #[must_use]
    pub const fn distance_squared(self, other: Point) -> i64 {
        let (dx, dy) = (other.x as i64 - self.x as i64, other.y as i64 - self.y as i64);
        dx * dx + dy * dy
    }

    /// The distance to another point, rounded to the nearest unit.
    #[must_use]
    pub fn distance(self, other: Point) -> Length {
        Length(((4 * self.distance_squared(other)).isqrt() + 1) as i32 / 2)
    }

    /// The point shifted by whole units.
    #[inline]
    #[must_use]
    pub const fn shifted(self, dx: i32, dy: i32) -> Point {
        Point { x: self.x + dx, y: self.y + dy }
    }

    /// Moves by a length toward a target, past it if the length says so; east if the target is this point.
    ///
    /// The result is never farther than `by` from here and falls short of it by less than one unit. A negative
    /// length moves away from the target.
    #[must_use]
    pub fn toward(self, target: Point, by: Length) -> Point {
        let (dx, dy) = (i64::from(target.x) - i64::from(self.x), i64::from(target.y) - i64::from(self.y));
        let squared = (dx * dx + dy * dy) as u128;
        if squared == 0 {
            return self.shifted(by.0, 0);
        }
        let length = u128::from(by.0.unsigned_abs());
        let part = |delta: i64| {
            // floor(sqrt(floor(v))) is floor(sqrt(v)), so the division loses nothing.
            let product = length * u128::from(delta.unsigned_abs());
            (((product * product) << (2 * PART_BITS)) / squared).isqrt() as i64
        };
        let forward = if by.0 < 0 { -1 } else { 1 };
        self.moved(dx.signum() * forward, part(dx), dy.signum() * forward, part(dy), by)
    }

    /// Moves by a length along a heading; a negative length moves backward.
    ///
    /// The result is never farther than `by` from here and falls short of it by less than one unit.
    #[must_use]
    pub fn step(self, heading: Heading, by: Length) -> Point {
        let (sine, cosine) = heading.sine_cosine();
        let length = i128::from(by.0.unsigned_abs());
        let part = |unit: i128| ((length * unit.abs()) >> (UNIT_BITS - PART_BITS)) as i64;
        let forward = if by.0 < 0 { -1 } else { 1 };
        self.moved(
            cosine.signum() as i64 * forward,
            part(cosine),
            sine.signum() as i64 * forward,
            part(sine),
            by,
        )
    }

    /// Picks, among the grid points around the true end of a move, the nearest one that is not too far away.
    ///
    /// Each part is given by its sign and its size with [`PART_BITS`] fraction bits. Rounding sizes instead of
    /// coordinates, and taking the counterclockwise one of two equally near points, makes moves turn with the
    /// table by quarter turns. Both parts rounded down are always near enough; if no other choice is, that one
    /// falls short by less than a unit, because then each rounded up part alone would overshoot.
    fn moved(self, sign_x: i64, size_x: i64, sign_y: i64, size_y: i64, by: Length) -> Point {
        let (low_x, low_y) = (size_x >> PART_BITS, size_y >> PART_BITS);
        let miss = |&(x, y): &(i64, i64)| {
            let (dx, dy) = ((x << PART_BITS) - size_x, (y << PART_BITS) - size_y);
            dx * dx + dy * dy
        };
        let allowed = by.wide() * by.wide();
        let (clockwise, counterclockwise) = if sign_x * sign_y > 0 {
            ((low_x + 1, low_y), (low_x, low_y + 1))
        } else {
            ((low_x, low_y + 1), (low_x + 1, low_y))
        };
        let (x, y) = [(low_x + 1, low_y + 1), counterclockwise, clockwise]
            .into_iter()
            .filter(|&(x, y)| x * x + y * y <= allowed)
            .fold((low_x, low_y), |best, other| if miss(&other) < miss(&best) { other } else { best });
        // Sizes are known so well that even a part wrongly rounded up to a whole unit exceeds the square of the
        // length by less than one, and squares are whole.
        debug_assert!(x * x + y * y <= allowed, "a step never overshoots");
        Point::new((i64::from(self.x) + sign_x * x) as i32, (i64::from(self.y) + sign_y * y) as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Point = Point::new(100, -50);

    #[test]
    fn distance_is_rounded_to_the_nearest_unit() {
        assert_eq!(HERE.distance(Point::new(103, -46)), Length(5));
        assert_eq!(HERE.distance(Point::new(101, -49)), Length(1));
        assert_eq!(HERE.distance(Point::new(103, -48)), Length(4));
        let corner = Point::new(Point::REACH, Point::REACH);
        assert_eq!(corner.distance(Point::new(-Point::REACH, -Point::REACH)), Length(2_828_427));
    }

    #[test]
    fn moving_toward_a_point_in_line_is_exact() {
        assert_eq!(HERE.toward(Point::new(200, -50), Length(30)), Point::new(130, -50));
        assert_eq!(HERE.toward(Point::new(100, -51), Length(30)), Point::new(100, -80));
        assert_eq!(HERE.toward(Point::new(103, -46), Length(500)), Point::new(400, 350));
        assert_eq!(HERE.toward(Point::new(103, -46), Length(-500)), Point::new(-200, -450));
    }

    #[test]
    fn moving_toward_itself_goes_east() {
        assert_eq!(HERE.toward(HERE, Length(7)), Point::new(107, -50));
    }

    #[test]
    fn steps_along_the_axes_are_exact() {
        assert_eq!(HERE.step(Heading::EAST, Length(9)), Point::new(109, -50));
        assert_eq!(HERE.step(Heading::NORTH, Length(9)), Point::new(100, -41));
        assert_eq!(HERE.step(Heading::WEST, Length(9)), Point::new(91, -50));
        assert_eq!(HERE.step(Heading::SOUTH, Length(9)), Point::new(100, -59));
        assert_eq!(HERE.step(Heading::SOUTH, Length(-9)), Point::new(100, -41));
    }

    #[test]
    fn a_step_of_sixty_degrees_goes_half_as_far_east() {
        let end = Point::ORIGIN.step(Heading::from_degrees(60), Length(20_000));
        assert_eq!(end, Point::new(10_000, 17_320));
    }

    #[test]
    fn reach_is_closed() {
        assert!(Point::new(Point::REACH, -Point::REACH).is_in_reach());
        assert!(!Point::new(Point::REACH + 1, 0).is_in_reach());
        assert!(!Point::new(0, i32::MIN).is_in_reach());
    }
}
