//! Places for markers and units.

use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Length, Point};

use super::PASS;
use crate::action::{Action, Models};
use crate::board::Board;
use crate::movement;
use crate::placing::Zone;
use crate::room;
use crate::setup;
use crate::state::{Place, UnitId};

/// The grid on which places are looked for.
const STEP: i32 = Length::INCH.0 * 4;

/// Markers on a wide grid, those near the middle first.
pub(super) fn markers(board: Board<'_>) -> Vec<Action> {
    let field = board.field();
    let middle = field.centre();
    let mut places: Vec<Point> = (1..field.max.x / STEP)
        .flat_map(|column| (1..field.max.y / STEP).map(move |row| Point::new(column * STEP, row * STEP)))
        .collect();
    places.sort_by_key(|place| (place.distance_squared(middle), place.x, place.y));
    places.into_iter().map(Action::Marker).collect()
}

/// A marker anywhere.
pub(super) fn drawn_marker(board: Board<'_>, chance: &mut SeededDice) -> Action {
    Action::Marker(anywhere(board, chance))
}

fn anywhere(board: Board<'_>, chance: &mut SeededDice) -> Point {
    let field = board.field();
    let x = chance.below(field.width().0.max(1) as u32) as i32;
    let y = chance.below(field.height().0.max(1) as u32) as i32;
    field.min.shifted(x, y)
}

/// The units that a seat may set up now.
fn waiting(board: Board<'_>, seat: Seat) -> Vec<UnitId> {
    let early: Vec<UnitId> = setup::waiting(board, seat, false).collect();
    if early.is_empty() { setup::waiting(board, seat, true).collect() } else { early }
}

/// The first place of the first unit that has one.
pub(super) fn first_deployment(board: Board<'_>, seat: Seat) -> Option<Action> {
    let units = waiting(board, seat);
    units
        .into_iter()
        .find_map(|unit| setup::first_spots(board, unit).map(|spots| Action::SetUp { unit, spots }))
}

/// Places all over the zone, for each unit.
pub(super) fn deployments(board: Board<'_>, seat: Seat) -> Vec<Action> {
    let units = waiting(board, seat);
    units
        .into_iter()
        .flat_map(|unit| {
            // Who may hide nearly anywhere looks beyond the zone first.
            let hidden =
                setup::is_late(board, unit).then(|| room::blocks(board, unit, &Zone::Infiltrators, 5));
            let usual = room::blocks(board, unit, &Zone::Deployment, 3);
            hidden.into_iter().flatten().chain(usual).map(move |spots| Action::SetUp { unit, spots })
        })
        .collect()
}

/// A unit somewhere in its zone.
pub(super) fn drawn_deployment(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<Action> {
    let units = waiting(board, seat);
    let unit = *units.get(chance.below(units.len().max(1) as u32) as usize)?;
    let hides = setup::is_late(board, unit) && chance.below(2) == 0;
    let zone = if hides { board.field() } else { setup::zone(board, seat) };
    let at = zone.min.shifted(
        chance.below(zone.width().0.max(1) as u32) as i32,
        chance.below(zone.height().0.max(1) as u32) as i32,
    );
    let models: Models = board.models(unit).collect();
    let heading = room::facing(board, unit);
    Some(Action::SetUp { unit, spots: room::block(board, &models, at, heading) })
}

/// Some unit that comes from Reserves or leaves its TRANSPORT, or the end of the phase.
pub(super) fn drawn_arrival(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<Action> {
    let units: Vec<UnitId> = movement::arrivals(board, seat).collect();
    match units.get(chance.below(units.len() as u32 + 1) as usize) {
        Some(unit) => arrival(board, *unit),
        None => Some(PASS),
    }
}

/// Where a unit in Reserves may arrive, or one inside a TRANSPORT disembark.
pub(super) fn arrival(board: Board<'_>, unit: UnitId) -> Option<Action> {
    if let Place::Embarked(_) = board.unit(unit).place {
        return disembarkation(board, unit);
    }
    let zone = movement::reserves_zone(board, unit)?;
    room::find(board, unit, &zone).map(|spots| Action::SetUp { unit, spots })
}

/// Where a unit may disembark.
pub(super) fn disembarkation(board: Board<'_>, unit: UnitId) -> Option<Action> {
    let Place::Embarked(transport) = board.unit(unit).place else { return None };
    room::find(board, unit, &Zone::Disembark { transport }).map(|spots| Action::SetUp { unit, spots })
}
