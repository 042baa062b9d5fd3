//! The Shooting phase: units are picked one after another.

use gonfalon_kernel::{Refusal, Seat};
use serde::Serialize;

use super::eligible::is_eligible;
use super::{grenade, refusals};
use crate::action::{Action, Moment, Question, Shot, Units};
use crate::attack::Attacks;
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::UnitId;
use crate::stratagem::{self, React};

/// The Shooting phase of the active player. Returns `Value::Nothing` when it is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Shooting {
    /// The unit that has chosen its targets and shoots next.
    pub unit: Option<UnitId>,
    /// Its weapons and targets.
    pub shots: Vec<Shot>,
}

impl Shooting {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Answer(_, Action::Shoot { unit, shots }) => {
                // wh40k.shooting.targets-first
                cx.emit(Event::TargetsChosen { unit, shots: shots.clone() });
                (self.unit, self.shots) = (Some(unit), shots);
                self.targeted(cx, unit)
            }
            WakeUp::Answer(seat, Action::Use(usage)) => {
                let frame = grenade::throw(cx, seat, &usage);
                match frame {
                    Some(frame) => Step::Call(Frame::Shooting(self), frame),
                    None => self.ask(cx),
                }
            }
            // wh40k.shooting.phase-end
            WakeUp::Answer(..) => Step::Return(Value::Nothing),
            WakeUp::Returned(Value::Used(_)) if self.unit.is_some() => {
                // One Stratagem was used; another may follow.
                let unit = self.unit.expect("a unit shoots");
                self.targeted(cx, unit)
            }
            WakeUp::Returned(Value::Passed) => match self.unit.take() {
                Some(unit) => self.attack(cx, unit),
                None => self.ask(cx),
            },
            WakeUp::Begin | WakeUp::Returned(_) => self.ask(cx),
        }
    }

    /// The next unit; the phase ends by itself when none can be picked.
    fn ask(self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        let seat = board.table.active;
        let any = board.army(seat).any(|unit| is_eligible(board, unit));
        if !any && stratagem::offers(board, seat, &Moment::OwnPhase).is_empty() {
            return Step::Return(Value::Nothing);
        }
        Step::ask(Frame::Shooting(self), seat, Question::Shoot, "wh40k.shooting.unit-by-unit")
    }

    /// The opponent may react to the choice of targets.
    fn targeted(self, cx: &mut Cx<'_>, by: UnitId) -> Step {
        let seat = cx.opponent(cx.board().owner(by));
        let mut targets = Units::new();
        for shot in &self.shots {
            if !targets.contains(&shot.target) {
                targets.push(shot.target);
            }
        }
        let moment = Moment::Targeted { by, targets };
        Step::Call(Frame::Shooting(self), Frame::React(React { seat, moment }))
    }

    fn attack(mut self, cx: &mut Cx<'_>, unit: UnitId) -> Step {
        let shots = std::mem::take(&mut self.shots);
        let attacks = Attacks::new(cx.board(), unit, false, &shots);
        Step::Call(Frame::Shooting(self), Frame::Attacks(Box::new(attacks)))
    }
}

/// Every reason against an answer to [`Question::Shoot`].
pub(crate) fn phase_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Use(usage) => stratagem::refusals(board, seat, &Moment::OwnPhase, usage),
        _ => refusals::shoot(board, seat, action),
    }
}
