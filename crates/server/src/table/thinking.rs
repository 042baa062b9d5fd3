//! A bot that thinks, beside everything else that happens at the table.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU8, Ordering},
    },
    time::Duration,
};

use gonfalon_catalog::{Idea, Puzzle};
use gonfalon_kernel::{AskId, Seat};
use gonfalon_programs::Fault;
use serde_json::Value;
use tokio::task::{JoinHandle, spawn_blocking};

use super::{House, Table};
use crate::message::{self, ToPlayer};

/// How often everybody hears how far a bot has come.
pub(super) const PULSE: Duration = Duration::from_millis(250);

/// A bot that thinks. Dropped, it stops at the next opportunity, and what it thought of is forgotten.
pub(super) struct Thinking {
    seat: Seat,
    done: Arc<AtomicU8>,
    told: Option<u8>,
    stop: Arc<AtomicBool>,
    thought: JoinHandle<Option<Thought>>,
}

/// What came of a question to a bot or a program.
pub(super) enum Thought {
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

impl Thinking {
    /// Thinks on a thread of its own as soon as there is one to spare.
    pub(super) fn begin(seat: Seat, puzzle: Box<dyn Puzzle>, house: &House) -> Thinking {
        let thinkers = if puzzle.takes_time() { &house.thinkers } else { &house.quick };
        let (done, stop) = (Arc::new(AtomicU8::new(0)), Arc::new(AtomicBool::new(false)));
        let (doing, stopped, thinkers) = (Arc::clone(&done), Arc::clone(&stop), Arc::clone(thinkers));
        let thought = tokio::spawn(async move {
            let _turn = thinkers.acquire_owned().await.ok()?;
            let watch = move |part: u8| {
                doing.store(part.min(100), Ordering::Relaxed);
                !stopped.load(Ordering::Relaxed)
            };
            let idea = spawn_blocking(move || watch(0).then(|| puzzle.solve(&watch))).await.ok().flatten();
            idea.map(Thought::Idea)
        });
        Thinking { seat, done, told: None, stop, thought }
    }

    /// A program that was asked elsewhere; nobody knows how far it has come.
    pub(super) fn elsewhere(seat: Seat, thought: JoinHandle<Option<Thought>>) -> Thinking {
        Thinking { seat, done: Arc::default(), told: None, stop: Arc::default(), thought }
    }

    /// Whose answer it is about.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What a bot thought of; waits for ever while none thinks.
pub(super) async fn thought(thinking: &mut Option<Thinking>) -> Option<Thought> {
    match thinking {
        Some(thinking) => (&mut thinking.thought).await.ok().flatten(),
        None => std::future::pending().await,
    }
}

impl Table {
    /// Tells everybody how far the bot has come, if that is news.
    pub(super) fn tell_progress(&mut self) {
        let Some(thinking) = &mut self.thinking else { return };
        let done = thinking.done.load(Ordering::Relaxed);
        if thinking.told == Some(done) {
            return;
        }
        thinking.told = Some(done);
        let seat = thinking.seat;
        self.tell_all(&ToPlayer::Thinking(message::Thinking { seat, done }));
    }
}
