//! Laws that hold for every shape: symmetry, no matter where the table's corner is, no overflow.

use gonfalon_table::{Circle, Length, OrientedBox, Point, Polygon, Prism, Shape, sight, sweep, uncovered};
use proptest::prelude::*;

use crate::generate::{circle, convex, oriented, point, quarter, quarter_polygon, star};

fn shapes(limit: i32, widest: i32) -> impl Strategy<Value = Shape> {
    prop_oneof![
        circle(limit, widest).prop_map(Shape::Circle),
        oriented(limit, widest).prop_map(Shape::Box),
        convex(limit, widest / 2).prop_map(Shape::Polygon),
        star(limit, widest / 2).prop_map(Shape::Polygon),
    ]
}

fn translated(shape: &Shape, by: Point) -> Shape {
    match shape {
        Shape::Circle(circle) => circle.at(circle.centre.shifted(by.x, by.y)).into(),
        Shape::Box(oriented) => oriented.at(oriented.centre.shifted(by.x, by.y)).into(),
        Shape::Polygon(polygon) => polygon.translated(by.x, by.y).into(),
    }
}

fn turned(shape: &Shape, turns: u8) -> Shape {
    match shape {
        Shape::Circle(circle) => circle.at(quarter(circle.centre, turns)).into(),
        Shape::Box(oriented) => OrientedBox {
            centre: quarter(oriented.centre, turns),
            heading: oriented.heading.turn(i32::from(turns) * 90_000),
            ..*oriented
        }
        .into(),
        Shape::Polygon(polygon) => quarter_polygon(polygon, turns).into(),
    }
}

fn answers(one: &Shape, other: &Shape, limit: Length) -> (bool, bool, Length, bool) {
    (one.overlaps(other), one.within(other, limit), one.gap(other), one.wholly_within(other))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn overlap_gap_and_within_are_mutual_and_agree(
        one in shapes(3_000, 2_000),
        other in shapes(3_000, 2_000),
        limit in 0..3_000,
    ) {
        let limit = Length(limit);
        let (overlaps, within, gap, held) = answers(&one, &other, limit);
        prop_assert_eq!((other.overlaps(&one), other.within(&one, limit), other.gap(&one)), (overlaps, within, gap));
        prop_assert!(!overlaps || gap == Length::ZERO && one.within(&other, Length::ZERO));
        prop_assert!(one.within(&other, gap) && (gap < Length(3) || !one.within(&other, gap - Length(3))));
        prop_assert!(!held || gap == Length::ZERO);
        // A polygon thinner than a unit overlaps nothing, not even itself.
        prop_assert!(one.wholly_within(&one) && (one.overlaps(&one) || matches!(one, Shape::Polygon(_))));
    }

    #[test]
    fn answers_move_and_turn_with_the_table(
        one in shapes(3_000, 2_000),
        other in shapes(3_000, 2_000),
        by in point(900_000),
        turns in 0_u8..4,
        limit in 0..3_000,
    ) {
        let limit = Length(limit);
        let expected = answers(&one, &other, limit);
        prop_assert_eq!(answers(&translated(&one, by), &translated(&other, by), limit), expected);
        prop_assert_eq!(answers(&turned(&one, turns), &turned(&other, turns), limit), expected);
    }

    #[test]
    fn nothing_overflows_at_the_edge_of_reach(
        one in shapes(Point::REACH, Point::REACH),
        other in shapes(Point::REACH, Point::REACH),
        limit in prop_oneof![Just(i32::MAX), Just(i32::MIN + 2), 0..2_000_000],
    ) {
        let (overlaps, within, gap, _) = answers(&one, &other, Length(limit));
        prop_assert!(gap <= Length(3_000_000) && (limit < i32::MAX || within));
        prop_assert!(limit >= 0 || !within);
        let prisms = [&one, &other].map(|shape| Prism::new(shape.clone(), Length(0), Length(Point::REACH)));
        prop_assert_eq!(prisms[0].overlaps(&prisms[1]), overlaps);
        let wall = Polygon::new(vec![
            Point::new(-Point::REACH, -Point::REACH),
            Point::new(Point::REACH, Point::REACH - 1),
            Point::new(Point::REACH, Point::REACH),
        ])
        .expect("a sliver is simple");
        prop_assert_eq!(sight::clear(&one, &other, &[&wall]), sight::clear(&other, &one, &[&wall]));
    }

    #[test]
    fn no_sweep_overflows_at_the_edge_of_reach(
        moving in oriented(Point::REACH, Point::REACH),
        to in point(Point::REACH),
        by in -360_000..360_000,
        obstacle in shapes(Point::REACH, Point::REACH),
    ) {
        let stands_in_the_way = Shape::from(moving).overlaps(&obstacle);
        prop_assert!(!stands_in_the_way || sweep::box_along(&moving, to, &obstacle));
        prop_assert!(!stands_in_the_way || sweep::box_about(&moving, to, by, &obstacle));
        let disk = Circle::new(moving.centre, moving.width);
        let stands_in_the_way = Shape::from(disk).overlaps(&obstacle);
        prop_assert!(!stands_in_the_way || sweep::circle_along(disk.diameter, &[to, disk.centre], &obstacle));
    }

    #[test]
    fn covering_moves_and_turns_with_the_table(
        disks in prop::collection::vec(circle(3_000, 5_000), 2..6),
        by in point(900_000),
        turns in 0_u8..4,
    ) {
        let answer = |place: &dyn Fn(Point) -> Point| {
            let placed: Vec<Circle> = disks.iter().map(|disk| disk.at(place(disk.centre))).collect();
            (uncovered(&placed[0], &placed[1], &placed[2..]), uncovered(&placed[1], &placed[0], &placed[2..]))
        };
        let (expected, mirrored) = answer(&|centre| centre);
        prop_assert_eq!(expected, mirrored);
        prop_assert_eq!(answer(&|centre| centre.shifted(by.x, by.y)).0, expected);
        prop_assert_eq!(answer(&|centre| quarter(centre, turns)).0, expected);
    }
}
