//! Moves at their limits.

mod aircraft;
mod combat;
mod moving;
mod oracle;
mod seeking;
mod terrain;

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
