//! Deployment: zones, and where units can be set up before the battle.

use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::{Point, Rectangle};

use super::is_late;
use crate::action::{Action, Spots};
use crate::board::Board;
use crate::placing::{self, Zone};
use crate::room;
use crate::rulings::Zones;
use crate::state::{Place, UnitId};

/// The deployment zone of a seat: a strip along a long edge, or along a short one if that was agreed on; the Attacker's at the
/// origin.
pub(crate) fn zone(board: Board<'_>, seat: Seat) -> Rectangle {
    let field = board.field();
    let depth = board.game.zone_depth.0;
    let attacks = board.table.attacker.unwrap_or(Seat(0)) == seat;
    match (board.rulings().zones, attacks) {
        (Zones::LongEdges, true) => Rectangle::new(field.min, Point::new(field.max.x, field.min.y + depth)),
        (Zones::LongEdges, false) => Rectangle::new(Point::new(field.min.x, field.max.y - depth), field.max),
        (Zones::ShortEdges, true) => Rectangle::new(field.min, Point::new(field.min.x + depth, field.max.y)),
        (Zones::ShortEdges, false) => Rectangle::new(Point::new(field.max.x - depth, field.min.y), field.max),
    }
}

/// The units of a seat that are still to be set up: with all others, or after both armies.
pub(crate) fn waiting(board: Board<'_>, seat: Seat, late: bool) -> impl Iterator<Item = UnitId> {
    board.heads().filter(move |unit| {
        board.owner(*unit) == seat
            && board.unit(*unit).place == Place::Waiting
            && is_late(board, *unit) == late
    })
}

/// Why a player cannot say that there is no room for the units to be set up now: room for one of them is found.
fn room_left(board: Board<'_>, seat: Seat) -> Option<Refusal> {
    let late = waiting(board, seat, false).next().is_none();
    let fits = waiting(board, seat, late).find(|unit| first_spots(board, *unit).is_some())?;
    Some(Refusal::new("wh40k.onlywar.deploy-until", "refusal-room-left").with("unit", board.name(fits)))
}

/// The first legal places for a unit that are found, in its zone if possible.
pub(crate) fn first_spots(board: Board<'_>, unit: UnitId) -> Option<Spots> {
    let hidden = || is_late(board, unit).then(|| room::find(board, unit, &Zone::Infiltrators)).flatten();
    room::find(board, unit, &Zone::Deployment).or_else(hidden)
}

/// Every reason against an answer to who sets up a unit.
pub(crate) fn deploy_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    let rule = "wh40k.onlywar.deploy-alternate";
    let (unit, spots) = match action {
        Action::SetUp { unit, spots } => (*unit, spots),
        Action::Pass { .. } => return room_left(board, seat).into_iter().collect(),
        _ => return vec![Refusal::new(rule, "refusal-not-an-answer")],
    };
    let no =
        |rule: &'static str, key: &'static str| vec![Refusal::new(rule, key).with("unit", board.name(unit))];
    if board.owner(unit) != seat {
        return no(rule, "refusal-not-your-unit");
    }
    if board.head(unit) != unit {
        return no("wh40k.leader.counts-as-one", "refusal-name-the-bodyguard");
    }
    if board.unit(unit).place != Place::Waiting {
        return no(rule, "refusal-already-set-up");
    }
    let others = || Seat::all(2).any(|seat| waiting(board, seat, false).next().is_some());
    if is_late(board, unit) && others() {
        return no("wh40k.onlywar.deploy-after-both", "refusal-set-up-later");
    }
    place_refusals(board, unit, spots)
}

/// Every reason against these places for a unit. Infiltrators may keep to their zone or go nearly anywhere.
fn place_refusals(board: Board<'_>, unit: UnitId, spots: &Spots) -> Vec<Refusal> {
    if !is_late(board, unit) {
        return placing::refusals(board, unit, spots, &Zone::Deployment);
    }
    let hidden = placing::refusals(board, unit, spots, &Zone::Infiltrators);
    if hidden.is_empty() || placing::refusals(board, unit, spots, &Zone::Deployment).is_empty() {
        Vec::new()
    } else {
        hidden
    }
}
