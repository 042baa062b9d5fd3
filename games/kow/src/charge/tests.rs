//! Charges on a real table. Spearmen regiments are 10000 wide and 8000 deep and have Speed 6.

use gonfalon_table::{Heading, Length, Point};
use smallvec::SmallVec;

use super::{carry_out, contact_by_surge};
use crate::action::{Deed, Order};
use crate::event::Event;
use crate::fixture::Fixture;
use crate::state::{Category, Contact, Side, UnitId};

const INCH: i32 = 2540;
const REGIMENT: &str = "elf-spearmen-regiment";

fn charge(units: &[UnitId], target: UnitId) -> Deed {
    Deed::Charge { units: SmallVec::from_slice(units), target }
}

/// A regiment that looks north, and an enemy at a place.
fn two(x: i32, y: i32, degrees: i32) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let unit = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
    let target = fixture.set(1, REGIMENT, 90_000 + x, 30_000 + y, degrees);
    (fixture, unit, target)
}

fn run(fixture: &mut Fixture, units: &[UnitId], target: UnitId) -> Vec<Event> {
    assert_eq!(fixture.refused(&charge(units, target)), []);
    fixture.act(&[], |cx| carry_out(cx, units, target))
}

fn contacts(fixture: &Fixture) -> Vec<Contact> {
    fixture.state.table.contacts.to_vec()
}

#[test]
fn a_charge_reaches_twice_the_speed_from_the_champion() {
    // From the front of the champion's base, which is the unit's front.
    let (fixture, unit, target) = two(0, 8_000 + 12 * INCH, 270);
    assert_eq!(fixture.refused(&charge(&[unit], target)), []);
    let (fixture, unit, target) = two(0, 8_000 + 12 * INCH + 5, 270);
    assert_eq!(
        fixture.refused(&charge(&[unit], target)),
        [("kow.charge.needs-range", "refusal-charge-range")]
    );
}

#[test]
fn a_charge_needs_arc_and_sight() {
    let (fixture, unit, target) = two(20_000, 0, 270);
    assert_eq!(fixture.refused(&charge(&[unit], target)), [("kow.charge.needs-arc", "refusal-charge-arc")]);
    let (mut fixture, unit, target) = two(0, 8_000 + 6 * INCH, 270);
    fixture.terrain(Category::Impassable, 3, (70_000, 40_000), (110_000, 42_000));
    // The rock hides the target, lies before its side and bars the way: all of that is told at once.
    assert_eq!(
        fixture.refused(&charge(&[unit], target)),
        [
            ("kow.charge.needs-sight", "refusal-charge-sight"),
            ("kow.charge.needs-room", "refusal-no-room-at-target"),
            ("kow.charge.needs-room", "refusal-charge-place-terrain"),
            ("kow.charge.needs-room", "refusal-no-charge-path"),
            ("kow.charge.avoid-impassable", "refusal-charge-way-terrain"),
        ]
    );
}

#[test]
fn the_charger_is_laid_flush_and_centred() {
    let (mut fixture, unit, target) = two(6_000, 8_000 + 6 * INCH, 250);
    run(&mut fixture, &[unit], target);
    let board = fixture.board();
    assert_eq!(board.unit(unit).order, Some(Order::Charge));
    assert_eq!(board.unit(unit).heading, Heading::from_degrees(70));
    let (one, other) = (board.footprint(unit), board.footprint(target));
    assert!(one.within(&other, Length::ZERO) && !one.overlaps(&other));
    // The middles lie on one line, two half depths apart.
    assert!((one.centre.distance(other.centre) - Length(8_000)).abs() <= Length(1));
    let expected = Contact { charger: unit, target, side: Side::Front, hindered: false, defended: false };
    assert_eq!(contacts(&fixture), [expected]);
}

#[test]
fn the_champion_decides_which_side_is_hit() {
    for (degrees, side) in [(270, Side::Front), (90, Side::Rear), (0, Side::Right), (180, Side::Left)] {
        let (mut fixture, unit, target) = two(0, 9_000 + 6 * INCH, degrees);
        run(&mut fixture, &[unit], target);
        assert_eq!(contacts(&fixture)[0].side, side, "{degrees}");
        assert_eq!(fixture.board().unit(unit).heading, Heading::NORTH, "{degrees}");
    }
}

