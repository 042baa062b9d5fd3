//! A bot that thinks, beside everything else that happens at the table.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU8, Ordering},
    },
    time::Duration,
};

use gonfalon_catalog::{Idea, Puzzle};
use gonfalon_kernel::Seat;
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
    idea: JoinHandle<Option<Idea>>,
}

impl Thinking {
    /// Thinks on a thread of its own as soon as there is one to spare.
    pub(super) fn begin(seat: Seat, puzzle: Box<dyn Puzzle>, house: &House) -> Thinking {
        let thinkers = if puzzle.takes_time() { &house.thinkers } else { &house.quick };
        let (done, stop) = (Arc::new(AtomicU8::new(0)), Arc::new(AtomicBool::new(false)));
        let (doing, stopped, thinkers) = (Arc::clone(&done), Arc::clone(&stop), Arc::clone(thinkers));
        let idea = tokio::spawn(async move {
            let _turn = thinkers.acquire_owned().await.ok()?;
            let watch = move |part: u8| {
                doing.store(part.min(100), Ordering::Relaxed);
                !stopped.load(Ordering::Relaxed)
            };
            spawn_blocking(move || watch(0).then(|| puzzle.solve(&watch))).await.ok().flatten()
        });
        Thinking { seat, done, told: None, stop, idea }
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
pub(super) async fn thought(thinking: &mut Option<Thinking>) -> Option<Idea> {
    match thinking {
        Some(thinking) => (&mut thinking.idea).await.ok().flatten(),
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
