//! Every spell at least once.

use gonfalon_disks::DiskId;
use gonfalon_table::Heading;

use crate::action::{Action, Borrowed, Choice, Order, Question};
use crate::data::{Harm, Stat, TokenKind};
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, GREEN, RED, at, flips, on, on_at, player, spell, tenths};
use crate::state::{LandKind, Segment};

/// A Level III Spellcaster of red in the middle of the table.
pub(super) fn caster() -> (Fixture, DiskId) {
    let mut f = Fixture::new(2);
    let caster = f.disk(RED, "rhoq-lophram", 300, 300);
    (f, caster)
}

pub(super) fn with_second(target: DiskId, second: DiskId) -> Choice {
    Choice { seconds: [second].into_iter().collect(), ..on(&[target]) }
}

fn heading(degrees: i32) -> Choice {
    Choice { heading: Some(Heading::from_degrees(degrees)), ..Choice::default() }
}

#[test]
fn casting_marks_the_caster_and_uses_up_the_spell() {
    let (mut f, caster) = caster();
    f.cast(caster, "earthhand", Choice::default());
    assert_eq!((f.get(caster).markers, f.state.table.players[RED].spells), (1, 0));
    assert!(f.state.secrets[RED].spells.is_empty());
    assert_eq!(f.value(caster, Stat::Toughness), 9);
}

#[test]
fn levels_and_books_limit_casting() {
    let mut f = Fixture::new(2);
    let low = f.disk(RED, "drallus-elders", 300, 300);
    assert_eq!(f.cast_refusals(low, "earthhand", Choice::default()), ["dw.cast.level"]);
    let order = Order::Cast { spell: spell("zip"), choice: Box::default() };
    assert_eq!(f.refusals(low, order.clone()), ["dw.cast.empty-book"]);
    f.spell(RED, "sap");
    assert_eq!(f.refusals(low, order), ["dw.cast.common-book"]);
    let plain = f.disk(RED, "grugs", 400, 300);
    assert_eq!(f.cast_refusals(plain, "zip", Choice::default()), ["dw.skill.spellcaster"]);
    f.disk(BLUE, "golem", 300, 370);
    assert_eq!(f.cast_refusals(low, "zip", Choice::default()), ["dw.disk.golem"]);
}

#[test]
fn targets_are_measured_from_edge_to_edge_with_the_exact_distance() {
    let (mut f, caster) = caster();
    let near = f.disk(BLUE, "grugs", 440, 300);
    let far = f.disk(BLUE, "grugs", 159, 300);
    assert_eq!(f.cast_refusals(caster, "shield", on(&[near])), Vec::<&str>::new());
    assert_eq!(f.cast_refusals(caster, "shield", on(&[far])), ["dw.measure.any-part"]);
    f.disk(BLUE, "iron-golem", 500, 300);
    assert_eq!(f.cast_refusals(caster, "shield", on(&[near])), ["dw.disk.iron-golem"]);
    assert_eq!(f.cast_refusals(caster, "invisibility", on(&[caster])), ["dw.cast.on-self"]);
}

#[test]
fn spells_that_change_values() {
    let (mut f, caster) = caster();
    let regiment = f.disk(BLUE, "hulth-regiment", 340, 300);
    f.cast(caster, "alternation", on(&[regiment]));
    assert_eq!(f.values(regiment), (1, 5, 4));
    let (mut f, caster) = self::caster();
    let friend = f.disk(RED, "grugs", 340, 300);
    f.cast(caster, "shield", on(&[friend]));
    assert_eq!(f.value(friend, Stat::Toughness), 6);
    let (mut f, caster) = self::caster();
    let enemy = f.disk(BLUE, "grugs", 340, 300);
    let weak = f.disk(BLUE, "peasants", 300, 340);
    let friend = f.disk(RED, "grugs", 260, 300);
    f.cast(caster, "sap", Choice::default());
    let toughness = |disk| f.value(disk, Stat::Toughness);
    assert_eq!((toughness(enemy), toughness(weak), toughness(friend)), (2, 1, 3));
    f.segment(Segment::RemoveCounters);
    f.run(crate::frame::Frame::Cleanup(Default::default()));
    assert_eq!(f.value(enemy, Stat::Toughness), 3, "it lasts for the round");
}

