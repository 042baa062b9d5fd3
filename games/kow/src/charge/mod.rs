//! Charges: conditions, path, contact, sharing a side.

mod bystander;
mod corridor;
mod edge;
mod instead;
#[cfg(test)]
mod oracle;
mod path;
mod plan;
#[cfg(test)]
mod properties;
mod search;
mod share;
mod surge;
mod targets;
#[cfg(test)]
mod tests;

use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Length, OrientedBox};

use crate::action::Order;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::measured::beyond;
use crate::movement::order_itself;
use crate::sight::{Sight, settle_sight};
use crate::state::{Contact, UnitId};
use edge::Edge;
use plan::{Arrival, Plan};

pub(crate) use instead::{alternatives, other_targets};
pub(crate) use surge::contact_by_surge;
pub(crate) use targets::{Searches, targets};

/// Every reason against a joint charge.
pub(crate) fn refusals(board: Board<'_>, seat: Seat, units: &[UnitId], target: UnitId) -> Vec<Refusal> {
    let mut refusals = formal_refusals(board, seat, units, target);
    if is_measurable(board, seat, units, target) {
        for unit in units {
            refusals.extend(reach_refusals(board, *unit, target, units));
        }
        refusals.extend(plan::refusals(board, units, target, |unit| is_in_range(board, unit, target)));
    }
    refusals
}

/// Whether a joint charge is legal: the same as no refusal, with the quickest reasons first.
pub(crate) fn is_legal(board: Board<'_>, seat: Seat, units: &[UnitId], target: UnitId) -> bool {
    may_charge(board, seat, units, target) && plan::work_out(board, units, target, units).is_some()
}

/// Whether a joint charge is legal and nothing bars the direct way of any charger.
pub(crate) fn is_direct(board: Board<'_>, seat: Seat, units: &[UnitId], target: UnitId) -> bool {
    may_charge(board, seat, units, target) && plan::is_direct(board, units, target)
}

/// Whether nothing but room and way can stand against a joint charge.
fn may_charge(board: Board<'_>, seat: Seat, units: &[UnitId], target: UnitId) -> bool {
    is_measurable(board, seat, units, target)
        && formal_refusals(board, seat, units, target).is_empty()
        && is_in_reach(board, units, target)
}

/// Whether a target is in range, arc and sight of all chargers.
fn is_in_reach(board: Board<'_>, units: &[UnitId], target: UnitId) -> bool {
    let sees = |unit: &UnitId| {
        board.in_front_arc(*unit, target) && board.line_of_sight(*unit, target, units) != Sight::No
    };
    units.iter().all(|unit| is_in_range(board, *unit, target)) && units.iter().all(sees)
}

fn is_in_range(board: Board<'_>, unit: UnitId, target: UnitId) -> bool {
    range(board, unit, target, board.profile(unit).speed * 2).1
}

/// Whether a lone charge is legal by the plainest way: the unit turns square to the attacked side where it stands and goes
/// straight on. No search is needed for that; what is not plain may be just as legal.
pub(crate) fn is_plain(board: Board<'_>, seat: Seat, unit: UnitId, target: UnitId) -> bool {
    let units = [unit];
    is_measurable(board, seat, &units, target)
        && board.in_front_arc(unit, target)
        && formal_refusals(board, seat, &units, target).is_empty()
        && plan::is_plain(board, unit, target)
        && is_in_range(board, unit, target)
        && board.line_of_sight(unit, target, &units) != Sight::No
}

/// Whether there is anything to measure: distinct units that stand, and an enemy that stands.
fn is_measurable(board: Board<'_>, seat: Seat, units: &[UnitId], target: UnitId) -> bool {
    let stands = |unit: UnitId| board.exists(unit) && board.on_table(unit);
    let is_distinct = units.iter().enumerate().all(|(index, unit)| !units[..index].contains(unit));
    let is_enemy = |unit: &UnitId| board.enemies(*unit, target);
    !units.is_empty()
        && is_distinct
        && stands(target)
        && board.owner(target) != seat
        && units.iter().all(|unit| stands(*unit) && is_enemy(unit))
}

/// Why an order to charge is none, whatever is on the table.
fn formal_refusals(board: Board<'_>, seat: Seat, units: &[UnitId], target: UnitId) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if units.is_empty() {
        refusals.push(Refusal::new("kow.charge.multiple-allowed", "refusal-nobody-charges"));
    }
    for (index, unit) in units.iter().enumerate() {
        if units[..index].contains(unit) {
            refusals.push(Refusal::new("kow.charge.multiple-simultaneous", "refusal-charges-twice"));
        } else {
            refusals.extend(order_itself(board, seat, *unit, Order::Charge));
        }
    }
    if !board.exists(target) || !board.on_table(target) || board.owner(target) == seat {
        refusals.push(Refusal::new("kow.charge.single-target", "refusal-no-charge-target"));
    } else if board.table.contacts.iter().any(|contact| contact.target == target) {
        refusals.push(
            Refusal::new("kow.charge.multiple-simultaneous", "refusal-charged-already")
                .with("target", board.name(target)),
        );
    }
    refusals
}

