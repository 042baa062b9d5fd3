//! A match that is being played.

use std::{fmt, sync::Arc};

use super::{Course, Header};
use crate::{AskId, Denied, Dice, Game, RecordingDice, Seat};

/// A match with a source of dice: the course so far can be continued.
pub struct Match<G: Game> {
    course: Course<G>,
    dice: Box<dyn Dice + Send>,
}

impl<G: Game> Match<G> {
    /// Begins a match; `build` sets up the game and its first position from the header and may roll dice.
    pub fn begin<E>(
        header: Header,
        mut dice: Box<dyn Dice + Send>,
        build: impl FnOnce(&Header, &mut dyn Dice) -> Result<(G, G::State), E>,
    ) -> Result<Match<G>, E> {
        let mut recording = RecordingDice::new(&mut *dice);
        let (game, state) = build(&header, &mut recording)?;
        let tape = recording.into_tape();
        Ok(Match { course: Course::new(header, Arc::new(game), state, tape), dice })
    }

    /// Continues a course with new dice: a match that was interrupted, or a fork.
    pub fn resume(course: Course<G>, dice: Box<dyn Dice + Send>) -> Match<G> {
        Match { course, dice }
    }

    /// From now on dice come from another source.
    pub fn roll_with(&mut self, dice: Box<dyn Dice + Send>) {
        self.dice = dice;
    }

    /// Judges an answer and plays it; says what happened.
    pub fn answer(&mut self, seat: Seat, ask: AskId, action: G::Action) -> Result<Vec<G::Event>, Denied> {
        self.course.answer(seat, ask, action, &mut *self.dice)
    }

    /// A seat gives up for good; `false` if it cannot any more.
    pub fn resign(&mut self, seat: Seat) -> bool {
        self.course.resign(seat)
    }

    /// Takes back everything after the first `count` answers. Whether the players may is not decided here.
    pub fn back_to(&mut self, count: usize) -> bool {
        self.course.back_to(count)
    }

    /// The match so far.
    pub fn course(&self) -> &Course<G> {
        &self.course
    }

    /// The match so far, without its dice.
    pub fn into_course(self) -> Course<G> {
        self.course
    }

    /// The game and the public facts of the match.
    pub fn game(&self) -> &G {
        self.course.game()
    }

    /// The present position.
    pub fn state(&self) -> &G::State {
        self.course.state()
    }
}

impl<G: Game + fmt::Debug> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match").field("course", &self.course).finish_non_exhaustive()
    }
}
