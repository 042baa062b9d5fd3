//! Plays a series of matches on several threads. What comes of it does not depend on their number.

use std::{
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use gonfalon_catalog::{Battle, Order};
use gonfalon_kernel::Line;
use indicatif::{ProgressBar, ProgressStyle};

use super::plan::Plan;
use crate::{contest, crew, ending::Stop, voice::Voice};

/// A match that was played.
#[derive(Debug)]
pub(super) struct Fought {
    pub(super) number: u32,
    pub(super) battle: Battle,
    pub(super) time: Duration,
    pub(super) log: Option<PathBuf>,
}

/// A match that broke down, which only a mistake of the program can cause.
#[derive(Debug)]
pub(super) struct Broken {
    pub(super) number: u32,
    pub(super) why: String,
}

/// What came of a series, in the order of its matches.
#[derive(Debug)]
pub(super) struct Series {
    pub(super) fought: Vec<Fought>,
    pub(super) broken: Vec<Broken>,
    pub(super) time: Duration,
}

/// Plays all matches of a plan.
pub(super) fn fight(plan: &Plan, voice: Voice) -> Result<Series, Stop> {
    let begun = Instant::now();
    let bar = bar(plan, voice);
    let (next, stopped) = (AtomicU32::new(0), AtomicBool::new(false));
    let fought: Mutex<Vec<Fought>> = Mutex::default();
    let broken: Mutex<Vec<Broken>> = Mutex::default();
    let reasons: Mutex<Vec<String>> = Mutex::default();
    let work = || {
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                break;
            }
            match one(plan, number, voice) {
                Ok(Ok(battle)) => locked(&fought).push(battle),
                Ok(Err(why)) => locked(&broken).push(Broken { number, why }),
                Err(reason) => {
                    locked(&reasons).push(reason);
                    stopped.store(true, Ordering::Relaxed);
                }
            }
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 1..plan.threads.min(plan.games as usize) {
            scope.spawn(work);
        }
        work();
    });
    bar.finish_and_clear();
    let reasons = std::mem::take(&mut *locked(&reasons));
    if !reasons.is_empty() {
        return Err(Stop::Reasons(reasons));
    }
    let mut series = Series {
        fought: std::mem::take(&mut *locked(&fought)),
        broken: std::mem::take(&mut *locked(&broken)),
        time: begun.elapsed(),
    };
    series.fought.sort_by_key(|fought| fought.number);
    series.broken.sort_by_key(|broken| broken.number);
    Ok(series)
}

fn locked<T>(list: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    list.lock().expect("nothing breaks down while it holds the list")
}

/// One match: played, or broken down. A log that cannot be written ends the series.
fn one(plan: &Plan, number: u32, voice: Voice) -> Result<Result<Fought, String>, String> {
    let begun = Instant::now();
    let agreed = plan.match_of(number);
    let log = plan.logs.as_ref().and_then(|logs| logs.of(number));
    let seats = plan.bots_of(agreed);
    let programs = plan.programs_of(agreed);
    let seed = plan.seed_of(number);
    let order = Order { agreed, seats: &seats, seed, log: log.is_some(), rules: plan.rules };
    // One broken match must not take the others with it.
    let fought = crew::unbroken(|| {
        let fought = plan.game.battle_with(&order, &programs);
        fought.map_err(|findings| contest::reasons(plan.game, &findings, voice))
    });
    let mut battle = match fought {
        Ok(battle) => battle,
        Err(why) => return Ok(Err(why)),
    };
    let time = begun.elapsed();
    if let (Some(logs), Some(path), Some(bytes)) = (&plan.logs, &log, battle.log.take()) {
        logs.write(path, &bytes, voice)?;
    }
    Ok(Ok(Fought { number, battle, time, log }))
}

/// A bar for whoever waits at a terminal.
fn bar(plan: &Plan, voice: Voice) -> ProgressBar {
    if plan.games == 1 {
        return ProgressBar::hidden();
    }
    ProgressBar::new(u64::from(plan.games)).with_style(style(voice))
}

fn style(voice: Voice) -> ProgressStyle {
    let line = Line::new("cli-battle-progress").text("bar", "{bar:40} {pos}/{len}").text("left", "{eta}");
    ProgressStyle::with_template(&voice.say(&line)).expect("a test tries both languages")
}

#[cfg(test)]
mod tests {
    use gonfalon_text::Lang;

    use super::*;

    #[test]
    fn the_bar_can_be_drawn_in_both_languages() {
        for lang in Lang::ALL {
            style(Voice { lang });
        }
    }
}