#[test]
fn spells_that_change_movement() {
    let (mut f, caster) = caster();
    let one = f.disk(BLUE, "grugs", 340, 300);
    let near = f.disk(RED, "grugs", 340, 380);
    let far = f.disk(RED, "grugs", 340, 390);
    f.cast(caster, "feet-of-clay", on(&[one]));
    assert_eq!((f.board().flips(one), f.board().flips(near), f.board().flips(far)), (1, 1, 3));
    let (mut f, caster) = self::caster();
    let one = f.disk(RED, "grugs", 340, 300);
    let two = f.disk(BLUE, "grugs", 340, 340);
    f.cast(caster, "zip", Choice::default());
    f.set(caster).markers = 0;
    f.cast(caster, "speed", on(&[one]));
    assert_eq!((f.board().flips(one), f.board().flips(two)), (8, 5), "modifiers add up");
    f.segment(Segment::Missile);
    assert_eq!(f.board().flips(one), 3, "they end with the segment");
}

#[test]
fn hold_forbids_moving_only() {
    let (mut f, caster) = caster();
    let held = f.disk(BLUE, "elven-bard", 340, 300);
    f.cast(caster, "hold", on(&[held]));
    assert_eq!(f.refusals(held, flips(&[0])), ["dw.spell.hold"]);
    let sing = f.order(held, on(&[held]));
    assert_eq!(f.refusals(held, sing), Vec::<&str>::new());
}

#[test]
fn flight_lets_a_disk_fly() {
    let (mut f, caster) = caster();
    let grugs = f.disk(RED, "grugs", 340, 300);
    f.disk(BLUE, "grugs", 362, 300);
    f.cast(caster, "flight", on(&[grugs]));
    assert_eq!(f.refusals(grugs, flips(&[0, 0])), Vec::<&str>::new());
}

#[test]
fn call_to_arms_brings_two_at_once() {
    let (mut f, caster) = caster();
    f.land(LandKind::Staging(RED), 100, 100);
    let one = f.stack(RED, "grugs");
    let two = f.stack(RED, "urkan-horde");
    f.cast(caster, "call-to-arms", Choice::default());
    assert_eq!(f.open, Some((RED, Question::Reinforce { most: 2, called: true })));
    f.answer(Action::Place(vec![(one, tenths(120, 100)), (two, tenths(80, 100))]));
    assert!(f.alive(one) && f.alive(two));
    assert_eq!((f.get(one).markers, f.state.table.players[RED].stack), (0, 0));
}

#[test]
fn carapace_stops_instant_blows() {
    let (mut f, caster) = caster();
    let grugs = f.disk(BLUE, "grugs", 340, 300);
    f.cast(caster, "carapace", on(&[grugs]));
    let banshee = f.disk(RED, "layrya-the-banshee", 340, 340);
    f.use_ability(banshee, on(&[grugs]));
    assert!(f.alive(grugs));
}

#[test]
fn hard_earth_stops_burrowing() {
    let (mut f, caster) = caster();
    let enemy = f.disk(BLUE, "grugs", 340, 300);
    let rat = f.disk(RED, "tunnel-rat", 370, 300);
    let order = f.order(rat, on_at(enemy, 345, 310));
    assert_eq!(f.refusals(rat, order.clone()), Vec::<&str>::new());
    f.cast(caster, "hard-earth", Choice::default());
    assert_eq!(f.refusals(rat, order), ["dw.spell.hard-earth"]);
}

#[test]
fn heal_takes_a_wound_off_disks_with_several() {
    let (mut f, caster) = caster();
    let dragon = f.disk(RED, "stone-dragon", 340, 300);
    let grugs = f.disk(RED, "grugs", 260, 300);
    f.set(dragon).wounds = 2;
    assert_eq!(f.cast_refusals(caster, "heal", on(&[grugs])), ["dw.spell.heal"]);
    f.cast(caster, "heal", on(&[dragon]));
    assert_eq!(f.get(dragon).wounds, 1);
}

