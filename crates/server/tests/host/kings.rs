//! A whole match of Kings of War between two people, over the network.

use std::{fs, path::Path};

use gonfalon_kernel::log::Limits;
use gonfalon_server::message::MatchBegun;
use serde_json::{Value, json};

use crate::stage::{Stage, request};

/// The golden log that is played again: its answers by the players, its dice by fate.
fn golden() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/kow/kill.jsonl");
    fs::read_to_string(path).expect("it can be read")
}

fn records(log: &str, kind: &str) -> Vec<Value> {
    let records = log.lines().map(|line| serde_json::from_str::<Value>(line).expect("a record"));
    records.filter_map(|record| record.get(kind).cloned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_and_its_log_is_proven() {
    let mut stage = Stage::new().await;
    let log = golden();
    let (status, card) = stage.post_text("/api/replays", &log).await;
    assert_eq!(status, 200, "{card}");
    let people = json!([{ "person": "Anna" }, { "person": "Bert" }]);
    let path = format!("/api/replays/{}/fork", card["id"].as_str().expect("a name"));
    let fork = json!({ "count": 0, "seats": people, "same_dice": true });
    let (status, begun) = stage.post(&path, &fork).await;
    assert_eq!(status, 200, "{begun}");
    let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
    let mut players = [stage.join(&begun, 0).await, stage.join(&begun, 1).await];
    let entries = records(&log, "entry");
    for (place, entry) in entries.iter().enumerate() {
        // The dice of the other match fall on after a restart.
        if [entries.len() / 3, entries.len() / 2].contains(&place) {
            stage.restart().await;
            players = [stage.join(&begun, 0).await, stage.join(&begun, 1).await];
        }
        let seat = entry["seat"].as_u64().expect("a seat") as usize;
        let [one, two] = &mut players;
        let (player, other) = if seat == 0 { (one, two) } else { (two, one) };
        let act = json!({ "act": { "ask": entry["ask"], "action": entry["action"] } });
        assert_eq!(player.wish(act).await, "accepted", "{entry}");
        while other.state["count"] != player.state["count"] {
            other.hear().await.expect("the connection lasts");
        }
        assert_eq!(player.state["count"].as_u64(), Some(place as u64 + 1));
    }
    let end = records(&log, "end").pop().expect("it was played to the end");
    assert!(players.iter().all(|player| player.state["outcome"] == end["outcome"]));
    let ticket = begun.tickets[1].as_deref().expect("a ticket");
    let path = format!("/api/matches/{}/log?ticket={ticket}", begun.id);
    let (status, kept) = request(stage.address, "GET", &path, "", "").await;
    assert_eq!(status, 200);
    let dice = |log: &str| -> Vec<Value> {
        records(log, "entry").iter().map(|entry| entry["dice"].clone()).collect()
    };
    assert_eq!(dice(&kept), dice(&log), "every die fell again");
    let game = gonfalon_catalog::game("kow").expect("it is there");
    let proven = game.verify(&mut kept.as_bytes(), Limits::default()).expect("the log is proven");
    assert_eq!(proven.entries, entries.len());
    assert_eq!(records(&kept, "end")[0]["hash"], json!(proven.hash));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_asked_may_ask_for_a_pause_of_the_clock() {
    let stage = Stage::new().await;
    let riders = "game = \"kow\"\nname = \"Riders\"\nunits = [{ id = \"stormwind-cavalry-regiment\" }]\n";
    let army = json!({ "file": { "name": "riders.toml", "text": riders } });
    let wanted = json!({
        "game": "kow", "armies": [army, army], "seats": [{ "person": "" }, { "person": "" }],
        "options": { "scenario": "kill", "points": "none", "terrain": "none", "clock": "chess:10min" },
    });
    let (status, begun) = stage.post("/api/matches", &wanted).await;
    assert_eq!(status, 200, "{begun}");
    let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
    let (mut one, mut other) = (stage.join(&begun, 0).await, stage.join(&begun, 1).await);
    // Until a clock runs.
    while one.state["may_pause"] == false && other.state["may_pause"] == false {
        let (asked, idle) = if one.ask().is_some() { (&mut one, &mut other) } else { (&mut other, &mut one) };
        asked.follow_hint().await;
        while idle.state["count"] != asked.state["count"] {
            idle.hear().await.expect("the connection lasts");
        }
    }
    let (asked, idle) = if one.ask().is_some() { (&mut one, &mut other) } else { (&mut other, &mut one) };
    let question = asked.state["prompt"]["says"].clone();
    // Nobody interrupts himself, nor without reason.
    let ask = asked.ask().expect("there is a question");
    let forged = json!({ "act": { "ask": ask, "action": { "deed": "interrupted", "spent": 0 } } });
    assert!(asked.wish(forged).await.get("denied").is_some());
    assert_eq!(asked.wish(json!("pause")).await["denied"]["says"][0]["key"], "host-no-pause");
    assert_eq!(idle.wish(json!("pause")).await, "accepted");
    while asked.state["count"] != idle.state["count"] {
        asked.hear().await.expect("the connection lasts");
    }
    assert_eq!(asked.state["prompt"]["says"]["key"], "question-agree-pause");
    assert_eq!(idle.wish(json!("pause")).await["denied"]["says"][0]["key"], "host-no-pause");
    let play = |player: &crate::player::Player, verb: &str| json!({ "play": { "ask": player.ask().expect("a question"), "draft": { "verb": verb, "given": [] } } });
    assert_eq!(asked.wish(play(asked, "agree")).await, "accepted");
    while idle.ask().is_none() {
        idle.hear().await.expect("the connection lasts");
    }
    assert_eq!(idle.wish(play(idle, "resume")).await, "accepted");
    while asked.ask().is_none() {
        asked.hear().await.expect("the connection lasts");
    }
    assert_eq!(asked.state["prompt"]["says"], question, "the question is put again");
}
