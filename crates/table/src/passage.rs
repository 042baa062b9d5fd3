//! Whether any shape on a straight way, without a turn, meets or comes near an obstacle.

use crate::fine::{FINE_TOLERANCE, Fine, fine_length, fine_radius};
use crate::length::Length;
use crate::outline::{self, Outline};
use crate::point::Point;
use crate::segment::FineSegment;
use crate::shape::{Form, Shape};

/// Whether a convex shape shifted straight, as one of its points goes from here to there, overlaps an obstacle on the way,
/// both ends included.
#[must_use]
pub fn overlaps_along(moving: &Shape, from: Point, to: Point, obstacle: &Shape) -> bool {
    let swept = Swept { moving, shift: Fine::from(to).minus(from.into()) };
    swept.meets(obstacle, None)
}

/// Whether a convex shape shifted straight, as one of its points goes from here to there, comes within a limit of an obstacle
/// on the way, both ends included, give or take the tolerance.
#[must_use]
pub fn within_along(moving: &Shape, from: Point, to: Point, obstacle: &Shape, limit: Length) -> bool {
    let swept = Swept { moving, shift: Fine::from(to).minus(from.into()) };
    swept.meets(obstacle, Some(limit))
}

struct Swept<'a> {
    moving: &'a Shape,
    shift: Fine,
}

impl Swept<'_> {
    /// Comes within a limit, or overlaps where there is none.
    fn meets(&self, obstacle: &Shape, limit: Option<Length>) -> bool {
        let reach = limit.map_or(-FINE_TOLERANCE, |limit| fine_length(limit) + FINE_TOLERANCE);
        match (self.moving.form(), obstacle.form()) {
            (Form::Disk(disk), still) => {
                let centre = Fine::from(disk.centre);
                let way = FineSegment { from: centre, to: centre.plus(self.shift) };
                let reach = reach + fine_radius(disk);
                match still {
                    Form::Disk(still) => way.near_point(still.centre.into(), reach + fine_radius(still)),
                    Form::Straight(still) => outline::near_segment(&still, &way, reach),
                }
            }
            (Form::Straight(moving), Form::Disk(still)) => {
                // Seen from what moves, the disk comes the opposite way.
                let centre = Fine::from(still.centre);
                let way = FineSegment { from: centre, to: centre.minus(self.shift) };
                outline::near_segment(&moving, &way, reach + fine_radius(still))
            }
            (Form::Straight(moving), Form::Straight(still)) => {
                let both = moving.corners().flat_map(|corner| [corner, corner.plus(self.shift)]);
                let way = hull(both.collect());
                match limit {
                    None => outline::overlap(&way[..], &still),
                    Some(_) => outline::near(&way[..], &still, reach),
                }
            }
        }
    }
}

/// The convex hull of points, counterclockwise.
fn hull(mut points: Vec<Fine>) -> Vec<Fine> {
    points.sort_unstable();
    points.dedup();
    let mut hull: Vec<Fine> = Vec::with_capacity(points.len() + 1);
    let mut chain = |points: &mut dyn Iterator<Item = Fine>| {
        let start = hull.len();
        for point in points {
            while hull.len() >= start + 2
                && let [before, last] = hull[hull.len() - 2..]
                && last.minus(before).cross(point.minus(last)) <= 0
            {
                hull.pop();
            }
            hull.push(point);
        }
        hull.pop();
    };
    chain(&mut points.iter().copied());
    chain(&mut points.iter().rev().copied());
    hull
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Circle, Heading, OrientedBox, Polygon};

    fn shapes() -> [Shape; 3] {
        let at = Point::ORIGIN;
        [
            Circle::new(at, Length(3_200)).into(),
            OrientedBox::new(at, Heading::from_degrees(30), Length(3_000), Length(5_000)).into(),
            Polygon::of_oval(at, Heading::from_degrees(70), Length(6_000), Length(3_500)).into(),
        ]
    }

    fn shifted(shape: &Shape, to: Point) -> Shape {
        match shape {
            Shape::Circle(circle) => circle.at(to).into(),
            Shape::Box(oriented) => oriented.at(to).into(),
            Shape::Polygon(polygon) => polygon.translated(to.x, to.y).into(),
        }
    }

    #[test]
    fn what_is_met_in_passing_is_what_is_met_at_some_moment() {
        let (from, to) = (Point::ORIGIN, Point::new(20_000, 9_000));
        let mut met = [0; 2];
        for moving in &shapes() {
            for still in &shapes() {
                for place in 0..20 {
                    let still = shifted(still, Point::new(place * 933 - 2_000, 14_000 - place * 579));
                    let moments =
                        (0..=500).map(|moment| shifted(moving, Point::new(moment * 40, moment * 18)));
                    let gap = moments.map(|shape| shape.gap(&still)).min().expect("moments");
                    for limit in [0, 2_540] {
                        let within = within_along(moving, from, to, &still, Length(limit));
                        // Between two moments the shape moves 44 units.
                        assert!(!within || gap.0 <= limit + 45, "{gap:?} {limit}");
                        assert!(within || gap.0 > limit);
                        met[usize::from(within)] += 1;
                    }
                    let overlaps = overlaps_along(moving, from, to, &still);
                    assert!(!overlaps || within_along(moving, from, to, &still, Length::ZERO));
                    let any = (0..=500)
                        .any(|moment| shifted(moving, Point::new(moment * 40, moment * 18)).overlaps(&still));
                    assert!(overlaps || !any);
                }
            }
        }
        assert!(met[0] > 20 && met[1] > 20, "{met:?}");
    }
}
