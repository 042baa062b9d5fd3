//! Guests who dawdle: they hold up nobody and are sent away.

use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use gonfalon_server::{Limits, message::MatchBegun};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    player::connect,
    stage::{Stage, request},
};

/// Everything here is over long before that.
const PATIENCE: Duration = Duration::from_secs(20);

fn hasty() -> Limits {
    let second = Duration::from_secs(1);
    Limits { silence: second, slow: second, request_time: second, ..Limits::default() }
}

/// What a connection is told until the host closes it.
async fn told(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let end = timeout(PATIENCE, stream.read_to_end(&mut all)).await.expect("the host closes it");
    // A connection that is reset has ended as well.
    let _ = end;
    String::from_utf8_lossy(&all).into_owned()
}

/// A connection to a seat made by hand, which does nothing by itself.
async fn by_hand(stage: &Stage, begun: &MatchBegun, ticket: &str) -> TcpStream {
    let mut stream = TcpStream::connect(stage.address).await.expect("the host listens");
    let head = format!(
        "GET /api/matches/{}/play HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
         Sec-WebSocket-Protocol: gonfalon, ticket.{ticket}\r\n\r\n",
        begun.id
    );
    stream.write_all(head.as_bytes()).await.expect("it is heard");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for() {
    let stage = Stage::with(hasty()).await;
    // Half a head, nothing at all, and a whole request with nothing after it.
    let mut half = TcpStream::connect(stage.address).await.expect("the host listens");
    half.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.expect("it is heard");
    let mut dumb = TcpStream::connect(stage.address).await.expect("the host listens");
    let mut idle = TcpStream::connect(stage.address).await.expect("the host listens");
    idle.write_all(b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is heard");
    assert_eq!(stage.get("/api/games").await.0, 200, "others are served meanwhile");
    told(&mut half).await;
    told(&mut dumb).await;
    assert!(told(&mut idle).await.contains("host-nothing-here"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_never_comes_is_given_up() {
    let stage = Stage::with(hasty()).await;
    let mut stream = TcpStream::connect(stage.address).await.expect("the host listens");
    let head = "POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.expect("it is heard");
    let answer = told(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("host-too-late"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_beyond_the_room_wait_for_those_who_leave() {
    let stage = Stage::with(Limits { sockets: 2, ..hasty() }).await;
    let mut idle = Vec::new();
    for _ in 0..4 {
        idle.push(TcpStream::connect(stage.address).await.expect("the system takes it in"));
    }
    let served = timeout(PATIENCE, request(stage.address, "GET", "/api/games", "", "")).await;
    assert_eq!(served.expect("it is served in the end").0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_nothing_in_holds_up_nobody_and_is_sent_away() {
    let limits = Limits { waiting: 4, slow: Duration::from_secs(2), burst: 1_000_000, ..Limits::default() };
    let stage = Stage::with(limits).await;
    let (begun, mut anna, mut bert) = stage.two_people().await;
    drop(anna);
    while bert.news("presence").await["here"] != false {}
    // Anna comes back, asks a lot and never listens.
    let mut deaf = connect(stage.address, &begun.id, begun.tickets[0].as_deref().expect("a ticket")).await;
    while bert.news("presence").await["here"] != true {}
    let asking = tokio::spawn(async move {
        let wish = json!({ "id": 1, "wish": { "sheet": { "key": "disk-0" } } }).to_string();
        for _ in 0..100_000 {
            if deaf.send(Message::text(wish.clone())).await.is_err() {
                break;
            }
        }
        deaf
    });
    let began = Instant::now();
    let gone = timeout(PATIENCE, async { while bert.news("presence").await["here"] != false {} }).await;
    gone.expect("the deaf guest is sent away");
    let key = bert.state["scene"]["pieces"][0]["key"].clone();
    assert!(bert.wish(json!({ "sheet": { "key": key } })).await.get("sheet").is_some());
    assert!(began.elapsed() < PATIENCE);
    // Once it listens again it hears why.
    let mut deaf = timeout(PATIENCE, asking).await.expect("the host hangs up").expect("it asked");
    let mut last = None;
    while let Ok(Some(Ok(message))) = timeout(PATIENCE, deaf.next()).await {
        if message.is_text() || message.is_close() {
            last = Some(message.to_string());
        }
    }
    assert!(last.is_some(), "something was told before");
    anna = stage.join(&begun, 0).await;
    assert_eq!(anna.state["count"], bert.state["count"], "coming back costs nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_in_too_slowly_hears_why() {
    let limits = Limits { waiting: 2, burst: 1_000_000, ..Limits::default() };
    let stage = Stage::with(limits).await;
    let (begun, player) = stage.against_bot().await;
    drop(player);
    let mut slow = connect(stage.address, &begun.id, &begun.watch).await;
    // Far more at once than may wait, but not more than the network holds.
    let wish = json!({ "id": 1, "wish": { "sheet": { "key": "disk-0" } } }).to_string();
    for _ in 0..400 {
        slow.feed(Message::text(wish.clone())).await.expect("the host listens");
    }
    slow.flush().await.expect("the host listens");
    let mut closing = None;
    while let Ok(Some(Ok(message))) = timeout(PATIENCE, slow.next()).await {
        if let Message::Close(frame) = message {
            closing = frame;
            break;
        }
        if message.to_string().contains("\"id\":1") {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    if let Some(frame) = closing {
        assert_eq!((u16::from(frame.code), frame.reason.as_str()), (1008, "host-too-slow"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_is_closed_with_the_reason() {
    let stage = Stage::with(Limits { silence: Duration::from_secs(1), ..Limits::default() }).await;
    let (begun, _player) = stage.against_bot().await;
    // It never answers a ping.
    let mut silent = by_hand(&stage, &begun, &begun.watch).await;
    let all = told(&mut silent).await;
    assert!(all.contains("\"welcome\"") && all.contains("host-silent"), "{}", &all[all.len().min(300)..]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_vanishes_in_the_middle_of_anything_is_not_missed() {
    let stage = Stage::new().await;
    let (begun, player) = stage.against_bot().await;
    drop(player);
    let ticket = begun.tickets[0].clone().expect("a ticket");
    // In the middle of a frame: the head of a long masked text, and a little of it.
    for part in [&b""[..], b"\x81", b"\x81\xfe\x10\x00", b"\x81\xfe\x10\x00abcd{\"id\""] {
        let mut stream = by_hand(&stage, &begun, &ticket).await;
        stream.write_all(part).await.expect("it is heard");
    }
    // In the middle of an answer: it counts or it does not, but the match goes on either way.
    for _ in 0..4 {
        let mut player = stage.join(&begun, 0).await;
        player.wait_for_turn().await;
        let ask = player.ask().expect("there is a question");
        let draft = player.wish(json!({ "hint": { "ask": ask } })).await["hint"].clone();
        player.say(json!({ "id": 99, "wish": { "play": { "ask": ask, "draft": draft } } }).to_string()).await;
    }
    let mut player = stage.join(&begun, 0).await;
    loop {
        player.wait_for_turn().await;
        let ask = player.ask().expect("there is a question");
        let hint = player.wish(json!({ "hint": { "ask": ask } })).await;
        let play = json!({ "play": { "ask": ask, "draft": hint["hint"] } });
        // What the vanished one said last may arrive in between.
        if hint.get("hint").is_some() && player.wish(play).await == "accepted" {
            break;
        }
        player.hear().await.expect("the connection lasts");
    }
}
