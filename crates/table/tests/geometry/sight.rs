//! Lines of sight against many sampled segments.

use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Polygon, Shape, sight};
use proptest::prelude::*;

use crate::floats::{self, Spot};
use crate::generate::{circle, convex, oriented};

/// How deep a segment cuts into a convex polygon: the shortest shift that frees it; zero if it is free.
fn cut(polygon: &Polygon, from: Spot, to: Spot) -> f64 {
    let corners: Vec<Spot> = polygon.points().iter().map(|&corner| floats::spot(corner)).collect();
    let side = |(ax, ay): Spot, (bx, by): Spot, (px, py): Spot| {
        ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / (bx - ax).hypot(by - ay)
    };
    let across = (0..corners.len()).map(|index| {
        let (a, b) = (corners[index], corners[(index + 1) % corners.len()]);
        side(a, b, from).max(side(a, b, to))
    });
    let heights = corners.iter().map(|&corner| side(from, to, corner));
    let left = heights.clone().fold(f64::NEG_INFINITY, f64::max);
    let right = heights.fold(f64::INFINITY, f64::min);
    across.fold(left.min(-right), f64::min).max(0.0)
}

/// Spots all around the border of a shape, at most `spacing` apart.
fn border(shape: &Shape, spacing: f64) -> Vec<Spot> {
    match shape {
        Shape::Circle(circle) => {
            let (x, y) = floats::spot(circle.centre);
            let count = (floats::radius(circle) * std::f64::consts::TAU / spacing).ceil();
            (0..count as i32)
                .map(|index| {
                    let angle = f64::from(index) / count * std::f64::consts::TAU;
                    (x + floats::radius(circle) * angle.cos(), y + floats::radius(circle) * angle.sin())
                })
                .collect()
        }
        Shape::Box(oriented) => floats::border(&oriented.corners(), spacing),
        Shape::Polygon(polygon) => floats::border(polygon.points(), spacing),
    }
}

/// The shallowest of the deepest cuts of all sampled segments. Any segment between the shapes has a sampled one
/// next to it, no farther than half the spacing, because its part between the shapes begins and ends on borders.
fn shallowest(from: &Shape, to: &Shape, blockers: &[Polygon], spacing: f64) -> f64 {
    let ends = border(to, spacing);
    let mut best = f64::INFINITY;
    for start in border(from, spacing) {
        for &end in &ends {
            let mut deepest = 0.0_f64;
            for blocker in blockers {
                deepest = deepest.max(cut(blocker, start, end));
                if deepest >= best {
                    break;
                }
            }
            best = best.min(deepest);
        }
    }
    best
}

fn check(from: &Shape, to: &Shape, blockers: &[Polygon], spacing: f64) -> Result<(), TestCaseError> {
    prop_assume!(!from.within(to, Length(2)));
    let borrowed: Vec<&Polygon> = blockers.iter().collect();
    let seen = sight::clear(from, to, &borrowed);
    prop_assert_eq!(seen, sight::clear(to, from, &borrowed), "sight is mutual");
    let reversed: Vec<&Polygon> = blockers.iter().rev().collect();
    prop_assert_eq!(seen, sight::clear(from, to, &reversed), "the order of blockers does not matter");
    let cut = shallowest(from, to, blockers, spacing);
    // Box corners are sampled on the grid, up to 0.71 units off the true ones.
    prop_assert!(seen || cut > 0.0, "a sampled segment is free");
    prop_assert!(
        !seen || cut < 2.0 + spacing / 2.0 + 0.75,
        "no sampled segment is nearly free, best {}",
        cut
    );
    Ok(())
}

fn at_left(circle: Circle) -> Shape {
    circle.at(circle.centre.shifted(-1_000, 0)).into()
}

fn at_right(circle: Circle) -> Shape {
    circle.at(circle.centre.shifted(1_000, 0)).into()
}

