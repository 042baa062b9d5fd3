//! The Melee phase: melees one after another, then regrouping.

mod regroup;
mod room;
mod separate;
mod strike;

use gonfalon_kernel::Refusal;
use serde::Serialize;

use crate::action::{Action, Deed, Order, Question, Units};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::OptionKind;
use crate::event::Event;
use crate::frame::Frame;
use crate::nerve::Tests;
use crate::state::UnitId;

pub(crate) use regroup::regroup_refusals;

/// Where the Melee phase stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Melees {
    /// The next melee is to be chosen.
    #[default]
    Next,
    /// The Nerve of a charged unit is being tested.
    Testing {
        /// Who was charged.
        target: UnitId,
        /// Who struck.
        chargers: Units,
    },
    /// Units that routed their target regroup.
    Regrouping {
        /// Who struck.
        chargers: Units,
        /// Who of them has still to choose.
        left: Units,
        /// Whose turn it is, once that is chosen.
        unit: Option<UnitId>,
    },
}

impl Melees {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let deed = match wake {
            WakeUp::Answer(_, Action { deed, .. }) => Some(deed),
            WakeUp::Begin | WakeUp::Returned(()) => None,
        };
        match (self, deed) {
            (_, Some(Deed::TimeOut)) => Step::Return(()),
            (Melees::Next, Some(Deed::Choose(target))) => fight(cx, target),
            (Melees::Next, _) => next(cx),
            (Melees::Testing { target, chargers }, _) => after(cx, target, chargers),
            (Melees::Regrouping { chargers, left, unit: None }, Some(Deed::Choose(unit))) => {
                ask_regroup(cx, chargers, left, unit)
            }
            (Melees::Regrouping { chargers, mut left, unit: Some(unit) }, Some(Deed::Regroup(choice))) => {
                regroup::regroup(cx, unit, choice);
                left.retain(|waiting| *waiting != unit);
                regroup_next(cx, chargers, left)
            }
            (Melees::Regrouping { chargers, left, .. }, _) => regroup_next(cx, chargers, left),
        }
    }
}

/// Every reason against an answer to which melee is fought next.
pub(crate) fn fight_next_refusals(board: Board<'_>, among: &Units, deed: &Deed) -> Vec<Refusal> {
    choose_refusals(board, among, deed, "kow.melee.one-combat-at-a-time")
}

/// Every reason against an answer to which unit regroups next.
pub(crate) fn regroup_next_refusals(board: Board<'_>, among: &Units, deed: &Deed) -> Vec<Refusal> {
    choose_refusals(board, among, deed, "kow.regroup.choice")
}

fn choose_refusals(board: Board<'_>, among: &Units, deed: &Deed, rule: &'static str) -> Vec<Refusal> {
    match deed {
        Deed::Choose(unit) if among.contains(unit) => Vec::new(),
        _ => vec![
            Refusal::new(rule, "refusal-not-among-the-choices")
                .with("units", crate::nerve::names(board, among)),
        ],
    }
}

/// Melees that were not fought in time lapse: their chargers step back, and friends that touch are moved apart.
pub(crate) fn lapse(cx: &mut Cx<'_>) {
    while let Some(contact) = cx.state.table.contacts.first().copied() {
        let chargers = chargers_of(cx.board(), contact.target);
        for charger in &chargers {
            room::throw_back(cx, *charger);
        }
        cx.emit(Event::MeleeEnded { target: contact.target });
    }
    let board = cx.board();
    let charged: Units = board
        .army(board.table.active)
        .filter(|unit| board.unit(*unit).order == Some(Order::Charge))
        .collect();
    separate::separate(cx, &charged);
}

fn chargers_of(board: Board<'_>, target: UnitId) -> Units {
    let contacts = board.table.contacts.iter().filter(|contact| contact.target == target);
    contacts.map(|contact| contact.charger).filter(|charger| board.on_table(*charger)).collect()
}

/// Fights the only melee that is left, or asks for one of several.
fn next(cx: &mut Cx<'_>) -> Step {
    let mut among = Units::new();
    for contact in &cx.state.table.contacts {
        if !among.contains(&contact.target) {
            among.push(contact.target);
        }
    }
    match among.as_slice() {
        [] => Step::Return(()),
        [only] => fight(cx, *only),
        _ => {
            let seat = cx.state.table.active;
            Step::ask(
                Frame::Melees(Melees::Next),
                seat,
                Question::FightNext { among },
                "kow.melee.one-combat-at-a-time",
            )
        }
    }
}

/// All chargers of a unit strike it; then its Nerve is tested.
fn fight(cx: &mut Cx<'_>, target: UnitId) -> Step {
    let chargers = chargers_of(cx.board(), target);
    if !cx.board().on_table(target) || chargers.is_empty() {
        cx.emit(Event::MeleeEnded { target });
        return next(cx);
    }
    cx.emit(Event::MeleeBegan { target, chargers: chargers.clone() });
    let contacts = cx.state.table.contacts.clone();
    for contact in contacts.iter().filter(|contact| contact.target == target) {
        strike::strike(cx, contact);
    }
    let musician = chargers.iter().any(|unit| cx.board().profile(*unit).took(OptionKind::Musician));
    Step::Call(
        Frame::Melees(Melees::Testing { target, chargers }),
        Frame::Tests(Tests::after_melee(target, musician)),
    )
}

/// The melee is over: chargers regroup if the enemy routed, else they are thrown back.
fn after(cx: &mut Cx<'_>, target: UnitId, chargers: Units) -> Step {
    // From here on nobody is in contact any more, whatever the clock does to the rest of the turn.
    cx.emit(Event::MeleeEnded { target });
    if !cx.board().on_table(target) {
        return regroup_next(cx, chargers.clone(), chargers);
    }
    for charger in &chargers {
        room::throw_back(cx, *charger);
    }
    separate::separate(cx, &chargers);
    next(cx)
}

fn regroup_next(cx: &mut Cx<'_>, chargers: Units, left: Units) -> Step {
    match left.as_slice() {
        [] => {
            separate::separate(cx, &chargers);
            next(cx)
        }
        [only] => {
            let only = *only;
            ask_regroup(cx, chargers, left, only)
        }
        _ => {
            let question = Question::RegroupNext { among: left.clone() };
            let frame = Frame::Melees(Melees::Regrouping { chargers, left, unit: None });
            Step::ask(frame, cx.state.table.active, question, "kow.regroup.choice")
        }
    }
}

fn ask_regroup(cx: &Cx<'_>, chargers: Units, left: Units, unit: UnitId) -> Step {
    let frame = Frame::Melees(Melees::Regrouping { chargers, left, unit: Some(unit) });
    Step::ask(frame, cx.state.table.active, Question::Regroup { unit }, "kow.regroup.choice")
}