#[test]
fn incite_and_calm() {
    let (mut f, caster) = caster();
    let orcs = f.disk(RED, "tribesmen-from-ulc", 340, 300);
    let grugs = f.disk(RED, "grugs", 300, 340);
    f.cast(caster, "incite", Choice::default());
    assert_eq!(f.values(orcs), (7, 5, 6));
    assert_eq!(f.values(grugs), (3, 3, 3), "it has not the skill");
    f.set(caster).markers = 0;
    f.cast(caster, "calm", Choice::default());
    assert_eq!(f.values(orcs), (5, 3, 4));
}

#[test]
fn liquid_shield_and_the_fireball() {
    let (mut f, caster) = caster();
    let dragon = f.disk(BLUE, "zocchi-dragon", 400, 300);
    f.cast(caster, "fireball", heading(0));
    assert_eq!(f.get(dragon).damage, 6, "the damage stays for the round");
    let (mut f, caster) = self::caster();
    let first = f.disk(RED, "grugs", 380, 305);
    let second = f.disk(BLUE, "grugs", 420, 300);
    f.cast(caster, "fireball", heading(0));
    assert!(!f.alive(first) && f.alive(second), "the first Disk it meets, friend or foe");
    let (mut f, caster) = self::caster();
    let shielded = f.disk(BLUE, "grugs", 380, 300);
    f.cast(caster, "liquid-shield", on(&[shielded]));
    f.set(caster).markers = 0;
    f.cast(caster, "fireball", heading(0));
    assert!(f.alive(shielded));
    let (mut f, caster) = self::caster();
    let behind = f.disk(BLUE, "grugs", 380, 300);
    f.token(TokenKind::Wall, 340, 300);
    f.cast(caster, "fireball", heading(0));
    assert!(f.alive(behind), "a wall ends it");
}

#[test]
fn walls_stand_on_empty_spots_and_at_most_three_together() {
    let (mut f, caster) = caster();
    f.cast(caster, "magical-wall", at(330, 300));
    assert_eq!(f.state.table.tokens.len(), 1);
    f.set(caster).markers = 0;
    assert_eq!(f.cast_refusals(caster, "magical-wall", at(335, 300)), ["dw.spell.magical-wall"]);
    assert_eq!(f.cast_refusals(caster, "magical-wall", at(390, 300)), ["dw.spell.magical-wall"], "too far");
    f.token(TokenKind::Wall, 330, 330);
    f.token(TokenKind::Wall, 330, 270);
    assert_eq!(f.cast_refusals(caster, "magical-wall", at(300, 330)), ["dw.spell.magical-wall-limit"]);
}

#[test]
fn reflect_adds_the_attackers_at() {
    let (mut f, caster) = caster();
    let target = f.disk(RED, "grugs", 340, 300);
    f.cast(caster, "reflect", on(&[target]));
    f.disk(BLUE, "desert-stalker", 352, 300);
    f.disk(BLUE, "hulth-regiment", 328, 300);
    assert_eq!(f.value(target, Stat::Defense), 3, "only in combat");
    f.segment(Segment::Combat);
    assert_eq!(f.value(target, Stat::Defense), 3 + 4 + 5);
    let pinned = f.board().is_pinned(target);
    assert!(pinned);
    f.set(caster).markers = 0;
    assert_eq!(f.cast_refusals(caster, "reflect", on(&[target])), ["dw.spell.reflect"]);
}

#[test]
fn embrace_protects_the_caster_and_whoever_touches_it() {
    let (mut f, _) = caster();
    let friend = f.disk(RED, "grugs", 500, 500);
    let caster = f.disk(RED, "rhoq-lophram", 515, 500);
    let enemy = f.disk(BLUE, "dooru-dragon", 480, 500);
    f.cast(caster, "embrace", Choice::default());
    f.fight();
    assert!(f.alive(friend) && f.board().is_attacking(enemy), "it touches the caster");
    f.set(caster).wounds = 0;
    f.with(|cx| crate::damage::wound(cx, caster, 1));
    assert_eq!(f.get(caster).wounds, 1, "a Wound given outright is no damage");
}

