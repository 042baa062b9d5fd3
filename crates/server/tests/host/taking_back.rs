//! Taking back: freely, by consent, from bots.

use serde_json::{Value, json};

use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn own_answers_without_dice_are_taken_back_at_once() {
    let stage = Stage::new().await;
    let (_, mut one, mut other) = stage.two_people().await;
    for _ in 0..60 {
        let (mine, theirs) =
            if one.ask().is_some() { (&mut one, &mut other) } else { (&mut other, &mut one) };
        let before = mine.state.clone();
        mine.follow_hint().await;
        if mine.state["undo"].as_u64() > Some(0) {
            assert_eq!(mine.wish(json!("undo")).await, "done");
            assert_eq!(mine.state, before, "everything is as it was");
            while theirs.state["count"] != before["count"] {
                theirs.news("took-back").await;
            }
            return;
        }
        let count = mine.state["count"].clone();
        while theirs.state["count"] != count {
            theirs.hear().await.expect("the connection lasts");
        }
    }
    panic!("nothing could be taken back freely");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_rolled_or_revealed_needs_the_consent_of_the_others() {
    let stage = Stage::new().await;
    let (_, mut one, mut other) = stage.two_people().await;
    let nothing = one.wish(json!("undo")).await;
    assert_eq!(nothing["denied"]["says"][0]["key"], "host-nothing-to-take-back", "{nothing}");
    // Until both have answered and the last answer is the other's.
    let mut last = 1;
    let mut answered = [false, false];
    while !(answered[0] && answered[1] && last == 1) {
        let (mine, theirs) =
            if one.ask().is_some() { (&mut one, &mut other) } else { (&mut other, &mut one) };
        last = usize::from(mine.welcome["seat"] == 1);
        answered[last] = true;
        mine.follow_hint().await;
        let count = mine.state["count"].clone();
        while theirs.state["count"] != count {
            theirs.hear().await.expect("the connection lasts");
        }
    }
    let count = one.state["count"].clone();
    assert_eq!(one.state["undo"], 0);
    assert_eq!(one.wish(json!("undo")).await, "done");
    let asked = loop {
        let asked = other.news("take-back").await;
        if !asked.is_null() {
            break asked;
        }
    };
    assert_eq!((&asked["seat"], &asked["open"]), (&json!(0), &json!([1])), "{asked}");
    assert_eq!(one.wish(json!("undo")).await["denied"]["says"][0]["key"], "host-request-open");
    assert_eq!(one.wish(json!({ "request": "agree" })).await["denied"]["says"][0]["key"], "host-no-say");
    assert_eq!(other.wish(json!({ "request": "decline" })).await, "done");
    assert_eq!(other.news("take-back").await, Value::Null);
    assert_eq!(one.state["count"], count, "nothing was taken back");
    assert_eq!(one.wish(json!("undo")).await, "done");
    assert_eq!(one.wish(json!({ "request": "withdraw" })).await, "done");
    assert_eq!(
        other.wish(json!({ "request": "agree" })).await["denied"]["says"][0]["key"],
        "host-no-request"
    );
    assert_eq!(one.wish(json!("undo")).await, "done");
    assert_eq!(other.wish(json!({ "request": "agree" })).await, "done");
    assert!(other.state["count"].as_u64() < count.as_u64());
    while one.state["count"] != other.state["count"] {
        one.hear().await.expect("the connection lasts");
    }
    assert!(one.ask().is_some(), "the question is open again");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree_to_anything() {
    let stage = Stage::new().await;
    let (_, mut player) = stage.against_bot().await;
    player.wait_for_turn().await;
    let before = player.state.clone();
    player.follow_hint().await;
    player.wait_for_turn().await;
    assert_eq!(player.wish(json!("undo")).await, "done");
    while player.state["count"] != before["count"] {
        player.hear().await.expect("the connection lasts");
    }
    assert_eq!(player.state["prompt"]["says"], before["prompt"]["says"]);
    player.follow_hint().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_a_bot_goes_back_to_any_answer() {
    let stage = Stage::new().await;
    let (_, mut one) = stage.against_bot().await;
    for _ in 0..4 {
        one.wait_for_turn().await;
        one.follow_hint().await;
    }
    one.wait_for_turn().await;
    let far = one.wish(json!({ "back-to": { "count": 10_000 } })).await;
    assert_eq!(far["denied"]["says"][0]["key"], "host-no-such-position", "{far}");
    assert_eq!(one.wish(json!({ "back-to": { "count": 1 } })).await, "done");
    while one.state["count"] != 1 {
        one.hear().await.expect("the connection lasts");
    }
}
