//! Rules are seen where they matter, and only there.

use gonfalon_disks::DiskId;

use super::*;
use crate::action::Order;
use crate::event::{Doing, Hurt};
use crate::fixture::{BLUE, Fixture, RED, flips, on, on_at};
use crate::state::Segment;

/// The rules seen in what came of an answer of Red.
fn seen(before: &Fixture, action: &Action, events: &[Event]) -> Vec<&'static str> {
    let question = Question::Activate { made: 0, least: 3, most: 3, due: Default::default() };
    seen_after(before, &question, action, events)
}

fn seen_after(before: &Fixture, question: &Question, action: &Action, events: &[Event]) -> Vec<&'static str> {
    let (game, before) = (&before.game, &before.state);
    let step = Step { game, before, seat: RED, question, action, events };
    rules(&step).into_iter().map(|rule| rule.0).collect()
}

/// Activates a Disk and tells the rules seen.
fn activated(fixture: &mut Fixture, disk: DiskId, order: Order) -> Vec<&'static str> {
    let before = fixture.clone();
    let events = fixture.activate(disk, order.clone());
    seen(&before, &Action::Activate { disk, order }, &events)
}

/// Fights the Combat Segment and tells the rules seen.
fn fought(fixture: &mut Fixture) -> Vec<&'static str> {
    let mut before = fixture.clone();
    before.segment(Segment::Combat);
    let events = fixture.fight();
    seen(&before, &Action::Done, &events)
}

#[test]
fn a_disk_that_ends_on_an_enemy_has_made_an_attack() {
    for (far, attacks) in [(20, true), (60, false)] {
        let mut f = Fixture::new(2);
        let disk = f.disk(RED, "grugs", 100, 100);
        f.disk(BLUE, "grugs", 100 + far, 100);
        let found = activated(&mut f, disk, flips(&[0]));
        assert!(found.contains(&"dw.move.flip") && found.contains(&"dw.activate.three-per-turn"));
        for rule in ["dw.move.attack", "dw.touch.attacking", "dw.touch.pin", "dw.touch.stack-order"] {
            assert_eq!(found.contains(&rule), attacks, "{far}: {rule}");
        }
    }
}

#[test]
fn all_flips_are_needed_only_by_whoever_makes_them_all() {
    let mut f = Fixture::new(2);
    let disk = f.disk(RED, "deepwood-warriors", 100, 100);
    let found = activated(&mut f.clone(), disk, flips(&[0, 0, 90]));
    assert!(found.contains(&"dw.move.count") && found.contains(&"dw.move.any-direction"));
    let found = activated(&mut f, disk, flips(&[0, 0]));
    assert!(!found.contains(&"dw.move.count") && !found.contains(&"dw.move.any-direction"));
    let question = Question::Flip { disk, left: 1, mover: crate::movement::Mover::Activated };
    assert!(seen_after(&f, &question, &Action::Done, &[]).contains(&"dw.move.fewer"));
}

#[test]
fn more_movement_counts_where_it_is_used() {
    for (count, used) in [(3, false), (4, true)] {
        let mut f = Fixture::new(2);
        let bard = f.disk(RED, "elven-bard", 100, 200);
        let disk = f.disk(RED, "deepwood-warriors", 100, 100);
        f.use_ability(bard, on(&[disk]));
        let found = activated(&mut f, disk, flips(&vec![0; count]));
        assert_eq!(found.contains(&"dw.disk.elven-bard"), used, "{count} flips");
    }
}

#[test]
fn a_flyer_passes_over_others_and_pins_where_it_ends() {
    let mut f = Fixture::new(2);
    let flyer = f.disk(RED, "windriders", 100, 100);
    let width = f.state.table.pile.diameter(flyer).0 / 254;
    f.disk(BLUE, "grugs", 100 + width, 100);
    let found = activated(&mut f.clone(), flyer, flips(&[0, 0]));
    for rule in ["dw.fly.no-stop", "dw.fly.not-touching", "dw.skill.flying"] {
        assert!(found.contains(&rule), "{rule}");
    }
    let walker = f.disk(RED, "grugs", 100, 300);
    assert!(!activated(&mut f, walker, flips(&[0])).contains(&"dw.skill.flying"));
}

