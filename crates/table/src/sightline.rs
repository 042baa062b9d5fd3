//! Straight lines in three dimensions past solids: which stretch of a line lies over an outline, and whether the
//! line is inside the solid there.
//!
//! Seen from above a line is a segment. A [`Passage`] is the stretch of it inside a convex outline, as two exact
//! fractions of its length; it serves every line over the same segment, whatever the heights of its ends. Borders
//! and the top of a solid are free to graze; its underside is not, so that nothing is seen beneath what stands on
//! the ground.

use serde::{Deserialize, Serialize};

use crate::circle::Circle;
use crate::length::Length;
use crate::outline::Outline;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::prism::Prism;
use crate::rectangle::Rectangle;
use crate::shape::Shape;

/// A point above the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point3 {
    /// The point of the table below it.
    pub at: Point,
    /// How far it is above the table.
    pub height: Length,
}

impl Point3 {
    /// A point from the point of the table below it and its height.
    #[must_use]
    pub const fn new(at: Point, height: Length) -> Point3 {
        Point3 { at, height }
    }
}

/// A fraction with a positive denominator.
type Fraction = (i64, i64);

/// The stretch of a segment inside a convex outline, from one fraction of its length to a greater one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    enter: Fraction,
    leave: Fraction,
}

/// The whole segment.
const WHOLE: Passage = Passage { enter: (0, 1), leave: (1, 1) };

impl Passage {
    /// Where a segment passes through a convex outline whose corners go counterclockwise; none if it meets the
    /// border at most.
    #[must_use]
    pub fn through_corners(from: Point, to: Point, corners: &[Point]) -> Option<Passage> {
        clipped(from, to, corners.len(), |index| corners[index], |_| false)
    }

    /// Where a segment passes through an axis-aligned rectangle.
    #[must_use]
    pub fn through_rectangle(from: Point, to: Point, rectangle: &Rectangle) -> Option<Passage> {
        Passage::through_corners(from, to, &rectangle.corners())
    }

    /// Where a segment passes through a disk; the two ends of the stretch are short of the rim by less than a unit.
    #[must_use]
    pub fn through_circle(from: Point, to: Point, circle: &Circle) -> Option<Passage> {
        // Doubled, because the radius may be half a unit.
        let (x, y) = (2 * wide(circle.centre.x, from.x), 2 * wide(circle.centre.y, from.y));
        let (dx, dy) = (2 * wide(to.x, from.x), 2 * wide(to.y, from.y));
        let radius = circle.diameter.wide();
        let length_squared = dx * dx + dy * dy;
        if length_squared == 0 {
            return (x * x + y * y < radius * radius).then_some(WHOLE);
        }
        let along = x * dx + y * dy;
        let aside = i128::from(x * dy - y * dx);
        let room = i128::from(radius * radius) * i128::from(length_squared) - aside * aside;
        if room <= 0 {
            return None;
        }
        let half =
            u64::try_from(room).map_or_else(|_| (room as u128).isqrt() as i64, |room| room.isqrt() as i64);
        let (enter, leave) = ((along - half).max(0), (along + half).min(length_squared));
        (enter < leave).then_some(Passage { enter: (enter, length_squared), leave: (leave, length_squared) })
    }

    /// Whether this stretch begins earlier on the same segment than another one.
    #[must_use]
    pub fn begins_before(&self, other: &Passage) -> bool {
        is_less(self.enter, other.enter)
    }

    /// Whether a line whose ends have these heights is, on this stretch, anywhere above or level with the underside
    /// of a solid and below its top.
    #[must_use]
    pub fn meets(&self, heights: [Length; 2], bottom: Length, top: Length) -> bool {
        let [from, to] = heights;
        if from == to {
            return bottom <= from && from < top;
        }
        // How the height at a fraction compares with a bound, both times the denominator.
        let above = |(numerator, denominator): Fraction, bound: Length| {
            i128::from((from - bound).wide()) * i128::from(denominator)
                + i128::from((to - from).wide()) * i128::from(numerator)
        };
        let (low, high) = if from < to { (self.enter, self.leave) } else { (self.leave, self.enter) };
        above(low, top) < 0 && above(high, bottom) > 0
    }
}

