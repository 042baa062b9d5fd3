//! Stand-ins: bots that play for people who are gone, by agreement of the others, or for people who wish it.

use gonfalon_catalog::game;
use gonfalon_kernel::{Line, Seat};
use tokio::time::Instant;

use super::{Table, back::denied};
use crate::message::{Answered, Reply, Request, StandIn, ToPlayer};

impl Table {
    /// The bot that answers for a seat: the one that sits there, or the one that plays for somebody.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        let card = self.seats.get(seat.index())?;
        card.bot.as_deref().or(card.stand_in.as_deref())
    }

    /// Whether a bot plays for the person of this seat.
    pub(super) fn is_stood_in(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|card| card.stand_in.is_some())
    }

    /// Whether the person of a seat is there to be asked for consent. One who is gone and has a stand-in is not waited for.
    pub(super) fn has_say(&self, seat: Seat) -> bool {
        let is_waited_for = self.is_here(seat) || !self.is_stood_in(seat);
        !self.is_bot(seat) && !self.has_resigned(seat) && is_waited_for
    }

    /// Whether somebody has been gone, or has done nothing although asked, for so long that a bot may play for them.
    fn is_missed(&self, seat: Seat) -> bool {
        if let Some(since) = self.gone.get(&seat) {
            return since.elapsed() >= self.house.absence;
        }
        // Where a clock runs, it is for the rules to say what becomes of who is late.
        let still = |since: &Instant| since.elapsed() >= self.house.stillness;
        let asked = self.put.iter().any(|((_, asked), put)| *asked == seat && still(put));
        asked && self.play.time_left(seat).is_none() && self.heard.get(&seat).is_none_or(still)
    }

    /// Has a bot play for somebody: at once for oneself, otherwise as soon as all others who are there agree.
    pub(super) async fn propose_stand_in(&mut self, by: Seat, seat: Seat, bot: String) -> Reply {
        if self.play.outcome().is_some() {
            return denied("denied-over");
        }
        if self.has_resigned(by) {
            return denied("host-gave-up");
        }
        let is_person = self.seats.get(seat.index()).is_some_and(|card| card.bot.is_none());
        if !is_person || self.has_resigned(seat) {
            return denied("host-nobody-to-stand-in-for");
        }
        let known = game(&self.play.header().game).map_or(&[][..], |game| game.bots());
        if !known.contains(&bot.as_str()) {
            let line = Line::new("host-no-such-bot").text("bot", bot).text("known", known.join(", "));
            return Reply::Denied(Answered { refusals: Vec::new(), says: vec![line], instead: None });
        }
        if by == seat {
            return self.change_player(seat, Some(bot)).await;
        }
        if self.is_stood_in(seat) {
            return denied("host-stands-in-already");
        }
        if !self.is_missed(seat) {
            return denied("host-not-missed");
        }
        if self.stand_in.is_some() {
            return denied("host-stand-in-open");
        }
        let asked =
            |other: &Seat| *other != by && *other != seat && self.has_say(*other) && self.is_here(*other);
        let open: Vec<Seat> = Seat::all(self.play.seats()).filter(asked).collect();
        self.stand_in = Some(StandIn { seat, bot, by, open });
        if !self.settle_stand_in().await {
            self.tell_all(&ToPlayer::StandIn(self.stand_in.clone()));
        }
        Reply::Done
    }

    /// Somebody answers or withdraws a proposal.
    pub(super) async fn about_stand_in(&mut self, seat: Seat, request: Request) -> Reply {
        let Some(proposed) = &mut self.stand_in else { return denied("host-no-stand-in-open") };
        let has_say = match request {
            Request::Withdraw => proposed.by == seat,
            Request::Agree | Request::Decline => proposed.open.contains(&seat),
        };
        if !has_say {
            return denied("host-no-say");
        }
        if request != Request::Agree {
            self.drop_stand_in();
            return Reply::Done;
        }
        proposed.open.retain(|other| *other != seat);
        if !self.settle_stand_in().await {
            self.tell_all(&ToPlayer::StandIn(self.stand_in.clone()));
        }
        Reply::Done
    }

    /// Carries out a proposal that nobody has to agree to any more, and drops one whose reason is gone; whether it is settled.
    pub(super) async fn settle_stand_in(&mut self) -> bool {
        let Some(mut proposed) = self.stand_in.take() else { return true };
        if self.play.outcome().is_some() || !self.is_missed(proposed.seat) || self.is_stood_in(proposed.seat)
        {
            self.tell_all(&ToPlayer::StandIn(None));
            return true;
        }
        // Who has gone meanwhile is not waited for.
        proposed.open.retain(|seat| self.is_here(*seat));
        if !proposed.open.is_empty() {
            self.stand_in = Some(proposed);
            return false;
        }
        self.tell_all(&ToPlayer::StandIn(None));
        if let Reply::Denied(denied) = self.change_player(proposed.seat, Some(proposed.bot)).await {
            eprintln!("match {}: no stand-in: {denied:?}", self.id);
        }
        true
    }

    /// Somebody plays again themselves.
    pub(super) async fn return_to(&mut self, seat: Seat) -> Reply {
        if self.is_stood_in(seat) {
            self.change_player(seat, None).await
        } else {
            denied("host-plays-already")
        }
    }

    /// Somebody else plays a seat from now on, which is kept before anybody hears of it.
    async fn change_player(&mut self, seat: Seat, stand_in: Option<String>) -> Reply {
        let mut seats = self.seats.clone();
        seats[seat.index()].stand_in = stand_in;
        if let Err(trouble) = self.house.store.seat(&self.id, seats.clone()).await {
            return Reply::Denied(self.not_kept(&trouble));
        }
        self.seats = seats;
        // What one of them thought about is asked of the other.
        if self.thinking.as_ref().is_some_and(|thinking| thinking.seat() == seat) {
            self.thinking = None;
        }
        self.drop_request();
        self.tell_each(|table, viewer| ToPlayer::Reseated(Box::new(table.reseated(viewer))));
        Reply::Done
    }

    fn drop_stand_in(&mut self) {
        if self.stand_in.take().is_some() {
            self.tell_all(&ToPlayer::StandIn(None));
        }
    }
}
