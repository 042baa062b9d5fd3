//! Every spell of Level III at least once.

use gonfalon_disks::DiskId;
use gonfalon_table::{Heading, Length};

use super::tests::{caster, with_second};
use crate::action::{Action, Choice, Order, Question};
use crate::data::{Act, SkillKind, Stat};
use crate::fixture::{BLUE, RED, at, on, on_at, player, tenths};
use crate::state::{LandKind, Place, Segment};

#[test]
fn banish_returns_a_disk_to_its_stack() {
    let (mut f, caster) = caster();
    let dragon = f.disk(BLUE, "stone-dragon", 340, 300);
    f.set(dragon).wounds = 2;
    f.cast(caster, "banish", on(&[dragon]));
    assert_eq!(f.get(dragon).place, Place::Stack);
    assert_eq!(f.state.table.players[BLUE].top, Some(dragon));
    assert_eq!(f.state.table.players[RED].kills, 0);
}

#[test]
fn coercion_forces_a_turn_upon_another() {
    let (mut f, caster) = caster();
    let grugs = f.disk(BLUE, "grugs", 340, 300);
    f.cast(caster, "coercion", player(BLUE));
    assert!(matches!(f.open, Some((BLUE, Question::Activate { made: 0, .. }))));
    f.answer(Action::Activate { disk: grugs, order: Order::Pass });
    assert!(f.state.table.players[BLUE].done, "fewer than three");
    f.set(caster).markers = 0;
    assert_eq!(f.cast_refusals(caster, "coercion", player(BLUE)), ["dw.spell.coercion"]);
}

#[test]
fn convert_takes_the_weak_and_frees_the_strong() {
    let (mut f, caster) = caster();
    f.land(LandKind::Staging(BLUE), 100, 100);
    f.stack(BLUE, "urkan-horde");
    let weak = f.stack(BLUE, "windriders");
    f.cast(caster, "convert", player(BLUE));
    assert!(matches!(f.open, Some((RED, Question::Convert { disk, .. })) if disk == weak));
    f.answer(Action::Accept);
    assert_eq!(f.state.secrets[RED].stack.first().map(|(disk, _)| *disk), Some(weak));
    assert_eq!((f.get(weak).owner, f.state.table.players[BLUE].stack), (RED, 1));
    let strong = f.stack(BLUE, "stone-dragon");
    f.set(caster).markers = 0;
    f.cast(caster, "convert", player(BLUE));
    assert_eq!(f.open, Some((BLUE, Question::PlaceUnconverted { disk: strong })));
    f.answer(Action::At(tenths(120, 100)));
    assert!(f.alive(strong));
    assert_eq!(f.get(strong).controller, Some(BLUE));
}

#[test]
fn disarm_strips_everybody_linked_when_combat_begins() {
    let (mut f, caster) = caster();
    let one = f.disk(RED, "grugs", 340, 300);
    let two = f.disk(BLUE, "grugs", 355, 300);
    let three = f.disk(RED, "grugs", 370, 300);
    f.cast(caster, "disarm", on(&[one]));
    assert_eq!(f.values(three), (3, 3, 3), "not yet");
    f.fight();
    assert!(f.alive(one) && f.alive(two) && f.alive(three));
    assert_eq!(f.values(three), (0, 0, 3));
}

#[test]
fn the_death_ball_goes_round_until_it_misses() {
    let (mut f, caster) = caster();
    let victim = f.disk(BLUE, "stalwarts", 340, 300);
    let dragon = f.disk(RED, "zocchi-dragon", 400, 400);
    f.cast(caster, "death-ball", Choice::default());
    let toss = |x, y| Action::Toss { aim: tenths(x, y), apex: Length::inches(60) };
    f.fall("death-ball", &[(tenths(340, 300), &[victim])]);
    f.answer(toss(340, 300));
    assert_eq!(f.get(victim).wounds, 1);
    assert!(matches!(f.open, Some((BLUE, Question::Toss { .. }))));
    f.fall("death-ball", &[(tenths(400, 400), &[dragon])]);
    f.answer(toss(400, 400));
    assert_eq!((f.get(dragon).wounds, f.get(dragon).damage), (0, 0), "7 against T 9 vanishes");
    f.fall("death-ball", &[(tenths(200, 200), &[])]);
    f.answer(toss(200, 200));
    assert_eq!(f.open, None);
}

#[test]
fn depletion_destroys_the_second_of_a_stack() {
    let (mut f, caster) = caster();
    f.stack(BLUE, "urkan-horde");
    assert_eq!(f.cast_refusals(caster, "depletion", player(BLUE)), ["dw.spell.depletion"]);
    let second = f.stack(BLUE, "walking-dead");
    f.cast(caster, "depletion", player(BLUE));
    assert_eq!(f.get(second).place, Place::Gone);
    assert_eq!((f.state.table.players[RED].kills, f.state.table.players[BLUE].stack), (4, 1));
}

#[test]
fn displacement_trades_friends_out_of_battle() {
    let (mut f, caster) = caster();
    let near = f.disk(RED, "grugs", 340, 300);
    let far = f.disk(RED, "darkdrakes", 100, 100);
    f.cast(caster, "displacement", with_second(near, far));
    assert_eq!((f.at(near), f.at(far)), (tenths(100, 100), tenths(340, 300)));
    f.disk(BLUE, "grugs", 110, 100);
    f.set(caster).markers = 0;
    assert!(!f.cast_refusals(caster, "displacement", with_second(far, near)).is_empty());
}

