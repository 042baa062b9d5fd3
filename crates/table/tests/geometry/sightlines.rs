//! Lines in three dimensions against a walk along the line in floating point.

use gonfalon_table::{Length, Point, Point3, Polygon, Prism, Shape};
use proptest::prelude::*;

use crate::floats::{Reach, Spot, depth_in, distance, radius, spot};
use crate::generate::{circle, convex, oriented, point, quarter, quarter_polygon, star};

const LIMIT: i32 = 4_000;
const STEPS: i32 = 4_000;

/// How deep a spot at some height lies in a prism; negative outside.
fn depth(prism: &Prism, at: Spot, height: f64) -> f64 {
    let across = match &prism.footprint {
        Shape::Circle(circle) => radius(circle) - distance(spot(circle.centre), at),
        Shape::Box(oriented) => depth_in(&Polygon::of_box(oriented), at),
        Shape::Polygon(polygon) => depth_in(polygon, at),
    };
    across.min(height - f64::from(prism.base.0)).min(f64::from(prism.top().0) - height)
}

/// Walks along a line; nothing changes faster than the way walked.
fn walk(prism: &Prism, from: Point3, to: Point3) -> Reach {
    let ends = [from, to].map(|end| (spot(end.at), f64::from(end.height.0)));
    let between = |from: f64, to: f64, part: f64| from + part * (to - from);
    let length = distance(ends[0].0, ends[1].0).hypot(ends[0].1 - ends[1].1);
    let deepest = (0..=STEPS)
        .map(|step| {
            let part = f64::from(step) / f64::from(STEPS);
            let (one, other) = (ends[0].0, ends[1].0);
            let at = (between(one.0, other.0, part), between(one.1, other.1, part));
            depth(prism, at, between(ends[0].1, ends[1].1, part))
        })
        .fold(f64::NEG_INFINITY, f64::max);
    // A disk is left out by up to a unit at both ends of a passage.
    let slack = if matches!(prism.footprint, Shape::Circle(_)) { 2.0 } else { 0.01 };
    if deepest > slack {
        Reach::Reached
    } else if deepest < -length / f64::from(STEPS) {
        Reach::Missed
    } else {
        Reach::Close
    }
}

fn point3() -> impl Strategy<Value = Point3> {
    (point(LIMIT), 0..3_000).prop_map(|(at, height)| Point3::new(at, Length(height)))
}

fn footprint() -> impl Strategy<Value = Shape> {
    prop_oneof![
        circle(1_500, 3_000).prop_map(Shape::from),
        oriented(1_500, 3_000).prop_map(Shape::from),
        convex(2_500, 1_500).prop_map(Shape::from),
        star(2_500, 1_500).prop_map(Shape::from),
    ]
}

fn prism() -> impl Strategy<Value = Prism> {
    (footprint(), 0..2_000, 50..2_000)
        .prop_map(|(footprint, base, height)| Prism::new(footprint, Length(base), Length(height)))
}

fn turned(prism: &Prism, turns: u8) -> Prism {
    let footprint: Shape = match &prism.footprint {
        Shape::Circle(circle) => circle.at(quarter(circle.centre, turns)).into(),
        Shape::Box(oriented) => quarter_polygon(&Polygon::of_box(oriented), turns).into(),
        Shape::Polygon(polygon) => quarter_polygon(polygon, turns).into(),
    };
    Prism::new(footprint, prism.base, prism.height)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn lines_are_stopped_where_a_walk_meets_the_solid(prism in prism(), from in point3(), to in point3()) {
        match walk(&prism, from, to) {
            Reach::Reached => prop_assert!(prism.stops(from, to)),
            Reach::Missed => prop_assert!(!prism.stops(from, to)),
            Reach::Close => {}
        }
    }

    #[test]
    fn a_line_is_the_same_from_both_ends_and_turns_with_the_table(
        prism in prism(), from in point3(), to in point3(), turns in 0..4_u8,
    ) {
        let stopped = prism.stops(from, to);
        prop_assert_eq!(stopped, prism.stops(to, from));
        let turn = |end: Point3| Point3::new(quarter(end.at, turns), end.height);
        prop_assert_eq!(stopped, turned(&prism, turns).stops(turn(from), turn(to)));
    }

    #[test]
    fn what_stops_a_line_stops_it_in_a_taller_solid_too(prism in prism(), from in point3(), to in point3()) {
        let taller = Prism::new(prism.footprint.clone(), prism.base - Length(100), prism.height + Length(200));
        prop_assert!(!prism.stops(from, to) || taller.stops(from, to));
        // And seen from above alone the footprint lets nothing through.
        let endless = Prism::new(prism.footprint.clone(), Length(-10), Length(100_000));
        let flat = |end: Point3| Point3::new(end.at, Length::ZERO);
        prop_assert!(!prism.stops(from, to) || endless.stops(flat(from), flat(to)));
    }

    #[test]
    fn a_line_from_the_middle_of_a_disk_is_stopped(disk in circle(1_500, 3_000), to in point(LIMIT)) {
        let prism = Prism::new(disk, Length::ZERO, Length(500));
        let from = Point3::new(disk.centre, Length(10));
        let to = Point3::new(if to == disk.centre { Point::new(to.x + 9, to.y) } else { to }, Length(10));
        prop_assert!(disk.diameter < Length(4) || prism.stops(from, to));
    }
}
