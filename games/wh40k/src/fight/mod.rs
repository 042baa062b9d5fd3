//! The Fight phase: Fights First, then Remaining Combats, the players in turn.

mod eligible;
mod fighting;
mod strike;
#[cfg(test)]
mod tests;

use gonfalon_kernel::{Refusal, Seat};
use serde::Serialize;

use crate::action::{Action, Moment, Question, Units};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::UnitId;
use crate::stratagem::React;

pub use eligible::{fights_first, is_eligible};
pub use fighting::Fighting;
pub(crate) use fighting::walk_refusals;
pub(crate) use strike::{blades, strike_refusals};
pub use strike::{can_fight, can_strike, targets};

/// The Fight phase. Returns `Value::Nothing` when it is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fights {
    /// The units of the Fights First step, fixed when the phase begins; `None` in the Remaining Combats step.
    pub first: Option<Units>,
    /// Who picks next.
    pub turn: Seat,
    /// The unit that fights, or has just fought.
    pub unit: Option<UnitId>,
}

impl Fights {
    /// The phase in the turn of this player.
    pub fn new(active: Seat) -> Fights {
        // wh40k.fight.alternate: the player whose turn it is not begins.
        Fights { first: None, turn: Seat(1 - active.0), unit: None }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin => {
                let board = cx.board();
                // wh40k.fight.late-fights-first: who becomes eligible later waits for Remaining Combats.
                let first =
                    board.units().filter(|unit| fights_first(board, *unit) && is_eligible(board, *unit));
                self.first = Some(first.collect());
                cx.emit(Event::FightStepBegan { first: true });
                self.pick(cx)
            }
            WakeUp::Answer(_, Action::Unit(unit)) => self.fight(unit),
            WakeUp::Returned(Value::Used(usage)) if usage.unit.is_some() => {
                // wh40k.stratagem.counter-offensive-effect
                let unit = usage.unit.expect("the guard has seen it");
                self.fight(unit)
            }
            WakeUp::Returned(Value::Passed) => {
                self.unit = None;
                self.pick(cx)
            }
            WakeUp::Returned(_) => self.fought(cx),
            WakeUp::Answer(..) => self.pick(cx),
        }
    }

    /// The units that a player may pick in this step.
    fn candidates(&self, board: Board<'_>, seat: Seat) -> Units {
        let in_step = |unit: &UnitId| self.first.as_ref().is_none_or(|first| first.contains(unit));
        board.army(seat).filter(|unit| in_step(unit) && is_eligible(board, *unit)).collect()
    }

    /// The next unit: no passing, and no question where there is nothing to choose.
    fn pick(mut self, cx: &mut Cx<'_>) -> Step {
        loop {
            let board = cx.board();
            let other = cx.opponent(self.turn);
            for seat in [self.turn, other] {
                let among = self.candidates(board, seat);
                match among.as_slice() {
                    [] => {}
                    [unit] => return self.fight(*unit),
                    _ => {
                        let question = Question::Fight { among };
                        return Step::ask(Frame::Fights(self), seat, question, "wh40k.fight.no-passing");
                    }
                }
            }
            if self.first.take().is_none() {
                return Step::Return(Value::Nothing);
            }
            // Each step begins with the player whose turn it is not.
            self.turn = cx.opponent(cx.state.table.active);
            cx.emit(Event::FightStepBegan { first: false });
        }
    }

    fn fight(mut self, unit: UnitId) -> Step {
        self.unit = Some(unit);
        Step::Call(Frame::Fights(self), Frame::Fighting(Fighting::new(unit)))
    }

    /// A unit has fought: its enemy may answer with Counter-offensive and picks next in any case.
    fn fought(mut self, cx: &mut Cx<'_>) -> Step {
        let Some(unit) = self.unit else { return self.pick(cx) };
        let seat = cx.opponent(cx.board().owner(unit));
        self.turn = seat;
        let moment = Moment::EnemyFought(unit);
        Step::Call(Frame::Fights(self), Frame::React(React { seat, moment }))
    }
}

/// Every reason against an answer to [`Question::Fight`].
pub(crate) fn pick_refusals(board: Board<'_>, among: &[UnitId], action: &Action) -> Vec<Refusal> {
    match action {
        Action::Unit(unit) if among.contains(unit) => Vec::new(),
        Action::Unit(unit) => {
            let facts = board.unit(*unit);
            let (rule, key) = if facts.fought {
                ("wh40k.fight.once-per-phase", "refusal-fight-again")
            } else if board.on_battlefield(*unit) && is_eligible(board, *unit) {
                ("wh40k.fight.remaining-combats-step", "refusal-fight-later")
            } else {
                ("wh40k.fight.eligible-engaged", "refusal-fight-not-eligible")
            };
            vec![Refusal::new(rule, key).with("unit", board.name(*unit)).with("among", board.names(among))]
        }
        _ => vec![
            Refusal::new("wh40k.fight.no-passing", "refusal-fight-pass").with("among", board.names(among)),
        ],
    }
}
