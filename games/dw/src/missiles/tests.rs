//! Missiles and falls in small positions.

use gonfalon_disks::DiskId;
use gonfalon_drops::{Fall, Landing, Pushed};

use super::{Missiles, fire_refusals};
use crate::action::{Action, Disks, Question};
use crate::data::{Missile, TokenKind};
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, on, tenths};
use crate::frame::Frame;
use crate::state::Segment;

/// The Missile Segment begins.
fn begin(f: &mut Fixture) -> Vec<Event> {
    f.segment(Segment::Missile);
    f.run(Frame::Missiles(Missiles::default()))
}

fn shot(f: &Fixture, archer: DiskId, target: DiskId) -> Action {
    Action::Fire { archer, weapon: 0, target, aim: f.at(target) }
}

fn fire(f: &mut Fixture, archer: DiskId, target: DiskId) -> Vec<Event> {
    let action = shot(f, archer, target);
    f.answer(action)
}

fn rules(f: &Fixture, archer: DiskId, target: DiskId) -> Vec<&'static str> {
    let refusals = fire_refusals(f.board(), RED, &f.board().archers(RED), &shot(f, archer, target));
    refusals.iter().map(|refusal| refusal.rule.0).collect()
}

fn lost(events: &[Event]) -> Option<&'static str> {
    events.iter().find_map(|event| if let Event::ShotLost { rule, .. } = event { Some(rule.0) } else { None })
}

#[test]
fn casualties_are_removed_when_all_have_fired() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let victim = f.disk(BLUE, "elven-archer", 200, 100);
    begin(&mut f);
    assert!(matches!(&f.open, Some((RED, Question::Fire { archers })) if archers[..] == [archer]));
    let here = tenths(200, 100);
    f.fall("missile-drop", &[(here, &[victim]), (here, &[victim]), (tenths(230, 100), &[])]);
    fire(&mut f, archer, victim);
    assert!(f.alive(victim), "it is doomed but still fires");
    assert!(matches!(&f.open, Some((BLUE, Question::Fire { .. }))));
    assert_eq!(f.state.table.counters.len(), 3);
    f.fall("missile-drop", &[(tenths(100, 100), &[archer]), (here, &[]), (here, &[])]);
    fire(&mut f, victim, archer);
    assert_eq!(f.open, None);
    assert!(!f.alive(victim));
    assert_eq!((f.get(archer).damage, f.get(archer).markers), (2, 1), "damage stays for combat");
    assert_eq!(f.state.table.players[RED].kills, 5);
    assert!(f.state.table.counters.is_empty());
}

#[test]
fn a_head_given_up_between_shots_kills_nobody_before_his_time() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let victim = f.disk(BLUE, "elven-archer", 200, 100);
    let head = f.disk(BLUE, "floating-head", 100, 160);
    begin(&mut f);
    assert!(matches!(&f.open, Some((BLUE, Question::AnyTime { .. }))));
    f.answer(Action::Done);
    let here = tenths(200, 100);
    f.fall("missile-drop", &[(here, &[victim]), (here, &[victim]), (here, &[])]);
    fire(&mut f, archer, victim);
    f.state.table.disks[archer.index()].markers = 0;
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(BLUE));
    if matches!(&f.open, Some((_, Question::AnyTime { .. }))) {
        f.answer(Action::Choose(head));
    }
    assert!(f.alive(victim));
    f.answer(Action::Done);
    assert!(!f.alive(victim));
    assert_eq!((f.state.table.players[RED].kills, f.state.table.players[BLUE].kills), (5, 0));
}

#[test]
fn a_missile_on_two_disks_hurts_both_unless_they_overlap() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let one = f.disk(BLUE, "stone-dragon", 200, 100);
    let two = f.disk(BLUE, "stone-dragon", 236, 100);
    let top = f.disk(BLUE, "stalwarts", 190, 100);
    begin(&mut f);
    let miss: &[DiskId] = &[];
    f.fall(
        "missile-drop",
        &[(tenths(218, 100), &[one, two]), (tenths(200, 100), &[one, top]), (tenths(1, 1), miss)],
    );
    fire(&mut f, archer, one);
    assert_eq!((f.get(one).damage, f.get(two).damage, f.get(top).damage), (2, 2, 2));
}

