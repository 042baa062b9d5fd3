//! One match at the table: a task that owns it. Everything about the match happens here, one thing after the other.

mod advising;
mod answering;
mod back;
mod company;
mod programs;
mod showing;
mod standing_in;
mod thinking;
mod wishes;

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::AtomicU32},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use gonfalon_catalog::Play;
use gonfalon_kernel::{AskId, Line, Seat};
use gonfalon_programs::Program;
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    time::Instant,
};

use crate::{
    message::{StandIn, TakeBack, ToHost},
    store::{SeatCard, Store},
};

use advising::Advice;
pub(crate) use company::written;
use thinking::{PULSE, Thinking, Thought, thought};

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
    /// Bots that may think ahead at the same time.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Bots that may answer at once at the same time: they never wait for those who take their time.
    pub(crate) quick: Arc<Semaphore>,
    /// Chances that may be judged at the same time.
    pub(crate) judges: Arc<Semaphore>,
    /// The most connections of one match.
    pub(crate) connections: usize,
    /// Programs of others that can be seated.
    pub(crate) programs: Arc<[Program]>,
    /// How long a player may be gone before a bot may play for them.
    pub(crate) absence: Duration,
    /// How long a player who is asked may do nothing before the same holds for them.
    pub(crate) stillness: Duration,
    /// Whoever holds this has not left yet. It stands last, to be let go after everything else.
    pub(crate) _here: mpsc::Sender<()>,
}

/// A match at the table.
pub(crate) struct Table {
    id: String,
    scenario: String,
    play: Box<dyn Play>,
    seats: Vec<SeatCard>,
    /// Whether players may be helped.
    hints: bool,
    /// How many answers there are, for whoever works elsewhere.
    now: Arc<AtomicU32>,
    house: House,
    guests: BTreeMap<u64, Guest>,
    next_guest: u64,
    take_back: Option<TakeBack>,
    /// A proposal to have a bot play for somebody.
    stand_in: Option<StandIn>,
    thinking: Option<Thinking>,
    programs: programs::Programs,
    /// When each open question was put.
    put: BTreeMap<(AskId, Seat), Instant>,
    /// Since when people who are not here have been gone.
    gone: BTreeMap<Seat, Instant>,
    /// When each seat last said something.
    heard: BTreeMap<Seat, Instant>,
    /// The count after the last interruption for a pause.
    interrupted: Option<u32>,
    /// After trouble with the store nothing is answered for anybody until then.
    rest: Option<Instant>,
}

struct Guest {
    seat: Option<Seat>,
    out: mpsc::Sender<Out>,
    /// Room for a last word.
    farewell: mpsc::OwnedPermit<Out>,
    /// What they wait for.
    advice: Option<Advice>,
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
        hints: bool,
        house: House,
    ) -> Table {
        let people = seats.iter().zip((0..).map(Seat)).filter(|(card, _)| card.bot.is_none());
        let gone = people.map(|(_, seat)| (seat, Instant::now())).collect();
        Table {
            id,
            scenario,
            play,
            seats,
            hints,
            now: Arc::default(),
            house,
            guests: BTreeMap::new(),
            next_guest: 1,
            take_back: None,
            stand_in: None,
            thinking: None,
            programs: programs::Programs::default(),
            put: BTreeMap::new(),
            gone,
            heard: BTreeMap::new(),
            interrupted: None,
            rest: None,
        }
    }

    /// Lives until nobody is interested any more.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<ToTable>) {
        self.note_questions();
        loop {
            self.leave_programs();
            if self.stand_in.is_some() {
                self.settle_stand_in().await;
            }
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
                () = tokio::time::sleep(PULSE), if self.thinking.is_some() => self.tell_progress(),
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

/// A time in milliseconds.
fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// Waits for a moment, or for ever.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
