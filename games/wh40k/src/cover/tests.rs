//! Cover feature by feature, at the exact boundaries.

use gonfalon_table::{Length, Point};

use crate::data::{Core, FeatureKind, Keyword, WeaponAbility};
use crate::fixture::{BLUE, Fixture, RED, blade, rifle, tank, tenths, trooper, with};
use crate::sample_terrain::{area, block, ruins, zone};
use crate::state::{ModelId, UnitId};

/// Red shooters in the west, a blue trooper 20 inches to the east.
fn duel() -> (Fixture, UnitId, ModelId) {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(200, 220)]);
    let blue = fixture.add(BLUE, trooper(), &[(400, 220)]);
    let target = fixture.model(blue, 0);
    (fixture, red, target)
}

fn rule(fixture: &Fixture, red: UnitId, target: ModelId) -> Option<&'static str> {
    fixture.board().in_cover(target, red).map(|source| source.rule.0)
}

fn vehicle(fixture: &mut Fixture, target: ModelId) {
    let keywords = &mut fixture.game.models[target.index()].keywords;
    keywords.remove(Core::Infantry);
    keywords.add(Keyword::Core(Core::Vehicle));
}

#[test]
fn infantry_wholly_on_craters_has_cover() {
    let (mut fixture, red, target) = duel();
    fixture.terrain(zone(FeatureKind::Craters, area(380, 200, 420, 240)));
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.craters-cover"));
    // The base reaches 1,600 units to the east; a unit more than the tolerance beyond the border is too much.
    let border = 420 * 254;
    for (x, covered) in [(border - 1600, true), (border - 1598, false)] {
        fixture.state.table.models[target.index()].at = Point::new(x, 220 * 254);
        assert_eq!(rule(&fixture, red, target).is_some(), covered);
    }
    fixture.state.table.models[target.index()].at = tenths(400, 220);
    vehicle(&mut fixture, target);
    assert_eq!(rule(&fixture, red, target), None);
}

#[test]
fn infantry_wholly_within_three_inches_of_a_barricade_has_cover_behind_it() {
    let (mut fixture, red, target) = duel();
    fixture.terrain(block(FeatureKind::Barricade, area(370, 120, 374, 320), Length::INCH));
    fixture.state.table.models[target.index()].at = tenths(390, 220);
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.barricade-cover"));
    let farthest = 374 * 254 + 3 * 2540 - 1600;
    for (x, covered) in [(farthest, true), (farthest + 1, true), (farthest + 2, false)] {
        fixture.state.table.models[target.index()].at = Point::new(x, 220 * 254);
        assert_eq!(rule(&fixture, red, target).is_some(), covered, "{}", x - farthest);
    }
}

#[test]
fn a_barricade_covers_neither_in_front_of_it_nor_anything_but_infantry() {
    let (mut fixture, red, target) = duel();
    fixture.terrain(block(FeatureKind::Barricade, area(420, 120, 424, 320), Length::INCH));
    assert_eq!(rule(&fixture, red, target), None);
    let (mut fixture, red, target) = duel();
    fixture.terrain(block(FeatureKind::Barricade, area(370, 120, 374, 320), Length::INCH));
    fixture.state.table.models[target.index()].at = tenths(390, 220);
    vehicle(&mut fixture, target);
    assert_eq!(rule(&fixture, red, target), None);
}

#[test]
fn debris_and_hills_cover_any_model_they_hide_in_part() {
    for (kind, expected) in
        [(FeatureKind::Debris, "wh40k.terrain.debris-cover"), (FeatureKind::Hill, "wh40k.terrain.hill-cover")]
    {
        let (mut fixture, red, target) = duel();
        fixture.terrain(block(kind, area(300, 120, 310, 320), Length::INCH));
        vehicle(&mut fixture, target);
        let source = fixture.board().in_cover(target, red).expect("its feet are hidden");
        assert_eq!((source.rule.0, source.feature.map(|id| id.0)), (expected, Some(0)));
        // From above, all of it is seen.
        fixture.state.table.models[0].elevation = Length::inches(6);
        assert_eq!(rule(&fixture, red, target), None);
    }
}

#[test]
fn a_model_on_a_hill_has_no_cover_from_it_towards_its_own_side() {
    let (mut fixture, red, target) = duel();
    fixture.terrain(block(FeatureKind::Hill, area(390, 120, 500, 320), Length::inches(3)));
    fixture.state.table.models[target.index()].elevation = Length::inches(3);
    fixture.state.table.models[target.index()].at = tenths(398, 220);
    // From the same height all of it is seen; from the ground the rim of the hill hides its feet.
    assert!(rule(&fixture, red, target).is_some());
    fixture.state.table.models[0].elevation = Length::inches(3);
    assert_eq!(rule(&fixture, red, target), None);
}

