//! Unfinished business as data: a stack of frames, and the one loop that runs it.
//!
//! A rule that takes several steps is a *frame*: a small value that says where the rule stands. A frame is woken
//! by exactly three things (its beginning, an answer, a value that a frame it called returned) and says what it
//! wants next. The stack can be saved, cloned and replayed in the middle of anything.

use serde::Serialize;
use smallvec::SmallVec;

use crate::{Ask, AskId, Outcome, RuleId, Seat};

/// Why a frame is woken.
#[derive(Debug)]
pub enum Wake<A, R> {
    /// It has just been called.
    Begin,
    /// A seat has answered one of its questions.
    Answer(Seat, A),
    /// The frame it called has returned.
    Returned(R),
}

/// Questions a frame puts; several at once make a simultaneous choice.
pub type Questions<Q> = SmallVec<[(Seat, Q, RuleId); 2]>;

/// What a frame wants next. Wherever it waits for something it hands itself back.
#[derive(Debug)]
pub enum Flow<F, Q, R> {
    /// Ask, and wake me with each answer.
    Ask(F, Questions<Q>),
    /// Keep the questions that are still open (after one of several simultaneous answers).
    Wait(F),
    /// Begin another frame and wake me with what it returns.
    Call(F, F),
    /// Begin another frame in my place.
    Become(F),
    /// I am done.
    Return(R),
}

impl<F, Q, R> Flow<F, Q, R> {
    /// Asks a single seat.
    pub fn ask(frame: F, seat: Seat, question: Q, rule: &'static str) -> Flow<F, Q, R> {
        let mut questions = Questions::new();
        questions.push((seat, question, RuleId(rule)));
        Flow::Ask(frame, questions)
    }
}

/// The frames of a match and the questions that are open.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stack<F, Q> {
    frames: SmallVec<[F; 6]>,
    asks: SmallVec<[Ask<Q>; 2]>,
    next: AskId,
}

impl<F, Q> Stack<F, Q> {
    /// A stack on which nothing has happened yet.
    pub fn new() -> Stack<F, Q> {
        Stack { frames: SmallVec::new(), asks: SmallVec::new(), next: AskId(0) }
    }

    /// The questions that wait for an answer.
    pub fn asks(&self) -> &[Ask<Q>] {
        &self.asks
    }

    /// The frames, the lowest first.
    pub fn frames(&self) -> &[F] {
        &self.frames
    }

    /// The same business with every frame rewritten: without its secrets for a view, or with imagined ones.
    #[must_use]
    pub fn rewritten(&self, frame: impl FnMut(&F) -> F) -> Stack<F, Q>
    where
        Q: Clone,
    {
        Stack { frames: self.frames.iter().map(frame).collect(), asks: self.asks.clone(), next: self.next }
    }

    /// The frame on top, the one that waits for answers: for imagined worlds, which take sealed answers back.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames.last_mut()
    }

    /// Puts a question of the open window to one more seat, unless it is asked already. Nothing happens when no question
    /// is open.
    pub fn reopen(&mut self, seat: Seat, question: Q, rule: RuleId) {
        let Some(id) = self.asks.first().map(|ask| ask.id) else { return };
        if self.asks.iter().all(|ask| ask.seat != seat) {
            let place = self.asks.iter().take_while(|ask| ask.seat < seat).count();
            self.asks.insert(place, Ask { id, seat, question, rule });
        }
    }
}

impl<F, Q> Default for Stack<F, Q> {
    fn default() -> Self {
        Stack::new()
    }
}

/// What a game teaches the loop.
pub trait Machine {
    /// Where a rule stands.
    type Frame;
    /// What a seat may be asked.
    type Question;
    /// What a seat may answer.
    type Action;
    /// What a frame may return.
    type Value;

    /// The stack inside the machine.
    fn stack(&mut self) -> &mut Stack<Self::Frame, Self::Question>;

