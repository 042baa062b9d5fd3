//! The course of a match so far: every answer, every die, and the position they led to.

use std::sync::Arc;

use super::record::{
    Begin, End, Entry, Header, Resignation, begin_hash, end_hash, entry_hash, resignation_hash,
};
use crate::{AskId, Denied, Dice, Game, Hash, Outcome, RecordingDice, Rolled, Seat, TapeDice, check, play};

/// A match from its first position to where it stands, without a source of new dice.
///
/// Every earlier position can be derived again, which is what undo and forks are made of.
#[derive(Debug)]
pub struct Course<G: Game> {
    game: Arc<G>,
    header: Header,
    begin: Begin,
    initial: G::State,
    entries: Vec<Entry<G::Action>>,
    resignations: Vec<Resignation>,
    state: G::State,
    end: Option<End>,
}

impl<G: Game> Clone for Course<G> {
    fn clone(&self) -> Self {
        Course {
            game: Arc::clone(&self.game),
            header: self.header.clone(),
            begin: self.begin.clone(),
            initial: self.initial.clone(),
            entries: self.entries.clone(),
            resignations: self.resignations.clone(),
            state: self.state.clone(),
            end: self.end.clone(),
        }
    }
}

impl<G: Game> Course<G> {
    /// A match in its first position, which was reached with the dice of `tape`.
    pub fn new(header: Header, game: Arc<G>, initial: G::State, tape: Vec<Rolled>) -> Course<G> {
        let hash = begin_hash(&header, &tape, &initial);
        let state = initial.clone();
        let begin = Begin { dice: tape, hash };
        let (entries, resignations) = (Vec::new(), Vec::new());
        let mut course = Course { game, header, begin, initial, entries, resignations, state, end: None };
        course.close();
        course
    }

    /// The game and the public facts of the match.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The present position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The first record of the log.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The second record of the log.
    pub fn begin(&self) -> &Begin {
        &self.begin
    }

    /// All answers so far.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// Who gave up, and when.
    pub fn resignations(&self) -> &[Resignation] {
        &self.resignations
    }

    /// How the match ended, once it has: by the rules, or because all but one gave up.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.end.as_ref().map(|end| &end.outcome)
    }

    /// The closing record, once the match is over.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The fingerprint of everything so far.
    pub fn hash(&self) -> Hash {
        match self.resignations.last() {
            Some(last) if last.after == self.entries.len() => last.hash,
            _ => self.entries.last().map_or(self.begin.hash, |entry| entry.hash),
        }
    }

    /// The fingerprint after the first `count` answers; `None` if there were not so many.
    pub fn hash_after(&self, count: usize) -> Option<Hash> {
        match count.checked_sub(1) {
            None => Some(self.begin.hash),
            Some(last) => self.entries.get(last).map(|entry| entry.hash),
        }
    }

    /// Judges an answer and plays it; says what happened.
    pub fn answer(
        &mut self,
        seat: Seat,
        ask: AskId,
        action: G::Action,
        dice: &mut dyn Dice,
    ) -> Result<Vec<G::Event>, Denied> {
        if self.end.is_some() {
            return Err(Denied::Over);
        }
        let legal = check(&*self.game, &self.state, ask, seat, action.clone())?;
        let mut dice = RecordingDice::new(dice);
        let mut events = Vec::new();
        play(&*self.game, &mut self.state, legal, &mut dice, &mut events);
        let dice = dice.into_tape();
        let hash = entry_hash(&self.hash(), (ask, seat, &action), &dice, &self.state);
        self.entries.push(Entry { ask, seat, action, dice, hash });
        self.close();
        Ok(events)
    }

    /// The record of a seat's giving up now; `None` if the match is over, the seat has given up before or is none.
    pub fn resignation(&self, seat: Seat) -> Option<Resignation> {
        let gave_up = self.resignations.iter().any(|resignation| resignation.seat == seat);
        if self.end.is_some() || gave_up || seat.0 >= self.game.seats() {
            return None;
        }
        let after = self.entries.len();
        Some(Resignation { seat, after, hash: resignation_hash(&self.hash(), seat, after) })
    }

    /// A seat gives up for good. The match is over if only one is left; else it goes on, and whoever hosts it answers
    /// for the seat as long as the rules ask it something.
    pub fn resign(&mut self, seat: Seat) -> bool {
        let resignation = self.resignation(seat);
        let resigns = resignation.is_some();
        self.resignations.extend(resignation);
        self.close();
        resigns
    }

    /// The position after the first `count` answers; `None` if there were not so many.
    pub fn state_after(&self, count: usize) -> Option<G::State> {
        if count == self.entries.len() {
            return Some(self.state.clone());
        }
        let mut state = self.initial.clone();
        for entry in self.entries.get(..count)? {
            let legal = check(&*self.game, &state, entry.ask, entry.seat, entry.action.clone())
                .expect("an answer that was legal stays legal in the same position");
            play(
                &*self.game,
                &mut state,
                legal,
                &mut TapeDice::playback(entry.dice.iter().cloned()),
                &mut (),
            );
        }
        Some(state)
    }

    /// Takes back everything after the first `count` answers. Whether the players may is not decided here.
    pub fn back_to(&mut self, count: usize) -> bool {
        let Some(state) = self.state_after(count) else { return false };
        self.state = state;
        self.entries.truncate(count);
        self.resignations.retain(|resignation| resignation.after <= count);
        self.end = None;
        self.close();
        true
    }

    /// The same match up to the first `count` answers, with other players at the seats, to be played on
    /// differently. The fork has no seed of its own: its dice are those of its record.
    pub fn fork(&self, count: usize, seats: Vec<String>) -> Option<Course<G>> {
        let entries = self.entries.get(..count)?;
        let header = Header { seats, seed: None, ..self.header.clone() };
        let mut fork =
            Course::new(header, Arc::clone(&self.game), self.initial.clone(), self.begin.dice.clone());
        for entry in entries {
            let mut dice = TapeDice::playback(entry.dice.iter().cloned());
            fork.answer(entry.seat, entry.ask, entry.action.clone(), &mut dice)
                .expect("an answer that was legal stays legal in the same position");
        }
        Some(fork)
    }

    fn close(&mut self) {
        let resigned: Vec<Seat> = self.resignations.iter().map(|resignation| resignation.seat).collect();
        let count = self.game.seats();
        let left = Seat::all(count).filter(|seat| !resigned.contains(seat));
        let outcome = match self.game.outcome(&self.state) {
            Some(outcome) if resigned.is_empty() => outcome.clone(),
            Some(outcome) => outcome.without(&resigned, count),
            None if left.clone().count() > 1 => return,
            None => Outcome { winners: left.collect(), resigned },
        };
        let (entries, hash) = (self.entries.len(), self.hash());
        let hash = end_hash(&hash, &outcome, entries);
        self.end = Some(End { outcome, entries, hash });
    }
}
