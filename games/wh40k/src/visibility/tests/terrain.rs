//! Woods and ruins.

use gonfalon_table::Length;

use super::super::Obstruction;
use super::duel;
use crate::data::{Core, FeatureKind, Keyword};
use crate::fixture::{BLUE, Fixture, RED, tank, tenths};
use crate::sample_terrain::{area, ruins, zone};
use crate::state::ModelId;

/// A duel with a zone or ruins without walls between x = 25 and x = 35 inches.
fn duel_with(kind: FeatureKind) -> (Fixture, ModelId, ModelId) {
    let (mut fixture, red, blue) = duel();
    let footprint = area(250, 170, 350, 270);
    fixture.terrain(match kind {
        FeatureKind::Ruins => ruins(footprint, &[], &[]),
        kind => zone(kind, footprint),
    });
    (fixture, red, blue)
}

fn put(fixture: &mut Fixture, model: ModelId, x: i32, y: i32) {
    fixture.state.table.models[model.index()].at = tenths(x, y);
}

/// Whether red sees blue, and fully.
fn verdict(fixture: &Fixture, red: ModelId, blue: ModelId) -> (bool, bool, Option<&'static str>) {
    let sight = fixture.board().sight(red, blue);
    (sight.seen, sight.fully, sight.blocker.map(|blocker| blocker.rule.0))
}

const CLEAR: (bool, bool, Option<&'static str>) = (true, true, None);

#[test]
fn craters_use_the_normal_rules() {
    let (fixture, red, blue) = duel_with(FeatureKind::Craters);
    assert_eq!(verdict(&fixture, red, blue), CLEAR);
}

#[test]
fn nothing_behind_woods_is_fully_visible() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Woods);
    let through = (true, false, Some("wh40k.terrain.woods-through-never-fully-visible"));
    assert_eq!(verdict(&fixture, red, blue), through);
    // Over it, from any height.
    fixture.state.table.models[red.index()].elevation = Length::inches(12);
    assert_eq!(verdict(&fixture, red, blue), through);
}

#[test]
fn models_wholly_within_woods_are_never_fully_visible_but_look_out_normally() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Woods);
    put(&mut fixture, blue, 300, 220);
    assert_eq!(
        verdict(&fixture, red, blue),
        (true, false, Some("wh40k.terrain.woods-through-never-fully-visible"))
    );
    assert_eq!(verdict(&fixture, blue, red), CLEAR, "wh40k.terrain.woods-look-out");
    put(&mut fixture, red, 280, 220);
    let inside = (true, false, Some("wh40k.terrain.woods-inside-never-fully-visible"));
    assert_eq!(verdict(&fixture, red, blue), inside);
    assert_eq!(verdict(&fixture, blue, red), inside);
}

#[test]
fn a_model_partly_within_woods_does_not_look_out_on_the_far_side() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Woods);
    // The base reaches 0.63 inches around its middle: 25.63 is wholly within, 25.62 is not.
    fixture.state.table.models[red.index()].at = gonfalon_table::Point::new(250 * 254 + 1599, 220 * 254);
    assert_eq!(verdict(&fixture, red, blue), CLEAR, "sticking out by the tolerance is allowed");
    fixture.state.table.models[red.index()].at.x -= 2;
    assert!(!fixture.board().sight(red, blue).fully);
}

#[test]
fn aircraft_and_towering_models_ignore_the_footprints_of_woods_and_ruins() {
    for kind in [FeatureKind::Woods, FeatureKind::Ruins] {
        for keyword in [Core::Aircraft, Core::Towering] {
            for number in [0, 1] {
                let (mut fixture, red, blue) = duel_with(kind);
                let model = &mut fixture.game.models[number];
                model.keywords.add(Keyword::Core(keyword));
                assert_eq!(verdict(&fixture, red, blue), CLEAR, "{kind:?} {keyword:?}");
                assert_eq!(verdict(&fixture, blue, red), CLEAR, "{kind:?} {keyword:?}");
            }
        }
    }
}

#[test]
fn an_aircraft_in_hover_mode_is_none() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Ruins);
    fixture.game.models[0].keywords.add(Keyword::Core(Core::Aircraft));
    fixture.state.table.units[0].hovering = true;
    assert!(!fixture.board().model_sees(red, blue));
}

