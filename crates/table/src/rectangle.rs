//! Axis-aligned rectangles: the table and its zones.

use serde::{Deserialize, Serialize};

use crate::circle::{Circle, gap_from_doubled};
use crate::length::Length;
use crate::outline;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::tolerance::TOLERANCE;

/// A rectangle along the axes, from its south-west to its north-east corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rectangle {
    /// The south-west corner.
    pub min: Point,
    /// The north-east corner.
    pub max: Point,
}

impl Rectangle {
    /// A rectangle from its south-west and north-east corners.
    #[must_use]
    pub const fn new(min: Point, max: Point) -> Rectangle {
        Rectangle { min, max }
    }

    /// A rectangle with its south-west corner at the origin.
    #[must_use]
    pub const fn sized(width: Length, height: Length) -> Rectangle {
        Rectangle { min: Point::ORIGIN, max: Point::new(width.0, height.0) }
    }

    /// The smallest rectangle around points; at the origin if there are none.
    #[must_use]
    pub fn around(points: &[Point]) -> Rectangle {
        let Some(&first) = points.first() else { return Rectangle::default() };
        points.iter().fold(Rectangle::new(first, first), |bounds, point| Rectangle {
            min: Point::new(bounds.min.x.min(point.x), bounds.min.y.min(point.y)),
            max: Point::new(bounds.max.x.max(point.x), bounds.max.y.max(point.y)),
        })
    }

    /// The extent from west to east.
    #[must_use]
    pub const fn width(&self) -> Length {
        Length(self.max.x - self.min.x)
    }

    /// The extent from south to north.
    #[must_use]
    pub const fn height(&self) -> Length {
        Length(self.max.y - self.min.y)
    }

    /// The point in the middle; halves are dropped toward the south-west.
    #[must_use]
    pub const fn centre(&self) -> Point {
        Point::new(self.min.x + self.width().0.div_euclid(2), self.min.y + self.height().0.div_euclid(2))
    }

    /// The corners counterclockwise from the south-west.
    #[must_use]
    pub const fn corners(&self) -> [Point; 4] {
        [self.min, Point::new(self.max.x, self.min.y), self.max, Point::new(self.min.x, self.max.y)]
    }

    /// Whether a point lies in the rectangle or on its border, give or take the tolerance.
    #[inline]
    #[must_use]
    pub const fn holds_point(&self, point: Point) -> bool {
        self.clearance(point) >= -TOLERANCE.wide()
    }

    /// Whether a disk lies wholly within the rectangle; sticking out by the tolerance is allowed.
    #[inline]
    #[must_use]
    pub const fn holds_circle(&self, circle: &Circle) -> bool {
        2 * (self.clearance(circle.centre) + TOLERANCE.wide()) >= circle.diameter.wide()
    }

    /// Whether disk and rectangle reach at least one unit into each other.
    #[inline]
    #[must_use]
    pub const fn overlaps_circle(&self, circle: &Circle) -> bool {
        let doubled = circle.diameter.wide() - 2 * TOLERANCE.wide();
        doubled >= 0 && 4 * self.distance_squared(circle.centre) <= doubled * doubled
    }

    /// Whether the border of the rectangle meets a disk, give or take the tolerance: the disk touches it from
    /// either side or lies across it.
    #[must_use]
    pub const fn touches_edge_of(&self, circle: &Circle) -> bool {
        let doubled = circle.diameter.wide() + 2 * TOLERANCE.wide();
        let clearance = self.clearance(circle.centre);
        if clearance >= 0 {
            2 * clearance <= doubled
        } else {
            4 * self.distance_squared(circle.centre) <= doubled * doubled
        }
    }

    /// The gap between a polygon and the nearest edge of the rectangle, rounded to the nearest unit; zero when
    /// the polygon touches or crosses the border.
    #[must_use]
    pub fn gap_to_edges(&self, polygon: &Polygon) -> Length {
        let bounds = polygon.bounds();
        let clearance = self.clearance(bounds.min).min(self.clearance(bounds.max));
        if clearance >= 0 {
            return Length(clearance as i32);
        }
        let corners = self.corners().map(Into::into);
        gap_from_doubled(outline::doubled_distance(polygon, &corners), 0)
    }

