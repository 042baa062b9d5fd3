//! The Remove Counters Segment, victory and rounds in small positions.

use gonfalon_kernel::{Outcome, Seat};

use crate::action::{Action, Question};
use crate::cleanup::Cleanup;
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, scenario, tenths};
use crate::frame::Frame;
use crate::reinforcement::{Reinforcement, reinforce_refusals};
use crate::state::{LandKind, Role, Segment};

fn clean(f: &mut Fixture) -> Vec<Event> {
    f.segment(Segment::RemoveCounters);
    f.run(Frame::Cleanup(Cleanup::default()))
}

fn winner(f: &Fixture) -> Option<Outcome> {
    f.state.table.outcome.clone()
}

fn won(seat: Seat) -> Option<Outcome> {
    Some(Outcome::won_by(vec![seat]))
}

#[test]
fn counters_go_and_wounds_stay() {
    let mut f = Fixture::new(2);
    let dragon = f.disk(RED, "stone-dragon", 100, 100);
    (f.set(dragon).damage, f.set(dragon).wounds, f.set(dragon).markers) = (3, 2, 1);
    clean(&mut f);
    assert_eq!((f.get(dragon).damage, f.get(dragon).wounds, f.get(dragon).markers), (0, 2, 0));
}

#[test]
fn a_berserk_counter_comes_with_attacking_and_goes_without() {
    let mut f = Fixture::new(2);
    f.disk(BLUE, "desert-stalker", 100, 100);
    let orcs = f.disk(RED, "tribesmen-from-ulc", 110, 100);
    f.fight();
    assert_eq!(f.values(orcs), (5, 3, 4), "not in the round of the attack");
    clean(&mut f);
    assert_eq!(f.values(orcs), (7, 5, 6));
    clean(&mut f);
    assert_eq!(f.values(orcs), (5, 3, 4));
}

#[test]
fn chasms_swallow_those_on_foot() {
    let mut f = Fixture::new(2);
    f.terrain("chasm", 100, 100);
    let grugs = f.disk(RED, "grugs", 110, 100);
    let flyer = f.disk(RED, "dragonflights", 80, 100);
    clean(&mut f);
    assert!(!f.alive(grugs) && f.alive(flyer));
    assert_eq!(f.state.table.players[BLUE].kills, 0);
}

#[test]
fn every_player_may_strike_at_a_nest() {
    let mut f = Fixture::new(2);
    f.terrain("rkarg-nest", 100, 100);
    let grugs = f.disk(RED, "grugs", 160, 100);
    let far = f.disk(RED, "grugs", 100, 162);
    clean(&mut f);
    assert!(matches!(&f.open, Some((RED, Question::NestBlow { among, .. })) if among[..] == [grugs]));
    f.answer(Action::Done);
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(BLUE));
    f.answer(Action::Choose(grugs));
    assert!(!f.alive(grugs) && f.alive(far));
    assert_eq!(f.state.table.players[BLUE].kills, 3);
}

#[test]
fn battlegnash_needs_a_lead_of_25() {
    let mut f = Fixture::new(2);
    f.land(LandKind::Center, 300, 300);
    f.state.table.players[RED].kills = 24;
    clean(&mut f);
    assert_eq!(winner(&f), None);
    f.disk(RED, "grugs", 310, 300);
    f.state.table.players[RED].kills = 15;
    clean(&mut f);
    assert_eq!(winner(&f), won(RED), "ten for the central Land");
    let mut f = Fixture::new(2);
    f.land(LandKind::Center, 300, 300);
    f.disk(RED, "grugs", 310, 300);
    f.disk(BLUE, "grugs", 280, 300);
    f.state.table.players[RED].kills = 20;
    clean(&mut f);
    assert_eq!(winner(&f), None, "nobody has sole control");
}

#[test]
fn doom_hill_needs_kills_and_the_hill() {
    let mut f = Fixture::new(2);
    f.game.scenario = scenario("doom-hill");
    f.land(LandKind::Center, 300, 300);
    f.state.table.players[BLUE].kills = 25;
    clean(&mut f);
    assert_eq!(winner(&f), None);
    f.disk(BLUE, "grugs", 310, 300);
    clean(&mut f);
    assert_eq!(winner(&f), won(BLUE));
}

