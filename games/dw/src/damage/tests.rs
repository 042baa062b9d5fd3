//! Damage, Wounds and deaths in small positions.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;

use super::{Blow, Deaths, Harming, blow, hurt, settle, wound};
use crate::data::{Missile, Stat};
use crate::event::{Event, Hurt};
use crate::fixture::{BLUE, Fixture, GREEN, RED};
use crate::state::Place;

fn take(fixture: &mut Fixture, disk: DiskId, amount: u8, by: Hurt, seat: Option<Seat>) -> Vec<Event> {
    fixture.with(|cx| {
        hurt(cx, disk, Harming { amount, by, fireball_spell: false, from: None, seat });
        settle(cx, Deaths::Now(seat));
    })
}

fn struck(fixture: &mut Fixture, disk: DiskId, amount: u8) {
    fixture.with(|cx| {
        blow(cx, disk, Blow { amount, spell: false, stays: false });
        settle(cx, Deaths::Now(Some(RED)));
    });
}

#[test]
fn damage_turns_into_wounds_toughness_by_toughness() {
    let mut f = Fixture::new(2);
    let dragon = f.disk(BLUE, "stone-dragon", 100, 100);
    take(&mut f, dragon, 7, Hurt::Spell, Some(RED));
    assert_eq!((f.get(dragon).wounds, f.get(dragon).damage), (0, 7), "one short of T 8");
    take(&mut f, dragon, 1, Hurt::Spell, Some(RED));
    assert_eq!((f.get(dragon).wounds, f.get(dragon).damage), (1, 0), "equal is enough");
    take(&mut f, dragon, 9, Hurt::Spell, Some(RED));
    assert_eq!((f.get(dragon).wounds, f.get(dragon).damage), (2, 1), "the rest goes on counting");
    take(&mut f, dragon, 7, Hurt::Spell, Some(RED));
    assert!(!f.alive(dragon));
    assert_eq!(f.state.table.players[RED].kills, 16);
}

#[test]
fn twice_the_toughness_is_two_wounds() {
    let mut f = Fixture::new(2);
    let dragon = f.disk(BLUE, "stone-dragon", 100, 100);
    take(&mut f, dragon, 16, Hurt::Spell, Some(RED));
    assert_eq!((f.get(dragon).wounds, f.get(dragon).damage), (2, 0));
}

#[test]
fn what_is_left_of_an_instant_blow_vanishes() {
    let mut f = Fixture::new(2);
    let stalwarts = f.disk(BLUE, "stalwarts", 100, 100);
    struck(&mut f, stalwarts, 5);
    struck(&mut f, stalwarts, 5);
    assert_eq!((f.get(stalwarts).wounds, f.get(stalwarts).damage), (0, 0), "blows never add up with blows");
    take(&mut f, stalwarts, 4, Hurt::Missile(Missile::Arrow), Some(RED));
    struck(&mut f, stalwarts, 1);
    assert_eq!((f.get(stalwarts).wounds, f.get(stalwarts).damage), (0, 4));
    struck(&mut f, stalwarts, 3);
    assert_eq!((f.get(stalwarts).wounds, f.get(stalwarts).damage), (1, 0), "carried damage is used up first");
}

#[test]
fn a_disk_is_wounded_when_its_toughness_falls_to_its_damage() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(BLUE, "grugs", 100, 100);
    take(&mut f, grugs, 1, Hurt::Spell, Some(RED));
    f.disk(RED, "vampire", 110, 100);
    assert_eq!(f.value(grugs, Stat::Toughness), 1);
    f.settle();
    assert!(!f.alive(grugs));
}

#[test]
fn vampires_add_up_but_never_below_one() {
    let mut f = Fixture::new(2);
    let zealots = f.disk(BLUE, "uthuk-zealots", 100, 100);
    f.disk(RED, "vampire", 115, 100);
    assert_eq!(f.value(zealots, Stat::Toughness), 3);
    f.disk(RED, "vampire", 85, 100);
    assert_eq!(f.value(zealots, Stat::Toughness), 1);
    f.disk(RED, "vampire", 100, 115);
    assert_eq!(f.value(zealots, Stat::Toughness), 1);
}

