//! The Move phase: orders, one unit after another.

mod findings;
mod form;
mod shorten;
#[cfg(test)]
mod tests;
mod way;

use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::OrientedBox;
use serde::Serialize;

use crate::action::{Deed, Order, Question, Stride};
use crate::board::Board;
use crate::charge;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::Frame;
use crate::setting::ClockChoice;
use crate::state::UnitId;

use findings::Findings;
pub(crate) use form::{order_itself, rule_of};
pub(crate) use shorten::shortened;
pub(crate) use way::{Leg, about, legs, most, on_impassable};

/// The Move phase: orders, one unit after another, until the active player is done.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Orders {}

impl Orders {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let seat = cx.state.table.active;
        if let WakeUp::Answer(_, action) = wake {
            match action.deed {
                Deed::Order { unit, order, strides } => carry_out(cx, unit, order, &strides),
                Deed::Charge { units, target } => charge::carry_out(cx, &units, target),
                Deed::Done => {
                    halt_the_rest(cx, seat);
                    return Step::Return(());
                }
                _ => return Step::Return(()),
            }
        }
        if cx.board().army(seat).next().is_none() {
            return Step::Return(());
        }
        Step::ask(Frame::Orders(self), seat, Question::Order, "kow.move.one-at-a-time")
    }
}

/// Moves a unit by an order that has been found legal.
fn carry_out(cx: &mut Cx<'_>, unit: UnitId, order: Order, strides: &[Stride]) {
    cx.emit(Event::Ordered { unit, order });
    let legs = way::legs(cx.board(), unit, strides);
    for (to, heading) in way::stops(&legs) {
        cx.emit(Event::Moved { unit, to, heading });
    }
}

/// Units without an order count as halted.
fn halt_the_rest(cx: &mut Cx<'_>, seat: Seat) {
    let board = cx.board();
    let rest: Vec<UnitId> = board.army(seat).filter(|unit| board.unit(*unit).order.is_none()).collect();
    for unit in rest {
        cx.emit(Event::Ordered { unit, order: Order::Halt });
    }
}

/// Every reason against an answer to [`Question::Order`].
pub(crate) fn order_refusals(board: Board<'_>, seat: Seat, deed: &Deed) -> Vec<Refusal> {
    match deed {
        Deed::Order { unit, order, strides } => ordinary_refusals(board, seat, *unit, *order, strides),
        Deed::Charge { units, target } => charge::refusals(board, seat, units, *target),
        Deed::Done => Vec::new(),
        Deed::TimeOut if board.game.agreement.clock != ClockChoice::None => Vec::new(),
        _ => vec![Refusal::new("kow.move.one-order", "refusal-not-an-answer")],
    }
}

/// Every reason against an order other than Charge!
pub(crate) fn ordinary_refusals(
    board: Board<'_>,
    seat: Seat,
    unit: UnitId,
    order: Order,
    strides: &[Stride],
) -> Vec<Refusal> {
    let mut refusals = order_itself(board, seat, unit, order);
    if !board.exists(unit) || !board.on_table(unit) {
        return refusals;
    }
    refusals.extend(form::strides(board, unit, order, strides));
    refusals.extend(way::distance(board, unit, order, strides));
    // What leads far beyond the table is nothing to measure.
    if way::total(strides) <= i64::from(board.field().max.x) {
        let mut findings = Findings::in_words();
        way::obstructions(board, unit, order, &way::legs(board, unit, strides), &mut findings);
        refusals.extend(findings.refusals());
    }
    refusals
}

/// Whether an order other than Charge! is legal: the same as no refusal, without words for what is in the way.
fn is_legal_ordinary(board: Board<'_>, seat: Seat, unit: UnitId, order: Order, strides: &[Stride]) -> bool {
    let mut findings = Findings::wordless();
    order_itself(board, seat, unit, order).is_empty()
        && form::strides(board, unit, order, strides).is_empty()
        && way::distance(board, unit, order, strides).is_none()
        && {
            way::obstructions(board, unit, order, &way::legs(board, unit, strides), &mut findings);
            !findings.any()
        }
}

/// Where a unit stands after strides.
pub(crate) fn end_of(board: Board<'_>, unit: UnitId, strides: &[Stride]) -> OrientedBox {
    way::legs(board, unit, strides).last().map_or_else(|| board.footprint(unit), way::Leg::end)
}

/// Whether an answer to [`Question::Order`] is legal: the same as no refusal, found sooner.
pub(crate) fn is_legal_order(board: Board<'_>, seat: Seat, deed: &Deed) -> bool {
    match deed {
        Deed::Charge { units, target } => charge::is_legal(board, seat, units, *target),
        Deed::Order { unit, order, strides } => is_legal_ordinary(board, seat, *unit, *order, strides),
        _ => order_refusals(board, seat, deed).is_empty(),
    }
}
