//! Whether a unit may receive an order at all, and whether its strides have the form of that order.

use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Heading, Length};
use smallvec::SmallVec;

use crate::action::{Order, Stride};
use crate::board::Board;
use crate::data::{SpecialKind, UnitType};
use crate::rulings::NimbleHalt;
use crate::state::UnitId;

/// Why a unit may not receive this order, whatever its strides. The first finding of an unknown unit ends the list.
pub(crate) fn order_itself(board: Board<'_>, seat: Seat, unit: UnitId, order: Order) -> Vec<Refusal> {
    if !board.exists(unit) {
        return vec![Refusal::new("kow.move.one-at-a-time", "refusal-unknown-unit")];
    }
    let named = |rule, key| Refusal::new(rule, key).with("unit", board.name(unit));
    let mut refusals = Vec::new();
    if board.owner(unit) != seat {
        refusals.push(named("kow.turn.active-player", "refusal-not-your-unit"));
    }
    if !board.on_table(unit) {
        refusals.push(named("kow.move.one-at-a-time", "refusal-not-on-table"));
    }
    if board.unit(unit).order.is_some() {
        refusals.push(named("kow.move.one-order", "refusal-ordered-already"));
    }
    if board.unit(unit).wavering && !matches!(order, Order::Halt | Order::ChangeFacing | Order::Back) {
        refusals.push(named("kow.nerve.wavering-orders", "refusal-wavering-order"));
    }
    let war_engine = board.profile(unit).unit_type == UnitType::WarEngine;
    if order == Order::AtTheDouble && war_engine {
        refusals.push(named("kow.move.at-the-double-no-war-engine", "refusal-war-engine-double"));
    }
    if order == Order::AtTheDouble && board.has(unit, SpecialKind::Shambling) {
        refusals.push(named("kow.special.shambling-no-double", "refusal-shambling-double"));
    }
    if order == Order::Charge && war_engine {
        refusals.push(named("kow.move.charge-no-war-engine", "refusal-war-engine-charge"));
    }
    refusals
}

/// The rule that describes an order.
pub(crate) fn rule_of(order: Order) -> &'static str {
    match order {
        Order::Halt => "kow.move.halt",
        Order::ChangeFacing => "kow.move.change-facing",
        Order::Advance => "kow.move.advance-distance",
        Order::Back => "kow.move.back",
        Order::Sidestep => "kow.move.sidestep",
        Order::AtTheDouble => "kow.move.at-the-double",
        Order::Charge => "kow.charge.single-target",
    }
}

/// Why strides are not what an order allows, apart from how far they go and what is in the way.
pub(crate) fn strides(board: Board<'_>, unit: UnitId, order: Order, strides: &[Stride]) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if order == Order::Charge {
        refusals.push(Refusal::new(rule_of(order), "refusal-charge-needs-target"));
        return refusals;
    }
    if !strides.iter().all(|stride| fits(order, stride)) {
        refusals.push(Refusal::new(rule_of(order), "refusal-wrong-stride"));
    }
    let left = strides.iter().any(|stride| matches!(stride, Stride::Left(_)));
    let right = strides.iter().any(|stride| matches!(stride, Stride::Right(_)));
    if left && right {
        refusals.push(Refusal::new("kow.move.sidestep", "refusal-both-sides"));
    }
    if strides.iter().filter_map(length).any(|length| length <= Length::ZERO) {
        refusals.push(Refusal::new(rule_of(order), "refusal-no-length"));
    }
    refusals.extend(pivots(board, unit, order, strides));
    refusals
}

/// How far a stride goes; pivots go nowhere.
pub(crate) fn length(stride: &Stride) -> Option<Length> {
    match stride {
        Stride::Forward(length) | Stride::Back(length) | Stride::Left(length) | Stride::Right(length) => {
            Some(*length)
        }
        Stride::Pivot(_) => None,
    }
}

/// How many pivots an order allows a unit, and how wide those are that are not free, in thousandths of a degree.
fn allowed_pivots(board: Board<'_>, unit: UnitId, order: Order) -> (usize, Option<i32>) {
    let nimble = usize::from(board.has(unit, SpecialKind::Nimble));
    let widest = i32::from(board.game.library.constants.movement.pivot_degrees) * 1000;
    match order {
        Order::Halt if board.rulings().nimble_halt == NimbleHalt::Turns => (nimble, None),
        Order::Halt | Order::Charge => (0, None),
        Order::ChangeFacing => (1 + nimble, None),
        Order::Advance => (1 + nimble, Some(widest)),
        Order::Back | Order::Sidestep | Order::AtTheDouble => (nimble, None),
    }
}

