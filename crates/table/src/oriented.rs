//! Rectangles with a front: regiments, vehicles and buildings at any heading.

use serde::{Deserialize, Serialize};

use crate::circle::{Circle, gap_from_doubled};
use crate::enclosure;
use crate::fine::{FINE_BITS, FINE_TOLERANCE, Fine, fine_length, fine_radius};
use crate::heading::Heading;
use crate::length::Length;
use crate::outline;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::rectangle::Rectangle;

/// A rectangle that faces a heading; its front edge is the one toward the heading.
///
/// Its corners usually lie between grid points. All tests use them to 1/256 of a unit, so two boxes side by
/// side at the same odd angle touch without overlap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct OrientedBox {
    /// The middle of the box.
    pub centre: Point,
    /// Where the front faces.
    pub heading: Heading,
    /// The length of the front edge.
    pub width: Length,
    /// The distance from the front to the rear edge.
    pub depth: Length,
}

impl OrientedBox {
    /// A box from its middle, heading, width of the front and depth.
    #[must_use]
    pub const fn new(centre: Point, heading: Heading, width: Length, depth: Length) -> OrientedBox {
        OrientedBox { centre, heading, width, depth }
    }

    /// The corners on the nearest grid points, counterclockwise: front left, rear left, rear right, front right.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        self.fine_corners().map(Fine::nearest)
    }

    /// The middle of the front edge, on the nearest grid point.
    #[must_use]
    pub fn front(&self) -> Point {
        let [left, _, _, right] = self.fine_corners();
        Fine::new((left.x + right.x) / 2, (left.y + right.y) / 2).nearest()
    }

    /// The same box with its middle elsewhere.
    #[must_use]
    pub const fn at(self, centre: Point) -> OrientedBox {
        OrientedBox { centre, ..self }
    }

    /// The box after a turn about a point, by thousandths of a degree, counterclockwise if positive; its middle
    /// is put on the nearest grid point.
    #[must_use]
    pub fn pivoted(&self, about: Point, by: i32) -> OrientedBox {
        let turn = Heading::from_thousandths(by);
        let centre = Fine::from(self.centre).turned_about(about.into(), turn).nearest();
        OrientedBox { centre, heading: self.heading.turn(by), ..*self }
    }

    /// How far the box reaches from its middle at most: half of its diagonal or a little more, without a root. For a cheap
    /// look before an exact one.
    #[must_use]
    pub fn radius(&self) -> i64 {
        let (width, depth) = (self.width.wide(), self.depth.wide());
        width.max(depth) / 2 + width.min(depth) / 4 + 2
    }

    /// Whether two boxes are farther from each other than the limit for sure, by a cheap look at the circles around them.
    #[must_use]
    pub fn is_far(&self, other: &OrientedBox, limit: Length) -> bool {
        let near = self.radius() + other.radius() + limit.wide().max(0) + 2;
        self.centre.distance_squared(other.centre) > near * near
    }

    /// Like [`OrientedBox::is_far`], by a look at the rectangle around the polygon and the circle around the box, then the
    /// rectangle around it.
    #[must_use]
    pub fn is_far_from(&self, polygon: &Polygon, limit: Length) -> bool {
        let (bounds, around) = (polygon.bounds(), limit.wide().max(0) + 2);
        let (x, y) = (i64::from(self.centre.x), i64::from(self.centre.y));
        let is_beside = |reach_x: i64, reach_y: i64| {
            x + reach_x < i64::from(bounds.min.x)
                || x - reach_x > i64::from(bounds.max.x)
                || y + reach_y < i64::from(bounds.min.y)
                || y - reach_y > i64::from(bounds.max.y)
        };
        let reach = self.radius() + around;
        if is_beside(reach, reach) {
            return true;
        }
        let (cosine, sine) = self.heading.cosine_and_sine();
        let reach = |depth: i64, width: i64| {
            let across = depth.abs() * self.depth.wide() + width.abs() * self.width.wide();
            (across >> (Heading::FRACTION_BITS + 1)) + 1 + around
        };
        is_beside(reach(cosine, sine), reach(sine, cosine))
    }

    /// The corners between the grid points, in the order of [`OrientedBox::corners`].
    pub(crate) fn fine_corners(&self) -> [Fine; 4] {
        let (sine, cosine) = self.heading.sine_cosine();
        let (forward, left) = (fine_length(self.depth) / 2, fine_length(self.width) / 2);
        let centre = Fine::from(self.centre);
        [(forward, left), (-forward, left), (-forward, -left), (forward, -left)]
            .map(|(forward, left)| centre.plus(Fine::new(forward, left).turned(sine, cosine)))
    }

    /// Whether the point lies in the box or on its border, give or take the tolerance.
    #[must_use]
    pub fn contains_point(&self, point: Point) -> bool {
        outline::near_point(&self.fine_corners(), point.into(), FINE_TOLERANCE)
    }

    /// Whether the boxes reach at least one unit into each other; shared borders do not overlap.
    #[must_use]
    pub fn overlaps(&self, other: &OrientedBox) -> bool {
        !self.is_far(other, Length::ZERO)
            && outline::convex_overlap_by(&self.fine_corners(), &other.fine_corners(), FINE_TOLERANCE)
    }

    /// Whether box and disk reach at least one unit into each other.
    #[must_use]
    pub fn overlaps_circle(&self, circle: &Circle) -> bool {
        let reach = fine_radius(circle) - FINE_TOLERANCE;
        outline::near_point(&self.fine_corners(), circle.centre.into(), reach)
    }

    /// Whether box and polygon reach at least one unit into each other.
    #[must_use]
    pub fn overlaps_polygon(&self, polygon: &Polygon) -> bool {
        !self.is_far_from(polygon, Length::ZERO) && outline::overlap(&self.fine_corners(), polygon)
    }

    /// The gap between the boxes, rounded to the nearest unit; zero when they touch or overlap.
    #[must_use]
    pub fn gap(&self, other: &OrientedBox) -> Length {
        gap_from_doubled(outline::doubled_distance(&self.fine_corners(), &other.fine_corners()), 0)
    }

    /// The gap between box and disk, rounded to the nearest unit; zero when they touch or overlap.
    #[must_use]
    pub fn gap_circle(&self, circle: &Circle) -> Length {
        let doubled = outline::doubled_distance_to_point(&self.fine_corners(), circle.centre.into());
        gap_from_doubled(doubled, circle.diameter.wide())
    }

    /// The gap between box and polygon, rounded to the nearest unit; zero when they touch or overlap.
    #[must_use]
    pub fn gap_polygon(&self, polygon: &Polygon) -> Length {
        gap_from_doubled(outline::doubled_distance(&self.fine_corners(), polygon), 0)
    }

    /// Whether the gap between the boxes is at most the limit, give or take the tolerance.
    #[must_use]
    pub fn within(&self, other: &OrientedBox, limit: Length) -> bool {
        !self.is_far(other, limit)
            && outline::convex_near(
                &self.fine_corners(),
                &other.fine_corners(),
                fine_length(limit) + FINE_TOLERANCE,
            )
    }

    /// Whether the gap between box and disk is at most the limit, give or take the tolerance.
    #[must_use]
    pub fn within_circle(&self, circle: &Circle, limit: Length) -> bool {
        let reach = fine_radius(circle) + fine_length(limit) + FINE_TOLERANCE;
        outline::near_point(&self.fine_corners(), circle.centre.into(), reach)
    }

    /// Whether the gap between box and polygon is at most the limit, give or take the tolerance.
    #[must_use]
    pub fn within_polygon(&self, polygon: &Polygon, limit: Length) -> bool {
        !self.is_far_from(polygon, limit)
            && outline::near(&self.fine_corners(), polygon, fine_length(limit) + FINE_TOLERANCE)
    }

    /// Whether the gap to the area between four points in order, whose sides do not cross, is at most the limit, give or
    /// take the tolerance.
    #[must_use]
    pub fn within_corners(&self, corners: &[Point; 4], limit: Length) -> bool {
        let area = corners.map(Fine::from);
        outline::near(&self.fine_corners(), &area, fine_length(limit) + FINE_TOLERANCE)
    }

    /// Whether the box lies wholly within another one; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn wholly_within(&self, other: &OrientedBox) -> bool {
        enclosure::holds(&other.fine_corners(), &self.fine_corners())
    }

    /// Whether the box lies wholly within a disk; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn wholly_within_circle(&self, circle: &Circle) -> bool {
        enclosure::within_circle(&self.fine_corners(), circle.centre.into(), fine_radius(circle))
    }

    /// Whether the box lies wholly within a polygon; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn wholly_within_polygon(&self, polygon: &Polygon) -> bool {
        enclosure::holds(polygon, &self.fine_corners())
    }

    /// Whether the box lies wholly within a rectangle; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn inside_rectangle(&self, rectangle: &Rectangle) -> bool {
        let (min, max) = (Fine::from(rectangle.min), Fine::from(rectangle.max));
        if min.x >= max.x || min.y >= max.y {
            return enclosure::holds(&rectangle.corners().map(Fine::from), &self.fine_corners());
        }
        let holds = |point: Fine, inset: i64| {
            point.x - inset >= min.x
                && point.x + inset <= max.x
                && point.y - inset >= min.y
                && point.y + inset <= max.y
        };
        // The circle around the box mostly lies within as well.
        holds(self.centre.into(), self.radius() << FINE_BITS)
            || self.fine_corners().into_iter().all(|corner| holds(corner, -FINE_TOLERANCE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regiment(x: i32, y: i32, degrees: i32) -> OrientedBox {
        OrientedBox::new(Point::new(x, y), Heading::from_degrees(degrees), Length(10_000), Length(4_000))
    }

    fn disk(x: i32, y: i32, diameter: i32) -> Circle {
        Circle::new(Point::new(x, y), Length(diameter))
    }

    #[test]
    fn the_front_faces_the_heading() {
        let corners = regiment(0, 0, 90).corners();
        assert_eq!(corners[0], Point::new(-5_000, 2_000));
        assert_eq!(corners[3], Point::new(5_000, 2_000));
        assert_eq!(regiment(0, 0, 90).front(), Point::new(0, 2_000));
        assert_eq!(regiment(100, 0, 180).front(), Point::new(-1_900, 0));
    }

    #[test]
    fn boxes_side_by_side_touch_at_any_angle() {
        for degrees in 0..360 {
            let one = regiment(0, 0, degrees);
            let side = one.centre.step(one.heading.turn(-90_000), one.width);
            let ahead = one.centre.step(one.heading, one.depth);
            for centre in [side, ahead] {
                // The step falls short by less than a unit, so the boxes never overlap and always touch.
                assert!(!one.overlaps(&one.at(centre)), "{degrees}");
                assert!(one.within(&one.at(centre), Length::ZERO), "{degrees}");
            }
            let deeper = one.centre.step(one.heading, one.depth - Length(2));
            assert!(one.overlaps(&one.at(deeper)), "{degrees}");
        }
    }

    #[test]
    fn disks_touch_the_front() {
        let one = regiment(0, 0, 37);
        let ahead = |distance| one.centre.step(one.heading, Length(distance));
        let disk_at = |distance| Circle::new(ahead(distance), Length(2_000));
        assert!(one.overlaps_circle(&disk_at(2_998)) && !one.overlaps_circle(&disk_at(3_000)));
        assert!(one.within_circle(&disk_at(3_000), Length::ZERO));
        assert!(one.within_circle(&disk_at(5_540), Length::inches(1)));
        assert!(!one.within_circle(&disk_at(5_543), Length::inches(1)));
        assert!((one.gap_circle(&disk_at(5_540)).0 - 2_540).abs() <= 1);
    }

    #[test]
    fn gaps_are_measured_between_nearest_corners_and_edges() {
        assert_eq!(regiment(0, 0, 90).gap(&regiment(13_000, 8_000, 90)), Length(5_000));
        assert_eq!(regiment(0, 0, 0).gap(&regiment(0, 20_000, 90)), Length(13_000));
        assert_eq!(regiment(0, 0, 0).gap(&regiment(500, 500, 10)), Length::ZERO);
        assert!(regiment(0, 0, 0).within(&regiment(0, 20_000, 90), Length(12_999)));
        assert!(!regiment(0, 0, 0).within(&regiment(0, 20_000, 90), Length(12_998)));
    }

    #[test]
    fn wholly_within_allows_one_unit() {
        let one = regiment(0, 0, 90);
        let table = Rectangle::new(Point::new(-4_999, -2_000), Point::new(5_000, 1_999));
        assert!(one.inside_rectangle(&table));
        assert!(!one.at(Point::new(-1, 0)).inside_rectangle(&table));
        assert!(one.wholly_within(&one) && one.at(Point::new(1, 1)).wholly_within(&one));
        assert!(!one.at(Point::new(0, 2)).wholly_within(&one));
        assert!(one.wholly_within_circle(&disk(0, 0, 10_771)));
        assert!(!one.wholly_within_circle(&disk(0, 0, 10_768)));
        let zone = Polygon::new(table.corners().to_vec()).expect("a rectangle is simple");
        assert!(one.wholly_within_polygon(&zone) && one.overlaps_polygon(&zone));
        assert_eq!(one.gap_polygon(&zone.translated(0, 5_000)), Length(1_000));
        assert!(one.within_polygon(&zone.translated(0, 5_000), Length(999)));
    }

    #[test]
    fn quick_looks_say_the_same_as_slow_ones() {
        // Steps without a common factor with the ranges reach all kinds of positions.
        let mut seed = 1_i32;
        let mut below = |range: i32| {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (seed >> 8).rem_euclid(range)
        };
        let mut near = 0;
        for _ in 0..20_000 {
            let one = regiment(0, 0, below(360));
            let heading = Heading::from_thousandths(below(360_000));
            let (width, depth) = (Length(below(9_000) + 100), Length(below(9_000) + 100));
            let centre = Point::new(below(24_000) - 12_000, below(24_000) - 12_000);
            let other = OrientedBox::new(centre, heading, width, depth);
            let limit = Length(below(2_540));
            let slow = outline::near(
                &one.fine_corners(),
                &other.fine_corners(),
                fine_length(limit) + FINE_TOLERANCE,
            );
            assert_eq!(one.within(&other, limit), slow, "{one:?} {other:?} {limit:?}");
            near += i32::from(slow);
            let polygon = Polygon::of_box(&one);
            let slow = outline::near(&other.fine_corners(), &polygon, fine_length(limit) + FINE_TOLERANCE);
            assert_eq!(other.within_polygon(&polygon, limit), slow, "{one:?} {other:?} {limit:?}");
            let table = Rectangle::new(Point::new(-9_000, -8_000), Point::new(9_000, 12_000));
            let slow = enclosure::holds(&table.corners().map(Fine::from), &other.fine_corners());
            assert_eq!(other.inside_rectangle(&table), slow, "{other:?}");
        }
        assert!((5_000..15_000).contains(&near), "both answers are common: {near}");
    }

    #[test]
    fn a_wheel_about_a_corner_keeps_the_corner() {
        let one = regiment(0, 0, 90);
        let corner = one.corners()[0];
        let wheeled = one.pivoted(corner, 90_000);
        assert_eq!(wheeled.heading, Heading::WEST);
        assert_eq!(wheeled.corners()[0], corner);
        assert_eq!(wheeled.pivoted(corner, -90_000), one);
        assert_eq!(one.pivoted(one.centre, 45_000).centre, one.centre);
    }
}
