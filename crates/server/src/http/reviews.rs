//! Finished matches looked at again, and their costly decisions as puzzles.
//!
//! A review takes a while, so that it is asked for again and again until it is there. One is worked out at a time; nobody
//! asking any more ends it; what was worked out is kept with the log.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{
    Json,
    body::Bytes,
    extract::{Path, State},
};
use gonfalon_catalog::{Attempt, Depth, GameEntry, Unreviewed, game};
use gonfalon_kernel::{Hash, Line, Seat, log};
use serde_json::Value;
use tokio::{
    sync::{Semaphore, watch},
    task::spawn_blocking,
};

use super::{App, From, failure::Failure};
use crate::{
    message::{PuzzleAnswered, PuzzleWeighed, ReviewState, ReviewWanted},
    secret,
    store::Store,
};

/// A review that nobody has asked for this long is given up.
const PATIENCE: Duration = Duration::from_secs(8);
/// So many reviews may wait for each other.
const WAITING: usize = 8;

/// The reviews that are being worked out.
pub(crate) struct Reviews {
    jobs: Mutex<BTreeMap<String, Arc<Job>>>,
    /// Whoever works out a review.
    turn: Arc<Semaphore>,
    /// Whoever compares an answer.
    scales: Arc<Semaphore>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        let one = || Arc::new(Semaphore::new(1));
        Reviews { jobs: Mutex::default(), turn: one(), scales: one() }
    }
}

/// A review that is being worked out.
struct Job {
    /// How far it has come, in thousandths.
    done: AtomicU32,
    /// When somebody last asked for it.
    asked: Mutex<Instant>,
    /// Why nothing came of it.
    failed: Mutex<Option<Line>>,
}

impl Job {
    fn is_wanted(&self) -> bool {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < PATIENCE
    }

    fn touch(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }
}

impl Reviews {
    fn job(&self, key: &str) -> Option<Arc<Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).get(key).map(Arc::clone)
    }

    /// A place for another job; `None` if too many wait.
    fn begin(&self, key: &str) -> Option<Arc<Job>> {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if jobs.len() >= WAITING {
            return None;
        }
        let (done, failed) = (AtomicU32::new(0), Mutex::new(None));
        let job = Arc::new(Job { done, asked: Mutex::new(Instant::now()), failed });
        jobs.insert(key.to_owned(), Arc::clone(&job));
        Some(job)
    }

    /// Forgets a job, but not another that has taken its place.
    fn end(&self, key: &str, job: &Arc<Job>) {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if jobs.get(key).is_some_and(|other| Arc::ptr_eq(other, job)) {
            jobs.remove(key);
        }
    }
}

/// A log with its game, ready to be worked on.
struct Text {
    game: &'static dyn GameEntry,
    log: String,
    limits: log::Limits,
}

async fn text(app: &App, id: &str) -> Result<Text, Failure> {
    let kept = app.lobby.house().store.replay(id).await?;
    let log = kept.ok_or_else(|| Failure::not_found("host-no-such-replay"))?;
    let limits = log::Limits { bytes: app.limits.log, ..log::Limits::default() };
    let header = log::read_header(log.as_bytes(), limits).map_err(|_| Failure::broken())?;
    Ok(Text { game: game(&header.game).ok_or_else(Failure::broken)?, log, limits })
}

/// What a review is kept as. Whoever has learned something new looks at matches anew.
fn key(id: &str, deep: bool, game: &dyn GameEntry) -> String {
    let lore = Hash::of(game.lore().as_bytes()).to_string();
    format!("{id}-{}-{}", if deep { "deep" } else { "quick" }, &lore[..16])
}

fn failure(unreviewed: &Unreviewed) -> Failure {
    match unreviewed {
        Unreviewed::Running => Failure::too_early("host-not-over"),
        other => Failure::because(other.says()),
    }
}

