//! Turns and activations in small positions.

use super::{Activation, Turn};
use crate::action::{Action, Choice, Disks, Order, Question};
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, flips, on, on_at};
use crate::frame::Frame;
use crate::state::{Place, Segment};

fn pass(disk: gonfalon_disks::DiskId) -> Action {
    Action::Activate { disk, order: Order::Pass }
}

#[test]
fn players_take_turns_of_three_until_all_are_done() {
    let mut f = Fixture::new(2);
    let red: Vec<_> = (0..4).map(|step| f.disk(RED, "grugs", 100 + 40 * step, 100)).collect();
    let blue = f.disk(BLUE, "grugs", 100, 300);
    f.segment(Segment::Activation);
    f.run(Frame::Activation(Activation::default()));
    for (made, disk) in red.iter().take(3).enumerate() {
        let due = Disks::new();
        let question = Question::Activate { made: made as u8, least: 3, most: 3, due };
        assert_eq!(f.open, Some((RED, question)));
        f.answer(pass(*disk));
    }
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(BLUE));
    f.answer(pass(blue));
    assert!(f.state.table.players[BLUE].done, "fewer than three");
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(RED), "the others go on");
    f.answer(Action::Done);
    assert_eq!(f.open, None);
    assert_eq!(f.get(red[3]).markers, 0);
}

#[test]
fn a_frozen_player_misses_a_turn_without_being_done() {
    let mut f = Fixture::new(2);
    for step in 0..6 {
        f.disk(RED, "grugs", 100 + 40 * step, 100);
        f.disk(BLUE, "grugs", 100 + 40 * step, 300);
    }
    f.segment(Segment::Activation);
    f.state.table.players[BLUE].frozen = true;
    f.run(Frame::Activation(Activation::default()));
    for disk in [0, 2, 4] {
        f.answer(pass(gonfalon_disks::DiskId(disk)));
    }
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(RED), "blue has missed a turn");
    assert!(f.state.table.players[BLUE].thawed && !f.state.table.players[BLUE].done);
    for disk in [6, 8, 10] {
        f.answer(pass(gonfalon_disks::DiskId(disk)));
    }
    assert_eq!(f.open.as_ref().map(|(seat, _)| *seat), Some(BLUE));
}

#[test]
fn foresight_holds_for_the_turn_in_which_it_is_cast() {
    let mut f = Fixture::new(2);
    let caster = f.disk(RED, "rhoq-lophram", 300, 300);
    let others: Vec<_> = (0..6).map(|step| f.disk(RED, "grugs", 100 + 40 * step, 100)).collect();
    let spell = f.spell(RED, "foresight");
    f.run(Frame::Turn(Turn::new(RED)));
    f.answer(Action::Activate { disk: caster, order: Order::Cast { spell, choice: Box::default() } });
    let due = Disks::new();
    assert_eq!(f.open, Some((RED, Question::Activate { made: 1, least: 2, most: 4, due })));
    for disk in &others[..3] {
        f.answer(pass(*disk));
    }
    assert_eq!(f.open, None, "four in all");
    assert!(!f.state.table.players[RED].done);
    f.run(Frame::Turn(Turn::new(RED)));
    f.answer(pass(others[3]));
    f.answer(pass(others[4]));
    f.answer(Action::Done);
    assert!(!f.state.table.players[RED].done, "two are enough now");
    f.run(Frame::Turn(Turn::new(RED)));
    f.answer(pass(others[5]));
    assert!(f.state.table.players[RED].done, "one is not");
}

#[test]
fn worms_ambush_first_whoever_is_near_when_the_turn_begins() {
    let mut f = Fixture::new(2);
    let worm = f.disk(RED, "drallus-worm", 100, 100);
    let late = f.disk(RED, "lothran-lion", 400, 100);
    let grugs = f.disk(RED, "grugs", 300, 300);
    let enemy = f.disk(BLUE, "grugs", 160, 100);
    f.run(Frame::Turn(Turn::new(RED)));
    let due: Disks = [worm].into_iter().collect();
    assert!(matches!(&f.open, Some((RED, Question::Activate { due: now, .. })) if *now == due));
    assert_eq!(f.refusals(grugs, flips(&[0])), ["dw.disk.drallus-worm"]);
    let order = f.order(worm, on_at(enemy, 150, 100));
    f.answer(Action::Activate { disk: worm, order });
    assert!(f.board().pins(worm, enemy) && !f.get(worm).attacked);
    f.disk(BLUE, "grugs", 440, 100);
    f.answer(Action::Activate { disk: grugs, order: Order::Pass });
    assert!(
        matches!(&f.open, Some((RED, Question::Activate { due, .. })) if due.is_empty()),
        "the Lion was not due when the turn began"
    );
    let order = f.order(late, Choice::default());
    let secret = &f.state.secrets[RED];
    let action = Action::Activate { disk: late, order };
    let refusals = super::activate_refusals(f.board(), secret, RED, &Disks::new(), &action);
    assert!(refusals.iter().any(|refusal| refusal.rule.0 == "dw.disk.lothran-lion"));
}

