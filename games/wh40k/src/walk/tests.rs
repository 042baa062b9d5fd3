//! Moves at their limits.

use gonfalon_table::{Heading, Length, Point};

use super::*;
use crate::action::Spot;
use crate::data::{Base, Core, Datasheet, FeatureKind, Keyword, Movement};
use crate::fixture::{BLUE, Fixture, RED, box_feature, ruins, tank, tenths, trooper};
use crate::state::{Marker, ModelId};

const BASE: i32 = 3_200;
const INCH: i32 = 2_540;

fn spot(at: Point) -> Spot {
    Spot { at, elevation: Length::ZERO, heading: Heading::NORTH }
}

fn up(at: Point, inches: i32) -> Spot {
    Spot { elevation: Length::inches(inches), ..spot(at) }
}

fn walk(model: ModelId, path: &[Spot]) -> Walk {
    Walk { model, path: path.iter().copied().collect() }
}

fn with_keyword(mut sheet: Datasheet, keyword: Core) -> Datasheet {
    sheet.keywords.add(Keyword::Core(keyword));
    sheet
}

/// The rules that forbid a move; a quick look must agree.
fn rules(fixture: &Fixture, order: Move<'_>, walks: &[Walk]) -> Vec<&'static str> {
    let Move { unit, kind, distance, targets } = order;
    let list = refusals(fixture.board(), unit, kind, distance, targets, walks);
    assert_eq!(list.is_empty(), is_legal(fixture.board(), unit, kind, distance, targets, walks), "{list:?}");
    list.into_iter().map(|refusal| refusal.rule.0).collect()
}

fn normal(unit: UnitId) -> Move<'static> {
    Move { unit, kind: MoveKind::Normal, distance: Length::ZERO, targets: &[] }
}

fn of_kind(unit: UnitId, kind: MoveKind, inches: i32) -> Move<'static> {
    Move { unit, kind, distance: Length::inches(inches), targets: &[] }
}

/// One red model of a datasheet at 10, 10 inches, and one blue trooper far away.
fn lone(sheet: Datasheet) -> (Fixture, UnitId, ModelId, Point) {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, sheet, &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(500, 400)]);
    let model = fixture.model(unit, 0);
    (fixture, unit, model, tenths(100, 100))
}

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
fn low_terrain_is_free_and_high_terrain_is_climbed() {
    let (mut fixture, unit, model, at) = lone(trooper());
    // A pipe two inches high, then a building of three inches; the example of the book: nine inches in all.
    fixture.terrain(box_feature(FeatureKind::Barricade, (115, 50), (120, 150), 2));
    fixture.terrain(box_feature(FeatureKind::Hill, (140, 50), (200, 150), 3));
    let onto = |by: i32, inches| [walk(model, &[up(at.shifted(by, 0), inches)])];
    let advance = of_kind(unit, MoveKind::Advance, 3);
    assert!(rules(&fixture, advance, &onto(6 * INCH, 3)).is_empty());
    assert_eq!(rules(&fixture, advance, &onto(6 * INCH + 3, 3)), ["wh40k.move.advance-distance"]);
    assert_eq!(
        rules(&fixture, advance, &onto(6 * INCH, 1)),
        ["wh40k.climb.over-not-through", "wh40k.terrain.hill-no-overhang"],
        "halfway up it would stand in the hill"
    );
    assert!(rules(&fixture, normal(unit), &onto(3 * INCH, 0)).is_empty(), "the pipe is as though absent");
    assert_eq!(rules(&fixture, normal(unit), &onto(INCH + INCH / 2, 0)), ["wh40k.terrain.barricade-no-stop"]);
    // Over a statue of three inches: up and down.
    let (mut fixture, unit, model, at) = lone(trooper());
    fixture.terrain(box_feature(FeatureKind::Debris, (120, 50), (125, 150), 3));
    let over = |by: i32| [walk(model, &[spot(at.shifted(by, 0))])];
    assert!(rules(&fixture, of_kind(unit, MoveKind::Advance, 4), &over(4 * INCH)).is_empty());
    assert_eq!(
        rules(&fixture, of_kind(unit, MoveKind::Advance, 4), &over(4 * INCH + 2)),
        ["wh40k.move.advance-distance"]
    );
}

