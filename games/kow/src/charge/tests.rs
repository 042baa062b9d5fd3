//! Charges on a real table. Spearmen regiments are 10000 wide and 8000 deep and have Speed 6.

use gonfalon_table::{Heading, Length, Point};
use smallvec::SmallVec;

use super::{carry_out, contact_by_surge};
use crate::action::{Deed, Order};
use crate::event::Event;
use crate::scene::Scene;
use crate::state::{Category, Contact, Side, UnitId};

const INCH: i32 = 2540;
const REGIMENT: &str = "elf-spearmen-regiment";

fn charge(units: &[UnitId], target: UnitId) -> Deed {
    Deed::Charge { units: SmallVec::from_slice(units), target }
}

/// A regiment that looks north, and an enemy at a place.
fn two(x: i32, y: i32, degrees: i32) -> (Scene, UnitId, UnitId) {
    let mut scene = Scene::new();
    let unit = scene.unit(0, REGIMENT, 90_000, 30_000, 90);
    let target = scene.unit(1, REGIMENT, 90_000 + x, 30_000 + y, degrees);
    (scene, unit, target)
}

fn run(scene: &mut Scene, units: &[UnitId], target: UnitId) -> Vec<Event> {
    assert_eq!(scene.refused(&charge(units, target)), []);
    scene.run(&[], |cx| carry_out(cx, units, target))
}

fn contacts(scene: &Scene) -> Vec<Contact> {
    scene.state.table.contacts.to_vec()
}

#[test]
fn a_charge_reaches_twice_the_speed_from_the_champion() {
    // From the front of the champion's base, which is the unit's front.
    let (scene, unit, target) = two(0, 8_000 + 12 * INCH, 270);
    assert_eq!(scene.refused(&charge(&[unit], target)), []);
    let (scene, unit, target) = two(0, 8_000 + 12 * INCH + 5, 270);
    assert_eq!(scene.refused(&charge(&[unit], target)), [("kow.charge.needs-range", "refusal-charge-range")]);
}

#[test]
fn a_charge_needs_arc_and_sight() {
    let (scene, unit, target) = two(20_000, 0, 270);
    assert_eq!(scene.refused(&charge(&[unit], target)), [("kow.charge.needs-arc", "refusal-charge-arc")]);
    let (mut scene, unit, target) = two(0, 8_000 + 6 * INCH, 270);
    scene.terrain(Category::Impassable, 3, (70_000, 40_000), (110_000, 42_000));
    assert_eq!(scene.refused(&charge(&[unit], target)), [("kow.charge.needs-sight", "refusal-charge-sight")]);
}

#[test]
fn the_charger_is_laid_flush_and_centred() {
    let (mut scene, unit, target) = two(6_000, 8_000 + 6 * INCH, 250);
    run(&mut scene, &[unit], target);
    let board = scene.board();
    assert_eq!(board.unit(unit).order, Some(Order::Charge));
    assert_eq!(board.unit(unit).heading, Heading::from_degrees(70));
    let (one, other) = (board.footprint(unit), board.footprint(target));
    assert!(one.within(&other, Length::ZERO) && !one.overlaps(&other));
    // The middles lie on one line, two half depths apart.
    assert!((one.centre.distance(other.centre) - Length(8_000)).abs() <= Length(1));
    let expected = Contact { charger: unit, target, side: Side::Front, hindered: false, defended: false };
    assert_eq!(contacts(&scene), [expected]);
}

#[test]
fn the_champion_decides_which_side_is_hit() {
    for (degrees, side) in [(270, Side::Front), (90, Side::Rear), (0, Side::Right), (180, Side::Left)] {
        let (mut scene, unit, target) = two(0, 9_000 + 6 * INCH, degrees);
        run(&mut scene, &[unit], target);
        assert_eq!(contacts(&scene)[0].side, side, "{degrees}");
        assert_eq!(scene.board().unit(unit).heading, Heading::NORTH, "{degrees}");
    }
}

#[test]
fn an_even_front_is_centred_by_its_champion() {
    let mut scene = Scene::new();
    let horde = scene.unit(0, "elf-spearmen-horde", 90_000, 30_000, 90);
    let target = scene.unit(1, REGIMENT, 90_000, 50_000, 270);
    run(&mut scene, &[horde], target);
    // The champion is the fifth from the left: half a base left of the middle.
    assert_eq!(scene.board().unit(horde).at.x, 91_000);
    assert_eq!(scene.board().champion(horde).centre.x, 90_000);
}

