//! Work on several threads whose results are taken in order, so that they do not depend on the number of threads.

use std::{
    any::Any,
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        atomic::{AtomicBool, AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

/// One thread for each core, unless somebody chose a number.
pub(crate) fn threads(chosen: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    chosen.map_or_else(cores, usize::from)
}

/// Does the pieces of work with the numbers from 0 to `count`, and hands each result over in the order of the numbers until
/// `take` says that it is enough. What was done beyond that is dropped.
pub(crate) fn in_order<T: Send>(
    threads: usize,
    count: u32,
    work: impl Fn(u32) -> T + Sync,
    mut take: impl FnMut(u32, T) -> bool,
) {
    let (next, enough) = (AtomicU32::new(0), AtomicBool::new(false));
    let (sender, results) = mpsc::channel();
    let (work, next, enough) = (&work, &next, &enough);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1) as usize) {
            let sender = sender.clone();
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || sender.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut turn = 0;
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&turn) {
                if !enough.load(Ordering::Relaxed) && !take(turn, result) {
                    enough.store(true, Ordering::Relaxed);
                }
                turn += 1;
            }
        }
    });
}

/// What a piece of work returns, or why it broke down, which must not take the others with it.
pub(crate) fn unbroken<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| Err(last_words(&*payload)))
}

/// What somebody said who broke down.
fn last_words(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Squares, of which later ones are done earlier; taken until one is large enough.
    fn squares(threads: usize, count: u32, enough: u32) -> Vec<u32> {
        let mut taken = Vec::new();
        let work = |number: u32| {
            thread::sleep(Duration::from_millis(u64::from(7 - number % 8)));
            number * number
        };
        in_order(threads, count, work, |number, square| {
            assert_eq!(square, number * number);
            taken.push(square);
            square < enough
        });
        taken
    }

    #[test]
    fn results_come_in_order_and_end_at_the_same_place_on_any_number_of_threads() {
        let alone = squares(1, 40, 100);
        assert_eq!(alone, [0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100]);
        assert_eq!(squares(3, 40, 100), alone);
        assert_eq!(squares(16, 40, 100), alone);
        assert_eq!(squares(4, 5, 100).len(), 5, "there may be less than enough");
        assert_eq!(squares(4, 0, 100).len(), 0);
    }

    #[test]
    fn who_breaks_down_says_why() {
        assert_eq!(unbroken(|| Ok(7)), Ok(7));
        assert_eq!(unbroken::<u8>(|| Err("no".to_owned())), Err("no".to_owned()));
        assert_eq!(unbroken::<u8>(|| panic!("the {} is gone", "table")), Err("the table is gone".to_owned()));
    }
}
