//! One match at the table: a task that owns it. Everything about the match happens here, one thing after the other.

mod answering;
mod back;
mod company;
mod programs;
mod showing;
mod wishes;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use gonfalon_catalog::{Idea, Play};
use gonfalon_kernel::{AskId, Line, Seat};
use gonfalon_programs::{Fault, Program};
use serde_json::Value;
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    task::JoinHandle,
    time::Instant,
};

use crate::{
    message::{TakeBack, ToHost},
    store::{SeatCard, Store},
};

pub(crate) use company::written;

/// What a table gets to hear.
#[derive(Debug)]
pub(crate) enum ToTable {
    /// Somebody sits down or comes to watch.
    Join {
        /// The seat; `None` only watches.
        seat: Option<Seat>,
        /// Where messages to them go.
        out: mpsc::Sender<Out>,
        /// Tells the number of the connection; dropped if there is no room.
        joined: oneshot::Sender<u64>,
    },
    /// A connection has gone.
    Leave(u64),
    /// A connection wants something.
    Wish(u64, ToHost),
    /// Somebody wants the log, which is told once the match is over.
    Log(oneshot::Sender<Option<Vec<String>>>),
}

/// What goes out to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// The end, and why.
    Close(Line),
}

/// What all tables share.
#[derive(Clone)]
pub(crate) struct House {
    /// Keeps the matches.
    pub(crate) store: Arc<dyn Store>,
    /// Bots that may think at the same time.
    pub(crate) thinkers: Arc<Semaphore>,
    /// The most connections of one match.
    pub(crate) connections: usize,
    /// Programs of others that can be seated.
    pub(crate) programs: Arc<[Program]>,
    /// Whoever holds this has not left yet. It stands last, to be let go after everything else.
    pub(crate) _here: mpsc::Sender<()>,
}

/// A match at the table.
pub(crate) struct Table {
    id: String,
    scenario: String,
    play: Box<dyn Play>,
    seats: Vec<SeatCard>,
    house: House,
    guests: BTreeMap<u64, Guest>,
    next_guest: u64,
    take_back: Option<TakeBack>,
    thinking: Option<JoinHandle<Option<Thought>>>,
    programs: programs::Programs,
    /// When each open question was put.
    put: BTreeMap<(AskId, Seat), Instant>,
    /// The count after the last interruption for a pause.
    interrupted: Option<u32>,
    /// After trouble with the store nothing is answered for anybody until then.
    rest: Option<Instant>,
}

/// What came of a question to a bot or a program.
enum Thought {
    /// A bot's.
    Idea(Idea),
    /// A program's.
    Said {
        /// The question.
        ask: AskId,
        /// Who was asked.
        seat: Seat,
        /// What it said, or what it did wrong.
        said: Result<Value, Fault>,
    },
}

struct Guest {
    seat: Option<Seat>,
    out: mpsc::Sender<Out>,
    /// Room for a last word.
    farewell: mpsc::OwnedPermit<Out>,
}

/// A table that nobody sits at is cleared after this time; the match goes on when somebody comes back.
const CLEARED: Duration = Duration::from_secs(600);
/// How long to wait after trouble with the store.
const REST: Duration = Duration::from_secs(2);

impl Table {
    pub(crate) fn new(
        id: String,
        scenario: String,
        play: Box<dyn Play>,
        seats: Vec<SeatCard>,
        house: House,
    ) -> Table {
        Table {
            id,
            scenario,
            play,
            seats,
            house,
            guests: BTreeMap::new(),
            next_guest: 1,
            take_back: None,
            thinking: None,
            programs: programs::Programs::default(),
            put: BTreeMap::new(),
            interrupted: None,
            rest: None,
        }
    }

    /// Lives until nobody is interested any more.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<ToTable>) {
        self.note_questions();
        loop {
            self.leave_programs();
            self.let_bot_think();
            let (deadline, owed) = (self.deadline(), self.owed());
            tokio::select! {
                heard = inbox.recv() => match heard {
                    Some(heard) => self.hear(heard).await,
                    None => return,
                },
                thought = thought(&mut self.thinking) => {
                    self.thinking = None;
                    match thought {
                        Some(Thought::Said { ask, seat, said }) => self.program_answers(ask, seat, said).await,
                        Some(Thought::Idea(idea)) => self.bot_answers(Some(idea)).await,
                        None => self.bot_answers(None).await,
                    }
                }
                Some(ask) = std::future::ready(owed) => self.answer_for(ask).await,
                () = at(self.rest) => self.rest = None,
                () = at(deadline) => self.time_is_up().await,
                () = tokio::time::sleep(CLEARED), if self.is_idle() => return,
            }
        }
    }

    async fn hear(&mut self, heard: ToTable) {
        match heard {
            ToTable::Join { seat, out, joined } => self.join(seat, out, joined),
            ToTable::Leave(guest) => self.leave(guest),
            ToTable::Wish(guest, message) => self.wish(guest, message).await,
            ToTable::Log(tell) => {
                let over = self.play.outcome().is_some();
                // Whoever asked may have gone.
                let _ = tell.send(over.then(|| self.play.log()));
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.guests.is_empty() && self.thinking.is_none() && self.deadline().is_none()
    }
}

/// What a bot thought of; waits for ever while none thinks.
async fn thought(thinking: &mut Option<JoinHandle<Option<Thought>>>) -> Option<Thought> {
    match thinking {
        Some(thinking) => thinking.await.ok().flatten(),
        None => std::future::pending().await,
    }
}

/// Waits for a moment, or for ever.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