/// A review, or how far it has come.
pub(super) async fn review(
    State(app): State<App>,
    From { 0: address }: From,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Json<ReviewState>, Failure> {
    let ReviewWanted { deep } = serde_json::from_slice(&body).map_err(|error| Failure::malformed(&error))?;
    let text = text(&app, &id).await?;
    let key = key(&id, deep, text.game);
    let store = Arc::clone(&app.lobby.house().store);
    if let Some(kept) = store.review(&key).await? {
        let kept: Value = serde_json::from_str(&kept).map_err(|_| Failure::broken())?;
        return Ok(Json(ReviewState::Ready(kept["review"].clone())));
    }
    let job = match app.reviews.job(&key) {
        Some(job) => job,
        None => {
            app.count(address)?;
            let job = app.reviews.begin(&key).ok_or_else(Failure::too_many)?;
            let depth = if deep { Depth::Deep } else { app.limits.review };
            tokio::spawn(work(Arc::clone(&app.reviews), store, key.clone(), text, depth, app.stop.clone()));
            job
        }
    };
    job.touch();
    let failed = job.failed.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some(line) = failed {
        app.reviews.end(&key, &job);
        return Err(Failure::because(line));
    }
    Ok(Json(ReviewState::Working { done: f64::from(job.done.load(Ordering::Relaxed)) / 1000.0 }))
}

/// Works a review out and keeps it, away from the threads that listen.
async fn work(
    reviews: Arc<Reviews>,
    store: Arc<dyn Store>,
    key: String,
    text: Text,
    depth: Depth,
    stop: watch::Receiver<bool>,
) {
    let Some(job) = reviews.job(&key) else { return };
    let Ok(_turn) = Arc::clone(&reviews.turn).acquire_owned().await else { return };
    let own = Arc::clone(&job);
    let run = move || {
        let watch = |done: f64| {
            own.done.store((done * 1000.0) as u32, Ordering::Relaxed);
            own.is_wanted() && !*stop.borrow()
        };
        let reviewed = text.game.review(&mut text.log.as_bytes(), text.limits, depth, &watch)?;
        Ok::<_, Unreviewed>(
            serde_json::to_string(&reviewed).expect("a review is plain data and always becomes JSON"),
        )
    };
    let failed = match spawn_blocking(run).await {
        Ok(Ok(kept)) => store.keep_review(&key, kept).await.err().map(|trouble| trouble.says()),
        // Whoever comes back begins anew.
        Ok(Err(Unreviewed::Cancelled)) => None,
        Ok(Err(unreviewed)) => Some(match unreviewed {
            Unreviewed::Running => Line::new("host-not-over"),
            other => other.says(),
        }),
        Err(_) => Some(Line::new("host-broken")),
    };
    let is_told = failed.is_some() && job.is_wanted();
    *job.failed.lock().unwrap_or_else(PoisonError::into_inner) = failed;
    if is_told {
        // It is taken away by whoever hears of it, or later.
        tokio::time::sleep(PATIENCE).await;
    }
    reviews.end(&key, &job);
}

/// Tells how an answer to a puzzle compares with the better one. The answer is the one that was given in a match that goes on
/// from the position of the puzzle.
pub(super) async fn weigh(
    State(app): State<App>,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Json<PuzzleWeighed>, Failure> {
    let wanted: PuzzleAnswered = serde_json::from_slice(&body).map_err(|error| Failure::malformed(&error))?;
    let text = text(&app, &id).await?;
    let store = Arc::clone(&app.lobby.house().store);
    let no_review = || Failure::not_found("host-no-such-review");
    let kept = store.review(&key(&id, wanted.deep, text.game)).await?.ok_or_else(no_review)?;
    let kept: Value = serde_json::from_str(&kept).map_err(|_| Failure::broken())?;
    let costly = &kept["review"]["costly"][wanted.place as usize];
    let (Some(count), Some(seat)) = (costly["count"].as_u64(), costly["seat"].as_u64()) else {
        return Err(no_review());
    };
    let better = kept["better"][wanted.place as usize].clone();
    let admission = store.ticket(&secret::kept(&wanted.ticket)).await?;
    let seat = Seat(seat as u8);
    if admission.is_none_or(|admission| admission.id != wanted.match_id || admission.seat != Some(seat)) {
        return Err(Failure::forbidden("host-no-ticket"));
    }
    let played = store.load(&wanted.match_id).await?.ok_or_else(|| Failure::forbidden("host-no-ticket"))?;
    let own = answer(&played.answers, count as usize, seat)
        .ok_or_else(|| Failure::too_early("host-puzzle-open"))?;
    let _scales = Arc::clone(&app.reviews.scales).acquire_owned().await.map_err(|_| Failure::broken())?;
    let here = Waiting(Arc::new(AtomicBool::new(true)));
    let waits = Arc::clone(&here.0);
    let run = move || {
        let attempt = Attempt { count: count as u32, own: &own, better: &better };
        text.game.weigh(&mut text.log.as_bytes(), text.limits, attempt, &|_| waits.load(Ordering::Relaxed))
    };
    let weighed = spawn_blocking(run).await.map_err(|_| Failure::broken())?;
    weighed.map(|weighed| Json(PuzzleWeighed(weighed))).map_err(|unreviewed| failure(&unreviewed))
}

/// The first answer of a seat after so many.
fn answer(lines: &[String], count: usize, seat: Seat) -> Option<Value> {
    let records = lines.iter().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut entries = records.filter_map(|mut record| record.get_mut("entry").map(Value::take)).skip(count);
    let own = entries.find(|entry| entry["seat"].as_u64() == Some(seat.0.into()));
    own.map(|mut entry| entry["action"].take())
}

/// Tells the work when its request has gone.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_of_the_asked_seat_is_found_behind_those_of_others() {
        let entry = |seat: u8, action: &str| format!(r#"{{"entry":{{"seat":{seat},"action":"{action}"}}}}"#);
        let lines = [entry(0, "a"), r#"{"resignation":{"seat":2}}"#.to_owned(), entry(1, "b"), entry(0, "c")];
        assert_eq!(answer(&lines, 1, Seat(0)), Some("c".into()));
        assert_eq!(answer(&lines, 0, Seat(0)), Some("a".into()));
        assert_eq!(answer(&lines, 3, Seat(0)), None);
    }
}
