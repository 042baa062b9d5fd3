//! What a rule may touch while it runs: reading is free, changing goes through [`Cx::emit`] alone.

use gonfalon_kernel::{Dice, Flow, Machine, Outcome, Roll, Sink, Stack, Wake};

use crate::Dw;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::State;

/// The flow of this game's frames.
pub(crate) type Step = Flow<Frame, Question, ()>;
/// What wakes this game's frames.
pub(crate) type WakeUp = Wake<Action, ()>;

/// A match in the middle of a step.
pub(crate) struct Cx<'a> {
    pub(crate) game: &'a Dw,
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut dyn Dice,
    pub(crate) sink: &'a mut dyn Sink<Event>,
}

impl std::fmt::Debug for Cx<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cx").field("state", &self.state).finish_non_exhaustive()
    }
}

impl Cx<'_> {
    /// The table as it is now.
    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(self.game, &self.state.table)
    }

    /// The only way to change anything.
    pub(crate) fn emit(&mut self, event: Event) {
        crate::apply::apply(self.game, self.state, &event);
        self.sink.event(&event);
    }

    /// One die.
    pub(crate) fn roll(&mut self, purpose: &'static str, sides: u8) -> u8 {
        self.dice.roll(Roll { purpose, sides })
    }
}

impl Machine for Cx<'_> {
    type Frame = Frame;
    type Question = Question;
    type Action = Action;
    type Value = ();

    fn stack(&mut self) -> &mut Stack<Frame, Question> {
        &mut self.state.stack
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.state.table.outcome.as_ref()
    }

    fn step(&mut self, frame: Frame, wake: WakeUp) -> Step {
        frame.step(self, wake)
    }
}
