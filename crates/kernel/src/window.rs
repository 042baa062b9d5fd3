//! A reaction window: seats are offered a chance to act, in turn, until all have passed.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::Seat;

/// Who may still react. The window closes when every seat has passed in turn since the last thing happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    order: SmallVec<[Seat; 4]>,
    next: u8,
    passes: u8,
}

impl Window {
    /// A window for these seats, offered in this order; a seat named twice counts once. Without seats the
    /// window is closed from the start.
    pub fn new(order: impl IntoIterator<Item = Seat>) -> Window {
        let mut seats = SmallVec::new();
        for seat in order {
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        Window { order: seats, next: 0, passes: 0 }
    }

    /// Whose turn it is to act or pass; `None` when the window is closed.
    pub fn turn(&self) -> Option<Seat> {
        if self.is_closed() { None } else { self.order.get(usize::from(self.next)).copied() }
    }

    /// Whether all have passed in turn.
    pub fn is_closed(&self) -> bool {
        usize::from(self.passes) >= self.order.len()
    }

    /// The seats in their order.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// The seat whose turn it is passes.
    pub fn pass(&mut self) {
        if !self.is_closed() {
            self.passes += 1;
            self.advance();
        }
    }

    /// The seat whose turn it is does something: everybody may react to that, beginning with the next seat.
    pub fn act(&mut self) {
        if !self.is_closed() {
            self.passes = 0;
            self.advance();
        }
    }

    /// Something happened that everybody may react to, beginning again with the first seat.
    pub fn restart(&mut self) {
        self.passes = 0;
        self.next = 0;
    }

    /// A seat has nothing to react with any more, or has left the match. The passes of the others stand.
    pub fn leave(&mut self, seat: Seat) {
        let Some(place) = self.order.iter().position(|other| *other == seat) else { return };
        if self.has_passed(place) {
            self.passes -= 1;
        }
        self.order.remove(place);
        if place < usize::from(self.next) {
            self.next -= 1;
        }
        if usize::from(self.next) >= self.order.len() {
            self.next = 0;
        }
    }

    fn advance(&mut self) {
        self.next = (self.next + 1) % self.order.len() as u8;
    }

    /// Whether the seat at a place is among those that have just passed, one after another.
    fn has_passed(&self, place: usize) -> bool {
        let count = self.order.len();
        let since = (usize::from(self.next) + count - place) % count;
        let since = if since == 0 { count } else { since };
        since <= usize::from(self.passes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);
    const GREEN: Seat = Seat(2);

    #[test]
    fn closes_when_all_have_passed_in_turn() {
        let mut window = Window::new([BLUE, GREEN, BLUE]);
        assert_eq!(window.turn(), Some(BLUE));
        window.pass();
        assert_eq!(window.turn(), Some(GREEN));
        window.pass();
        assert_eq!(window.turn(), None);
        assert!(window.is_closed());
        window.pass();
        assert!(window.is_closed());
    }

    #[test]
    fn an_act_opens_it_again_for_all_including_who_acted() {
        let mut window = Window::new([RED, BLUE]);
        window.pass();
        window.act();
        let mut turns = Vec::new();
        while let Some(seat) = window.turn() {
            turns.push(seat);
            window.pass();
        }
        assert_eq!(turns, [RED, BLUE]);
    }

    #[test]
    fn restarting_begins_with_the_first_seat() {
        let mut window = Window::new([RED, BLUE, GREEN]);
        window.pass();
        window.restart();
        assert_eq!(window.turn(), Some(RED));
    }

    #[test]
    fn nobody_makes_a_closed_window() {
        assert!(Window::new([]).is_closed());
        assert_eq!(Window::new([]).turn(), None);
    }

    #[test]
    fn who_leaves_is_not_waited_for() {
        let mut window = Window::new([RED, BLUE, GREEN]);
        window.pass();
        window.leave(BLUE);
        assert_eq!(window.turn(), Some(GREEN));
        window.pass();
        assert!(window.is_closed());

        let mut window = Window::new([RED, BLUE, GREEN]);
        window.pass();
        window.leave(RED);
        assert_eq!(window.turn(), Some(BLUE));
        window.pass();
        assert_eq!(window.turn(), Some(GREEN));
        window.leave(GREEN);
        assert!(window.is_closed());
    }

    #[test]
    fn survives_being_saved() {
        let mut window = Window::new([BLUE, RED]);
        window.pass();
        let bytes = postcard::to_stdvec(&window).expect("a window is plain data");
        assert_eq!(postcard::from_bytes::<Window>(&bytes), Ok(window));
    }
}
