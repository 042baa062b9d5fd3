//! Somebody at the table.

use std::{collections::VecDeque, net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    net::TcpStream,
    time::{Instant, timeout_at},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _, protocol::CloseFrame},
};

/// More than anything here takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at the table, with everything they were told.
pub(crate) struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
    /// The last state they were shown.
    pub(crate) state: Value,
    /// The welcome.
    pub(crate) welcome: Value,
    /// Messages that were no replies and not asked for yet.
    pub(crate) news: VecDeque<Value>,
    /// Every message ever, as it came.
    pub(crate) heard: Vec<String>,
}

pub(crate) async fn connect(
    address: SocketAddr,
    id: &str,
    ticket: &str,
) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    let mut request =
        format!("ws://{address}/api/matches/{id}/play").into_client_request().expect("an address");
    let protocols = format!("gonfalon, ticket.{ticket}").parse().expect("a header");
    request.headers_mut().insert("Sec-WebSocket-Protocol", protocols);
    let (socket, response) = connect_async(request).await.expect("the host listens");
    assert_eq!(
        response.headers().get("sec-websocket-protocol").map(|value| value.as_bytes()),
        Some(&b"gonfalon"[..])
    );
    socket
}

impl Player {
    pub(crate) async fn join(address: SocketAddr, id: &str, ticket: &str) -> Player {
        let socket = connect(address, id, ticket).await;
        let mut player = Player {
            socket,
            next: 0,
            state: Value::Null,
            welcome: Value::Null,
            news: VecDeque::new(),
            heard: Vec::new(),
        };
        let first = player.hear().await.expect("everybody is welcome");
        assert!(first.get("welcome").is_some(), "{first}");
        player.welcome = first["welcome"].clone();
        player
    }

    /// The next message; `None` when the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        // Signs of life do not count.
        let end = Instant::now() + PATIENCE;
        loop {
            let message = timeout_at(end, self.socket.next()).await.expect("the host says something");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).expect("messages are JSON");
                    self.heard.push(text.to_string());
                    for kind in ["welcome", "moved", "took-back"] {
                        if let Some(state) = value.get(kind).and_then(|message| message.get("state")) {
                            self.state = timeless(state.clone());
                        }
                    }
                    return Some(value);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other:?}"),
            }
        }
    }

    /// Everything up to the end of the connection, and how it was closed.
    pub(crate) async fn hear_out(mut self) -> (Vec<Value>, Option<CloseFrame>) {
        let mut all = Vec::new();
        let end = Instant::now() + PATIENCE;
        loop {
            match timeout_at(end, self.socket.next()).await.expect("the connection ends") {
                Some(Ok(Message::Text(text))) => {
                    all.push(serde_json::from_str(&text).expect("messages are JSON"))
                }
                Some(Ok(Message::Close(frame))) => return (all, frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return (all, None),
            }
        }
    }

    /// The next message of a kind that is no reply.
    pub(crate) async fn news(&mut self, kind: &str) -> Value {
        while let Some(message) = self.news.pop_front() {
            if let Some(found) = message.get(kind) {
                return found.clone();
            }
        }
        loop {
            let message = self.hear().await.expect("the connection lasts");
            if let Some(found) = message.get(kind) {
                return found.clone();
            }
        }
    }

    /// The next message of a kind that is no reply; `None` if this player is asked something first.
    pub(crate) async fn news_before_turn(&mut self, kind: &str) -> Option<Value> {
        while let Some(message) = self.news.pop_front() {
            if let Some(found) = message.get(kind) {
                return Some(found.clone());
            }
        }
        while self.ask().is_none() {
            let message = self.hear().await.expect("the connection lasts");
            if let Some(found) = message.get(kind) {
                return Some(found.clone());
            }
        }
        None
    }

    pub(crate) async fn say(&mut self, text: impl Into<String>) {
        // A host may have closed already; the test will hear that.
        let _ = self.socket.send(Message::text(text.into())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// Wishes for something and waits for the reply; what comes before it is kept as news.
    pub(crate) async fn wish(&mut self, wish: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.say(json!({ "id": id, "wish": wish }).to_string()).await;
        loop {
            let message = self.hear().await.expect("every wish gets a reply");
            match message.get("reply") {
                Some(reply) if reply["id"] == id => return reply["reply"].clone(),
                _ => self.news.push_back(message),
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.state["outcome"].is_null()
    }

    /// The open question of this player.
    pub(crate) fn ask(&self) -> Option<Value> {
        self.state["prompt"].get("ask").cloned()
    }

    /// Waits until this player is asked something, or the match is over.
    pub(crate) async fn wait_for_turn(&mut self) {
        while self.ask().is_none() && !self.is_over() {
            self.hear().await.expect("the connection lasts");
        }
    }

    /// Waits until nobody else is asked anything.
    pub(crate) async fn wait_alone(&mut self) {
        while !self.is_over()
            && self.state["waiting"]
                .as_array()
                .is_none_or(|waiting| waiting.len() != 1 || self.ask().is_none())
        {
            self.hear().await.expect("the connection lasts");
        }
    }

    /// Answers the open question as the host would.
    pub(crate) async fn follow_hint(&mut self) -> Value {
        self.wait_for_turn().await;
        let ask = self.ask().expect("there is a question");
        let hint = self.wish(json!({ "hint": { "ask": ask } })).await;
        let draft = hint["hint"].clone();
        assert!(!draft.is_null(), "no hint for {}", self.state["prompt"]);
        let reply = self.wish(json!({ "play": { "ask": ask, "draft": draft } })).await;
        assert_eq!(reply, "accepted", "{draft}");
        draft
    }
}

/// A state without how long anybody has been asked, which is never the same twice.
fn timeless(mut state: Value) -> Value {
    for waiting in state["waiting"].as_array_mut().into_iter().flatten() {
        waiting["since"] = Value::Null;
    }
    state
}
