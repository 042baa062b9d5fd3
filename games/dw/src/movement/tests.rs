//! Movement in small positions.

use crate::action::{Action, Order, Question};
use crate::data::TokenKind;
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, flips, tenths};

fn attacked(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Attacked { .. }))
}

#[test]
fn a_disk_flips_as_often_as_its_movement_allows() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(RED, "grugs", 100, 100);
    assert_eq!(f.refusals(grugs, flips(&[0, 0, 0, 0])), ["dw.move.count"]);
    f.walk(grugs, &[0, 90, 0]);
    assert_eq!(f.at(grugs), tenths(140, 120));
    assert_eq!((f.get(grugs).markers, f.get(grugs).flips), (1, 3));
    assert_eq!(f.refusals(grugs, flips(&[0])), ["dw.activate.marked-not-again"]);
}

#[test]
fn fewer_flips_are_allowed_and_each_is_asked_for() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(RED, "grugs", 100, 100);
    f.activate(grugs, flips(&[0]));
    assert!(matches!(f.open, Some((RED, Question::Flip { disk, left: 2, .. })) if disk == grugs));
    f.answer(Action::Done);
    assert_eq!(f.at(grugs), tenths(120, 100));
    assert_eq!(f.open, None);
}

#[test]
fn a_disk_stops_on_any_overlap() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(RED, "grugs", 100, 100);
    f.disk(RED, "darkdrakes", 135, 100);
    assert_eq!(f.refusals(grugs, flips(&[0, 0])), ["dw.move.stop-on-overlap"]);
    let events = f.walk(grugs, &[0]);
    assert!(!attacked(&events), "a friend is not Attacked");
    assert!(events.iter().any(|event| matches!(event, Event::Stopped { .. })));
}

#[test]
fn edge_to_edge_is_no_overlap() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(RED, "grugs", 100, 100);
    f.disk(BLUE, "darkdrakes", 140, 100);
    assert_eq!(f.refusals(grugs, flips(&[0, 90])), Vec::<&str>::new());
}

#[test]
fn ending_on_an_enemy_is_an_attack_only_if_the_disk_has_moved() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(RED, "grugs", 100, 100);
    let enemy = f.disk(BLUE, "darkdrakes", 125, 100);
    assert!(attacked(&f.walk(grugs, &[0])));
    assert!(f.get(grugs).attacked && f.board().is_pinned(enemy));
    assert_eq!(f.refusals(enemy, Order::Pass), ["dw.activate.pinned-forbidden"]);
    (f.set(grugs).markers, f.set(grugs).activations) = (0, 0);
    assert!(!attacked(&f.walk(grugs, &[])), "it has not moved in this activation");
}

#[test]
fn the_center_stays_on_the_table() {
    let mut f = Fixture::new(2);
    let grugs = f.disk(RED, "grugs", 20, 100);
    assert_eq!(f.refusals(grugs, flips(&[180])), Vec::<&str>::new(), "the edge itself is on the table");
    assert_eq!(f.refusals(grugs, flips(&[180, 180])), ["dw.move.table-edge"]);
}

#[test]
fn flyers_pass_over_disks_and_stop_on_enemy_flyers() {
    let mut f = Fixture::new(2);
    let flyer = f.disk(RED, "dragonflights", 100, 100);
    f.disk(BLUE, "grugs", 120, 100);
    let events = f.walk(flyer, &[0, 0]);
    assert!(!attacked(&events));
    assert_eq!(f.at(flyer), tenths(140, 100));
    let other = f.disk(RED, "dragonflights", 100, 200);
    f.disk(BLUE, "carpet-riders", 125, 200);
    assert_eq!(f.refusals(other, flips(&[0, 0])), ["dw.fly.stop-on-enemy-flyer"]);
    assert!(attacked(&f.walk(other, &[0])));
}

#[test]
fn a_flyer_that_ends_on_a_disk_pins_it() {
    let mut f = Fixture::new(2);
    let flyer = f.disk(RED, "dragonflights", 100, 100);
    let under = f.disk(BLUE, "grugs", 145, 100);
    assert!(attacked(&f.walk(flyer, &[0, 0])));
    assert!(f.board().pins(flyer, under));
}

