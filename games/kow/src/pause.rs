//! Pauses of the clock: a player asks for one, the opponent agrees, and nobody's time runs until play goes on.

use gonfalon_kernel::{Ask, Refusal, Seat};
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
    /// It is not the player with the question who wishes for the pause, but the opponent.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    interrupted: bool,
}

/// Puts a question aside; whoever does not wish for the pause is asked to agree.
pub(crate) fn wish(cx: &Cx<'_>, frame: Frame, waiting: Ask<Question>, interrupted: bool) -> Step {
    let pause = Pause { waiting, frame: Box::new(frame), interrupted };
    let other = cx.opponent(pause.wished_by(cx));
    Step::ask(Frame::Pause(pause), other, Question::AgreePause, RULE)
}

impl Pause {
    fn wished_by(&self, cx: &Cx<'_>) -> Seat {
        let asked = self.waiting.seat;
        if self.interrupted { cx.opponent(asked) } else { asked }
    }

    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let (seat, wished_by) = (self.waiting.seat, self.wished_by(cx));
        match wake {
            WakeUp::Answer(_, Action { deed: Deed::Agree(true), .. }) => {
                cx.emit(Event::Paused(wished_by));
                return Step::ask(Frame::Pause(self), wished_by, Question::Resume, RULE);
            }
            WakeUp::Answer(_, Action { deed: Deed::Resume, .. }) => cx.emit(Event::Resumed(wished_by)),
            _ => cx.emit(Event::PauseRefused(cx.opponent(wished_by))),
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