#[test]
fn an_even_front_is_centred_by_its_champion() {
    let mut fixture = Fixture::new();
    let horde = fixture.set(0, "elf-spearmen-horde", 90_000, 30_000, 90);
    let target = fixture.set(1, REGIMENT, 90_000, 50_000, 270);
    run(&mut fixture, &[horde], target);
    // The champion is the fifth from the left: half a base left of the middle.
    assert_eq!(fixture.board().unit(horde).at.x, 91_000);
    assert_eq!(fixture.board().champion(horde).centre.x, 90_000);
}

#[test]
fn a_charge_goes_round_what_is_in_the_way_by_one_pivot() {
    let (mut fixture, unit, target) = two(0, 8_000 + 10 * INCH, 270);
    // A friend beside the way narrows it, but a pivot leads past it.
    fixture.set(0, "elf-king", 94_500, 40_000, 90);
    let events = run(&mut fixture, &[unit], target);
    let stops: Vec<Heading> = events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { unit: moved, heading, .. } if *moved == unit => Some(*heading),
            _ => None,
        })
        .collect();
    assert!(stops.len() >= 2 && stops[0] != Heading::NORTH, "{stops:?}");

    let (mut fixture, unit, target) = two(0, 8_000 + 10 * INCH, 270);
    fixture.terrain(Category::Impassable, 0, (60_000, 45_000), (88_000, 47_000));
    fixture.terrain(Category::Impassable, 0, (92_000, 45_000), (120_000, 47_000));
    // Both rocks are in the way of the direct path.
    let rock = ("kow.charge.avoid-impassable", "refusal-charge-way-terrain");
    assert_eq!(
        fixture.refused(&charge(&[unit], target)),
        [("kow.charge.needs-room", "refusal-no-charge-path"), rock, rock]
    );
}

#[test]
fn the_shortest_path_is_straight_where_it_is_open() {
    let (mut fixture, unit, target) = two(2_000, 8_000 + 6 * INCH, 270);
    let events = run(&mut fixture, &[unit], target);
    let moved = |event: &&Event| matches!(event, Event::Moved { .. });
    let first = events.iter().find(moved).expect("the charger moves");
    let to = Point::new(90_000, 30_000 + 6 * INCH);
    assert_eq!(*first, Event::Moved { unit, to, heading: Heading::NORTH });
}

#[test]
fn two_chargers_share_the_front_and_three_are_too_many() {
    let mut fixture = Fixture::new();
    let left = fixture.set(0, REGIMENT, 84_000, 30_000, 90);
    let right = fixture.set(0, REGIMENT, 96_000, 30_000, 90);
    let third = fixture.set(0, REGIMENT, 90_000, 20_000, 90);
    let target = fixture.set(1, REGIMENT, 90_000, 50_000, 270);
    assert_eq!(
        fixture.refused(&charge(&[left, right, third], target)),
        [("kow.charge.multiple-no-room", "refusal-too-many-chargers")]
    );
    run(&mut fixture, &[right, left], target);
    assert_eq!(fixture.board().unit(left).at, Point::new(85_000, 42_000));
    assert_eq!(fixture.board().unit(right).at, Point::new(95_000, 42_000));
    assert_eq!(contacts(&fixture).len(), 2);
    assert_eq!(
        fixture.refused(&charge(&[third], target)),
        [
            ("kow.charge.multiple-simultaneous", "refusal-charged-already"),
            ("kow.charge.needs-sight", "refusal-charge-sight"),
            ("kow.charge.needs-room", "refusal-no-room-at-target"),
            ("kow.charge.needs-room", "refusal-charge-place-unit"),
            ("kow.charge.needs-room", "refusal-charge-place-unit"),
            ("kow.charge.needs-room", "refusal-no-charge-path"),
            ("kow.charge.avoid-units", "refusal-charge-way-unit"),
            ("kow.charge.avoid-units", "refusal-charge-way-unit"),
        ]
    );
}

