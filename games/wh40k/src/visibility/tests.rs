//! Visibility rule by rule, at the exact boundaries.

mod oracle;
mod rims;
mod speed;
mod terrain;

use gonfalon_table::Length;

use super::{Obstruction, Sight};
use crate::data::{FeatureKind, Solid};
use crate::fixture::{BLUE, Fixture, RED, tank, tenths, trooper};
use crate::sample_terrain::{area, block};
use crate::state::{ModelId, UnitId};

/// A red and a blue trooper, 20 inches apart on a line to the east.
fn duel() -> (Fixture, ModelId, ModelId) {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(200, 220)]);
    let blue = fixture.add(BLUE, trooper(), &[(400, 220)]);
    let models = (fixture.model(red, 0), fixture.model(blue, 0));
    (fixture, models.0, models.1)
}

/// Both verdicts, which are the same from both sides and agree with what is told about them.
fn both(fixture: &Fixture, one: ModelId, other: ModelId) -> Sight {
    let board = fixture.board();
    for (from, to) in [(one, other), (other, one)] {
        let sight = board.sight(from, to);
        assert_eq!(sight.seen, board.model_sees(from, to));
        assert_eq!(sight.fully, board.fully_visible(from, to));
        assert_eq!(sight.blocker.is_none(), sight.fully);
    }
    assert_eq!(board.model_sees(one, other), board.model_sees(other, one));
    board.sight(one, other)
}

fn wall(height: Length) -> crate::data::Feature {
    block(FeatureKind::Debris, area(290, 0, 310, 440), height)
}

#[test]
fn models_see_each_other_over_open_ground() {
    let (fixture, red, blue) = duel();
    let sight = both(&fixture, red, blue);
    assert!(sight.seen && sight.fully);
    assert_eq!(sight.line.0.at, tenths(200, 220));
}

#[test]
fn a_wall_as_high_as_the_models_hides_them() {
    let (mut fixture, red, blue) = duel();
    fixture.terrain(wall(Length::millimetres(38)));
    let sight = both(&fixture, red, blue);
    assert!(!sight.seen && !sight.fully);
    let blocker = sight.blocker.expect("the wall hides them");
    assert_eq!(blocker.rule.0, "wh40k.visibility.true-line-of-sight");
    assert!(matches!(blocker.what, Obstruction::Feature(id) if id.0 == 0));
}

#[test]
fn a_wall_lower_than_the_models_hides_only_their_feet() {
    let (mut fixture, red, blue) = duel();
    fixture.terrain(wall(Length::millimetres(38) - Length(1)));
    let sight = both(&fixture, red, blue);
    assert!(sight.seen && !sight.fully);
    assert!(sight.line.0.height == Length(3799) && sight.line.1.height == Length(3799));
}

#[test]
fn a_base_below_a_raised_obstacle_is_seen() {
    let (mut fixture, red, blue) = duel();
    let mut raised = wall(Length::inches(5));
    raised.solids = vec![Solid { bottom: Length(1), ..raised.solids[0].clone() }];
    fixture.terrain(raised);
    let sight = both(&fixture, red, blue);
    assert!(sight.seen && !sight.fully, "wh40k.visibility.base-is-part");
    assert_eq!((sight.line.0.height, sight.line.1.height), (Length::ZERO, Length::ZERO));
}

#[test]
fn a_wall_narrower_than_the_models_does_not_hide_them() {
    // Rims are 16 mm from the middle, which is 0.63 inches.
    for (half_width, seen) in [(6, true), (7, false)] {
        let (mut fixture, red, blue) = duel();
        let narrow = area(290, 220 - half_width, 310, 220 + half_width);
        fixture.terrain(block(FeatureKind::Debris, narrow, Length::inches(5)));
        let sight = both(&fixture, red, blue);
        assert!(sight.seen == seen && !sight.fully, "half width {half_width}");
    }
}

