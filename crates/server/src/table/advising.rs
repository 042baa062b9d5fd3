//! Help for players: hints, advice, reasons of bots, chances.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU8, Ordering},
};

use gonfalon_catalog::game;
use gonfalon_kernel::{AskId, Line, Seat};
use tokio::{
    sync::mpsc,
    task::{block_in_place, spawn_blocking},
};

use super::{Out, Table, back::denied, company::written};
use crate::message::{Answered, Reply, ToPlayer};

/// Hints come from the bot that answers at once.
const QUICK: &str = "greedy";
/// A player who waits for advice hears of so many per cent at a time.
const STEP: u8 = 4;

/// Advice that somebody waits for. Dropped, it is not thought about any longer.
pub(super) struct Advice {
    pub(super) ask: AskId,
    stop: Arc<AtomicBool>,
}

impl Drop for Advice {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Table {
    /// Why there is no help now, if there is none.
    fn no_help(&self, seat: Seat, ask: AskId) -> Option<Reply> {
        let asked = self.play.asks().iter().any(|open| open.id == ask && open.seat == seat);
        match (self.hints, asked) {
            (false, _) => Some(denied("host-no-hints")),
            (true, false) => Some(denied("denied-not-asked")),
            (true, true) => None,
        }
    }

    /// Lets the quick bot think about a player's question, elsewhere; `None` if the reply comes later.
    pub(super) fn hint(&self, guest: u64, id: u32, seat: Seat, ask: AskId) -> Option<Reply> {
        if let Some(reply) = self.no_help(seat, ask) {
            return Some(reply);
        }
        let Some(puzzle) = self.play.puzzle(seat, QUICK) else { return Some(denied("denied-not-asked")) };
        let out = self.guests.get(&guest)?.out.clone();
        let quick = Arc::clone(&self.house.quick);
        tokio::spawn(async move {
            let _turn = quick.acquire_owned().await;
            let idea = spawn_blocking(move || puzzle.solve(&|_| true)).await;
            reply(&out, id, Reply::Hint(idea.ok().and_then(|idea| idea.draft)));
        });
        None
    }

    /// Lets a bot think about a player's question, with its reasons; `None` if the reply comes later.
    pub(super) fn advise(&mut self, guest: u64, id: u32, seat: Seat, ask: AskId, bot: &str) -> Option<Reply> {
        if let Some(reply) = self.no_help(seat, ask) {
            return Some(reply);
        }
        let known = game(&self.play.header().game).map_or(&[][..], |game| game.bots());
        if !known.contains(&bot) {
            let line = Line::new("host-no-such-bot").text("bot", bot).text("known", known.join(", "));
            return Some(Reply::Denied(Answered { refusals: Vec::new(), says: vec![line], instead: None }));
        }
        let Some(puzzle) = self.play.advice(seat, bot) else { return Some(denied("denied-not-asked")) };
        let guest = self.guests.get_mut(&guest)?;
        let (stop, out) = (Arc::new(AtomicBool::new(false)), guest.out.clone());
        // Whoever asks again does not want the older advice any more.
        guest.advice = Some(Advice { ask, stop: Arc::clone(&stop) });
        let thinkers = Arc::clone(&self.house.thinkers);
        tokio::spawn(async move {
            let turn = thinkers.acquire_owned().await;
            let (told, stopped, progress) = (AtomicU8::new(0), Arc::clone(&stop), out.clone());
            let watch = move |done: u8| {
                if done >= told.load(Ordering::Relaxed).saturating_add(STEP) {
                    told.store(done, Ordering::Relaxed);
                    // Who takes nothing in misses nothing that matters.
                    let _ = progress.try_send(Out::Text(written(&ToPlayer::Advising { id, done })));
                }
                !stopped.load(Ordering::Relaxed)
            };
            let idea = spawn_blocking(move || watch(0).then(|| puzzle.solve(&watch))).await;
            drop(turn);
            let reasons = idea.ok().flatten().and_then(|idea| idea.reasons);
            let stale = stop.load(Ordering::Relaxed);
            reply(&out, id, Reply::Advice(reasons.filter(|_| !stale).map(Box::new)));
        });
        None
    }

    /// The reasons of a bot for an answer.
    pub(super) fn why(&self, viewer: Option<Seat>, count: u32) -> Reply {
        if !self.hints && self.play.outcome().is_none() {
            return denied("host-no-hints");
        }
        Reply::Why(block_in_place(|| self.play.why(viewer, count)).map(Box::new))
    }

    /// Has chances judged from what a seat knows, elsewhere; `None` if the reply comes later.
    pub(super) fn outlook(&self, guest: u64, id: u32, seat: Seat) -> Option<Reply> {
        if !self.hints {
            return Some(denied("host-no-hints"));
        }
        let (now, count) = (Arc::clone(&self.now), self.play.count());
        let Some(outlook) = self.play.outlook(seat) else {
            return Some(Reply::Outlook { count, chances: Vec::new() });
        };
        let out = self.guests.get(&guest)?.out.clone();
        let judges = Arc::clone(&self.house.judges);
        tokio::spawn(async move {
            let _turn = judges.acquire_owned().await;
            // Whoever has seen another answer meanwhile has asked again.
            let stale = now.load(Ordering::Relaxed) != count;
            let weighed =
                if stale { Vec::new() } else { spawn_blocking(|| outlook.weigh()).await.unwrap_or_default() };
            reply(&out, id, Reply::Outlook { count, chances: weighed });
        });
        None
    }

    /// Nobody is advised about questions that are no longer open.
    pub(super) fn drop_stale_advice(&mut self) {
        self.now.store(self.play.count(), Ordering::Relaxed);
        let open: Vec<AskId> = self.play.asks().iter().map(|ask| ask.id).collect();
        for guest in self.guests.values_mut() {
            guest.advice.take_if(|advice| !open.contains(&advice.ask));
        }
    }
}

/// Replies later; whoever asked may have gone.
fn reply(out: &mpsc::Sender<Out>, id: u32, reply: Reply) {
    let _ = out.try_send(Out::Text(written(&ToPlayer::Reply { id, reply: Box::new(reply) })));
}
