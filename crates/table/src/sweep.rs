//! Whether something on the move overlaps an obstacle anywhere on its way.
//!
//! Straight moves of a disk are exact: at each moment the disk and the obstacle are compared as if the disk
//! stood there. A straight move of a box is compared through the convex outline of its whole way, which misses
//! nothing; where a corner brushes past a corner it may count seven tenths of a unit as an overlap already (the
//! outline of all shifts at which box and obstacle meet has no corner sharper than the box, so what sticks out
//! beyond the way by one unit is at least that deep in it).
//! Turns are cut into ever shorter arcs until each is either clear as a whole, judged with the greatest
//! distance between an arc and its chord, or holds a moment of overlap; arcs of a thousandth of a degree are
//! judged by their ends, between which nothing on the table moves out of line by a thousandth of a unit.

use crate::circle::Circle;
use crate::fine::{FINE_TOLERANCE, Fine, fine_length, fine_radius};
use crate::heading::Heading;
use crate::length::Length;
use crate::oriented::OrientedBox;
use crate::outline::{self, Outline};
use crate::point::Point;
use crate::polygon::Polygon;
use crate::segment::FineSegment;
use crate::shape::{Form, Shape};
use crate::tolerance::TOLERANCE;

/// Whether a disk whose centre goes straight from point to point overlaps an obstacle on the way, both ends
/// included; a path of one point is a disk at rest.
#[must_use]
pub fn circle_along(diameter: Length, path: &[Point], obstacle: &Shape) -> bool {
    let reach = fine_length(diameter) / 2 - FINE_TOLERANCE;
    let hits = |from: Point, to: Point| {
        let way = FineSegment { from: from.into(), to: to.into() };
        match obstacle.form() {
            Form::Disk(disk) => way.near_point(disk.centre.into(), reach + fine_radius(disk)),
            Form::Straight(straight) => outline::near_segment(&straight, &way, reach),
        }
    };
    match path {
        [only] => hits(*only, *only),
        _ => path.windows(2).any(|ends| hits(ends[0], ends[1])),
    }
}

/// Whether a box shifted straight to another place, without a turn, overlaps an obstacle on the way, both ends
/// included.
#[must_use]
pub fn box_along(moving: &OrientedBox, to: Point, obstacle: &Shape) -> bool {
    match obstacle {
        Shape::Box(still) => box_along_box(moving, to, still),
        Shape::Polygon(polygon) => box_along_polygon(moving, to, polygon),
        Shape::Circle(disk) => {
            // Seen from the box, the disk comes the opposite way.
            let centre = Fine::from(disk.centre);
            let shift = Fine::from(to).minus(moving.centre.into());
            let way = FineSegment { from: centre, to: centre.minus(shift) };
            outline::near_segment(&moving.fine_corners(), &way, fine_radius(disk) - FINE_TOLERANCE)
        }
    }
}

/// [`box_along`] past another box.
#[must_use]
pub fn box_along_box(moving: &OrientedBox, to: Point, still: &OrientedBox) -> bool {
    let around = around_both(still.centre, still.centre, still.radius());
    !is_far_along(moving, to, around) && overlaps_along(moving, to, &still.fine_corners())
}

/// [`box_along`] past a polygon.
#[must_use]
pub fn box_along_polygon(moving: &OrientedBox, to: Point, polygon: &Polygon) -> bool {
    let bounds = polygon.bounds();
    let around = around_both(bounds.min, bounds.max, 0);
    !is_far_along(moving, to, around) && overlaps_along(moving, to, polygon)
}

/// Whether the outline of a box's whole way overlaps an obstacle.
fn overlaps_along(moving: &OrientedBox, to: Point, obstacle: &impl Outline) -> bool {
    let shift = Fine::from(to).minus(moving.centre.into());
    let [one, two, three, four] = moving.fine_corners();
    let [five, six, seven, eight] = [one, two, three, four].map(|corner| corner.plus(shift));
    let swept = Hull::of([one, two, three, four, five, six, seven, eight]);
    outline::overlap(swept.points(), obstacle)
}

/// Whether a box on its way stays far from a rectangle around an obstacle for sure, by a look at the one around its way.
fn is_far_along(moving: &OrientedBox, to: Point, around: [i64; 4]) -> bool {
    let way = around_both(moving.centre, to, moving.radius());
    way[0] > around[1] || way[1] < around[0] || way[2] > around[3] || way[3] < around[2]
}

