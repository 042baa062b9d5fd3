//! Mortal wounds: one damage each, allocated like attacks, without Wound rolls and saves.

use gonfalon_kernel::RuleId;
use serde::Serialize;

use super::allocate::{self, Allocation};
use super::inflict::inflict;
use crate::action::{Action, Models, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::{ModelId, UnitId};

/// Mortal wounds that a unit suffers. Returns `Value::Nothing`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mortals {
    /// Which unit.
    pub unit: UnitId,
    /// How many are still to be inflicted.
    pub left: u16,
    /// The model that suffers first, where a rule names one.
    pub first: Option<ModelId>,
    /// By which rule.
    pub rule: RuleId,
    /// The order in which the defender wants to lose models.
    pub order: Models,
}

impl Mortals {
    /// Mortal wounds on a unit.
    pub fn new(unit: UnitId, count: u16, rule: &'static str) -> Mortals {
        Mortals { unit, left: count, first: None, rule: RuleId(rule), order: Models::new() }
    }

    /// The same, beginning with this model.
    #[must_use]
    pub fn beginning_with(mut self, model: ModelId) -> Mortals {
        self.first = Some(model);
        self
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin if self.left > 0 => {
                cx.emit(Event::MortalWounds { unit: self.unit, count: self.left, rule: self.rule });
            }
            WakeUp::Answer(_, Action::Models(models)) => self.order = models,
            _ => {}
        }
        while self.left > 0 {
            let model = match self.next(cx) {
                Allocation::Nobody => break,
                Allocation::Model(model) => model,
                Allocation::Ask(among) => {
                    let (unit, seat) = (self.unit, cx.board().owner(self.unit));
                    let question = Question::Allocate { unit, among };
                    let rule = "wh40k.mortal.allocate-like-attacks";
                    return Step::ask(Frame::Mortals(self), seat, question, rule);
                }
            };
            if !cx.board().model(model).allocated {
                cx.emit(Event::Allocated(model));
            }
            // wh40k.mortal.one-at-a-time: all that this model can take, then the next: wh40k.mortal.spill-over.
            let harm = inflict(cx, model, self.left);
            self.left -= harm.dealt;
            if let Some(frame) = harm.then {
                return Step::Call(Frame::Mortals(self), frame);
            }
        }
        Step::Return(Value::Nothing)
    }

    fn next(&self, cx: &Cx<'_>) -> Allocation {
        let board = cx.board();
        match self.first {
            // wh40k.weapon.hazardous-attached-character
            Some(model) if allocate::standing(board, self.unit).any(|other| other == model) => {
                Allocation::Model(model)
            }
            _ => allocate::next(board, self.unit, &self.order),
        }
    }
}
