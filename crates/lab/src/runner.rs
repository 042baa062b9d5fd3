//! Plays what is missing of a plan on several threads.

use std::{sync::atomic::AtomicBool, time::Duration};

use gonfalon_kernel::Line;

use crate::{
    labour::work_through,
    office::Office,
    plan::Plan,
    queue::{Local, Queue as _},
    results::Results,
};

/// Who plays, and who is told.
pub struct Crew<'c> {
    /// How many threads play.
    pub threads: usize,
    /// Set from outside to stop after the games that are being played.
    pub stop: &'c AtomicBool,
    /// Told how it goes at first and after every batch.
    pub progress: &'c mut dyn FnMut(Progress),
}

/// How far a run has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Games that are kept, those of earlier runs included.
    pub done: u64,
    /// Games that are still to be played, as far as is known.
    pub left: u64,
}

/// What came of a run.
#[derive(Clone, Copy, Debug)]
pub struct Ran {
    /// Games that were played in this run.
    pub played: u64,
    /// Games that broke down, those of earlier runs included.
    pub broken: u64,
    /// Games that had been played before.
    pub before: u64,
    /// Whether all games are done.
    pub finished: bool,
    /// How long it took.
    pub time: Duration,
    /// The part of the time of all threads that went into games, from 0 to 1.
    pub busy: f64,
}

/// Plays every game that is missing. A game is counted when it is on the disk; whatever ends the run earlier loses only games
/// that were not, and they are played again next time.
pub fn run(plan: &Plan, results: &mut Results, crew: &mut Crew<'_>) -> Result<Ran, Line> {
    let mut office = Office::open(plan, results)?;
    let queue = Local::new(plan, office.done().clone());
    for (cell, pairs) in office.closed() {
        queue.close(*cell, *pairs);
    }
    (crew.progress)(office.progress());
    let labour = work_through(plan, &queue, crew.threads, crew.stop, &mut |batch| {
        for (cell, pairs) in office.write(batch)? {
            queue.close(cell, pairs);
        }
        (crew.progress)(office.progress());
        Ok(())
    })?;
    let finished = office.is_complete();
    if finished {
        office.finish()?;
    }
    let (played, broken, before) = (office.taken(), office.broken()?, office.before());
    Ok(Ran { played, broken, before, finished, time: labour.time, busy: labour.busy })
}

impl std::fmt::Debug for Crew<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Crew").field("threads", &self.threads).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{reading::Store, study::Study};

    /// A limit on the size of the file is a disk that is full.
    fn limited(results: &Results, pages: i64) {
        let limit = results.store().database.pragma_update(None, "max_page_count", pages);
        limit.expect("the limit is a number");
    }

    fn all(plan: &Plan, results: &mut Results) -> Result<Ran, Line> {
        let stop = AtomicBool::new(false);
        run(plan, results, &mut Crew { threads: 2, stop: &stop, progress: &mut |_| {} })
    }

    #[test]
    fn a_full_disk_loses_nothing_and_nothing_is_counted_twice() {
        let text = "game = \"kow\"\narmies = [\"spears-of-the-dawn\"]\npairings = \"mirrors\"\nbots = [\"random\"]\n\
                    games = 600\n[options]\nlength = 1\n";
        let study = Study::read(Path::new("study.toml"), text.as_bytes()).expect("it is sound");
        let plan = Plan::of(&study).expect("it can be played");
        let name = format!("gonfalon-lab-full-{}.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mut results = Results::open(&path, &plan).expect("there is a place for temporary files");
        limited(&results, 40);
        let full = all(&plan, &mut results).expect_err("there is no room");
        assert_eq!(full.key, "lab-results-full");
        let kept = Store::open(&path).expect("it is there").count().expect("it can be read");
        assert!(kept < 600, "{kept}");
        limited(&results, 1_000_000);
        let rest = all(&plan, &mut results).expect("there is room again");
        assert_eq!((rest.before, rest.before + rest.played, rest.finished), (kept, 600, true));
        assert_eq!(Store::open(&path).expect("it is there").count().expect("it can be read"), 600);
        drop(results);
        std::fs::remove_file(&path).expect("it can be removed");
    }
}
