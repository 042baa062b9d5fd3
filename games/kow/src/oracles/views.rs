//! Sight and cover against tables of heights and against angles by the floating-point library.

use proptest::prelude::*;

use crate::cover::Cover;
use crate::fixture::Fixture;
use crate::sight::Sight;
use crate::state::{Category, UnitId};

/// One unit of each height class.
const CLASSES: [(&str, u8); 3] =
    [("elf-spearmen-regiment", 1), ("stormwind-cavalry-regiment", 2), ("lord-on-battle-dragon", 3)];

fn two(viewer: &str, target: &str) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let viewer = fixture.set(0, viewer, 90_000, 20_000, 90);
    let target = fixture.set(1, target, 90_000, 80_000, 270);
    (fixture, viewer, target)
}

#[test]
fn whatever_is_as_high_as_both_hides_and_nothing_lower() {
    for (viewer, viewer_class) in CLASSES {
        for (target, target_class) in CLASSES {
            let highest = viewer_class.max(target_class);
            for height in 0..=4 {
                for category in [Category::Impassable, Category::Difficult, Category::Obstacle] {
                    let (mut fixture, unit, enemy) = two(viewer, target);
                    fixture.terrain(category, height, (50_000, 48_000), (130_000, 50_000));
                    let expected = if height >= highest { Sight::No } else { Sight::Yes };
                    let found = fixture.board().line_of_sight(unit, enemy, &[]);
                    assert_eq!(found, expected, "{viewer} at {target} over {category:?} of {height}");
                }
            }
            for (blocker, class) in CLASSES {
                let (mut fixture, unit, enemy) = two(viewer, target);
                // A row of them, shoulder to shoulder, from far left to far right.
                let width = Fixture::profile(blocker, &[]).width.0;
                for place in -6..=6 {
                    fixture.set(1, blocker, 90_000 + place * width, 50_000, 270);
                }
                let expected = if class >= highest { Sight::No } else { Sight::Yes };
                let found = fixture.board().line_of_sight(unit, enemy, &[]);
                assert_eq!(found, expected, "{viewer} at {target} over {blocker}");
            }
        }
    }
}

/// The share of a target's field of view that a rectangle before it hides, by angles as seen from the eye.
fn hidden_share(eye: (f64, f64), target: [(f64, f64); 4], wall: [(f64, f64); 4]) -> f64 {
    let span = |corners: [(f64, f64); 4]| {
        let angles = corners.map(|(x, y)| (y - eye.1).atan2(x - eye.0));
        (angles.into_iter().fold(f64::MAX, f64::min), angles.into_iter().fold(f64::MIN, f64::max))
    };
    let ((low, high), (from, to)) = (span(target), span(wall));
    (high.min(to) - low.max(from)).max(0.0) / (high - low)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn cover_is_the_share_of_the_view_that_is_hidden(
        east in -15_000..15_000_i32,
        north in 40_000..60_000_i32,
        (west, width) in (-25_000..10_000_i32, 500..20_000_i32),
        south in 8_000..30_000_i32,
        turned in 0..360,
    ) {
        let mut fixture = Fixture::new();
        let shooter = fixture.set(0, "elf-spearmen-regiment", 90_000, 20_000, 90);
        let target = fixture.set(1, "elf-spearmen-regiment", 90_000 + east, 20_000 + north, turned);
        let (from, to) = ((90_000 + west, 20_000 + south), (90_000 + west + width, 20_000 + south + 400));
        fixture.terrain(Category::Impassable, 3, from, to);
        let board = fixture.board();
        let place = |point: gonfalon_table::Point| (f64::from(point.x), f64::from(point.y));
        let corners = board.footprint(target).corners().map(place);
        let wall = [(from.0, from.1), (to.0, from.1), (to.0, to.1), (from.0, to.1)];
        let wall = wall.map(|(x, y)| (f64::from(x), f64::from(y)));
        let expected = hidden_share(place(board.eye(shooter)), corners, wall);
        let (hidden, all) = board.hidden(shooter, target);
        let found = f64::from(hidden) / f64::from(all);
        prop_assert!((found - expected).abs() < 0.011, "{} instead of {}", found, expected);
        let cover = board.in_cover(shooter, target);
        if expected > 0.525 {
            prop_assert_eq!(cover, Cover::Yes);
        } else if expected < 0.475 {
            prop_assert_eq!(cover, Cover::No);
        }
    }

    #[test]
    fn exactly_half_is_doubtful_wherever_the_wall_stands(south in 8_000..50_000_i32, north in 52_000..90_000_i32) {
        // A wall from far left to straight ahead hides the left half of a target that stands straight ahead.
        let mut fixture = Fixture::new();
        let shooter = fixture.set(0, "elf-spearmen-regiment", 90_000, 20_000, 90);
        let target = fixture.set(1, "elf-spearmen-regiment", 90_000, 20_000 + north, 270);
        fixture.terrain(Category::Impassable, 3, (10_000, 20_000 + south), (90_000, 20_000 + south + 300));
        let board = fixture.board();
        prop_assume!(!crate::movement::on_impassable(board, &board.footprint(target)));
        prop_assert_eq!(board.in_cover(shooter, target), Cover::Doubtful);
        prop_assert_eq!(board.line_of_sight(shooter, target, &[]), Sight::Yes);
    }
}
