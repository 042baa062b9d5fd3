//! Lines of sight between shapes past polygons that block them.
//!
//! One clear segment from anywhere in one shape to anywhere in the other is enough. If there is one at all, it
//! can be turned and shifted until it touches two things at once: corners of blockers, rims or corners of the
//! two shapes, or places where a blocker's border crosses a rim. So it is enough to try all lines that touch two
//! of them. Rims are round, so these lines are found in fixed point; they stray by less than a hundredth of a unit
//! from the true ones, and a blocker must be entered by a whole unit to block. Hence a clear line is never missed,
//! and every line found enters no blocker by a unit or more.

use crate::fine::{FINE_TOLERANCE, Fine, fine_radius};
use crate::length::Length;
use crate::obstruction::blocks;
use crate::outline::{self, Outline};
use crate::point::Point;
use crate::polygon::Polygon;
use crate::ray::Ray;
use crate::segment::FineSegment;
use crate::shape::{Form, Shape};

/// Whether the straight segment between two points enters no blocker; grazing a border or a corner is free.
#[must_use]
pub fn segment_clear(from: Point, to: Point, blockers: &[&Polygon]) -> bool {
    // The same segment whichever end is named first.
    let segment = FineSegment { from: from.min(to).into(), to: from.max(to).into() };
    !blockers.iter().any(|blocker| !is_beside(blocker, from, to) && blocks(*blocker, &segment))
}

/// Whether a segment passes by the rectangle around a blocker for sure.
fn is_beside(blocker: &Polygon, from: Point, to: Point) -> bool {
    let bounds = blocker.bounds();
    from.x.max(to.x) < bounds.min.x
        || from.x.min(to.x) > bounds.max.x
        || from.y.max(to.y) < bounds.min.y
        || from.y.min(to.y) > bounds.max.y
}

/// Whether one straight segment from any point of one shape to any point of the other enters no blocker; grazing
/// a border or a corner is free. Shapes that touch or overlap always see each other.
#[must_use]
pub fn clear(from: &Shape, to: &Shape, blockers: &[&Polygon]) -> bool {
    blockers.is_empty() || line(from, to, blockers).is_some()
}

/// The line that [`clear`] finds, from shape to shape where something has to be looked past, otherwise between their
/// centres; on the nearest points of the grid.
#[must_use]
pub fn line(from: &Shape, to: &Shape, blockers: &[&Polygon]) -> Option<(Point, Point)> {
    let swapped = from > to;
    let (one, other) = if swapped { (to, from) } else { (from, to) };
    let view = View::new(one.form(), other.form(), blockers);
    let (start, end) = if view.blockers.is_empty() || from.within(to, Length::ZERO) {
        (view.centres[0].nearest(), view.centres[1].nearest())
    } else {
        let found = view.along_centres().or_else(|| view.along_touching_lines())?;
        (found.from.nearest(), found.to.nearest())
    };
    Some(if swapped { (end, start) } else { (start, end) })
}

/// Two shapes and what may stand between them.
struct View<'a> {
    from: Form<'a>,
    to: Form<'a>,
    centres: [Fine; 2],
    blockers: Vec<&'a Polygon>,
}

