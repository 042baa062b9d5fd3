//! The worked examples of the book and battles around them.

use gonfalon_disks::DiskId;

use crate::action::{Action, Question, Striker};
use crate::data::Stat;
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, GREEN, RED};
use crate::state::Segment;

fn strike(by: DiskId, at: DiskId) -> Action {
    Action::Strike(vec![(by, at)])
}

#[test]
fn example_1_battles_are_fought_from_the_top_down() {
    let mut f = Fixture::new(2);
    let lowest = f.disk(BLUE, "grugs", 100, 100);
    let middle = f.disk(RED, "grugs", 110, 100);
    let top = f.disk(BLUE, "grugs", 120, 100);
    f.fight();
    assert_eq!(f.open, None);
    assert!(!f.alive(middle) && !f.alive(top));
    assert!(f.alive(lowest), "nobody is left to attack it");
    assert_eq!((f.state.table.players[RED].kills, f.state.table.players[BLUE].kills), (3, 3));
}

#[test]
fn example_2_a_spent_disk_drops_without_another_battle() {
    let mut f = Fixture::new(3);
    let bottom = f.disk(BLUE, "grugs", 100, 100);
    let middle = f.disk(RED, "deepwood-archers", 106, 100);
    let top = f.disk(GREEN, "grugs", 112, 100);
    assert!(!f.board().touch(top, bottom), "the Disk in between keeps them apart");
    f.fight();
    assert!(!f.alive(middle) && f.alive(bottom) && f.alive(top));
    assert!(f.board().pins(top, bottom));
    assert_eq!(f.get(bottom).damage, 0);
}

#[test]
fn example_2_a_disk_under_a_spent_one_still_attacks_below() {
    let mut f = Fixture::new(3);
    let victim = f.disk(RED, "deepwood-archers", 85, 100);
    let bottom = f.disk(BLUE, "grugs", 100, 100);
    let middle = f.disk(RED, "deepwood-archers", 108, 100);
    let top = f.disk(GREEN, "grugs", 114, 100);
    f.fight();
    assert!(!f.alive(middle) && f.alive(top));
    assert!(!f.alive(victim), "the Disk below fights its own battle");
    assert!(f.alive(bottom));
}

#[test]
fn example_3_damage_is_carried_over() {
    let mut f = Fixture::new(3);
    let bottom = f.disk(BLUE, "warriors-of-yllan", 100, 100);
    let middle = f.disk(RED, "regiment-of-the-anvil", 110, 100);
    let top = f.disk(GREEN, "elven-archer", 120, 100);
    f.fight();
    assert!(!f.alive(top), "D 3 against T 3");
    assert!(!f.alive(bottom), "AT 3 against T 3");
    assert!(!f.alive(middle), "2 from above and 2 from below make T 4");
}

#[test]
fn example_4_combined_attacks_and_the_defenders_choice() {
    let mut f = Fixture::new(3);
    let defender = f.disk(BLUE, "uthuk-zealots", 100, 100);
    let tough = f.disk(RED, "stalwarts", 88, 100);
    let weak = f.disk(GREEN, "grugs", 112, 100);
    f.fight();
    let strikers = vec![Striker { disk: defender, victims: [tough, weak].into_iter().collect() }];
    assert_eq!(f.open, Some((BLUE, Question::Strike { strikers })));
    f.answer(strike(defender, weak));
    let among = [tough, weak].into_iter().collect();
    assert_eq!(f.open, Some((RED, Question::Credit { victim: defender, among })));
    f.answer(Action::Choose(tough));
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(GREEN));
    f.answer(Action::Choose(weak));
    assert_eq!(f.open, None);
    assert!(!f.alive(defender) && !f.alive(weak) && f.alive(tough));
    assert_eq!(f.state.table.players[GREEN].kills, 7, "no agreement: the highest AT gets it");
    assert_eq!(f.state.table.players[RED].kills, 0);
    assert_eq!(f.state.table.players[BLUE].kills, 3);
}

#[test]
fn players_may_agree_on_the_credit() {
    let mut f = Fixture::new(3);
    let defender = f.disk(BLUE, "uthuk-zealots", 100, 100);
    let tough = f.disk(RED, "stalwarts", 88, 100);
    let weak = f.disk(GREEN, "grugs", 112, 100);
    f.fight();
    f.answer(strike(defender, weak));
    f.answer(Action::Choose(tough));
    f.answer(Action::Choose(tough));
    assert_eq!((f.state.table.players[RED].kills, f.state.table.players[GREEN].kills), (7, 0));
}