/// What is left of strides when everything is taken out that the form of an order does not allow: strides the wrong way, those
/// without a length, and pivots beyond the number allowed. Pivots that are too wide turn as far as they may.
pub(crate) fn fitted(board: Board<'_>, unit: UnitId, order: Order, strides: &[Stride]) -> Vec<Stride> {
    let (mut pivots, narrow) = allowed_pivots(board, unit, order);
    let mut free = usize::from(board.has(unit, SpecialKind::Nimble));
    let left_first = strides.iter().find_map(|stride| match stride {
        Stride::Left(_) => Some(true),
        Stride::Right(_) => Some(false),
        _ => None,
    });
    let mut heading = board.unit(unit).heading;
    let mut fitted = Vec::new();
    for stride in strides {
        let same_side = match stride {
            Stride::Left(_) => left_first == Some(true),
            Stride::Right(_) => left_first == Some(false),
            _ => true,
        };
        match stride {
            Stride::Pivot(_) if pivots == 0 => {}
            Stride::Pivot(to) => {
                let turn = heading.difference(*to);
                heading = match narrow {
                    Some(widest) if turn.abs() > widest && free == 0 => {
                        heading.turn(turn.clamp(-widest, widest))
                    }
                    Some(widest) if turn.abs() > widest => {
                        free -= 1;
                        *to
                    }
                    _ => *to,
                };
                pivots -= 1;
                fitted.push(Stride::Pivot(heading));
            }
            straight if fits(order, straight) && same_side && length(straight) > Some(Length::ZERO) => {
                fitted.push(*straight);
            }
            _ => {}
        }
    }
    fitted
}

/// Whether a stride goes the way of an order.
fn fits(order: Order, stride: &Stride) -> bool {
    match stride {
        Stride::Forward(_) => matches!(order, Order::Advance | Order::AtTheDouble),
        Stride::Back(_) => order == Order::Back,
        Stride::Left(_) | Stride::Right(_) => order == Order::Sidestep,
        Stride::Pivot(_) => true,
    }
}

/// Why the pivots of an order are too many or too wide.
fn pivots(board: Board<'_>, unit: UnitId, order: Order, strides: &[Stride]) -> Vec<Refusal> {
    let turns = turns(board.unit(unit).heading, strides);
    let (most, narrow) = allowed_pivots(board, unit, order);
    let mut refusals = Vec::new();
    if turns.len() > most {
        let (rule, key) = match order {
            Order::Halt if most > 0 => ("kow.move.halt", "refusal-too-many-pivots"),
            Order::Halt => ("kow.move.halt", "refusal-halt-pivot"),
            Order::AtTheDouble => ("kow.move.at-the-double-no-pivot", "refusal-double-pivot"),
            Order::Back => ("kow.move.back", "refusal-too-many-pivots"),
            Order::Sidestep => ("kow.move.sidestep", "refusal-too-many-pivots"),
            Order::ChangeFacing => ("kow.move.change-facing", "refusal-too-many-pivots"),
            Order::Advance | Order::Charge => ("kow.move.advance-pivot", "refusal-too-many-pivots"),
        };
        let refusal = Refusal::new(rule, key);
        refusals.push(if key == "refusal-too-many-pivots" {
            refusal.number("most", most as i64).number("pivots", turns.len() as i64)
        } else {
            refusal
        });
    }
    // Of several pivots one may be the free one of a Nimble unit; every other one must be narrow.
    if let Some(widest) = narrow {
        let wide: SmallVec<[i32; 4]> = turns.into_iter().filter(|turn| *turn > widest).collect();
        if wide.len() > usize::from(board.has(unit, SpecialKind::Nimble)) {
            let turn = wide.into_iter().max().unwrap_or(0);
            refusals.push(
                Refusal::new("kow.move.advance-pivot", "refusal-pivot-too-wide")
                    .with("turn", Arg::Number(i64::from((turn + 999) / 1000)))
                    .number("most", i64::from(widest / 1000)),
            );
        }
    }
    refusals
}

/// How far each pivot turns, in thousandths of a degree.
fn turns(mut heading: Heading, strides: &[Stride]) -> SmallVec<[i32; 4]> {
    let mut turns = SmallVec::new();
    for stride in strides {
        if let Stride::Pivot(to) = stride {
            turns.push(heading.difference(*to).abs());
            heading = *to;
        }
    }
    turns
}