#[test]
fn one_obstructed_shooter_is_enough() {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(200, 220), (200, 350)]);
    let blue = fixture.add(BLUE, trooper(), &[(400, 220)]);
    fixture.terrain(block(FeatureKind::Debris, area(382, 205, 386, 218), Length::inches(5)));
    let target = fixture.model(blue, 0);
    let board = fixture.board();
    assert!(!board.fully_visible(fixture.model(red, 0), target));
    assert!(board.fully_visible(fixture.model(red, 1), target));
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.debris-cover"));
}

#[test]
fn models_in_the_way_give_no_cover() {
    let (mut fixture, red, target) = duel();
    fixture.add(RED, tank(), &[(300, 235)]);
    assert!(!fixture.board().fully_visible(fixture.model(red, 0), target));
    assert_eq!(rule(&fixture, red, target), None);
}

#[test]
fn woods_cover_within_and_behind() {
    let (mut fixture, red, target) = duel();
    fixture.terrain(zone(FeatureKind::Woods, area(370, 120, 390, 320)));
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.woods-cover"));
    vehicle(&mut fixture, target);
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.woods-cover"));
    // A TOWERING shooter draws its lines normally.
    fixture.game.models[0].keywords.add(Keyword::Core(Core::Towering));
    assert_eq!(rule(&fixture, red, target), None);
    fixture.state.table.models[target.index()].at = tenths(380, 220);
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.woods-cover"));
}

#[test]
fn woods_give_no_cover_against_those_wholly_within_who_look_out() {
    let (mut fixture, red, target) = duel();
    fixture.terrain(zone(FeatureKind::Woods, area(180, 120, 250, 320)));
    assert_eq!(rule(&fixture, red, target), None);
}

#[test]
fn ruins_cover_within_at_any_height_and_behind() {
    let (mut fixture, red, target) = duel();
    fixture.terrain(ruins(area(380, 200, 420, 240), &[], &[3, 6]));
    for inches in [0, 3, 6] {
        fixture.state.table.models[target.index()].elevation = Length::inches(inches);
        assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.ruins-cover"));
    }
    fixture.state.table.models[target.index()].elevation = Length::ZERO;
    // Half hidden behind their corner.
    fixture.state.table.models[target.index()].at = tenths(460, 240);
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.ruins-cover"));
    fixture.state.table.models[target.index()].at = tenths(360, 220);
    assert_eq!(rule(&fixture, red, target), None);
}

#[test]
fn two_features_that_only_together_hide_something_give_cover() {
    let (mut fixture, red, target) = duel();
    // Each leaves a way to every point of the rim, from one side of the shooter or the other; both together do not.
    fixture.terrain(block(FeatureKind::Debris, area(210, 150, 215, 221), Length::inches(5)));
    fixture.terrain(block(FeatureKind::Debris, area(210, 219, 215, 290), Length::inches(5)));
    assert!(!fixture.board().model_sees(ModelId(0), target));
    assert_eq!(rule(&fixture, red, target), Some("wh40k.terrain.debris-cover"));
}

#[test]
fn cover_against_an_attack() {
    let (mut fixture, red, target) = duel();
    let check = |fixture: &Fixture, weapon: &crate::data::Weapon, penetration: u8, seen: bool| {
        let source = fixture.board().cover_against(target, red, &weapon.profiles[0], penetration, seen);
        source.map(|source| source.rule.0)
    };
    let indirect = with(rifle(), WeaponAbility::IndirectFire);
    assert_eq!(check(&fixture, &rifle(), 1, true), None);
    assert_eq!(check(&fixture, &indirect, 1, true), None);
    assert_eq!(check(&fixture, &indirect, 1, false), Some("wh40k.weapon.indirect-cover"));
    assert_eq!(check(&fixture, &rifle(), 1, false), None);
    fixture.terrain(ruins(area(380, 200, 420, 240), &[], &[]));
    let covered = Some("wh40k.terrain.ruins-cover");
    assert_eq!(check(&fixture, &rifle(), 1, true), covered);
    assert_eq!(check(&fixture, &with(rifle(), WeaponAbility::IgnoresCover), 1, true), None);
    assert_eq!(check(&fixture, &blade(), 1, true), None, "wh40k.cover.ranged-only");
    // Save 3+ against AP 0.
    assert_eq!(check(&fixture, &rifle(), 0, true), None, "wh40k.cover.not-good-armour-ap0");
    fixture.game.models[target.index()].profile.save = 4;
    assert_eq!(check(&fixture, &rifle(), 0, true), covered);
    let effects = &mut fixture.state.table.units[1].effects;
    effects.smokescreen = true;
    assert_eq!(check(&fixture, &rifle(), 1, true), Some("wh40k.stratagem.smokescreen-effect"));
    fixture.state.table.units[1].effects.gone_to_ground = true;
    assert_eq!(check(&fixture, &rifle(), 1, true), Some("wh40k.stratagem.go-to-ground-effect"));
    assert_eq!(check(&fixture, &with(rifle(), WeaponAbility::IgnoresCover), 1, true), None);
}
