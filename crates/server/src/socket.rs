//! One connection: reads wishes, writes messages, and knows nothing of games.

use std::time::{Duration, Instant};

use axum::{
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    http::{HeaderMap, header::SEC_WEBSOCKET_PROTOCOL},
};
use gonfalon_kernel::Line;
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::timeout,
};

use crate::{
    config::Limits,
    http::App,
    lobby::NoTable,
    message::{Answered, Reply, ToHost, ToPlayer},
    rate::Bucket,
    secret,
    store::{Admission, StoreTrouble},
    table::{Out, ToTable, written},
};

/// How long a guest may take to say goodbye.
const FAREWELL: Duration = Duration::from_secs(1);
/// How often a table is looked for before the guest is told to come back later.
const ATTEMPTS: usize = 3;

/// Why a connection ends, as a number that pages can look at.
#[derive(Clone, Copy, Debug)]
#[repr(u16)]
enum Code {
    /// The host stops.
    GoingAway = 1001,
    /// The guest does not keep to the protocol.
    Policy = 1008,
    /// A message was too big.
    TooBig = 1009,
    /// Something broke down here.
    Broken = 1011,
    /// The ticket is good for nothing here.
    Ticket = 4003,
}

/// The ticket among the subprotocols of a request.
pub(crate) fn ticket(headers: &HeaderMap) -> Option<String> {
    let values = headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|value| value.to_str().ok());
    let mut words = values.flat_map(|value| value.split(',')).map(str::trim);
    words.find_map(|word| word.strip_prefix("ticket.")).map(str::to_owned)
}

/// Serves one connection until it ends.
pub(crate) async fn serve(mut socket: WebSocket, app: App, id: String, ticket: Option<String>) {
    // One more place is for the last word to somebody who is too slow.
    let (out, outbox) = mpsc::channel(app.limits.waiting + 1);
    let slow = app.limits.slow;
    match admitted(&app, &id, ticket, out).await {
        Ok((table, guest)) => {
            let ended = Connection::new(&mut socket, &app, &table, guest, outbox).run().await;
            // The table may have gone first.
            let _ = table.send(ToTable::Leave(guest)).await;
            if let Some((code, line)) = ended {
                close(&mut socket, code, line, slow).await;
            }
        }
        Err((code, line)) => close(&mut socket, code, line, slow).await,
    }
}

async fn admitted(
    app: &App,
    id: &str,
    ticket: Option<String>,
    out: mpsc::Sender<Out>,
) -> Result<(mpsc::Sender<ToTable>, u64), (Code, Line)> {
    let no_ticket = || (Code::Ticket, Line::new("host-no-ticket"));
    let broken = |trouble: &StoreTrouble| (Code::Broken, trouble.says());
    let hash = secret::kept(&ticket.ok_or_else(no_ticket)?);
    let found = app.lobby.house().store.ticket(&hash).await.map_err(|trouble| broken(&trouble))?;
    let Admission { seat, .. } = found.filter(|admission| admission.id == id).ok_or_else(no_ticket)?;
    for _ in 0..ATTEMPTS {
        let table = app.lobby.table(id).await.map_err(|trouble| match trouble {
            NoTable::Unknown => no_ticket(),
            NoTable::Store(trouble) => broken(&trouble),
            NoTable::Unplayable(line) => (Code::Broken, line),
        })?;
        let (joined, number) = oneshot::channel();
        let sent = table.send(ToTable::Join { seat, out: out.clone(), joined }).await;
        match number.await {
            Ok(number) => return Ok((table, number)),
            // A table that is there but takes nobody is full; one that has gone is laid again.
            Err(_) if sent.is_ok() && !table.is_closed() => {
                return Err((Code::Policy, Line::new("host-table-full")));
            }
            Err(_) => tokio::task::yield_now().await,
        }
    }
    Err((Code::Broken, Line::new("host-match-broken")))
}

struct Connection<'c> {
    socket: &'c mut WebSocket,
    table: &'c mpsc::Sender<ToTable>,
    guest: u64,
    outbox: mpsc::Receiver<Out>,
    stop: watch::Receiver<bool>,
    limits: Limits,
    bucket: Bucket,
    senseless: u32,
    heard: Instant,
}

/// Why a connection is closed; nothing if the guest has gone.
type Ended = Option<(Code, Line)>;

