//! Whatever happens, no game is lost and none counts twice.

use std::{thread, time::Duration};

use crate::program::{Stage, study};

const GAMES: &str = "SELECT count(*) FROM gonfalon.game";

/// Enough games that a crash comes in the middle of them, however fast the program was built to play.
const PLAYED: u32 = if cfg!(debug_assertions) { 120 } else { 2_400 };

#[test]
fn killed_workers_and_a_broker_that_crashes_lose_nothing() {
    let stage = Stage::new();
    stage.file("a.toml", &study(&format!("bots = [\"greedy\"]\ncount = [\"units\"]\ngames = {PLAYED}\n")));
    stage.alone("a");
    let server = stage.serve("a", "--lease 2");
    let (first, second, third) = (stage.work(""), stage.work(""), stage.work(""));
    stage.broker.wait_for(GAMES, 3);
    first.kill();
    stage.broker.crash();
    // Long enough for everybody to notice.
    thread::sleep(Duration::from_secs(2));
    stage.broker.start_again();
    stage.broker.wait_for(GAMES, 20);
    second.kill();
    let fourth = stage.work("");
    let served = server.ended();
    assert_eq!(served.code, Some(0), "{served:?}");
    assert_eq!(
        (&served.json()["run"]["played"], &served.json()["run"]["finished"]),
        (&PLAYED.into(), &true.into())
    );
    let told = third.ended();
    assert!(told.code == Some(0) && told.err.contains("does not answer"), "{told:?}");
    assert!(told.err.contains("The broker is there again."), "{told:?}");
    fourth.well();
    stage.assert_same("a");
}

#[test]
fn a_broker_without_room_is_waited_for() {
    let stage = Stage::new();
    stage.file("a.toml", &study("bots = [\"random\"]\ngames = 60\n"));
    stage.alone("a");
    let server = stage.serve("a", "");
    stage.broker.sql(
        "studies",
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$; \
         CREATE TRIGGER full_disk BEFORE INSERT ON gonfalon.game EXECUTE FUNCTION full_disk()",
    );
    let worker = stage.work("--lang de");
    // It has games and cannot get rid of them.
    stage.broker.wait_for("SELECT count(*) FROM gonfalon.batch WHERE worker IS NOT NULL", 1);
    thread::sleep(Duration::from_secs(2));
    assert_eq!(stage.broker.number(GAMES), 0);
    stage.broker.sql("studies", "DROP TRIGGER full_disk ON gonfalon.game");
    assert_eq!(server.well()["run"]["played"], 60);
    let told = worker.ended();
    assert_eq!((told.code, &told.json()["undelivered"]), (Some(0), &0.into()), "{told:?}");
    assert!(told.err.contains("keinen Platz mehr") && told.err.contains("wieder da"), "{told:?}");
    stage.assert_same("a");
}

#[test]
fn who_leaves_gives_games_back_and_who_serves_may_leave_too() {
    let stage = Stage::new();
    stage.file("a.toml", &study("bots = [\"greedy\"]\ncount = [\"units\"]\ngames = 60\n"));
    stage.alone("a");
    // Games that were not given back would be missing for an hour.
    let mut server = stage.serve("a", "--lease 3600");
    let mut worker = stage.work("");
    stage.broker.wait_for(GAMES, 2);
    worker.signal("-INT");
    server.signal("-INT");
    let stopped = server.ended();
    assert_eq!((stopped.code, &stopped.json()["run"]["finished"]), (Some(1), &false.into()), "{stopped:?}");
    let left = worker.well();
    assert!(left["played"].as_u64().is_some_and(|played| (2..60).contains(&played)), "{left}");
    assert_eq!(stage.broker.number("SELECT count(*) FROM gonfalon.batch WHERE worker IS NOT NULL"), 0);
    let other = stage.work("").well();
    assert_eq!(other["played"].as_u64().zip(left["played"].as_u64()).map(|(one, two)| one + two), Some(60));
    // All of it was played while nobody collected.
    let served = stage.serve("a", "").well();
    assert_eq!(served["run"]["finished"], true);
    stage.assert_same("a");
}

#[test]
fn a_study_that_is_taken_away_ends_the_work() {
    let stage = Stage::new();
    stage.file("a.toml", &study("bots = [\"greedy\"]\ngames = 2000\n"));
    let server = stage.serve("a", "");
    let worker = stage.work("");
    stage.broker.wait_for(GAMES, 1);
    stage.broker.sql("studies", "DELETE FROM gonfalon.study");
    let server = server.ended();
    assert!(server.code == Some(2) && server.err.contains("taken out of the broker"), "{server:?}");
    assert_eq!(worker.ended().code, Some(0));
}