#[test]
fn a_disk_that_leaves_from_between_lets_others_sink() {
    let mut f = Fixture::new(2);
    let bottom = f.disk(BLUE, "grugs", 100, 100);
    let middle = f.disk(RED, "grugs", 106, 100);
    let top = f.disk(RED, "grugs", 112, 100);
    assert!(!f.board().touch(top, bottom));
    let rule = RuleId("dw.wound.full-kills");
    let gone =
        Event::Destroyed { disk: middle, credit: None, points: 0, rule, to: crate::event::Fate::Destroyed };
    let found = seen(&f, &Action::Done, std::slice::from_ref(&gone));
    assert!(found.contains(&"dw.touch.drop") && found.contains(&"dw.touch.attack-not-state"));
    assert!(!found.contains(&"dw.combat.unspent-drop"), "that is for the Combat Segment");
    f.segment(Segment::Combat);
    assert!(seen(&f, &Action::Done, std::slice::from_ref(&gone)).contains(&"dw.combat.unspent-drop"));
    f.set(top).spent = true;
    assert!(seen(&f, &Action::Done, &[gone]).contains(&"dw.combat.spent-after-drop"));
}

#[test]
fn battles_tell_roles_skills_and_combined_attacks() {
    let mut f = Fixture::new(2);
    let defender = f.disk(BLUE, "grugs", 100, 100);
    let attacker = f.disk(RED, "grugs", 110, 100);
    let found = fought(&mut f.clone());
    for rule in ["dw.combat.must-battle", "dw.combat.roles", "dw.combat.compare", "dw.combat.battle-stack"] {
        assert!(found.contains(&rule), "{rule}");
    }
    assert!(!found.contains(&"dw.combat.combined-attack"));
    f.disk(RED, "grugs", 90, 100);
    f.fight();
    let (_, question) = f.open.clone().expect("the defender chooses");
    let (before, action) = (f.clone(), Action::Strike(vec![(defender, attacker)]));
    let events = f.answer(action.clone());
    let found = seen_after(&before, &question, &action, &events);
    for rule in ["dw.combat.combined-attack", "dw.combat.defender-chooses"] {
        assert!(found.contains(&rule), "{rule}");
    }
    assert!(!found.contains(&"dw.combat.attacker-chooses"));
}

#[test]
fn terrain_counts_where_a_value_is_used_in_it() {
    for (ruins, counts) in [(true, true), (false, false)] {
        let mut f = Fixture::new(2);
        f.disk(BLUE, "grugs", 100, 100);
        f.disk(RED, "grugs", 110, 100);
        if ruins {
            f.terrain("ruins", 90, 100);
        }
        let found = fought(&mut f);
        assert_eq!(found.contains(&"dw.terrain.ruins-defense"), counts);
        assert_eq!(found.contains(&"dw.modifier.use-current"), counts);
    }
}

#[test]
fn wounds_tell_where_they_come_from() {
    let mut f = Fixture::new(2);
    let disk = f.disk(BLUE, "grugs", 100, 100);
    let damaged = |amount| Event::Damaged { disk, amount, by: Hurt::Spell };
    let found = seen(&f, &Action::Done, &[damaged(1)]);
    assert!(found.contains(&"dw.cast.damage-stays") && !found.contains(&"dw.wound.threshold"));
    let wounded = Event::Wounded { disk, wounds: 1, used: 9 };
    let found = seen(&f, &Action::Done, &[damaged(9), wounded]);
    assert!(found.contains(&"dw.wound.threshold") && !found.contains(&"dw.cast.damage-stays"));
    let found = seen(&f, &Action::Done, &[Event::Wounded { disk, wounds: 1, used: 0 }]);
    assert!(found.contains(&"dw.wound.direct"));
    let found = seen(&f, &Action::Done, &[Event::Blow { disk, amount: 1 }]);
    assert!(found.contains(&"dw.blow.not-stored") && !found.contains(&"dw.blow.adds-to-present"));
    f.set(disk).damage = 1;
    assert!(seen(&f, &Action::Done, &[Event::Blow { disk, amount: 1 }]).contains(&"dw.blow.adds-to-present"));
}

