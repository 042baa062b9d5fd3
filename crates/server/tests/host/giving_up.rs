//! Giving up.

use gonfalon_server::message::MatchBegun;
use serde_json::{Value, json};

use crate::{
    replays::golden,
    stage::{Stage, request},
};

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_never_wins_and_the_log_proves_it() {
    let mut stage = Stage::new().await;
    let (begun, mut one, mut other) = stage.two_people().await;
    let mut watcher = stage.watch(&begun).await;
    if one.ask().is_some() { &mut one } else { &mut other }.follow_hint().await;
    assert_eq!(one.wish(json!("resign")).await, "done");
    let outcome = json!({ "winners": [1], "resigned": [0] });
    for player in [&mut one, &mut other, &mut watcher] {
        while !player.is_over() {
            player.hear().await.expect("everybody hears of it");
        }
        assert_eq!(player.state["outcome"], outcome);
        assert_eq!(player.state["waiting"], json!([]));
        assert!(player.ask().is_none());
        assert!(player.heard.iter().any(|text| text.contains("match-gave-up")));
    }
    assert_eq!(one.wish(json!("resign")).await["denied"]["says"][0]["key"], "host-gave-up");
    assert_eq!(other.wish(json!("resign")).await["denied"]["says"][0]["key"], "denied-over");
    assert_eq!(other.wish(json!("undo")).await["denied"]["says"][0]["key"], "denied-over");
    let state = other.state.clone();
    stage.restart().await;
    let again = stage.join(&begun, 1).await;
    assert_eq!(again.state, state);
    assert_eq!(again.welcome["seats"][0]["resigned"], true);
    let told = again.welcome["told"].as_array().cloned().unwrap_or_default();
    let last = told.last().expect("something happened");
    assert_eq!(last["says"]["key"], "match-gave-up");
    let ticket = begun.tickets[1].as_deref().expect("a ticket");
    let path = format!("/api/matches/{}/log?ticket={ticket}", begun.id);
    let (status, log) = request(stage.address, "GET", &path, "", "").await;
    assert_eq!(status, 200, "{log}");
    let game = gonfalon_catalog::game("whdw").expect("it is there");
    let proven = game.verify(&mut log.as_bytes(), gonfalon_kernel::log::Limits::default());
    assert_eq!(serde_json::to_value(proven.expect("it is proven").outcome).expect("plain data"), outcome);
    let (status, card) = stage.post_text("/api/replays", &log).await;
    assert_eq!((status, &card["outcome"]), (200, &outcome), "{card}");
    assert_eq!(card["told"].as_array().and_then(|told| told.last()), Some(last));
    let forged = log.replace("\"resignation\":{\"seat\":0", "\"resignation\":{\"seat\":1");
    assert_ne!(forged, log);
    assert_eq!(stage.post_text("/api/replays", &forged).await.0, 422);
}

/// A match of four, in the middle.
async fn of_four(stage: &Stage, seats: Value) -> MatchBegun {
    let (_, card) = stage.post_text("/api/replays", &golden(4)).await;
    let path = format!("/api/replays/{}/fork", card["id"].as_str().expect("a name"));
    let (status, begun) = stage.post(&path, &json!({ "count": 8, "seats": seats })).await;
    assert_eq!(status, 200, "{begun}");
    serde_json::from_value(begun).expect("a match has begun")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_play_on_without_who_gave_up() {
    let mut stage = Stage::new().await;
    let person = json!({ "person": "" });
    let bot = json!({ "bot": "random" });
    let begun = of_four(&stage, json!([person, person, bot, bot])).await;
    let mut one = stage.join(&begun, 0).await;
    let ask = one.ask();
    assert_eq!(one.wish(json!("resign")).await, "done");
    assert!(!one.is_over(), "three are left");
    if let Some(ask) = ask {
        let late = one.wish(json!({ "act": { "ask": ask, "action": null } })).await;
        assert_eq!(late["denied"]["says"][0]["key"], "host-gave-up");
    }
    stage.restart().await;
    let mut other = stage.join(&begun, 1).await;
    assert_eq!(other.welcome["seats"][0]["resigned"], true);
    let before = other.wish(json!({ "back-to": { "count": 3 } })).await;
    assert_eq!(before["denied"]["says"][0]["key"], "host-gave-up-since", "{before}");
    for _ in 0..4 {
        if !other.is_over() {
            other.follow_hint().await;
        }
    }
    while !other.is_over() {
        other.wait_for_turn().await;
        if other.ask().is_some() {
            other.follow_hint().await;
        }
    }
    assert_eq!(other.state["outcome"]["resigned"], json!([0]));
    assert!(!other.state["outcome"]["winners"].as_array().expect("winners").contains(&json!(0)));
}
