//! Coming back: after a break, from elsewhere, after the host was restarted.

use futures_util::StreamExt as _;
use gonfalon_server::Limits;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    player::connect,
    stage::{Stage, request},
};

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

/// What somebody who comes to the table of a match hears first and last.
async fn turned_away(stage: &Stage, id: &str, ticket: &str) -> (serde_json::Value, u16) {
    let mut socket = connect(stage.address, id, ticket).await;
    let first = socket.next().await.expect("an answer").expect("an answer").to_string();
    let closed = socket.next().await.expect("an end").expect("an end");
    let Message::Close(Some(frame)) = closed else { panic!("{closed:?}") };
    (serde_json::from_str(&first).expect("JSON"), u16::from(frame.code))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_another_version_is_kept_and_explained() {
    let mut stage = Stage::new().await;
    let (begun, mut player) = stage.against_bot().await;
    player.wait_alone().await;
    let state = player.state.clone();
    let ticket = begun.tickets[0].clone().expect("a ticket");
    let (other, mut neighbour) = stage.against_bot().await;
    neighbour.wait_alone().await;
    stage.stop().await;
    let file = stage.folder.0.join("gonfalon.sqlite");
    let change = |from: &str, to: &str| {
        let database = rusqlite::Connection::open(&file).expect("it is there");
        let done = database.execute(
            "UPDATE match SET header = replace(header, ?2, ?3) WHERE id = ?1 AND instr(header, ?2)",
            [begun.id.as_str(), from, to],
        );
        assert_eq!(done.expect("it can be changed"), 1, "{from}");
    };
    let version = gonfalon_catalog::game("whdw").expect("it is there").rules_version();
    let (ours, theirs) =
        (format!("\"rules_version\":{version}"), format!("\"rules_version\":{}", version + 1));
    for (from, to, key) in [
        (ours.as_str(), theirs.as_str(), "log-other-rules"),
        ("\"data_hash\":\"", "\"data_hash\":\"0", "log-other-data"),
        ("\"game\":\"whdw\"", "\"game\":\"chess\"", "log-unknown-game"),
        ("\"program\":\"", "\"program\":\"x", "log-edited"),
    ] {
        change(from, to);
        stage.restart().await;
        let (said, code) = turned_away(&stage, &begun.id, &ticket).await;
        assert_eq!((said["closing"]["says"]["key"].as_str(), code), (Some(key), 1011), "{said}");
        let path = format!("/api/matches/{}/log?ticket={ticket}", begun.id);
        let (status, body) = stage.get(&path).await;
        assert_eq!((status, body["findings"][0]["says"]["key"].as_str()), (422, Some(key)), "{body}");
        stage.join(&other, 0).await.follow_hint().await;
        stage.stop().await;
        change(to, from);
    }
    stage.restart().await;
    assert_eq!(stage.join(&begun, 0).await.state, state, "nothing was deleted");
}