#[test]
fn for_each_victim_all_its_killers_are_asked() {
    let mut f = Fixture::new(3);
    let one = f.disk(BLUE, "urkan-horde", 90, 100);
    let two = f.disk(BLUE, "urkan-horde", 110, 100);
    let prince = f.disk(RED, "prince-llewellyn", 100, 112);
    let twisters = f.disk(GREEN, "lowland-twisters", 100, 88);
    f.fight();
    while let Some((BLUE, Question::Strike { strikers })) = f.open.clone() {
        f.answer(Action::Strike(strikers.iter().map(|striker| (striker.disk, prince)).collect()));
    }
    for (victim, choice) in [(one, prince), (two, twisters)] {
        for seat in [RED, GREEN] {
            let asked = matches!(&f.open, Some((who, Question::Credit { victim: whom, .. }))
                if *who == seat && *whom == victim);
            assert!(asked, "{:?}", f.open);
            f.answer(Action::Choose(choice));
        }
    }
    assert_eq!(f.open, None);
    assert_eq!((f.state.table.players[RED].kills, f.state.table.players[GREEN].kills), (3, 3));
}

#[test]
fn equal_attackers_of_two_players_get_no_credit() {
    let mut f = Fixture::new(3);
    let defender = f.disk(BLUE, "uthuk-zealots", 100, 100);
    let one = f.disk(RED, "grugs", 88, 100);
    f.disk(GREEN, "grugs", 112, 100);
    f.fight();
    f.answer(strike(defender, one));
    f.answer(Action::Done);
    assert_eq!(f.open, None, "one refusal is enough");
    assert!(!f.alive(defender));
    assert_eq!((f.state.table.players[RED].kills, f.state.table.players[GREEN].kills), (0, 0));
}

#[test]
fn example_5_several_defenders_answer_together() {
    let mut f = Fixture::new(3);
    let one = f.disk(RED, "warriors-of-yllan", 88, 100);
    let other = f.disk(GREEN, "warriors-of-yllan", 112, 100);
    let attacker = f.disk(BLUE, "hulth-regiment", 100, 100);
    f.fight();
    let strikers = vec![Striker { disk: attacker, victims: [one, other].into_iter().collect() }];
    assert_eq!(f.open, Some((BLUE, Question::Strike { strikers })));
    f.answer(strike(attacker, one));
    assert!(!f.alive(one) && !f.alive(attacker) && f.alive(other));
    let kills = |seat| f.state.table.players[seat].kills;
    assert_eq!((kills(RED), kills(GREEN), kills(BLUE)), (0, 0, 5), "equal defenders share no credit");
}

#[test]
fn friends_do_not_battle() {
    let mut f = Fixture::new(2);
    let one = f.disk(RED, "grugs", 100, 100);
    let two = f.disk(RED, "grugs", 110, 100);
    f.fight();
    assert!(f.alive(one) && f.alive(two));
}

#[test]
fn a_first_blow_silences_whom_it_kills() {
    let mut f = Fixture::new(2);
    let killed = f.disk(BLUE, "grugs", 100, 100);
    let hounds = f.disk(RED, "death-hounds", 110, 100);
    f.fight();
    assert!(!f.alive(killed) && f.alive(hounds));
    let mut f = Fixture::new(2);
    let survivor = f.disk(BLUE, "stalwarts", 100, 100);
    let hounds = f.disk(RED, "death-hounds", 110, 100);
    f.fight();
    assert!(f.alive(survivor) && !f.alive(hounds));
}

#[test]
fn a_defender_killed_by_a_first_blow_is_not_asked_whom_it_strikes() {
    let mut f = Fixture::new(2);
    let killed = f.disk(BLUE, "grugs", 100, 100);
    let one = f.disk(RED, "death-hounds", 88, 100);
    let two = f.disk(RED, "death-hounds", 112, 100);
    f.fight();
    assert_eq!(f.open, None);
    assert!(!f.alive(killed) && f.alive(one) && f.alive(two), "together they keep it");
}

fn mixed_attack() -> (Fixture, DiskId, DiskId, DiskId) {
    let mut f = Fixture::new(2);
    let defender = f.disk(BLUE, "uthuk-zealots", 100, 100);
    let hounds = f.disk(RED, "death-hounds", 88, 100);
    let grugs = f.disk(RED, "grugs", 112, 100);
    f.fight();
    let disks = [hounds].into_iter().collect();
    assert_eq!(f.open, Some((RED, Question::FightApart { disks, defender })));
    (f, defender, hounds, grugs)
}

