//! Programs at the table: as bots that the host starts, and as guests who have nothing but the link of a seat.
#![cfg(unix)]

use std::{path::Path, process::Command, time::Duration};

use gonfalon_programs::{Limits, Program};
use serde_json::{Value, json};

use crate::{player::Player, stage::Stage};

fn program(name: &str, words: &[&str], answer: u64) -> Program {
    let limits = Limits { answer: Duration::from_millis(answer), ..Limits::default() };
    let words = words.iter().map(ToString::to_string).collect();
    Program { name: name.to_owned(), words, limits }
}

/// A person, who follows hints, against a program.
async fn against(program: Program) -> (Player, Value) {
    let name = program.name.clone();
    let stage = Stage::offering(vec![program]).await;
    let (_, games) = stage.get("/api/games").await;
    for game in games.as_array().expect("it is a list") {
        assert!(game["bots"].as_array().expect("it is a list").contains(&json!(name)), "{game}");
    }
    let begun = stage.begin(json!([{ "person": "Anna" }, { "bot": name }])).await;
    let mut player = stage.join(&begun, 0).await;
    player.wait_for_turn().await;
    while !player.is_over() {
        player.follow_hint().await;
        player.wait_for_turn().await;
    }
    let welcome = stage.join(&begun, 0).await.welcome;
    (player, welcome)
}

fn keys(welcome: &Value) -> Vec<&str> {
    let told = welcome["told"].as_array().expect("it is a list").iter();
    told.filter_map(|told| told["says"]["key"].as_str()).filter(|key| key.contains("program")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_a_whole_match_at_the_table() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        eprintln!("SKIPPED: there is no python3");
        return;
    }
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let example = example.to_str().expect("a path").to_owned();
    let (_, welcome) = against(program("mine", &["python3", &example], 60_000)).await;
    assert_eq!(welcome["seats"][1]["kind"], json!({ "bot": "mine" }));
    assert_eq!((&welcome["seats"][1]["trouble"], keys(&welcome)), (&Value::Null, vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_stops_is_marked_and_the_match_goes_on() {
    let (player, welcome) = against(program("broken", &["sh", "-c", "exit 4"], 5000)).await;
    let key = "catalog-program-stopped-code";
    assert_eq!(welcome["seats"][1]["trouble"]["key"], key);
    assert_eq!(keys(&welcome), ["host-program-trouble", key], "it is told once");
    let presence = player.heard.iter().filter(|heard| heard.contains("presence") && heard.contains(key));
    assert_eq!(presence.count(), 1, "whoever is there hears of it at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_makes_no_sense_is_marked_each_time() {
    let script = "while read line; do echo nonsense; done";
    let (_, welcome) = against(program("nonsense", &["sh", "-c", script], 60_000)).await;
    assert_eq!(welcome["seats"][1]["trouble"]["key"], "catalog-program-garbled");
    assert!(keys(&welcome).len() > 4, "{:?}", keys(&welcome));
}

/// What a program of others has to know of the connection: where it is, the ticket, and three messages.
#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_a_seat_is_all_that_a_program_needs() {
    let stage = Stage::new().await;
    let begun = stage.begin(json!([{ "person": "" }, { "bot": "random" }])).await;
    let ticket = begun.tickets[0].as_deref().expect("a person sits there");
    let mut guest = Player::join(stage.address, &begun.id, ticket).await;
    let stale = guest.wish(json!({ "inquire": { "ask": 4_000_000 } })).await;
    assert_eq!(stale["denied"]["says"][0]["key"], "denied-not-asked", "{stale}");
    guest.wait_for_turn().await;
    let mut answers = 0;
    while !guest.is_over() {
        let ask = guest.ask().expect("it is asked");
        let inquiry = guest.wish(json!({ "inquire": { "ask": ask } })).await["inquiry"].clone();
        assert_eq!(inquiry["ask"], ask, "{inquiry}");
        let action = inquiry["proposals"][0].clone();
        let reply = guest.wish(json!({ "act": { "ask": ask, "action": action } })).await;
        assert_eq!(reply, "accepted", "{action}");
        answers += 1;
        guest.wait_for_turn().await;
    }
    assert!(answers > 5, "{answers}");
}
