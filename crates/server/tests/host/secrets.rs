//! What one seat must not know is in no message to it.

use std::collections::BTreeMap;

use gonfalon_server::message::MatchBegun;
use serde_json::{Value, json};

use crate::{player::Player, replays::golden, stage::Stage};

/// Every position a viewer was shown, by the number of answers, with the whole message.
fn shown(player: &Player) -> BTreeMap<u64, (Value, String)> {
    let mut all = BTreeMap::new();
    for text in &player.heard {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        if let Some(moved) = message.get("moved") {
            let count = moved["state"]["count"].as_u64().expect("positions are counted");
            all.insert(count, (moved["state"]["scene"]["cards"].clone(), text.clone()));
        }
    }
    all
}

/// The names of the cards that lie in such places.
fn names(cards: &Value, places: &[&str]) -> Vec<String> {
    let cards = cards.as_array().cloned().unwrap_or_default();
    let there = cards.iter().filter(|card| places.iter().any(|place| card["place"] == **place));
    there.filter_map(|card| card["name"]["name"]["en"].as_str().map(str::to_owned)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_what_others_hold() {
    let stage = Stage::new().await;
    // A golden log of the standard game is played again: objectives, scenario cards, command cards.
    let log = golden(2);
    let (_, card) = stage.post_text("/api/replays", &log).await;
    let fork =
        json!({ "count": 0, "seats": [{ "person": "Anna" }, { "person": "Bert" }], "same_dice": true });
    let path = format!("/api/replays/{}/fork", card["id"].as_str().expect("a name"));
    let (status, begun) = stage.post(&path, &fork).await;
    assert_eq!(status, 200, "{begun}");
    let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
    let mut players = [stage.join(&begun, 0).await, stage.join(&begun, 1).await];
    let mut watcher = stage.watch(&begun).await;
    let records = log.lines().map(|line| serde_json::from_str::<Value>(line).expect("logs are JSON"));
    for entry in records.filter_map(|record| record.get("entry").cloned()) {
        let player = &mut players[entry["seat"].as_u64().expect("a seat") as usize];
        let reply = player.wish(json!({ "act": { "ask": entry["ask"], "action": entry["action"] } })).await;
        assert_eq!(reply, "accepted");
    }
    for player in &mut players {
        while !player.is_over() {
            player.hear().await.expect("everybody hears of it");
        }
    }
    while !watcher.is_over() {
        watcher.hear().await.expect("everybody hears of it");
    }
    let own = ["hand", "chosen", "drawn", "objective"];
    let views = [shown(&players[0]), shown(&players[1]), shown(&watcher)];
    let (mut looked, mut sealed) = (0, 0);
    for (holder, other) in [(0, 1), (1, 0), (0, 2), (1, 2)] {
        for (count, (cards, message)) in &views[holder] {
            let (seen, text) = &views[other][count];
            assert_ne!(text, message);
            let known =
                names(seen, &["hand", "chosen", "drawn", "objective", "revealed", "discard", "active"]);
            for secret in names(cards, &own).iter().filter(|name| !known.contains(name)) {
                assert!(
                    !text.contains(&format!("\"en\":{}", json!(secret))),
                    "{secret} after {count}: {text}"
                );
                looked += 1;
            }
            sealed += names(cards, &["chosen"]).len();
        }
    }
    assert!(looked > 100 && sealed > 4, "{looked} secrets, {sealed} sealed");
}