#[test]
fn reanimated_disks_go_beneath_the_stack_and_are_seen() {
    let mut f = Fixture::new(2);
    let dead = f.disk(BLUE, "walking-dead", 100, 100);
    let events = take(&mut f, dead, 9, Hurt::Spell, Some(RED));
    assert_eq!(f.get(dead).place, Place::Stack);
    assert_eq!(f.state.secrets[BLUE].stack.last().map(|(disk, _)| *disk), Some(dead));
    assert_eq!(f.state.table.players[BLUE].top, Some(dead), "it is the top of an empty stack");
    assert!(events.iter().any(|event| matches!(event, Event::TopShown { .. })));
    assert_eq!(f.state.table.players[RED].kills, 4, "the kill is scored each time");
}

#[test]
fn nobody_scores_for_his_own_disks() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(RED, "grugs", 100, 100);
    take(&mut f, grugs, 3, Hurt::Missile(Missile::Bolt), Some(RED));
    assert!(!f.alive(grugs));
    assert_eq!(f.state.table.players[RED].kills, 0);
    assert_eq!(f.state.table.players[BLUE].kills, 0);
}

#[test]
fn a_dying_brood_strikes_all_around_and_the_chain_goes_on() {
    let mut f = Fixture::new(3);
    let first = f.disk(BLUE, "helspanths-brood", 100, 100);
    let second = f.disk(BLUE, "helspanths-brood", 130, 100);
    let near = f.disk(RED, "hulth-regiment", 100, 148);
    let far = f.disk(RED, "hulth-regiment", 100, 50);
    let chained = f.disk(GREEN, "grugs", 175, 100);
    take(&mut f, first, 2, Hurt::Spell, Some(RED));
    assert!(!f.alive(first) && !f.alive(second));
    assert!(!f.alive(near), "29.25 tenths away, T 4");
    assert!(f.alive(far), "more than three inches away");
    assert!(!f.alive(chained), "the second Brood struck it");
    assert_eq!(f.state.table.players[BLUE].kills, 6 + 3);
    assert_eq!(f.state.table.players[RED].kills, 6, "only the first Brood was red's deed");
}

#[test]
fn a_soul_leech_takes_the_wounds_of_those_it_touches() {
    let mut f = Fixture::new(2);
    let leech = f.disk(BLUE, "soul-leech", 100, 100);
    let friend = f.disk(BLUE, "grugs", 115, 100);
    take(&mut f, friend, 3, Hurt::Spell, Some(RED));
    assert!(f.alive(friend));
    assert_eq!(f.get(leech).wounds, 1);
    f.with(|cx| {
        wound(cx, friend, 3);
        settle(cx, Deaths::Now(Some(RED)));
    });
    assert!(!f.alive(leech), "two more kill it");
    assert!(!f.alive(friend), "the last Wound stays with the Disk");
}

#[test]
fn a_soul_leech_dies_with_a_blow() {
    let mut f = Fixture::new(2);
    let leech = f.disk(BLUE, "soul-leech", 100, 100);
    let dragon = f.disk(RED, "stone-dragon", 160, 100);
    let friend = f.disk(BLUE, "grugs", 100, 160);
    take(&mut f, leech, 12, Hurt::Spell, Some(RED));
    assert!(!f.alive(leech) && !f.alive(friend));
    assert_eq!(f.get(dragon).wounds, 1, "ten against T 8");
    assert_eq!(f.get(dragon).damage, 0);
    assert_eq!(f.state.table.players[BLUE].kills, 0, "its own Disk scores for nobody");
}

#[test]
fn a_fairy_swarm_takes_one_wound_a_round_and_never_heals() {
    let mut f = Fixture::new(2);
    let swarm = f.disk(BLUE, "fairy-swarm", 100, 100);
    take(&mut f, swarm, 9, Hurt::Spell, Some(RED));
    assert_eq!(f.get(swarm).wounds, 1);
    take(&mut f, swarm, 9, Hurt::Spell, Some(RED));
    assert_eq!(f.get(swarm).wounds, 1);
    f.with(|cx| {
        let source = crate::state::Source::Spell(crate::fixture::spell("heal"));
        crate::abilities::heal(cx, swarm, source, 1);
    });
    assert_eq!(f.get(swarm).wounds, 1);
}

