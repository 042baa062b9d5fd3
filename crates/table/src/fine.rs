//! Points between the grid points, for corners that turning puts there.

use crate::circle::Circle;
use crate::heading::Heading;
use crate::length::Length;
use crate::point::Point;
use crate::tolerance::TOLERANCE;
use crate::trigonometry::UNIT_BITS;

/// Fraction bits of fine coordinates: a step is 1/256 of a unit, so rounding to it is lost in the tolerance.
///
/// With eight bits, products of two coordinate differences still fit in 64 bits and their squares in 128, for
/// coordinates up to twice the reach (corners may stick out beyond it).
pub(crate) const FINE_BITS: u32 = 8;

/// The tolerance in fine steps.
pub(crate) const FINE_TOLERANCE: i64 = TOLERANCE.wide() << FINE_BITS;

/// A point or vector in fine steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fine {
    pub(crate) x: i64,
    pub(crate) y: i64,
}

impl Fine {
    pub(crate) const fn new(x: i64, y: i64) -> Fine {
        Fine { x, y }
    }

    pub(crate) const fn plus(self, other: Fine) -> Fine {
        Fine { x: self.x + other.x, y: self.y + other.y }
    }

    pub(crate) const fn minus(self, other: Fine) -> Fine {
        Fine { x: self.x - other.x, y: self.y - other.y }
    }

    /// The cross product: positive when the other vector points to the left of this one.
    pub(crate) const fn cross(self, other: Fine) -> i64 {
        self.x * other.y - self.y * other.x
    }

    pub(crate) const fn dot(self, other: Fine) -> i64 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) const fn length_squared(self) -> i64 {
        self.dot(self)
    }

    /// The vector turned by an angle given by its sine and cosine, rounded to the nearest fine steps.
    pub(crate) const fn turned(self, sine: i128, cosine: i128) -> Fine {
        // Sines and cosines fit into 64 bits; saying so spares most of the work of wide products.
        let (sine, cosine) = (sine as i64 as i128, cosine as i64 as i128);
        let (x, y) = (self.x as i128, self.y as i128);
        Fine { x: rounded(cosine * x - sine * y), y: rounded(sine * x + cosine * y) }
    }

    /// The point turned about another one.
    pub(crate) fn turned_about(self, pivot: Fine, turn: Heading) -> Fine {
        let (sine, cosine) = turn.sine_cosine();
        pivot.plus(self.minus(pivot).turned(sine, cosine))
    }

    /// The nearest grid point; halves go toward growing coordinates.
    pub(crate) const fn nearest(self) -> Point {
        const HALF: i64 = 1 << (FINE_BITS - 1);
        Point::new(((self.x + HALF) >> FINE_BITS) as i32, ((self.y + HALF) >> FINE_BITS) as i32)
    }
}

/// Drops the fraction bits of a sine or cosine, rounding the same on both sides of zero.
const fn rounded(product: i128) -> i64 {
    let magnitude = (product.abs() + (1 << (UNIT_BITS - 1))) >> UNIT_BITS;
    (if product < 0 { -magnitude } else { magnitude }) as i64
}

impl From<Point> for Fine {
    fn from(point: Point) -> Fine {
        Fine::new(i64::from(point.x) << FINE_BITS, i64::from(point.y) << FINE_BITS)
    }
}

/// A length in fine steps, held to what no table exceeds so that its square times another stays in range.
pub(crate) fn fine_length(length: Length) -> i64 {
    const FARTHEST: i64 = 1 << 23;
    length.wide().clamp(-FARTHEST, FARTHEST) << FINE_BITS
}

/// A circle's radius in fine steps.
pub(crate) fn fine_radius(circle: &Circle) -> i64 {
    fine_length(circle.diameter) / 2
}

/// Twice a distance in units beyond any on a table, to begin a search for the nearest.
pub(crate) const FARTHEST_DOUBLED: u128 = 1 << 24;

/// Twice a distance in units, rounded down, from the square of the distance in fine steps as a ratio.
pub(crate) fn doubled_distance(numerator: u128, denominator: u128) -> u128 {
    // floor(sqrt(floor(v))) is floor(sqrt(v)).
    (4 * numerator / (denominator << (2 * FINE_BITS))).isqrt()
}
