//! Distances, models, edges and markers.

use super::*;

#[test]
fn a_normal_move_goes_exactly_its_move() {
    let (fixture, unit, model, at) = lone(trooper());
    let east = |by: i32| [walk(model, &[spot(at.shifted(by, 0))])];
    assert!(rules(&fixture, normal(unit), &east(6 * INCH)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &east(6 * INCH + 2)), ["wh40k.move.normal-distance"]);
    let advance = of_kind(unit, MoveKind::Advance, 3);
    assert!(rules(&fixture, advance, &east(9 * INCH)).is_empty());
    assert_eq!(rules(&fixture, advance, &east(9 * INCH + 2)), ["wh40k.move.advance-distance"]);
    // Around a corner both legs count.
    let corner = [walk(model, &[spot(at.shifted(3 * INCH, 0)), spot(at.shifted(3 * INCH, 3 * INCH))])];
    assert!(rules(&fixture, normal(unit), &corner).is_empty());
    let farther = [walk(model, &[spot(at.shifted(3 * INCH, 0)), spot(at.shifted(3 * INCH, 3 * INCH + 2))])];
    assert_eq!(rules(&fixture, normal(unit), &farther), ["wh40k.move.normal-distance"]);
    assert_eq!(rules(&fixture, of_kind(unit, MoveKind::Stationary, 0), &east(1)), ["wh40k.move.stationary"]);
}

#[test]
fn turning_a_hull_moves_its_corners() {
    let (fixture, unit, model, at) = lone(tank());
    // Half of the diagonal of 5 by 3 inches is 2.9155 inches; a quarter turn takes a corner along 4.5796 inches.
    let east = |by: i32| [walk(model, &[Spot { heading: Heading::EAST, ..spot(at.shifted(by, 0)) }])];
    let left = 10 * INCH - 11_632;
    assert!(rules(&fixture, normal(unit), &east(left)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &east(left + 4)), ["wh40k.move.normal-distance"]);
    let straight = [walk(model, &[spot(at.shifted(0, 10 * INCH))])];
    assert!(rules(&fixture, normal(unit), &straight).is_empty());
    // Round bases turn for free.
    let (fixture, unit, model, at) = lone(trooper());
    let turned = [walk(model, &[Spot { heading: Heading::SOUTH, ..spot(at.shifted(6 * INCH, 0)) }])];
    assert!(rules(&fixture, normal(unit), &turned).is_empty());
}

#[test]
fn enemies_bar_the_way_and_their_range_may_not_be_entered() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 100)]);
    let (model, at) = (fixture.model(unit, 0), tenths(100, 100));
    let order = normal(unit);
    let east = [walk(model, &[spot(at.shifted(6 * INCH, 0))])];
    // The enemy stands beside the way, one inch and a little from it.
    fixture.state.table.models[1].at = at.shifted(3 * INCH, BASE + INCH + 2);
    assert!(rules(&fixture, order, &east).is_empty());
    fixture.state.table.models[1].at = at.shifted(3 * INCH, BASE + INCH);
    assert_eq!(rules(&fixture, order, &east), ["wh40k.move.normal-not-engaged"]);
    let advance = of_kind(unit, MoveKind::Advance, 1);
    assert_eq!(rules(&fixture, advance, &east), ["wh40k.move.advance-not-engaged"]);
    fixture.state.table.models[1].at = at.shifted(3 * INCH, BASE - 1);
    let both = ["wh40k.move.not-across-enemies", "wh40k.move.normal-not-engaged"];
    assert_eq!(rules(&fixture, order, &east), both);
    // High above, nobody is met.
    fixture.state.table.models[1].elevation = Length::thousandths(5_001);
    assert!(rules(&fixture, order, &east).is_empty());
    fixture.state.table.models[1].elevation = Length::ZERO;
    let ending = [walk(model, &[spot(at.shifted(-INCH, 0))])];
    fixture.state.table.models[1].at = at.shifted(-BASE - 2 * INCH, 0);
    let ends = ["wh40k.move.normal-not-engaged", "wh40k.engagement.no-end-move"];
    assert_eq!(rules(&fixture, order, &ending), ends);
}

#[test]
fn who_falls_back_crosses_enemies_and_is_tested() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(115, 100)]);
    let (model, at) = (fixture.model(unit, 0), tenths(100, 100));
    let order = of_kind(unit, MoveKind::FallBack, 0);
    let over = [walk(model, &[spot(at.shifted(-BASE, 0)), spot(at.shifted(-BASE, 0))])];
    assert!(!crosses_enemies(fixture.board(), unit, &over[0]));
    let across = walk(model, &[spot(at.shifted(6 * INCH, 0))]);
    assert!(crosses_enemies(fixture.board(), unit, &across));
    fixture.state.table.models[1].at = at.shifted(0, BASE);
    let away = |gap: i32| [walk(model, &[spot(at.shifted(0, -gap))])];
    assert_eq!(rules(&fixture, order, &away(INCH)), ["wh40k.fallback.end-outside"]);
    assert!(rules(&fixture, order, &away(INCH + 2)).is_empty());
    assert_eq!(rules(&fixture, order, &[]), ["wh40k.fallback.end-outside"]);
    assert!(fixture.board().is_engaged(enemy));
}