#[test]
fn a_legion_of_bones_stands_and_falls_with_its_king() {
    let mut f = Fixture::new(2);
    let king = f.disk(BLUE, "oorlian-king-of-skeletons", 200, 200);
    let legion = f.disk(RED, "legion-of-bones", 100, 100);
    f.settle();
    assert_eq!(f.values(legion), (5, 5, 5), "any player's Oorlian counts");
    take(&mut f, king, 12, Hurt::Spell, Some(RED));
    assert!(!f.alive(legion));
    assert_eq!(f.state.table.players[BLUE].kills, 0);
}

#[test]
fn the_giant_crushes_whomever_he_pins() {
    let mut f = Fixture::new(2);
    let small = f.disk(BLUE, "grugs", 100, 100);
    let tough = f.disk(BLUE, "regiment-of-the-anvil", 140, 100);
    f.disk(RED, "firbolg-the-giant", 120, 100);
    f.settle();
    assert!(!f.alive(small) && f.alive(tough));
    assert_eq!(f.state.table.players[RED].kills, 3);
}

#[test]
fn an_airglider_breaks_on_enemy_flyers_only() {
    let mut f = Fixture::new(2);
    let one = f.disk(BLUE, "ru-airglider", 100, 100);
    let two = f.disk(BLUE, "ru-airglider", 200, 100);
    f.disk(RED, "dragonflights", 115, 100);
    f.disk(RED, "darkdrakes", 215, 100);
    f.settle();
    assert!(!f.alive(one) && f.alive(two));
}

#[test]
fn slaves_go_over_to_whoever_is_near() {
    let mut f = Fixture::new(3);
    let slaves = f.disk(RED, "dwarven-slaves", 100, 100);
    let master = f.disk(RED, "grugs", 180, 100);
    f.settle();
    assert_eq!(f.get(slaves).controller, Some(RED), "six inches from edge to edge");
    f.disk(GREEN, "dwarven-slaves", 130, 100);
    let enemy = f.disk(BLUE, "grugs", 100, 150);
    f.settle();
    assert_eq!(f.get(slaves).controller, Some(RED), "kept as long as an own Disk is near");
    f.with(|cx| {
        wound(cx, master, 1);
        settle(cx, Deaths::Now(None));
    });
    assert_eq!(f.get(slaves).controller, Some(BLUE));
    f.with(|cx| {
        wound(cx, enemy, 1);
        settle(cx, Deaths::Now(None));
    });
    assert_eq!(f.get(slaves).controller, None, "other slaves are nobody's masters");
    assert!(f.board().enemies(slaves, DiskId(2)), "nobody's friend");
}

#[test]
fn a_transformed_disk_is_worth_what_it_came_from() {
    let mut f = Fixture::new(2);
    let small = f.disk(BLUE, "ktoraz-the-small", 100, 100);
    let great = f.aside(BLUE, "ktoraz-the-great");
    f.set(small).wounds = 1;
    f.use_ability(small, crate::fixture::at(100, 100));
    assert!(f.alive(great) && !f.alive(small));
    assert_eq!((f.get(great).wounds, f.get(great).markers), (1, 1), "all counters pass over");
    take(&mut f, great, 7, Hurt::Spell, Some(RED));
    assert_eq!(f.state.table.players[RED].kills, 9);
}

#[test]
fn fire_and_tree_ents() {
    let mut f = Fixture::new(2);
    let ent = f.disk(BLUE, "tree-ent", 100, 100);
    take(&mut f, ent, 2, Hurt::Missile(Missile::Arrow), Some(RED));
    assert_eq!(f.get(ent).damage, 0);
    take(&mut f, ent, 3, Hurt::Missile(Missile::Fireball), Some(RED));
    assert_eq!(f.get(ent).damage, 6);
    let maidens = f.disk(BLUE, "daughters-of-dawn", 200, 100);
    take(&mut f, maidens, 2, Hurt::Missile(Missile::Arrow), Some(BLUE));
    assert_eq!(f.get(maidens).damage, 0, "immune to friendly missiles");
    take(&mut f, maidens, 2, Hurt::Missile(Missile::Arrow), Some(RED));
    assert_eq!(f.get(maidens).damage, 2);
}