/// Blockers in the middle, large enough to hide things together.
fn blockers(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Polygon>> {
    prop::collection::vec(convex(650, 300), count)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

    #[test]
    fn disks_see_each_other_along_free_segments(
        from in circle(200, 400).prop_map(at_left),
        to in circle(200, 400).prop_map(at_right),
        blockers in blockers(1..7),
    ) {
        check(&from, &to, &blockers, 16.0)?;
    }

    #[test]
    fn boxes_and_polygons_see_each_other_along_free_segments(
        from in prop_oneof![
            circle(200, 300).prop_map(at_left),
            oriented(200, 300).prop_map(|one| one.at(one.centre.shifted(-1_000, 0)).into()),
        ],
        to in prop_oneof![
            convex(200, 150).prop_map(|one| one.translated(1_000, 0).into()),
            oriented(200, 300).prop_map(|one| one.at(one.centre.shifted(1_000, 0)).into()),
        ],
        blockers in blockers(1..7),
    ) {
        check(&from, &to, &blockers, 16.0)?;
    }

    /// Blockers that stand on the disks leave only part of their rims to see with.
    #[test]
    fn disks_see_with_the_part_that_is_not_in_a_blocker(
        from in circle(100, 600),
        to in circle(100, 600),
        blockers in blockers(1..6),
    ) {
        let moved = |circle: Circle, dx: i32| Shape::from(circle.at(circle.centre.shifted(dx, 0)));
        check(&moved(from, -400), &moved(to, 400), &blockers, 16.0)?;
    }

    /// Walls with narrow gaps, so that the free segments are few.
    #[test]
    fn narrow_gaps_are_found(
        from in circle(100, 200).prop_map(at_left),
        to in circle(100, 200).prop_map(at_right),
        gaps in prop::collection::vec((-150..150, 1..40), 1..4),
    ) {
        let wall = |west: i32, south: i32, north: i32| {
            let corners = [(west, south), (west + 100, south), (west + 100, north), (west, north)];
            Polygon::new(corners.map(|(x, y)| Point::new(x, y)).to_vec()).expect("a wall is simple")
        };
        let walls: Vec<Polygon> = gaps
            .iter()
            .enumerate()
            .flat_map(|(index, &(south, width))| {
                let west = -500 + 400 * index as i32;
                [wall(west, -2_000, south), wall(west, south + width, 2_000)]
            })
            .collect();
        check(&from, &to, &walls, 8.0)?;
    }

    /// A notched blocker stands in the way like the two overlapping bars it is made of.
    #[test]
    fn a_notched_blocker_is_the_union_of_its_bars(
        from in circle(300, 300).prop_map(at_left),
        to in circle(300, 300).prop_map(at_right),
        (length, height, thickness) in (200..900, 200..900, 30..150),
        (x, y) in (-400..100, -500..200),
        turns in 0_u8..4,
    ) {
        let polygon = |corners: &[(i32, i32)]| {
            let points = corners.iter().map(|&(dx, dy)| Point::new(x + dx, y + dy)).collect();
            crate::generate::quarter_polygon(&Polygon::new(points).expect("the polygon is simple"), turns)
        };
        let angle = polygon(&[
            (0, 0), (length, 0), (length, thickness), (thickness, thickness), (thickness, height), (0, height),
        ]);
        let bars = [
            polygon(&[(0, 0), (length, 0), (length, thickness), (0, thickness)]),
            polygon(&[(0, 0), (thickness, 0), (thickness, height), (0, height)]),
        ];
        prop_assume!(!from.within(&to, Length(2)));
        let seen = sight::clear(&from, &to, &[&angle]);
        let cut = shallowest(&from, &to, &bars, 12.0);
        prop_assert!(seen || cut > 0.0);
        prop_assert!(!seen || cut < 8.5);
        let centres = [&from, &to].map(|shape| match shape {
            Shape::Circle(circle) => circle.centre,
            _ => unreachable!("both are disks"),
        });
        let blocked = bars.iter().map(|bar| self::cut(bar, floats::spot(centres[0]), floats::spot(centres[1])));
        let deepest = blocked.fold(0.0, f64::max);
        if !(0.9..=1.1).contains(&deepest) && bars.iter().all(|bar| centres.iter().all(|&centre| !bar.contains_point(centre))) {
            prop_assert_eq!(sight::segment_clear(centres[0], centres[1], &[&angle]), deepest < 1.0);
        }
    }
}

#[test]
fn a_regiment_looks_over_the_heads_of_another_through_the_gap_beside_it() {
    let regiment = |x: i32, y: i32| {
        OrientedBox::new(Point::new(x, y), Heading::from_degrees(90), Length(20_000), Length(8_000))
    };
    let outline = |one: OrientedBox| Polygon::new(one.corners().to_vec()).expect("a box is simple");
    let (archers, target) = (Shape::from(regiment(0, 0)), Shape::from(regiment(0, 60_000)));
    let (left, right) = (outline(regiment(-10_000, 30_000)), outline(regiment(10_001, 30_000)));
    assert!(sight::clear(&archers, &target, &[&left, &right]), "a gap of one unit is a gap");
    let close = outline(regiment(9_997, 30_000));
    let wide = [&left, &close].map(|block| block.translated(0, 0));
    let flanks = [outline(regiment(-30_000, 30_000)), outline(regiment(29_997, 30_000))];
    assert!(!sight::clear(&archers, &target, &[&wide[0], &wide[1], &flanks[0], &flanks[1]]));
}