#[test]
fn friends_are_passed_but_monsters_and_vehicles_block_their_like() {
    let (mut fixture, unit, model, at) = lone(tank());
    let squad = fixture.add(RED, trooper(), &[(100, 100)]);
    let other = fixture.model(squad, 0);
    fixture.state.table.models[other.index()].at = at.shifted(0, 5 * INCH);
    let north = [walk(model, &[spot(at.shifted(0, 10 * INCH))])];
    assert!(rules(&fixture, normal(unit), &north).is_empty());
    let on_top = [walk(model, &[spot(at.shifted(0, 5 * INCH))])];
    assert_eq!(rules(&fixture, normal(unit), &on_top), ["wh40k.move.not-end-on-model"]);
    let second = fixture.add(RED, tank(), &[(100, 100)]);
    let second = fixture.model(second, 0);
    fixture.state.table.models[second.index()].at = at.shifted(3 * INCH - 1, 5 * INCH);
    assert_eq!(rules(&fixture, normal(unit), &north), ["wh40k.move.monster-vehicle-block"]);
    fixture.state.table.models[second.index()].at = at.shifted(3 * INCH, 5 * INCH);
    assert!(rules(&fixture, normal(unit), &north).is_empty());
    // Who flies passes over.
    let (mut fixture, unit, model, at) = lone(with_keyword(tank(), Core::Fly));
    let second = fixture.add(RED, tank(), &[(100, 150)]);
    let second = fixture.model(second, 0);
    fixture.state.table.models[second.index()].at = at.shifted(2 * INCH, 5 * INCH);
    let north = [walk(model, &[spot(at.shifted(0, 10 * INCH))])];
    assert_eq!(rules(&fixture, normal(unit), &north), Vec::<&str>::new());
}

#[test]
fn nobody_crosses_the_edge_or_ends_on_a_marker() {
    let (mut fixture, unit, model, at) = lone(trooper());
    fixture.state.table.models[model.index()].at = Point::new(5_000, 5_000);
    let west = |x: i32| [walk(model, &[spot(Point::new(x, 5_000)), spot(Point::new(5_000, 5_000))])];
    assert!(rules(&fixture, normal(unit), &west(BASE / 2)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &west(BASE / 2 - 2)), ["wh40k.move.not-across-edge"]);
    fixture.state.table.models[model.index()].at = at;
    fixture.state.table.markers.push(Marker { at: at.shifted(0, 3 * INCH), controlled: None });
    let north = |by: i32| [walk(model, &[spot(at.shifted(0, by))])];
    let beside = 3 * INCH - 3_600;
    assert!(rules(&fixture, normal(unit), &north(beside)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &north(beside + 2)), ["wh40k.objective.no-end-on"]);
    assert!(rules(&fixture, normal(unit), &north(6 * INCH + 1)).is_empty(), "markers are moved over");
}

#[test]
fn walks_are_judged_in_their_order() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (113, 100)]);
    let models = [fixture.model(unit, 0), fixture.model(unit, 1)];
    let east = |index: usize| {
        let at = fixture.board().model(models[index]).at;
        walk(models[index], &[spot(at.shifted(3_302, 0))])
    };
    assert!(rules(&fixture, normal(unit), &[east(1), east(0)]).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &[east(0), east(1)]), ["wh40k.move.not-end-on-model"]);
    assert_eq!(rules(&fixture, normal(unit), &[east(0), east(0)]), ["wh40k.move.any-models"]);
    let walks = formation(fixture.board(), unit, Length(3_302), Length::ZERO);
    assert_eq!(walks[..], [east(1), east(0)]);
    let far = formation(fixture.board(), unit, Length::inches(8), Length::ZERO);
    let nearer = nearest(fixture.board(), normal(unit), &far).expect("a shorter walk");
    assert_eq!(length(fixture.board(), MoveKind::Normal, &nearer[0]), Length::inches(6));
}

#[test]
fn a_chain_of_bases_stays_coherent_after_a_move() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (113, 100)]);
    let (model, at) = (fixture.model(unit, 0), tenths(100, 100));
    let gap = tenths(113, 100).x - at.x - BASE;
    let west = |by: i32| [walk(model, &[spot(at.shifted(-by, 0))])];
    assert!(rules(&fixture, normal(unit), &west(2 * INCH - gap)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &west(2 * INCH - gap + 2)), ["wh40k.coherency.small-unit"]);
}

#[test]
fn scouts_keep_nine_inches_away() {
    let mut sheet = trooper();
    sheet.abilities = vec![crate::data::Ability::Core(crate::data::CoreAbility::Scouts(Length::inches(7)))];
    let (mut fixture, unit, model, at) = lone(sheet);
    let order = of_kind(unit, MoveKind::Scouts, 0);
    let east = |by: i32| [walk(model, &[spot(at.shifted(by, 0))])];
    assert!(rules(&fixture, order, &east(7 * INCH)).is_empty());
    assert_eq!(rules(&fixture, order, &east(7 * INCH + 2)), ["wh40k.ability.scouts-move"]);
    fixture.state.table.models[1].at = at.shifted(12 * INCH + BASE, 0);
    assert_eq!(rules(&fixture, order, &east(3 * INCH)), ["wh40k.ability.scouts-distance"]);
    assert!(rules(&fixture, order, &east(3 * INCH - 2)).is_empty());
}

#[test]
fn a_formation_stops_short_of_what_cannot_be_stood_on() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (100, 115)]);
    fixture.terrain(box_feature(FeatureKind::Debris, (157, 60), (170, 107), 1));
    let walks = formation(fixture.board(), unit, Length::inches(6), Length::ZERO);
    assert!(rules(&fixture, normal(unit), &walks).is_empty());
    let went = |number: usize| walks[number].path[0].at.x - tenths(100, 100).x;
    let (short, far) = (went(0).min(went(1)), went(0).max(went(1)));
    assert!(far == 6 * INCH && (3 * INCH..6 * INCH).contains(&short), "{short} {far}");
}