#[test]
fn infantry_goes_through_ruins_and_vehicles_do_not() {
    let (mut fixture, unit, model, at) = lone(trooper());
    // The wall lies from 11 to 11.5 inches up the table, all across.
    fixture.terrain(ruins((50, 110), (150, 200), &[3, 6]));
    let north = |by: i32, inches| [walk(model, &[up(at.shifted(0, by), inches)])];
    assert!(rules(&fixture, normal(unit), &north(6 * INCH, 0)).is_empty(), "through the wall");
    assert!(rules(&fixture, normal(unit), &north(3 * INCH, 3)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &north(3 * INCH + 2, 3)), ["wh40k.move.normal-distance"]);
    assert_eq!(rules(&fixture, normal(unit), &north(INCH, 0)), ["wh40k.terrain.ruins-no-stop-in-wall"]);
    assert_eq!(rules(&fixture, normal(unit), &north(3 * INCH, 1)), ["wh40k.climb.no-end-mid-climb"]);
    let (mut fixture, unit, model, at) = lone(tank());
    fixture.terrain(ruins((50, 130), (150, 250), &[3]));
    let north = |by: i32| [walk(model, &[spot(at.shifted(0, by))])];
    // Behind the wall of six inches the floor bars the way down.
    assert_eq!(rules(&fixture, normal(unit), &north(7 * INCH)), ["wh40k.climb.over-not-through"]);
    assert!(rules(&fixture, normal(unit), &north(INCH / 2)).is_empty());
    let (mut fixture, unit, model, at) = lone(tank());
    fixture.terrain(ruins((50, 130), (150, 250), &[]));
    let north = |by: i32| [walk(model, &[spot(at.shifted(0, by))])];
    // A wall of three inches: six inches up and down.
    assert_eq!(
        rules(&fixture, of_kind(unit, MoveKind::Advance, 2), &north(6 * INCH + INCH / 10)),
        ["wh40k.move.advance-distance"]
    );
    assert!(rules(&fixture, of_kind(unit, MoveKind::Advance, 3), &north(6 * INCH + INCH / 10)).is_empty());
}

#[test]
fn flyers_are_measured_through_the_air_from_and_to_terrain() {
    let mut sheet = with_keyword(trooper(), Core::Fly);
    sheet.kinds[0].profile.movement = Movement::Inches(5);
    let (mut fixture, unit, model, at) = lone(sheet);
    fixture.terrain(ruins((50, 110), (150, 200), &[3, 6]));
    let north = |by: i32, inches| [walk(model, &[up(at.shifted(0, by), inches)])];
    assert!(rules(&fixture, normal(unit), &north(4 * INCH, 3)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &north(4 * INCH + 3, 3)), ["wh40k.move.normal-distance"]);
    // Straight over an enemy, but not ending beside it.
    fixture.state.table.models[1].at = at.shifted(2 * INCH, 0);
    let east = |by: i32| [walk(model, &[spot(at.shifted(by, 0))])];
    assert!(rules(&fixture, normal(unit), &east(2 * INCH + BASE + INCH + 2)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &east(2 * INCH + BASE + INCH)), ["wh40k.fly.not-end-engaged"]);
}

#[test]
fn woods_take_two_inches_from_the_whole_unit() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (100, 120)]);
    fixture.terrain(box_feature(FeatureKind::Woods, (120, 115), (140, 200), 5));
    let models = [fixture.model(unit, 0), fixture.model(unit, 1)];
    let east = |index: usize, by: i32| {
        let at = fixture.board().model(models[index]).at;
        walk(models[index], &[spot(at.shifted(by, 0))])
    };
    let one = [east(0, 6 * INCH), east(1, INCH)];
    assert_eq!(rules(&fixture, normal(unit), &one), ["wh40k.coherency.small-unit"]);
    let both = |by: i32| [east(0, by), east(1, by)];
    assert!(rules(&fixture, normal(unit), &both(4 * INCH)).is_empty());
    assert_eq!(rules(&fixture, normal(unit), &both(4 * INCH + 2)), ["wh40k.terrain.woods-slow"; 2]);
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
fn aircraft_fly_straight_on_and_turn_afterwards() {
    let mut sheet = with_keyword(with_keyword(tank(), Core::Aircraft), Core::Fly);
    sheet.kinds[0].profile.movement = Movement::Aircraft;
    sheet.kinds[0].profile.base = Base::Oval { length: Length(12_000), width: Length(9_200) };
    let (mut fixture, unit, model, at) = lone(sheet);
    let ahead = |by: i32| spot(at.shifted(0, by));
    let twenty = 20 * INCH;
    assert!(rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty)])]).is_empty());
    let short = rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty - 2)])]);
    assert_eq!(short, ["wh40k.aircraft.straight-twenty"]);
    let pivot = |degrees| Spot { heading: Heading::from_degrees(degrees), ..ahead(twenty) };
    assert!(rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty), pivot(180)])]).is_empty());
    let turned = rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty), pivot(181)])]);
    assert_eq!(turned, ["wh40k.aircraft.pivot-after"]);
    let aside = spot(at.shifted(300, twenty));
    assert_eq!(rules(&fixture, normal(unit), &[walk(model, &[aside])]), ["wh40k.aircraft.straight-twenty"]);
    assert_eq!(rules(&fixture, normal(unit), &[]), ["wh40k.aircraft.no-other-moves"]);
    assert_eq!(rules(&fixture, of_kind(unit, MoveKind::Advance, 1), &[]), ["wh40k.aircraft.no-other-moves"]);
    let off = [walk(model, &[ahead(33 * INCH)])];
    assert_eq!(rules(&fixture, normal(unit), &off), ["wh40k.aircraft.leaves-battlefield"]);
    // An enemy at the end of the way makes it fly farther.
    fixture.state.table.models[1].at = at.shifted(0, twenty);
    let stays = straight_on(fixture.board(), model).expect("room beyond");
    assert!(stays.path[0].at.y > at.y + twenty + INCH);
    fixture.state.table.models[model.index()].at = at.shifted(0, 15 * INCH);
    assert_eq!(straight_on(fixture.board(), model), None);
}