#[test]
fn a_first_blow_is_forfeited_in_a_combined_attack() {
    let (mut f, defender, hounds, grugs) = mixed_attack();
    f.answer(Action::ChooseAll(Default::default()));
    f.answer(strike(defender, hounds));
    assert!(!f.alive(defender) && !f.alive(hounds) && f.alive(grugs));
}

#[test]
fn a_first_blow_disk_may_fight_apart_and_first() {
    let (mut f, defender, hounds, grugs) = mixed_attack();
    f.answer(Action::ChooseAll([hounds].into_iter().collect()));
    assert_eq!(f.open, None);
    assert!(!f.alive(hounds), "it did not kill and was answered");
    assert!(!f.alive(defender), "4 and 3 make T 5");
    assert!(!f.alive(grugs), "the defender answered the second battle too");
}

#[test]
fn a_first_blow_silences_only_the_disk_it_kills() {
    let mut f = Fixture::new(2);
    let one = f.disk(BLUE, "grugs", 88, 100);
    let other = f.disk(BLUE, "grugs", 112, 100);
    let hounds = f.disk(RED, "death-hounds", 100, 100);
    f.fight();
    f.answer(strike(hounds, one));
    assert!(!f.alive(one) && f.alive(other) && !f.alive(hounds));
}

#[test]
fn a_swashbuckler_strikes_everybody() {
    let mut f = Fixture::new(2);
    let one = f.disk(BLUE, "deepwood-archers", 88, 100);
    let other = f.disk(BLUE, "deepwood-archers", 112, 100);
    let prince = f.disk(RED, "prince-llewellyn", 100, 100);
    f.fight();
    assert_eq!(f.open, None, "it has nothing to choose");
    assert!(!f.alive(one) && !f.alive(other) && f.alive(prince));
    let mut f = Fixture::new(2);
    let prince = f.disk(BLUE, "prince-llewellyn", 100, 100);
    let one = f.disk(RED, "grugs", 88, 100);
    let other = f.disk(RED, "grugs", 112, 100);
    f.fight();
    assert!(!f.alive(one) && !f.alive(other));
    assert_eq!(f.get(prince).wounds, 1);
}

#[test]
fn a_cavern_leaves_no_room_for_swashbucklers() {
    let mut f = Fixture::new(2);
    f.terrain("cavern", 100, 100);
    let one = f.disk(BLUE, "deepwood-archers", 88, 100);
    let other = f.disk(BLUE, "deepwood-archers", 112, 100);
    let prince = f.disk(RED, "prince-llewellyn", 100, 100);
    f.fight();
    f.answer(strike(prince, one));
    assert!(!f.alive(one) && f.alive(other));
}

#[test]
fn marauders_share_damage() {
    let mut f = Fixture::new(2);
    let defender = f.disk(BLUE, "dunwarr-watchmen", 100, 100);
    let one = f.disk(RED, "goblin-marauders", 90, 100);
    let two = f.disk(RED, "goblin-marauders", 110, 100);
    f.fight();
    f.answer(strike(defender, one));
    let among = [one, two].into_iter().collect();
    assert_eq!(f.open, Some((RED, Question::Share { damage: 4, among })));
    f.answer(Action::Share(vec![(one, 2), (two, 2)]));
    assert!(f.alive(one) && f.alive(two) && !f.alive(defender));
}

#[test]
fn marauders_pool_the_damage_of_a_swashbuckler() {
    let mut f = Fixture::new(2);
    let prince = f.disk(BLUE, "prince-llewellyn", 100, 100);
    let one = f.disk(RED, "goblin-marauders", 88, 100);
    let two = f.disk(RED, "goblin-marauders", 112, 100);
    f.set(one).damage = 2;
    (f.set(prince).wounds, f.set(prince).damage) = (1, 2);
    f.fight();
    let among = [one, two].into_iter().collect();
    assert_eq!(f.open, Some((RED, Question::Share { damage: 10, among })));
    f.answer(Action::Share(vec![(one, 0), (two, 10)]));
    assert_eq!(f.open, None);
    assert!(f.alive(one) && !f.alive(two) && !f.alive(prince));
}

#[test]
fn damage_on_others_of_the_attack_is_not_shared() {
    let mut f = Fixture::new(2);
    let defender = f.disk(BLUE, "dunwarr-watchmen", 100, 100);
    f.disk(RED, "goblin-marauders", 90, 100);
    let grugs = f.disk(RED, "grugs", 110, 100);
    f.fight();
    f.answer(strike(defender, grugs));
    assert_eq!(f.open, None);
    assert!(!f.alive(grugs));
}

