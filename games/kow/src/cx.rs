//! What a rule may touch while it runs: reading is free, changing goes through [`Cx::emit`] alone.

use gonfalon_kernel::{Ask, Dice, Flow, Machine, Outcome, Roll, RuleId, Seat, Sink, Stack, Wake};

use crate::Kow;
use crate::action::{Action, Deed, Question};
use crate::board::Board;
use crate::event::{Event, Faces};
use crate::frame::Frame;
use crate::state::State;
use crate::{clock, pause};

/// The flow of this game's frames.
pub(crate) type Step = Flow<Frame, Question, ()>;
/// What wakes this game's frames.
pub(crate) type WakeUp = Wake<Action, ()>;

/// A match in the middle of a step.
pub(crate) struct Cx<'a> {
    pub(crate) game: &'a Kow,
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut dyn Dice,
    pub(crate) sink: &'a mut dyn Sink<Event>,
    /// The question that is being answered, so that it can be put again after a pause.
    pub(crate) asked: Option<Ask<Question>>,
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
        crate::apply::apply(self.game, &mut self.state.table, &event);
        self.sink.event(&event);
    }

    /// One six-sided die.
    pub(crate) fn d6(&mut self, purpose: &'static str) -> u8 {
        self.dice.roll(Roll { purpose, sides: 6 })
    }

    /// Several six-sided dice.
    pub(crate) fn dice(&mut self, purpose: &'static str, count: u16) -> Faces {
        (0..count).map(|_| self.d6(purpose)).collect()
    }

    /// The opponent of a seat.
    pub(crate) fn opponent(&self, seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    /// Ends the match.
    pub(crate) fn end(&mut self, outcome: Outcome, rule: &'static str) {
        self.emit(Event::Ended { outcome, rule: RuleId(rule) });
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
        let Wake::Answer(seat, action) = &wake else {
            let cut_short = clock::turn_over(self.board()) && !matches!(frame, Frame::Turns(_));
            return if cut_short { Step::Return(()) } else { frame.step(self, wake) };
        };
        let seat = *seat;
        if clock::runs_during(&frame) {
            clock::book(self, seat, action);
        }
        if self.state.table.outcome.is_some() {
            return Step::Return(());
        }
        if clock::turn_over(self.board()) {
            // Whoever asked may finish what it has begun; what it wants next is not done any more.
            frame.step(self, Wake::Answer(seat, Action::from(Deed::TimeOut)));
            return Step::Return(());
        }
        let interrupted = action.deed == Deed::Interrupted;
        if (interrupted || action.deed == Deed::Pause)
            && let Some(asked) = self.asked.take()
        {
            return pause::wish(self, frame, asked, interrupted);
        }
        frame.step(self, wake)
    }
}
