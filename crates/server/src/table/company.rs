//! Who is there.

use axum::extract::ws::Utf8Bytes;
use gonfalon_kernel::{Line, Seat};
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};

use super::{Guest, Out, Table};
use crate::message::{Presence, ToPlayer};

impl Table {
    pub(super) fn join(&mut self, seat: Option<Seat>, out: mpsc::Sender<Out>, joined: oneshot::Sender<u64>) {
        if self.guests.len() >= self.house.connections {
            let _ = out.try_send(Out::Close(Line::new("host-table-full")));
            return;
        }
        // A connection is new and has taken up no room yet.
        let Ok(farewell) = out.clone().try_reserve_owned() else { return };
        let number = self.next_guest;
        if joined.send(number).is_err() {
            return;
        }
        self.next_guest += 1;
        let was_here = seat.is_none_or(|seat| self.is_here(seat));
        if let Some(seat) = seat {
            self.gone.remove(&seat);
        }
        self.guests.insert(number, Guest { seat, out, farewell, advice: None });
        self.send(number, &ToPlayer::Welcome(Box::new(self.welcome(seat))));
        if let (Some(seat), false) = (seat, was_here) {
            self.tell_presence(seat);
        }
    }

    pub(super) fn leave(&mut self, number: u64) {
        self.dismiss(number);
    }

    /// A connection is no guest any more.
    fn dismiss(&mut self, number: u64) -> Option<Guest> {
        let guest = self.guests.remove(&number)?;
        if let Some(seat) = guest.seat.filter(|seat| !self.is_here(*seat)) {
            self.gone.insert(seat, Instant::now());
            self.tell_presence(seat);
        }
        Some(guest)
    }

    /// Whether somebody, or a bot, sits at a seat.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.is_bot(seat) || self.guests.values().any(|guest| guest.seat == Some(seat))
    }

    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|card| card.bot.is_some())
    }

    pub(super) fn has_resigned(&self, seat: Seat) -> bool {
        self.play.resigned().contains(&seat)
    }

    pub(super) fn tell_presence(&mut self, seat: Seat) {
        let presence = Presence {
            seat,
            here: self.is_here(seat),
            resigned: self.has_resigned(seat),
            trouble: self.programs.mark(seat),
        };
        self.tell_all(&ToPlayer::Presence(presence));
    }

    /// The same message to everybody.
    pub(super) fn tell_all(&mut self, message: &ToPlayer) {
        let text = written(message);
        let numbers: Vec<u64> = self.guests.keys().copied().collect();
        numbers.into_iter().for_each(|number| self.hand(number, text.clone()));
    }

    /// The same message to everybody but one seat.
    pub(super) fn tell_others(&mut self, seat: Seat, message: &ToPlayer) {
        let others = self.guests.iter().filter(|(_, guest)| guest.seat != Some(seat));
        let numbers: Vec<u64> = others.map(|(number, _)| *number).collect();
        if numbers.is_empty() {
            return;
        }
        let text = written(message);
        numbers.into_iter().for_each(|number| self.hand(number, text.clone()));
    }

    /// Each viewer's own form of a message to everybody. It is made once for all connections of a seat.
    pub(super) fn tell_each(&mut self, form: impl Fn(&Table, Option<Seat>) -> ToPlayer) {
        let mut viewers: Vec<Option<Seat>> = self.guests.values().map(|guest| guest.seat).collect();
        viewers.sort();
        viewers.dedup();
        for viewer in viewers {
            let text = written(&form(self, viewer));
            let own = self.guests.iter().filter(|(_, guest)| guest.seat == viewer);
            let numbers: Vec<u64> = own.map(|(number, _)| *number).collect();
            numbers.into_iter().for_each(|number| self.hand(number, text.clone()));
        }
    }

    pub(super) fn send(&mut self, number: u64, message: &ToPlayer) {
        self.hand(number, written(message));
    }

    /// Hands a message to a connection. One that takes nothing in any more is given up; coming back costs it nothing.
    fn hand(&mut self, number: u64, text: Utf8Bytes) {
        let Some(guest) = self.guests.get(&number) else { return };
        if guest.out.try_send(Out::Text(text)).is_err()
            && let Some(guest) = self.dismiss(number)
        {
            guest.farewell.send(Out::Close(Line::new("host-too-slow")));
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn written(message: &ToPlayer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data and always become JSON").into()
}