#[test]
fn alman_null_is_activated_twice() {
    let mut f = Fixture::new(2);
    let alman = f.disk(RED, "alman-null", 100, 100);
    f.walk(alman, &[0]);
    assert_eq!(f.get(alman).markers, 1);
    f.walk(alman, &[0]);
    assert_eq!(f.get(alman).markers, 2);
    assert_eq!(f.refusals(alman, Order::Pass), ["dw.activate.marked-not-again"]);
}

#[test]
fn yargrin_draws_good_and_neutral_disks() {
    let mut f = Fixture::new(2);
    let yargrin = f.disk(RED, "uthuk-yargrin", 300, 300);
    let near = f.disk(BLUE, "men-at-arms", 325, 300);
    let far = f.disk(BLUE, "pikemen", 300, 380);
    let evil = f.disk(BLUE, "grugs", 300, 260);
    f.use_ability(yargrin, Choice::default());
    assert_eq!(f.refusals(near, flips(&[180])), Vec::<&str>::new());
    assert_eq!(f.refusals(near, Order::Pass), ["dw.disk.uthuk-yargrin"]);
    assert!(!f.refusals(near, flips(&[0])).is_empty());
    assert_eq!(f.refusals(far, flips(&[])), ["dw.disk.uthuk-yargrin-unreachable"]);
    assert_eq!(f.refusals(evil, Order::Pass), Vec::<&str>::new());
}

#[test]
fn a_floating_head_may_be_given_up_at_any_time() {
    let mut f = Fixture::new(2);
    let head = f.disk(BLUE, "floating-head", 100, 100);
    let near = f.disk(RED, "grugs", 170, 100);
    let far = f.disk(RED, "grugs", 300, 100);
    f.run(Frame::Turn(Turn::new(RED)));
    let disks: Disks = [head].into_iter().collect();
    assert_eq!(f.open, Some((BLUE, Question::AnyTime { disks })));
    f.answer(Action::Done);
    assert!(matches!(f.open, Some((RED, Question::Activate { made: 0, .. }))));
    f.answer(Action::Activate { disk: far, order: Order::Pass });
    f.answer(Action::Choose(head));
    assert_eq!((f.get(head).place, f.get(near).markers, f.get(far).markers), (Place::Gone, 1, 1));
    assert_eq!(f.open, None, "red has nothing left to activate");
}

#[test]
fn surge_cancels_a_running_paralyze() {
    let mut f = Fixture::new(2);
    let caster = f.disk(RED, "rhoq-lophram", 300, 300);
    let held = f.disk(BLUE, "grugs", 340, 300);
    f.cast(caster, "paralyze", on(&[held]));
    let other = f.disk(BLUE, "necromancer-farrenghast", 100, 100);
    f.spell(BLUE, "surge");
    f.run(Frame::Turn(Turn::new(BLUE)));
    assert!(matches!(&f.open, Some((BLUE, Question::Surge { by, .. })) if *by == caster));
    let events = f.answer(Action::Choose(other));
    assert!(events.iter().any(|event| matches!(event, Event::LastingEnded { .. })));
    assert!(f.state.table.lasting.is_empty());
    assert_eq!((f.get(other).markers, f.state.table.players[BLUE].spells), (1, 0));
    assert!(matches!(f.open, Some((BLUE, Question::Activate { made: 0, .. }))), "it is none of the three");
    assert_eq!(f.refusals(held, Order::Pass), Vec::<&str>::new());
}

#[test]
fn the_last_player_with_disks_may_end_the_game() {
    let mut f = Fixture::new(2);
    f.disk(RED, "grugs", 100, 100);
    let blue = f.disk(BLUE, "grugs", 300, 100);
    let end = |f: &Fixture| {
        super::activate_refusals(f.board(), &f.state.secrets[RED], RED, &Disks::new(), &Action::EndGame).len()
    };
    assert_eq!(end(&f), 1);
    f.set(blue).wounds = 1;
    f.settle();
    assert_eq!(end(&f), 0);
}