#[test]
fn nobody_walks_into_a_lake_and_flyers_cross_it() {
    let mut f = Fixture::new(2);
    f.terrain("lake", 150, 100);
    let grugs = f.disk(RED, "grugs", 110, 100);
    assert_eq!(f.refusals(grugs, flips(&[0])), ["dw.terrain.lake-ground"]);
    let flyer = f.disk(RED, "dragonflights", 110, 100);
    assert_eq!(f.refusals(flyer, flips(&[0, 0])), Vec::<&str>::new());
    f.activate(flyer, flips(&[0, 0, 0, 0]));
    assert!(!f.board().any_terrain(&f.board().circle(flyer)), "it has left on the other side");
}

#[test]
fn a_flip_over_a_lake_without_a_way_out_is_refused() {
    let mut f = Fixture::new(2);
    f.terrain("lake", 150, 100);
    let flyer = f.disk(RED, "wylyx-drake", 107, 100);
    // M 4: 3, 2, 1 flips are left after each; the last would still lie over the Lake.
    f.activate(flyer, flips(&[180, 180]));
    f.answer(Action::Flip([gonfalon_table::Heading::EAST].into_iter().collect()));
    assert!(f.open.is_some(), "one flip is left");
    let mut walk = super::Walk::new(f.board(), flyer, super::Mover::Activated, 1);
    assert!(walk.flip(gonfalon_table::Heading::EAST).is_empty(), "back where it began");
    let lone = f.disk(RED, "dragonling", 125, 100);
    let mut walk = super::Walk::new(f.board(), lone, super::Mover::Activated, 1);
    let rules: Vec<&str> = walk.flip(gonfalon_table::Heading::EAST).iter().map(|r| r.rule.0).collect();
    assert!(rules.contains(&"dw.terrain.lake-flyer"));
}

#[test]
fn forests_stop_and_slow_those_on_foot() {
    let mut f = Fixture::new(2);
    f.terrain("forest", 150, 100);
    let grugs = f.disk(RED, "grugs", 110, 100);
    assert_eq!(f.refusals(grugs, flips(&[0, 0])), ["dw.terrain.forest-stop"]);
    let inside = f.disk(RED, "grugs", 150, 100);
    assert_eq!(f.board().flips(inside), 1);
    let flyer = f.disk(RED, "dragonflights", 110, 130);
    assert_eq!(f.refusals(flyer, flips(&[0, 0])), Vec::<&str>::new());
    let explorer = f.disk(RED, "nojold-explorer", 110, 70);
    assert_eq!(f.refusals(explorer, flips(&[0, 0])), Vec::<&str>::new());
}

#[test]
fn mountains_stop_flyers_too_and_must_be_left() {
    let mut f = Fixture::new(2);
    f.terrain("mountain", 150, 100);
    f.terrain("mountain", 215, 100);
    let flyer = f.disk(RED, "dragonflights", 110, 100);
    assert_eq!(f.refusals(flyer, flips(&[0, 0])), ["dw.terrain.mountain-stop"]);
    let grugs = f.disk(RED, "grugs", 178, 100);
    assert_eq!(f.refusals(grugs, flips(&[180])), ["dw.terrain.mountain-leave"]);
    assert_eq!(f.refusals(grugs, flips(&[0])), ["dw.terrain.mountain-leave"], "nor into another");
    assert_eq!(f.refusals(grugs, flips(&[90, 270])), ["dw.terrain.mountain-leave"]);
    let edge = f.disk(RED, "grugs", 150, 125);
    f.activate(edge, flips(&[90]));
    assert_eq!(f.state.table.descending, Some(edge));
    let back = super::movement_refusals(
        f.board(),
        edge,
        super::Mover::Activated,
        2,
        &[gonfalon_table::Heading::SOUTH],
    );
    assert_eq!(back.iter().map(|r| r.rule.0).collect::<Vec<_>>(), ["dw.terrain.mountain-leave"]);
    f.answer(Action::Done);
    assert_eq!(f.state.table.descending, None);
}