    /// How the match ended, once it has. Frames above the end are dropped unfinished.
    fn outcome(&self) -> Option<&Outcome>;

    /// One step of one frame.
    fn step(
        &mut self,
        frame: Self::Frame,
        wake: Wake<Self::Action, Self::Value>,
    ) -> Flow<Self::Frame, Self::Question, Self::Value>;
}

/// Begins a match with its first frame and runs it to the first question.
pub fn begin<M: Machine>(machine: &mut M, frame: M::Frame) {
    drive(machine, frame, Wake::Begin);
}

/// Hands the answer of a seat to the frame that asked and runs to the next question.
///
/// The kernel calls this only with answers that have passed `check`.
pub(crate) fn resume<M: Machine>(machine: &mut M, ask: AskId, seat: Seat, action: M::Action) {
    let stack = machine.stack();
    let before = stack.asks.len();
    stack.asks.retain(|open| !(open.id == ask && open.seat == seat));
    debug_assert!(stack.asks.len() < before, "only open questions are answered");
    let frame = stack.frames.pop().expect("a question is always put by a frame");
    drive(machine, frame, Wake::Answer(seat, action));
}

fn drive<M: Machine>(machine: &mut M, frame: M::Frame, wake: Wake<M::Action, M::Value>) {
    let (mut frame, mut wake) = (frame, wake);
    loop {
        let flow = machine.step(frame, wake);
        if machine.outcome().is_some() {
            let stack = machine.stack();
            stack.frames.clear();
            stack.asks.clear();
            return;
        }
        let stack = machine.stack();
        match flow {
            Flow::Ask(me, questions) => {
                debug_assert!(!questions.is_empty(), "a frame that asks must ask somebody");
                let id = stack.next;
                stack.next = AskId(id.0 + 1);
                stack.asks.extend(questions.into_iter().map(|(seat, question, rule)| Ask {
                    id,
                    seat,
                    question,
                    rule,
                }));
                stack.frames.push(me);
                return;
            }
            Flow::Wait(me) => {
                debug_assert!(!stack.asks.is_empty(), "a frame may wait only for open questions");
                stack.frames.push(me);
                return;
            }
            Flow::Call(me, next) => {
                stack.frames.push(me);
                (frame, wake) = (next, Wake::Begin);
            }
            Flow::Become(next) => (frame, wake) = (next, Wake::Begin),
            Flow::Return(value) => {
                let Some(caller) = stack.frames.pop() else { return };
                (frame, wake) = (caller, Wake::Returned(value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting() -> Stack<u8, char> {
        let mut stack = Stack::new();
        stack.frames.extend([1, 2]);
        stack.asks.push(Ask { id: AskId(4), seat: Seat(1), question: 'q', rule: RuleId("test.rule") });
        stack.next = AskId(5);
        stack
    }

    #[test]
    fn frames_are_rewritten_and_questions_stay() {
        let stack = waiting();
        let mut other = stack.rewritten(|frame| frame * 10);
        assert_eq!((other.frames(), other.asks(), other.next), (&[10, 20][..], stack.asks(), AskId(5)));
        *other.top_mut().expect("there are frames") = 7;
        assert_eq!((other.frames(), stack.frames()), (&[10, 7][..], &[1, 2][..]));
    }

    #[test]
    fn an_open_question_is_put_to_more_seats_in_their_order() {
        let mut stack = waiting();
        for seat in [Seat(2), Seat(0), Seat(1)] {
            stack.reopen(seat, 'q', RuleId("test.rule"));
        }
        assert_eq!(
            stack.asks().iter().map(|ask| (ask.id.0, ask.seat.0)).collect::<Vec<_>>(),
            [(4, 0), (4, 1), (4, 2)]
        );
        let mut closed: Stack<u8, char> = Stack::new();
        closed.reopen(Seat(0), 'q', RuleId("test.rule"));
        assert!(closed.asks().is_empty());
    }
}