#[test]
fn a_charge_goes_round_what_is_in_the_way_by_one_pivot() {
    let (mut scene, unit, target) = two(0, 8_000 + 10 * INCH, 270);
    // A friend beside the way narrows it, but a pivot leads past it.
    scene.unit(0, "elf-king", 94_500, 40_000, 90);
    let events = run(&mut scene, &[unit], target);
    let stops: Vec<Heading> = events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { unit: moved, heading, .. } if *moved == unit => Some(*heading),
            _ => None,
        })
        .collect();
    assert!(stops.len() >= 2 && stops[0] != Heading::NORTH, "{stops:?}");

    let (mut scene, unit, target) = two(0, 8_000 + 10 * INCH, 270);
    scene.terrain(Category::Impassable, 0, (60_000, 45_000), (88_000, 47_000));
    scene.terrain(Category::Impassable, 0, (92_000, 45_000), (120_000, 47_000));
    assert_eq!(
        scene.refused(&charge(&[unit], target)),
        [("kow.charge.needs-room", "refusal-no-charge-path")]
    );
}

#[test]
fn the_shortest_path_is_straight_where_it_is_open() {
    let (mut scene, unit, target) = two(2_000, 8_000 + 6 * INCH, 270);
    let events = run(&mut scene, &[unit], target);
    let moved = |event: &&Event| matches!(event, Event::Moved { .. });
    let first = events.iter().find(moved).expect("the charger moves");
    let to = Point::new(90_000, 30_000 + 6 * INCH);
    assert_eq!(*first, Event::Moved { unit, to, heading: Heading::NORTH });
}

#[test]
fn two_chargers_share_the_front_and_three_are_too_many() {
    let mut scene = Scene::new();
    let left = scene.unit(0, REGIMENT, 84_000, 30_000, 90);
    let right = scene.unit(0, REGIMENT, 96_000, 30_000, 90);
    let third = scene.unit(0, REGIMENT, 90_000, 20_000, 90);
    let target = scene.unit(1, REGIMENT, 90_000, 50_000, 270);
    assert_eq!(
        scene.refused(&charge(&[left, right, third], target)),
        [("kow.charge.multiple-no-room", "refusal-too-many-chargers")]
    );
    run(&mut scene, &[right, left], target);
    assert_eq!(scene.board().unit(left).at, Point::new(85_000, 42_000));
    assert_eq!(scene.board().unit(right).at, Point::new(95_000, 42_000));
    assert_eq!(contacts(&scene).len(), 2);
    assert_eq!(
        scene.refused(&charge(&[third], target)),
        [
            ("kow.charge.multiple-simultaneous", "refusal-charged-already"),
            ("kow.charge.needs-sight", "refusal-charge-sight"),
        ]
    );
}

#[test]
fn difficult_ground_hinders_and_never_slows() {
    let (mut scene, unit, target) = two(0, 8_000 + 12 * INCH, 270);
    scene.terrain(Category::Difficult, 0, (80_000, 40_000), (100_000, 55_000));
    run(&mut scene, &[unit], target);
    assert!(contacts(&scene)[0].hindered);
}

#[test]
fn an_enemy_behind_a_wall_is_charged_at_the_wall() {
    // The wall is twelve inches away, the enemy half an inch behind its near edge.
    let (mut scene, unit, target) = two(0, 8_000 + 12 * INCH + INCH / 2, 270);
    assert_eq!(scene.refused(&charge(&[unit], target)), [("kow.charge.needs-range", "refusal-charge-range")]);
    let wall = 34_000 + 12 * INCH;
    scene.terrain(Category::Obstacle, 0, (80_000, wall), (100_000, wall + 600));
    run(&mut scene, &[unit], target);
    let contact = contacts(&scene)[0];
    assert!(contact.defended && !contact.hindered);
    assert_eq!(scene.board().unit(unit).at, Point::new(90_000, wall - 4_000));
}

#[test]
fn a_long_wall_counts_only_before_the_attacked_side() {
    // The wall begins near the charger, but before the enemy it is out of reach.
    let (mut scene, unit, target) = two(30_000, 8_000 + 11 * INCH, 270);
    let wall = 34_000 + 11 * INCH - 600;
    scene.terrain(Category::Obstacle, 0, (80_000, wall), (130_000, wall + 600));
    assert_eq!(
        scene.refused(&charge(&[unit], target)),
        [("kow.charge.obstacle-target-range", "refusal-charge-range")]
    );
}

#[test]
fn a_wall_crossed_on_the_way_hinders() {
    let (mut scene, unit, target) = two(0, 8_000 + 12 * INCH, 270);
    scene.terrain(Category::Obstacle, 0, (80_000, 45_000), (100_000, 45_500));
    run(&mut scene, &[unit], target);
    assert!(contacts(&scene)[0].hindered && !contacts(&scene)[0].defended);
}

