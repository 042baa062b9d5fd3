//! What might be done instead of an answer that was refused, as data and in words.
//!
//! An order is carried out the same way but not so far; a charge has fewer units, another target, or becomes an approach; a shot
//! has another target. In the end there is always the safe answer.

use gonfalon_kernel::{Alternative, Arg, Ask, Line, Seat};
use smallvec::smallvec;

use crate::action::{Action, Deed, Order, Question, Stride};
use crate::board::Board;
use crate::movement::{order_itself, ordinary_refusals, shortened};
use crate::proposals::fallback;
use crate::state::UnitId;
use crate::tell::order_word;
use crate::{charge, shooting};

/// What is offered so far, the nearest first.
pub(crate) struct Offers {
    found: Vec<Alternative<Action>>,
    budget: usize,
    spent: u32,
}

impl Offers {
    /// Whether nothing more is wanted.
    pub(crate) fn is_full(&self) -> bool {
        self.found.len() >= self.budget
    }

    /// Offers something legal, unless it is offered already.
    pub(crate) fn offer(&mut self, deed: Deed, says: Line) {
        let action = Action { deed, spent: self.spent };
        if !self.is_full() && self.found.iter().all(|offer| offer.action != action) {
            self.found.push(Alternative::new(action, says));
        }
    }
}

/// Legal answers close to a refused one, the nearest first.
pub(crate) fn alternatives(
    board: Board<'_>,
    ask: &Ask<Question>,
    refused: &Action,
    budget: usize,
) -> Vec<Alternative<Action>> {
    let mut offers = Offers { found: Vec::new(), budget, spent: refused.spent };
    let exists = |unit: &UnitId| board.exists(*unit);
    match (&ask.question, &refused.deed) {
        (Question::Order, Deed::Order { unit, order, strides }) if exists(unit) => {
            orders(board, ask.seat, *unit, *order, strides, &mut offers);
            halt(board, ask.seat, *unit, &mut offers);
        }
        (Question::Order, Deed::Charge { units, target }) => {
            let units: Vec<UnitId> = units.iter().copied().filter(exists).collect();
            charge::alternatives(board, ask.seat, &units, *target, &mut offers);
            for unit in units {
                halt(board, ask.seat, unit, &mut offers);
            }
        }
        (Question::Shoot, Deed::Shoot { unit, attack, .. }) if exists(unit) => {
            shooting::alternatives(board, ask.seat, *unit, *attack, &mut offers);
        }
        _ => {}
    }
    let safe = fallback(board, ask);
    let says = says(board, &safe);
    offers.offer(safe, says);
    offers.found
}

/// The same order as far as it goes, or the order that comes nearest to it.
fn orders(board: Board<'_>, seat: Seat, unit: UnitId, order: Order, strides: &[Stride], offers: &mut Offers) {
    // Who may not even halt may not do anything else.
    if !order_itself(board, seat, unit, Order::Halt).is_empty() {
        return;
    }
    if order == Order::Charge {
        charge::other_targets(board, seat, unit, unit, offers);
    }
    for instead in [order, Order::Advance, Order::ChangeFacing] {
        if offers.is_full() {
            return;
        }
        if let Some((strides, length)) = shortened(board, seat, unit, instead, strides) {
            let key = if instead == Order::ChangeFacing { "instead-turn" } else { "instead-move" };
            let line =
                Line::new(key).with("unit", board.name(unit)).with("order", Arg::Word(order_word(instead)));
            let says = if instead == Order::ChangeFacing {
                line
            } else {
                line.with("length", Arg::Length(length.0))
            };
            offers.offer(Deed::Order { unit, order: instead, strides }, says);
        }
    }
}

/// To stand still is allowed to everyone who may receive an order.
fn halt(board: Board<'_>, seat: Seat, unit: UnitId, offers: &mut Offers) {
    if ordinary_refusals(board, seat, unit, Order::Halt, &[]).is_empty() {
        let says = Line::new("instead-halt").with("unit", board.name(unit));
        offers.offer(Deed::Order { unit, order: Order::Halt, strides: smallvec![] }, says);
    }
}

/// The safe answer in words.
fn says(board: Board<'_>, safe: &Deed) -> Line {
    match safe {
        Deed::Done => Line::new("instead-done"),
        Deed::Choose(unit) => Line::new("instead-choose").with("unit", board.name(*unit)),
        Deed::Deploy { unit, at, .. } => Line::new("instead-deploy")
            .with("unit", board.name(*unit))
            .with("x", Arg::Length(at.x))
            .with("y", Arg::Length(at.y)),
        _ => Line::new("instead-safe"),
    }
}