#[test]
fn ward_makes_immune_to_missiles() {
    let (mut f, caster) = caster();
    let friend = f.disk(RED, "grugs", 340, 300);
    f.cast(caster, "ward", on(&[friend]));
    assert!(f.board().is_immune(friend, Harm::Missile, false));
    assert!(!f.board().is_immune(friend, Harm::Spell, false));
}

#[test]
fn charm_uses_the_ability_of_an_enemy_from_its_side() {
    let (mut f, caster) = caster();
    let banshee = f.disk(BLUE, "layrya-the-banshee", 340, 300);
    let own = f.disk(BLUE, "grugs", 340, 340);
    let mine = f.disk(RED, "grugs", 300, 340);
    let charm = |target: DiskId| Choice {
        borrowed: Some(Borrowed { disk: banshee, ability: 0, choice: Box::new(on(&[target])) }),
        ..on(&[banshee])
    };
    assert_eq!(f.cast_refusals(caster, "charm", charm(own)), ["dw.disk.layrya"], "an enemy of the banshee");
    f.cast(caster, "charm", charm(mine));
    assert!(!f.alive(mine));
    assert_eq!(f.get(banshee).markers, 1);
}

#[test]
fn control_moves_an_enemy_without_an_attack() {
    let (mut f, caster) = caster();
    let puppet = f.disk(BLUE, "grugs", 340, 300);
    let victim = f.disk(RED, "grugs", 380, 300);
    f.state.table.pile.land(victim, tenths(385, 300));
    f.cast(caster, "control", on(&[puppet]));
    assert!(matches!(f.open, Some((RED, Question::Flip { disk, left: 3, .. })) if disk == puppet));
    let east: crate::action::Flips = [Heading::EAST, Heading::EAST].into_iter().collect();
    let events = f.answer(Action::Flip(east));
    assert!(!events.iter().any(|event| matches!(event, Event::Attacked { .. })));
    assert!(f.board().is_attacking(puppet));
    assert_eq!((f.get(puppet).markers, f.get(puppet).controller), (1, Some(BLUE)));
}

#[test]
fn drained_minds_use_no_abilities() {
    let (mut f, caster) = caster();
    let bard = f.disk(BLUE, "elven-bard", 340, 300);
    f.cast(caster, "drain-the-mind", on(&[bard]));
    let order = f.order(bard, on(&[bard]));
    assert_eq!(f.refusals(bard, order), ["dw.spell.drain-the-mind"]);
}

#[test]
fn good_and_evil_wards() {
    let (mut f, caster) = caster();
    let target = f.disk(RED, "grugs", 340, 300);
    f.cast(caster, "evil-ward", on(&[target]));
    let evil = f.disk(BLUE, "grugs", 365, 300);
    let good = f.disk(BLUE, "men-at-arms", 340, 325);
    assert_eq!(f.refusals(evil, flips(&[180])), ["dw.spell.evil-ward"]);
    assert_eq!(f.refusals(good, flips(&[270])), Vec::<&str>::new());
    f.set(caster).markers = 0;
    f.cast(caster, "good-ward", on(&[target]));
    assert_eq!(f.refusals(good, flips(&[270])), ["dw.spell.good-ward"]);
}

#[test]
fn fate_turns_a_pin_upside_down() {
    let (mut f, caster) = caster();
    let under = f.disk(RED, "grugs", 340, 300);
    let over = f.disk(BLUE, "darkdrakes", 350, 300);
    f.cast(caster, "fate", with_second(under, over));
    assert!(f.board().pins(under, over));
    assert_eq!((f.at(under), f.at(over)), (tenths(350, 300), tenths(340, 300)));
    f.set(caster).markers = 0;
    let apart = f.disk(BLUE, "grugs", 300, 350);
    assert_eq!(f.cast_refusals(caster, "fate", with_second(under, apart)), ["dw.spell.fate"]);
}