/// A red squad of two, three inches from a blue one of two, in rows along y.
fn facing(gap: i32) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100), (100, 100)]);
    let blue = fixture.add(BLUE, trooper(), &[(100, 100), (100, 100)]);
    let at = tenths(100, 100);
    let places = [(0, 0), (0, BASE), (BASE + gap, 0), (BASE + gap, BASE)];
    for (model, (x, y)) in fixture.state.table.models.iter_mut().zip(places) {
        model.at = at.shifted(x, y);
    }
    (fixture, red, blue)
}

fn east(fixture: &Fixture, unit: UnitId, number: u8, by: i32) -> Walk {
    let model = fixture.model(unit, number);
    walk(model, &[spot(fixture.board().model(model).at.shifted(by, 0))])
}

fn charge(unit: UnitId, inches: i32, targets: &[UnitId]) -> Move<'_> {
    Move { unit, kind: MoveKind::Charge, distance: Length::inches(inches), targets }
}

#[test]
fn a_charge_ends_engaged_and_in_contact_where_that_is_possible() {
    let (fixture, red, blue) = facing(5 * INCH);
    let targets = [blue];
    let both = |by: i32| [east(&fixture, red, 0, by), east(&fixture, red, 1, by)];
    assert!(rules(&fixture, charge(red, 5, &targets), &both(5 * INCH)).is_empty());
    assert!(
        rules(&fixture, charge(red, 4, &targets), &both(4 * INCH)).is_empty(),
        "four inches do not reach contact"
    );
    assert_eq!(rules(&fixture, charge(red, 5, &targets), &both(4 * INCH)), ["wh40k.charge.base-contact"; 2]);
    assert_eq!(
        rules(&fixture, charge(red, 3, &targets), &both(3 * INCH)),
        ["wh40k.charge.end-engaged-with-all"]
    );
    assert_eq!(rules(&fixture, charge(red, 4, &targets), &both(4 * INCH + 2)), ["wh40k.charge.roll"; 2]);
    // One gets there, one runs away.
    let split = [east(&fixture, red, 0, 4 * INCH), east(&fixture, red, 1, -INCH)];
    let found = rules(&fixture, charge(red, 4, &targets), &split);
    assert_eq!(found, ["wh40k.coherency.small-unit", "wh40k.charge.end-closer"]);
}

#[test]
fn a_charge_keeps_away_from_other_enemies() {
    let (mut fixture, red, blue) = facing(5 * INCH);
    let other = fixture.add(BLUE, trooper(), &[(100, 100)]);
    let bystander = fixture.model(other, 0);
    let at = tenths(100, 100);
    let both = [east(&fixture, red, 0, 5 * INCH), east(&fixture, red, 1, 5 * INCH)];
    fixture.state.table.models[bystander.index()].at = at.shifted(2 * INCH, -BASE - INCH);
    assert_eq!(rules(&fixture, charge(red, 5, &[blue]), &both), ["wh40k.charge.avoid-non-targets"]);
    fixture.state.table.models[bystander.index()].at = at.shifted(2 * INCH, -BASE - INCH - 2);
    assert!(rules(&fixture, charge(red, 5, &[blue]), &both).is_empty());
    let targets = [blue, other];
    let missed = rules(&fixture, charge(red, 5, &targets), &both);
    assert_eq!(missed, ["wh40k.charge.end-engaged-with-all"]);
}

