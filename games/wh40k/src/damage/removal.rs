//! The end of a model that may explode or carries others.

use gonfalon_kernel::{Refusal, RuleId};
use serde::Serialize;

use super::allocate;
use super::inflict::carries;
use super::mortals::Mortals;
use crate::action::{Action, Question, Units};
use crate::board::Board;
use crate::constants::{DEMISE_ON, DEMISE_REACH};
use crate::cx::{Cx, Step, WakeUp, sum};
use crate::data::{Amount, CoreAbility, CoreAbilityKind};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::movement::Wreck;
use crate::state::{ModelId, UnitId};

/// The removal of a destroyed model: Deadly Demise, then its passengers leave, then it is gone. Returns
/// `Value::Nothing`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Removal {
    /// Which model.
    pub model: ModelId,
    /// By which rule it was destroyed.
    pub rule: RuleId,
    /// Units its explosion still has to hurt.
    pub near: Units,
    /// Its passengers have left.
    pub left: bool,
}

impl Removal {
    /// Begins to remove a model.
    pub(crate) fn new(model: ModelId, rule: RuleId) -> Removal {
        Removal { model, rule, near: Units::new(), left: false }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let demise = match cx.board().core(self.model, CoreAbilityKind::DeadlyDemise) {
            Some(CoreAbility::DeadlyDemise(amount)) => Some(amount),
            _ => None,
        };
        if let (WakeUp::Begin, Some(_)) = (&wake, demise) {
            // wh40k.ability.deadly-demise-transport: before anybody disembarks.
            let die = cx.d6("deadly-demise");
            cx.emit(Event::DemiseRolled { model: self.model, die });
            if die >= DEMISE_ON {
                self.near = near(cx.board(), self.model);
            }
        }
        if let WakeUp::Answer(_, Action::Unit(unit)) = wake {
            self.near.retain(|other| *other != unit);
            self.near.insert(0, unit);
        } else if self.near.len() > 1
            && demise.is_some_and(|amount| order_matters(cx.board(), &self.near, most(amount)))
        {
            // wh40k.sequence.active-player-orders
            let question = Question::Suffer { model: self.model, among: self.near.clone() };
            let seat = cx.state.table.active;
            return Step::ask(Frame::Removal(self), seat, question, "wh40k.sequence.active-player-orders");
        }
        while !self.near.is_empty() {
            let unit = self.near.remove(0);
            let standing = allocate::standing(cx.board(), unit).next().is_some();
            if let Some(amount) = demise
                && standing
                && cx.board().on_battlefield(unit)
            {
                let count = self.wounds(cx, unit, amount);
                let mortals = Mortals::new(unit, count, "wh40k.ability.deadly-demise-roll");
                return Step::Call(Frame::Removal(self), Frame::Mortals(mortals));
            }
        }
        let transport = cx.board().model_facts(self.model).unit;
        if !self.left && carries(cx.board(), transport) {
            // wh40k.transport.destroyed-disembark
            self.left = true;
            return Step::Call(Frame::Removal(self), Frame::Wreck(Wreck::new(transport)));
        }
        cx.emit(Event::Destroyed { model: self.model, rule: self.rule });
        Step::Return(Value::Nothing)
    }

    /// How many mortal wounds one unit suffers; a random number is rolled for each unit.
    fn wounds(&self, cx: &mut Cx<'_>, unit: UnitId, amount: Amount) -> u16 {
        let (dice, count) = cx.amount("demise-wounds", amount);
        if amount.is_random() {
            cx.emit(Event::DemiseWoundsRolled { model: self.model, unit, dice, count });
        }
        count
    }
}

/// Every unit with a model near enough, those of the same unit included; the active player's units come first.
fn near(board: Board<'_>, model: ModelId) -> Units {
    let reached = |unit: &UnitId| {
        allocate::standing(board, *unit)
            .any(|other| other != model && board.within(model, other, DEMISE_REACH))
    };
    let active = board.table.active;
    let own = board.army(active).filter(reached);
    let others = board.units().filter(|unit| board.owner(*unit) != active).filter(reached);
    own.chain(others).collect()
}

/// Whether it may matter who is hurt first by so many mortal wounds: somebody else may explode, or passengers may have to leave.
fn order_matters(board: Board<'_>, near: &[UnitId], most: u16) -> bool {
    let in_danger = |model: ModelId| {
        u16::from(board.wounds_left(model)) <= most
            && (board.core(model, CoreAbilityKind::DeadlyDemise).is_some()
                || carries(board, board.model_facts(model).unit))
    };
    near.iter().any(|unit| allocate::standing(board, *unit).any(in_danger))
}

/// The most that an amount can come to.
fn most(amount: Amount) -> u16 {
    let faces = [6; u8::MAX as usize];
    sum(amount, &faces[..usize::from(amount.dice)])
}

/// Every reason against an answer to whom an explosion hurts next.
pub(crate) fn suffer_refusals(board: Board<'_>, among: &[UnitId], action: &Action) -> Vec<Refusal> {
    let rule = "wh40k.sequence.active-player-orders";
    match action {
        Action::Unit(unit) if among.contains(unit) => Vec::new(),
        Action::Unit(unit) => vec![Refusal::new(rule, "refusal-not-hurt").with("unit", board.name(*unit))],
        _ => vec![Refusal::new(rule, "refusal-not-an-answer")],
    }
}
