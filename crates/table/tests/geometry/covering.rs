//! Covered and bare parts of piles of disks against a search for the roomiest bare spot.

use gonfalon_table::{Circle, uncovered};
use proptest::prelude::*;

use crate::floats::{self, Reach};
use crate::generate::circle;

/// How much room there is around a spot before it leaves a disk that must hold it or enters one that must not.
fn room(over: &Circle, under: &Circle, between: &[Circle], at: floats::Spot) -> f64 {
    let depth = |circle: &Circle| floats::radius(circle) - floats::distance(at, floats::spot(circle.centre));
    let outside = between.iter().map(|circle| -depth(circle)).fold(f64::INFINITY, f64::min);
    depth(over).min(depth(under)).min(outside)
}

fn judge(disks: &[Circle]) -> Reach {
    let (over, under, between) = (&disks[0], &disks[1], &disks[2..]);
    let half_width = floats::radius(over);
    floats::reaches(0.5, floats::spot(over.centre), half_width, 0.000_5, |at| room(over, under, between, at))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6_000))]

    #[test]
    fn a_part_is_bare_when_a_disk_of_one_unit_fits(
        disks in prop_oneof![
            prop::collection::vec(circle(20, 60), 2..8),
            prop::collection::vec(circle(600, 1_500), 2..8),
            prop::collection::vec(circle(1_500, 4_000), 4..10),
        ]
    ) {
        let found = uncovered(&disks[0], &disks[1], &disks[2..]);
        match judge(&disks) {
            Reach::Reached => prop_assert!(found),
            Reach::Missed => prop_assert!(!found),
            Reach::Close => {}
        }
    }

    #[test]
    fn covering_more_never_bares_anything(disks in prop::collection::vec(circle(1_500, 4_000), 3..9)) {
        let bare = |count| uncovered(&disks[0], &disks[1], &disks[2..count]);
        for count in 3..=disks.len() {
            prop_assert!(bare(count - 1) || !bare(count));
        }
        prop_assert_eq!(bare(2), disks[0].overlaps(&disks[1]));
    }
}

#[test]
fn most_random_piles_are_told_apart() {
    // Guards the search itself: if it answered "close" to everything, the test above would prove nothing.
    let mut counts = [0; 3];
    for seed in 0..200_i32 {
        let number =
            |index: i32, range: i32| (seed * 7_919 + index * 104_729).wrapping_mul(48_271).rem_euclid(range);
        let disk = |index: i32| {
            let centre = gonfalon_table::Point::new(number(index * 3, 3_000), number(index * 3 + 1, 3_000));
            Circle::new(centre, gonfalon_table::Length(2_000 + number(index * 3 + 2, 2_000)))
        };
        let pile: Vec<Circle> = (0..6).map(disk).collect();
        counts[match judge(&pile) {
            Reach::Reached => 0,
            Reach::Missed => 1,
            Reach::Close => 2,
        }] += 1;
    }
    assert!(counts[0] > 20 && counts[1] > 20 && counts[2] < 10, "{counts:?}");
}
