//! Bots that play for people: who are gone, or who wish it.

use std::time::Duration;

use gonfalon_server::{Limits, message::MatchBegun};
use serde_json::{Value, json};

use crate::{
    player::Player,
    replays::golden,
    stage::{Stage, request},
};

/// A host where nobody waits long for somebody who is gone.
async fn impatient() -> Stage {
    Stage::with(Limits { absence: Duration::from_millis(50), ..Limits::default() }).await
}

fn reason(reply: &Value) -> &str {
    reply["denied"]["says"][0]["key"].as_str().unwrap_or_default()
}

/// Proposes until the other has been gone for long enough.
async fn propose(player: &mut Player, seat: u8) -> Value {
    loop {
        let reply = player.wish(json!({ "stand-in": { "seat": seat, "bot": "random" } })).await;
        if reason(&reply) != "host-not-missed" {
            return reply;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Waits until a bot plays for a seat, or nobody does.
async fn stood_in(player: &mut Player, seat: usize, by: Value) {
    while player.news("reseated").await["seats"][seat]["stand_in"] != by {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_gone_until_they_come_back() {
    let mut stage = impatient().await;
    let (begun, mut one, other) = stage.two_people().await;
    let early = one.wish(json!({ "stand-in": { "seat": 1, "bot": "random" } })).await;
    assert_eq!(reason(&early), "host-not-missed", "{early}");
    drop(other);
    assert_eq!(propose(&mut one, 1).await, "done", "the only opponent agrees with himself");
    stood_in(&mut one, 1, json!("random")).await;
    let answers = one.state["count"].as_u64();
    for _ in 0..4 {
        one.follow_hint().await;
    }
    one.wait_for_turn().await;
    assert!(one.state["count"].as_u64() > answers.map(|answers| answers + 4), "the bot answers as well");
    assert_eq!(reason(&propose(&mut one, 1).await), "host-stands-in-already");

    stage.restart().await;
    let mut one = stage.join(&begun, 0).await;
    let mut other = stage.join(&begun, 1).await;
    assert_eq!(other.welcome["seats"][1]["stand_in"], "random", "a restart changes nothing");
    assert!(other.ask().is_none(), "the bot is asked");
    let meddling = other.wish(json!({ "play": { "ask": 1, "draft": { "verb": "x" } } })).await;
    assert_eq!(reason(&meddling), "host-stood-in", "{meddling}");
    assert_eq!(other.wish(json!("return")).await, "done");
    assert_eq!(reason(&other.wish(json!("return")).await), "host-plays-already");
    stood_in(&mut one, 1, Value::Null).await;
    while other.ask().is_none() {
        if one.ask().is_some() {
            one.follow_hint().await;
        } else {
            other.hear().await.expect("the connection lasts");
        }
    }
    other.follow_hint().await;
    assert_eq!(one.wish(json!("resign")).await, "done");
    let path = format!("/api/matches/{}/log?ticket={}", begun.id, begun.watch);
    let (status, log) = request(stage.address, "GET", &path, "", "").await;
    assert_eq!(status, 200, "{log}");
    let game = gonfalon_catalog::game("whdw").expect("it is there");
    game.verify(&mut log.as_bytes(), gonfalon_kernel::log::Limits::default()).expect("the log is proven");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_a_rest_hands_over_and_takes_back_at_once() {
    let stage = Stage::new().await;
    let (_, mut one, mut other) = stage.two_people().await;
    let unknown = one.wish(json!({ "stand-in": { "seat": 0, "bot": "napoleon" } })).await;
    assert_eq!(reason(&unknown), "host-no-such-bot", "{unknown}");
    assert_eq!(
        reason(&one.wish(json!({ "stand-in": { "seat": 7, "bot": "random" } })).await),
        "host-nobody-to-stand-in-for"
    );
    assert_eq!(one.wish(json!({ "stand-in": { "seat": 0, "bot": "greedy" } })).await, "done");
    stood_in(&mut other, 0, json!("greedy")).await;
    for _ in 0..3 {
        other.follow_hint().await;
    }
    other.wait_alone().await;
    assert_eq!(reason(&one.wish(json!("undo")).await), "host-stood-in");
    assert_eq!(one.wish(json!("return")).await, "done");
    stood_in(&mut other, 0, Value::Null).await;
    while one.ask().is_none() {
        other.follow_hint().await;
        while one.state["count"] != other.state["count"] {
            one.hear().await.expect("the connection lasts");
        }
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(one.ask().is_some(), "no bot answers any more");
    one.follow_hint().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_else_who_is_there_has_to_agree() {
    let stage = impatient().await;
    let (_, card) = stage.post_text("/api/replays", &golden(4)).await;
    let path = format!("/api/replays/{}/fork", card["id"].as_str().expect("a name"));
    let person = json!({ "person": "" });
    let wanted = json!({ "count": 8, "seats": [person, person, person, { "bot": "random" }] });
    let (status, begun) = stage.post(&path, &wanted).await;
    assert_eq!(status, 200, "{begun}");
    let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
    let mut one = stage.join(&begun, 0).await;
    let mut other = stage.join(&begun, 1).await;

    assert_eq!(propose(&mut one, 2).await, "done");
    let proposed = other.news("stand-in").await;
    assert_eq!(proposed, json!({ "seat": 2, "bot": "random", "by": 0, "open": [1] }));
    assert_eq!(reason(&propose(&mut other, 2).await), "host-stand-in-open");
    assert_eq!(reason(&one.wish(json!({ "about-stand-in": "agree" })).await), "host-no-say");
    assert_eq!(other.wish(json!({ "about-stand-in": "decline" })).await, "done");
    assert_eq!(reason(&other.wish(json!({ "about-stand-in": "agree" })).await), "host-no-stand-in-open");

    assert_eq!(propose(&mut one, 2).await, "done");
    assert_eq!(other.wish(json!({ "about-stand-in": "agree" })).await, "done");
    stood_in(&mut one, 2, json!("random")).await;

    // Who comes back settles a proposal, and who goes is not waited for.
    let mut third = stage.join(&begun, 2).await;
    assert_eq!(third.wish(json!("return")).await, "done");
    drop(third);
    assert_eq!(propose(&mut one, 2).await, "done");
    let third = stage.join(&begun, 2).await;
    while !one.news("stand-in").await.is_null() {}
    drop(third);
    assert_eq!(propose(&mut one, 2).await, "done");
    drop(other);
    stood_in(&mut one, 2, json!("random")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_and_does_nothing_at_all_is_missed_too() {
    let still = Duration::from_millis(300);
    let stage = Stage::with(Limits { stillness: still, ..Limits::default() }).await;
    let (_, mut one, mut other) = stage.two_people().await;
    while one.ask().is_some() {
        one.follow_hint().await;
    }
    other.wait_for_turn().await;
    tokio::time::sleep(still).await;
    other.wish(json!({ "rings": { "piece": "x" } })).await;
    let busy = one.wish(json!({ "stand-in": { "seat": 1, "bot": "random" } })).await;
    assert_eq!(reason(&busy), "host-not-missed", "who looks at things is there");
    assert_eq!(propose(&mut one, 1).await, "done");
    stood_in(&mut one, 1, json!("random")).await;
}
