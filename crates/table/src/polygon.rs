//! Simple polygons: terrain, zones and everything else with straight edges on the grid.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::circle::{Circle, gap_from_doubled};
use crate::enclosure;
use crate::fine::{FINE_TOLERANCE, Fine, fine_length, fine_radius};
use crate::heading::Heading;
use crate::length::Length;
use crate::oriented::OrientedBox;
use crate::outline::{self, Outline};
use crate::partition::{convex_pieces, doubled_area};
use crate::point::Point;
use crate::rectangle::Rectangle;
use crate::segment::Segment;

/// A polygon whose border never meets itself; its points go counterclockwise.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts", as = "Vec<Point>"))]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Polygon {
    points: Vec<Point>,
    /// The smallest rectangle around the points, kept because most questions end there.
    bounds: Rectangle,
    /// Convex pieces as positions of points; empty if the polygon is convex.
    pieces: Vec<Vec<u16>>,
}

/// Why points make no polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolygonError {
    /// There are fewer than three points.
    TooFewPoints,
    /// There are more than 65535 points.
    TooManyPoints,
    /// A coordinate is beyond [`Point::REACH`].
    OutOfReach,
    /// Two edges meet where they should not, or a point is repeated.
    SelfIntersecting,
    /// All points lie on one line.
    NoArea,
}

impl fmt::Display for PolygonError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            PolygonError::TooFewPoints => "polygon with fewer than three points",
            PolygonError::TooManyPoints => "polygon with more than 65535 points",
            PolygonError::OutOfReach => "polygon with a point out of reach",
            PolygonError::SelfIntersecting => "polygon that meets itself",
            PolygonError::NoArea => "polygon without area",
        })
    }
}

impl std::error::Error for PolygonError {}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = PolygonError;

    fn try_from(points: Vec<Point>) -> Result<Polygon, PolygonError> {
        Polygon::new(points)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Vec<Point> {
        polygon.points
    }
}

impl Polygon {
    /// A polygon from its points in order; clockwise points are turned around.
    pub fn new(mut points: Vec<Point>) -> Result<Polygon, PolygonError> {
        if points.len() < 3 {
            return Err(PolygonError::TooFewPoints);
        }
        if points.len() > usize::from(u16::MAX) {
            return Err(PolygonError::TooManyPoints);
        }
        if !points.iter().all(|point| point.is_in_reach()) {
            return Err(PolygonError::OutOfReach);
        }
        let area: i64 = edges(&points).map(|edge| doubled_area(points[0], edge.from, edge.to)).sum();
        if area == 0 && points.iter().all(|&point| in_line(&points, point)) {
            return Err(PolygonError::NoArea);
        }
        if meets_itself(&points) {
            return Err(PolygonError::SelfIntersecting);
        }
        if area < 0 {
            points.reverse();
        }
        Ok(Polygon::from_simple(points))
    }

    /// A polygon from points known to be simple and counterclockwise.
    fn from_simple(points: Vec<Point>) -> Polygon {
        let bounds = Rectangle::around(&points);
        let pieces = convex_pieces(&points);
        Polygon { points, bounds, pieces }
    }

    /// A polygon from points known to be convex and counterclockwise.
    pub(crate) fn from_convex(points: Vec<Point>) -> Polygon {
        Polygon { bounds: Rectangle::around(&points), points, pieces: Vec::new() }
    }

    /// The polygon of a box, with its corners on the nearest grid points; the box must be larger than a few units.
    #[must_use]
    pub fn of_box(oriented: &OrientedBox) -> Polygon {
        let points = oriented.corners().to_vec();
        // What is wider than any rounding of its corners has no notch.
        if oriented.width.0.min(oriented.depth.0) > 8 {
            return Polygon::from_convex(points);
        }
        Polygon::from_simple(points)
    }

    /// The points in counterclockwise order.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The edges in counterclockwise order, starting at the first point.
    pub fn edges(&self) -> impl Iterator<Item = Segment> {
        edges(&self.points)
    }

