//! Polygons against exact arithmetic, and polygons with notches against a bounding search.

use gonfalon_table::{Length, Point, Polygon, Rectangle};
use proptest::prelude::*;

use crate::exact::{Rational, Relation, half, is_nearest, point_relation, relation, root_at_most, whole};
use crate::floats::{self, Reach};
use crate::generate::{circle, convex, point, star};

fn pairs() -> impl Strategy<Value = (Polygon, Polygon)> {
    prop_oneof![
        (convex(60, 30), convex(60, 30)),
        (convex(5_000, 3_000), convex(5_000, 3_000)),
        (convex(Point::REACH, 600_000), convex(Point::REACH, 600_000)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn convex_polygons_are_judged_exactly((one, other) in pairs(), limit in 0..2_000) {
        match relation(&one, &other) {
            Relation::Together(depth) => {
                prop_assert_eq!(one.overlaps(&other), depth >= whole(1));
                prop_assert_eq!(one.gap(&other), Length::ZERO);
                prop_assert!(one.within(&other, Length::ZERO));
            }
            Relation::Apart(gap) => {
                prop_assert!(!one.overlaps(&other));
                prop_assert!(is_nearest(one.gap(&other), &gap, &whole(0)));
                prop_assert_eq!(one.within(&other, Length(limit)), root_at_most(&gap, &whole(limit + 1)));
            }
        }
    }

    #[test]
    fn disks_and_polygons_are_judged_exactly(
        (polygon, circle) in prop_oneof![
            (convex(90, 60), circle(90, 60)).boxed(),
            (star(3_000, 2_000), circle(3_000, 2_000)).boxed(),
            (star(Point::REACH, 600_000), circle(Point::REACH, 600_000)).boxed(),
        ],
        limit in 0..2_000,
    ) {
        let (square, inside) = point_relation(&polygon, circle.centre);
        let square = if inside { whole(0) } else { square };
        let radius = half(i64::from(circle.diameter.0));
        prop_assert_eq!(polygon.overlaps_circle(&circle), root_at_most(&square, &(&radius - whole(1))));
        let reach = &radius + whole(limit + 1);
        prop_assert_eq!(polygon.within_circle(&circle, Length(limit)), root_at_most(&square, &reach));
        prop_assert!(is_nearest(polygon.gap_circle(&circle), &square, &radius));
        prop_assert_eq!(polygon.contains_point(circle.centre), root_at_most(&square, &whole(1)));
    }

    #[test]
    fn a_disk_is_held_when_no_border_cuts_it(polygon in star(3_000, 2_000), circle in circle(3_000, 900)) {
        let (square, inside) = point_relation(&polygon, circle.centre);
        let radius = half(i64::from(circle.diameter.0));
        let cuts = |slack: &Rational| root_at_most(&square, &(&radius - whole(1) + slack));
        // Pockets are measured to 1/256 of a unit, so leave that much out.
        let slack = Rational::new(1.into(), 128.into());
        prop_assume!(cuts(&slack) == cuts(&-slack));
        prop_assert_eq!(polygon.holds_circle(&circle), inside && !cuts(&whole(0)));
    }

    #[test]
    fn a_polygon_holds_its_points_and_itself(polygon in star(3_000, 2_000)) {
        prop_assert!(polygon.points().iter().all(|&corner| polygon.contains_point(corner)));
        prop_assert!(polygon.holds_polygon(&polygon) && polygon.overlaps(&polygon));
        let bounds = polygon.bounds();
        prop_assert!(polygon.inside_rectangle(&bounds));
        let tight = Rectangle::new(bounds.min.shifted(2, 0), bounds.max);
        prop_assert!(!polygon.inside_rectangle(&tight));
    }

    #[test]
    fn moving_a_polygon_there_and_back_changes_nothing(polygon in star(3_000, 2_000), by in point(9_000)) {
        prop_assert_eq!(polygon.translated(by.x, by.y).translated(-by.x, -by.y), polygon);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Room for a disk two units across in both is more than the depth asked for; no common room at all is less.
    #[test]
    fn notched_polygons_overlap_where_they_share_room(
        (one, other) in prop_oneof![(star(150, 100), star(150, 100)), (star(2_500, 1_500), star(2_500, 1_500))]
    ) {
        let shared = |at| floats::depth_in(&one, at).min(floats::depth_in(&other, at));
        let roomy = floats::reaches(1.0, (0.0, 0.0), 4_096.0, 0.01, shared);
        let any = floats::reaches(0.05, (0.0, 0.0), 4_096.0, 0.01, shared);
        let overlaps = one.overlaps(&other);
        prop_assert_eq!(overlaps, other.overlaps(&one));
        prop_assert!(roomy != Reach::Reached || overlaps);
        prop_assert!(any != Reach::Missed || !overlaps);
    }

    #[test]
    fn a_polygon_within_a_notched_one_leaves_it_nowhere(outer in star(2_500, 2_000), inner in convex(2_500, 300)) {
        let outside = |at| -floats::depth_in(&outer, at);
        let sticking_out = |at| floats::depth_in(&inner, at).min(outside(at));
        let roomy = floats::reaches(1.5, (0.0, 0.0), 4_096.0, 0.01, sticking_out);
        let any = floats::reaches(0.01, (0.0, 0.0), 4_096.0, 0.004, sticking_out);
        // Tips too thin to have room are found on the border.
        let farthest = floats::border(inner.points(), 0.5).into_iter().map(outside).fold(f64::NEG_INFINITY, f64::max);
        let held = outer.holds_polygon(&inner);
        prop_assert!(!held || roomy != Reach::Reached && farthest < 10.0);
        prop_assert!(held || any != Reach::Missed || farthest > 0.9);
    }
}
