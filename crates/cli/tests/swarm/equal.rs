//! Many machines come to the same results as one.

use std::fs;

use crate::program::{Stage, study};

/// An army file of the project.
const ARMY: &str = include_str!("../../../../data/kow/armies/pact-of-ash-and-bone.toml");

#[test]
fn three_workers_come_to_the_results_of_one_machine() {
    let stage = Stage::new();
    stage.file("host.toml", ARMY);
    stage.file(
        "a.toml",
        "game = \"kow\"\ntitle = \"Three armies\"\narmies = [\"spears-of-the-dawn\", \"host.toml\", \
         { random = 1000, count = 1, seed = 3 }]\npairings = \"all-and-mirrors\"\nscenarios = [\"kill\", \"pillage\"]\n\
         bots = [\"random\"]\ngames = 4\n[changes]\noptions.length = 4\n",
    );
    stage.alone("a");
    let server = stage.serve("a", "");
    let workers: Vec<_> = (0..3).map(|_| stage.work("")).collect();
    let served = server.well();
    assert_eq!(served["run"]["finished"], true);
    assert_eq!((&served["run"]["played"], &served["run"]["before"]), (&96.into(), &0.into()));
    let played: u64 =
        workers.into_iter().map(|worker| worker.well()["played"].as_u64().expect("a number")).sum();
    assert_eq!(played, 96, "nobody died, so nothing was played twice");
    stage.assert_same("a");
    // Whoever serves it again has nothing to do, and whoever has lost the results gets them from the broker.
    assert_eq!(stage.serve("a", "").well()["run"]["before"], 96);
    fs::remove_file(stage.path("a.sqlite")).expect("it is there");
    assert_eq!(stage.serve("a", "").well()["run"]["played"], 96);
    stage.assert_same("a");
    let forget = format!("lab serve a.toml --forget --json --broker {}", stage.broker.address());
    assert_eq!(stage.begin(&forget).well()["forgotten"], true);
    assert_eq!(stage.begin(&forget).well()["forgotten"], false);
    assert_eq!(stage.broker.number("SELECT count(*) FROM gonfalon.game"), 0);
}

#[test]
fn a_stopping_rule_ends_at_the_same_game() {
    let stage = Stage::new();
    stage.file(
        "a.toml",
        &study(
            "pairings = \"all-and-mirrors\"\nbots = [\"random\"]\nagainst = [\"greedy\"]\n[options]\nlength = 4\n\
             [stop]\nat_most = 30000\nat_least = 10\ndecided = 70\n",
        ),
    );
    stage.alone("a");
    let server = stage.serve("a", "--lease 2");
    // Of so many games each row of the queue has several, and somebody dies with some of them delivered.
    assert_eq!(stage.broker.number("SELECT max(count) FROM gonfalon.batch"), 5);
    let (mortal, workers) = (stage.work(""), [stage.work(""), stage.work("")]);
    stage.broker.wait_for("SELECT count(*) FROM gonfalon.game", 8);
    mortal.kill();
    assert_eq!(server.well()["run"]["finished"], true);
    for worker in workers {
        worker.well();
    }
    stage.assert_same("a");
    assert_eq!(stage.broker.number("SELECT count(*) FROM gonfalon.batch"), 0);
    assert_eq!(stage.broker.number("SELECT count(*) FROM gonfalon.closed"), 3);
}

#[test]
fn what_was_played_on_one_machine_is_not_played_again() {
    let stage = Stage::new();
    stage.file("a.toml", &study("bots = [\"random\"]\ngames = 40\n"));
    stage.alone("a");
    fs::copy(stage.path("a-alone.sqlite"), stage.path("a.sqlite")).expect("it is there");
    let results = rusqlite::Connection::open(stage.path("a.sqlite")).expect("it is there");
    let lose = "DELETE FROM game WHERE number >= 30; DELETE FROM unit_row WHERE number >= 30; \
                DELETE FROM rule_row WHERE number >= 30";
    results.execute_batch(lose).expect("it can be changed");
    drop(results);
    let server = stage.serve("a", "");
    assert_eq!(stage.work("").well()["played"], 10);
    let served = server.well();
    assert_eq!((&served["run"]["before"], &served["run"]["played"]), (&30.into(), &10.into()));
    stage.assert_same("a");
}
