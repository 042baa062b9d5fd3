//! The examples of the book and the ledger, played on a table.

use gonfalon_kernel::{RuleId, Seat};
use gonfalon_table::Length;

use super::reckoning::Shot;
use super::{Volleys, shot_refusals};
use crate::action::{Attack, Deed, Order, Question};
use crate::event::Event;
use crate::fixture::{Fixture, inches};
use crate::frame::Frame;
use crate::state::{Category, Contact, Side, UnitId};

const REGIMENT: &str = "ironclad-regiment";

/// A shooter that faces north, and a target that faces it from so many hundredths of an inch away.
fn pair(shooter: &str, options: &[&str], target: &str, gap: i32) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let unit = fixture.put_with(0, shooter, options, 36, 4, 90);
    let target = fixture.put(1, target, 36, 20, 270);
    fixture.ahead(unit, target, gap);
    (fixture, unit, target)
}

fn archers(target: &str, gap: i32) -> (Fixture, UnitId, UnitId) {
    pair("skeletons-regiment", &["bows"], target, gap)
}

fn reckon(fixture: &Fixture, unit: UnitId, attack: Attack, target: UnitId, cover: bool) -> Shot {
    Shot::reckon(fixture.board(), unit, attack, target, cover).expect("it has the attack")
}

fn rules(fixture: &Fixture, unit: UnitId, attack: Attack, target: UnitId) -> Vec<&'static str> {
    let deed = Deed::Shoot { unit, attack, target };
    shot_refusals(fixture.board(), Seat(0), &deed).iter().map(|refusal| refusal.rule.0).collect()
}

fn reasons(shot: &Shot) -> Vec<&'static str> {
    shot.to_hit.0.changes.iter().map(|(rule, _)| rule.0).collect()
}

fn begin(fixture: &mut Fixture) {
    assert!(fixture.run(Frame::Volleys(Volleys::default()), &[]).is_empty());
}

fn faces(purpose: &'static str, values: &[u8]) -> Vec<(&'static str, u8)> {
    values.iter().map(|value| (purpose, *value)).collect()
}

fn damage_of(events: &[Event]) -> Vec<u16> {
    let amounts = events.iter().map(|event| match event {
        Event::Damaged { amount, .. } => Some(*amount),
        _ => None,
    });
    amounts.flatten().collect()
}

#[test]
fn long_range_begins_beyond_half_the_range() {
    for (gap, long) in [(1200, false), (1210, true)] {
        let (fixture, unit, target) = archers(REGIMENT, gap);
        let shot = reckon(&fixture, unit, Attack::Ordinary, target, false);
        assert_eq!(reasons(&shot).contains(&"kow.shoot.mod-long-range"), long, "{gap}");
    }
}

#[test]
fn every_modifier_has_its_reason() {
    let (mut fixture, unit, target) = pair("elf-bowmen-regiment", &[], "necromancer", 2000);
    fixture.unit(unit).order = Some(Order::ChangeFacing);
    let shot = reckon(&fixture, unit, Attack::Ordinary, target, true);
    let all = [
        "kow.shoot.mod-long-range",
        "kow.shoot.mod-cover",
        "kow.shoot.mod-moved",
        "kow.special.individual-shot-at",
    ];
    assert_eq!(reasons(&shot), all);
    assert_eq!((shot.to_hit.0.total(), shot.to_hit.needed(), shot.to_hit.dice(shot.dice)), (8, 6, 5));
}

#[test]
fn skeletons_that_moved_shoot_with_half_their_dice() {
    let (mut fixture, unit, target) = archers(REGIMENT, 2000);
    fixture.unit(unit).order = Some(Order::Advance);
    let shot = reckon(&fixture, unit, Attack::Ordinary, target, false);
    assert_eq!((shot.to_hit.dice(shot.dice), shot.to_hit.needed()), (5, 6));
}

#[test]
fn the_limit_of_the_range_is_in_range() {
    let (fixture, unit, target) = archers(REGIMENT, 2400);
    assert!(rules(&fixture, unit, Attack::Ordinary, target).is_empty());
    let (fixture, unit, target) = archers(REGIMENT, 2401);
    assert_eq!(rules(&fixture, unit, Attack::Ordinary, target), ["kow.shoot.needs-range"]);
}