#[test]
fn a_missile_that_knocks_another_off_has_missed() {
    let mut f = Fixture::new(2);
    let one = f.disk(RED, "crossbows-of-tuggarth", 100, 100);
    let other = f.disk(RED, "crossbows-of-tuggarth", 100, 130);
    let dragon = f.disk(BLUE, "stone-dragon", 200, 100);
    begin(&mut f);
    let here = tenths(200, 100);
    f.fall("missile-drop", &[(here, &[dragon]), (tenths(300, 100), &[])]);
    fire(&mut f, one, dragon);
    assert_eq!(f.get(dragon).damage, 3);
    let hit = Landing { centre: here, rest: f.rest(&[dragon]), ..Landing::default() };
    let aside = Landing { centre: tenths(230, 100), ..Landing::default() };
    let fall =
        Fall { pieces: vec![hit.clone(), hit], pushed: vec![Pushed { counter: 0, by: 0, landing: aside }] };
    f.script("missile-drop", &fall);
    fire(&mut f, other, dragon);
    assert_eq!(f.get(dragon).damage, 6, "the one that pushed is a miss, the other counts");
}

#[test]
fn targets_are_nominated_before_anything_is_measured() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let exact = f.disk(BLUE, "grugs", 240, 100);
    let far = f.disk(BLUE, "grugs", 100, 241);
    begin(&mut f);
    assert_eq!(rules(&f, archer, far), Vec::<&str>::new());
    let events = fire(&mut f, archer, far);
    assert_eq!(lost(&events), Some("dw.missile.out-of-range-lost"));
    assert_eq!((f.open.clone(), f.get(archer).markers), (None, 1), "it does not nominate again");
    f.set(archer).markers = 0;
    begin(&mut f);
    let events = fire(&mut f, archer, exact);
    assert_eq!(lost(&events), None, "exactly twelve inches");
}

#[test]
fn who_may_fire_at_whom() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let friend = f.disk(RED, "grugs", 160, 100);
    let mist = f.disk(BLUE, "rhothan-mist-children", 100, 160);
    assert_eq!(rules(&f, archer, friend), ["dw.missile.enemy-target"]);
    assert_eq!(rules(&f, archer, mist), ["dw.spell.invisibility-missiles"]);
    let pinned = f.disk(RED, "elven-archer", 300, 300);
    f.disk(RED, "grugs", 310, 300);
    let pinning = f.disk(RED, "elven-archer", 320, 300);
    assert!(!f.board().may_fire(pinned));
    assert!(f.board().may_fire(pinning), "it pins only a friend");
    f.disk(BLUE, "grugs", 400, 300);
    let biting = f.disk(RED, "elven-archer", 410, 300);
    assert!(!f.board().may_fire(biting));
    f.set(archer).markers = 1;
    assert!(!f.board().may_fire(archer));
}

#[test]
fn caverns_hide_from_archers_outside() {
    let mut f = Fixture::new(2);
    f.terrain("cavern", 200, 100);
    let outside = f.disk(RED, "elven-archer", 100, 100);
    let inside = f.disk(RED, "elven-archer", 185, 100);
    let target = f.disk(BLUE, "grugs", 215, 100);
    assert_eq!(rules(&f, outside, target), ["dw.terrain.cavern-archers"]);
    assert_eq!(rules(&f, inside, target), Vec::<&str>::new());
}

#[test]
fn forests_ruins_and_villages() {
    let mut f = Fixture::new(2);
    f.terrain("forest", 200, 100);
    f.terrain("ruins", 100, 300);
    f.terrain("village", 300, 300);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let covered = f.disk(BLUE, "grugs", 200, 100);
    let high = f.disk(RED, "elven-archer", 100, 300);
    let villager = f.disk(BLUE, "grugs", 280, 300);
    assert_eq!(f.board().missile_range(high, Missile::Arrow), gonfalon_table::Length::inches(18));
    assert_eq!(f.board().missile_count(high, Missile::Arrow, 3, villager), 2);
    assert_eq!(f.board().missile_count(high, Missile::Arrow, 1, villager), 1 - 1);
    begin(&mut f);
    let here = tenths(200, 100);
    f.fall("missile-drop", &[(here, &[covered]), (here, &[covered]), (here, &[covered])]);
    fire(&mut f, archer, covered);
    assert_eq!(f.get(covered).damage, 0, "no damage from missiles in a Forest");
}