impl Polygon {
    /// The passages of a segment through the convex parts of the polygon. A segment along the seam of two parts passes
    /// through both.
    pub fn passages(&self, from: Point, to: Point) -> impl Iterator<Item = Passage> {
        let points = self.points();
        let whole = self.is_convex().then(|| Passage::through_corners(from, to, points)).flatten();
        let parts = self.notched_pieces().iter().filter_map(move |part| {
            let corner = |index: usize| points[usize::from(part[index])];
            let next = |index: usize| if index + 1 == part.len() { 0 } else { index + 1 };
            let is_seam = |index: usize| {
                let (start, end) = (usize::from(part[index]), usize::from(part[next(index)]));
                (start + 1) % points.len() != end
            };
            clipped(from, to, part.len(), corner, is_seam)
        });
        whole.into_iter().chain(parts)
    }

    /// Whether a line passes through the solid that rises over this polygon between two heights.
    #[must_use]
    pub fn stops(&self, from: Point3, to: Point3, bottom: Length, top: Length) -> bool {
        self.passages(from.at, to.at).any(|passage| passage.meets([from.height, to.height], bottom, top))
    }
}

impl Prism {
    /// Whether a line passes through the prism. Borders and the top are free to graze, the underside is not.
    #[must_use]
    pub fn stops(&self, from: Point3, to: Point3) -> bool {
        let meets = |passage: Passage| passage.meets([from.height, to.height], self.base, self.top());
        match &self.footprint {
            Shape::Circle(circle) => Passage::through_circle(from.at, to.at, circle).is_some_and(meets),
            Shape::Box(oriented) => {
                Passage::through_corners(from.at, to.at, &oriented.corners()).is_some_and(meets)
            }
            Shape::Polygon(polygon) => polygon.passages(from.at, to.at).any(meets),
        }
    }
}

fn wide(one: i32, other: i32) -> i64 {
    i64::from(one) - i64::from(other)
}

fn is_less(one: Fraction, other: Fraction) -> bool {
    i128::from(one.0) * i128::from(other.1) < i128::from(other.0) * i128::from(one.1)
}

