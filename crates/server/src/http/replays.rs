//! Logs to look at.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    Json,
    body::Bytes,
    extract::{Path, Query, State},
};
use gonfalon_catalog::{Play, game};
use gonfalon_kernel::{Hash, Line, Seat, log};
use serde::Deserialize;
use tokio::task::spawn_blocking;

use super::{
    App, From,
    failure::Failure,
    matches::{in_log, keep as keep_match, seat_cards},
};
use crate::{
    message::{Fork, MatchBegun, ReplayAt, ReplayCard, Told},
    secret,
};

/// How many logs are held ready.
const READY: usize = 16;

type Shared = Arc<Mutex<Box<dyn Play>>>;

/// The logs that were looked at last, ready to be looked at again.
#[derive(Default)]
pub(crate) struct Replays(Mutex<VecDeque<(String, Shared)>>);

impl Replays {
    fn find(&self, id: &str) -> Option<Shared> {
        let mut ready = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = ready.iter().position(|(own, _)| own == id)?;
        let found = ready.remove(place)?;
        ready.push_front(found);
        ready.front().map(|(_, play)| Arc::clone(play))
    }

    fn put(&self, id: &str, play: Box<dyn Play>) -> Shared {
        let play: Shared = Arc::new(Mutex::new(play));
        let mut ready = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ready.retain(|(own, _)| own != id);
        ready.push_front((id.to_owned(), Arc::clone(&play)));
        ready.truncate(READY);
        play
    }
}

/// Does something with a log, away from the threads that listen.
async fn with<T: Send + 'static>(
    play: Shared,
    work: impl FnOnce(&dyn Play) -> T + Send + 'static,
) -> Result<T, Failure> {
    let run = move || work(&**play.lock().unwrap_or_else(PoisonError::into_inner));
    spawn_blocking(run).await.map_err(|_| Failure::broken())
}

/// Proves a log.
async fn prove(text: String, limit: usize) -> Result<Box<dyn Play>, Failure> {
    let run = move || {
        let limits = log::Limits { bytes: limit, ..log::Limits::default() };
        let wrong = |trouble: log::Trouble| Failure::because(trouble.says());
        let header = log::read_header(text.as_bytes(), limits).map_err(wrong)?;
        let unknown = || Line::new("log-unknown-game").text("game", &header.game).number("line", 1);
        let game = game(&header.game).ok_or_else(|| Failure::because(unknown()))?;
        game.resume(&mut text.as_bytes(), limits, secret::seed()).map_err(wrong)
    };
    spawn_blocking(run).await.map_err(|_| Failure::broken())?
}

async fn ready(app: &App, id: &str) -> Result<Shared, Failure> {
    if let Some(play) = app.replays.find(id) {
        return Ok(play);
    }
    let kept = app.lobby.house().store.replay(id).await?;
    let text = kept.ok_or_else(|| Failure::not_found("host-no-such-replay"))?;
    Ok(app.replays.put(id, prove(text, app.limits.log).await?))
}

/// Proves a log and keeps it. The same log always has the same name.
pub(super) async fn keep(
    State(app): State<App>,
    From { 0: address }: From,
    body: Bytes,
) -> Result<Json<ReplayCard>, Failure> {
    app.count(address)?;
    let text = String::from_utf8(body.to_vec()).map_err(|_| Failure::because(Line::new("host-not-text")))?;
    let play = prove(text.clone(), app.limits.log).await?;
    let id = Hash::of(text.as_bytes()).to_string()[..32].to_owned();
    app.lobby.house().store.keep_replay(&id, text).await?;
    let play = app.replays.put(&id, play);
    with(play, move |play| Json(card(id, play))).await
}

pub(super) async fn story(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<ReplayCard>, Failure> {
    let play = ready(&app, &id).await?;
    with(play, move |play| Json(card(id, play))).await
}

fn card(id: String, play: &dyn Play) -> ReplayCard {
    ReplayCard {
        id,
        game: play.header().game.clone(),
        seats: play.header().seats.clone(),
        count: play.count(),
        told: play.story(None, 0).into_iter().map(Told::from).collect(),
        answered: play.answered(),
        outcome: play.outcome(),
    }
}

#[derive(Deserialize)]
pub(super) struct Viewer {
    seat: Option<u8>,
}

pub(super) async fn at(
    State(app): State<App>,
    Path((id, count)): Path<(String, u32)>,
    Query(Viewer { seat }): Query<Viewer>,
) -> Result<Json<ReplayAt>, Failure> {
    let play = ready(&app, &id).await?;
    let scene = with(play, move |play| {
        let viewer = seat.map(Seat).filter(|seat| seat.0 < play.seats());
        play.scene_after(viewer, count)
    });
    let scene = scene.await?.ok_or_else(|| Failure::not_found("host-no-such-position"))?;
    Ok(Json(ReplayAt { count, scene }))
}

/// Begins a match that goes on from a position of a log.
pub(super) async fn fork(
    State(app): State<App>,
    From { 0: address }: From,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Json<MatchBegun>, Failure> {
    app.count(address)?;
    let Fork { count, seats, same_dice } =
        serde_json::from_slice(&body).map_err(|error| Failure::malformed(&error))?;
    let play = ready(&app, &id).await?;
    let programs = Arc::clone(&app.lobby.house().programs);
    let forked = with(play, move |play| {
        let game = game(&play.header().game).ok_or_else(Failure::broken)?;
        let cards = seat_cards(game, &seats, &programs)?;
        if cards.len() != usize::from(play.seats()) {
            let line = Line::new("host-seat-count").number("seats", cards.len() as i64);
            return Err(Failure::because(line.number("armies", i64::from(play.seats()))));
        }
        let names = cards.iter().map(in_log).collect();
        let fork = play.fork(count, names, secret::seed(), same_dice);
        Ok((fork.ok_or_else(|| Failure::not_found("host-no-such-position"))?, cards))
    });
    let (fork, cards) = forked.await??;
    let scenario = fork.scenario();
    keep_match(&app, fork, scenario, cards, true).await.map(Json)
}
