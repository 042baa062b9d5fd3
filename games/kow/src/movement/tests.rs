//! Orders on a real table. Spearmen regiments are 10000 wide and 8000 deep and have Speed 6.

use gonfalon_kernel::{Seat, Wake};
use gonfalon_table::{Heading, Length, Point};
use smallvec::SmallVec;

use super::Orders;
use crate::action::{Action, Deed, Order, Stride};
use crate::event::Event;
use crate::fixture::Fixture;
use crate::state::{Category, UnitId};

const INCH: i32 = 2540;

fn order(unit: UnitId, order: Order, strides: &[Stride]) -> Deed {
    Deed::Order { unit, order, strides: SmallVec::from_slice(strides) }
}

fn forward(inches: i32) -> Stride {
    Stride::Forward(Length::inches(inches))
}

fn pivot(degrees: i32) -> Stride {
    Stride::Pivot(Heading::from_degrees(degrees))
}

fn alone() -> (Fixture, UnitId) {
    let mut fixture = Fixture::new();
    let unit = fixture.set(0, "elf-spearmen-regiment", 90_000, 60_000, 90);
    (fixture, unit)
}

#[test]
fn advance_goes_up_to_speed_with_one_pivot() {
    let (fixture, unit) = alone();
    let advance = |strides: &[Stride]| fixture.refused(&order(unit, Order::Advance, strides));
    assert_eq!(advance(&[forward(4), pivot(0), forward(2)]), []);
    assert_eq!(advance(&[forward(5), forward(1)]), []);
    assert_eq!(advance(&[pivot(180), forward(6)]), []);
    let too_far = ("kow.move.advance-distance", "refusal-too-far");
    assert_eq!(advance(&[forward(4), pivot(0), Stride::Forward(Length(2 * INCH + 1))]), [too_far]);
    assert_eq!(advance(&[pivot(181)]), [("kow.move.advance-pivot", "refusal-pivot-too-wide")]);
    assert_eq!(
        advance(&[pivot(80), forward(1), pivot(70)]),
        [("kow.move.advance-pivot", "refusal-too-many-pivots")]
    );
    assert_eq!(
        advance(&[Stride::Back(Length::INCH)]),
        [("kow.move.advance-distance", "refusal-wrong-stride")]
    );
    assert_eq!(advance(&[forward(0)]), [("kow.move.advance-distance", "refusal-no-length")]);
    assert_eq!(advance(&[Stride::Forward(Length(i32::MAX)), Stride::Forward(Length(i32::MAX))]), [too_far]);
}

#[test]
fn back_and_sidestep_go_half_the_speed_and_double_goes_twice() {
    let (fixture, unit) = alone();
    let refused = |kind, stride| fixture.refused(&order(unit, kind, &[stride]));
    assert_eq!(refused(Order::Back, Stride::Back(Length::inches(3))), []);
    assert_eq!(
        refused(Order::Back, Stride::Back(Length(3 * INCH + 1))),
        [("kow.move.back", "refusal-too-far")]
    );
    assert_eq!(refused(Order::Sidestep, Stride::Left(Length::inches(3))), []);
    assert_eq!(
        refused(Order::Sidestep, Stride::Right(Length::inches(4))),
        [("kow.move.sidestep", "refusal-too-far")]
    );
    assert_eq!(refused(Order::AtTheDouble, forward(12)), []);
    assert_eq!(refused(Order::AtTheDouble, forward(13)), [("kow.move.at-the-double", "refusal-too-far")]);
    assert_eq!(
        refused(Order::AtTheDouble, pivot(80)),
        [("kow.move.at-the-double-no-pivot", "refusal-double-pivot")]
    );
    assert_eq!(refused(Order::Halt, pivot(80)), [("kow.move.halt", "refusal-halt-pivot")]);
    assert_eq!(refused(Order::ChangeFacing, pivot(300)), []);
    let both = order(unit, Order::Sidestep, &[Stride::Left(Length::INCH), Stride::Right(Length::INCH)]);
    assert_eq!(fixture.refused(&both), [("kow.move.sidestep", "refusal-both-sides")]);
}