#[test]
fn forcewave_flips_everybody_away_the_weakest_first() {
    let (mut f, caster) = caster();
    let tough = f.disk(BLUE, "stalwarts", 340, 300);
    let weak = f.disk(RED, "men-at-arms", 300, 340);
    f.cast(caster, "forcewave", Choice::default());
    assert_eq!(f.open, Some((RED, Question::ForcedFlip { disk: weak, away_from: Some(caster) })));
    f.answer(Action::Flip([Heading::NORTH].into_iter().collect()));
    assert_eq!(f.open, Some((BLUE, Question::ForcedFlip { disk: tough, away_from: Some(caster) })));
    f.answer(Action::Flip([Heading::EAST].into_iter().collect()));
    assert_eq!((f.at(weak), f.at(tough)), (tenths(300, 360), tenths(360, 300)));
    assert_eq!((f.get(weak).markers, f.get(weak).flips), (0, 0), "no activation, no movement of its own");
}

#[test]
fn freeze_takes_one_turn_and_never_two_running() {
    let (mut f, caster) = caster();
    f.cast(caster, "freeze", player(BLUE));
    assert!(f.state.table.players[BLUE].frozen);
    f.set(caster).markers = 0;
    assert_eq!(f.cast_refusals(caster, "freeze", player(BLUE)), ["dw.spell.freeze-repeat"]);
    assert_eq!(f.cast_refusals(caster, "freeze", player(RED)), ["dw.spell.freeze"]);
}

#[test]
fn gates_lead_to_other_gates() {
    let (mut f, caster) = caster();
    f.cast(caster, "gate", at(340, 300));
    f.token(TokenKind::Gate, 500, 500);
    let grugs = f.disk(BLUE, "grugs", 345, 300);
    let through = Order::Gate { to: 1, at: tenths(505, 500) };
    assert_eq!(f.refusals(grugs, Order::Gate { to: 1, at: tenths(540, 500) }), ["dw.spell.gate-use"]);
    assert_eq!(f.refusals(grugs, Order::Gate { to: 0, at: tenths(345, 300) }), ["dw.spell.gate-use"]);
    let pinner = f.disk(RED, "grugs", 495, 500);
    assert_eq!(f.refusals(grugs, through.clone()), ["dw.spell.gate-use"], "a Disk pins that Gate");
    f.state.table.pile.land(pinner, tenths(100, 100));
    f.activate(grugs, through);
    assert_eq!((f.at(grugs), f.get(grugs).markers), (tenths(505, 500), 1));
}

#[test]
fn the_invisible_neither_attack_nor_are_attacked() {
    let (mut f, caster) = caster();
    let target = f.disk(RED, "grugs", 340, 340);
    let enemy = f.disk(BLUE, "grugs", 340, 366);
    f.cast(caster, "invisibility", on(&[target]));
    assert_eq!(f.refusals(target, flips(&[90])), ["dw.spell.invisibility"]);
    assert_eq!(f.refusals(target, Order::Pass), ["dw.spell.invisibility"]);
    assert_eq!(f.refusals(target, flips(&[0])), Vec::<&str>::new());
    assert_eq!(f.refusals(enemy, flips(&[270])), ["dw.spell.invisibility-not-attacked"]);
    assert!(f.board().is_untargetable(target, crate::data::Aim::Missile));
    f.state.table.pile.land(enemy, tenths(340, 352));
    f.fight();
    assert!(f.alive(target), "attackers do it no damage");
    assert!(!f.alive(enemy), "it still applies its D");
}

#[test]
fn markers_given_by_spells() {
    let (mut f, caster) = caster();
    let one = f.disk(BLUE, "vorkass-sorceror", 340, 300);
    let two = f.disk(BLUE, "drallus-elders", 300, 350);
    f.cast(caster, "mind-block", on(&[one, two]));
    assert_eq!((f.get(one).markers, f.get(two).markers), (1, 1));
    let (mut f, caster) = self::caster();
    let flyer = f.disk(BLUE, "dragonflights", 340, 300);
    let grugs = f.disk(BLUE, "grugs", 300, 350);
    f.cast(caster, "sky-ward", Choice::default());
    assert_eq!((f.get(flyer).markers, f.get(grugs).markers), (1, 0));
    f.set(caster).markers = 0;
    f.cast(caster, "mass-hold", on(&[grugs]));
    assert_eq!(f.get(grugs).markers, 1);
    f.set(caster).markers = 0;
    assert_eq!(f.cast_refusals(caster, "mass-vigor", on(&[caster])), ["dw.spell.vigor"]);
    f.cast(caster, "mass-vigor", on(&[grugs, flyer]));
    assert_eq!((f.get(grugs).markers, f.get(flyer).markers, f.get(caster).markers), (0, 0, 1));
}

