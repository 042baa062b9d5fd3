//! What a rule may touch while it runs: reading is free, changing goes through [`Cx::emit`] alone.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Dice, Flow, Machine, Outcome, Roll, Seat, Sink, Stack, Wake};

use crate::Whdw;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::Face;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Secret, State};

/// The flow of this game's frames.
pub(crate) type Step = Flow<Frame, Question, ()>;
/// What wakes this game's frames.
pub(crate) type WakeUp = Wake<Action, ()>;

/// A match in the middle of a step.
pub(crate) struct Cx<'a> {
    pub(crate) game: &'a Whdw,
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

    /// What only `seat` knows.
    pub(crate) fn secret(&self, seat: Seat) -> &Secret {
        &self.state.secrets[seat]
    }

    /// The only way to change anything.
    pub(crate) fn emit(&mut self, event: Event) {
        crate::apply::apply(self.game, self.state, &event);
        self.sink.event(&event);
    }

    /// One die with a purpose that is not tied to a disk.
    pub(crate) fn roll(&mut self, purpose: &'static str, sides: u8) -> u8 {
        self.dice.roll(Roll { purpose, sides })
    }

    /// A six-sided die for a disk, told to everybody.
    pub(crate) fn roll_for(&mut self, disk: DiskId, purpose: &'static str) -> u8 {
        let value = self.roll(purpose, 6);
        self.emit(Event::DieRolled { disk, purpose, value });
        value
    }

    /// One battle die.
    pub(crate) fn roll_battle_die(&mut self, purpose: &'static str) -> Face {
        let value = self.roll(purpose, 6);
        self.game.library.constants.battle_die[usize::from(value - 1)]
    }

    /// The first player, as long as anybody plays.
    pub(crate) fn first_player(&self) -> Seat {
        self.state.table.initiative.first().copied().unwrap_or(Seat(0))
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