/// The least and greatest x and y of two points and their surroundings, with room for rounding.
fn around_both(one: Point, other: Point, radius: i64) -> [i64; 4] {
    let reach = radius + 2;
    [
        i64::from(one.x.min(other.x)) - reach,
        i64::from(one.x.max(other.x)) + reach,
        i64::from(one.y.min(other.y)) - reach,
        i64::from(one.y.max(other.y)) + reach,
    ]
}

/// Whether a box turned about a point, by thousandths of a degree and counterclockwise if positive, overlaps an
/// obstacle on the way, both ends included. Turns beyond a full one are a full one.
#[must_use]
pub fn box_about(moving: &OrientedBox, pivot: Point, by: i32, obstacle: &Shape) -> bool {
    const FULL_TURN: i32 = 360_000;
    const CHUNK: i32 = 45_000;
    let by = by.clamp(-FULL_TURN, FULL_TURN);
    let (first, last) = (by.min(0), by.max(0));
    let pivot = Fine::from(pivot);
    let corners = moving.fine_corners().map(|corner| corner.minus(pivot));
    let arcs = move || {
        let starts = (first..=last).step_by(CHUNK as usize);
        starts.map(move |start| Arc { first: start, last: last.min(start + CHUNK) })
    };
    let farthest = farthest(&corners);
    match obstacle.form() {
        Form::Disk(disk) => {
            let centre = Fine::from(disk.centre).minus(pivot);
            let reach = fine_radius(disk) - FINE_TOLERANCE;
            let turn = DiskTurn { corners, centre, reach, orbit: farthest_of(centre) };
            centre.length_squared() <= (farthest + reach.max(0)).pow(2) && arcs().any(|arc| turn.hits_in(arc))
        }
        Form::Straight(straight) => {
            outline::near_point(&straight, pivot, farthest)
                && outline::pieces(&straight).any(|piece| {
                    let obstacle: Vec<Fine> = piece.corners().map(|corner| corner.minus(pivot)).collect();
                    let turn = BoxTurn { corners, obstacle };
                    arcs().any(|arc| turn.hits_in(arc))
                })
        }
    }
}

/// A range of turns in thousandths of a degree, both ends included.
#[derive(Clone, Copy)]
struct Arc {
    first: i32,
    last: i32,
}

impl Arc {
    fn halves(self) -> Option<(Arc, Arc)> {
        let middle = self.middle();
        let (first, second) = (Arc { last: middle, ..self }, Arc { first: middle, ..self });
        (self.last - self.first > 1).then_some((first, second))
    }

    fn middle(self) -> i32 {
        self.first + (self.last - self.first) / 2
    }

    /// The farthest a point on the arc can be from the chord, in fine steps and rounded up, for a point that
    /// goes around at a distance.
    ///
    /// A chord over the angle a leaves r (1 - cos a/2) < r a²/8; with thousandths of a degree, 1/8 of the square
    /// of the unit is just below one 26-thousand-millionth. Two steps cover the rounding of the turned points.
    fn bulge(self, orbit: i64) -> i64 {
        const EIGHT_UNITS_SQUARED: i128 = 26_000_000_000;
        let angle = i128::from(self.last - self.first);
        (i128::from(orbit) * angle * angle / EIGHT_UNITS_SQUARED) as i64 + 3
    }
}

/// The vector after a turn by thousandths of a degree.
fn turned(vector: Fine, by: i32) -> Fine {
    vector.turned_about(Fine::new(0, 0), Heading::from_thousandths(by))
}

fn farthest_of(vector: Fine) -> i64 {
    vector.length_squared().isqrt() + 1
}

fn farthest(corners: &(impl Outline + ?Sized)) -> i64 {
    corners.corners().map(farthest_of).max().unwrap_or(0)
}

/// A box turning about the origin near a disk; seen from the box, the disk goes around.
struct DiskTurn {
    corners: [Fine; 4],
    centre: Fine,
    reach: i64,
    orbit: i64,
}

impl DiskTurn {
    fn hits_in(&self, arc: Arc) -> bool {
        let [from, to, middle] = [arc.first, arc.last, arc.middle()].map(|by| turned(self.centre, -by));
        if outline::near_point(&self.corners, middle, self.reach)
            || outline::near_point(&self.corners, from, self.reach)
            || outline::near_point(&self.corners, to, self.reach)
        {
            return true;
        }
        let chord = FineSegment { from, to };
        let clear = !outline::near_segment(&self.corners, &chord, self.reach.max(0) + arc.bulge(self.orbit));
        let in_half = |(first, second)| self.hits_in(first) || self.hits_in(second);
        !clear && arc.halves().is_some_and(in_half)
    }
}

/// A box turning about the origin near a convex obstacle.
struct BoxTurn {
    corners: [Fine; 4],
    obstacle: Vec<Fine>,
}