#[test]
fn repel_keeps_everybody_off() {
    let (mut f, caster) = caster();
    let target = f.disk(RED, "grugs", 340, 300);
    f.cast(caster, "repel", on(&[target]));
    assert_eq!(f.get(target).markers, 1);
    let grugs = f.disk(BLUE, "grugs", 365, 300);
    assert_eq!(f.refusals(grugs, flips(&[180])), ["dw.spell.repel"]);
    let flyer = f.disk(BLUE, "dragonflights", 340, 325);
    assert_eq!(f.refusals(flyer, flips(&[270, 270])), ["dw.spell.repel"], "nor flown over");
    let monkey = f.disk(BLUE, "chargr-monkey", 400, 300);
    let order = f.order(monkey, on_at(target, 340, 300));
    assert_eq!(f.refusals(monkey, order), Vec::<&str>::new(), "an Ambush is no movement");
}

#[test]
fn summon_brings_any_disk_of_the_stack() {
    let (mut f, caster) = caster();
    f.stack(RED, "urkan-horde");
    let second = f.stack(RED, "grugs");
    f.cast(caster, "summon", on_at(second, 310, 300));
    assert!(f.alive(second) && f.board().pins(second, caster));
    assert_eq!((f.get(second).markers, f.state.table.players[RED].stack), (0, 1));
}

#[test]
fn twister_drops_enemies_elsewhere() {
    let (mut f, caster) = caster();
    let one = f.disk(BLUE, "grugs", 340, 300);
    let two = f.disk(BLUE, "grugs", 340, 340);
    f.terrain("lake", 500, 300);
    f.cast(caster, "twister", with_second(one, two));
    assert!(matches!(f.open, Some((RED, Question::AimDisk { disk, again: false, .. })) if disk == one));
    f.fall("disk-drop", &[(tenths(495, 300), &[])]);
    f.answer(Action::At(tenths(480, 300)));
    assert!(matches!(f.open, Some((RED, Question::AimDisk { disk, again: true, .. })) if disk == one));
    f.fall("disk-drop", &[(tenths(440, 300), &[])]);
    f.answer(Action::At(tenths(440, 300)));
    f.fall("disk-drop", &[(tenths(450, 305), &[])]);
    f.answer(Action::At(tenths(440, 300)));
    assert_eq!((f.open.clone(), f.at(one)), (None, tenths(440, 300)));
    assert!(f.board().pins(two, one));
    assert_eq!(f.get(one).markers, 0);
}

#[test]
fn vigor_lets_a_friend_go_again() {
    let (mut f, caster) = caster();
    let friend = f.disk(RED, "grugs", 340, 300);
    f.walk(friend, &[90]);
    f.cast(caster, "vigor", on(&[friend]));
    assert_eq!(f.refusals(friend, flips(&[90])), Vec::<&str>::new());
    f.walk(friend, &[90]);
    assert_eq!(f.get(friend).markers, 1);
    f.set(caster).markers = 0;
    let refusals = f.cast_refusals(caster, "vigor", on(&[caster]));
    assert!(refusals.contains(&"dw.spell.vigor"));
}

/// Blue has a Spellcaster of Level III and spells, Surge among them or not.
fn answered(surge: bool) -> (Fixture, DiskId, DiskId) {
    let (mut f, caster) = caster();
    let other = f.disk(BLUE, "necromancer-farrenghast", 100, 100);
    f.spell(BLUE, if surge { "surge" } else { "zip" });
    f.cast(caster, "earthhand", Choice::default());
    (f, caster, other)
}