#[test]
fn difficult_ground_hinders_and_never_slows() {
    let (mut fixture, unit, target) = two(0, 8_000 + 12 * INCH, 270);
    fixture.terrain(Category::Difficult, 0, (80_000, 40_000), (100_000, 55_000));
    run(&mut fixture, &[unit], target);
    assert!(contacts(&fixture)[0].hindered);
}

#[test]
fn an_enemy_behind_a_wall_is_charged_at_the_wall() {
    // The wall is twelve inches away, the enemy half an inch behind its near edge.
    let (mut fixture, unit, target) = two(0, 8_000 + 12 * INCH + INCH / 2, 270);
    assert_eq!(
        fixture.refused(&charge(&[unit], target)),
        [("kow.charge.needs-range", "refusal-charge-range")]
    );
    let wall = 34_000 + 12 * INCH;
    fixture.terrain(Category::Obstacle, 0, (80_000, wall), (100_000, wall + 600));
    run(&mut fixture, &[unit], target);
    let contact = contacts(&fixture)[0];
    assert!(contact.defended && !contact.hindered);
    assert_eq!(fixture.board().unit(unit).at, Point::new(90_000, wall - 4_000));
}

#[test]
fn a_long_wall_counts_only_before_the_attacked_side() {
    // The wall begins near the charger, but before the enemy it is out of reach.
    let (mut fixture, unit, target) = two(30_000, 8_000 + 11 * INCH, 270);
    let wall = 34_000 + 11 * INCH - 600;
    fixture.terrain(Category::Obstacle, 0, (80_000, wall), (130_000, wall + 600));
    assert_eq!(
        fixture.refused(&charge(&[unit], target)),
        [("kow.charge.obstacle-target-range", "refusal-charge-range")]
    );
}

#[test]
fn a_wall_crossed_on_the_way_hinders() {
    let (mut fixture, unit, target) = two(0, 8_000 + 12 * INCH, 270);
    fixture.terrain(Category::Obstacle, 0, (80_000, 45_000), (100_000, 45_500));
    run(&mut fixture, &[unit], target);
    assert!(contacts(&fixture)[0].hindered && !contacts(&fixture)[0].defended);
}

#[test]
fn a_bystander_is_nudged_a_tenth_of_an_inch_away() {
    let (mut fixture, unit, target) = two(0, 8_000 + 6 * INCH, 270);
    // It stands beside the target and level with the charger's flank.
    let bystander =
        fixture.set(1, "elf-king", 90_000 + 5_000 + 1_000, 30_000 + 8_000 + 6 * INCH - 6_000, 270);
    let events = run(&mut fixture, &[unit], target);
    let to = fixture.board().unit(bystander).at;
    assert!(events.contains(&Event::Nudged { unit: bystander, to }));
    assert_eq!(to.x, 96_000 + 254);
}

#[test]
fn a_yellow_bellied_unit_may_mishear_its_order() {
    let mut fixture = Fixture::new();
    let orcs = fixture.set(0, "slave-orcs-troop", 90_000, 30_000, 90);
    let target = fixture.set(1, REGIMENT, 90_000, 45_000, 270);
    assert_eq!(fixture.refused(&charge(&[orcs], target)), []);
    let events = fixture.act(&[("courage-die", 1)], |cx| carry_out(cx, &[orcs], target));
    let halted = Event::Ordered { unit: orcs, order: Order::Halt };
    assert_eq!(events, [Event::CourageRolled { unit: orcs, die: 1 }, halted]);
    fixture.state.table.units[0].order = None;
    fixture.act(&[("courage-die", 2)], |cx| carry_out(cx, &[orcs], target));
    assert_eq!(contacts(&fixture).len(), 1);
}

#[test]
fn an_individual_charges_all_round_and_has_no_flanks() {
    let mut fixture = Fixture::new();
    let king = fixture.set(0, "elf-king", 90_000, 60_000, 90);
    let target = fixture.set(1, REGIMENT, 90_000, 45_000, 270);
    run(&mut fixture, &[king], target);
    assert_eq!(contacts(&fixture)[0].side, Side::Rear);

    let mut fixture = Fixture::new();
    let unit = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
    let king = fixture.set(1, "elf-king", 90_000, 50_000, 90);
    run(&mut fixture, &[unit], king);
    assert_eq!(contacts(&fixture)[0].side, Side::Front);
    assert_eq!(fixture.board().unit(king).heading, Heading::SOUTH);
}

