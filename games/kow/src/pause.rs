//! Pauses of the clock: a player asks for one, the opponent agrees, and nobody's time runs until play goes on.

use gonfalon_kernel::{Ask, Refusal};
use serde::Serialize;

use crate::action::{Action, Deed, Question};
use crate::board::Board;
use crate::clock;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::Frame;

/// The rule that permits pauses.
const RULE: &str = "kow.clock.pause";

/// A pause, or the wish for one, and the question that waits meanwhile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pause {
    waiting: Ask<Question>,
    frame: Box<Frame>,
}

/// Puts a question aside and asks the opponent for a pause.
pub(crate) fn wish(cx: &Cx<'_>, frame: Frame, waiting: Ask<Question>) -> Step {
    let opponent = cx.opponent(waiting.seat);
    let pause = Pause { waiting, frame: Box::new(frame) };
    Step::ask(Frame::Pause(pause), opponent, Question::AgreePause, RULE)
}

impl Pause {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let seat = self.waiting.seat;
        match wake {
            WakeUp::Answer(_, Action { deed: Deed::Agree(true), .. }) => {
                cx.emit(Event::Paused(seat));
                return Step::ask(Frame::Pause(self), seat, Question::Resume, RULE);
            }
            WakeUp::Answer(_, Action { deed: Deed::Resume, .. }) => cx.emit(Event::Resumed(seat)),
            _ => cx.emit(Event::PauseRefused(cx.opponent(seat))),
        }
        let Ask { question, rule, .. } = self.waiting;
        Step::ask(*self.frame, seat, question, rule.0)
    }
}

/// Every reason against the wish for a pause.
pub(crate) fn wish_refusals(board: Board<'_>, question: &Question) -> Vec<Refusal> {
    if !clock::is_timed(board.game) {
        vec![Refusal::new(RULE, "refusal-no-clock")]
    } else if !question.is_timed() {
        vec![Refusal::new(RULE, "refusal-clock-stands")]
    } else {
        Vec::new()
    }
}

/// Every reason against an answer to a wish for a pause.
pub(crate) fn agree_refusals(deed: &Deed) -> Vec<Refusal> {
    match deed {
        Deed::Agree(_) => Vec::new(),
        _ => vec![Refusal::new(RULE, "refusal-pause-wished")],
    }
}

/// Every reason against an answer during a pause.
pub(crate) fn resume_refusals(deed: &Deed) -> Vec<Refusal> {
    match deed {
        Deed::Resume => Vec::new(),
        _ => vec![Refusal::new(RULE, "refusal-paused")],
    }
}