#[test]
fn barriers_stop_fire_unless_a_line_is_free() {
    let mut f = Fixture::new(2);
    f.terrain("forest", 160, 100);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let hidden = f.disk(BLUE, "grugs", 210, 100);
    let seen = f.disk(BLUE, "grugs", 210, 140);
    assert!(f.board().is_behind_barriers(archer, hidden));
    assert!(!f.board().is_behind_barriers(archer, seen));
    begin(&mut f);
    let events = fire(&mut f, archer, hidden);
    assert_eq!(lost(&events), Some("dw.barrier.declare-first"));
    let inside = f.disk(RED, "elven-archer", 150, 100);
    assert!(!f.board().is_behind_barriers(inside, hidden), "a Barrier does not stop who is in it");
    let mut f = Fixture::new(2);
    f.token(TokenKind::Wall, 150, 100);
    let archer = f.disk(RED, "bats", 100, 100);
    let target = f.disk(BLUE, "bats", 200, 100);
    assert!(!f.board().is_behind_barriers(archer, target), "lines pass beside a single wall");
    for (x, y) in [(150, 90), (150, 110), (160, 95), (160, 105)] {
        f.token(TokenKind::Wall, x, y);
    }
    assert!(f.board().is_behind_barriers(archer, target), "together they close every line");
}

#[test]
fn sure_aim_lays_the_missiles_down() {
    let mut f = Fixture::new(2);
    let caster = f.disk(RED, "rhoq-lophram", 100, 140);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let target = f.disk(BLUE, "stone-dragon", 200, 100);
    f.cast(caster, "sure-aim", on(&[archer]));
    begin(&mut f);
    let events = fire(&mut f, archer, target);
    assert_eq!(f.get(target).damage, 6);
    assert!(events.iter().any(|event| matches!(event, Event::MissilesLaid { count: 3, .. })));
}

#[test]
fn a_mirage_sends_missiles_elsewhere() {
    let mut f = Fixture::new(2);
    let caster = f.disk(BLUE, "rhoq-lophram", 200, 140);
    let mirage = f.disk(BLUE, "grugs", 200, 100);
    let other = f.disk(RED, "stone-dragon", 250, 100);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    f.cast(caster, "mirage", on(&[mirage]));
    begin(&mut f);
    let here = tenths(200, 100);
    f.fall("missile-drop", &[(here, &[mirage]), (here, &[mirage]), (tenths(10, 10), &[])]);
    fire(&mut f, archer, mirage);
    assert!(matches!(&f.open, Some((BLUE, Question::Redirect { count: 2, .. }))));
    f.answer(Action::Choose(other));
    assert!(f.alive(mirage));
    assert_eq!((f.get(mirage).damage, f.get(other).damage), (0, 4));
}

#[test]
fn a_scout_directs_the_fire_of_all_at_one_target() {
    let mut f = Fixture::new(2);
    f.disk(RED, "scout", 160, 100);
    let one = f.disk(RED, "elven-archer", 100, 100);
    let two = f.disk(RED, "elven-archer", 100, 130);
    let target = f.disk(BLUE, "zocchi-dragon", 210, 100);
    let other = f.disk(BLUE, "zocchi-dragon", 160, 160);
    begin(&mut f);
    let events = fire(&mut f, one, target);
    assert!(events.iter().any(|event| matches!(event, Event::Nominated { count: 5, .. })));
    assert_eq!(f.board().missile_count(two, Missile::Arrow, 3, target), 5);
    let events = fire(&mut f, two, other);
    assert!(
        events.iter().any(|event| matches!(event, Event::Nominated { count: 3, .. })),
        "one target a round"
    );
}

#[test]
fn two_arrows_of_a_viper_kill() {
    let mut f = Fixture::new(2);
    let viper = f.disk(RED, "viper-legion", 100, 100);
    let immune = f.disk(BLUE, "damlo-hammerfist", 200, 100);
    begin(&mut f);
    let here = tenths(200, 100);
    f.fall("missile-drop", &[(here, &[immune]), (here, &[immune])]);
    fire(&mut f, viper, immune);
    assert!(!f.alive(immune), "even if immune and with Wounds to spare");
    assert_eq!(f.state.table.players[RED].kills, 10);
    let mut f = Fixture::new(2);
    let viper = f.disk(RED, "viper-legion", 100, 100);
    let immune = f.disk(BLUE, "damlo-hammerfist", 200, 100);
    begin(&mut f);
    f.fall("missile-drop", &[(here, &[immune]), (tenths(250, 100), &[])]);
    fire(&mut f, viper, immune);
    assert!(f.alive(immune));
}