#[test]
fn flyers_charge_over_everything_unhindered() {
    let mut fixture = Fixture::new();
    let dragon = fixture.set(0, "lord-on-battle-dragon", 90_000, 30_000, 90);
    let target = fixture.set(1, "stormwind-cavalry-regiment", 90_000, 70_000, 270);
    fixture.set(0, REGIMENT, 90_000, 42_000, 90);
    fixture.terrain(Category::Impassable, 1, (70_000, 50_000), (110_000, 52_000));
    fixture.terrain(Category::Difficult, 1, (70_000, 53_000), (110_000, 56_000));
    run(&mut fixture, &[dragon], target);
    assert!(!contacts(&fixture)[0].hindered);
}

#[test]
fn a_surge_into_an_enemy_is_a_charge_that_shares_the_side() {
    let mut fixture = Fixture::new();
    let skeletons = fixture.set(0, "skeletons-regiment", 84_000, 30_000, 90);
    let first = fixture.set(0, "skeletons-regiment", 95_000, 30_000, 90);
    let target = fixture.set(1, REGIMENT, 90_000, 50_000, 270);
    run(&mut fixture, &[first], target);
    assert_eq!(fixture.board().unit(first).at.x, 90_000);
    let mut done = false;
    fixture.act(&[], |cx| done = contact_by_surge(cx, skeletons, target));
    assert!(done);
    assert_eq!(fixture.board().unit(skeletons).at, Point::new(85_000, 42_000));
    assert_eq!(fixture.board().unit(first).at, Point::new(95_000, 42_000));
    assert_eq!(contacts(&fixture).len(), 2);

    let catapult = fixture.set(0, "balefire-catapult", 120_000, 30_000, 90);
    let mut done = true;
    let events = fixture.act(&[], |cx| done = contact_by_surge(cx, catapult, target));
    assert!(!done && events.is_empty());
}

#[test]
fn a_war_engine_and_a_wavering_unit_cannot_charge() {
    let mut fixture = Fixture::new();
    let catapult = fixture.set(0, "balefire-catapult", 90_000, 30_000, 90);
    let target = fixture.set(1, REGIMENT, 90_000, 45_000, 270);
    fixture.state.table.units[0].wavering = true;
    assert_eq!(
        fixture.refused(&charge(&[catapult], target)),
        [
            ("kow.nerve.wavering-orders", "refusal-wavering-order"),
            ("kow.move.charge-no-war-engine", "refusal-war-engine-charge"),
        ]
    );
    assert_eq!(
        fixture.refused(&charge(&[], target)),
        [("kow.charge.multiple-allowed", "refusal-nobody-charges")]
    );
    let own = charge(&[catapult], catapult);
    assert!(fixture.refused(&own).contains(&("kow.charge.single-target", "refusal-no-charge-target")));
}

#[test]
fn a_surge_shares_the_side_with_a_charger_whose_champion_stands_beside_it() {
    let mut fixture = Fixture::new();
    let target = fixture.set(1, REGIMENT, 90_000, 60_000, 270);
    // The horde touches 3000 of the side; its champion is far to the right of it, where the flank arc is.
    let horde = fixture.set(0, "elf-spearmen-horde", 90_000 + 12_000, 60_000 - 8_000, 90);
    let skeletons = fixture.set(0, "skeletons-regiment", 90_000 - 4_000, 60_000 - 8_000 - 2 * INCH, 90);
    let contact = Contact { charger: horde, target, side: Side::Front, hindered: false, defended: false };
    fixture.state.table.contacts.push(contact);
    let mut done = false;
    fixture.act(&[], |cx| done = contact_by_surge(cx, skeletons, target));
    assert!(done);
    assert_eq!(fixture.unit(skeletons).at.x, 90_000 - 5_000, "half of the side for each");
    assert_eq!(fixture.unit(horde).at.x, 90_000 + 10_000);
}