#[test]
fn nimble_units_have_one_more_pivot_to_any_direction() {
    let mut fixture = Fixture::new();
    let unit = fixture.set(0, "elf-scouts-troop", 90_000, 60_000, 90);
    let refused = |kind, strides: &[Stride]| fixture.refused(&order(unit, kind, strides));
    assert_eq!(refused(Order::Advance, &[pivot(270), forward(3), pivot(200)]), []);
    assert_eq!(
        refused(Order::Advance, &[pivot(270), forward(3), pivot(90)]),
        [("kow.move.advance-pivot", "refusal-pivot-too-wide")]
    );
    assert_eq!(refused(Order::AtTheDouble, &[forward(3), pivot(270), forward(3)]), []);
    assert_eq!(refused(Order::Back, &[Stride::Back(Length::INCH), pivot(0)]), []);
    assert_eq!(refused(Order::Halt, &[pivot(0)]), [("kow.move.halt", "refusal-halt-pivot")]);
}

#[test]
fn who_may_not_receive_an_order_is_told_every_reason() {
    let mut fixture = Fixture::new();
    let catapult = fixture.set(0, "balefire-catapult", 90_000, 60_000, 90);
    let enemy = fixture.set(1, "elf-spearmen-regiment", 90_000, 90_000, 270);
    fixture.state.table.units[0].wavering = true;
    assert_eq!(
        fixture.refused(&order(catapult, Order::AtTheDouble, &[forward(1)])),
        [
            ("kow.nerve.wavering-orders", "refusal-wavering-order"),
            ("kow.move.at-the-double-no-war-engine", "refusal-war-engine-double"),
            ("kow.special.shambling-no-double", "refusal-shambling-double"),
        ]
    );
    assert_eq!(fixture.refused(&order(catapult, Order::Back, &[Stride::Back(Length::INCH)])), []);
    assert_eq!(
        fixture.refused(&order(enemy, Order::Halt, &[])),
        [("kow.turn.active-player", "refusal-not-your-unit")]
    );
    assert_eq!(
        fixture.refused(&order(UnitId(9), Order::Halt, &[])),
        [("kow.move.one-at-a-time", "refusal-unknown-unit")]
    );
}

#[test]
fn straight_moves_keep_an_inch_from_enemies_and_go_through_friends() {
    let (mut fixture, unit) = alone();
    // The gap to the enemy ahead is exactly five inches.
    fixture.set(1, "elf-spearmen-regiment", 90_000, 60_000 + 8_000 + 5 * INCH, 270);
    let advance = |fixture: &Fixture, length| {
        fixture.refused(&order(unit, Order::Advance, &[Stride::Forward(Length(length))]))
    };
    assert_eq!(advance(&fixture, 4 * INCH), []);
    assert_eq!(advance(&fixture, 4 * INCH + 5), [("kow.move.one-inch-gap", "refusal-too-near")]);
    assert_eq!(advance(&fixture, 6 * INCH), [("kow.move.enemies-block", "refusal-enemy-in-the-way")]);

    let (mut fixture, unit) = alone();
    // A troop is 4000 deep: from a quarter inch ahead it is passed by 12000 and its own 4000 and an inch.
    fixture.set(0, "elf-spearmen-troop", 90_000, 60_000 + 4_000 + 2_000 + 600, 90);
    let double =
        |length| fixture.refused(&order(unit, Order::AtTheDouble, &[Stride::Forward(Length(length))]));
    assert_eq!(double(600 + 4_000 + 8_000 + INCH), []);
    assert_eq!(double(600 + 4_000 + 8_000 + 100), [("kow.move.one-inch-gap", "refusal-too-near")]);
    assert_eq!(double(600 + 4_000), [("kow.move.no-end-on-unit", "refusal-end-on-unit")]);
}

#[test]
fn a_unit_already_closer_may_do_what_brings_it_no_nearer() {
    let (mut fixture, unit) = alone();
    fixture.set(1, "elf-spearmen-regiment", 90_000, 60_000 + 8_000 + 500, 270);
    assert_eq!(fixture.refused(&order(unit, Order::Back, &[Stride::Back(Length::INCH)])), []);
    assert_eq!(fixture.refused(&order(unit, Order::Sidestep, &[Stride::Left(Length::INCH)])), []);
    assert_eq!(
        fixture.refused(&order(unit, Order::Advance, &[Stride::Forward(Length(100))])),
        [("kow.move.one-inch-gap", "refusal-too-near")]
    );
    // Turning on the spot may end closer, but not on the enemy.
    assert_eq!(fixture.refused(&order(unit, Order::ChangeFacing, &[pivot(91)])), []);
    assert_eq!(
        fixture.refused(&order(unit, Order::ChangeFacing, &[pivot(135)])),
        [("kow.move.no-end-on-unit", "refusal-end-on-unit")]
    );
}

