//! The Movement phase: units move one after another, then Reserves arrive.

mod disembark;
mod embark;
mod escape;
mod moving;
mod reinforce;
mod select;
#[cfg(test)]
mod tests;
mod watch;
mod wreck;

use gonfalon_kernel::Seat;
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Moment, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::{Arrival, MoveKind, UnitId};
use crate::stratagem::React;

pub(crate) use disembark::may_disembark;
pub(crate) use embark::{embark_refusals, may_embark};
pub(crate) use escape::escape_refusals;
pub(crate) use moving::Moving;
pub(crate) use moving::{retreat_refusals, walk_refusals};
pub(crate) use reinforce::{
    arrivals, ingress_refusals, must_arrive, reinforce_refusals, time_refusal, zone as reserves_zone,
};
pub(crate) use select::{choices, kinds, move_refusals};
pub(crate) use watch::Watch;
pub(crate) use wreck::Wreck;
pub(crate) use wreck::{emergency_spots, wreck_refusals};

/// What the Movement phase waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Movement {
    /// The Move Units step.
    #[default]
    Units,
    /// The Reinforcements step.
    Reinforcements,
    /// The opponent's last word: Rapid Ingress.
    Ends,
    /// A unit that arrives by Rapid Ingress.
    Ingress,
}

impl Movement {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let seat = cx.state.table.active;
        match (self, wake) {
            (Movement::Units, WakeUp::Answer(_, action)) => self.answered(cx, seat, action),
            (Movement::Units, _) => self.ask(cx, seat),
            (Movement::Reinforcements, WakeUp::Answer(_, Action::SetUp { unit, spots })) => {
                let embarked = matches!(cx.board().unit(unit).place, crate::state::Place::Embarked(_));
                if embarked {
                    return disembark::carry_out(cx, Frame::Movement(self), unit, spots);
                }
                cx.emit(Event::SetUp { unit, spots, arrival: Some(Arrival::Reserves) });
                Step::Call(Frame::Movement(self), Frame::Watch(Watch { enemy: unit, ended: true }))
            }
            (Movement::Reinforcements, WakeUp::Answer(..)) => ends(cx),
            (Movement::Reinforcements, _) => self.ask_reinforcements(cx, seat),
            (Movement::Ends, WakeUp::Returned(Value::Used(usage))) => {
                let (unit, opponent) = (usage.unit, cx.opponent(seat));
                match unit {
                    Some(unit) => Step::ask(
                        Frame::Movement(Movement::Ingress),
                        opponent,
                        Question::Ingress { unit },
                        "wh40k.stratagem.rapid-ingress-effect",
                    ),
                    None => Step::Return(Value::Nothing),
                }
            }
            (Movement::Ingress, WakeUp::Answer(_, Action::SetUp { unit, spots })) => {
                cx.emit(Event::SetUp { unit, spots, arrival: Some(Arrival::Reserves) });
                Step::Return(Value::Nothing)
            }
            (Movement::Ends | Movement::Ingress, _) => Step::Return(Value::Nothing),
        }
    }

    fn answered(self, cx: &mut Cx<'_>, seat: Seat, action: Action) -> Step {
        match action {
            Action::Select { unit, kind: MoveKind::Stationary } => {
                cx.emit(Event::Selected { unit, kind: MoveKind::Stationary });
                self.ask(cx, seat)
            }
            Action::Select { unit, kind } => {
                Step::Call(Frame::Movement(self), Frame::Moving(Box::new(Moving::new(unit, kind))))
            }
            Action::SetUp { unit, spots } => disembark::carry_out(cx, Frame::Movement(self), unit, spots),
            _ => {
                end_units(cx, seat);
                Movement::Reinforcements.ask_reinforcements(cx, seat)
            }
        }
    }

    /// Asks for the next move as long as there is one.
    fn ask(self, cx: &mut Cx<'_>, seat: Seat) -> Step {
        if select::choices(cx.board(), seat).next().is_none() {
            end_units(cx, seat);
            return Movement::Reinforcements.ask_reinforcements(cx, seat);
        }
        Step::ask(Frame::Movement(self), seat, Question::Move, "wh40k.move.unit-by-unit")
    }

    fn ask_reinforcements(self, cx: &mut Cx<'_>, seat: Seat) -> Step {
        if arrivals(cx.board(), seat).next().is_none() {
            return ends(cx);
        }
        Step::ask(Frame::Movement(self), seat, Question::Reinforce, "wh40k.reserves.arrive-step")
    }
}

/// Units nobody picked have Remained Stationary; those that disembarked count as having moved.
fn end_units(cx: &mut Cx<'_>, seat: Seat) {
    let board = cx.board();
    let rest: SmallVec<[UnitId; 16]> =
        board.army(seat).filter(|unit| board.unit(*unit).moved.is_none()).collect();
    for unit in rest {
        // wh40k.transport.disembark-no-stationary
        let kind =
            if cx.board().unit(unit).arrived.is_some() { MoveKind::Normal } else { MoveKind::Stationary };
        cx.emit(Event::Selected { unit, kind });
    }
}

fn ends(cx: &mut Cx<'_>) -> Step {
    let seat = cx.opponent(cx.state.table.active);
    let window = React { seat, moment: Moment::MovementEnds };
    Step::Call(Frame::Movement(Movement::Ends), Frame::React(window))
}
