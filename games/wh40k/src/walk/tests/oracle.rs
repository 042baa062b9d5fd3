//! Whole paths against a close look at many moments of them.

use proptest::prelude::*;

use super::*;
use crate::constants::ENGAGEMENT;
use crate::walk::course::moments;

/// Places all along a walk: a few units and a tenth of a degree from each other.
fn places(start: Spot, walk: &Walk) -> Vec<Spot> {
    const STEP: i32 = 20;
    let mut places = vec![start];
    let mut here = start;
    for next in &walk.path {
        let by = here.heading.difference(next.heading);
        for tenth in 0..=by.abs() / 100 {
            places.push(Spot { heading: here.heading.turn(tenth * 100 * by.signum()), ..here });
        }
        let steps = here.at.distance(next.at).0 / STEP + 1;
        for step in 0..=steps {
            let part = |from: i32, to: i32| from + (to - from) * step / steps;
            let at = Point::new(part(here.at.x, next.at.x), part(here.at.y, next.at.y));
            places.push(Spot { at, ..*next });
        }
        here = *next;
    }
    places
}

fn bases() -> impl Strategy<Value = Base> {
    prop_oneof![
        Just(Base::Round { diameter: Length(3_200) }),
        Just(Base::Oval { length: Length(7_500), width: Length(4_200) }),
        Just(Base::Hull { length: Length(9_000), width: Length(5_000) }),
    ]
}

fn spots() -> impl Strategy<Value = Spot> {
    (10_000..40_000i32, 10_000..40_000i32, 0..360_000i32).prop_map(|(x, y, heading)| Spot {
        at: Point::new(x, y),
        elevation: Length::ZERO,
        heading: Heading::from_thousandths(heading),
    })
}

fn on_base(base: Base) -> Datasheet {
    let mut sheet = trooper();
    sheet.kinds[0].profile.base = base;
    sheet
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn enemies_met_are_those_met_at_some_moment(
        (base, enemy_base) in (bases(), bases()),
        (start, path) in (spots(), proptest::collection::vec(spots(), 1..3)),
        enemy in spots(),
    ) {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, on_base(base), &[(0, 0)]);
        let other = fixture.add(BLUE, on_base(enemy_base), &[(0, 0)]);
        let (model, other) = (fixture.model(unit, 0), fixture.model(other, 0));
        stand(&mut fixture.state.table.models[0], &walk(model, &[start]));
        stand(&mut fixture.state.table.models[1], &walk(other, &[enemy]));
        let walk = walk(model, &path);
        let found = rules(&fixture, of_kind(unit, MoveKind::Advance, 200), std::slice::from_ref(&walk));
        let board = fixture.board();
        let places = places(start, &walk);
        let engaged = |limit| {
            places.iter().any(|place| board.horizontally_within_at(model, place, other, &enemy, limit))
        };
        let crossed = places.iter().any(|place| board.collides_at(model, place, other, &enemy));
        let says_engaged = found.contains(&"wh40k.move.advance-not-engaged");
        let says_crossed = found.contains(&"wh40k.move.not-across-enemies");
        prop_assert!(says_engaged || !engaged(ENGAGEMENT), "missed an engagement");
        prop_assert!(!says_engaged || engaged(ENGAGEMENT + Length(25)), "no engagement is near");
        prop_assert!(says_crossed || !crossed, "missed a crossing");
        prop_assert!(!says_crossed || engaged(Length(25)), "no crossing is near");
        prop_assert_eq!(says_crossed, crosses_enemies(board, unit, &walk));
    }

    #[test]
    fn quick_looks_agree_with_the_outlines(
        (one, other) in (bases(), bases()),
        (here, there) in (spots(), spots()),
        limit in 0..30_000i32,
    ) {
        let mut fixture = Fixture::new();
        fixture.add(RED, on_base(one), &[(0, 0)]);
        fixture.add(BLUE, on_base(other), &[(0, 0)]);
        let (board, one, other) = (fixture.board(), ModelId(0), ModelId(1));
        let gap = board.shape_at(one, &here).gap(&board.shape_at(other, &there));
        for limit in [Length(limit), gap - Length(3), gap, gap + Length(1)] {
            let exact = board.shape_at(one, &here).within(&board.shape_at(other, &there), limit);
            prop_assert_eq!(board.horizontally_within_at(one, &here, other, &there, limit), exact);
            prop_assert_eq!(board.within_at(one, &here, other, &there, limit), exact);
        }
    }

    #[test]
    fn the_longest_way_of_any_point_of_the_outline_is_the_distance(
        base in bases(),
        start in spots(),
        path in proptest::collection::vec(spots(), 1..4),
    ) {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, on_base(base), &[(0, 0)]);
        let model = fixture.model(unit, 0);
        stand(&mut fixture.state.table.models[0], &walk(model, &[start]));
        let walk = walk(model, &path);
        let (length, width) = match base {
            Base::Round { .. } => (0.0, 0.0),
            Base::Oval { length, .. } => (f64::from(length.0) / 2.0, 0.0),
            Base::Hull { length, width } => (f64::from(length.0) / 2.0, f64::from(width.0) / 2.0),
        };
        // The tip or a corner, wherever it is at each moment.
        let tip = |place: &Spot| {
            let angle = f64::from(place.heading.thousandths()).to_radians() / 1000.0;
            let (x, y) = (angle.cos() * length - angle.sin() * width, angle.sin() * length + angle.cos() * width);
            (f64::from(place.at.x) + x, f64::from(place.at.y) + y)
        };
        let mut here = start;
        let mut way = 0.0;
        for next in &path {
            let turning: Vec<Spot> = moments(&here, here.heading.difference(next.heading)).collect();
            for pair in turning.windows(2) {
                let (from, to) = (tip(&pair[0]), tip(&pair[1]));
                way += (to.0 - from.0).hypot(to.1 - from.1);
            }
            way += f64::from(next.at.x - here.at.x).hypot(f64::from(next.at.y - here.at.y));
            here = *next;
        }
        let reckoned = super::super::length(fixture.board(), MoveKind::Normal, &walk);
        prop_assert!((f64::from(reckoned.0) - way).abs() < 2.0, "{} for {}", reckoned.0, way);
    }

    #[test]
    fn climbing_is_the_rise_and_fall_of_what_is_below(
        (start, end) in (spots(), spots()),
        walls in proptest::collection::vec((40..150i32, 40..150i32, 5..40i32, 5..40i32, 3..9i32), 1..4),
    ) {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, trooper(), &[(0, 0)]);
        let model = fixture.model(unit, 0);
        let (start, end) = (spot(start.at), spot(end.at));
        stand(&mut fixture.state.table.models[0], &walk(model, &[start]));
        for (x, y, wide, deep, high) in walls {
            fixture.terrain(box_feature(FeatureKind::Debris, (x, y), (x + wide, y + deep), high));
        }
        let board = fixture.board();
        let walk = walk(model, &[end]);
        let surface = |place: &Spot| {
            let over = |feature: &&crate::data::Feature| {
                crate::standing::overlaps(&board.shape_at(model, place), &feature.footprint)
            };
            board.table.terrain.iter().filter(over).map(|feature| feature.height.0).max().unwrap_or(0)
        };
        let heights: Vec<i32> = places(start, &walk).iter().map(surface).collect();
        // Who would begin or end inside terrain, or only brushes it, is left to other tests.
        let mut runs: Vec<(i32, usize)> = Vec::new();
        for height in &heights {
            match runs.last_mut() {
                Some(run) if run.0 == *height => run.1 += 1,
                _ => runs.push((*height, 1)),
            }
        }
        prop_assume!(heights[0] == 0 && heights[heights.len() - 1] == 0);
        prop_assume!(runs.iter().all(|run| run.1 > 3));
        let climbed: i32 = heights.windows(2).map(|pair| (pair[1] - pair[0]).abs()).sum();
        let flat = start.at.distance(end.at);
        let reckoned = super::super::length(board, MoveKind::Normal, &walk);
        prop_assert!((reckoned - flat - Length(climbed)).0.abs() <= 1, "{} {} {}", reckoned.0, flat.0, climbed);
    }
}