#[test]
fn harms_way_is_won_by_holding_twice_or_storming_the_base() {
    let mut f = Fixture::new(2);
    f.game.scenario = scenario("in-harms-way");
    f.land(LandKind::Center, 300, 300);
    f.land(LandKind::Staging(RED), 300, 60);
    f.land(LandKind::Staging(BLUE), 300, 540);
    let grugs = f.disk(RED, "grugs", 300, 300);
    clean(&mut f);
    assert_eq!(winner(&f), None);
    clean(&mut f);
    assert_eq!(winner(&f), won(RED));
    f.state.table.outcome = None;
    f.state.table.pile.land(grugs, tenths(300, 520));
    f.disk(RED, "desert-stalker", 280, 540);
    f.settle();
    assert_eq!(winner(&f), None, "AT 7 is not enough");
    f.disk(RED, "peasants", 320, 545);
    f.settle();
    assert_eq!(winner(&f), won(RED), "AT 8 at any moment");
}

#[test]
fn tides_of_war_counts_kills_and_staging_after_six_rounds() {
    let mut f = Fixture::new(2);
    f.game.scenario = scenario("tides-of-war");
    f.land(LandKind::Staging(RED), 300, 100);
    f.land(LandKind::Staging(BLUE), 300, 400);
    f.disk(RED, "grugs", 300, 385);
    f.state.table.players[BLUE].kills = 19;
    f.state.table.round = 5;
    clean(&mut f);
    assert_eq!(winner(&f), None);
    f.state.table.round = 6;
    clean(&mut f);
    assert_eq!(winner(&f), won(RED), "20 for the Disk at the staging area");
}

#[test]
fn a_siege_lasts_eight_rounds() {
    let mut f = Fixture::new(2);
    f.game.scenario = scenario("siege");
    f.state.table.players[RED].role = Some(Role::Attacker);
    f.state.table.players[BLUE].role = Some(Role::Defender);
    f.land(LandKind::Staging(RED), 300, 100);
    f.land(LandKind::Staging(BLUE), 300, 400);
    f.state.table.round = 7;
    clean(&mut f);
    assert_eq!(winner(&f), None);
    f.state.table.round = 8;
    clean(&mut f);
    assert_eq!(winner(&f), won(BLUE));
    f.state.table.outcome = None;
    f.disk(BLUE, "grugs", 300, 400);
    f.disk(RED, "grugs", 330, 400);
    clean(&mut f);
    assert_eq!(winner(&f), won(RED), "any touch is enough");
}

#[test]
fn reinforcements_come_from_the_top_to_the_staging_area() {
    let mut f = Fixture::new(2);
    f.land(LandKind::Staging(RED), 100, 100);
    let one = f.stack(RED, "grugs");
    let two = f.stack(RED, "elven-rangers");
    let host = f.disk(RED, "elven-rangers", 400, 400);
    f.disk(BLUE, "grugs", 75, 100);
    f.segment(Segment::Reinforcement);
    f.run(Frame::Reinforcement(Reinforcement::default()));
    assert_eq!(f.open, Some((RED, Question::Reinforce { most: 2, called: false })));
    let rules = |f: &Fixture, places: &[_]| -> Vec<&'static str> {
        let refusals = reinforce_refusals(f.board(), &f.state.secrets[RED], RED, 2, places);
        refusals.iter().map(|refusal| refusal.rule.0).collect()
    };
    assert_eq!(rules(&f, &[(two, tenths(120, 100))]), ["dw.setup.stack-from-top"]);
    assert_eq!(rules(&f, &[(one, tenths(200, 100))]), ["dw.reinforce.touch-staging"]);
    assert_eq!(rules(&f, &[(one, tenths(90, 100))]), ["dw.reinforce.not-on-enemy"]);
    let places = vec![(one, tenths(120, 100)), (two, tenths(405, 400))];
    assert_eq!(rules(&f, &places), Vec::<&str>::new(), "Rangers enter on Rangers");
    f.answer(Action::Place(places));
    assert!(f.alive(one) && f.board().pins(two, host));
    assert_eq!(f.open, None);
}
