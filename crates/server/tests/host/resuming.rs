//! Coming back: after a break, from elsewhere, after the host was restarted.

use gonfalon_server::Limits;
use serde_json::json;

use crate::stage::{Stage, request};

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_gives_the_same_seat_and_the_same_question() {
    let stage = Stage::new().await;
    let (begun, mut player) = stage.against_bot().await;
    for _ in 0..3 {
        player.follow_hint().await;
    }
    player.wait_alone().await;
    let state = player.state.clone();
    drop(player);
    let mut again = stage.join(&begun, 0).await;
    assert_eq!(again.welcome["seat"], 0);
    assert_eq!(again.state, state);
    let second = stage.join(&begun, 0).await;
    assert_eq!(second.state, state);
    again.follow_hint().await;
    let mut second = second;
    let moved = second.news("moved").await;
    assert_eq!(moved["seat"], 0, "all connections of a seat hear everything");
}

#[tokio::test(flavor = "multi_thread")]
async fn others_hear_who_comes_and_goes() {
    let stage = Stage::new().await;
    let (begun, one, mut other) = stage.two_people().await;
    assert_eq!(other.welcome["seats"][0]["here"], true);
    drop(one);
    loop {
        let gone = other.news("presence").await;
        if gone["seat"] == 0 {
            assert_eq!(gone["here"], false);
            break;
        }
    }
    let _again = stage.join(&begun, 0).await;
    let back = other.news("presence").await;
    assert_eq!((&back["seat"], &back["here"]), (&json!(0), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_changes_nothing_and_the_log_stays_proven() {
    let mut stage = Stage::with(Limits { matches_per_hour: 10, ..Limits::default() }).await;
    let (begun, mut player) = stage.against_bot().await;
    let mut restarts = 0;
    player.wait_for_turn().await;
    while !player.is_over() {
        player.follow_hint().await;
        player.wait_alone().await;
        if player.state["count"].as_u64() > Some(12 * (restarts + 1)) && restarts < 3 {
            restarts += 1;
            let (state, told) = (player.state.clone(), player.welcome["told"].clone());
            stage.restart().await;
            let (messages, frame) = player.hear_out().await;
            let last = messages.last().expect("the host takes its leave");
            assert_eq!(last["closing"]["says"]["key"], "host-stopping");
            assert_eq!(frame.map(|frame| u16::from(frame.code)), Some(1001));
            player = stage.join(&begun, 0).await;
            assert_eq!(player.state, state);
            let now = player.welcome["told"].as_array().cloned().unwrap_or_default();
            let old = told.as_array().cloned().unwrap_or_default();
            assert_eq!(now[..old.len()], old[..]);
        }
    }
    assert_eq!(restarts, 3);
    let ticket = begun.tickets[0].as_ref().expect("a ticket");
    stage.restart().await;
    let path = format!("/api/matches/{}/log?ticket={ticket}", begun.id);
    let (status, log) = request(stage.address, "GET", &path, "", "").await;
    assert_eq!(status, 200);
    let game = gonfalon_catalog::game("whdw").expect("it is there");
    let verified = game.verify(&mut log.as_bytes(), gonfalon_kernel::log::Limits::default());
    assert_eq!(Some(verified.expect("the log is proven").entries as u64), player.state["count"].as_u64());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_after_a_restart() {
    let mut stage = Stage::new().await;
    let begun = stage.begin(json!([{ "bot": "random" }, { "bot": "greedy" }])).await;
    stage.restart().await;
    let mut watcher = stage.watch(&begun).await;
    while !watcher.is_over() {
        watcher.hear().await.expect("the bots play on");
    }
}