    /// Whether the polygon has no notch.
    #[must_use]
    pub fn is_convex(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The corners of convex parts that make up the polygon, each counterclockwise; one part if it has no notch.
    pub fn convex_parts(&self) -> impl Iterator<Item = Vec<Point>> {
        let whole = self.is_convex().then(|| self.points.clone());
        let parts = self.pieces.iter().map(|piece| {
            piece.iter().map(|position| self.points[usize::from(*position)]).collect::<Vec<Point>>()
        });
        whole.into_iter().chain(parts)
    }

    /// The smallest axis-aligned rectangle around the polygon.
    #[must_use]
    pub const fn bounds(&self) -> Rectangle {
        self.bounds
    }

    /// The polygon shifted by whole units.
    #[must_use]
    pub fn translated(&self, dx: i32, dy: i32) -> Polygon {
        Polygon {
            points: self.points.iter().map(|point| point.shifted(dx, dy)).collect(),
            bounds: Rectangle::new(self.bounds.min.shifted(dx, dy), self.bounds.max.shifted(dx, dy)),
            pieces: self.pieces.clone(),
        }
    }

    /// The polygon turned about the origin, so that what faced east faces the heading.
    ///
    /// Points are rounded to the nearest unit; quarter turns are exact. Polygons with parts finer than two units
    /// do not survive other turns.
    #[must_use]
    pub fn rotated(&self, heading: Heading) -> Polygon {
        let turned =
            |&point: &Point| Fine::from(point).turned_about(Fine::from(Point::ORIGIN), heading).nearest();
        Polygon::from_simple(self.points.iter().map(turned).collect())
    }

    /// The polygon turned about its origin and then set down with the origin at a point.
    #[must_use]
    pub fn placed(&self, at: Point, heading: Heading) -> Polygon {
        self.rotated(heading).translated(at.x, at.y)
    }

    /// Whether the point lies in the polygon or on its border, give or take the tolerance.
    #[must_use]
    pub fn contains_point(&self, point: Point) -> bool {
        self.bounds.holds_point(point) && outline::near_point(self, point.into(), FINE_TOLERANCE)
    }

    /// Whether the polygons reach at least one unit into each other; shared borders do not overlap.
    #[must_use]
    pub fn overlaps(&self, other: &Polygon) -> bool {
        self.bounds.meets(&other.bounds) && outline::overlap(self, other)
    }

    /// Whether polygon and disk reach at least one unit into each other.
    #[must_use]
    pub fn overlaps_circle(&self, circle: &Circle) -> bool {
        self.bounds.overlaps_circle(circle)
            && outline::near_point(self, circle.centre.into(), fine_radius(circle) - FINE_TOLERANCE)
    }

    /// Whether the gap between the polygons is at most the limit, give or take the tolerance.
    #[must_use]
    pub fn within(&self, other: &Polygon, limit: Length) -> bool {
        outline::near(self, other, fine_length(limit) + FINE_TOLERANCE)
    }

    /// Whether the gap between polygon and disk is at most the limit, give or take the tolerance.
    #[must_use]
    pub fn within_circle(&self, circle: &Circle, limit: Length) -> bool {
        let reach = fine_radius(circle) + fine_length(limit) + FINE_TOLERANCE;
        outline::near_point(self, circle.centre.into(), reach)
    }

    /// The gap between the polygons, rounded to the nearest unit; zero when they touch or overlap.
    #[must_use]
    pub fn gap(&self, other: &Polygon) -> Length {
        gap_from_doubled(outline::doubled_distance(self, other), 0)
    }

    /// The gap between polygon and disk, rounded to the nearest unit; zero when they touch or overlap.
    #[must_use]
    pub fn gap_circle(&self, circle: &Circle) -> Length {
        let doubled = outline::doubled_distance_to_point(self, circle.centre.into());
        gap_from_doubled(doubled, circle.diameter.wide())
    }

    /// Whether the polygon lies wholly within a rectangle; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn inside_rectangle(&self, rectangle: &Rectangle) -> bool {
        rectangle.holds_point(self.bounds.min) && rectangle.holds_point(self.bounds.max)
    }

    /// Whether a disk lies wholly within the polygon; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn holds_circle(&self, circle: &Circle) -> bool {
        enclosure::holds_circle(self, circle.centre.into(), fine_radius(circle))
    }

    /// Whether another polygon lies wholly within this one; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn holds_polygon(&self, other: &Polygon) -> bool {
        enclosure::holds(self, other)
    }
}