impl<'a> View<'a> {
    fn new(from: Form<'a>, to: Form<'a>, blockers: &[&'a Polygon]) -> View<'a> {
        let (spread_from, spread_to) = (spread(&from), spread(&to));
        let between = FineSegment { from: spread_from.0, to: spread_to.0 };
        let reach = spread_from.1.max(spread_to.1);
        // All segments between the shapes stay in the strip around their centres.
        let blockers = blockers
            .iter()
            .copied()
            .filter(|&blocker| outline::near_segment(blocker, &between, reach))
            .collect();
        View { from, to, centres: [spread_from.0, spread_to.0], blockers }
    }

    fn along_centres(&self) -> Option<FineSegment> {
        Ray::through(self.centres[0], self.centres[1]).and_then(|ray| self.clear_along(&ray))
    }

    /// Tries every line that touches two features.
    fn along_touching_lines(&self) -> Option<FineSegment> {
        let (features, tangents) = self.features();
        tangents.iter().find_map(|ray| self.clear_along(ray)).or_else(|| {
            features.iter().enumerate().find_map(|(index, &feature)| {
                features[..index]
                    .iter()
                    .filter(|&&earlier| self.may_meet(earlier, feature))
                    .flat_map(|&earlier| Ray::touching(earlier, feature))
                    .find_map(|ray| self.clear_along(&ray))
            })
        })
    }

    /// Whether a line that touches two features may meet both shapes; a quick look at lines through two points.
    fn may_meet(&self, one: (Fine, i64), other: (Fine, i64)) -> bool {
        let direction = other.0.minus(one.0);
        let aside = |point: Fine| direction.cross(point.minus(one.0));
        let beyond =
            |side: i64, limit: i64| side != 0 && outline::at_least(side, limit + FINE_TOLERANCE, direction);
        let misses = |form: &Form<'_>| match form {
            Form::Disk(disk) => beyond(aside(disk.centre.into()).abs(), fine_radius(disk)),
            Form::Straight(straight) => {
                let sides = || straight.corners().map(aside);
                beyond(sides().min().unwrap_or(0), 0) || beyond(-sides().max().unwrap_or(0), 0)
            }
        };
        one.1 > 0 || other.1 > 0 || !(misses(&self.from) || misses(&self.to))
    }

    /// Everything a line of sight may touch, as disks of which most are points, and the lines that touch a rim
    /// exactly where a blocker's border crosses it.
    fn features(&self) -> (Vec<(Fine, i64)>, Vec<Ray>) {
        let mut features = Vec::new();
        let mut tangents = Vec::new();
        for form in [&self.from, &self.to] {
            match form {
                Form::Disk(disk) => features.push((disk.centre.into(), fine_radius(disk))),
                Form::Straight(straight) => features.extend(straight.corners().map(|corner| (corner, 0))),
            }
        }
        for blocker in &self.blockers {
            features.extend(blocker.corners().map(|corner| (corner, 0)));
            for edge in Outline::edges(*blocker) {
                let Some(ray) = Ray::through(edge.from, edge.to) else { continue };
                let (start, end) = (ray.along_to(edge.from), ray.along_to(edge.to));
                for form in [&self.from, &self.to] {
                    meet(&ray, form, |along| {
                        if start < along && along < end {
                            let point = ray.at(along);
                            features.push((point, 0));
                            tangents.extend(tangent_at(form, point));
                        }
                    });
                }
            }
        }
        features.sort_unstable();
        features.dedup();
        (features, tangents)
    }

    /// The stretch of a line from the first shape to the second that enters no blocker, if there is one.
    fn clear_along(&self, ray: &Ray) -> Option<FineSegment> {
        let mut places: Vec<(i128, bool)> = Vec::new();
        meet(ray, &self.from, |along| places.push((along, false)));
        if places.is_empty() {
            return None;
        }
        let met = places.len();
        meet(ray, &self.to, |along| places.push((along, true)));
        if places.len() == met {
            return None;
        }
        places.sort_unstable();
        places.windows(2).filter(|ends| ends[0].1 != ends[1].1).find_map(|ends| {
            let segment = FineSegment { from: ray.at(ends[0].0), to: ray.at(ends[1].0) };
            let is_clear = !self.blockers.iter().any(|blocker| blocks(*blocker, &segment));
            is_clear
                .then(|| if ends[0].1 { FineSegment { from: segment.to, to: segment.from } } else { segment })
        })
    }
}

/// Where a line meets the border of a shape.
fn meet(ray: &Ray, form: &Form<'_>, found: impl FnMut(i128)) {
    match form {
        Form::Disk(disk) => ray.meet_disk(disk.centre.into(), fine_radius(disk), found),
        Form::Straight(straight) => ray.meet_outline(straight, found),
    }
}

/// The line that touches a disk at a point of its rim.
fn tangent_at(form: &Form<'_>, point: Fine) -> Option<Ray> {
    let Form::Disk(disk) = form else { return None };
    let radius = point.minus(disk.centre.into());
    Ray::along(point, i128::from(-radius.y), i128::from(radius.x))
}

/// A point in the middle of a shape and how far the shape reaches from there, with some room to spare.
fn spread(form: &Form<'_>) -> (Fine, i64) {
    match form {
        Form::Disk(disk) => (disk.centre.into(), fine_radius(disk) + FINE_TOLERANCE),
        Form::Straight(straight) => {
            let low = |pick: fn(Fine) -> i64| straight.corners().map(pick).min().unwrap_or(0);
            let high = |pick: fn(Fine) -> i64| straight.corners().map(pick).max().unwrap_or(0);
            let middle = |pick: fn(Fine) -> i64| low(pick) + (high(pick) - low(pick)) / 2;
            let centre = Fine::new(middle(|corner| corner.x), middle(|corner| corner.y));
            let farthest = straight.corners().map(|corner| corner.minus(centre).length_squared()).max();
            (centre, farthest.unwrap_or(0).isqrt() + FINE_TOLERANCE)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Circle, Heading, OrientedBox, Rectangle};

    fn wall(west: i32, south: i32, east: i32, north: i32) -> Polygon {
        let corners = Rectangle::new(Point::new(west, south), Point::new(east, north)).corners();
        Polygon::new(corners.to_vec()).expect("a wall is simple")
    }

    fn polygon(points: &[(i32, i32)]) -> Polygon {
        Polygon::new(points.iter().map(|&(x, y)| Point::new(x, y)).collect()).expect("the polygon is simple")
    }

    fn disk(x: i32, y: i32, diameter: i32) -> Shape {
        Circle::new(Point::new(x, y), Length(diameter)).into()
    }

    fn sees(from: &Shape, to: &Shape, blockers: &[Polygon]) -> bool {
        let blockers: Vec<&Polygon> = blockers.iter().collect();
        let seen = clear(from, to, &blockers);
        assert_eq!(seen, clear(to, from, &blockers), "sight is mutual");
        seen
    }

    #[test]
    fn a_segment_is_blocked_by_a_wall_but_not_by_its_rim() {
        let wall = wall(400, -100, 500, 100);
        let clear = |y: i32| segment_clear(Point::new(0, y), Point::new(1_000, y), &[&wall]);
        assert!(!clear(0) && !clear(99) && clear(100) && clear(-100) && clear(101));
        assert!(segment_clear(Point::new(0, 0), Point::new(400, 0), &[&wall]));
        assert!(!segment_clear(Point::new(0, 0), Point::new(401, 0), &[&wall]));
        assert!(segment_clear(Point::new(450, 50), Point::new(450, 50), &[&wall]));
    }

    #[test]
    fn a_segment_may_clip_a_corner_by_less_than_a_unit() {
        let wall = wall(0, 0, 1_000, 1_000);
        let past_the_corner = |inset: i32| {
            segment_clear(Point::new(inset - 5_000, 5_000), Point::new(5_000 + inset, -5_000), &[&wall])
        };
        assert!(past_the_corner(-1) && past_the_corner(0) && past_the_corner(1));
        assert!(!past_the_corner(2) && !past_the_corner(500));
    }

    #[test]
    fn a_segment_along_a_seam_of_a_notched_blocker_is_blocked() {
        let corner =
            polygon(&[(0, 0), (3_000, 0), (3_000, 1_000), (1_000, 1_000), (1_000, 3_000), (0, 3_000)]);
        let from_inner_corner = |x, y| segment_clear(Point::new(1_000, 1_000), Point::new(x, y), &[&corner]);
        assert!(
            from_inner_corner(4_000, 1_000)
                && from_inner_corner(1_000, 4_000)
                && from_inner_corner(4_000, 4_000)
        );
        assert!(!from_inner_corner(-1_000, -1_000) && !from_inner_corner(-1_000, 1_000));
        assert!(!segment_clear(Point::new(-500, 1_000), Point::new(4_000, 1_000), &[&corner]));
    }

    #[test]
    fn disks_see_past_a_wall_that_hides_their_centres() {
        let (one, other) = (disk(0, 0, 1_000), disk(5_000, 0, 1_000));
        assert!(sees(&one, &other, &[]));
        assert!(sees(&one, &other, &[wall(2_400, -450, 2_600, 450)]));
        assert!(sees(&one, &other, &[wall(2_400, -500, 2_600, 500)]));
        assert!(!sees(&one, &other, &[wall(2_400, -502, 2_600, 502)]));
        assert!(sees(&one, &other, &[wall(2_400, -5_000, 2_600, 500)]));
    }

    #[test]
    fn two_walls_may_hide_what_neither_hides_alone() {
        let (one, other) = (disk(0, 0, 1_000), disk(5_000, 0, 1_000));
        let (low, high) = (wall(1_500, -4_000, 1_600, 100), wall(3_400, -100, 3_500, 4_000));
        assert!(
            sees(&one, &other, std::slice::from_ref(&low)) && sees(&one, &other, std::slice::from_ref(&high))
        );
        // From high in one disk to low in the other there is still a slanting line.
        assert!(!sees(
            &one,
            &other,
            &[low.clone(), wall(3_400, -500, 3_500, 4_000), wall(2_400, -500, 2_600, 40)]
        ));
        assert!(sees(&one, &other, &[low, wall(3_400, -150, 3_500, 100)]));
    }

    #[test]
    fn a_blocker_beside_the_centres_may_close_the_last_gap() {
        let (one, other) = (disk(0, 0, 1_000), disk(5_000, 0, 1_000));
        let low = [wall(1_500, -4_000, 1_600, 350), wall(3_400, -4_000, 3_500, 350)];
        assert!(sees(&one, &other, &low));
        assert!(!sees(&one, &other, &[low[0].clone(), low[1].clone(), wall(2_400, 340, 2_500, 4_000)]));
    }

    #[test]
    fn a_slit_between_two_walls_is_found() {
        let (one, other) = (disk(0, 0, 1_000), disk(5_000, 700, 1_000));
        let slit = |low, high| [wall(2_400, -4_000, 2_600, low), wall(2_400, high, 2_600, 5_000)];
        assert!(sees(&one, &other, &slit(100, 130)));
        assert!(sees(&one, &other, &slit(350, 352)));
        assert!(!sees(&one, &other, &slit(900, 1_000)));
    }

    #[test]
    fn boxes_and_polygons_see_with_their_corners() {
        let regiment: Shape =
            OrientedBox::new(Point::ORIGIN, Heading::from_degrees(45), Length(2_000), Length(2_000)).into();
        let ruin: Shape = polygon(&[(5_000, -300), (6_000, 0), (5_000, 300)]).into();
        assert!(sees(&regiment, &ruin, &[wall(3_000, -700, 3_100, 700)]));
        assert!(!sees(&regiment, &ruin, &[wall(3_000, -990, 3_100, 990)]));
        assert!(sees(&regiment, &disk(9_000, 0, 3_000), &[wall(3_000, -990, 3_100, 990)]));
    }

    #[test]
    fn touching_shapes_see_each_other() {
        let around = wall(-9_000, -9_000, 9_000, 9_000);
        assert!(sees(&disk(0, 0, 1_000), &disk(1_000, 0, 1_000), std::slice::from_ref(&around)));
        assert!(!sees(&disk(0, 0, 1_000), &disk(1_100, 0, 1_000), std::slice::from_ref(&around)));
    }

    #[test]
    fn a_disk_half_inside_a_blocker_sees_with_the_part_outside() {
        let (one, other) = (disk(0, 0, 1_000), disk(5_000, 0, 1_000));
        // The wall stands on the disk and sticks out toward the other one below y = 400.
        assert!(sees(&one, &other, &[wall(-100, -4_000, 900, 400)]));
        assert!(!sees(&one, &other, &[wall(-100, -4_000, 900, 502)]));
        assert!(!sees(&one, &other, &[wall(-600, -4_000, 600, 4_000)]));
    }
}
