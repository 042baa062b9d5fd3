//! Sweeps against the same shapes set down at many moments on the way.

use gonfalon_table::{Circle, Length, OrientedBox, Point, Shape, sweep};
use proptest::prelude::*;

use crate::generate::{circle, convex, oriented, point, star};

fn obstacles() -> impl Strategy<Value = Shape> {
    prop_oneof![
        circle(2_000, 1_000).prop_map(Shape::Circle),
        oriented(2_000, 1_000).prop_map(Shape::Box),
        convex(2_000, 500).prop_map(Shape::Polygon),
        star(2_000, 800).prop_map(Shape::Polygon),
    ]
}

/// A point part of the way, on the grid.
fn between(from: Point, to: Point, part: i32, of: i32) -> Point {
    let at = |from: i32, to: i32| {
        let moved = i64::from(to - from) * i64::from(part);
        from + (moved as f64 / f64::from(of)).round() as i32
    };
    Point::new(at(from.x, to.x), at(from.y, to.y))
}

fn grown(one: &OrientedBox, by: i32) -> OrientedBox {
    OrientedBox { width: Length((one.width.0 + by).max(0)), depth: Length((one.depth.0 + by).max(0)), ..*one }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_disk_hits_on_its_way_what_it_hits_somewhere(
        diameter in 100..1_000,
        path in prop::collection::vec(point(2_000), 1..4),
        obstacle in obstacles(),
    ) {
        const STEPS: i32 = 1_000;
        let hits = |diameter: i32| {
            path.windows(2).any(|ends| {
                (0..=STEPS).any(|step| {
                    let centre = between(ends[0], ends[1], step, STEPS);
                    Shape::from(Circle::new(centre, Length(diameter))).overlaps(&obstacle)
                })
            }) || Shape::from(Circle::new(path[0], Length(diameter))).overlaps(&obstacle)
        };
        let found = sweep::circle_along(Length(diameter), &path, &obstacle);
        // Moments lie up to six units apart and are rounded to the grid.
        prop_assert!(found || !hits(diameter - 2));
        prop_assert!(!found || hits(diameter + 10));
    }

    #[test]
    fn a_box_hits_on_its_way_what_it_hits_somewhere(
        moving in oriented(2_000, 1_000),
        to in point(2_000),
        obstacle in obstacles(),
    ) {
        const STEPS: i32 = 700;
        let hits = |by: i32| {
            (0..=STEPS).any(|step| {
                let centre = between(moving.centre, to, step, STEPS);
                Shape::from(grown(&moving, by).at(centre)).overlaps(&obstacle)
            })
        };
        let found = sweep::box_along(&moving, to, &obstacle);
        prop_assert!(found || !hits(-4));
        prop_assert!(!found || hits(14));
    }

    #[test]
    fn a_box_hits_in_its_turn_what_it_hits_somewhere(
        moving in oriented(1_200, 1_500),
        corner in 0_usize..5,
        by in -180_000..180_000,
        obstacle in obstacles(),
    ) {
        const STEPS: i32 = 700;
        let pivot = moving.corners().get(corner).copied().unwrap_or(moving.centre);
        let hits = |grow: i32| {
            (0..=STEPS).any(|step| {
                let turn = (i64::from(by) * i64::from(step) / i64::from(STEPS)) as i32;
                Shape::from(grown(&moving.pivoted(pivot, turn), grow)).overlaps(&obstacle)
            })
        };
        let found = sweep::box_about(&moving, pivot, by, &obstacle);
        prop_assert!(found || !hits(-4));
        prop_assert!(!found || hits(24));
    }

    #[test]
    fn a_way_there_is_a_way_back(
        moving in oriented(2_000, 1_000),
        to in point(2_000),
        path in prop::collection::vec(point(2_000), 1..4),
        obstacle in obstacles(),
    ) {
        let back: Vec<Point> = path.iter().rev().copied().collect();
        let width = moving.width;
        prop_assert_eq!(sweep::circle_along(width, &path, &obstacle), sweep::circle_along(width, &back, &obstacle));
        let found = sweep::box_along(&moving, to, &obstacle);
        prop_assert_eq!(sweep::box_along(&moving.at(to), moving.centre, &obstacle), found);
    }
}
