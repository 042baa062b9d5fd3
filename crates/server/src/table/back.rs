//! Taking back.

use gonfalon_kernel::{Line, Seat};

use super::Table;
use crate::message::{Answered, Reply, Request, TakeBack, ToPlayer};

/// Turned down for one reason.
pub(super) fn denied(key: &'static str) -> Reply {
    Reply::Denied(Answered { refusals: Vec::new(), says: vec![Line::new(key)], instead: None })
}

impl Table {
    /// Takes back a seat's last answer, or asks the other people for it.
    pub(super) async fn undo(&mut self, seat: Seat) -> Reply {
        if self.play.outcome().is_some() {
            return denied("denied-over");
        }
        let count = match self.play.free_to_take_back(seat) {
            0 => self.play.before_last_answer(seat),
            _ => self.play.count().checked_sub(1),
        };
        match count {
            Some(count) => self.back_to(seat, count).await,
            None => denied("host-nothing-to-take-back"),
        }
    }

    /// Goes back to an earlier position: at once where only free answers of the seat came after it, otherwise the other
    /// people are asked.
    pub(super) async fn back_to(&mut self, seat: Seat, count: u32) -> Reply {
        if self.play.outcome().is_some() {
            return denied("denied-over");
        }
        if self.take_back.is_some() {
            return denied("host-request-open");
        }
        if count >= self.play.count() {
            return denied("host-no-such-position");
        }
        if count < self.play.settled() {
            return denied("host-gave-up-since");
        }
        if self.play.count() - count <= self.play.free_to_take_back(seat) {
            return self.go_back(count).await;
        }
        // Bots hold no grudge, and who gave up has no say.
        let asked = |other: &Seat| *other != seat && self.has_say(*other);
        let open: Vec<Seat> = Seat::all(self.play.seats()).filter(asked).collect();
        if open.is_empty() {
            return self.go_back(count).await;
        }
        self.take_back = Some(TakeBack { seat, count, open });
        self.tell_all(&ToPlayer::TakeBack(self.take_back.clone()));
        Reply::Done
    }

    /// What a seat says about an open request.
    pub(super) async fn request(&mut self, seat: Seat, request: Request) -> Reply {
        let Some(asked) = &mut self.take_back else { return denied("host-no-request") };
        let has_say = match request {
            Request::Withdraw => asked.seat == seat,
            Request::Agree | Request::Decline => asked.open.contains(&seat),
        };
        if !has_say {
            return denied("host-no-say");
        }
        if request != Request::Agree {
            self.drop_request();
            return Reply::Done;
        }
        asked.open.retain(|other| *other != seat);
        if asked.open.is_empty() {
            let count = asked.count;
            return self.go_back(count).await;
        }
        self.tell_all(&ToPlayer::TakeBack(self.take_back.clone()));
        Reply::Done
    }

    /// Whatever happens to a match settles a request.
    pub(super) fn drop_request(&mut self) {
        if self.take_back.take().is_some() {
            self.tell_all(&ToPlayer::TakeBack(None));
        }
    }

    async fn go_back(&mut self, count: u32) -> Reply {
        if let Err(trouble) = self.house.store.cut(&self.id, self.play.lines_to(count)).await {
            return Reply::Denied(self.not_kept(&trouble));
        }
        self.play.back_to(count);
        self.programs.back_to(count);
        self.take_back = None;
        // What a bot thinks about belongs to another position now.
        self.thinking = None;
        self.put.clear();
        self.note_questions();
        self.tell_each(|table, viewer| ToPlayer::TookBack(Box::new(table.welcome(viewer))));
        Reply::Done
    }
}
