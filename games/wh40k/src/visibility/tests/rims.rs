//! The points of columns, whatever their bases are.

use gonfalon_table::{Heading, Length, Point};
use proptest::prelude::*;

use super::super::column::Column;
use crate::data::{Base, FeatureKind};
use crate::fixture::{BLUE, Fixture, RED, tank, tenths, trooper};
use crate::sample_terrain::{area, block};
use crate::state::ModelId;

fn base() -> impl Strategy<Value = Base> {
    prop_oneof![
        (2_000..16_000).prop_map(|diameter| Base::Round { diameter: Length(diameter) }),
        (6_000..17_000, 3_000..10_000)
            .prop_map(|(length, width)| Base::Oval { length: Length(length), width: Length(width) }),
        (4_000..20_000, 3_000..12_000)
            .prop_map(|(length, width)| Base::Hull { length: Length(length), width: Length(width) }),
    ]
}

/// A model at the middle of the table.
fn standing(base: Base, heading: i32) -> Fixture {
    let mut fixture = Fixture::new();
    let mut sheet = trooper();
    sheet.kinds[0].profile.base = base;
    fixture.add(RED, sheet, &[(300, 220)]);
    fixture.state.table.models[0].heading = Heading::from_thousandths(heading);
    fixture
}

proptest! {
    #[test]
    fn points_lie_on_the_rim_and_face_the_other(
        base in base(), heading in 0..360_000, x in -90_000..90_000, y in -90_000..90_000,
    ) {
        let fixture = standing(base, heading);
        let column = Column::new(fixture.board(), ModelId(0));
        let middle = tenths(300, 220);
        let other = middle.shifted(x, y);
        prop_assume!(middle.distance(other) > Length(30_000));
        let shape = fixture.board().shape(ModelId(0));
        let points = column.facing(other);
        let expected = if base.is_round() { 5 } else { 6 };
        prop_assert_eq!(points.len(), expected);
        for point in &points {
            // Corners and points are rounded, so they may stick out by two hundredths of a millimetre.
            let inward = point.toward(middle, Length(if base.is_round() { 0 } else { 6 }));
            prop_assert!(shape.contains_point(inward), "{:?} is outside", point);
            // A little farther out it is no longer inside, even where the border runs at a slant.
            let beyond = point.toward(middle, Length(-25));
            prop_assert!(!shape.contains_point(beyond), "{:?} is inside", point);
        }
        // The first is the one straight toward the other; nothing is on the far side of the middle but the outermost points.
        let along = |point: &Point| {
            i64::from(point.x - middle.x) * i64::from(x) + i64::from(point.y - middle.y) * i64::from(y)
        };
        prop_assert!(points[..3].iter().all(|point| along(point) > 0));
        // Half a turn of everything turns the points too, for bases that half a turn does not change.
        let turned: Vec<Point> = column
            .facing(middle.shifted(-x, -y))
            .iter()
            .map(|point| Point::new(2 * middle.x - point.x, 2 * middle.y - point.y))
            .collect();
        for point in &points {
            let near = turned.iter().map(|other| point.distance(*other)).min();
            prop_assert!(near.is_some_and(|near| near <= Length(3)), "{:?}: {:?}", point, turned);
        }
    }
}

#[test]
fn a_corner_that_sticks_out_is_seen() {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(200, 220)]);
    let blue = fixture.add(BLUE, tank(), &[(400, 220)]);
    // The hull is 5 inches long and 3 wide and faces north, so it reaches from y = 19.5 to y = 24.5.
    for (south, north, seen) in [(190, 250, false), (190, 244, true), (196, 250, true)] {
        let mut fixture = fixture.clone();
        fixture.terrain(block(FeatureKind::Debris, area(380, south, 382, north), Length::inches(5)));
        let (one, other) = (fixture.model(red, 0), fixture.model(blue, 0));
        assert_eq!(fixture.board().model_sees(one, other), seen, "{south} {north}");
        assert_eq!(fixture.board().model_sees(other, one), seen, "{south} {north}");
    }
}

#[test]
fn models_on_top_of_each_other_are_apart_by_the_floor_alone() {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(200, 220)]);
    let blue = fixture.add(BLUE, trooper(), &[(200, 220)]);
    let (one, other) = (fixture.model(red, 0), fixture.model(blue, 0));
    fixture.state.table.models[other.index()].elevation = Length::inches(3);
    assert!(fixture.board().model_sees(one, other) && fixture.board().model_sees(other, one));
    fixture.terrain(crate::sample_terrain::ruins(area(150, 170, 250, 270), &[], &[3]));
    assert!(!fixture.board().model_sees(one, other) && !fixture.board().model_sees(other, one));
}

#[test]
fn points_of_an_oval_turn_with_the_table_where_two_corners_are_nearly_as_near() {
    let base = Base::Oval { length: Length(8_168), width: Length(5_654) };
    let fixture = standing(base, 264_650);
    let column = Column::new(fixture.board(), ModelId(0));
    let middle = tenths(300, 220);
    let (there, back) =
        (column.facing(middle.shifted(-25_503, 76_930)), column.facing(middle.shifted(25_503, -76_930)));
    let turned = |point: &Point| Point::new(2 * middle.x - point.x, 2 * middle.y - point.y);
    assert_eq!(there[3..].iter().map(turned).collect::<Vec<_>>(), back[3..].to_vec());
}