#[test]
fn a_charge_across_a_barricade_ends_at_it_within_two_inches() {
    let (mut fixture, red, blue) = facing(5 * INCH);
    // From the blue bases half an inch, one inch wide.
    let blue_x = tenths(100, 100).x + BASE + 5 * INCH - BASE / 2;
    let mut barricade = box_feature(FeatureKind::Barricade, (0, 50), (1, 150), 1);
    let corners = gonfalon_table::Rectangle::new(
        Point::new(blue_x - INCH / 2 - INCH, 0),
        Point::new(blue_x - INCH / 2, 60_000),
    )
    .corners();
    barricade.footprint = gonfalon_table::Polygon::new(corners.to_vec()).expect("a rectangle");
    barricade.solids[0].outline = barricade.footprint.clone();
    fixture.terrain(barricade);
    let both = |by: i32| [east(&fixture, red, 0, by), east(&fixture, red, 1, by)];
    let contact = 7 * INCH / 2;
    assert!(rules(&fixture, charge(red, 4, &[blue]), &both(contact)).is_empty());
    let short = rules(&fixture, charge(red, 4, &[blue]), &both(contact - 100));
    assert_eq!(short, ["wh40k.charge.end-engaged-with-all"]);
}

#[test]
fn piling_in_leads_closer_and_into_contact() {
    let (fixture, red, _) = facing(INCH);
    let order = of_kind(red, MoveKind::PileIn, 3);
    assert!(rules(&fixture, order, &[]).is_empty());
    assert!(rules(&fixture, order, &[east(&fixture, red, 0, INCH), east(&fixture, red, 1, INCH)]).is_empty());
    assert_eq!(rules(&fixture, order, &[east(&fixture, red, 0, INCH / 2)]), ["wh40k.fight.pile-in-contact"]);
    assert_eq!(rules(&fixture, order, &[east(&fixture, red, 0, -INCH / 2)]), ["wh40k.fight.pile-in-closer"]);
    let (fixture, red, _) = facing(0);
    let touching = rules(&fixture, order, &[east(&fixture, red, 0, -INCH)]);
    assert_eq!(touching, ["wh40k.fight.pile-in-distance", "wh40k.fight.pile-in-closer"]);
    let (fixture, red, _) = facing(5 * INCH);
    let far = rules(&fixture, order, &[east(&fixture, red, 0, 3 * INCH / 2)]);
    assert_eq!(far, ["wh40k.fight.pile-in-condition"]);
}

#[test]
fn consolidating_leads_to_enemies_or_else_to_the_closest_marker() {
    let order = |unit| of_kind(unit, MoveKind::Consolidate, 3);
    let (fixture, red, _) = facing(4 * INCH);
    let both = |fixture: &Fixture, by: i32| [east(fixture, red, 0, by), east(fixture, red, 1, by)];
    assert!(rules(&fixture, order(red), &both(&fixture, 3 * INCH)).is_empty());
    assert_eq!(rules(&fixture, order(red), &both(&fixture, 2 * INCH)), ["wh40k.fight.consolidate-condition"]);
    let (mut fixture, red, _) = facing(20 * INCH);
    let walks = both(&fixture, -3 * INCH);
    assert_eq!(rules(&fixture, order(red), &walks), ["wh40k.fight.consolidate-none"]);
    let at = tenths(100, 100);
    // Its rim is six inches from the first base.
    let marker = at.shifted(-BASE / 2 - 2_000 - 6 * INCH, 0);
    fixture.state.table.markers.push(Marker { at: marker, controlled: None });
    fixture.state.table.markers.push(Marker { at: at.shifted(12 * INCH, 0), controlled: None });
    assert!(rules(&fixture, order(red), &walks).is_empty());
    let short = both(&fixture, -2 * INCH);
    assert_eq!(rules(&fixture, order(red), &short), ["wh40k.fight.consolidate-objective"]);
    let away = [east(&fixture, red, 0, -3 * INCH), east(&fixture, red, 1, INCH / 10)];
    let found = rules(&fixture, order(red), &away);
    assert!(found.contains(&"wh40k.fight.consolidate-objective"), "{found:?}");
}
