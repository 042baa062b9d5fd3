//! Opponents that think ahead: their progress, their reasons, their advice, and chances.

use serde_json::{Value, json};

use crate::{player::Player, stage::Stage};

fn reason(reply: &Value) -> &str {
    reply["denied"]["says"][0]["key"].as_str().unwrap_or_default()
}

/// Answers until the bot has reasons for so many answers; the numbers of these.
async fn reasons(player: &mut Player, wanted: usize) -> Vec<u64> {
    let mut found: Vec<u64> = Vec::new();
    while found.len() < wanted {
        player.wait_for_turn().await;
        player.follow_hint().await;
        player.wait_for_turn().await;
        for text in &player.heard {
            let message: Value = serde_json::from_str(text).expect("JSON");
            let moved = &message["moved"];
            let count = moved["state"]["count"].as_u64().unwrap_or(0);
            if moved["reasons"] == true && !found.contains(&count) {
                found.push(count);
            }
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_says_why_and_keeps_its_secrets_until_they_are_out() {
    let stage = Stage::new().await;
    let begun = stage.begin(json!([{ "person": "Anna" }, { "bot": "recruit" }])).await;
    let mut player = stage.join(&begun, 0).await;
    let found = reasons(&mut player, 4).await;
    let (mut told, mut kept) = (0, 0);
    for count in found.clone() {
        let why = player.wish(json!({ "why": { "count": count } })).await["why"].clone();
        if why.is_null() {
            kept += 1;
            continue;
        }
        told += 1;
        let plans = why["plans"].as_array().expect("plans");
        assert!((1..=3).contains(&plans.len()), "{why}");
        assert!(!plans[0]["says"].as_array().expect("words").is_empty(), "{why}");
        assert!(plans[0]["expected"].as_u64() <= Some(1000));
        assert!(plans.iter().all(|plan| plan["draft"].is_null()), "nobody gets the bot's drafts");
        assert_eq!(why["outlook"].as_array().map(Vec::len), Some(2));
    }
    assert!(told > 0, "{kept} of {found:?} are kept secret");
    assert_eq!(player.wish(json!({ "why": { "count": 9999 } })).await["why"], Value::Null);
    assert_eq!(player.wish(json!("resign")).await, "done");
    for count in found {
        let why = player.wish(json!({ "why": { "count": count } })).await["why"].clone();
        assert!(
            !why["plans"][0]["says"].as_array().expect("plans").is_empty(),
            "after the end everything is told: {why}"
        );
        assert!(why["plans"].as_array().expect("plans").iter().all(|plan| plan["secret"] == false));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_comes_with_plans_that_can_be_played() {
    let stage = Stage::new().await;
    let (_, mut player) = stage.against_bot().await;
    for _ in 0..3 {
        player.wait_for_turn().await;
        let ask = player.ask().expect("a question");
        let advice =
            player.wish(json!({ "advice": { "ask": ask, "bot": "recruit" } })).await["advice"].clone();
        let draft = advice["plans"][0]["draft"].clone();
        assert!(!draft.is_null(), "{advice}");
        assert_eq!(player.wish(json!({ "play": { "ask": ask, "draft": draft } })).await, "accepted");
    }
    let stale = player.wish(json!({ "advice": { "ask": 1, "bot": "recruit" } })).await;
    assert_eq!(reason(&stale), "denied-not-asked", "{stale}");
    player.wait_for_turn().await;
    let unknown = player.wish(json!({ "advice": { "ask": player.ask(), "bot": "napoleon" } })).await;
    assert_eq!(reason(&unknown), "host-no-such-bot", "{unknown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn chances_are_what_a_seat_can_tell() {
    let stage = Stage::new().await;
    let (begun, mut player) = stage.against_bot().await;
    let early = player.wish(json!("outlook")).await;
    assert_eq!(early["outlook"]["chances"], json!([]), "before the first round nobody can tell");
    let outlook = loop {
        player.follow_hint().await;
        player.wait_alone().await;
        let outlook = player.wish(json!("outlook")).await["outlook"].clone();
        if outlook["chances"] != json!([]) {
            break outlook;
        }
    };
    assert_eq!(outlook["count"], player.state["count"]);
    let chances = outlook["chances"].as_array().expect("chances").clone();
    let sum: u64 = chances.iter().filter_map(Value::as_u64).sum();
    assert!((998..=1002).contains(&sum), "{outlook}");
    let mut watcher = stage.watch(&begun).await;
    assert_eq!(reason(&watcher.wish(json!("outlook")).await), "host-only-watching");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_agree_on_a_match_without_help() {
    let mut stage = Stage::new().await;
    let wanted = json!({
        "game": "whdw",
        "options": { "scenario": "learning" },
        "seats": [{ "person": "" }, { "bot": "greedy" }],
        "hints": false,
    });
    let (status, begun) = stage.post("/api/matches", &wanted).await;
    assert_eq!(status, 200, "{begun}");
    let begun = serde_json::from_value(begun).expect("a match has begun");
    stage.restart().await;
    let mut player = stage.join(&begun, 0).await;
    assert_eq!(player.welcome["hints"], false, "a restart changes nothing");
    player.wait_for_turn().await;
    let ask = player.ask().expect("a question");
    for wish in [
        json!({ "hint": { "ask": ask } }),
        json!({ "advice": { "ask": ask, "bot": "marshal" } }),
        json!("outlook"),
        json!({ "why": { "count": 1 } }),
    ] {
        assert_eq!(reason(&player.wish(wish.clone()).await), "host-no-hints", "{wish}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_shows_its_progress_and_lets_go_of_what_is_taken_from_it() {
    let stage = Stage::new().await;
    let begun = stage.begin(json!([{ "person": "Anna" }, { "bot": "marshal" }])).await;
    let mut player = stage.join(&begun, 0).await;
    // Some answers need no thought: then it is our turn again.
    let thinking = loop {
        player.follow_hint().await;
        if let Some(found) = player.news_before_turn("thinking").await {
            break found;
        }
    };
    assert_eq!(thinking["seat"], 1);
    assert!(thinking["done"].as_u64() <= Some(100), "{thinking}");
    // Nobody waits for a bot whose answer is not wanted any more.
    assert_eq!(player.wish(json!("undo")).await, "done");
    player.wait_for_turn().await;
    player.follow_hint().await;
}