#[test]
fn a_trace_of_a_pivot_does_not_excuse_a_straight_move_that_ends_too_near() {
    let (mut fixture, unit) = alone();
    fixture.set(0, "elf-spearmen-troop", 90_000, 60_000 + 4_000 + 2_000 + 5 * INCH, 90);
    let strides = [Stride::Forward(Length(9 * INCH / 2)), pivot(91)];
    assert_eq!(
        fixture.refused(&order(unit, Order::Advance, &strides)),
        [("kow.move.one-inch-gap", "refusal-too-near")]
    );
    // Farther from its friend, the same pivot may end closer than an inch.
    let strides = [Stride::Forward(Length(4 * INCH)), pivot(91)];
    assert_eq!(fixture.refused(&order(unit, Order::Advance, &strides)), []);
}

#[test]
fn terrain_slows_stops_or_does_nothing() {
    let refused = |category, kind, length| {
        let (mut fixture, unit) = alone();
        fixture.terrain(category, 0, (80_000, 64_000 + 2 * INCH), (100_000, 64_000 + 3 * INCH));
        fixture.refused(&order(unit, kind, &[Stride::Forward(Length(length))]))
    };
    let cost = [("kow.terrain.difficult-cost", "refusal-too-far-difficult")];
    assert_eq!(refused(Category::Difficult, Order::Advance, 4 * INCH), []);
    assert_eq!(refused(Category::Difficult, Order::Advance, 4 * INCH + 10), cost);
    let in_the_way = [("kow.terrain.impassable", "refusal-impassable-in-the-way")];
    assert_eq!(refused(Category::Impassable, Order::Advance, 2 * INCH), []);
    assert_eq!(refused(Category::Impassable, Order::AtTheDouble, 12 * INCH), in_the_way);
    assert_eq!(refused(Category::Obstacle, Order::Advance, 6 * INCH), []);
    let no_double = [("kow.terrain.obstacle-no-double", "refusal-obstacle-double")];
    assert_eq!(refused(Category::Obstacle, Order::AtTheDouble, 3 * INCH), no_double);
    assert_eq!(refused(Category::Decoration, Order::AtTheDouble, 12 * INCH), []);
}

#[test]
fn flyers_go_over_everything_but_land_on_nothing() {
    let mut fixture = Fixture::new();
    let dragon = fixture.set(0, "lord-on-battle-dragon", 90_000, 20_000, 90);
    fixture.set(1, "elf-spearmen-regiment", 90_000, 35_000, 270);
    fixture.terrain(Category::Difficult, 2, (80_000, 25_000), (100_000, 28_000));
    fixture.terrain(Category::Impassable, 3, (80_000, 45_000), (100_000, 48_000));
    let double =
        |length| fixture.refused(&order(dragon, Order::AtTheDouble, &[Stride::Forward(Length(length))]));
    assert_eq!(double(20 * INCH), []);
    assert_eq!(double(15_000), [("kow.special.fly-no-landing", "refusal-end-on-unit")]);
    assert_eq!(double(22_200), [("kow.move.one-inch-gap", "refusal-too-near")]);
    assert_eq!(double(26_000), [("kow.special.fly-no-landing", "refusal-end-on-impassable")]);
}

#[test]
fn a_move_ends_on_the_table() {
    let mut fixture = Fixture::new();
    let unit = fixture.set(0, "elf-spearmen-regiment", 5_000, 60_000, 90);
    assert_eq!(
        fixture.refused(&order(unit, Order::Sidestep, &[Stride::Left(Length(100))])),
        [("kow.move.stay-on-table", "refusal-off-table")]
    );
}

#[test]
fn an_order_moves_the_unit_and_units_without_one_halt() {
    let (mut fixture, unit) = alone();
    let other = fixture.set(0, "elf-spearmen-troop", 30_000, 60_000, 90);
    let advance = order(unit, Order::Advance, &[forward(3), pivot(0), forward(1)]);
    let answer = |deed: Deed| Wake::Answer(Seat(0), Action::from(deed));
    fixture.act(&[], |cx| {
        Orders::default().step(cx, answer(advance));
    });
    let moved = fixture.board().unit(unit);
    assert_eq!((moved.at, moved.heading), (Point::new(90_000 + INCH, 60_000 + 3 * INCH), Heading::EAST));
    assert_eq!(
        fixture.refused(&order(unit, Order::Halt, &[])),
        [("kow.move.one-order", "refusal-ordered-already")]
    );
    let events = fixture.act(&[], |cx| {
        Orders::default().step(cx, answer(Deed::Done));
    });
    assert_eq!(events, [Event::Ordered { unit: other, order: Order::Halt }]);
}