#[test]
fn surge_is_offered_to_whoever_visibly_could_and_nullifies() {
    for surge in [true, false] {
        let (f, caster, other) = answered(surge);
        let casters = [other].into_iter().collect();
        let question = Question::Surge { spell: spell("earthhand"), by: caster, casters };
        assert_eq!(f.open, Some((BLUE, question)), "the question tells nothing of the book");
        let refusals = super::surge_refusals(f.board(), &f.state.secrets[BLUE], &[other], other);
        assert_eq!(refusals.is_empty(), surge);
    }
    let (mut f, caster, other) = answered(true);
    f.answer(Action::Choose(other));
    assert_eq!(f.value(caster, Stat::Toughness), 3);
    assert_eq!((f.get(caster).markers, f.get(other).markers), (1, 1), "both are activated");
    assert_eq!((f.state.table.players[RED].spells, f.state.table.players[BLUE].spells), (0, 0));
    let (mut f, caster, _) = answered(true);
    f.answer(Action::Done);
    assert_eq!(f.value(caster, Stat::Toughness), 9);
}

#[test]
fn who_has_no_spell_or_is_pinned_is_not_asked() {
    let (mut f, caster) = caster();
    f.disk(BLUE, "necromancer-farrenghast", 100, 100);
    f.cast(caster, "earthhand", Choice::default());
    assert_eq!(f.open, None);
    let (mut f, caster) = self::caster();
    f.disk(BLUE, "necromancer-farrenghast", 100, 100);
    f.disk(BLUE, "grugs", 110, 100);
    f.spell(BLUE, "surge");
    f.cast(caster, "earthhand", Choice::default());
    assert_eq!(f.open, None);
}

#[test]
fn players_are_asked_for_surge_from_the_casters_left() {
    let mut f = Fixture::new(3);
    let caster = f.disk(BLUE, "rhoq-lophram", 300, 300);
    let red = f.disk(RED, "rhoq-lophram", 100, 100);
    let green = f.disk(GREEN, "rhoq-lophram", 500, 100);
    f.spell(RED, "surge");
    f.spell(GREEN, "surge");
    f.cast(caster, "earthhand", Choice::default());
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(GREEN));
    f.answer(Action::Done);
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(RED));
    f.answer(Action::Choose(red));
    assert_eq!((f.get(red).markers, f.get(green).markers), (1, 0));
}

#[test]
fn immune_disks_are_not_affected() {
    let (mut f, caster) = caster();
    let immune = f.disk(BLUE, "loki-dreamweaver", 340, 300);
    let events = f.cast(caster, "hold", on(&[immune]));
    assert!(events.iter().any(|event| matches!(event, Event::Unaffected { .. })));
    assert_eq!(f.refusals(immune, flips(&[0])), Vec::<&str>::new());
}

#[test]
fn varik_shuts_out_new_spells_but_not_running_ones() {
    let (mut f, caster) = caster();
    let dwarf = f.disk(BLUE, "regiment-of-the-anvil", 340, 300);
    f.cast(caster, "hold", on(&[dwarf]));
    f.disk(BLUE, "varik-longbeard", 370, 300);
    assert_eq!(f.refusals(dwarf, flips(&[90])), ["dw.spell.hold"], "it goes on");
    let other = f.disk(BLUE, "regiment-of-the-anvil", 370, 340);
    f.set(caster).markers = 0;
    f.cast(caster, "hold", on(&[other]));
    assert_eq!(f.refusals(other, flips(&[90])), Vec::<&str>::new(), "it never began");
}

#[test]
fn brother_dalmu_doubles_every_distance() {
    let mut f = Fixture::new(2);
    let dalmu = f.disk(RED, "brother-dalmu", 100, 300);
    let far = f.disk(BLUE, "grugs", 355, 300);
    let farther = f.disk(BLUE, "grugs", 365, 300);
    assert_eq!(f.cast_refusals(dalmu, "hold", on(&[far])), Vec::<&str>::new());
    assert_eq!(f.cast_refusals(dalmu, "hold", on(&[farther])), ["dw.measure.any-part"]);
    let friend = f.disk(RED, "grugs", 345, 330);
    f.cast(dalmu, "zip", Choice::default());
    assert_eq!(f.board().flips(friend), 5, "lasting areas are doubled too");
}
