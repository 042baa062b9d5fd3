//! Headings against floating point, where that is sure of its last digit.

use gonfalon_table::{Heading, Point};
use proptest::prelude::*;

use crate::generate::{heading, point, quarter};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn the_heading_of_a_vector_is_the_nearest_thousandth(
        (dx, dy) in prop_oneof![
            (-2_000_000..=2_000_000, -2_000_000..=2_000_000),
            (-300..=300, -300..=300),
            (-2_000_000..=2_000_000, -30..=30),
        ]
    ) {
        prop_assume!((dx, dy) != (0, 0));
        let exact = f64::from(dy).atan2(f64::from(dx)).to_degrees().rem_euclid(360.0) * 1000.0;
        prop_assume!((exact.fract() - 0.5).abs() > 1e-8);
        prop_assert_eq!(Heading::of(dx, dy).thousandths(), (exact.round() as i32) % 360_000);
    }

    #[test]
    fn headings_turn_with_the_table(at in point(9_000), turns in 0_u8..4) {
        prop_assume!(at != Point::ORIGIN);
        let turned = quarter(at, turns);
        let expected = Heading::of(at.x, at.y).turn(i32::from(turns) * 90_000);
        prop_assert_eq!(Heading::of(turned.x, turned.y), expected);
        prop_assert_eq!(Heading::between(at, Point::ORIGIN), Heading::of(at.x, at.y).opposite());
    }

    #[test]
    fn a_difference_is_the_turn_that_leads_there(one in heading(), other in heading()) {
        let turn = one.difference(other);
        prop_assert!((-180_000..=180_000).contains(&turn));
        prop_assert_eq!(one.turn(turn), other);
    }

    #[test]
    fn arcs_agree_with_angles(
        facing in heading(),
        from in point(300_000),
        to in point(300_000),
        half_angle in prop_oneof![Just(45_000), Just(90_000), Just(135_000), Just(180_000), 0..200_000],
    ) {
        let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
        let off = (dy.atan2(dx).to_degrees() - f64::from(facing.thousandths()) / 1000.0).rem_euclid(360.0);
        let off = off.min(360.0 - off);
        let beyond = (off - f64::from(half_angle) / 1000.0).to_radians() * dx.hypot(dy);
        // Within two units of a border either answer may be due to the tolerance.
        prop_assume!(beyond.abs() > 2.0);
        prop_assert_eq!(facing.sees_in_arc(from, to, half_angle), beyond < 0.0);
    }
}

#[test]
fn sines_and_cosines_are_right_to_the_last_bit() {
    let scale = 2f64.powi(Heading::FRACTION_BITS as i32);
    for thousandths in (0..360_000).step_by(7) {
        let heading = Heading::from_thousandths(thousandths);
        let angle = (f64::from(thousandths) / 1000.0).to_radians();
        for (found, exact) in [(heading.sine(), angle.sin()), (heading.cosine(), angle.cos())] {
            // The promise is 2^-28; rounding to nearest keeps half a unit of the last bit.
            assert!((found as f64 - exact * scale).abs() < 0.501, "{thousandths}");
        }
    }
}