#[test]
fn deserts_stop_the_slow_and_the_weak() {
    let mut f = Fixture::new(2);
    f.terrain("desert", 150, 100);
    let slow = f.disk(RED, "regiment-of-the-anvil", 110, 100);
    assert_eq!(f.refusals(slow, flips(&[0, 0])), ["dw.terrain.desert"]);
    let weak = f.disk(RED, "windriders", 110, 120);
    assert_eq!(f.refusals(weak, flips(&[0, 0])), ["dw.terrain.desert"], "flyers are not excepted");
    let hardy = f.disk(RED, "wild-hunt-rider", 110, 80);
    assert_eq!(f.refusals(hardy, flips(&[0, 0])), Vec::<&str>::new());
}

#[test]
fn walls_are_never_touched_but_can_be_flown_over() {
    let mut f = Fixture::new(2);
    f.token(TokenKind::Wall, 120, 100);
    let grugs = f.disk(RED, "grugs", 100, 100);
    assert_eq!(f.refusals(grugs, flips(&[0])), ["dw.spell.magical-wall-no-touch"]);
    let flyer = f.disk(RED, "dragonflights", 100, 100);
    assert_eq!(f.refusals(flyer, flips(&[0, 0])), Vec::<&str>::new());
}

#[test]
fn a_nest_kills_spellcasters_in_the_middle_of_a_movement() {
    let mut f = Fixture::new(2);
    f.terrain("rkarg-nest", 150, 100);
    let caster = f.disk(RED, "vorkass-sorceror", 111, 100);
    f.activate(caster, flips(&[0, 0]));
    assert!(!f.alive(caster));
    assert_eq!(f.open, None);
}

#[test]
fn the_siege_catapult_keeps_out_of_all_terrain() {
    let mut f = Fixture::new(2);
    f.terrain("ruins", 150, 100);
    let catapult = f.disk(RED, "siege-catapult", 110, 100);
    assert_eq!(f.refusals(catapult, flips(&[0])), ["dw.disk.siege-catapult"]);
}

/// A Disk of red steps onto one of blue; the rules against it.
fn step_onto(attacker: &str, victim: &str) -> Vec<&'static str> {
    let mut f = Fixture::new(2);
    let enemy = f.disk(BLUE, victim, 125, 100);
    let disk = f.disk(RED, attacker, 100, 100);
    assert!(!f.board().touch(disk, enemy));
    f.refusals(disk, flips(&[0]))
}

#[test]
fn some_disks_cannot_be_attacked_or_cannot_attack() {
    assert_eq!(step_onto("grugs", "servant-of-yllan"), ["dw.disk.servant-of-yllan"]);
    assert_eq!(step_onto("regiment-of-the-anvil", "servant-of-yllan"), Vec::<&str>::new());
    assert_eq!(step_onto("men-at-arms", "wasteland-ogre"), ["dw.disk.wasteland-ogre"]);
    assert_eq!(step_onto("grugs", "wasteland-ogre"), Vec::<&str>::new());
    assert_eq!(step_onto("ugg-the-mean", "regiment-of-the-anvil"), ["dw.disk.ugg"]);
    assert_eq!(step_onto("ugg-the-mean", "grugs"), Vec::<&str>::new());
    assert_eq!(step_onto("grugs", "king-falladir"), Vec::<&str>::new(), "he is alone");
    let mut f = Fixture::new(2);
    f.disk(BLUE, "king-falladir", 125, 100);
    f.disk(BLUE, "grugs", 125, 180);
    let disk = f.disk(RED, "grugs", 100, 100);
    assert_eq!(f.refusals(disk, flips(&[0])), ["dw.disk.king-falladir"]);
    let crawler = f.disk(RED, "crawling-limbs", 300, 100);
    f.disk(BLUE, "grugs", 320, 100);
    assert_eq!(f.refusals(crawler, flips(&[0])), ["dw.disk.crawling-limbs"]);
    let hydra = f.disk(RED, "marizyak-the-hydra", 300, 300);
    f.disk(BLUE, "vorkass-sorceror", 335, 300);
    assert_eq!(f.refusals(hydra, flips(&[0])), ["dw.disk.marizyak"]);
}