#[test]
fn indirect_fire_ignores_range_and_cover_but_not_the_nearness() {
    for (gap, near) in [(1200, false), (1190, true)] {
        let (fixture, unit, target) = pair("balefire-catapult", &[], REGIMENT, gap);
        let refused = rules(&fixture, unit, Attack::Ordinary, target);
        assert_eq!(refused.contains(&"kow.special.indirect-minimum-range"), near, "{gap}");
    }
    let (fixture, unit, target) = pair("balefire-catapult", &[], REGIMENT, 3000);
    let shot = reckon(&fixture, unit, Attack::Ordinary, target, true);
    assert!(reasons(&shot).is_empty());
    let damage = shot.to_damage.expect("it damages");
    assert_eq!((damage.base, damage.total()), (5, 3));
}

#[test]
fn orders_that_forbid_shooting() {
    let refused = |entry: &str, order: Order| {
        let (mut fixture, unit, target) = pair(entry, &[], REGIMENT, 1000);
        fixture.unit(unit).order = Some(order);
        let attack = if entry == "decimators-regiment" { Attack::Breath } else { Attack::Ordinary };
        rules(&fixture, unit, attack, target)
    };
    assert_eq!(refused("elf-bowmen-regiment", Order::AtTheDouble), ["kow.shoot.not-after-double"]);
    assert!(refused("elf-bowmen-regiment", Order::Back).is_empty());
    assert_eq!(refused("ironwatch-regiment", Order::ChangeFacing), ["kow.shoot.crossbow-musket-halt"]);
    assert!(refused("ironwatch-regiment", Order::Halt).is_empty());
    assert_eq!(refused("elf-bolt-thrower", Order::Advance), ["kow.shoot.war-engine-halt"]);
    assert!(refused("decimators-regiment", Order::Advance).is_empty(), "a blunderbuss is no musket");
}

#[test]
fn every_reason_is_listed() {
    let (mut fixture, unit, target) = pair("ironwatch-regiment", &[], REGIMENT, 3000);
    let facts = fixture.unit(unit);
    facts.order = Some(Order::AtTheDouble);
    (facts.wavering, facts.shot) = (true, true);
    facts.heading = gonfalon_table::Heading::SOUTH;
    fixture.state.table.contacts.push(Contact {
        charger: unit,
        target,
        side: Side::Front,
        hindered: false,
        defended: false,
    });
    let all = [
        "kow.shoot.one-attack-per-turn",
        "kow.nerve.wavering-no-shooting",
        "kow.shoot.not-after-double",
        "kow.shoot.crossbow-musket-halt",
        "kow.shoot.not-in-contact",
        "kow.shoot.not-at-contact",
        "kow.shoot.needs-range",
        "kow.shoot.needs-arc",
    ];
    assert_eq!(rules(&fixture, unit, Attack::Ordinary, target), all);
}

#[test]
fn what_a_unit_lacks_is_named_by_its_rule() {
    let lacks = |entry: &str, attack: Attack| {
        let (fixture, unit, target) = pair(entry, &[], REGIMENT, 600);
        rules(&fixture, unit, attack, target)
    };
    assert_eq!(lacks("mhorgoth-the-faceless", Attack::Ordinary), ["kow.profile.ranged-dash"]);
    assert_eq!(lacks("skeletons-regiment", Attack::Ordinary), ["kow.list.ranged-value-needs-weapon"]);
    assert_eq!(lacks("mage-queen", Attack::Ordinary), ["kow.list.ranged-value-needs-weapon"]);
    assert_eq!(lacks("elf-king", Attack::Zap), ["kow.power.zap-dice"]);
    assert_eq!(lacks("elf-king", Attack::Beast), ["kow.beast.bulldog-throwing-weapon"]);
    assert!(lacks("mhorgoth-the-faceless", Attack::Zap).is_empty());
}

#[test]
fn the_cat_dares_attack_small_units_only() {
    let refused = |target: &str| {
        let (fixture, unit, target) = pair("elf-king", &["sabre-toothed-cat"], target, 600);
        rules(&fixture, unit, Attack::Beast, target)
    };
    assert!(refused("ironclad-troop").is_empty());
    assert!(refused("necromancer").is_empty());
    assert_eq!(refused("zombies-half-regiment"), ["kow.beast.cat-target"]);
}

