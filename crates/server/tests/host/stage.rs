//! A host of one test's own, and plain requests to it.

use std::{
    fs,
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

use gonfalon_programs::Program;
use gonfalon_server::{Config, Host, Limits, message::MatchBegun};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::player::Player;

/// A folder of one test's own, removed with it.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("gonfalon-host-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is a place for temporary files");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A running host with its folder.
pub(crate) struct Stage {
    pub(crate) folder: Folder,
    pub(crate) limits: Limits,
    programs: Vec<Program>,
    host: Option<Host>,
    pub(crate) address: SocketAddr,
}

impl Stage {
    pub(crate) async fn new() -> Stage {
        Stage::with(Limits::default()).await
    }

    pub(crate) async fn with(limits: Limits) -> Stage {
        Stage::whole(limits, Vec::new()).await
    }

    /// A host that offers programs as bots.
    pub(crate) async fn offering(programs: Vec<Program>) -> Stage {
        Stage::whole(Limits::default(), programs).await
    }

    async fn whole(limits: Limits, programs: Vec<Program>) -> Stage {
        let folder = Folder::new();
        let host = start(&folder, limits, programs.clone()).await;
        Stage { address: host.address(), folder, limits, programs, host: Some(host) }
    }

    /// Stops the host and starts another with the same folder.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        let host = start(&self.folder, self.limits, self.programs.clone()).await;
        self.address = host.address();
        self.host = Some(host);
    }

    pub(crate) async fn stop(&mut self) {
        if let Some(host) = self.host.take() {
            host.stop().await;
        }
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let (status, body) = request(self.address, "GET", path, "", "").await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.post_text(path, &body.to_string()).await
    }

    pub(crate) async fn post_text(&self, path: &str, body: &str) -> (u16, Value) {
        let (status, body) = request(self.address, "POST", path, "", body).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// Begins a match of the learning scenario.
    pub(crate) async fn begin(&self, seats: Value) -> MatchBegun {
        let wanted = json!({ "game": "whdw", "options": { "scenario": "learning" }, "seats": seats });
        let (status, body) = self.post("/api/matches", &wanted).await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_value(body).expect("a match has begun")
    }

    /// A person against the usual bot.
    pub(crate) async fn against_bot(&self) -> (MatchBegun, Player) {
        let begun = self.begin(json!([{ "person": "Anna" }, { "bot": "greedy" }])).await;
        let player = self.join(&begun, 0).await;
        (begun, player)
    }

    /// Two people.
    pub(crate) async fn two_people(&self) -> (MatchBegun, Player, Player) {
        let begun = self.begin(json!([{ "person": "Anna" }, { "person": "Bert" }])).await;
        let (one, other) = (self.join(&begun, 0).await, self.join(&begun, 1).await);
        (begun, one, other)
    }

    pub(crate) async fn join(&self, begun: &MatchBegun, seat: usize) -> Player {
        let ticket = begun.tickets[seat].as_deref().expect("a person sits there");
        Player::join(self.address, &begun.id, ticket).await
    }

    pub(crate) async fn watch(&self, begun: &MatchBegun) -> Player {
        Player::join(self.address, &begun.id, &begun.watch).await
    }
}

async fn start(folder: &Folder, limits: Limits, programs: Vec<Program>) -> Host {
    let listen = "127.0.0.1:0".parse().expect("an address");
    let config = Config { listen, data: folder.0.clone(), limits, programs };
    Host::start(&config).await.expect("a host can be started")
}

/// A plain request with more header lines, each ended; status, and head and body of the answer.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> (u16, String) {
    let (status, _, body) = whole_request(address, method, path, headers, body).await;
    (status, body)
}

pub(crate) async fn whole_request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).await.expect("the host listens");
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    // A host that has heard enough may close before it has read everything.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") {
        unchunked(body)
    } else {
        body.to_owned()
    };
    (status, head.to_owned(), body)
}

fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        // What was compressed is no text and not looked at.
        let Some(chunk) = rest.get(..size) else { break };
        whole.push_str(chunk);
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}