#[test]
fn a_towering_model_wholly_within_woods_is_still_not_fully_visible() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Woods);
    fixture.game.models[1].keywords.add(Keyword::Core(Core::Towering));
    put(&mut fixture, blue, 300, 220);
    let inside = (true, false, Some("wh40k.terrain.woods-inside-never-fully-visible"));
    assert_eq!(verdict(&fixture, red, blue), inside);
}

#[test]
fn nothing_is_seen_through_or_over_ruins() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Ruins);
    let hidden = (false, false, Some("wh40k.terrain.ruins-block-sight"));
    assert_eq!(verdict(&fixture, red, blue), hidden);
    fixture.state.table.models[red.index()].elevation = Length::inches(20);
    assert_eq!(verdict(&fixture, red, blue), hidden);
    let blocker = fixture.board().sight(red, blue).blocker.expect("hidden");
    assert!(matches!(blocker.what, Obstruction::Feature(id) if id.0 == 0));
}

#[test]
fn lines_beside_the_footprint_of_ruins_are_normal() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Ruins);
    // The footprint ends at y = 27 inches; the rims reach 0.63 inches to both sides, and the near point of one rim is seen past
    // the corner from the far point of the other.
    for (y, seen, fully) in [(263, false, false), (264, true, false), (273, true, false), (274, true, true)] {
        put(&mut fixture, red, 200, y);
        put(&mut fixture, blue, 400, y);
        let sight = fixture.board().sight(red, blue);
        assert_eq!((sight.seen, sight.fully), (seen, fully), "y = {y}");
    }
}

#[test]
fn models_see_into_ruins_and_those_wholly_within_see_out() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Ruins);
    put(&mut fixture, blue, 300, 220);
    assert_eq!(verdict(&fixture, red, blue), CLEAR, "wh40k.terrain.ruins-look-in");
    assert_eq!(verdict(&fixture, blue, red), CLEAR, "wh40k.terrain.ruins-look-out");
    put(&mut fixture, red, 260, 260);
    assert_eq!(verdict(&fixture, red, blue), CLEAR);
    assert_eq!(verdict(&fixture, blue, red), CLEAR);
}

#[test]
fn a_model_partly_within_ruins_is_seen_but_does_not_look_through_them() {
    let (mut fixture, red, blue) = duel_with(FeatureKind::Ruins);
    put(&mut fixture, red, 250, 220);
    assert_eq!(verdict(&fixture, red, blue), (false, false, Some("wh40k.terrain.ruins-block-sight")));
    assert_eq!(verdict(&fixture, blue, red), CLEAR);
    // Away from the ruins it sees normally.
    put(&mut fixture, blue, 100, 220);
    assert_eq!(verdict(&fixture, red, blue), CLEAR);
}

#[test]
fn walls_and_floors_of_ruins_hide_what_is_behind_them() {
    let (mut fixture, red, blue) = duel();
    fixture.terrain(ruins(area(250, 170, 350, 270), &[area(250, 170, 252, 270)], &[3, 6]));
    put(&mut fixture, blue, 300, 220);
    assert_eq!(verdict(&fixture, red, blue), (false, false, Some("wh40k.visibility.true-line-of-sight")));
    // From the other side there is no wall.
    put(&mut fixture, red, 400, 220);
    assert_eq!(verdict(&fixture, red, blue), CLEAR);
    // One stands above the other.
    put(&mut fixture, red, 300, 230);
    fixture.state.table.models[red.index()].elevation = Length::inches(3);
    assert_eq!(verdict(&fixture, red, blue), (false, false, Some("wh40k.visibility.true-line-of-sight")));
    put(&mut fixture, blue, 320, 220);
    fixture.state.table.models[blue.index()].elevation = Length::inches(3);
    assert_eq!(verdict(&fixture, red, blue), CLEAR);
}

#[test]
fn a_towering_model_sees_past_ruins_only_where_their_walls_let_it() {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, tank(), &[(200, 220)]);
    let blue = fixture.add(BLUE, tank(), &[(400, 220)]);
    let (one, other) = (fixture.model(red, 0), fixture.model(blue, 0));
    fixture.game.models[0].keywords.add(Keyword::Core(Core::Towering));
    fixture.terrain(ruins(area(250, 120, 350, 320), &[area(250, 120, 252, 320)], &[]));
    assert!(!fixture.board().model_sees(one, other));
    fixture.game.models[0].profile.height = Length::inches(20);
    assert!(fixture.board().model_sees(one, other) && fixture.board().model_sees(other, one));
}