impl BoxTurn {
    fn hits_in(&self, arc: Arc) -> bool {
        let hits_at = |by| {
            let corners = self.corners.map(|corner| turned(corner, by));
            outline::convex_overlap_by(&corners, &self.obstacle[..], FINE_TOLERANCE)
        };
        if hits_at(arc.middle()) || hits_at(arc.first) || hits_at(arc.last) {
            return true;
        }
        let in_half = |(first, second)| self.hits_in(first) || self.hits_in(second);
        !self.is_clear(arc) && arc.halves().is_some_and(in_half)
    }

    /// Whether one edge keeps box and obstacle apart during the whole arc: an edge of the obstacle before which
    /// the corners of the box go around, or an edge of the box before which, seen from the box, those of the
    /// obstacle go around the other way.
    fn is_clear(&self, arc: Arc) -> bool {
        let keeps_apart = |outline: &[Fine], going: &[Fine], sign: i32| {
            let depth = FINE_TOLERANCE - arc.bulge(farthest(going));
            let at = |by: i32| going.iter().map(move |&corner| turned(corner, sign * by));
            let ends: Vec<Fine> = at(arc.first).chain(at(arc.last)).collect();
            outline.edges().any(|edge| !outline::reaches_across(&edge, &ends[..], depth))
        };
        keeps_apart(&self.obstacle, &self.corners, 1) || keeps_apart(&self.corners, &self.obstacle, -1)
    }
}

/// The convex hull of eight points, counterclockwise.
struct Hull {
    points: [Fine; 16],
    count: usize,
}

impl Hull {
    fn of(mut points: [Fine; 8]) -> Hull {
        points.sort_unstable();
        let mut hull = Hull { points: [points[0]; 16], count: 0 };
        hull.chain(points.iter());
        hull.chain(points.iter().rev());
        hull
    }

    /// Adds one half of the hull, from one end of the sorted points to the other; the last point is left to the other half.
    fn chain<'a>(&mut self, points: impl Iterator<Item = &'a Fine>) {
        let start = self.count;
        for point in points {
            while self.count >= start + 2
                && let [before, last] = self.points[self.count - 2..self.count]
                && last.minus(before).cross(point.minus(last)) <= 0
            {
                self.count -= 1;
            }
            if self.count == start || self.points[self.count - 1] != *point {
                self.points[self.count] = *point;
                self.count += 1;
            }
        }
        self.count -= 1;
    }

    fn points(&self) -> &[Fine] {
        &self.points[..self.count]
    }
}