/// Cuts a segment at every edge of a convex outline. An edge that is a seam may be run along, others may not.
#[inline]
fn clipped(
    from: Point,
    to: Point,
    count: usize,
    corner: impl Fn(usize) -> Point,
    is_seam: impl Fn(usize) -> bool,
) -> Option<Passage> {
    let (dx, dy) = (wide(to.x, from.x), wide(to.y, from.y));
    let Passage { mut enter, mut leave } = WHOLE;
    for index in 0..count {
        let start = corner(index);
        let end = corner(if index + 1 == count { 0 } else { index + 1 });
        let (edge_x, edge_y) = (wide(end.x, start.x), wide(end.y, start.y));
        // How far inside the edge the segment begins, and how that changes along it.
        let inside = edge_x * wide(from.y, start.y) - edge_y * wide(from.x, start.x);
        let change = edge_x * dy - edge_y * dx;
        match change.signum() {
            0 if inside < 0 || (inside == 0 && !is_seam(index)) => return None,
            0 => {}
            1 if inside + change <= 0 => return None,
            1 if inside < 0 => {
                let cut = (-inside, change);
                if is_less(enter, cut) {
                    enter = cut;
                }
            }
            1 => {}
            _ if inside <= 0 => return None,
            _ if inside + change < 0 => {
                let cut = (inside, -change);
                if is_less(cut, leave) {
                    leave = cut;
                }
            }
            _ => {}
        }
    }
    is_less(enter, leave).then_some(Passage { enter, leave })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Heading, OrientedBox};

    fn at(x: i32, y: i32, height: i32) -> Point3 {
        Point3::new(Point::new(x, y), Length(height))
    }

    fn wall() -> Prism {
        Prism::new(
            OrientedBox::new(Point::new(500, 0), Heading::NORTH, Length(200), Length(1_000)),
            Length::ZERO,
            Length(300),
        )
    }

    #[test]
    fn a_wall_stops_what_is_not_higher() {
        let wall = wall();
        assert!(wall.stops(at(0, 0, 299), at(1_000, 0, 299)));
        assert!(!wall.stops(at(0, 0, 300), at(1_000, 0, 300)));
        // From 400 at x = 0 to 200 at x = 1,000: the line is at 320 where it enters and at 280 where it leaves.
        assert!(wall.stops(at(0, 0, 400), at(1_000, 0, 200)));
        // 340 at x = 600 is the lowest over the wall.
        assert!(!wall.stops(at(0, 0, 340), at(1_000, 0, 340)));
        assert!(!wall.stops(at(0, 0, 600), at(600, 0, 300)));
        assert!(wall.stops(at(0, 0, 600), at(600, 0, 299)));
    }

    #[test]
    fn nothing_is_seen_beneath_what_stands_on_the_ground() {
        let wall = wall();
        assert!(wall.stops(at(0, 0, 0), at(1_000, 0, 0)));
        let floor = Prism::new(wall.footprint, Length(200), Length(100));
        assert!(!floor.stops(at(0, 0, 199), at(1_000, 0, 199)));
        assert!(
            floor.stops(at(0, 0, 200), at(1_000, 0, 200)) && !floor.stops(at(0, 0, 300), at(1_000, 0, 300))
        );
        // Straight up through it.
        assert!(floor.stops(at(500, 0, 0), at(500, 0, 900)) && !floor.stops(at(500, 0, 0), at(500, 0, 200)));
    }

    #[test]
    fn borders_are_free_to_graze() {
        let wall = wall();
        assert!(
            !wall.stops(at(0, 500, 0), at(1_000, 500, 0)) && wall.stops(at(0, 499, 0), at(1_000, 499, 0))
        );
        assert!(!wall.stops(at(0, 0, 0), at(400, 0, 0)) && wall.stops(at(0, 0, 0), at(401, 0, 0)));
        assert!(!wall.stops(at(400, -900, 0), at(400, 900, 0)));
        // Past a corner.
        assert!(!wall.stops(at(300, 400, 0), at(500, 600, 0)));
    }

    #[test]
    fn a_line_along_a_seam_is_stopped() {
        let notched = [(0, 0), (3_000, 0), (3_000, 1_000), (1_000, 1_000), (1_000, 3_000), (0, 3_000)];
        let corners = notched.iter().map(|&(x, y)| Point::new(x, y)).collect();
        let notched = Polygon::new(corners).expect("an angle is simple");
        let stops = |from, to| notched.stops(from, to, Length::ZERO, Length(100));
        assert!(
            stops(at(-500, 1_000, 0), at(4_000, 1_000, 0)) && stops(at(1_000, -500, 0), at(1_000, 4_000, 0))
        );
        assert!(
            !stops(at(1_000, 1_000, 0), at(4_000, 1_000, 0))
                && !stops(at(2_000, 2_000, 0), at(1_500, 1_500, 0))
        );
        assert!(!stops(at(2_000, 0, 0), at(4_000, 0, 0)));
        assert!(stops(at(500, 2_000, 0), at(500, 2_000, 900)));
        assert!(!stops(at(500, 2_000, 100), at(500, 2_000, 900)));
        assert!(stops(at(0, 0, 0), at(2_000, 2_000, 0)));
    }

    #[test]
    fn a_disk_stops_what_is_nearer_than_its_radius() {
        let disk = Prism::new(Circle::new(Point::new(500, 0), Length(201)), Length::ZERO, Length(300));
        assert!(
            disk.stops(at(0, 100, 10), at(1_000, 100, 10)) && !disk.stops(at(0, 101, 10), at(1_000, 101, 10))
        );
        assert!(!disk.stops(at(0, 0, 10), at(399, 0, 10)) && disk.stops(at(0, 0, 10), at(402, 0, 10)));
        assert!(disk.stops(at(500, 0, 0), at(500, 0, 900)) && !disk.stops(at(500, 0, 300), at(500, 0, 900)));
        // It is over the disk from 400 to 600 and comes down to its top behind that, or just before.
        assert!(!disk.stops(at(0, 0, 900), at(600, 0, 301)) && disk.stops(at(0, 0, 900), at(590, 0, 298)));
    }

    #[test]
    fn coordinates_in_reach_do_not_overflow() {
        let far = Point::REACH;
        let disk = Prism::new(Circle::new(Point::ORIGIN, Length(far)), Length(-far), Length(2 * far));
        assert!(disk.stops(at(-far, -far, -far), at(far, far, far)));
        assert!(!disk.stops(at(-far, far, -far), at(far, far, far)));
        let square = Prism::new(
            OrientedBox::new(Point::ORIGIN, Heading::EAST, Length(far), Length(far)),
            Length(-far),
            Length(2 * far),
        );
        assert!(square.stops(at(-far, -far, far - 1), at(far, far, far - 1)));
    }
}