/// Arc, sight and range of one charger.
fn reach_refusals(board: Board<'_>, unit: UnitId, target: UnitId, joint: &[UnitId]) -> Vec<Refusal> {
    let mut refusals = arc_and_range_refusals(board, unit, target);
    refusals.extend(sight_refusal(board, unit, target, joint));
    refusals
}

fn sight_refusal(board: Board<'_>, unit: UnitId, target: UnitId, joint: &[UnitId]) -> Option<Refusal> {
    let hidden = board.line_of_sight(unit, target, joint) == Sight::No;
    hidden.then(|| {
        Refusal::new("kow.charge.needs-sight", "refusal-charge-sight")
            .with("unit", board.name(unit))
            .with("target", board.name(target))
    })
}

fn arc_and_range_refusals(board: Board<'_>, unit: UnitId, target: UnitId) -> Vec<Refusal> {
    let named =
        |rule, key| Refusal::new(rule, key).with("unit", board.name(unit)).with("target", board.name(target));
    let mut refusals = Vec::new();
    if !board.in_front_arc(unit, target) {
        refusals.push(named("kow.charge.needs-arc", "refusal-charge-arc"));
    }
    let most = board.profile(unit).speed * 2;
    let (gap, in_range, rule) = range(board, unit, target, most);
    if !in_range {
        let (gap, short) = beyond(gap, most);
        refusals.push(
            named(rule, "refusal-charge-range")
                .with("gap", Arg::Length(gap.0))
                .with("most", Arg::Length(most.0))
                .with("short", Arg::Length(short.0)),
        );
    }
    refusals
}

/// How far a charger's champion is from its target, or from the obstacle the target stands behind; whether that is in
/// range, and by which rule.
fn range(board: Board<'_>, unit: UnitId, target: UnitId, most: Length) -> (Length, bool, &'static str) {
    let champion = board.champion(unit);
    let footprint = plan::faced(board, unit, target);
    let edge = Edge::of(footprint, plan::side(board, unit, &footprint));
    match edge.obstacle(board, unit, Length::ZERO) {
        Some((piece, far)) => {
            // A long wall counts only where it runs before the attacked side.
            let before = edge.before(far);
            (
                champion.gap_polygon(&piece.outline).max(champion.gap(&before)),
                champion.within_polygon(&piece.outline, most) && champion.within(&before, most),
                "kow.charge.obstacle-target-range",
            )
        }
        None => {
            let enemy = board.footprint(target);
            (champion.gap(&enemy), champion.within(&enemy, most), "kow.charge.needs-range")
        }
    }
}

/// Carries out a joint charge that has been found legal.
///
/// Doubtful sight and faint hearts are settled first, one unit after another; whoever stays behind has used up its order.
pub(crate) fn carry_out(cx: &mut Cx<'_>, units: &[UnitId], target: UnitId) {
    let mut charging = Vec::new();
    for unit in units {
        if settle_sight(cx, *unit, target, units) && has_courage(cx, *unit) {
            charging.push(*unit);
        } else {
            cx.emit(Event::Ordered { unit: *unit, order: Order::Halt });
        }
    }
    // Those who stay behind may stand where another was to be laid; then the last ones named stay behind as well.
    while !charging.is_empty() {
        match plan::work_out(cx.board(), &charging, target, units) {
            Some(plan) => return arrive(cx, target, &plan),
            None => {
                let unit = charging.pop().expect("somebody charges");
                cx.emit(Event::Ordered { unit, order: Order::Halt });
            }
        }
    }
}

/// A Yellow-bellied unit may mishear the order.
fn has_courage(cx: &mut Cx<'_>, unit: UnitId) -> bool {
    if !cx.board().has(unit, SpecialKind::YellowBellied) {
        return true;
    }
    let die = cx.d6("courage-die");
    cx.emit(Event::CourageRolled { unit, die });
    die > cx.game.library.constants.specials.misheard_roll
}

fn arrive(cx: &mut Cx<'_>, target: UnitId, plan: &Plan) {
    for arrival in &plan.arrivals {
        cx.emit(Event::Ordered { unit: arrival.contact.charger, order: Order::Charge });
    }
    if let Some(heading) = plan.faces {
        let to = cx.board().unit(target).at;
        cx.emit(Event::Moved { unit: target, to, heading });
    }
    for Arrival { path, place, contact } in &plan.arrivals {
        let unit = contact.charger;
        for stop in [path.first.end(), path.second.from, path.second.end(), *place] {
            let stands = cx.board().footprint(unit);
            if (stop.centre, stop.heading) != (stands.centre, stands.heading) {
                cx.emit(Event::Moved { unit, to: stop.centre, heading: stop.heading });
            }
        }
        cx.emit(Event::Charged(*contact));
    }
    for arrival in &plan.arrivals {
        bystander::nudge(cx, arrival.contact.charger);
    }
}

/// Where everybody who charges would come to stand and what each charge would be worth, if the target is in reach and there is
/// room and a way.
pub(crate) fn foreseen(
    board: Board<'_>,
    units: &[UnitId],
    target: UnitId,
) -> Option<Vec<(OrientedBox, Contact)>> {
    let in_reach = is_in_reach(board, units, target);
    let plan = in_reach.then(|| plan::work_out(board, units, target, units)).flatten()?;
    Some(plan.arrivals.iter().map(|arrival| (arrival.place, arrival.contact)).collect())
}