impl<'c> Connection<'c> {
    fn new(
        socket: &'c mut WebSocket,
        app: &App,
        table: &'c mpsc::Sender<ToTable>,
        guest: u64,
        outbox: mpsc::Receiver<Out>,
    ) -> Connection<'c> {
        let (limits, now) = (app.limits, Instant::now());
        let bucket = Bucket::new(limits.burst, f64::from(limits.per_second), now);
        let stop = app.stop.clone();
        Connection { socket, table, guest, outbox, stop, limits, bucket, senseless: 0, heard: now }
    }

    async fn run(mut self) -> Ended {
        let mut pulse = tokio::time::interval(self.limits.silence / 3);
        loop {
            tokio::select! {
                out = self.outbox.recv() => match out {
                    Some(Out::Text(text)) => {
                        if let Some(ended) = self.put(Message::Text(text)).await {
                            return ended;
                        }
                    }
                    Some(Out::Close(line)) => return Some((Code::Policy, line)),
                    None => return Some((Code::Broken, Line::new("host-match-broken"))),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => {
                        self.heard = Instant::now();
                        if let Some(ended) = self.take_in(message).await {
                            return ended;
                        }
                    }
                    Some(Err(error)) if is_too_big(&error) => {
                        let line = Line::new("host-too-big").number("limit", self.limits.message as i64);
                        return Some((Code::TooBig, line));
                    }
                    Some(Err(_)) | None => return None,
                },
                _ = pulse.tick() => {
                    if self.heard.elapsed() > self.limits.silence {
                        return Some((Code::Policy, Line::new("host-silent")));
                    }
                    if let Some(ended) = self.put(Message::Ping(Default::default())).await {
                        return ended;
                    }
                }
                () = stopping(&mut self.stop) => {
                    return Some((Code::GoingAway, Line::new("host-stopping")));
                }
            }
        }
    }

    /// Takes in a message; tells if the connection ends with it.
    async fn take_in(&mut self, message: Message) -> Option<Ended> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.senseless(0, Line::new("host-not-text")).await,
            Message::Close(_) => return Some(None),
            Message::Ping(_) | Message::Pong(_) => return None,
        };
        if !self.bucket.take(Instant::now()) {
            return self.senseless(number(&text), Line::new("host-too-fast")).await;
        }
        match serde_json::from_str::<ToHost>(&text) {
            Ok(message) => {
                self.senseless = 0;
                // A table that has gone closes the outbox, which ends the connection.
                let _ = self.table.send(ToTable::Wish(self.guest, message)).await;
                None
            }
            Err(error) => {
                let line = Line::new("host-malformed").text("why", error.to_string());
                self.senseless(number(&text), line).await
            }
        }
    }

    /// Answers a message that makes no sense; too many in a row end the connection.
    async fn senseless(&mut self, id: u32, line: Line) -> Option<Ended> {
        self.senseless += 1;
        if self.senseless > self.limits.senseless {
            return Some(Some((Code::Policy, Line::new("host-senseless"))));
        }
        let answered = Answered { refusals: Vec::new(), says: vec![line], instead: None };
        let reply = ToPlayer::Reply { id, reply: Box::new(Reply::Denied(answered)) };
        self.put(Message::Text(written(&reply))).await
    }

    /// Sends a message; tells if the connection ends because the guest has gone or takes nothing in.
    async fn put(&mut self, message: Message) -> Option<Ended> {
        match timeout(self.limits.slow, self.socket.send(message)).await {
            Ok(Ok(())) => None,
            Ok(Err(_)) => Some(None),
            Err(_) => Some(Some((Code::Policy, Line::new("host-too-slow")))),
        }
    }
}

/// Waits until the host stops.
pub(crate) async fn stopping(stop: &mut watch::Receiver<bool>) {
    // A host that has vanished has stopped as well.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// The number of a message that could not be read, where it has one.
fn number(text: &str) -> u32 {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).map_or(0, |numbered| numbered.id)
}

async fn close(socket: &mut WebSocket, code: Code, line: Line, slow: Duration) {
    let reason: Utf8Bytes = line.key.into();
    let farewell = async {
        socket.send(Message::Text(written(&ToPlayer::Closing { says: line }))).await?;
        socket.send(Message::Close(Some(CloseFrame { code: code as u16, reason }))).await
    };
    // Who takes nothing in cannot be told anything either.
    let _ = timeout(slow, farewell).await;
    // What the guest has yet to say is heard out: an end with unread messages would swallow our last words.
    let heard_out = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = timeout(FAREWELL, heard_out).await;
}

/// The library tells errors apart only in words here.
fn is_too_big(error: &axum::Error) -> bool {
    error.to_string().contains("too long") || error.to_string().contains("too large")
}
