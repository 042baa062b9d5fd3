//! Stopping long work.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// What programs say by custom when they are interrupted.
const INTERRUPTED: i32 = 130;

/// Becomes true with the first signal to stop; the second ends the program at once.
pub(super) fn stop() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    gonfalon_server::on_signal(move || {
        told.store(true, Ordering::Relaxed);
        gonfalon_server::on_signal(|| std::process::exit(INTERRUPTED));
    });
    stop
}
