//! Simultaneous answers: kept closed until all are in, then opened together.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::Seat;

/// Answers of several seats that nobody may see before all are in. The order in which they arrive leaves no
/// trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed<T> {
    envelopes: SmallVec<[(Seat, Option<T>); 2]>,
}

impl<T> Sealed<T> {
    /// Waits for one answer of each of these seats.
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> Sealed<T> {
        let mut envelopes: SmallVec<[(Seat, Option<T>); 2]> =
            seats.into_iter().map(|seat| (seat, None)).collect();
        envelopes.sort_by_key(|(seat, _)| *seat);
        envelopes.dedup_by_key(|(seat, _)| *seat);
        Sealed { envelopes }
    }

    /// Puts an answer in; an answer that nobody waits for, or a second one, is handed back.
    pub fn put(&mut self, seat: Seat, answer: T) -> Result<(), T> {
        match self.envelopes.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, envelope @ None)) => {
                *envelope = Some(answer);
                Ok(())
            }
            _ => Err(answer),
        }
    }

    /// Whether a seat has answered: everybody may know that.
    pub fn has(&self, seat: Seat) -> bool {
        self.peek(seat).is_some()
    }

    /// The answer of one seat, for that seat's own view.
    pub fn peek(&self, seat: Seat) -> Option<&T> {
        self.envelopes.iter().find(|(other, _)| *other == seat).and_then(|(_, answer)| answer.as_ref())
    }

    /// The same envelopes with other contents in those that `seat` may not open: for views and imagined positions.
    #[must_use]
    pub fn replaced_for(self, seat: Seat, mut other: impl FnMut(Seat) -> T) -> Sealed<T> {
        let replaced = self.envelopes.into_iter().map(|(whose, answer)| {
            let answer = if whose == seat { answer } else { answer.map(|_| other(whose)) };
            (whose, answer)
        });
        Sealed { envelopes: replaced.collect() }
    }

    /// Takes the answer of a seat back, as if it were still thinking: for imagined worlds.
    pub fn take_back(&mut self, seat: Seat) -> Option<T> {
        self.envelopes.iter_mut().find(|(other, _)| *other == seat).and_then(|(_, envelope)| envelope.take())
    }

    /// Whether all answers are in.
    pub fn is_complete(&self) -> bool {
        self.envelopes.iter().all(|(_, answer)| answer.is_some())
    }

    /// Opens all answers, in seat order, once all are in; until then it hands itself back.
    pub fn open(self) -> Result<Vec<(Seat, T)>, Sealed<T>> {
        if !self.is_complete() {
            return Err(self);
        }
        let opened = self.envelopes.into_iter().filter_map(|(seat, answer)| Some((seat, answer?)));
        Ok(opened.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_arrival_leaves_no_trace() {
        let mut one = Sealed::new([Seat(0), Seat(1)]);
        let mut other = Sealed::new([Seat(1), Seat(0)]);
        assert_eq!((one.put(Seat(0), 'a'), one.put(Seat(1), 'b')), (Ok(()), Ok(())));
        assert_eq!((other.put(Seat(1), 'b'), other.put(Seat(0), 'a')), (Ok(()), Ok(())));
        assert_eq!(one, other);
        assert_eq!(one.open(), Ok(vec![(Seat(0), 'a'), (Seat(1), 'b')]));
    }

    #[test]
    fn others_contents_can_be_replaced_but_not_whether_there_is_one() {
        let mut sealed = Sealed::new([Seat(0), Seat(1), Seat(2)]);
        assert_eq!((sealed.put(Seat(0), 'a'), sealed.put(Seat(1), 'b')), (Ok(()), Ok(())));
        let seen = sealed.replaced_for(Seat(0), |_| '?');
        assert_eq!([0, 1, 2].map(|seat| seen.peek(Seat(seat)).copied()), [Some('a'), Some('?'), None]);
    }

    #[test]
    fn opens_only_when_all_are_in_and_takes_one_answer_each() {
        let mut sealed = Sealed::new([Seat(0), Seat(1)]);
        assert_eq!(sealed.put(Seat(1), 5), Ok(()));
        assert_eq!(sealed.put(Seat(1), 6), Err(6));
        assert_eq!(sealed.put(Seat(2), 7), Err(7));
        assert!(sealed.has(Seat(1)) && !sealed.has(Seat(0)));
        let mut sealed = sealed.open().expect_err("one answer is missing");
        assert_eq!((sealed.take_back(Seat(1)), sealed.take_back(Seat(0))), (Some(5), None));
        assert_eq!(sealed.put(Seat(1), 5), Ok(()));
        assert_eq!(sealed.put(Seat(0), 4), Ok(()));
        assert_eq!(sealed.open(), Ok(vec![(Seat(0), 4), (Seat(1), 5)]));
    }
}