/// Any place a player might send, on the table or far off it.
fn wild_spots() -> impl Strategy<Value = Spot> {
    let far =
        prop_oneof![Just(0), -5_000..160_000i32, -1_000_000..1_000_000i32, Just(i32::MAX), Just(i32::MIN)];
    let high = prop_oneof![
        Just(0),
        Just(3 * INCH),
        Just(6 * INCH),
        -10_000..30_000i32,
        Just(i32::MAX),
        Just(i32::MIN)
    ];
    (far.clone(), far, high, 0..360_000i32).prop_map(|(x, y, up, heading)| Spot {
        at: Point::new(x, y),
        elevation: Length(up),
        heading: Heading::from_thousandths(heading),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn whatever_is_sent_is_judged_and_both_judges_agree(
        base in bases(),
        flies in any::<bool>(),
        kind in 0..8usize,
        paths in proptest::collection::vec(proptest::collection::vec(prop_oneof![spots(), wild_spots()], 0..4), 1..4),
        models in proptest::collection::vec(0..9u8, 1..4),
    ) {
        let mut fixture = Fixture::new();
        let sheet = if flies { with_keyword(on_base(base), Core::Fly) } else { on_base(base) };
        let unit = fixture.add(RED, sheet, &[(60, 60), (95, 60), (60, 95)]);
        let enemy = fixture.add(BLUE, on_base(base), &[(110, 110), (60, 150)]);
        fixture.add(RED, tank(), &[(150, 60)]);
        fixture.terrain(ruins((80, 80), (140, 140), &[3, 6]));
        fixture.terrain(box_feature(FeatureKind::Hill, (40, 100), (75, 140), 3));
        fixture.terrain(box_feature(FeatureKind::Woods, (100, 40), (140, 70), 5));
        fixture.state.table.markers.push(Marker { at: tenths(90, 75), controlled: None });
        let kinds = [
            MoveKind::Stationary,
            MoveKind::Normal,
            MoveKind::Advance,
            MoveKind::FallBack,
            MoveKind::Scouts,
            MoveKind::Charge,
            MoveKind::PileIn,
            MoveKind::Consolidate,
        ];
        let walks: Vec<Walk> =
            models.iter().zip(&paths).map(|(model, path)| walk(ModelId(*model), path)).collect();
        let targets = [enemy];
        let order = Move { unit, kind: kinds[kind], distance: Length::inches(6), targets: &targets };
        // The helper compares the full judgement with the quick one.
        let found = rules(&fixture, order, &walks);
        if let Some(shorter) = nearest(fixture.board(), order, &walks) {
            prop_assert!(rules(&fixture, order, &shorter).is_empty());
        }
        let twice = found.contains(&"wh40k.move.any-models");
        prop_assert!(!twice || found.len() == 1);
    }
}