/// How far a disk slides from one point straight toward another before it first reaches into an obstacle, if it does on that way;
/// rounded down to whole units.
#[must_use]
pub fn first_contact(diameter: Length, from: Point, to: Point, obstacle: &Circle) -> Option<Length> {
    let vector = |a: Point, b: Point| (i128::from(b.x) - i128::from(a.x), i128::from(b.y) - i128::from(a.y));
    let ((dx, dy), (cx, cy)) = (vector(from, to), vector(from, obstacle.centre));
    let squared = dx * dx + dy * dy;
    // Twice the distance of the centres at which the disks reach a unit into each other.
    let reach = i128::from(diameter.wide() + obstacle.diameter.wide() - 2 * TOLERANCE.wide());
    if squared == 0 || reach <= 0 {
        return None;
    }
    if 4 * (cx * cx + cy * cy) <= reach * reach {
        return Some(Length(0));
    }
    // All lengths times the length of the way, so that everything stays whole.
    let (along, across) = (cx * dx + cy * dy, cx * dy - cy * dx);
    let depth_squared = reach * reach * squared - 4 * across * across;
    if along <= 0 || depth_squared < 0 {
        return None;
    }
    let doubled = 2 * along - (depth_squared as u128).isqrt() as i128;
    let length = (squared as u128).isqrt() as i128;
    (0..=2 * squared).contains(&doubled).then(|| Length((doubled / (2 * length)) as i32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Circle, Rectangle};

    fn disk(x: i32, y: i32) -> Shape {
        Circle::new(Point::new(x, y), Length(2_000)).into()
    }

    fn wall(west: i32, south: i32, east: i32, north: i32) -> Shape {
        let corners = Rectangle::new(Point::new(west, south), Point::new(east, north)).corners();
        Polygon::new(corners.to_vec()).expect("a wall is simple").into()
    }

    fn regiment(degrees: i32) -> OrientedBox {
        OrientedBox::new(Point::ORIGIN, Heading::from_degrees(degrees), Length(10_000), Length(4_000))
    }

    #[test]
    fn a_disk_on_its_way_hits_what_stands_between() {
        let path = [Point::ORIGIN, Point::new(10_000, 0), Point::new(10_000, 10_000)];
        assert!(circle_along(Length(2_000), &path, &disk(5_000, 1_999)));
        assert!(!circle_along(Length(2_000), &path, &disk(5_000, 2_000)));
        assert!(circle_along(Length(2_000), &path, &wall(10_999, 4_000, 12_000, 5_000)));
        assert!(!circle_along(Length(2_000), &path, &wall(11_000, 4_000, 12_000, 5_000)));
        assert!(!circle_along(Length(2_000), &path[..1], &disk(5_000, 0)));
        assert!(circle_along(Length(2_000), &path[..1], &disk(1_999, 0)));
        assert!(!circle_along(Length(2_000), &[], &disk(0, 0)));
    }

    #[test]
    fn a_regiment_on_its_way_hits_what_stands_between() {
        let to = Point::new(0, 30_000);
        let north = regiment(90);
        assert!(box_along(&north, to, &disk(5_999, 20_000)) && !box_along(&north, to, &disk(6_000, 20_000)));
        assert!(box_along(&north, to, &wall(4_999, 9_000, 6_000, 9_500)));
        assert!(!box_along(&north, to, &wall(5_000, 9_000, 6_000, 9_500)));
        assert!(box_along(&north, to, &wall(-9_000, 31_999, 9_000, 40_000)));
        assert!(!box_along(&north, to, &wall(-9_000, 32_000, 9_000, 40_000)));
        let ruin =
            OrientedBox::new(Point::new(1_000, 15_000), Heading::from_degrees(33), Length(900), Length(900));
        assert!(box_along(&north, to, &ruin.into()));
        assert!(!box_along(&north, north.centre, &ruin.into()));
    }

    #[test]
    fn a_wheel_sweeps_the_arcs_of_its_far_corners() {
        let north = regiment(90);
        let pivot = north.corners()[0];
        let at = |x: i32, y: i32| wall(pivot.x + x, pivot.y + y, pivot.x + x + 500, pivot.y + y + 500);
        // The rear right corner goes around at a distance of 10770.3 and passes the north-east on its way.
        assert!(box_about(&north, pivot, 90_000, &at(7_612, 7_612)));
        assert!(!box_about(&north, pivot, 90_000, &at(7_616, 7_616)));
        assert!(!box_about(&north, pivot, 44_000, &at(7_612, 7_612)));
        // The front right corner goes around at a distance of 10000 and ends in the north.
        let disk_at = |away: i32| disk(pivot.x, pivot.y + away);
        assert!(box_about(&north, pivot, 90_000, &disk_at(10_999)));
        assert!(!box_about(&north, pivot, 90_000, &disk_at(11_001)));
        assert!(!box_about(&north, pivot, 40_000, &disk_at(10_999)));
        assert!(box_about(&north, pivot, -90_000, &disk(pivot.x - 2_000, pivot.y - 5_000)));
    }

    #[test]
    fn a_turn_about_the_centre_clears_what_lies_beyond_the_corners() {
        let one = regiment(0);
        // Half of the diagonal of 10000 by 4000 is 5385.2.
        assert!(!box_about(&one, one.centre, 360_000, &wall(5_385, -9_000, 9_000, 9_000)));
        assert!(box_about(&one, one.centre, 360_000, &wall(5_384, -9_000, 9_000, 9_000)));
        assert!(!box_about(&one, one.centre, 10_000, &wall(5_000, -9_000, 9_000, 9_000)));
        assert!(box_about(&one, one.centre, 360_000, &disk(0, 6_384)));
        assert!(!box_about(&one, one.centre, 360_000, &disk(0, 6_386)));
    }

    #[test]
    fn contact_at_the_pivot_or_along_an_edge_is_no_hit() {
        let one = regiment(90);
        let pivot = one.corners()[0];
        let against_the_flank = wall(pivot.x - 3_000, pivot.y - 4_000, pivot.x, pivot.y);
        let at_the_pivot = wall(pivot.x - 3_000, pivot.y, pivot.x, pivot.y + 4_000);
        assert!(!box_about(&one, pivot, 90_000, &against_the_flank));
        assert!(!box_about(&one, pivot, 0, &against_the_flank));
        assert!(box_about(&one, pivot, -1_000, &against_the_flank));
        assert!(!box_about(&one, pivot, 90_000, &at_the_pivot));
        assert!(!box_about(&one, pivot, -90_000, &at_the_pivot));
        assert!(box_about(&one, pivot, 91_000, &at_the_pivot));
    }
}
