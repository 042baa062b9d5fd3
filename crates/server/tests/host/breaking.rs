//! A match that breaks down hurts no other.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use gonfalon_server::{
    Config, Host, Limits,
    store::{Admission, Begun, Kept, Promise, SeatCard, Sqlite, Store},
};
use serde_json::json;

use crate::{
    player::Player,
    stage::{Folder, request},
};

/// A store that breaks down whoever keeps an answer of one match.
struct Trap {
    store: Sqlite,
    armed: AtomicBool,
    victim: Mutex<String>,
}

impl Store for Trap {
    fn begin(&self, begun: Begun) -> Promise<()> {
        self.store.begin(begun)
    }

    fn append(&self, id: &str, number: u32, line: String) -> Promise<()> {
        let hit = self.armed.load(Ordering::SeqCst) && *self.victim.lock().expect("it is free") == id;
        assert!(!hit, "the trap springs");
        self.store.append(id, number, line)
    }

    fn cut(&self, id: &str, count: u32) -> Promise<()> {
        self.store.cut(id, count)
    }

    fn seat(&self, id: &str, seats: Vec<SeatCard>) -> Promise<()> {
        self.store.seat(id, seats)
    }

    fn load(&self, id: &str) -> Promise<Option<Kept>> {
        self.store.load(id)
    }

    fn ticket(&self, hash: &str) -> Promise<Option<Admission>> {
        self.store.ticket(hash)
    }

    fn keep_replay(&self, id: &str, log: String) -> Promise<()> {
        self.store.keep_replay(id, log)
    }

    fn replay(&self, id: &str) -> Promise<Option<String>> {
        self.store.replay(id)
    }

    fn keep_review(&self, key: &str, review: String) -> Promise<()> {
        self.store.keep_review(key, review)
    }

    fn review(&self, key: &str) -> Promise<Option<String>> {
        self.store.review(key)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_breaks_down_keeps_its_log_and_hurts_no_other() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.0, None).expect("there is a place");
    let trap = Arc::new(Trap { store, armed: AtomicBool::new(false), victim: Mutex::default() });
    let listen = "127.0.0.1:0".parse().expect("an address");
    let config = Config { listen, data: folder.0.clone(), limits: Limits::default(), programs: Vec::new() };
    let shared: Arc<dyn Store> = trap.clone();
    let host = Host::start_with(&config, shared).await.expect("a host can be started");
    let wanted = json!({
        "game": "whdw", "options": { "scenario": "learning" }, "seats": [{ "person": "" }, { "bot": "random" }],
    })
    .to_string();
    let mut players = Vec::new();
    for _ in 0..2 {
        let (_, body) = request(host.address(), "POST", "/api/matches", "", &wanted).await;
        let begun: gonfalon_server::message::MatchBegun =
            serde_json::from_str(&body).expect("a match has begun");
        let ticket = begun.tickets[0].clone().expect("a ticket");
        let mut player = Player::join(host.address(), &begun.id, &ticket).await;
        player.wait_alone().await;
        players.push((begun.id, ticket, player));
    }
    let (_, _, mut other) = players.pop().expect("there are two");
    let (id, ticket, mut victim) = players.pop().expect("there are two");
    let state = victim.state.clone();
    trap.victim.lock().expect("it is free").clone_from(&id);
    trap.armed.store(true, Ordering::SeqCst);
    let ask = victim.ask().expect("there is a question");
    let draft = victim.wish(json!({ "hint": { "ask": ask } })).await["hint"].clone();
    victim.say(json!({ "id": 99, "wish": { "play": { "ask": ask, "draft": draft } } }).to_string()).await;
    let (messages, frame) = victim.hear_out().await;
    assert_eq!(
        messages.last().map(|last| &last["closing"]["says"]["key"]),
        Some(&json!("host-match-broken"))
    );
    assert_eq!(frame.map(|frame| u16::from(frame.code)), Some(1011));
    other.follow_hint().await;
    trap.armed.store(false, Ordering::SeqCst);
    let mut again = Player::join(host.address(), &id, &ticket).await;
    assert_eq!(again.state, state);
    again.follow_hint().await;
    host.stop().await;
}