#[test]
fn an_observer_looks_through_its_own_unit_but_through_no_other() {
    for (tanks_side, seen) in [(None, true), (Some(RED), false), (Some(BLUE), false)] {
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(200, 220), (220, 220)]);
        let enemy = fixture.add(BLUE, trooper(), &[(400, 220)]);
        if let Some(side) = tanks_side {
            fixture.add(side, tank(), &[(300, 220)]);
        }
        let (board, target) = (fixture.board(), fixture.model(enemy, 0));
        let sight = board.sight(fixture.model(squad, 0), target);
        assert_eq!(sight.seen, seen);
        assert_eq!(board.model_sees_unit(fixture.model(squad, 0), enemy), seen);
        assert_eq!(sight.fully, seen, "wh40k.visibility.see-through-own-unit");
        if !seen {
            assert_eq!(
                sight.blocker.map(|blocker| blocker.rule.0),
                Some("wh40k.visibility.no-other-see-through")
            );
            assert!(!board.unit_sees_unit(squad, enemy) && board.observers(squad, enemy).is_empty());
        }
    }
}

#[test]
fn attached_units_are_looked_through_as_one() {
    let mut fixture = Fixture::new();
    let squad = fixture.add(RED, trooper(), &[(200, 220)]);
    let leader = fixture.add(RED, trooper(), &[(230, 220)]);
    let enemy = fixture.add(BLUE, trooper(), &[(400, 220)]);
    let (observer, target) = (fixture.model(squad, 0), fixture.model(enemy, 0));
    assert!(!fixture.board().fully_visible(observer, target));
    fixture.state.table.units[leader.index()].attached = Some(squad);
    assert!(fixture.board().fully_visible(observer, target));
}

#[test]
fn one_visible_model_makes_the_unit_visible() {
    let mut fixture = Fixture::new();
    let squad = fixture.add(RED, trooper(), &[(200, 220)]);
    let enemy = fixture.add(BLUE, trooper(), &[(400, 160), (400, 180), (400, 200), (400, 220), (400, 400)]);
    fixture.terrain(block(FeatureKind::Debris, area(370, 100, 390, 290), Length::inches(5)));
    let (board, observer) = (fixture.board(), fixture.model(squad, 0));
    let seen = (0..5).filter(|number| board.model_sees(observer, fixture.model(enemy, *number))).count();
    assert_eq!(seen, 1);
    assert!(board.model_sees_unit(observer, enemy) && board.unit_sees_unit(squad, enemy));
    assert!(!board.unit_fully_visible(observer, enemy), "wh40k.visibility.unit-fully-visible");
}

#[test]
fn a_unit_is_fully_visible_through_its_own_models_but_each_of_them_is_not() {
    let mut fixture = Fixture::new();
    let squad = fixture.add(RED, trooper(), &[(200, 220)]);
    let enemy = fixture.add(BLUE, trooper(), &[(400, 220), (420, 220)]);
    let (board, observer) = (fixture.board(), fixture.model(squad, 0));
    assert!(board.unit_fully_visible(observer, enemy), "wh40k.visibility.fully-visible-see-through-target");
    assert!(board.fully_visible(observer, fixture.model(enemy, 0)));
    assert!(!board.fully_visible(observer, fixture.model(enemy, 1)), "wh40k.visibility.model-fully-visible");
}

#[test]
fn who_is_not_on_the_battlefield_neither_sees_nor_is_seen_nor_is_in_the_way() {
    let (mut fixture, red, blue) = duel();
    let between: UnitId = fixture.add(RED, tank(), &[(300, 220)]);
    assert!(!fixture.board().model_sees(red, blue));
    fixture.state.table.units[between.index()].place = crate::state::Place::Waiting;
    assert!(fixture.board().model_sees(red, blue));
    fixture.state.table.units[between.index()].place = crate::state::Place::Battlefield;
    let tank = fixture.model(between, 0);
    fixture.state.table.models[tank.index()].destroyed = true;
    assert!(fixture.board().model_sees(red, blue));
    fixture.state.table.units[1].place = crate::state::Place::Embarked(between);
    let board = fixture.board();
    assert!(!board.model_sees(red, blue) && !board.fully_visible(red, blue) && !board.model_sees(blue, red));
    assert!(!board.model_sees_unit(red, UnitId(1)) && !board.unit_fully_visible(red, UnitId(1)));
}

#[test]
fn a_model_on_a_hill_sees_over_what_hides_the_ground() {
    let (mut fixture, red, blue) = duel();
    fixture.terrain(wall(Length::inches(2)));
    fixture.terrain(block(FeatureKind::Hill, area(180, 200, 220, 240), Length::inches(4)));
    assert!(!fixture.board().model_sees(red, blue));
    fixture.state.table.models[red.index()].elevation = Length::inches(4);
    assert!(both(&fixture, red, blue).seen);
}
