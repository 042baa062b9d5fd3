//! Playing on several threads whatever a queue hands out.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use gonfalon_kernel::Line;

use crate::{kept::Kept, plan::Plan, play, queue::Queue, tray::Tray};

/// A game is handed over at the latest after this time.
const PATIENCE: Duration = Duration::from_millis(500);

/// How it was to play.
#[derive(Clone, Copy, Debug)]
pub struct Labour {
    /// How long it took.
    pub time: Duration,
    /// The part of the time of all threads that went into games, from 0 to 1.
    pub busy: f64,
}

/// Plays games until the queue has none left or `stop` is set, and hands them over in batches, from the thread of the caller;
/// trouble with keeping them ends it. This is all that a worker on another machine needs besides a queue and a place for results.
pub fn work_through(
    plan: &Plan,
    queue: &dyn Queue,
    threads: usize,
    stop: &AtomicBool,
    keep: &mut dyn FnMut(Vec<Kept>) -> Result<(), Line>,
) -> Result<Labour, Line> {
    let begun = Instant::now();
    let threads = threads.max(1);
    let (busy, tray) = (AtomicU64::new(0), Tray::new(threads));
    let kept = thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(plan, queue, stop, &busy, &tray));
        }
        let kept = hand_over(&tray, keep);
        if kept.is_err() {
            // Nobody keeps what is played from here on.
            stop.store(true, Ordering::Relaxed);
            tray.give_up();
        }
        kept
    });
    kept?;
    let time = begun.elapsed();
    let all = time.as_secs_f64() * threads as f64;
    let busy = busy.load(Ordering::Relaxed) as f64 / 1e6 / all.max(1e-9);
    Ok(Labour { time, busy: busy.min(1.0) })
}

/// One worker.
fn work(plan: &Plan, queue: &dyn Queue, stop: &AtomicBool, busy: &AtomicU64, tray: &Tray) {
    let desk = tray.desk();
    while !stop.load(Ordering::Relaxed) {
        let Some(number) = queue.next() else { return };
        let kept = play::kept(plan, number);
        busy.fetch_add(kept.micros, Ordering::Relaxed);
        if !desk.put(kept) {
            return;
        }
    }
}

/// Hands over batches until all workers are gone.
fn hand_over(tray: &Tray, keep: &mut dyn FnMut(Vec<Kept>) -> Result<(), Line>) -> Result<(), Line> {
    loop {
        let (batch, ended) = tray.take(PATIENCE);
        if !batch.is_empty() {
            keep(batch)?;
        }
        if ended {
            return Ok(());
        }
    }
}
