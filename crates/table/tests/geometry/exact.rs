//! Exact judges in rational arithmetic with integers of any size.

use gonfalon_table::{Circle, Length, Point, Polygon};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

/// A rational number.
pub(crate) type Rational = BigRational;

pub(crate) fn whole(value: impl Into<BigInt>) -> Rational {
    Rational::from_integer(value.into())
}

pub(crate) fn half(value: i64) -> Rational {
    Rational::new(value.into(), 2.into())
}

/// The square of the distance of two points.
pub(crate) fn squared(one: Point, other: Point) -> Rational {
    let square = |from: i32, to: i32| {
        let step = BigInt::from(to) - BigInt::from(from);
        &step * &step
    };
    whole(square(one.x, other.x) + square(one.y, other.y))
}

/// Whether the root of a square is at most a limit.
pub(crate) fn root_at_most(square: &Rational, limit: &Rational) -> bool {
    !limit.is_negative() && *square <= limit * limit
}

/// Whether a length is the nearest whole number to the root of a square less an amount, or zero below it.
pub(crate) fn is_nearest(length: Length, square: &Rational, less: &Rational) -> bool {
    let found = whole(length.0) + less;
    let not_above = root_at_most(square, &(&found + half(1)));
    let not_below = length == Length::ZERO || !root_at_most(square, &(&found - half(1))) || {
        let low = &found - half(1);
        *square == &low * &low
    };
    not_above && not_below
}

/// Half the sum of two diameters.
pub(crate) fn radii(one: &Circle, other: &Circle) -> Rational {
    half(i64::from(one.diameter.0) + i64::from(other.diameter.0))
}

/// A point or vector with whole coordinates of any size.
type Vector = (i128, i128);

fn cross(a: Vector, b: Vector) -> i128 {
    a.0 * b.1 - a.1 * b.0
}

fn minus(a: Vector, b: Vector) -> Vector {
    (a.0 - b.0, a.1 - b.1)
}

fn vector(point: &Point) -> Vector {
    (point.x.into(), point.y.into())
}

/// The convex hull, counterclockwise.
pub(crate) fn hull(mut points: Vec<Vector>) -> Vec<Vector> {
    points.sort_unstable();
    points.dedup();
    let mut hull: Vec<Vector> = Vec::new();
    for pass in 0..2 {
        let start = hull.len();
        for &point in &points {
            while hull.len() >= start + 2 {
                let (before, last) = (hull[hull.len() - 2], hull[hull.len() - 1]);
                if cross(minus(last, before), minus(point, last)) > 0 {
                    break;
                }
                hull.pop();
            }
            hull.push(point);
        }
        hull.pop();
        if pass == 0 {
            points.reverse();
        }
    }
    hull
}

/// How two convex polygons stand to each other, exactly.
pub(crate) enum Relation {
    /// The square of the gap.
    Apart(Rational),
    /// The square of the shortest shift that parts them; zero if they touch.
    Together(Rational),
}

/// Compares convex polygons through all differences of their points: the origin lies in the hull of those
/// exactly if the polygons meet, and its distance from the border is the gap or the depth.
pub(crate) fn relation(one: &Polygon, other: &Polygon) -> Relation {
    let differences =
        one.points().iter().flat_map(|a| other.points().iter().map(move |b| minus(vector(a), vector(b))));
    let hull = hull(differences.collect());
    let edges = || (0..hull.len()).map(|index| (hull[index], hull[(index + 1) % hull.len()]));
    let inside = edges().all(|(from, to)| cross(minus(to, from), minus((0, 0), from)) >= 0);
    let nearest = edges().map(|(from, to)| origin_to_segment(from, to)).min().expect("a hull has edges");
    if inside { Relation::Together(nearest) } else { Relation::Apart(nearest) }
}

/// The square of the distance of the origin from a segment.
fn origin_to_segment(from: Vector, to: Vector) -> Rational {
    let direction = minus(to, from);
    let square = |v: Vector| BigInt::from(v.0) * v.0 + BigInt::from(v.1) * v.1;
    let along = -(BigInt::from(direction.0) * from.0 + BigInt::from(direction.1) * from.1);
    if !along.is_positive() {
        whole(square(from))
    } else if along >= square(direction) {
        whole(square(to))
    } else {
        let aside = BigInt::from(from.0) * direction.1 - BigInt::from(from.1) * direction.0;
        Rational::new(&aside * &aside, square(direction))
    }
}

/// The square of the distance of a point from a polygon's border, and whether the point is inside or on it.
pub(crate) fn point_relation(polygon: &Polygon, point: Point) -> (Rational, bool) {
    let corners: Vec<Vector> =
        polygon.points().iter().map(|corner| minus(vector(corner), vector(&point))).collect();
    let edges = || (0..corners.len()).map(|index| (corners[index], corners[(index + 1) % corners.len()]));
    let nearest = edges().map(|(from, to)| origin_to_segment(from, to)).min().expect("a polygon has edges");
    // Winding along the upward half axis, unlike the library, which looks east.
    let mut winding = 0;
    for (from, to) in edges() {
        let leftward = from.0 > 0 && to.0 <= 0;
        let rightward = from.0 <= 0 && to.0 > 0;
        let side = cross(minus(to, from), minus((0, 0), from));
        if leftward && side > 0 {
            winding += 1;
        } else if rightward && side < 0 {
            winding -= 1;
        }
    }
    let inside = winding != 0 || nearest.is_zero();
    (nearest, inside)
}