#[test]
fn a_bystander_is_nudged_a_tenth_of_an_inch_away() {
    let (mut scene, unit, target) = two(0, 8_000 + 6 * INCH, 270);
    // It stands beside the target and level with the charger's flank.
    let bystander = scene.unit(1, "elf-king", 90_000 + 5_000 + 1_000, 30_000 + 8_000 + 6 * INCH - 6_000, 270);
    let events = run(&mut scene, &[unit], target);
    let to = scene.board().unit(bystander).at;
    assert!(events.contains(&Event::Nudged { unit: bystander, to }));
    assert_eq!(to.x, 96_000 + 254);
}

#[test]
fn a_yellow_bellied_unit_may_mishear_its_order() {
    let mut scene = Scene::new();
    let orcs = scene.unit(0, "slave-orcs-troop", 90_000, 30_000, 90);
    let target = scene.unit(1, REGIMENT, 90_000, 45_000, 270);
    assert_eq!(scene.refused(&charge(&[orcs], target)), []);
    let events = scene.run(&[("courage-die", 1)], |cx| carry_out(cx, &[orcs], target));
    let halted = Event::Ordered { unit: orcs, order: Order::Halt };
    assert_eq!(events, [Event::CourageRolled { unit: orcs, die: 1 }, halted]);
    scene.state.table.units[0].order = None;
    scene.run(&[("courage-die", 2)], |cx| carry_out(cx, &[orcs], target));
    assert_eq!(contacts(&scene).len(), 1);
}

#[test]
fn an_individual_charges_all_round_and_has_no_flanks() {
    let mut scene = Scene::new();
    let king = scene.unit(0, "elf-king", 90_000, 60_000, 90);
    let target = scene.unit(1, REGIMENT, 90_000, 45_000, 270);
    run(&mut scene, &[king], target);
    assert_eq!(contacts(&scene)[0].side, Side::Rear);

    let mut scene = Scene::new();
    let unit = scene.unit(0, REGIMENT, 90_000, 30_000, 90);
    let king = scene.unit(1, "elf-king", 90_000, 50_000, 90);
    run(&mut scene, &[unit], king);
    assert_eq!(contacts(&scene)[0].side, Side::Front);
    assert_eq!(scene.board().unit(king).heading, Heading::SOUTH);
}

#[test]
fn flyers_charge_over_everything_unhindered() {
    let mut scene = Scene::new();
    let dragon = scene.unit(0, "lord-on-battle-dragon", 90_000, 30_000, 90);
    let target = scene.unit(1, "stormwind-cavalry-regiment", 90_000, 70_000, 270);
    scene.unit(0, REGIMENT, 90_000, 42_000, 90);
    scene.terrain(Category::Impassable, 1, (70_000, 50_000), (110_000, 52_000));
    scene.terrain(Category::Difficult, 1, (70_000, 53_000), (110_000, 56_000));
    run(&mut scene, &[dragon], target);
    assert!(!contacts(&scene)[0].hindered);
}

#[test]
fn a_surge_into_an_enemy_is_a_charge_that_shares_the_side() {
    let mut scene = Scene::new();
    let skeletons = scene.unit(0, "skeletons-regiment", 84_000, 30_000, 90);
    let first = scene.unit(0, "skeletons-regiment", 95_000, 30_000, 90);
    let target = scene.unit(1, REGIMENT, 90_000, 50_000, 270);
    run(&mut scene, &[first], target);
    assert_eq!(scene.board().unit(first).at.x, 90_000);
    let mut done = false;
    scene.run(&[], |cx| done = contact_by_surge(cx, skeletons, target));
    assert!(done);
    assert_eq!(scene.board().unit(skeletons).at, Point::new(85_000, 42_000));
    assert_eq!(scene.board().unit(first).at, Point::new(95_000, 42_000));
    assert_eq!(contacts(&scene).len(), 2);

    let catapult = scene.unit(0, "balefire-catapult", 120_000, 30_000, 90);
    let mut done = true;
    let events = scene.run(&[], |cx| done = contact_by_surge(cx, catapult, target));
    assert!(!done && events.is_empty());
}

#[test]
fn a_war_engine_and_a_wavering_unit_cannot_charge() {
    let mut scene = Scene::new();
    let catapult = scene.unit(0, "balefire-catapult", 90_000, 30_000, 90);
    let target = scene.unit(1, REGIMENT, 90_000, 45_000, 270);
    scene.state.table.units[0].wavering = true;
    assert_eq!(
        scene.refused(&charge(&[catapult], target)),
        [
            ("kow.nerve.wavering-orders", "refusal-wavering-order"),
            ("kow.move.charge-no-war-engine", "refusal-war-engine-charge"),
        ]
    );
    assert_eq!(
        scene.refused(&charge(&[], target)),
        [("kow.charge.multiple-allowed", "refusal-nobody-charges")]
    );
    let own = charge(&[catapult], catapult);
    assert!(scene.refused(&own).contains(&("kow.charge.single-target", "refusal-no-charge-target")));
}