#[test]
fn dust_to_dust_removes_the_undead_for_good() {
    let (mut f, caster) = caster();
    let dead = f.disk(BLUE, "walking-dead", 340, 300);
    f.cast(caster, "dust-to-dust", Choice::default());
    assert_eq!(f.get(dead).place, Place::Gone);
    assert_eq!((f.state.table.players[RED].kills, f.state.table.players[BLUE].stack), (0, 0));
}

#[test]
fn imbue_makes_spellcasters() {
    let (mut f, caster) = caster();
    let grugs = f.disk(RED, "grugs", 100, 100);
    f.cast(caster, "imbue", on(&[grugs]));
    assert!(f.board().has(grugs, SkillKind::Spellcaster));
    assert_eq!(f.board().level(grugs), 3);
    f.cast(grugs, "earthhand", Choice::default());
    assert_eq!(f.value(grugs, Stat::Toughness), 9);
}

#[test]
fn paralyze_holds_as_long_as_the_caster_is_near() {
    let (mut f, caster) = caster();
    let target = f.disk(BLUE, "grugs", 420, 300);
    f.cast(caster, "paralyze", on(&[target]));
    assert_eq!(f.refusals(target, Order::Pass), ["dw.spell.paralyze"]);
    f.segment(Segment::RemoveCounters);
    f.run(crate::frame::Frame::Cleanup(Default::default()));
    assert!(f.board().is_banned(target, Act::Activate), "round after round");
    f.segment(Segment::Activation);
    f.walk(caster, &[180]);
    assert!(f.board().is_banned(target, Act::Activate), "exactly twelve inches");
    f.set(caster).markers = 0;
    f.walk(caster, &[180]);
    assert!(!f.board().is_banned(target, Act::Activate));
    assert!(f.state.table.lasting.is_empty());
}

#[test]
fn powerbolt_strikes_two_rings() {
    let (mut f, caster) = caster();
    let chain: Vec<DiskId> = (0..4).map(|step| f.disk(BLUE, "grugs", 340 + 15 * step, 300)).collect();
    f.cast(caster, "powerbolt", on(&[chain[0]]));
    assert_eq!(chain.iter().map(|disk| f.alive(*disk)).collect::<Vec<_>>(), [false, false, false, true]);
    assert_eq!(f.state.table.players[RED].kills, 9);
}

#[test]
fn quake_flips_free_terrain() {
    let (mut f, caster) = caster();
    let forest = f.terrain("forest", 360, 300);
    let swamp = f.terrain("swamp", 240, 300);
    f.disk(BLUE, "grugs", 235, 300);
    let lands =
        |lands: &[(u8, Heading)]| Choice { lands: lands.iter().copied().collect(), ..Choice::default() };
    let both = lands(&[(forest, Heading::EAST), (swamp, Heading::WEST)]);
    assert_eq!(f.cast_refusals(caster, "quake", both), ["dw.spell.quake-limits"]);
    f.cast(caster, "quake", lands(&[(forest, Heading::EAST)]));
    assert_eq!(f.state.table.lands[usize::from(forest)].at, tenths(401, 300));
}

#[test]
fn rain_of_steel_is_no_missile() {
    let (mut f, caster) = caster();
    f.terrain("forest", 400, 300);
    let rangers = f.disk(BLUE, "elven-rangers", 400, 300);
    let immune = f.disk(BLUE, "tann-assassin", 440, 300);
    let here = tenths(400, 300);
    let one: &[DiskId] = &[rangers];
    let two: &[DiskId] = &[immune];
    f.fall("missile-drop", &[(here, one), (here, one), (here, two), (here, two)]);
    f.cast(caster, "rain-of-steel", at(400, 300));
    assert!(!f.alive(rangers), "4 against T 3, forest and immunity notwithstanding");
    assert!(f.alive(immune), "immune to spells");
    assert!(f.state.table.counters.is_empty());
    assert_eq!(f.state.table.players[RED].kills, 6);
}

#[test]
fn resurrect_brings_back_the_dead_at_a_price() {
    let (mut f, caster) = caster();
    let dead = f.dead(BLUE, "stone-dragon");
    f.cast(caster, "resurrect", on_at(dead, 315, 300));
    assert!(f.alive(dead) && f.board().pins(dead, caster));
    assert_eq!((f.get(dead).controller, f.get(dead).markers, f.get(caster).wounds), (Some(RED), 1, 1));
}

#[test]
fn teleport_moves_a_friend_anywhere_near() {
    let (mut f, caster) = caster();
    let friend = f.disk(RED, "grugs", 100, 100);
    let enemy = f.disk(BLUE, "grugs", 200, 100);
    assert_eq!(f.cast_refusals(caster, "teleport", on_at(friend, 221, 100)), ["dw.spell.teleport"]);
    f.cast(caster, "teleport", on_at(friend, 210, 100));
    assert!(f.board().pins(friend, enemy));
    assert!(!f.get(friend).attacked);
}