#[test]
fn zok_enslaves_instead_of_killing() {
    let mut f = Fixture::new(2);
    let slave = f.disk(BLUE, "stalwarts", 100, 100);
    let zok = f.disk(RED, "zok-slavemaster", 110, 100);
    f.set(slave).wounds = 1;
    f.fight();
    assert_eq!(f.open, Some((RED, Question::Enslave { by: zok, victim: slave })));
    f.answer(Action::Accept);
    assert!(f.alive(slave));
    assert_eq!((f.get(slave).controller, f.get(slave).wounds), (Some(RED), 1), "it keeps Wounds it had");
    assert_eq!(f.state.table.players[RED].kills, 0);
    f.set(zok).wounds = 2;
    f.settle();
    assert_eq!((f.get(slave).controller, f.get(slave).enslaved_by), (Some(BLUE), None));
}

#[test]
fn zok_may_kill_and_the_death_of_a_slave_scores_for_nobody() {
    let mut f = Fixture::new(2);
    let victim = f.disk(BLUE, "grugs", 100, 100);
    f.disk(RED, "zok-slavemaster", 110, 100);
    f.fight();
    f.answer(Action::Done);
    assert!(!f.alive(victim));
    assert_eq!(f.state.table.players[RED].kills, 3);
    let mut f = Fixture::new(2);
    let slave = f.disk(BLUE, "grugs", 100, 100);
    f.disk(RED, "zok-slavemaster", 110, 100);
    f.fight();
    f.answer(Action::Accept);
    f.disk(BLUE, "dooru-dragon", 78, 100);
    f.fight();
    assert!(!f.alive(slave));
    assert_eq!(f.state.table.players[BLUE].kills, 0);
}

#[test]
fn a_blood_spider_kills_whoever_was_wounded_before() {
    let mut f = Fixture::new(2);
    let wounded = f.disk(BLUE, "stone-dragon", 100, 100);
    let spider = f.disk(RED, "blood-spider", 115, 100);
    f.set(wounded).wounds = 1;
    f.fight();
    assert!(!f.alive(spider), "it dies first");
    assert!(!f.alive(wounded));
    assert_eq!(f.state.table.players[RED].kills, 16);
    let mut f = Fixture::new(2);
    let fresh = f.disk(BLUE, "stone-dragon", 100, 100);
    f.disk(RED, "blood-spider", 115, 100);
    f.fight();
    assert!(f.alive(fresh), "no Wound before this segment");
}

#[test]
fn a_dryad_keeps_the_peace_below() {
    let mut f = Fixture::new(2);
    let enemy = f.disk(BLUE, "urkan-horde", 100, 100);
    let dryad = f.disk(RED, "dryad", 110, 100);
    f.fight();
    assert!(f.alive(enemy) && f.alive(dryad));
    assert!(f.board().is_pinned(enemy));
    f.disk(BLUE, "dooru-dragon", 125, 100);
    f.fight();
    assert!(!f.alive(dryad), "from above it fights like others");
}

#[test]
fn rage_wounds_those_who_stay_behind() {
    let mut f = Fixture::new(2);
    let idle = f.disk(RED, "ykata-harpy", 100, 100);
    let moved = f.disk(RED, "ykata-harpy", 200, 100);
    let short = f.disk(RED, "ykata-harpy", 300, 100);
    let attacker = f.disk(RED, "ykata-harpy", 400, 100);
    f.disk(BLUE, "desert-stalker", 425, 100);
    f.walk(moved, &[90, 90, 90]);
    f.walk(short, &[90, 90]);
    f.walk(attacker, &[0]);
    f.fight();
    assert!(!f.alive(idle) && f.alive(moved) && !f.alive(short));
    assert!(f.alive(attacker), "D 1 does not hurt it");
}

#[test]
fn the_first_player_picks_the_first_stack_and_the_next_the_second() {
    let mut f = Fixture::new(2);
    for x in [100, 200, 300] {
        f.disk(BLUE, "grugs", x, 100);
        f.disk(RED, "grugs", x + 10, 100);
    }
    f.fight();
    let Some((RED, Question::ChooseStack { among })) = f.open.clone() else { panic!("red chooses") };
    assert_eq!(among.len(), 3);
    f.answer(Action::Next(2));
    assert!(!f.alive(DiskId(4)) && f.alive(DiskId(0)));
    assert!(matches!(f.open, Some((BLUE, Question::ChooseStack { .. }))));
    f.answer(Action::Next(0));
    assert_eq!(f.open, None, "the last needs no choice");
    assert!(!f.alive(DiskId(0)) && !f.alive(DiskId(2)));
}

