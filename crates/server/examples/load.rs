//! How long a move takes to be acknowledged while many matches are under way on this machine:
//! `cargo run --release -p gonfalon-server --example load -- [MATCHES] [SECONDS] [MILLISECONDS BETWEEN MOVES]`.
//!
//! Every match plays a golden log again, over real connections and with a real database file, so that nobody has to
//! think about moves.

use std::{
    env, fs,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use gonfalon_server::{
    Config, Host, Limits,
    message::{MatchBegun, SeatChoice},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

fn number(place: usize, usual: u64) -> u64 {
    env::args().nth(place).and_then(|word| word.parse().ok()).unwrap_or(usual)
}

/// A golden log of two players.
fn golden() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/whdw");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("there are golden logs")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    let logs = paths.iter().map(|path| fs::read_to_string(path).expect("they can be read"));
    let two = |log: &String| {
        let first: Value = serde_json::from_str(log.lines().next().unwrap_or_default()).unwrap_or_default();
        first["header"]["seats"].as_array().is_some_and(|seats| seats.len() == 2)
    };
    logs.filter(two).max_by_key(String::len).expect("there is one of two players")
}

async fn post(address: &str, path: &str, body: &str) -> Value {
    let mut stream = TcpStream::connect(address).await.expect("the host listens");
    let length = body.len();
    let head =
        format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}");
    stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).await.expect("the host listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("the host answers");
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

async fn connect(address: &str, begun: &MatchBegun, seat: usize) -> Socket {
    let ticket = begun.tickets[seat].as_deref().expect("people sit everywhere");
    let mut request =
        format!("ws://{address}/api/matches/{}/play", begun.id).into_client_request().expect("an address");
    let protocols = format!("gonfalon, ticket.{ticket}").parse().expect("a header");
    request.headers_mut().insert("Sec-WebSocket-Protocol", protocols);
    connect_async(request).await.expect("the host listens").0
}

/// Plays one match over and over until the end of time; how long each move took.
async fn play(
    address: Arc<str>,
    replay: Arc<str>,
    moves: Arc<Vec<Value>>,
    end: Instant,
    pause: Duration,
) -> Vec<Duration> {
    let mut took = Vec::new();
    while Instant::now() < end {
        let seats = vec![SeatChoice::Person(String::new()); 2];
        let fork = json!({ "count": 0, "seats": seats, "same_dice": true }).to_string();
        let begun = post(&address, &format!("/api/replays/{replay}/fork"), &fork).await;
        let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
        let (mut one, mut other) = (connect(&address, &begun, 0).await, connect(&address, &begun, 1).await);
        for (entry, id) in moves.iter().zip(1_u32..) {
            if Instant::now() >= end {
                break;
            }
            let (mine, theirs) =
                if entry["seat"] == 0 { (&mut one, &mut other) } else { (&mut other, &mut one) };
            let wish =
                json!({ "id": id, "wish": { "act": { "ask": entry["ask"], "action": entry["action"] } } });
            let start = Instant::now();
            mine.send(Message::text(wish.to_string())).await.expect("the host listens");
            loop {
                let message = mine.next().await.expect("the host answers").expect("the host answers");
                let Message::Text(text) = message else { continue };
                if text.starts_with("{\"reply\"") {
                    assert!(text.contains("accepted"), "{text}");
                    break;
                }
            }
            took.push(start.elapsed());
            // The other player takes in what there is.
            while let Ok(Some(_)) = tokio::time::timeout(pause, theirs.next()).await {}
        }
    }
    took
}

#[tokio::main]
async fn main() {
    let (matches, seconds, pause) = (number(1, 100), number(2, 20), Duration::from_millis(number(3, 500)));
    let folder = env::temp_dir().join(format!("gonfalon-load-{}", std::process::id()));
    let limits = Limits { matches_per_hour: 1_000_000, ..Limits::default() };
    let listen = "127.0.0.1:0".parse().expect("an address");
    let host = Host::start(&Config { listen, data: folder.clone(), limits, programs: Vec::new() })
        .await
        .expect("a host can be started");
    let address: Arc<str> = host.address().to_string().into();
    let log = golden();
    let replay: Arc<str> = post(&address, "/api/replays", &log).await["id"].as_str().expect("a name").into();
    let records = log.lines().map(|line| serde_json::from_str::<Value>(line).expect("logs are JSON"));
    let moves = Arc::new(records.filter_map(|record| record.get("entry").cloned()).collect::<Vec<_>>());
    let end = Instant::now() + Duration::from_secs(seconds);
    let playing: Vec<_> = (0..matches)
        .map(|_| {
            tokio::spawn(play(Arc::clone(&address), Arc::clone(&replay), Arc::clone(&moves), end, pause))
        })
        .collect();
    let mut took = Vec::new();
    for one in playing {
        took.extend(one.await.expect("nobody breaks down"));
    }
    host.stop().await;
    fs::remove_dir_all(&folder).expect("the folder is there");
    took.sort();
    let at = |part: usize| took.get(took.len().saturating_sub(1) * part / 100).copied().unwrap_or_default();
    println!(
        "{matches} matches, {} moves in {seconds} s: median {:.1?}, 95 of 100 within {:.1?}, 99 within {:.1?}, slowest {:.1?}",
        took.len(),
        at(50),
        at(95),
        at(99),
        at(100)
    );
}
