//! Answers: of players, of bots, of the host for those who gave up or whose time is up.

use std::time::Duration;

use gonfalon_catalog::{Idea, Open, Rejected};
use gonfalon_kernel::{AskId, Seat};
use tokio::time::Instant;

use super::{REST, Table, milliseconds, thinking::Thinking};
use crate::message::{Answered, ToPlayer};

impl Table {
    /// Keeps an answer that was played and tells everybody; takes it back if it cannot be kept.
    pub(super) async fn keep(
        &mut self,
        seat: Seat,
        played: Result<String, Rejected>,
    ) -> Result<(), Box<Answered>> {
        let line = played.map_err(|rejected| Box::new(Answered::from(rejected)))?;
        let count = self.play.count();
        if let Err(trouble) = self.house.store.append(&self.id, self.play.lines_to(count), line).await {
            self.play.back_to(count - 1);
            self.programs.back_to(count - 1);
            return Err(Box::new(self.not_kept(&trouble)));
        }
        self.note_questions();
        self.drop_request();
        self.tell_each(|table, viewer| ToPlayer::Moved(Box::new(table.moved(viewer, seat))));
        Ok(())
    }

    /// Says that something could not be kept.
    pub(super) fn not_kept(&mut self, trouble: &crate::store::StoreTrouble) -> Answered {
        eprintln!("match {}: {trouble}", self.id);
        self.rest = Some(Instant::now() + REST);
        Answered { refusals: Vec::new(), says: vec![trouble.says()], instead: None }
    }

    /// Remembers when new questions were put, and forgets old ones.
    pub(super) fn note_questions(&mut self) {
        let open: Vec<(AskId, Seat)> = self.play.asks().iter().map(|ask| (ask.id, ask.seat)).collect();
        self.drop_stale_advice();
        self.put.retain(|question, _| open.contains(question));
        let now = Instant::now();
        open.into_iter().for_each(|question| {
            self.put.entry(question).or_insert(now);
        });
    }

    /// The milliseconds since a question was put.
    pub(super) fn spent(&self, ask: AskId, seat: Seat) -> u32 {
        let put = self.put.get(&(ask, seat));
        put.map_or(0, |put| milliseconds(put.elapsed()))
    }

    /// When the next clock runs out.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let ends = self.put.iter().filter_map(|((_, seat), put)| {
            Some(*put + Duration::from_millis(u64::from(self.play.time_left(*seat)?)))
        });
        ends.min()
    }

    pub(super) async fn time_is_up(&mut self) {
        let now = Instant::now();
        for Open { id, seat, .. } in self.play.asks() {
            let Some(left) = self.play.time_left(seat) else { continue };
            let spent = self.spent(id, seat);
            if spent < left {
                continue;
            }
            let played = self.play.time_up(seat, id, spent);
            if self.keep(seat, played).await.is_err() {
                // The next attempt gets a fresh question instead of spinning.
                self.put.insert((id, seat), now);
            }
            return;
        }
    }

    /// The question of somebody who gave up, or whose program failed, unless the host has to rest.
    pub(super) fn owed(&self) -> Option<Open> {
        let open = self
            .play
            .asks()
            .into_iter()
            .find(|ask| self.has_resigned(ask.seat) || self.is_given_up_on(ask.seat));
        open.filter(|_| self.rest.is_none())
    }

    /// Gives the safe answer for somebody who does not answer any more.
    pub(super) async fn answer_for(&mut self, ask: Open) {
        let spent = self.spent(ask.id, ask.seat);
        let played = self.play.pass(ask.seat, ask.id, spent);
        if self.keep(ask.seat, played).await.is_err() {
            self.rest = Some(Instant::now() + REST);
        }
    }

    /// Lets a bot think if one is asked and none does.
    pub(super) fn let_bot_think(&mut self) {
        if self.thinking.is_some() || self.rest.is_some() {
            return;
        }
        let thinks = |ask: &Open| {
            self.bot_of(ask.seat).is_some() && !self.has_resigned(ask.seat) && !self.is_given_up_on(ask.seat)
        };
        let Some(open) = self.play.asks().into_iter().find(thinks) else { return };
        let Some(bot) = self.bot_of(open.seat).map(ToOwned::to_owned) else { return };
        if self.asks_program(&open, &bot) {
            return;
        }
        let Some(puzzle) = self.play.puzzle(open.seat, &bot) else { return };
        self.thinking = Some(Thinking::begin(open.seat, puzzle, &self.house));
    }

    /// Plays what a bot thought of. A bot that broke down, or was overtaken by a take-back, never stops a match: the safe
    /// answer takes the place of one that cannot be played.
    pub(super) async fn bot_answers(&mut self, idea: Option<Idea>) {
        let asks = self.play.asks();
        let asked = |seat: Seat, id: AskId| asks.iter().any(|ask| ask.seat == seat && ask.id == id);
        let (seat, played) = match idea {
            Some(Idea { ask, seat, action, thoughts, .. }) => {
                if !asked(seat, ask) {
                    return;
                }
                let spent = self.spent(ask, seat);
                let mut played = self.play.act(seat, ask, action, spent);
                match (&played, thoughts) {
                    (Ok(_), Some(thoughts)) => self.play.remember(thoughts),
                    (Ok(_), None) => {}
                    (Err(rejected), _) => {
                        eprintln!(
                            "match {}: the bot of {seat} gave an illegal answer: {rejected:?}",
                            self.id
                        );
                        played = self.play.pass(seat, ask, spent);
                    }
                }
                (seat, played)
            }
            None => {
                let Some(ask) = asks.iter().find(|ask| self.bot_of(ask.seat).is_some()) else { return };
                eprintln!("match {}: the bot of {} broke down", self.id, ask.seat);
                (ask.seat, self.play.pass(ask.seat, ask.id, self.spent(ask.id, ask.seat)))
            }
        };
        if self.keep(seat, played).await.is_err() {
            self.rest = Some(Instant::now() + REST);
        }
    }
}