impl Outline for Polygon {
    fn count(&self) -> usize {
        self.points.len()
    }

    fn corner(&self, index: usize) -> Fine {
        self.points[index].into()
    }

    fn notched_pieces(&self) -> &[Vec<u16>] {
        &self.pieces
    }
}

fn edges(points: &[Point]) -> impl Iterator<Item = Segment> {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(&from, &to)| Segment::new(from, to))
}

/// Whether a point lies in line with the first point and the one farthest from it.
fn in_line(points: &[Point], point: Point) -> bool {
    let farthest = points.iter().max_by_key(|other| points[0].distance_squared(**other)).unwrap_or(&point);
    doubled_area(points[0], *farthest, point) == 0
}

/// Whether an edge has no length, two edges meet that are not neighbours, or two neighbours fold back.
fn meets_itself(points: &[Point]) -> bool {
    let edges: Vec<Segment> = edges(points).collect();
    let count = edges.len();
    (0..count).any(|index| {
        let edge = edges[index];
        let next = edges[(index + 1) % count];
        let folds =
            doubled_area(edge.from, edge.to, next.to) == 0 && (edge.holds(next.to) || next.holds(edge.from));
        let stranger = |other: &usize| *other > index + 1 && (index > 0 || *other + 1 < count);
        edge.from == edge.to
            || folds
            || (0..count).filter(stranger).any(|other| edge.intersects(&edges[other]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polygon(points: &[(i32, i32)]) -> Polygon {
        build(points).expect("the polygon is simple")
    }

    fn build(points: &[(i32, i32)]) -> Result<Polygon, PolygonError> {
        Polygon::new(points.iter().map(|&(x, y)| Point::new(x, y)).collect())
    }

    /// A square with a slot from the north, 200 wide and 600 deep.
    fn slotted() -> Polygon {
        let half =
            [(0, 0), (1000, 0), (1000, 1000), (600, 1000), (600, 400), (400, 400), (400, 1000), (0, 1000)];
        polygon(&half)
    }

    #[test]
    fn points_that_make_no_polygon_are_refused() {
        assert_eq!(build(&[(0, 0), (1, 0)]), Err(PolygonError::TooFewPoints));
        assert_eq!(build(&[(0, 0), (5, 5), (9, 9), (3, 3)]), Err(PolygonError::NoArea));
        assert_eq!(build(&[(0, 0), (9, 9), (9, 0), (0, 9)]), Err(PolygonError::SelfIntersecting));
        assert_eq!(build(&[(0, 0), (9, 0), (9, 0), (0, 9)]), Err(PolygonError::SelfIntersecting));
        assert_eq!(build(&[(0, 0), (9, 0), (4, 0), (4, 9)]), Err(PolygonError::SelfIntersecting));
        assert_eq!(build(&[(0, 0), (9, 0), (9, 9), (4, 0), (0, 9)]), Err(PolygonError::SelfIntersecting));
        assert_eq!(build(&[(0, 0), (Point::REACH + 1, 0), (0, 9)]), Err(PolygonError::OutOfReach));
    }

    #[test]
    fn clockwise_points_are_turned_around() {
        let square = polygon(&[(0, 0), (0, 10), (10, 10), (10, 0)]);
        assert_eq!(square.points()[0], Point::new(10, 0));
        assert!(square.is_convex() && !slotted().is_convex());
    }

    #[test]
    fn quarter_turns_are_exact() {
        let turned = polygon(&[(0, 0), (10, 0), (10, 5)]).placed(Point::new(100, 100), Heading::NORTH);
        assert_eq!(turned, polygon(&[(100, 100), (100, 110), (95, 110)]));
        assert_eq!(turned.bounds(), Rectangle::new(Point::new(95, 100), Point::new(100, 110)));
    }

    #[test]
    fn points_in_the_slot_are_outside() {
        let slotted = slotted();
        assert!(slotted.contains_point(Point::new(200, 900)) && slotted.contains_point(Point::new(401, 900)));
        assert!(
            !slotted.contains_point(Point::new(402, 900)) && !slotted.contains_point(Point::new(500, 500))
        );
    }

    #[test]
    fn a_disk_that_fits_the_slot_does_not_overlap() {
        let disk = |x, y, diameter| Circle::new(Point::new(x, y), Length(diameter));
        let slotted = slotted();
        assert!(!slotted.overlaps_circle(&disk(500, 500, 200)));
        assert!(!slotted.overlaps_circle(&disk(500, 500, 201)));
        assert!(slotted.overlaps_circle(&disk(500, 500, 202)));
        assert!(slotted.within_circle(&disk(500, 600, 100), Length(49)));
        assert!(!slotted.within_circle(&disk(500, 600, 100), Length(48)));
        assert_eq!(slotted.gap_circle(&disk(500, 600, 101)), Length(50));
        assert_eq!(slotted.gap_circle(&disk(200, 600, 101)), Length::ZERO);
    }

    #[test]
    fn polygons_side_by_side_touch_without_overlap() {
        let square = polygon(&[(0, 0), (100, 0), (100, 100), (0, 100)]);
        assert!(!square.overlaps(&square.translated(100, 20)));
        assert!(square.within(&square.translated(100, 20), Length::ZERO));
        assert!(square.overlaps(&square.translated(99, 20)) && square.overlaps(&square));
        assert_eq!(square.gap(&square.translated(103, 104)), Length(5));
        assert!(square.within(&square.translated(103, 104), Length(4)));
        assert!(!square.within(&square.translated(103, 104), Length(3)));
    }

    #[test]
    fn a_plug_in_the_slot_does_not_overlap_but_a_wider_one_does() {
        let plug = |west, east| polygon(&[(west, 400), (east, 400), (east, 1200), (west, 1200)]);
        assert!(!slotted().overlaps(&plug(400, 600)));
        assert!(slotted().overlaps(&plug(399, 600)));
        assert!(slotted().overlaps(&slotted()));
        assert_eq!(slotted().gap(&plug(430, 560)), Length::ZERO);
        assert_eq!(slotted().gap(&plug(430, 560).translated(0, 50)), Length(30));
    }

    #[test]
    fn a_thin_tip_in_an_inner_corner_overlaps_whatever_its_direction() {
        let angle = polygon(&[(0, 0), (9000, 0), (9000, 3000), (3000, 3000), (3000, 9000), (0, 9000)]);
        let inner_corner = Point::new(3000, 3000);
        for degrees in 190..=260 {
            let heading = Heading::from_degrees(degrees);
            let spike = |deep: i32| {
                let tip = inner_corner.step(heading, Length(deep));
                let base = |turn| tip.step(heading.opposite().turn(turn), Length(5000));
                Polygon::new(vec![tip, base(3000), base(-3000)]).expect("a spike is simple")
            };
            assert!(angle.overlaps(&spike(6)), "{degrees}");
            assert!(!angle.overlaps(&spike(-2)), "{degrees}");
        }
    }

    #[test]
    fn wholly_within_minds_the_slot() {
        let bar =
            |west, east, south, north| polygon(&[(west, south), (east, south), (east, north), (west, north)]);
        assert!(slotted().holds_polygon(&bar(0, 1000, 0, 400)));
        assert!(slotted().holds_polygon(&bar(-1, 1001, -1, 401)));
        assert!(!slotted().holds_polygon(&bar(-2, 1000, 0, 400)));
        assert!(!slotted().holds_polygon(&bar(0, 1000, 0, 402)));
        assert!(!slotted().holds_polygon(&bar(0, 1000, 900, 950)));
        let disk = |x, y, diameter| Circle::new(Point::new(x, y), Length(diameter));
        assert!(slotted().holds_circle(&disk(200, 200, 400)));
        assert!(slotted().holds_circle(&disk(500, 200, 402)));
        assert!(!slotted().holds_circle(&disk(500, 200, 404)));
        assert!(slotted().holds_circle(&disk(400, 600, 2)) && !slotted().holds_circle(&disk(401, 600, 2)));
        assert!(slotted().inside_rectangle(&Rectangle::new(Point::new(1, 0), Point::new(999, 1000))));
        assert!(!slotted().inside_rectangle(&Rectangle::new(Point::new(2, 0), Point::new(999, 1000))));
    }

    #[test]
    fn polygons_are_read_from_their_points() {
        let points: Vec<Point> = slotted().into();
        assert_eq!(Polygon::try_from(points), Ok(slotted()));
    }
}
