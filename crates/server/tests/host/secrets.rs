//! What one seat must not know is in no message to it.

use std::collections::BTreeMap;

use gonfalon_server::message::MatchBegun;
use serde_json::{Value, json};

use crate::{player::Player, stage::Stage};

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
    let wanted = json!({
        "game": "whdw", "options": { "scenario": "standard" },
        "armies": [{ "named": "teclis" }, { "named": "azhag" }],
        "seats": [{ "person": "Anna" }, { "person": "Bert" }],
    });
    let (status, begun) = stage.post("/api/matches", &wanted).await;
    assert_eq!(status, 200, "{begun}");
    let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
    let mut players = [stage.join(&begun, 0).await, stage.join(&begun, 1).await];
    let mut watcher = stage.watch(&begun).await;
    while !players[0].is_over() {
        let asked = usize::from(players[0].ask().is_none());
        players[asked].follow_hint().await;
        let count = players[asked].state["count"].clone();
        for other in [0, 1] {
            while players[other].state["count"] != count {
                players[other].hear().await.expect("everybody hears of it");
            }
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