#[test]
fn heal_is_for_friends_even_in_contact_and_some_heal_engines_only() {
    let mut fixture = Fixture::new();
    let healer = fixture.put(0, "iron-caster", 20, 20, 90);
    let engine = fixture.put(0, "grog-mortar", 24, 24, 90);
    let infantry = fixture.put(0, "blacksouls-troop", 16, 24, 90);
    let enemy = fixture.put(1, "ironbelcher-cannon", 20, 28, 90);
    fixture.state.table.contacts.push(Contact {
        charger: enemy,
        target: engine,
        side: Side::Front,
        hindered: false,
        defended: false,
    });
    assert!(rules(&fixture, healer, Attack::Heal, engine).is_empty());
    assert_eq!(rules(&fixture, healer, Attack::Heal, infantry), ["kow.list.heal-war-engines-only"]);
    assert_eq!(rules(&fixture, healer, Attack::Heal, enemy), ["kow.power.heal-target"]);
    let itself = ["kow.power.heal-target", "kow.list.heal-war-engines-only"];
    assert_eq!(rules(&fixture, healer, Attack::Heal, healer), itself);
    assert_eq!(rules(&fixture, healer, Attack::Zap, infantry), ["kow.shoot.enemy-only"]);
}

#[test]
fn a_volley_damages_and_the_phase_ends_with_the_test() {
    let (mut fixture, unit, target) = archers("elf-spearmen-regiment", 1000);
    fixture.unit(target).damage = 5;
    begin(&mut fixture);
    assert_eq!(fixture.question(), Some(&Question::Shoot));
    let mut dice = faces("hit-die", &[6, 6, 6, 5, 4, 3, 2, 1, 1, 1]);
    dice.extend(faces("damage-die", &[4, 3, 6]));
    dice.extend(faces("nerve-die", &[3, 4]));
    let deed = Deed::Shoot { unit, attack: Attack::Ordinary, target };
    let events = fixture.answer(deed, &dice);
    assert_eq!(damage_of(&events), [2]);
    let tested =
        |event: &Event| matches!(event, Event::NerveTested { unit, result: 8, .. } if *unit == target);
    assert!(events.iter().any(tested));
    assert_eq!(fixture.question(), None, "there is nothing more to shoot");
    assert!(fixture.unit(unit).shot && fixture.unit(target).wavering);
}

#[test]
fn the_elite_roll_one_miss_and_one_failed_die_again() {
    let (mut fixture, unit, target) = pair("ironbelcher-cannon", &[], "zombies-regiment", 1000);
    let smith = fixture.put(0, "warsmith", 36, 4, 90);
    fixture.beside(unit, smith, 600);
    begin(&mut fixture);
    let mut dice = faces("hit-die", &[5, 4, 4, 4, 4, 4, 6]);
    // Piercing (3) against Defence 3+: a one fails all the same.
    dice.extend(faces("damage-die", &[1, 2, 1]));
    dice.extend(faces("nerve-die", &[1, 2]));
    let events = fixture.answer(Deed::Shoot { unit, attack: Attack::Ordinary, target }, &dice);
    assert_eq!(damage_of(&events), [1]);
    let elite = |rule, purpose, from, to| Event::Rerolled { purpose, from, to, rule: RuleId(rule) };
    assert!(events.contains(&elite("kow.special.elite-hit", "hit-die", 4, 6)));
    assert!(events.contains(&elite("kow.special.elite-damage", "damage-die", 1, 1)));
    fixture.beside(unit, smith, 601);
    assert!(!crate::attack::is_elite(fixture.board(), unit));
}

#[test]
fn a_beast_goes_on_as_long_as_it_bites() {
    let (mut fixture, unit, target) = pair("ironclad-regiment", &["throwing-bulldogs"], REGIMENT, 600);
    begin(&mut fixture);
    let mut dice = faces("hit-die", &[4, 5, 6, 3, 1]);
    dice.extend(faces("damage-die", &[5, 6, 4]));
    dice.extend(faces("hit-die", &[4, 4]));
    dice.extend(faces("damage-die", &[5, 2]));
    dice.extend(faces("hit-die", &[3]));
    dice.extend(faces("nerve-die", &[1, 2]));
    let events = fixture.answer(Deed::Shoot { unit, attack: Attack::Beast, target }, &dice);
    assert_eq!(damage_of(&events), [2, 1]);
    fixture.unit(unit).shot = false;
    assert_eq!(rules(&fixture, unit, Attack::Beast, target), ["kow.beast.bulldog-once"]);
}

