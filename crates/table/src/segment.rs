//! Straight segments: where they meet and how far they are from points.

use crate::circle::gap_from_doubled;
use crate::fine::{FARTHEST_DOUBLED, FINE_BITS, Fine, doubled_distance, fine_length};
use crate::length::Length;
use crate::point::Point;
use crate::tolerance::TOLERANCE;

/// A straight segment between two points; both ends belong to it, and they may be the same point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Segment {
    /// Where the segment begins.
    pub from: Point,
    /// Where the segment ends.
    pub to: Point,
}

impl Segment {
    /// A segment from its two ends.
    #[must_use]
    pub const fn new(from: Point, to: Point) -> Segment {
        Segment { from, to }
    }

    fn fine(&self) -> FineSegment {
        FineSegment { from: self.from.into(), to: self.to.into() }
    }

    /// Whether the two segments have a point in common, exactly (an end on the other segment is one).
    #[must_use]
    pub fn intersects(&self, other: &Segment) -> bool {
        self.fine().intersects(&other.fine())
    }

    /// Whether the two segments cross in one point that is an end of neither, exactly.
    #[must_use]
    pub fn crosses(&self, other: &Segment) -> bool {
        self.fine().crosses(&other.fine())
    }

    /// Whether a point lies on the segment, exactly.
    #[must_use]
    pub fn holds(&self, point: Point) -> bool {
        self.fine().holds(point.into())
    }

    /// The distance of a point from the segment, rounded to the nearest unit.
    #[must_use]
    pub fn distance_to(&self, point: Point) -> Length {
        gap_from_doubled(self.fine().nearer_point(point.into(), FARTHEST_DOUBLED), 0)
    }

    /// Whether a point is at most the limit away from the segment, give or take the tolerance.
    #[must_use]
    pub fn within(&self, point: Point, limit: Length) -> bool {
        self.fine().near_point(point.into(), fine_length(limit + TOLERANCE))
    }
}

/// A segment with fine ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FineSegment {
    pub(crate) from: Fine,
    pub(crate) to: Fine,
}

impl FineSegment {
    pub(crate) const fn direction(&self) -> Fine {
        self.to.minus(self.from)
    }

    /// The side of the segment's line a point is on: 1 to the left, -1 to the right, 0 on the line.
    pub(crate) const fn side(&self, point: Fine) -> i64 {
        self.direction().cross(point.minus(self.from)).signum()
    }

    pub(crate) fn crosses(&self, other: &FineSegment) -> bool {
        self.side(other.from) * self.side(other.to) < 0 && other.side(self.from) * other.side(self.to) < 0
    }

    /// Whether a point lies on the segment, exactly.
    pub(crate) fn holds(&self, point: Fine) -> bool {
        let direction = self.direction();
        let offset = point.minus(self.from);
        let along = direction.dot(offset);
        // The comparison of the offset itself settles segments without length.
        direction.cross(offset) == 0
            && along >= 0
            && along <= direction.length_squared()
            && (along > 0 || offset.length_squared() == 0)
    }

    pub(crate) fn intersects(&self, other: &FineSegment) -> bool {
        self.crosses(other)
            || self.holds(other.from)
            || self.holds(other.to)
            || other.holds(self.from)
            || other.holds(self.to)
    }

    /// The square of the distance of a point as a ratio.
    fn distance_squared_to(&self, point: Fine) -> (u128, u128) {
        let direction = self.direction();
        let offset = point.minus(self.from);
        let along = direction.dot(offset);
        if along <= 0 {
            (u128::from(offset.length_squared().unsigned_abs()), 1)
        } else if along >= direction.length_squared() {
            (u128::from(point.minus(self.to).length_squared().unsigned_abs()), 1)
        } else {
            let cross = u128::from(direction.cross(offset).unsigned_abs());
            (cross * cross, u128::from(direction.length_squared().unsigned_abs()))
        }
    }

    /// Whether a point is at most `limit` fine steps away.
    pub(crate) fn near_point(&self, point: Fine, limit: i64) -> bool {
        let (numerator, denominator) = self.distance_squared_to(point);
        limit >= 0 && numerator <= u128::from((limit * limit).unsigned_abs()) * denominator
    }

    /// Whether another segment is at most `limit` fine steps away.
    pub(crate) fn near_segment(&self, other: &FineSegment, limit: i64) -> bool {
        limit >= 0
            && (self.near_point(other.from, limit)
                || self.near_point(other.to, limit)
                || other.near_point(self.from, limit)
                || other.near_point(self.to, limit)
                || self.crosses(other))
    }

    /// Twice the distance of a point in units, rounded down, if that is below the best so far; else the best.
    pub(crate) fn nearer_point(&self, point: Fine, best: u128) -> u128 {
        let (numerator, denominator) = self.distance_squared_to(point);
        // Comparing squares first spares most roots.
        if 4 * numerator >= best * best * (denominator << (2 * FINE_BITS)) {
            return best;
        }
        doubled_distance(numerator, denominator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segment(from: (i32, i32), to: (i32, i32)) -> Segment {
        Segment::new(Point::new(from.0, from.1), Point::new(to.0, to.1))
    }

    #[test]
    fn crossing_needs_a_common_inner_point() {
        let flat = segment((0, 0), (10, 0));
        assert!(flat.crosses(&segment((5, -1), (5, 1))));
        assert!(!flat.crosses(&segment((5, 0), (5, 1))) && flat.intersects(&segment((5, 0), (5, 1))));
        assert!(!flat.intersects(&segment((5, 1), (5, 2))));
    }

    #[test]
    fn segments_in_line_intersect_where_they_overlap() {
        let flat = segment((0, 0), (10, 0));
        assert!(flat.intersects(&segment((10, 0), (20, 0))) && flat.intersects(&segment((3, 0), (4, 0))));
        assert!(!flat.intersects(&segment((11, 0), (20, 0))));
    }

    #[test]
    fn a_segment_without_length_is_a_point() {
        let point = segment((5, 0), (5, 0));
        assert!(point.intersects(&segment((0, 0), (10, 0))) && point.intersects(&point));
        assert!(!point.intersects(&segment((0, 1), (10, 1))) && !point.intersects(&segment((6, 0), (6, 0))));
        assert_eq!(point.distance_to(Point::new(8, 4)), Length(5));
    }

    #[test]
    fn distances_are_to_the_nearest_point_of_the_segment() {
        let slope = segment((0, 0), (300, 400));
        assert_eq!(slope.distance_to(Point::new(-3, -4)), Length(5));
        assert_eq!(slope.distance_to(Point::new(306, 408)), Length(10));
        assert_eq!(slope.distance_to(Point::new(0, 125)), Length(75));
        assert!(
            slope.within(Point::new(0, 125), Length(74)) && !slope.within(Point::new(0, 125), Length(73))
        );
    }
}
