//! Where models go or are set up, as drafts point it out: a unit in formation, and single models elsewhere.

use gonfalon_scene::{Given, Need, Placed, Stop, Way};
use gonfalon_table::Point;

use super::keys;
use crate::action::{Models, Spot, Spots, Walk, Walks};
use crate::board::Board;
use crate::room;
use crate::state::{ModelId, UnitId};
use crate::walk;

/// The most legs of a way that is pointed out.
const MOST_LEGS: u8 = 8;

/// Whether the front of a model of the unit matters.
fn turns(board: Board<'_>, unit: UnitId) -> bool {
    board.models(unit).any(|model| !board.profile(model).base.is_round())
}

/// What has to be pointed out for a move, with what is proposed for it.
pub(super) fn walk_need(board: Board<'_>, unit: UnitId, start: &Walks) -> Need {
    let pieces = board.models(unit).map(|model| placed((model, board.spot(model)))).collect();
    Need::Formation { pieces, start: ways_of(start), legs: MOST_LEGS, turns: turns(board, unit) }
}

/// What has to be pointed out to set a unit up: it waits in ranks.
pub(super) fn set_up_need(board: Board<'_>, unit: UnitId) -> Need {
    let models: Models = board.models(unit).collect();
    let ranks = if models.is_empty() {
        Spots::new()
    } else {
        room::block(board, &models, Point::ORIGIN, room::facing(board, unit))
    };
    let pieces = ranks.into_iter().map(|(model, spot)| Placed { elevation: None, ..placed((model, spot)) });
    let pieces = pieces.collect();
    Need::Formation { pieces, start: Vec::new(), legs: 1, turns: turns(board, unit) }
}

/// What was pointed out: a thing, something unfinished (`Some(None)`) or nonsense (`None`).
type Meaning<T> = Option<Option<T>>;

/// The ways that were pointed out, if any were; that nobody moves can be said as well.
fn ways(given: &[Given]) -> Option<&[Way]> {
    match given {
        [Given::Formation(ways)] => Some(ways),
        _ => None,
    }
}

/// The moves that were pointed out.
pub(super) fn walks(board: Board<'_>, unit: UnitId, given: &[Given]) -> Meaning<Walks> {
    let Some(ways) = ways(given) else { return Some(None) };
    let walk = |way: &Way| {
        let model = model(board, unit, way)?;
        let mut here = board.spot(model);
        let path = way.stops.iter().map(|stop| {
            here = spot(board, model, here, stop);
            here
        });
        Some(Walk { model, path: path.collect() })
    };
    Some(Some(ways.iter().map(walk).collect::<Option<Walks>>()?))
}

/// The places that were pointed out for a unit that is set up.
pub(super) fn spots(board: Board<'_>, unit: UnitId, given: &[Given]) -> Meaning<Spots> {
    let Some(ways) = ways(given) else { return Some(None) };
    let one = |way: &Way| {
        let model = model(board, unit, way)?;
        let end = way.stops.last()?;
        let ground = Spot { elevation: gonfalon_table::Length::ZERO, ..board.spot(model) };
        Some((model, spot(board, model, ground, end)))
    };
    Some(Some(ways.iter().map(one).collect::<Option<Spots>>()?))
}

/// The model of the unit that goes a way.
fn model(board: Board<'_>, unit: UnitId, way: &Way) -> Option<ModelId> {
    let near = way.stops.iter().all(|stop| stop.at.is_in_reach());
    keys::as_model(board, &way.piece).filter(|model| near && board.unit_of(*model) == unit)
}

/// The next place of a model; its height is the one nearest to where it comes from if nobody says otherwise.
fn spot(board: Board<'_>, model: ModelId, from: Spot, stop: &Stop) -> Spot {
    let there = Spot { at: stop.at, elevation: from.elevation, heading: stop.heading };
    match stop.elevation {
        Some(elevation) => Spot { elevation, ..there },
        None => walk::grounded(board, model, &there).unwrap_or(there),
    }
}

fn placed((model, spot): (ModelId, Spot)) -> Placed {
    Placed { piece: keys::model(model), at: spot.at, heading: spot.heading, elevation: Some(spot.elevation) }
}

fn stop(spot: &Spot) -> Stop {
    Stop { at: spot.at, heading: spot.heading, elevation: Some(spot.elevation) }
}

/// How moves are pointed out.
pub(super) fn walks_drafted(wanted: &Walks) -> Given {
    Given::Formation(ways_of(wanted))
}

fn ways_of(walks: &Walks) -> Vec<Way> {
    let way =
        |walk: &Walk| Way { piece: keys::model(walk.model), stops: walk.path.iter().map(stop).collect() };
    walks.iter().map(way).collect()
}

/// How the places of a unit that is set up are pointed out.
pub(super) fn spots_drafted(wanted: &Spots) -> Given {
    let way = |(model, spot): &(ModelId, Spot)| Way { piece: keys::model(*model), stops: vec![stop(spot)] };
    Given::Formation(wanted.iter().map(way).collect())
}
