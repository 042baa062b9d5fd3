//! Match logs: playing, verifying, resuming, forking.

use std::{convert::Infallible, fs};

use gonfalon_kernel::{
    Denied, Dice, Game as _, Seat, SeededDice,
    log::{
        Course, Header, LOG_FORMAT, Limits, Match, Record, Unbuildable, read_header, replay, save, verify,
    },
};

use crate::game::{Action, Fault, Order, State, Toy};

const DATA: &str = "00ff";

pub(crate) fn header(seed: u64) -> Header {
    Header {
        format: LOG_FORMAT,
        game: "toy".to_owned(),
        rules_version: 3,
        data_hash: DATA.to_owned(),
        program: "0.1.0".to_owned(),
        seed: Some(seed),
        setup: serde_json::json!({ "seats": 3, "wind": 0.1, "armies": { "b": [1], "a": null } }),
        seats: vec!["bot random".to_owned(), "bot random".to_owned(), "Ada".to_owned()],
    }
}

pub(crate) fn build(header: &Header, dice: &mut dyn Dice) -> Result<(Toy, State), Unbuildable> {
    header.fits("toy", 3, DATA)?;
    let seats = header.setup.get("seats").and_then(serde_json::Value::as_u64);
    let Some(seats) = seats.filter(|seats| (2..=8).contains(seats)) else {
        return Err(Unbuildable::Setup(gonfalon_kernel::Line::new("toy-no-seats")));
    };
    let game = Toy { seats: seats as u8, fault: Fault::None };
    let state = game.fresh(dice);
    Ok((game, state))
}

pub(crate) fn begun(seed: u64) -> Match<Toy> {
    Match::begin(header(seed), Box::new(SeededDice::new(seed)), |header, dice| {
        Ok::<_, Infallible>(build(header, dice).expect("the header is ours"))
    })
    .unwrap_or_else(|never| match never {})
}

/// Plays on by chance, at most `count` answers.
pub(crate) fn play_on(game: &mut Match<Toy>, count: usize, seed: u64) {
    let mut chance = SeededDice::new(seed);
    for _ in 0..count {
        let Some(ask) = game.game().asks(game.state()).first().cloned() else { return };
        let view = game.game().view(game.state(), Some(ask.seat));
        let action = game.game().sample(&view, &ask, &mut chance);
        game.answer(ask.seat, ask.id, action).expect("a sampled answer is legal");
    }
}

pub(crate) fn finished(seed: u64) -> Course<Toy> {
    let mut game = begun(seed);
    play_on(&mut game, 10_000, seed);
    game.into_course()
}

pub(crate) fn text(course: &Course<Toy>) -> String {
    let mut bytes = Vec::new();
    course.write_to(&mut bytes).expect("memory does not fail");
    String::from_utf8(bytes).expect("logs are text")
}

#[test]
fn a_finished_match_verifies() {
    for seed in 0..20 {
        let course = finished(seed);
        let log = text(&course);
        let verified = verify(log.as_bytes(), Limits::default(), build).expect("the log is sound");
        assert_eq!(verified.header, header(seed));
        assert_eq!(verified.entries, course.entries().len());
        assert_eq!(Some(&verified.outcome), course.game().outcome(course.state()));
        assert_eq!(read_header(log.as_bytes(), Limits::default()), Ok(header(seed)));
        assert!(course.begin().dice.iter().all(|die| die.purpose == "luck"));
        assert_eq!(course.begin().dice.len(), 3);
    }
}

#[test]
fn every_line_is_a_record_and_comes_back_as_it_went() {
    let course = finished(4);
    let records: Vec<Record<Action>> =
        course.lines().map(|line| serde_json::from_str(&line).expect("each line is a record")).collect();
    assert!(matches!(&records[0], Record::Header(one) if one == course.header()));
    assert!(matches!(&records[1], Record::Begin(one) if one == course.begin()));
    assert!(matches!(records.last(), Some(Record::End(one)) if Some(one) == course.end()));
    assert_eq!(records.len(), course.entries().len() + 3);
    for (record, line) in records.iter().zip(course.lines()) {
        assert_eq!(serde_json::to_string(record).expect("a record"), line);
    }
}

#[test]
fn line_ends_of_other_systems_do_no_harm() {
    let log = text(&finished(2)).replace('\n', "\r\n");
    assert!(verify(log.as_bytes(), Limits::default(), build).is_ok());
    assert!(verify(log.trim_end().as_bytes(), Limits::default(), build).is_ok());
}

#[test]
fn a_refused_answer_leaves_no_trace() {
    let mut game = begun(1);
    let (hash, state) = (game.course().hash(), game.state().clone());
    let ask = game.game().asks(game.state())[0].clone();
    let far = Action::Order(Order::Run { to: 9999 });
    assert!(matches!(game.answer(ask.seat, ask.id, far), Err(Denied::Refused(_))));
    assert_eq!(game.answer(Seat(7), ask.id, far), Err(Denied::NotAsked));
    assert_eq!((game.course().hash(), game.state()), (hash, &state));
    assert!(game.course().entries().is_empty());
}

