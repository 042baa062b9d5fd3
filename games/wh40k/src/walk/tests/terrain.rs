//! Moving over terrain.

use super::*;

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