    /// Whether two rectangles have a point in common.
    #[must_use]
    pub const fn meets(&self, other: &Rectangle) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }

    /// How far inside the nearest edge line a point lies; negative outside.
    const fn clearance(&self, point: Point) -> i64 {
        let across = smaller(point.x as i64 - self.min.x as i64, self.max.x as i64 - point.x as i64);
        let along = smaller(point.y as i64 - self.min.y as i64, self.max.y as i64 - point.y as i64);
        smaller(across, along)
    }

    /// The square of the distance of a point; zero inside.
    const fn distance_squared(&self, point: Point) -> i64 {
        let dx = outside(point.x, self.min.x, self.max.x);
        let dy = outside(point.y, self.min.y, self.max.y);
        dx * dx + dy * dy
    }
}

const fn smaller(one: i64, other: i64) -> i64 {
    if one < other { one } else { other }
}

/// How far a coordinate lies outside a range.
const fn outside(value: i32, low: i32, high: i32) -> i64 {
    if value < low {
        low as i64 - value as i64
    } else if value > high {
        value as i64 - high as i64
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZONE: Rectangle = Rectangle::new(Point::new(0, 0), Point::new(10_000, 5_000));

    fn disk(x: i32, y: i32) -> Circle {
        Circle::new(Point::new(x, y), Length(2_001))
    }

    fn square(x: i32, y: i32) -> Polygon {
        let corners = Rectangle::new(Point::new(x, y), Point::new(x + 100, y + 100)).corners();
        Polygon::new(corners.to_vec()).expect("a square is simple")
    }

    #[test]
    fn a_disk_is_held_until_it_sticks_out_by_more_than_one_unit() {
        assert!(ZONE.holds_circle(&disk(1_001, 2_500)) && ZONE.holds_circle(&disk(1_000, 2_500)));
        assert!(!ZONE.holds_circle(&disk(999, 2_500)) && !ZONE.holds_circle(&disk(5_000, 4_001)));
    }

    #[test]
    fn a_disk_overlaps_when_one_unit_is_shared() {
        assert!(ZONE.overlaps_circle(&disk(-999, 2_500)) && !ZONE.overlaps_circle(&disk(-1_000, 2_500)));
        assert!(ZONE.overlaps_circle(&disk(5_000, 2_500)));
        assert!(ZONE.overlaps_circle(&disk(-700, -700)) && !ZONE.overlaps_circle(&disk(-708, -708)));
    }

    #[test]
    fn the_border_is_touched_from_both_sides() {
        assert!(ZONE.touches_edge_of(&disk(1_001, 2_500)) && !ZONE.touches_edge_of(&disk(1_002, 2_500)));
        assert!(ZONE.touches_edge_of(&disk(-1_001, 2_500)) && !ZONE.touches_edge_of(&disk(-1_002, 2_500)));
        assert!(ZONE.touches_edge_of(&disk(0, 2_500)));
    }

    #[test]
    fn gaps_to_the_edges_are_measured_inside_and_outside() {
        assert_eq!(ZONE.gap_to_edges(&square(300, 4_000)), Length(300));
        assert_eq!(ZONE.gap_to_edges(&square(300, 4_800)), Length(100));
        assert_eq!(ZONE.gap_to_edges(&square(-50, 2_000)), Length::ZERO);
        assert_eq!(ZONE.gap_to_edges(&square(10_030, 5_040)), Length(50));
    }

    #[test]
    fn sizes_and_centre_follow_from_the_corners() {
        let table = Rectangle::sized(Length::inches(72), Length::inches(48));
        assert_eq!((table.width(), table.height()), (Length::inches(72), Length::inches(48)));
        assert_eq!(table.centre(), Point::new(36 * 2540, 24 * 2540));
    }
}
