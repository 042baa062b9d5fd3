//! Circles and steps against exact arithmetic.

use gonfalon_table::{Area, Circle, Heading, Length, Point};
use proptest::prelude::*;

use crate::exact::{half, is_nearest, radii, root_at_most, squared, whole};
use crate::floats;
use crate::generate::{circle, heading, point};

/// Two disks whose rims are close to touching more often than chance would have it.
fn neighbours() -> impl Strategy<Value = (Circle, Circle)> {
    (circle(900_000, 20_000), heading(), 2..20_000, -3..=3).prop_map(|(one, heading, diameter, off)| {
        let away = Length((one.diameter.0 + diameter) / 2 + off);
        (one, Circle::new(one.centre.step(heading, away), Length(diameter)))
    })
}

fn pairs() -> impl Strategy<Value = (Circle, Circle)> {
    prop_oneof![
        neighbours(),
        (circle(5_000, 5_000), circle(5_000, 5_000)),
        (circle(Point::REACH, Point::REACH), circle(Point::REACH, Point::REACH)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn overlap_is_a_depth_of_one_unit((one, other) in pairs()) {
        let exact = root_at_most(&squared(one.centre, other.centre), &(radii(&one, &other) - whole(1)));
        prop_assert_eq!(one.overlaps(&other), exact);
        prop_assert_eq!(other.overlaps(&one), exact);
    }

    #[test]
    fn within_is_a_gap_of_the_limit_and_one_unit((one, other) in pairs(), limit in 0..100_000) {
        let reach = radii(&one, &other) + whole(limit + 1);
        let exact = root_at_most(&squared(one.centre, other.centre), &reach);
        prop_assert_eq!(one.within(&other, Length(limit)), exact);
        let gap = one.gap(&other);
        prop_assert!(one.within(&other, gap));
        prop_assert!(gap < Length(3) || !one.within(&other, gap - Length(3)));
    }

    #[test]
    fn gaps_are_the_nearest_unit((one, other) in pairs()) {
        let square = squared(one.centre, other.centre);
        prop_assert!(is_nearest(one.gap(&other), &square, &radii(&one, &other)));
        prop_assert!(is_nearest(one.centre.distance(other.centre), &square, &whole(0)));
    }

    #[test]
    fn points_and_disks_inside((outer, inner) in pairs()) {
        let square = squared(outer.centre, inner.centre);
        let rim = half(i64::from(outer.diameter.0)) + whole(1);
        prop_assert_eq!(outer.contains_point(inner.centre), root_at_most(&square, &rim));
        let room = half(i64::from(outer.diameter.0) - i64::from(inner.diameter.0)) + whole(1);
        prop_assert_eq!(inner.wholly_within(&outer), root_at_most(&square, &room));
    }

    #[test]
    fn moves_never_overshoot_and_hardly_fall_short(
        from in point(Point::REACH / 2),
        target in point(Point::REACH / 2),
        heading in heading(),
        by in prop_oneof![0..100, 0..30_000, 0..400_000],
    ) {
        for end in [from.toward(target, Length(by)), from.step(heading, Length(by))] {
            let square = squared(from, end);
            prop_assert!(root_at_most(&square, &whole(by)));
            prop_assert!(by == 0 || !root_at_most(&square, &whole(by - 1)));
        }
    }

    #[test]
    fn moves_end_next_to_the_true_end(from in point(9_000), target in point(9_000), heading in heading(), by in 0..30_000) {
        prop_assume!(from != target);
        let ideal = |angle: f64| {
            let (x, y) = floats::spot(from);
            (x + f64::from(by) * angle.cos(), y + f64::from(by) * angle.sin())
        };
        let bearing = f64::from(target.y - from.y).atan2(f64::from(target.x - from.x));
        let toward = floats::spot(from.toward(target, Length(by)));
        prop_assert!(floats::distance(toward, ideal(bearing)) < 1.42);
        let step = floats::spot(from.step(heading, Length(by)));
        prop_assert!(floats::distance(step, ideal(f64::from(heading.thousandths()).to_radians() / 1000.0)) < 1.42);
    }

    #[test]
    fn moves_turn_with_the_table(target in point(9_000), heading in heading(), by in 0..30_000, turns in 0_u8..4) {
        use crate::generate::quarter;
        prop_assume!(target != Point::ORIGIN);
        let turned = Point::ORIGIN.toward(quarter(target, turns), Length(by));
        prop_assert_eq!(turned, quarter(Point::ORIGIN.toward(target, Length(by)), turns));
        let turned = Point::ORIGIN.step(heading.turn(i32::from(turns) * 90_000), Length(by));
        prop_assert_eq!(turned, quarter(Point::ORIGIN.step(heading, Length(by)), turns));
    }

    #[test]
    fn shared_areas_agree_with_floats(one in circle(5_000, 9_000), other in circle(5_000, 9_000)) {
        let exact = lens(&one, &other);
        let found = one.shared_area(&other);
        prop_assert_eq!(found, other.shared_area(&one));
        // The float formula loses digits in thin lenses; compare with what it keeps.
        let (r, s) = (floats::radius(&one), floats::radius(&other));
        let off = (found.0 as f64 / 2f64.powi(Area::FRACTION_BITS as i32) - exact).abs();
        prop_assert!(off <= exact * 1e-9 + (r * r + s * s) * 1e-12, "{off} of {exact}");
    }

    #[test]
    fn shared_areas_shrink_with_the_distance(one in circle(100, 9_000), diameter in 2..9_000, steps in 1..50) {
        let mut last = Area(i128::MAX);
        for away in 0..steps {
            let other = Circle::new(one.centre.shifted(away * 150, 0), Length(diameter));
            let area = one.shared_area(&other);
            prop_assert!(area <= last);
            prop_assert_eq!(area > Area::ZERO, 2 * away * 150 < one.diameter.0 + diameter);
            last = area;
        }
    }
}

/// The area of the lens by the usual formula.
fn lens(one: &Circle, other: &Circle) -> f64 {
    let (r, s) = (floats::radius(one), floats::radius(other));
    let d = floats::distance(floats::spot(one.centre), floats::spot(other.centre));
    if d >= r + s {
        return 0.0;
    }
    if d <= (r - s).abs() {
        return std::f64::consts::PI * r.min(s).powi(2);
    }
    let (a, b) = ((d * d + r * r - s * s) / (2.0 * d), (d * d + s * s - r * r) / (2.0 * d));
    let chord = (r * r - a * a).max(0.0).sqrt();
    r * r * chord.atan2(a) + s * s * chord.atan2(b) - d * chord
}

#[test]
fn a_step_to_every_degree_lies_within_its_length() {
    for degrees in 0..360 {
        for by in [1, 2, 7, 2_540, 10_160, Point::REACH] {
            let end = Point::ORIGIN.step(Heading::from_degrees(degrees), Length(by));
            assert!(end.distance_squared(Point::ORIGIN) <= i64::from(by) * i64::from(by));
        }
    }
}
