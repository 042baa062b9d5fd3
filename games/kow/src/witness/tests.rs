//! Rules are seen where they matter, and only there.

use gonfalon_kernel::ledger::Ledger;
use gonfalon_table::{Heading, Length};

use super::*;
use crate::action::{Attack, Order, Stride};
use crate::attack::Breakdown;
use crate::fixture::{Fixture, inches};
use crate::state::{Category, Contact, Phase, Side, UnitId};

fn seen(fixture: &Fixture, question: &Question, deed: Deed, events: &[Event]) -> Vec<&'static str> {
    let (game, before) = (&fixture.game, &fixture.state.table);
    let action = Action::from(deed);
    let found = rules(&Step { game, before, question, action: &action, events });
    let ledger = Ledger::read("rules/kow.toml", crate::LEDGER).expect("the ledger is sound");
    for RuleId(id) in &found {
        assert!(ledger.rules().iter().any(|rule| rule.id == *id), "{id} is in the ledger");
    }
    found.into_iter().map(|rule| rule.0).collect()
}

fn ordered(fixture: &Fixture, unit: UnitId, order: Order, strides: &[Stride]) -> Vec<&'static str> {
    let deed = Deed::Order { unit, order, strides: strides.iter().copied().collect() };
    seen(fixture, &Question::Order, deed, &[Event::Ordered { unit, order }])
}

fn happened(fixture: &Fixture, events: &[Event]) -> Vec<&'static str> {
    seen(fixture, &Question::Shoot, Deed::Pause, events)
}

#[test]
fn an_order_counts_as_what_it_is() {
    let mut fixture = Fixture::new();
    let unit = fixture.put(0, "elf-spearmen-regiment", 30, 20, 90);
    let halted = ordered(&fixture, unit, Order::Halt, &[]);
    assert_eq!(halted, ["kow.move.one-at-a-time", "kow.move.halt", "kow.move.one-order"]);
    let advanced = ordered(&fixture, unit, Order::Advance, &[Stride::Forward(Length::inches(3))]);
    assert!(advanced.contains(&"kow.move.advance-distance") && advanced.contains(&"kow.profile.speed"));
    assert!(!advanced.contains(&"kow.move.advance-pivot"));
    fixture.unit(unit).wavering = true;
    assert!(ordered(&fixture, unit, Order::Halt, &[]).contains(&"kow.nerve.wavering-orders"));
}

#[test]
fn nimble_counts_for_the_turn_that_others_do_not_have() {
    let mut fixture = Fixture::new();
    let unit = fixture.put(0, "elf-king", 30, 20, 90);
    let turn = |degrees| Stride::Pivot(Heading::from_degrees(degrees));
    let once = ordered(&fixture, unit, Order::Advance, &[turn(45)]);
    assert!(once.contains(&"kow.move.advance-pivot") && !once.contains(&"kow.special.nimble"));
    let twice = ordered(&fixture, unit, Order::Advance, &[turn(45), turn(90)]);
    assert!(twice.contains(&"kow.move.advance-pivot") && twice.contains(&"kow.special.nimble"));
    let wide = ordered(&fixture, unit, Order::Advance, &[turn(270)]);
    assert!(!wide.contains(&"kow.move.advance-pivot") && wide.contains(&"kow.special.nimble"));
    assert!(wide.contains(&"kow.special.individual-nimble"));
}

#[test]
fn terrain_and_friends_count_where_a_way_leads_over_them() {
    let mut fixture = Fixture::new();
    let unit = fixture.put(0, "elf-spearmen-regiment", 30, 20, 90);
    fixture.put(0, "elf-king", 30, 23, 90);
    fixture.terrain(Category::Difficult, 2, inches(20, 23), inches(40, 24));
    fixture.terrain(Category::Obstacle, 0, inches(50, 23), inches(60, 24));
    let over = ordered(&fixture, unit, Order::Advance, &[Stride::Forward(Length::inches(5))]);
    assert!(over.contains(&"kow.terrain.difficult-cost") && over.contains(&"kow.move.through-friends"));
    assert!(!over.contains(&"kow.terrain.obstacle-cross"));
    let away = ordered(&fixture, unit, Order::Back, &[Stride::Back(Length::inches(2))]);
    assert!(!away.contains(&"kow.terrain.difficult-cost") && !away.contains(&"kow.move.through-friends"));
}

#[test]
fn a_strike_counts_its_side_and_its_spears() {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Melee;
    let unit = fixture.put(0, "elf-spearmen-regiment", 30, 20, 90);
    let target = fixture.put(1, "zombies-regiment", 30, 24, 270);
    let engine = fixture.put(1, "ironbelcher-cannon", 50, 24, 270);
    let strikes = |target, side| {
        let (dice, needed, why) = (10, 4, Breakdown::new(4));
        happened(&fixture, &[Event::Strikes { unit, target, side, dice, needed, why }])
    };
    let front = strikes(target, Side::Front);
    assert!(front.contains(&"kow.special.phalanx-dice") && front.contains(&"kow.melee.dice"));
    assert!(!front.contains(&"kow.special.phalanx-after-multiplying"));
    assert!(!front.contains(&"kow.option.spears"), "they have their spears anyway");
    let flank = strikes(target, Side::Left);
    assert!(flank.contains(&"kow.melee.flank-double"));
    assert!(flank.contains(&"kow.special.phalanx-after-multiplying"));
    assert!(strikes(target, Side::Rear).contains(&"kow.melee.rear-triple"));
    assert!(strikes(engine, Side::Front).contains(&"kow.melee.war-engine-triple"));
}