#[test]
fn a_spell_counts_when_it_takes_effect() {
    let mut f = Fixture::new(2);
    let caster = f.disk(RED, "vorkass-sorceror", 100, 100);
    let spell = f.spell(RED, "shield");
    let order = Order::Cast { spell, choice: Box::new(on(&[caster])) };
    let found = activated(&mut f.clone(), caster, order.clone());
    for rule in ["dw.cast.announce", "dw.cast.one-spell", "dw.cast.on-self", "dw.spell.shield"] {
        assert!(found.contains(&rule), "{rule}");
    }
    let announced = Event::Announced { spell, by: caster, targets: Default::default() };
    let nullified = Event::Nullified { spell, by: caster };
    let action = Action::Activate { disk: caster, order };
    let found = seen(&f, &action, &[announced, nullified]);
    assert!(found.contains(&"dw.spell.surge") && !found.contains(&"dw.spell.shield"));
}

#[test]
fn a_disk_that_lies_under_a_ghost_is_activated_thanks_to_it() {
    let mut f = Fixture::new(2);
    let disk = f.disk(RED, "grugs", 100, 100);
    let began = [Event::ActivationBegan { disk, doing: Doing::Move }];
    assert!(!seen(&f, &Action::Done, &began).contains(&"dw.disk.ghost"));
    f.disk(BLUE, "ghost", 105, 100);
    assert!(seen(&f, &Action::Done, &began).contains(&"dw.disk.ghost"));
}

#[test]
fn a_barrier_that_hides_the_target_is_named() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "deepwood-archers", 100, 100);
    let target = f.disk(BLUE, "grugs", 200, 100);
    f.segment(Segment::Missile);
    let shot = |lost: Option<&'static str>| {
        let kind = crate::data::Missile::Arrow;
        let distance = f.board().circle(archer).gap(&f.board().circle(target));
        let mut events = vec![Event::Nominated { archer, kind, count: 4, target, distance }];
        events.extend(lost.map(|rule| Event::ShotLost { archer, rule: RuleId(rule) }));
        events
    };
    let events = shot(Some("dw.barrier.declare-first"));
    let free = seen(&f, &Action::Done, &shot(None));
    assert!(free.contains(&"dw.missile.arrow") && !free.contains(&"dw.barrier.blocks"));
    f.terrain("forest", 150, 100);
    assert!(f.board().is_behind_barriers(archer, target));
    let found = seen(&f, &Action::Done, &events);
    assert!(found.contains(&"dw.barrier.blocks") && found.contains(&"dw.terrain.forest-barrier"));
    assert!(!found.contains(&"dw.barrier.inside-exempt"));
}

#[test]
fn an_ambush_is_no_attack_but_attacks() {
    let mut f = Fixture::new(2);
    let disk = f.disk(RED, "drallus-worm", 100, 100);
    let target = f.disk(BLUE, "grugs", 140, 100);
    let order = f.order(disk, on_at(target, 140, 100));
    let found = activated(&mut f, disk, order);
    for rule in
        ["dw.ambush.place", "dw.ambush.not-attack", "dw.disk.drallus-worm", "dw.touch.attack-not-state"]
    {
        assert!(found.contains(&rule), "{rule}");
    }
    assert!(!found.contains(&"dw.move.attack"));
}

#[test]
fn counters_go_and_wounds_stay() {
    let mut f = Fixture::new(2);
    let disk = f.disk(RED, "grugs", 100, 100);
    f.segment(Segment::RemoveCounters);
    let found = seen(&f, &Action::Done, &[Event::Cleared]);
    assert_eq!(found, Vec::<&str>::new(), "nothing lies on it");
    (f.set(disk).markers, f.set(disk).damage) = (1, 1);
    let found = seen(&f, &Action::Done, &[Event::Cleared]);
    assert_eq!(found, ["dw.cleanup.remove", "dw.cleanup.damage-gone"]);
    f.set(disk).wounds = 1;
    assert!(seen(&f, &Action::Done, &[Event::Cleared]).contains(&"dw.wound.stay"));
}