#[test]
fn a_running_match_is_resumed_from_its_log() {
    let mut game = begun(9);
    play_on(&mut game, 5, 1);
    let log = text(game.course());
    let course = replay(log.as_bytes(), Limits::default(), build).expect("the log is sound so far");
    assert_eq!(course.hash(), game.course().hash());
    let mut resumed = Match::resume(course, Box::new(SeededDice::new(77)));
    play_on(&mut resumed, 10_000, 2);
    assert!(text(resumed.course()).starts_with(&log), "a log only ever gains lines");
    assert!(verify(text(resumed.course()).as_bytes(), Limits::default(), build).is_ok());
}

#[test]
fn every_position_can_be_derived_again() {
    let mut game = begun(6);
    let mut positions = vec![game.state().clone()];
    for step in 0..12 {
        play_on(&mut game, 1, step);
        positions.push(game.state().clone());
    }
    for (count, position) in positions.iter().enumerate() {
        assert_eq!(game.course().state_after(count).as_ref(), Some(position));
    }
    assert_eq!(game.course().state_after(99), None);

    assert!(!game.back_to(13));
    assert!(game.back_to(4));
    assert_eq!(game.state(), &positions[4]);
    assert_eq!(game.course().entries().len(), 4);
    play_on(&mut game, 10_000, 1);
    assert!(verify(text(game.course()).as_bytes(), Limits::default(), build).is_ok());
}

#[test]
fn the_end_of_a_match_can_be_taken_back() {
    let mut course = finished(3);
    assert!(course.end().is_some());
    assert!(course.back_to(course.entries().len() - 1));
    assert!(course.end().is_none());
    assert!(course.back_to(0));
    assert_eq!(Some(course.hash()), course.hash_after(0));
}

#[test]
fn a_fork_goes_its_own_way_and_verifies() {
    let original = finished(11);
    let seats = vec!["Ada".to_owned(), "Grace".to_owned(), "bot greedy".to_owned()];
    let fork = original.fork(3, seats.clone()).expect("there are three answers");
    assert_eq!(fork.state(), &original.state_after(3).expect("there are three answers"));
    assert_eq!((fork.header().seed, &fork.header().seats), (None, &seats));
    assert_ne!(fork.hash(), original.hash_after(3).expect("there are three answers"), "the players differ");
    let mut game = Match::resume(fork, Box::new(SeededDice::new(5)));
    play_on(&mut game, 10_000, 8);
    let verified = verify(text(game.course()).as_bytes(), Limits::default(), build).expect("a sound fork");
    assert_eq!(verified.header.seats, seats);
    assert!(original.fork(original.entries().len() + 1, seats).is_none());
}

#[test]
fn a_log_is_saved_whole() {
    let folder = std::env::temp_dir().join(format!("gonfalon-kernel-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    let path = folder.join("match.jsonl");
    fs::write(&path, "an older log").expect("a temporary file");
    let course = finished(1);
    save(&course, &path).expect("the folder is ours");
    assert_eq!(fs::read_to_string(&path).expect("the log is there"), text(&course));
    assert!(save(&course, &folder.join("missing").join("match.jsonl")).is_err());
    let names: Vec<_> = fs::read_dir(&folder).expect("our folder").collect();
    assert_eq!(names.len(), 1, "nothing unfinished is left behind");
    fs::remove_dir_all(&folder).expect("our folder");
}

#[test]
fn who_gives_up_never_wins() {
    for seed in 0..10 {
        let mut game = begun(seed);
        play_on(&mut game, 2, seed);
        assert!(game.resign(Seat(1)));
        assert!(!game.resign(Seat(1)), "once is enough");
        assert!(!game.resign(Seat(3)), "there is no such seat");
        assert!(game.course().outcome().is_none(), "two are left");
        play_on(&mut game, 10_000, seed);
        let course = game.into_course();
        let outcome = course.outcome().expect("it is over");
        assert_eq!(outcome.resigned, [Seat(1)]);
        assert!(!outcome.winners.contains(&Seat(1)));
        let verified = verify(text(&course).as_bytes(), Limits::default(), build).expect("the log is sound");
        assert_eq!(Some(&verified.outcome), course.outcome());
    }
}

#[test]
fn the_last_one_left_wins() {
    let mut game = begun(3);
    play_on(&mut game, 3, 3);
    assert!(game.resign(Seat(2)) && game.resign(Seat(0)));
    let course = game.into_course();
    let outcome = course.outcome().expect("only one is left");
    assert_eq!((&outcome.winners[..], &outcome.resigned[..]), (&[Seat(1)][..], &[Seat(2), Seat(0)][..]));
    let log = text(&course);
    assert_eq!(
        verify(log.as_bytes(), Limits::default(), build).map(|proven| proven.outcome),
        Ok(outcome.clone())
    );
    let records: Vec<Record<Action>> =
        log.lines().map(|line| serde_json::from_str(line).expect("each line is a record")).collect();
    for (record, line) in records.iter().zip(log.lines()) {
        assert_eq!(serde_json::to_string(record).expect("a record"), line);
    }
    for (from, to) in [("\"after\":3", "\"after\":2"), ("\"seat\":2,\"after\"", "\"seat\":1,\"after\"")] {
        let forged = log.replacen(from, to, 1);
        assert_ne!(forged, log);
        assert!(verify(forged.as_bytes(), Limits::default(), build).is_err());
    }
}
