//! The table as it is really served: by the program, killed at any moment.

use std::{
    collections::BTreeMap,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant, SystemTime},
};

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Message, client, client::IntoClientRequest as _};

use crate::stage::Stage;

/// The program, serving.
struct Served {
    child: Child,
    address: SocketAddr,
}

impl Served {
    fn start(data: &Path) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gonfalon"))
            .args(["--port", "0", "--lang", "en", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program can be run");
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim().strip_prefix("The table: http://").and_then(|rest| rest.strip_suffix('/'));
        let address = address.unwrap_or_else(|| panic!("{line}")).parse().expect("an address");
        Served { child, address }
    }

    /// Ends the program without any chance to say goodbye.
    fn kill(&mut self) {
        self.child.kill().expect("it is running");
        self.child.wait().expect("it has ended");
    }

    fn request(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let (address, length) = (self.address, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}"
        );
        write!(stream, "{head}\r\n\r\n{body}").expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        (head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status"), body.to_owned())
    }
}

/// What was told about a match: after which answer, and what.
type Told = BTreeMap<u64, Vec<Value>>;

struct Watched {
    id: String,
    ticket: String,
    told: Told,
    over: bool,
}

impl Watched {
    fn begin(served: &Served, bots: [&str; 2]) -> Watched {
        let seats = bots.map(|bot| json!({ "bot": bot }));
        let wanted = json!({ "game": "whdw", "options": { "scenario": "learning" }, "seats": seats });
        let (status, body) = served.request("POST", "/api/matches", &wanted.to_string());
        assert_eq!(status, 200, "{body}");
        let begun: Value = serde_json::from_str(&body).expect("JSON");
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        Watched { id: text(&begun["id"]), ticket: text(&begun["watch"]), told: Told::new(), over: false }
    }

    /// Watches until the match is over or the host is gone. Whatever was told before must still be true.
    fn watch(&mut self, address: SocketAddr) {
        let Ok(stream) = TcpStream::connect(address) else { return };
        let timeout = Some(Duration::from_secs(30));
        stream.set_read_timeout(timeout).expect("it can be set");
        let mut request =
            format!("ws://{address}/api/matches/{}/play", self.id).into_client_request().expect("an address");
        let protocols = format!("gonfalon, ticket.{}", self.ticket).parse().expect("a header");
        request.headers_mut().insert("Sec-WebSocket-Protocol", protocols);
        let Ok((mut socket, _)) = client(request, stream) else { return };
        while let Ok(message) = socket.read() {
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("messages are JSON");
            if let Some(closing) = message.get("closing") {
                panic!("{closing}");
            }
            if let Some(welcome) = message.get("welcome") {
                let now = told(&welcome["told"]);
                let count = welcome["state"]["count"].as_u64();
                for (after, lines) in &self.told {
                    assert!(Some(*after) <= count, "answer {after} of {} is lost: {count:?}", self.id);
                    assert_eq!(now.get(after), Some(lines), "answer {after} of {} is another", self.id);
                }
            }
            for kind in ["welcome", "moved"] {
                if let Some(news) = message.get(kind) {
                    self.told.extend(told(&news["told"]));
                    self.over = !news["state"]["outcome"].is_null();
                }
            }
            if self.over {
                return;
            }
        }
    }
}

fn told(list: &Value) -> Told {
    let mut told = Told::new();
    for line in list.as_array().expect("a list") {
        told.entry(line["count"].as_u64().expect("a count")).or_default().push(line.clone());
    }
    told
}

/// The program is killed again and again while so many matches are under way; no answer that anybody heard of is lost,
/// and in the end every log is proven.
fn killed_again_and_again(matches: usize) {
    let stage = Stage::new();
    let data = stage.folder.join("data");
    let mut served = Served::start(&data);
    let bots = [["greedy", "greedy"], ["random", "greedy"], ["greedy", "random"]];
    let mut watched: Vec<Watched> =
        (0..matches).map(|turn| Watched::begin(&served, bots[turn % 3])).collect();
    let mut kills = 0;
    let mut chance =
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(1, |time| time.subsec_nanos());
    let start = Instant::now();
    while watched.iter().any(|one| !one.over) {
        assert!(start.elapsed() < Duration::from_secs(1200), "the matches do not end");
        let address = served.address;
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // The first come soon: bots are quick, and matches must not be over before.
        let latest = if kills < 3 { 200 } else { 1500 };
        let moment = Duration::from_millis(u64::from(chance >> 16) % latest + 50);
        std::thread::scope(|scope| {
            for one in watched.iter_mut().filter(|one| !one.over) {
                scope.spawn(move || one.watch(address));
            }
            std::thread::sleep(moment);
            served.kill();
        });
        kills += 1;
        served = Served::start(&data);
    }
    assert!(kills >= 2, "{kills}");
    let game = gonfalon_catalog::game("whdw").expect("it is there");
    for one in &watched {
        let (status, log) =
            served.request("GET", &format!("/api/matches/{}/log?ticket={}", one.id, one.ticket), "");
        assert_eq!(status, 200, "{log}");
        game.verify(&mut log.as_bytes(), gonfalon_kernel::log::Limits::default()).expect("the log is proven");
    }
    served.kill();
}

#[test]
fn no_acknowledged_answer_is_lost_when_the_program_is_killed() {
    killed_again_and_again(if std::env::var_os("GONFALON_SOAK").is_some() { 50 } else { 4 });
}

#[cfg(unix)]
#[test]
fn it_stops_when_it_is_told_to() {
    for signal in ["-TERM", "-INT"] {
        let stage = Stage::new();
        let mut served = Served::start(&stage.folder.join("data"));
        let mut one = Watched::begin(&served, ["random", "random"]);
        one.watch(served.address);
        let sent = Command::new("kill").args([signal, &served.child.id().to_string()]).status();
        assert!(sent.expect("signals can be sent").success());
        assert_eq!(served.child.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn a_folder_or_address_that_cannot_be_used_is_explained() {
    let stage = Stage::new();
    stage.file("file", "no folder");
    let came = stage.run("--port 0 --data file");
    assert_eq!(came.code, 2);
    assert!(came.err.contains("--data"), "{}", came.err);
    let served = Served::start(&stage.folder.join("data"));
    let came = stage.run("--port 0 --data data --lang de");
    assert!(came.code == 2 && came.err.contains("wähle mit --data"), "{}", came.err);
    let taken = served.address.port();
    let came = stage.run(&format!("--port {taken} --data other"));
    assert!(came.code == 2 && came.err.contains("--port"), "{}", came.err);
    let mut served = served;
    served.kill();
    assert_eq!(stage.run("--port 0 battle whdw").code, 2, "options of the table belong to no command");
}