#[test]
fn bulldogs_bite_the_shambling_harder_and_mutated_ones_everybody() {
    for (thrower, option, target, rule) in [
        ("ironclad-troop", "throwing-bulldogs", "revenants-troop", "kow.beast.bulldog-vs-shambling"),
        ("blacksouls-troop", "mutated-throwing-bulldogs", REGIMENT, "kow.beast.mutated-reroll"),
    ] {
        let (mut fixture, unit, target) = pair(thrower, &[option], target, 600);
        begin(&mut fixture);
        let mut dice = faces("hit-die", &[4, 4, 1, 1, 1]);
        dice.extend(faces("damage-die", &[1, 2, 4, 3]));
        let events = fixture.answer(Deed::Shoot { unit, attack: Attack::Beast, target }, &dice);
        let again =
            events.iter().filter(|event| matches!(event, Event::Rerolled { rule: by, .. } if by.0 == rule));
        assert_eq!(again.count(), 2);
        assert!(damage_of(&events).is_empty());
    }
}

#[test]
fn surplus_hits_of_heal_are_lost() {
    let mut fixture = Fixture::new();
    let healer = fixture.put(0, "liche-king", 20, 20, 90);
    let friend = fixture.put(0, "ghouls-troop", 24, 24, 90);
    fixture.unit(friend).damage = 2;
    begin(&mut fixture);
    let dice = faces("hit-die", &[4, 5, 6, 1, 2]);
    let events = fixture.answer(Deed::Shoot { unit: healer, attack: Attack::Heal, target: friend }, &dice);
    assert!(matches!(events.last(), Some(Event::Healed { amount: 2, .. })));
    assert_eq!(fixture.unit(friend).damage, 0);
}

#[test]
fn a_unit_that_cannot_be_damaged_rolls_no_damage_dice() {
    let (mut fixture, unit, target) = archers(REGIMENT, 1000);
    fixture.game.units[target.index()].profile.defence = 7;
    begin(&mut fixture);
    let dice = faces("hit-die", &[6; 10]);
    let events = fixture.answer(Deed::Shoot { unit, attack: Attack::Ordinary, target }, &dice);
    assert!(damage_of(&events).is_empty());
}

#[test]
fn a_phase_without_shots_asks_nothing() {
    let (mut fixture, unit, _) = archers(REGIMENT, 3000);
    begin(&mut fixture);
    assert_eq!(fixture.question(), None);
    assert_eq!(fixture.board().profile(unit).shooting_range, Some(Length::inches(24)));
}

#[test]
fn a_player_may_decline_to_shoot() {
    let (mut fixture, unit, _) = archers(REGIMENT, 1000);
    begin(&mut fixture);
    assert!(shot_refusals(fixture.board(), Seat(0), &Deed::Done).is_empty());
    assert!(fixture.answer(Deed::Done, &[]).is_empty());
    assert!(fixture.question().is_none() && !fixture.unit(unit).shot);
}

#[test]
fn a_wall_between_gives_cover_and_a_rock_hides() {
    let (mut fixture, unit, target) = pair("elf-bowmen-regiment", &[], "zombies-regiment", 1000);
    fixture.terrain(Category::Obstacle, 0, inches(30, 10), inches(42, 11));
    begin(&mut fixture);
    let events =
        fixture.answer(Deed::Shoot { unit, attack: Attack::Ordinary, target }, &faces("hit-die", &[4; 11]));
    let attack = Attack::Ordinary;
    let mut why = crate::attack::Breakdown::new(4);
    why.change("kow.shoot.mod-cover", 1);
    assert_eq!(events[0], Event::ShotDeclared { unit, attack, target, dice: 10, needed: 5, why });

    let (mut fixture, unit, target) = pair("elf-bowmen-regiment", &[], "zombies-regiment", 1000);
    fixture.terrain(Category::Impassable, 3, inches(30, 10), inches(42, 11));
    assert_eq!(rules(&fixture, unit, Attack::Ordinary, target), ["kow.shoot.needs-sight"]);
}

#[test]
fn attacks_that_always_hit_on_four_have_no_modifiers_and_their_own_piercing() {
    let (mut fixture, unit, target) = pair("necromancer", &[], "dwarf-king", 2000);
    fixture.unit(unit).order = Some(Order::Advance);
    let zap = reckon(&fixture, unit, Attack::Zap, target, true);
    assert_eq!((zap.dice, zap.to_hit.needed(), zap.range), (3, 4, Length::inches(24)));
    assert!(reasons(&zap).is_empty());
    let damage = zap.to_damage.expect("it damages");
    assert_eq!(damage.changes.as_slice(), [(RuleId("kow.power.zap-piercing"), -1)]);
    assert_eq!(damage.total(), 5);

    let (fixture, unit, target) = pair("decimators-horde", &[], "dwarf-king", 1000);
    let breath = reckon(&fixture, unit, Attack::Breath, target, true);
    assert_eq!((breath.dice, breath.to_hit.needed(), breath.range), (40, 4, Length::inches(12)));
}
