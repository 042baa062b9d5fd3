//! The window in which a player may use a Stratagem.

use gonfalon_kernel::{Refusal, Seat};
use serde::Serialize;

use super::{Silence, offers, refusals, targets};
use crate::action::{Action, Moment, Question, Use};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};

/// Offers a seat its Stratagems once. Returns `Value::Used`, already paid for and noted, or `Value::Passed`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct React {
    /// Who is asked.
    pub seat: Seat,
    /// Why.
    pub moment: Moment,
}

impl React {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Answer(_, Action::Use(usage)) => {
                let unit = usage.unit.or(targets::implied(&self.moment, usage.stratagem));
                let usage = Use { unit, ..usage };
                pay(cx, self.seat, &usage);
                Step::Return(Value::Used(usage))
            }
            WakeUp::Answer(_, Action::Pass { silence }) => {
                if silence != Silence::Once {
                    let offers = offers(cx.board(), self.seat, &self.moment);
                    silence_all(cx, self.seat, &offers, silence);
                }
                Step::Return(Value::Passed)
            }
            _ => {
                let offers = offers(cx.board(), self.seat, &self.moment);
                if offers.is_empty() {
                    return Step::Return(Value::Passed);
                }
                let (seat, moment) = (self.seat, self.moment.clone());
                let question = Question::React { moment, offers };
                Step::ask(Frame::React(self), seat, question, "wh40k.stratagem.core-for-all")
            }
        }
    }
}

/// Pays for a Stratagem and notes what it does until the end of the phase.
pub(crate) fn pay(cx: &mut Cx<'_>, seat: Seat, usage: &Use) {
    cx.emit(Event::StratagemUsed { seat, stratagem: usage.stratagem, unit: usage.unit, model: usage.model });
}

fn silence_all(cx: &mut Cx<'_>, seat: Seat, offers: &[super::Stratagem], silence: Silence) {
    for stratagem in offers {
        cx.emit(Event::Silenced { seat, stratagem: *stratagem, silence });
    }
}

/// Every reason against an answer to [`Question::React`].
pub(crate) fn react_refusals(board: Board<'_>, seat: Seat, moment: &Moment, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Use(usage) => refusals(board, seat, moment, usage),
        Action::Pass { .. } => Vec::new(),
        _ => vec![Refusal::new("wh40k.stratagem.core-for-all", "refusal-not-an-answer")],
    }
}