#[test]
fn an_unspent_disk_that_drops_fights_in_the_same_segment() {
    let mut f = Fixture::new(3);
    let bottom = f.disk(BLUE, "deepwood-archers", 100, 100);
    let friend = f.disk(RED, "deepwood-archers", 108, 100);
    let top = f.disk(RED, "grugs", 112, 112);
    let killer = f.disk(GREEN, "grugs", 118, 86);
    assert!(f.board().touch(killer, friend) && !f.board().touch(top, bottom));
    f.fight();
    assert!(!f.alive(friend));
    assert!(!f.alive(bottom), "the Disk that dropped fought it");
    assert!(f.alive(top));
}

#[test]
fn bonuses_of_battle() {
    let mut f = Fixture::new(2);
    let hunter = f.disk(RED, "lathari-monster-hunter", 100, 100);
    let plain = f.disk(BLUE, "grugs", 300, 300);
    let monster = f.disk(BLUE, "stone-dragon", 300, 400);
    let attack = f.value(hunter, Stat::Attack);
    let strength = |by, at, stat| f.board().blow_strength(by, at, stat);
    assert_eq!(
        (strength(hunter, plain, Stat::Attack), strength(hunter, monster, Stat::Attack)),
        (attack, attack + 3)
    );
    f.terrain("village", 300, 300);
    f.terrain("ruins", 300, 400);
    let strength = |by, at, stat| f.board().blow_strength(by, at, stat);
    assert_eq!(strength(hunter, plain, Stat::Attack), attack - 2, "the village takes two");
    assert_eq!(strength(monster, hunter, Stat::Defense), 8, "the ruins give two");
}

#[test]
fn abilities_that_work_only_in_combat() {
    let mut f = Fixture::new(2);
    let victim = f.disk(BLUE, "pikemen", 100, 100);
    f.disk(RED, "poison-naveka", 90, 100);
    f.disk(RED, "dark-sucker", 112, 100);
    assert_eq!(f.values(victim), (1, 6, 5));
    f.segment(Segment::Combat);
    assert_eq!(f.values(victim), (1, 0, 3));
    let danyr = f.disk(RED, "sir-danyr", 300, 300);
    f.disk(BLUE, "sir-corwyn", 380, 300);
    assert_eq!(f.value(danyr, Stat::Toughness), 7);
    let men = f.disk(RED, "men-at-arms", 300, 500);
    f.disk(RED, "sergeant-at-arms", 330, 500);
    f.disk(RED, "sergeant-at-arms", 300, 530);
    assert_eq!(f.value(men, Stat::Attack), 4, "one sergeant counts");
}

#[test]
fn an_assassin_is_not_hurt_by_those_it_attacks() {
    let mut f = Fixture::new(2);
    let victim = f.disk(BLUE, "stone-dragon", 100, 100);
    let assassin = f.disk(RED, "shura-assassin", 115, 100);
    let events = f.fight();
    assert!(f.alive(assassin));
    assert_eq!(f.get(victim).damage, 6);
    assert!(events.iter().any(|event| matches!(event, Event::Unharmed { .. })));
}

#[test]
fn vampire_lords_feed_on_their_kills() {
    let mut f = Fixture::new(2);
    f.disk(BLUE, "deepwood-archers", 100, 100);
    let lords = f.disk(RED, "vampire-lords", 110, 100);
    f.set(lords).wounds = 1;
    f.fight();
    assert_eq!(f.get(lords).wounds, 0);
}

#[test]
fn an_adept_is_safe_while_unactivated() {
    let mut f = Fixture::new(2);
    let adept = f.disk(BLUE, "physical-adept", 100, 100);
    f.disk(RED, "stone-dragon", 112, 100);
    f.fight();
    assert!(f.alive(adept));
    f.set(adept).markers = 1;
    for disk in &mut f.state.table.disks {
        disk.spent = false;
    }
    f.fight();
    assert!(!f.alive(adept));
}

#[test]
fn nobodys_slaves_answer_by_the_hand_of_the_first_player() {
    let mut f = Fixture::new(3);
    // Only slaves can attack them without becoming their masters.
    let slaves = f.disk(RED, "dwarven-slaves", 200, 200);
    let one = f.disk(GREEN, "dwarven-slaves", 188, 200);
    let two = f.disk(BLUE, "dwarven-slaves", 212, 200);
    f.disk(GREEN, "grugs", 110, 200);
    f.disk(BLUE, "grugs", 290, 200);
    f.settle();
    assert_eq!(f.get(slaves).controller, None);
    f.state.table.first = BLUE;
    f.fight();
    let strikers = vec![Striker { disk: slaves, victims: [one, two].into_iter().collect() }];
    assert_eq!(f.open, Some((BLUE, Question::Strike { strikers })));
}
