//! What to do instead of a charge that is refused: charge with fewer units, charge another enemy, come nearer, turn.

use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_table::{Heading, Length};
use smallvec::smallvec;

use super::targets::{Searches, charge_reach};
use super::{is_legal, is_plain};
use crate::action::{Deed, Order, Stride, Strides, Units};
use crate::alternatives::Offers;
use crate::board::Board;
use crate::movement::{end_of, order_itself, ordinary_refusals, shortened};
use crate::state::UnitId;
use crate::tell::order_word;

/// Offers what is nearest to a charge of these units at this target.
pub(crate) fn alternatives(
    board: Board<'_>,
    seat: Seat,
    units: &[UnitId],
    target: UnitId,
    offers: &mut Offers,
) {
    let is_enemy = board.exists(target) && board.on_table(target) && board.owner(target) != seat;
    if is_enemy {
        fewer_chargers(board, seat, units, target, offers);
    }
    let able = units.iter().find(|unit| order_itself(board, seat, **unit, Order::Halt).is_empty());
    let Some(unit) = able.copied() else { return };
    other_targets(board, seat, unit, target, offers);
    if is_enemy {
        approaches(board, seat, unit, target, offers);
        turn_to_face(board, seat, unit, target, offers);
    }
}

/// The same charge without those who cannot take part.
fn fewer_chargers(board: Board<'_>, seat: Seat, units: &[UnitId], target: UnitId, offers: &mut Offers) {
    if units.len() < 2 {
        return;
    }
    let mut left: Vec<UnitId> = Vec::new();
    for unit in units {
        if !left.contains(unit) && is_legal(board, seat, &[*unit], target) {
            left.push(*unit);
        }
    }
    while !left.is_empty() && (left[..] == *units || !is_legal(board, seat, &left, target)) {
        left.pop();
    }
    if !left.is_empty() {
        let says = Line::new("instead-charge-with")
            .with("units", board.names(&left))
            .with("target", board.name(target));
        offers.offer(Deed::Charge { units: Units::from_vec(left), target }, says);
    }
}

/// Other enemies that a unit can charge, the nearest first.
pub(crate) fn other_targets(board: Board<'_>, seat: Seat, unit: UnitId, except: UnitId, offers: &mut Offers) {
    let (champion, here) = (board.champion(unit), board.footprint(unit));
    let reach = charge_reach(board, unit);
    let mut others: Vec<(Length, UnitId)> = board
        .units()
        .filter(|other| *other != except && board.owner(*other) != seat)
        .map(|other| (board.footprint(other), other))
        .filter(|(footprint, _)| !here.is_far(footprint, reach))
        .map(|(footprint, other)| (champion.gap(&footprint), other))
        .collect();
    others.sort_unstable();
    let mut searches = Searches::on(board);
    // Where no search is left, the plainest way has to do.
    let mut can_be_charged = |other: UnitId| {
        is_plain(board, seat, unit, other) || (searches.take() && is_legal(board, seat, &[unit], other))
    };
    for (gap, other) in others {
        if offers.is_full() {
            return;
        }
        if can_be_charged(other) {
            let says = Line::new("instead-charge-at")
                .with("unit", board.name(unit))
                .with("target", board.name(other))
                .with("gap", Arg::Length(gap.0));
            offers.offer(Deed::Charge { units: smallvec![unit], target: other }, says);
        }
    }
}

/// The farthest legal approaches to a target, the nearest to it first.
fn approaches(board: Board<'_>, seat: Seat, unit: UnitId, target: UnitId, offers: &mut Offers) {
    if offers.is_full() {
        return;
    }
    let theirs = board.footprint(target);
    let speed = board.profile(unit).speed;
    let pivot = Stride::Pivot(toward(board, unit, target));
    let ways: [(Order, Strides); 2] = [
        (Order::Advance, smallvec![pivot, Stride::Forward(speed)]),
        (Order::AtTheDouble, smallvec![Stride::Forward(speed * 2)]),
    ];
    let mut found: Vec<(Length, Order, Strides, Length)> = ways
        .into_iter()
        .filter_map(|(order, strides)| {
            let (strides, length) = shortened(board, seat, unit, order, &strides)?;
            let left = end_of(board, unit, &strides).gap(&theirs);
            (left < board.footprint(unit).gap(&theirs)).then_some((left, order, strides, length))
        })
        .collect();
    found.sort_by_key(|(left, ..)| *left);
    for (left, order, strides, length) in found {
        let says = Line::new("instead-approach")
            .with("unit", board.name(unit))
            .with("target", board.name(target))
            .with("order", Arg::Word(order_word(order)))
            .with("length", Arg::Length(length.0))
            .with("gap", Arg::Length(left.0));
        offers.offer(Deed::Order { unit, order, strides }, says);
    }
}

/// A unit that does not have its target in its front arc can turn.
fn turn_to_face(board: Board<'_>, seat: Seat, unit: UnitId, target: UnitId, offers: &mut Offers) {
    let (order, strides): (Order, Strides) =
        (Order::ChangeFacing, smallvec![Stride::Pivot(toward(board, unit, target))]);
    let turns = !offers.is_full() && !board.in_front_arc(unit, target);
    if turns && ordinary_refusals(board, seat, unit, order, &strides).is_empty() {
        let says =
            Line::new("instead-face").with("unit", board.name(unit)).with("target", board.name(target));
        offers.offer(Deed::Order { unit, order, strides }, says);
    }
}

fn toward(board: Board<'_>, unit: UnitId, other: UnitId) -> Heading {
    Heading::between(board.unit(unit).at, board.unit(other).at)
}
