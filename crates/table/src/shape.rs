//! Any footprint: a disk, a box or a polygon, and what two of them have to do with each other.

use serde::{Deserialize, Serialize};

use crate::circle::{Circle, gap_from_doubled};
use crate::enclosure;
use crate::fine::{FINE_TOLERANCE, Fine, fine_length, fine_radius};
use crate::length::Length;
use crate::oriented::OrientedBox;
use crate::outline::{self, Outline};
use crate::point::Point;
use crate::polygon::Polygon;

/// The footprint of something on the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A disk or round base.
    Circle(Circle),
    /// A rectangle with a front.
    Box(OrientedBox),
    /// A simple polygon.
    Polygon(Polygon),
}

impl From<Circle> for Shape {
    fn from(circle: Circle) -> Shape {
        Shape::Circle(circle)
    }
}

impl From<OrientedBox> for Shape {
    fn from(oriented: OrientedBox) -> Shape {
        Shape::Box(oriented)
    }
}

impl From<Polygon> for Shape {
    fn from(polygon: Polygon) -> Shape {
        Shape::Polygon(polygon)
    }
}

/// A shape ready for tests: a disk or something with corners.
pub(crate) enum Form<'a> {
    Disk(&'a Circle),
    Straight(Straight<'a>),
}

/// A shape with corners.
pub(crate) enum Straight<'a> {
    Box([Fine; 4]),
    Polygon(&'a Polygon),
}

impl Outline for Straight<'_> {
    fn count(&self) -> usize {
        match self {
            Straight::Box(corners) => corners.count(),
            Straight::Polygon(polygon) => polygon.count(),
        }
    }

    fn corner(&self, index: usize) -> Fine {
        match self {
            Straight::Box(corners) => corners.corner(index),
            Straight::Polygon(polygon) => polygon.corner(index),
        }
    }

    fn notched_pieces(&self) -> &[Vec<u16>] {
        match self {
            Straight::Box(corners) => corners.notched_pieces(),
            Straight::Polygon(polygon) => polygon.notched_pieces(),
        }
    }
}

impl Shape {
    pub(crate) fn form(&self) -> Form<'_> {
        match self {
            Shape::Circle(circle) => Form::Disk(circle),
            Shape::Box(oriented) => Form::Straight(Straight::Box(oriented.fine_corners())),
            Shape::Polygon(polygon) => Form::Straight(Straight::Polygon(polygon)),
        }
    }

    /// Whether the point lies in the shape or on its border, give or take the tolerance.
    #[must_use]
    pub fn contains_point(&self, point: Point) -> bool {
        match self {
            Shape::Circle(circle) => circle.contains_point(point),
            Shape::Box(oriented) => oriented.contains_point(point),
            Shape::Polygon(polygon) => polygon.contains_point(point),
        }
    }

    /// Whether the shapes reach at least one unit into each other; shared borders do not overlap.
    #[must_use]
    pub fn overlaps(&self, other: &Shape) -> bool {
        match (self.form(), other.form()) {
            (Form::Disk(one), Form::Disk(other)) => one.overlaps(other),
            (Form::Disk(disk), Form::Straight(straight)) | (Form::Straight(straight), Form::Disk(disk)) => {
                outline::near_point(&straight, disk.centre.into(), fine_radius(disk) - FINE_TOLERANCE)
            }
            (Form::Straight(one), Form::Straight(other)) => outline::overlap(&one, &other),
        }
    }

    /// Whether the gap between the shapes is at most the limit, give or take the tolerance.
    #[must_use]
    pub fn within(&self, other: &Shape, limit: Length) -> bool {
        let reach = fine_length(limit) + FINE_TOLERANCE;
        match (self.form(), other.form()) {
            (Form::Disk(one), Form::Disk(other)) => one.within(other, limit),
            (Form::Disk(disk), Form::Straight(straight)) | (Form::Straight(straight), Form::Disk(disk)) => {
                outline::near_point(&straight, disk.centre.into(), fine_radius(disk) + reach)
            }
            (Form::Straight(one), Form::Straight(other)) => outline::near(&one, &other, reach),
        }
    }

    /// The gap between the shapes, rounded to the nearest unit; zero when they touch or overlap.
    #[must_use]
    pub fn gap(&self, other: &Shape) -> Length {
        match (self.form(), other.form()) {
            (Form::Disk(one), Form::Disk(other)) => one.gap(other),
            (Form::Disk(disk), Form::Straight(straight)) | (Form::Straight(straight), Form::Disk(disk)) => {
                let doubled = outline::doubled_distance_to_point(&straight, disk.centre.into());
                gap_from_doubled(doubled, disk.diameter.wide())
            }
            (Form::Straight(one), Form::Straight(other)) => {
                gap_from_doubled(outline::doubled_distance(&one, &other), 0)
            }
        }
    }

    /// Whether the shape lies wholly within another one; sticking out by the tolerance is allowed.
    #[must_use]
    pub fn wholly_within(&self, other: &Shape) -> bool {
        match (self.form(), other.form()) {
            (Form::Disk(one), Form::Disk(other)) => one.wholly_within(other),
            (Form::Disk(disk), Form::Straight(outer)) => {
                enclosure::holds_circle(&outer, disk.centre.into(), fine_radius(disk))
            }
            (Form::Straight(inner), Form::Disk(disk)) => {
                enclosure::within_circle(&inner, disk.centre.into(), fine_radius(disk))
            }
            (Form::Straight(inner), Form::Straight(outer)) => enclosure::holds(&outer, &inner),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Heading, Rectangle};

    fn shapes(x: i32) -> [Shape; 3] {
        let centre = Point::new(x, 0);
        let corners = Rectangle::new(Point::new(x - 500, -500), Point::new(x + 500, 500)).corners();
        [
            Circle::new(centre, Length(1000)).into(),
            OrientedBox::new(centre, Heading::NORTH, Length(1000), Length(1000)).into(),
            Polygon::new(corners.to_vec()).expect("a square is simple").into(),
        ]
    }

    #[test]
    fn every_pair_agrees_on_contact_overlap_and_gap() {
        for one in shapes(0) {
            for other in shapes(1000) {
                assert!(!one.overlaps(&other) && one.within(&other, Length::ZERO), "{one:?} {other:?}");
            }
            for other in shapes(999) {
                assert!(one.overlaps(&other) && one.gap(&other) == Length::ZERO, "{one:?} {other:?}");
            }
            for other in shapes(1101) {
                assert_eq!(one.gap(&other), Length(101), "{one:?} {other:?}");
                assert!(one.within(&other, Length(100)) && !one.within(&other, Length(99)));
            }
            assert!(one.contains_point(Point::new(501, 0)) && !one.contains_point(Point::new(502, 0)));
        }
    }

    #[test]
    fn every_pair_knows_wholly_within() {
        let large: [Shape; 3] = [
            Circle::new(Point::ORIGIN, Length(1415)).into(),
            OrientedBox::new(Point::ORIGIN, Heading::EAST, Length(1000), Length(1000)).into(),
            shapes(0)[2].clone(),
        ];
        for outer in &large {
            for inner in shapes(0) {
                assert!(inner.wholly_within(outer), "{inner:?} {outer:?}");
            }
            for inner in shapes(300) {
                assert!(!inner.wholly_within(outer), "{inner:?} {outer:?}");
            }
        }
    }
}
