//! What a rule may touch while it runs: reading is free, changing goes through [`Cx::emit`] alone.

use gonfalon_kernel::{Dice, Flow, Machine, Outcome, Roll, RuleId, Seat, Sink, Stack, Wake};

use crate::Wh40k;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::Amount;
use crate::event::{Event, Faces};
use crate::frame::{Frame, Value};
use crate::state::State;

/// The flow of this game's frames.
pub(crate) type Step = Flow<Frame, Question, Value>;
/// What wakes this game's frames.
pub(crate) type WakeUp = Wake<Action, Value>;

/// A match in the middle of a step.
pub(crate) struct Cx<'a> {
    pub(crate) game: &'a Wh40k,
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

    /// One six-sided die.
    pub(crate) fn d6(&mut self, purpose: &'static str) -> u8 {
        self.dice.roll(Roll { purpose, sides: 6 })
    }

    /// Several six-sided dice.
    pub(crate) fn dice(&mut self, purpose: &'static str, count: u16) -> Faces {
        (0..count).map(|_| self.d6(purpose)).collect()
    }

    /// The dice of an amount, as six-sided dice.
    pub(crate) fn amount(&mut self, purpose: &'static str, amount: Amount) -> (Faces, u16) {
        let faces = self.dice(purpose, u16::from(amount.dice));
        let sum = sum(amount, &faces);
        (faces, sum)
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

/// What an amount comes to with these dice; a D3 is a D6 halved and rounded up.
pub(crate) fn sum(amount: Amount, faces: &[u8]) -> u16 {
    let value = |face: &u8| if amount.halved { u16::from(face.div_ceil(2)) } else { u16::from(*face) };
    faces.iter().map(value).sum::<u16>() + u16::from(amount.plus)
}

impl Machine for Cx<'_> {
    type Frame = Frame;
    type Question = Question;
    type Action = Action;
    type Value = Value;

    fn stack(&mut self) -> &mut Stack<Frame, Question> {
        &mut self.state.stack
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.state.table.outcome.as_ref()
    }

    fn step(&mut self, frame: Frame, wake: WakeUp) -> Step {
        let step = frame.step(self, wake);
        // wh40k.onlywar.ends-army-destroyed: nobody is asked what to do next once an army is gone.
        if let Step::Ask(_, questions) = &step
            && questions.iter().any(|(_, question, _)| question.is_between())
        {
            crate::victory::end_if_annihilated(self);
        }
        step
    }
}
