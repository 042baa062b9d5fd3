//! Where workers lay finished games for the one who writes them.
//!
//! A channel would wake the writer for every game, and whoever wakes somebody may have to make room for him. Here the writer is
//! woken for whole batches only.

use std::{
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread::{self, Thread},
    time::Duration,
};

use crate::kept::Kept;

/// So many games are worth writing at once.
const BATCH: usize = 256;
/// So many may wait to be written; more would only fill memory.
const MOST: usize = 4096;
/// How long a worker waits for room.
const PAUSE: Duration = Duration::from_millis(2);

/// Finished games on their way to the disk.
#[derive(Debug)]
pub(crate) struct Tray {
    games: Mutex<Vec<Kept>>,
    /// How many workers are still there.
    workers: AtomicUsize,
    /// Nobody writes any more.
    given_up: AtomicBool,
    writer: Thread,
}

impl Tray {
    /// A tray for so many workers; whoever makes it is the writer.
    pub(crate) fn new(workers: usize) -> Tray {
        Tray {
            games: Mutex::default(),
            workers: AtomicUsize::new(workers),
            given_up: AtomicBool::new(false),
            writer: thread::current(),
        }
    }

    fn games(&self) -> MutexGuard<'_, Vec<Kept>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of one worker.
    pub(crate) fn desk(&self) -> Desk<'_> {
        Desk(self)
    }

    /// Waits for a batch, but not for long, and takes what is there; says whether it was the last.
    pub(crate) fn take(&self, patience: Duration) -> (Vec<Kept>, bool) {
        if self.workers.load(Ordering::Acquire) > 0 {
            thread::park_timeout(patience);
        }
        // Who is gone has laid down everything before.
        let ended = self.workers.load(Ordering::Acquire) == 0;
        (std::mem::take(&mut *self.games()), ended)
    }

    /// Tells workers that nobody writes any more.
    pub(crate) fn give_up(&self) {
        self.given_up.store(true, Ordering::Relaxed);
    }
}

/// The place of one worker, which he leaves however he ends.
#[derive(Debug)]
pub(crate) struct Desk<'t>(&'t Tray);

impl Desk<'_> {
    /// Lays down a game, and waits where too many lie there already; `false` if nobody writes any more.
    pub(crate) fn put(&self, kept: Kept) -> bool {
        let waiting = {
            let mut games = self.0.games();
            games.push(kept);
            games.len()
        };
        if waiting == BATCH {
            self.0.writer.unpark();
        }
        while !self.0.given_up.load(Ordering::Relaxed) && self.0.games().len() >= MOST {
            thread::sleep(PAUSE);
        }
        !self.0.given_up.load(Ordering::Relaxed)
    }
}

impl Drop for Desk<'_> {
    fn drop(&mut self) {
        if self.0.workers.fetch_sub(1, Ordering::AcqRel) == 1 {
            self.0.writer.unpark();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(number: u64) -> Kept {
        Kept { number, fought: Err(String::new()), micros: 1 }
    }

    #[test]
    fn everything_that_is_laid_down_is_taken_once() {
        let tray = Tray::new(3);
        let mut taken: Vec<u64> = Vec::new();
        thread::scope(|scope| {
            for worker in 0..3 {
                let tray = &tray;
                scope.spawn(move || {
                    let desk = tray.desk();
                    (0..10_000).for_each(|number| assert!(desk.put(kept(number * 3 + worker))));
                });
            }
            loop {
                let (batch, ended) = tray.take(Duration::from_secs(5));
                assert!(batch.len() <= MOST + 3, "memory stays flat");
                taken.extend(batch.iter().map(|kept| kept.number));
                if ended {
                    break;
                }
            }
        });
        taken.sort_unstable();
        assert!(taken.into_iter().eq(0..30_000));
    }

    #[test]
    fn workers_leave_when_nobody_writes() {
        let tray = Tray::new(1);
        tray.give_up();
        assert!(!tray.desk().put(kept(0)));
        assert!(tray.take(Duration::ZERO).1, "the only worker is gone");
    }
}