#[test]
fn a_charge_counts_the_side_it_hits_and_the_ground_it_crosses() {
    let mut fixture = Fixture::new();
    let charger = fixture.put(0, "elf-spearmen-regiment", 30, 20, 90);
    let target = fixture.put(1, "zombies-regiment", 30, 28, 180);
    fixture.terrain(Category::Difficult, 0, inches(20, 23), inches(40, 24));
    let events = fixture.act(&[], |cx| crate::charge::carry_out(cx, &[charger], target));
    assert!(events.iter().any(|event| matches!(event, Event::Charged(_))));
    // The events are looked at from the table before them.
    let mut before = Fixture::new();
    before.put(0, "elf-spearmen-regiment", 30, 20, 90);
    before.put(1, "zombies-regiment", 30, 28, 180);
    before.terrain(Category::Difficult, 0, inches(20, 23), inches(40, 24));
    let deed = Deed::Charge { units: [charger].into_iter().collect(), target };
    let found = seen(&before, &Question::Order, deed, &events);
    for rule in ["kow.charge.flank-side", "kow.charge.not-slowed", "kow.charge.needs-range"] {
        assert!(found.contains(&rule), "{rule}: {found:?}");
    }
    for rule in ["kow.charge.front-side", "kow.charge.multiple-allowed", "kow.power.surge-charge"] {
        assert!(!found.contains(&rule), "{rule}: {found:?}");
    }
}

#[test]
fn shooting_counts_its_weapon_and_what_is_different_about_it() {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Shoot;
    let engine = fixture.put(0, "ironbelcher-cannon", 30, 10, 90);
    let hero = fixture.put(0, "mage-queen", 40, 10, 270);
    let target = fixture.put(1, "zombies-regiment", 30, 40, 270);
    let shoots = |unit, attack| {
        let (dice, needed, why) = (10, 4, Breakdown::new(4));
        happened(&fixture, &[Event::ShotDeclared { unit, attack, target, dice, needed, why }])
    };
    let cannon = shoots(engine, Attack::Ordinary);
    for rule in ["kow.shoot.range-war-engine", "kow.shoot.war-engine-halt", "kow.sight.war-engine-point"] {
        assert!(cannon.contains(&rule), "{rule}: {cannon:?}");
    }
    assert!(!cannon.contains(&"kow.power.is-ranged-attack"));
    let zap = shoots(hero, Attack::Zap);
    for rule in ["kow.power.zap-dice", "kow.special.individual-all-round"] {
        assert!(zap.contains(&rule), "{rule}: {zap:?}");
    }
    assert!(!zap.contains(&"kow.shoot.to-hit") && !zap.contains(&"kow.shoot.needs-arc"));
}

#[test]
fn steadiness_has_its_reasons() {
    let mut fixture = Fixture::new();
    let elves = fixture.put(1, "elf-spearmen-regiment", 30, 20, 90);
    let zombies = fixture.put(1, "zombies-regiment", 40, 20, 90);
    let steady = |unit, dice: [u8; 2], result| {
        let why = Breakdown::new(dice[0] + dice[1]);
        let test = Event::NerveTested { unit, dice, result, why, again: false };
        happened(&fixture, &[test, Event::Steady(unit)]).last().copied()
    };
    assert_eq!(steady(elves, [3, 4], 7), Some("kow.nerve.steady"));
    assert_eq!(steady(elves, [1, 1], 12), Some("kow.nerve.double-one"));
    assert_eq!(steady(zombies, [3, 4], 9), Some("kow.special.shambling-never-wavers"));
    assert_eq!(steady(zombies, [3, 4], 6), Some("kow.nerve.steady"));
}

#[test]
fn who_hurried_past_a_target_was_barred_from_shooting_at_it() {
    for (order, barred) in [(Order::AtTheDouble, true), (Order::Halt, false)] {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-bowmen-regiment", 30, 20, 90);
        fixture.put(1, "zombies-regiment", 30, 30, 270);
        fixture.unit(unit).order = Some(order);
        let found = happened(&fixture, &[Event::PhaseBegan(Phase::Shoot)]);
        assert_eq!(found.contains(&"kow.shoot.not-after-double"), barred, "{order:?}");
        fixture.unit(unit).heading = Heading::from_degrees(270);
        let found = happened(&fixture, &[Event::PhaseBegan(Phase::Shoot)]);
        assert!(!found.contains(&"kow.shoot.not-after-double"), "nothing is in front of it");
    }
}

#[test]
fn after_a_melee_who_steps_back_was_thrown_back() {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Melee;
    let unit = fixture.put(0, "elf-spearmen-regiment", 30, 20, 90);
    let facts = *fixture.unit(unit);
    let moved = |heading: Heading| {
        let to = facts.at.step(heading, Length::INCH);
        happened(&fixture, &[Event::Moved { unit, to, heading: facts.heading }])
    };
    assert_eq!(moved(facts.heading.opposite()), ["kow.regroup.thrown-back"]);
    assert_eq!(moved(facts.heading.turn(90_000)), ["kow.regroup.separate-friends"]);
    let contact = Contact { charger: unit, target: unit, side: Side::Front, hindered: true, defended: true };
    fixture.state.table.contacts.push(contact);
    let (dice, needed, why) = (10, 5, Breakdown::new(4));
    let strikes = Event::Strikes { unit, target: unit, side: Side::Front, dice, needed, why };
    assert!(happened(&fixture, &[strikes]).contains(&"kow.melee.mod-obstacle-hindered-once"));
}
