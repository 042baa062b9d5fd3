//! Moves into combat that are made for somebody.

use proptest::prelude::*;

use super::*;

/// Two squads in rows, so far apart, the second so far aside.
fn squads(red: usize, blue: usize, gap: i32, aside: i32) -> (Fixture, UnitId, UnitId) {
    let block = |count: usize, x: i32, y: i32, way: i32| -> Vec<Point> {
        let places = (0..count as i32).map(|index| (x + way * (index / 5) * 3_500, y + (index % 5) * 3_500));
        places.map(|(x, y)| Point::new(x, y)).collect()
    };
    let mut fixture = Fixture::new();
    let one = fixture.add(RED, trooper(), &vec![(0, 0); red]);
    let other = fixture.add(BLUE, trooper(), &vec![(0, 0); blue]);
    let places =
        [block(red, 50_000, 40_000, -1), block(blue, 50_000 + BASE + gap, 40_000 + aside, 1)].concat();
    for (model, at) in fixture.state.table.models.iter_mut().zip(places) {
        model.at = at;
    }
    (fixture, one, other)
}

fn order<'a>(unit: UnitId, kind: MoveKind, inches: i32, targets: &'a [UnitId]) -> Move<'a> {
    Move { unit, kind, distance: Length::inches(inches), targets }
}

#[test]
fn a_charge_that_reaches_is_found_and_one_that_does_not_is_none() {
    let (fixture, red, blue) = squads(10, 5, 6 * INCH, 0);
    let targets = [blue];
    let walks = charge_in(fixture.board(), order(red, MoveKind::Charge, 7, &targets)).expect("a charge");
    assert!(rules(&fixture, order(red, MoveKind::Charge, 7, &targets), &walks).is_empty());
    assert!(walks.len() >= 5);
    assert!(charge_in(fixture.board(), order(red, MoveKind::Charge, 4, &targets)).is_none());
}

#[test]
fn two_targets_are_reached_together() {
    let (mut fixture, red, blue) = squads(5, 3, 4 * INCH, 0);
    let other = fixture.add(BLUE, trooper(), &[(0, 0)]);
    let model = fixture.model(other, 0);
    fixture.state.table.models[model.index()].at = Point::new(50_000 + BASE + 4 * INCH, 40_000 + 4 * 3_500);
    let targets = [blue, other];
    let walks = charge_in(fixture.board(), order(red, MoveKind::Charge, 6, &targets)).expect("a charge");
    assert!(rules(&fixture, order(red, MoveKind::Charge, 6, &targets), &walks).is_empty());
}

#[test]
fn the_charge_onto_a_roof_needs_the_height_as_well() {
    // Two inches to a building three inches high, the target two and a half inches from its edge: 7 1/2 less 1.
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100)]);
    let blue = fixture.add(BLUE, trooper(), &[(100, 100)]);
    fixture.terrain(box_feature(FeatureKind::Hill, (200, 50), (300, 150), 3));
    let edge = tenths(200, 100);
    fixture.state.table.models[0].at = edge.shifted(-BASE / 2 - 2 * INCH, 0);
    fixture.state.table.models[1].at = edge.shifted(BASE / 2 + 5 * INCH / 2, 0);
    fixture.state.table.models[1].elevation = Length::inches(3);
    let targets = [blue];
    let model = fixture.model(red, 0);
    // On top its base may not overhang, so it stands wholly behind the edge, and in Engagement Range from half an inch on.
    let onto = walk(model, &[up(edge.shifted(BASE / 2, 0), 3)]);
    let needed = super::super::length(fixture.board(), MoveKind::Charge, &onto);
    assert_eq!(needed, Length(BASE + 2 * INCH + 3 * INCH));
    assert!(charge_in(fixture.board(), order(red, MoveKind::Charge, 8, &targets)).is_some());
    assert!(charge_in(fixture.board(), order(red, MoveKind::Charge, 6, &targets)).is_none());
}

#[test]
fn in_the_open_a_charge_with_room_to_spare_is_found() {
    for (red, blue) in (1..=10).flat_map(|red| [(red, 1), (red, 3), (red, 7)]) {
        for gap in [3_017, 6_911, 13_003, 19_997] {
            for aside in [-7_919, -3_285, 0, 1_733, 6_621] {
                let (fixture, one, other) = squads(red, blue, gap, aside);
                let gap = fixture.board().unit_gap(one, other).expect("models");
                let (inches, targets) = (gap.0 / INCH + 2, [other]);
                let found = charge_in(fixture.board(), order(one, MoveKind::Charge, inches, &targets));
                assert!(found.is_some(), "{red} charge {blue} over {gap:?}, {aside} aside");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn piling_in_and_consolidating_are_never_illegal(
        (red, blue) in (1..11usize, 1..8usize),
        gap in 0..5_000i32,
        aside in -8_000..8_000i32,
    ) {
        let (fixture, one, _) = squads(red, blue, gap, aside);
        for kind in [MoveKind::PileIn, MoveKind::Consolidate] {
            let walks = close_in(fixture.board(), order(one, kind, 3, &[]));
            prop_assert!(rules(&fixture, order(one, kind, 3, &[]), &walks).is_empty());
        }
    }
}

#[test]
fn a_charge_goes_around_a_corner_where_the_straight_way_is_barred() {
    // An enemy that is no target stands right in the way.
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100)]);
    let blue = fixture.add(BLUE, trooper(), &[(180, 100)]);
    fixture.add(BLUE, trooper(), &[(140, 100)]);
    let targets = [blue];
    let far = order(red, MoveKind::Charge, 12, &targets);
    let walks = charge_in(fixture.board(), far).expect("a way around");
    assert_eq!(walks[0].path.len(), 2);
    assert!(rules(&fixture, far, &walks).is_empty());
    assert!(charge_in(fixture.board(), order(red, MoveKind::Charge, 7, &targets)).is_none());
}

#[test]
fn who_reaches_nobody_consolidates_to_the_nearest_marker() {
    // wh40k.fight.consolidate-objective
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100), (100, 115), (100, 130)]);
    fixture.add(BLUE, trooper(), &[(400, 400)]);
    fixture.state.table.markers.push(Marker { at: tenths(160, 115), controlled: None });
    let close = order(red, MoveKind::Consolidate, 3, &[]);
    let walks = close_in(fixture.board(), close);
    assert!(!walks.is_empty());
    assert!(rules(&fixture, close, &walks).is_empty());
    // One that is too far away is not worth a step.
    fixture.state.table.markers[0].at = tenths(200, 115);
    assert!(close_in(fixture.board(), close).is_empty());
}
