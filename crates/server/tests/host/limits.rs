//! Guests who do not keep to the protocol.

use gonfalon_server::Limits;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    player::{Player, connect},
    stage::{Stage, request},
};

async fn closed_with(player: Player, key: &str, code: u16) {
    let (messages, frame) = player.hear_out().await;
    let last = messages.last().expect("the host says why");
    assert_eq!(last["closing"]["says"]["key"], key, "{last}");
    assert_eq!(frame.map(|frame| u16::from(frame.code)), Some(code));
}

#[tokio::test(flavor = "multi_thread")]
async fn senseless_messages_are_answered_until_there_are_too_many() {
    let stage = Stage::with(Limits { senseless: 6, ..Limits::default() }).await;
    let (_, mut player) = stage.against_bot().await;
    let senseless = [
        "",
        "{",
        "[]",
        "{\"id\": 7}",
        "{\"id\": 7, \"wish\": \"win\"}",
        "{\"id\": 7, \"wish\": {\"look\": {}}}",
    ];
    for text in senseless {
        player.say(text).await;
        let reply = loop {
            let message = player.hear().await.expect("it is answered");
            if let Some(reply) = message.get("reply") {
                break reply.clone();
            }
        };
        assert_eq!(reply["reply"]["denied"]["says"][0]["key"], "host-malformed", "{text}: {reply}");
        assert_eq!(reply["id"], if text.contains('7') { 7 } else { 0 }, "{text}");
    }
    let sense = player.wish(json!({ "sheet": { "key": "x" } })).await;
    assert!(sense.get("sheet").is_some(), "the connection is as good as before");
    for _ in 0..7 {
        player.send(Message::binary(vec![1, 2, 3])).await;
    }
    closed_with(player, "host-senseless", 1008).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_big_ends_the_connection() {
    let stage = Stage::with(Limits { message: 4096, ..Limits::default() }).await;
    let (begun, mut player) = stage.against_bot().await;
    player.say("x".repeat(5000)).await;
    closed_with(player, "host-too-big", 1009).await;
    stage.join(&begun, 0).await.wait_for_turn().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_held_back() {
    let stage = Stage::with(Limits { burst: 20, per_second: 5, senseless: 30, ..Limits::default() }).await;
    let (_, mut player) = stage.against_bot().await;
    for id in 0..200 {
        player.say(json!({ "id": id, "wish": { "sheet": { "key": "x" } } }).to_string()).await;
    }
    let (messages, frame) = player.hear_out().await;
    let fast = |message: &&serde_json::Value| {
        message["reply"]["reply"]["denied"]["says"][0]["key"] == "host-too-fast"
    };
    assert!(messages.iter().filter(fast).count() >= 20);
    assert!(messages.iter().filter(|message| message["reply"]["reply"].get("sheet").is_some()).count() < 30);
    assert_eq!(frame.map(|frame| u16::from(frame.code)), Some(1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn tickets_open_their_own_seat_only() {
    let stage = Stage::new().await;
    let (one, _) = stage.against_bot().await;
    let (other, _) = stage.against_bot().await;
    let ticket = one.tickets[0].as_deref().expect("a ticket");
    for (id, ticket) in [(&other.id, ticket), (&one.id, "0123456789abcdef0123456789abcdef"), (&one.id, "")] {
        let mut socket = connect(stage.address, id, ticket).await;
        let first = futures_util::StreamExt::next(&mut socket).await.expect("an answer").expect("an answer");
        assert!(first.to_string().contains("host-no-ticket"), "{first}");
    }
    let path = format!("/api/matches/{}/log?ticket={ticket}", other.id);
    assert_eq!(stage.get(&path).await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_begins_only_so_many_matches() {
    let stage = Stage::with(Limits { matches_per_hour: 3, request: 2000, ..Limits::default() }).await;
    for _ in 0..3 {
        stage.begin(json!([{ "person": "" }, { "bot": "random" }])).await;
    }
    let (status, body) = stage.post("/api/matches", &json!({})).await;
    assert_eq!((status, &body["findings"][0]["says"]["key"]), (429, &json!("host-too-many")));
    let big = format!("{{\"name\": \"{}\"}}", "x".repeat(3000));
    assert_eq!(request(stage.address, "POST", "/api/games/whdw/armies/check", "", &big).await.0, 413);
}