#[test]
fn dervishers_are_safe_from_those_who_come_from_far() {
    let mut f = Fixture::new(2);
    f.disk(BLUE, "dervishers", 185, 100);
    let far = f.disk(RED, "lathari-monster-hunter", 100, 100);
    assert_eq!(f.refusals(far, flips(&[0, 0, 0, 0])), ["dw.disk.dervishers"], "the fourth flip counts");
    let near = f.disk(RED, "lathari-monster-hunter", 120, 120);
    assert_eq!(f.refusals(near, flips(&[0, 0, 315])), Vec::<&str>::new());
}

#[test]
fn a_mountain_keeps_flyers_safe_from_those_on_foot() {
    let mut f = Fixture::new(2);
    f.terrain("mountain", 150, 100);
    f.disk(BLUE, "dragonflights", 135, 100);
    let grugs = f.disk(RED, "grugs", 105, 100);
    assert_eq!(f.refusals(grugs, flips(&[0])), ["dw.terrain.mountain-flyers-safe"]);
}

#[test]
fn a_wraith_glides_and_marks_what_it_touches() {
    let mut f = Fixture::new(2);
    let wraith = f.disk(RED, "wraith", 100, 100);
    let one = f.disk(BLUE, "grugs", 125, 100);
    let two = f.disk(BLUE, "dragonflights", 145, 100);
    let rider = f.disk(BLUE, "grugs", 300, 300);
    f.walk(wraith, &[0, 0, 0]);
    assert_eq!(f.at(wraith), tenths(160, 100));
    assert_eq!((f.get(one).markers > 0, f.get(two).markers > 0, f.get(rider).markers), (true, true, 0));
}

#[test]
fn wild_hunt_riders_pass_over_friends() {
    let mut f = Fixture::new(2);
    let rider = f.disk(RED, "wild-hunt-rider", 100, 100);
    f.disk(RED, "grugs", 125, 100);
    assert_eq!(f.refusals(rider, flips(&[0, 0])), Vec::<&str>::new());
    f.disk(BLUE, "grugs", 125, 110);
    assert_eq!(f.refusals(rider, flips(&[0, 0])), ["dw.move.stop-on-overlap"]);
}

#[test]
fn sentries_wound_whom_the_plants_hold() {
    let mut f = Fixture::new(2);
    let sentries = f.disk(RED, "forest-sentries", 100, 100);
    let held = f.disk(BLUE, "dooru-dragon", 135, 100);
    f.disk(RED, "carnivorous-plant-of-exi", 165, 100);
    assert_eq!(f.board().flips(held), 0, "T 5 is held");
    f.walk(sentries, &[0]);
    assert!(!f.alive(held));
    assert_eq!(f.state.table.players[RED].kills, 13);
}

#[test]
fn some_are_not_pinned() {
    let mut f = Fixture::new(2);
    let eagle = f.disk(RED, "crimson-eagle-of-anamont", 100, 100);
    f.disk(BLUE, "grugs", 110, 100);
    assert_eq!(f.refusals(eagle, flips(&[180])), Vec::<&str>::new());
    f.disk(BLUE, "dragonflights", 90, 100);
    assert_eq!(f.refusals(eagle, flips(&[180])), ["dw.activate.pinned-forbidden"]);
    let hexx = f.disk(RED, "zolo-hexx", 100, 300);
    f.disk(BLUE, "men-at-arms", 110, 300);
    assert_eq!(f.refusals(hexx, flips(&[180])), Vec::<&str>::new());
    let aragon = f.disk(RED, "sir-aragon-the-brave", 100, 400);
    f.disk(RED, "grugs", 110, 400);
    assert_eq!(f.refusals(aragon, flips(&[180])), Vec::<&str>::new());
    let victim = f.disk(RED, "grugs", 300, 300);
    let ghost = f.disk(BLUE, "ghost", 310, 300);
    f.walk(victim, &[180, 180]);
    assert!(!f.board().touch(ghost, victim), "it has left from beneath");
}