#[test]
fn scavengers_fire_what_has_missed() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "elven-archer", 100, 100);
    let dragon = f.disk(BLUE, "stone-dragon", 200, 100);
    let yxx = f.disk(BLUE, "scavengers-of-yxx", 200, 150);
    begin(&mut f);
    f.fall(
        "missile-drop",
        &[(tenths(200, 130), &[]), (tenths(200, 100), &[dragon]), (tenths(500, 500), &[])],
    );
    fire(&mut f, archer, dragon);
    assert_eq!(f.open, Some((BLUE, Question::Refire { disk: yxx })));
    f.fall("missile-drop", &[(tenths(100, 100), &[archer])]);
    fire(&mut f, yxx, archer);
    assert_eq!((f.get(archer).damage, f.get(yxx).markers), (2, 1));
    assert_eq!(f.open, None);
}

#[test]
fn a_shatterbow_keeps_markers_on_whom_it_hurts() {
    let mut f = Fixture::new(2);
    let bow = f.disk(RED, "lothari-shatterbow", 100, 100);
    let tired = f.disk(BLUE, "stone-dragon", 200, 100);
    f.set(tired).markers = 1;
    f.set(tired).damage = 6;
    begin(&mut f);
    f.fall("missile-drop", &[(tenths(200, 100), &[tired])]);
    fire(&mut f, bow, tired);
    assert_eq!(f.get(tired).wounds, 1);
    f.segment(Segment::RemoveCounters);
    f.run(Frame::Cleanup(Default::default()));
    assert_eq!((f.get(tired).markers, f.get(tired).damage), (1, 0));
}

#[test]
fn more_missiles_from_fletchers() {
    let mut f = Fixture::new(2);
    let fletcher = f.disk(RED, "master-fletcher", 100, 100);
    let archer = f.disk(RED, "elven-archer", 150, 100);
    let marksman = f.disk(RED, "lethuin-marksman", 110, 100);
    let target = f.disk(BLUE, "grugs", 200, 100);
    assert!(f.board().pins(marksman, fletcher));
    let count = |disk| f.board().missile_count(disk, Missile::Arrow, 3, target);
    assert_eq!((count(archer), count(marksman)), (4, 7));
}

#[test]
fn three_sanddancers_wound_before_missiles_fly() {
    let mut f = Fixture::new(2);
    let dragon = f.disk(BLUE, "stone-dragon", 200, 100);
    let lone = f.disk(BLUE, "stone-dragon", 400, 100);
    for (x, y) in [(180, 90), (220, 90), (200, 122)] {
        f.disk(RED, "sanddancers", x, y);
    }
    f.disk(RED, "sanddancers", 380, 90);
    f.disk(RED, "sanddancers", 420, 90);
    begin(&mut f);
    assert_eq!((f.get(dragon).wounds, f.get(lone).wounds), (1, 0));
}

#[test]
fn the_stand_in_lets_counters_fall_near_their_aim() {
    let mut f = Fixture::new(2);
    let archer = f.disk(RED, "elven-dragonfly-patrol", 100, 100);
    let target = f.disk(BLUE, "zocchi-dragon", 200, 100);
    begin(&mut f);
    let events = fire(&mut f, archer, target);
    let fell = events
        .iter()
        .find_map(|event| if let Event::Fell { rests, .. } = event { Some(rests) } else { None });
    let rests = fell.expect("counters have fallen");
    assert_eq!(rests.len(), 9);
    let hits = rests.iter().filter(|rest| rest.on.contains(&target)).count();
    assert!(hits > 0 && hits < 9, "some hit, some miss: {hits}");
    let on: Disks = [target].into_iter().collect();
    assert!(rests.iter().all(|rest| rest.on.is_empty() || rest.on == on));
    let carried = f.get(target).damage + 9 * f.get(target).wounds;
    assert_eq!(usize::from(carried), 2 * hits);
}
