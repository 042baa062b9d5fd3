//! Where models go or are set up, as drafts point it out: a unit as a whole, each model by itself, or both.

use gonfalon_scene::{Given, Need, Placed};
use gonfalon_table::{Heading, Length, Point};
use smallvec::smallvec;

use super::keys;
use crate::action::{Models, Spot, Spots, Walk, Walks};
use crate::board::Board;
use crate::room;
use crate::state::{ModelId, UnitId};
use crate::walk;

/// How the models of a unit are pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// The unit keeps its formation.
    All,
    /// Each model by itself.
    Each,
    /// The unit in formation, then single models.
    Both,
}

/// Every manner with its word.
pub(super) const MANNERS: [(&str, Manner); 3] =
    [("all", Manner::All), ("each", Manner::Each), ("both", Manner::Both)];

/// The manner that a word names.
pub(super) fn manner(word: &str) -> Option<Manner> {
    MANNERS.iter().find(|(own, _)| *own == word).map(|(_, manner)| *manner)
}

/// The most landing places of a unit.
const MOST_PLACES: u8 = 8;

fn arrange(board: Board<'_>, unit: UnitId) -> Need {
    let turns = board.models(unit).any(|model| !board.profile(model).base.is_round());
    Need::Arrange { pieces: board.models(unit).map(keys::model).collect(), turns }
}

/// What has to be pointed out for a move.
pub(super) fn walk_needs(board: Board<'_>, unit: UnitId, manner: Manner) -> Vec<Need> {
    let piece = keys::anchor(board, unit).unwrap_or_default();
    let path = Need::Path { piece, most: MOST_PLACES };
    match manner {
        Manner::All => vec![path],
        Manner::Each => vec![arrange(board, unit)],
        Manner::Both => vec![path, arrange(board, unit)],
    }
}

/// What has to be pointed out to set a unit up.
pub(super) fn set_up_needs(board: Board<'_>, unit: UnitId, manner: Manner) -> Vec<Need> {
    let piece = keys::anchor(board, unit).unwrap_or_default();
    let place = Need::Place { piece, turns: true };
    match manner {
        Manner::All => vec![place],
        Manner::Each => vec![arrange(board, unit)],
        Manner::Both => vec![place, arrange(board, unit)],
    }
}

/// What was pointed out: a thing, something unfinished (`Some(None)`) or nonsense (`None`).
type Meaning<T> = Option<Option<T>>;

/// The moves that were pointed out.
pub(super) fn walks(board: Board<'_>, unit: UnitId, manner: Manner, given: &[Given]) -> Meaning<Walks> {
    match (manner, given) {
        (Manner::All, [Given::Path(path)]) if !path.is_empty() => Some(Some(shifted(board, unit, path)?)),
        (Manner::Each, [Given::Arrange(placed)]) if !placed.is_empty() => {
            let walk = |placed: &Placed| {
                let (model, spot) = spot(board, unit, placed)?;
                Some(Walk { model, path: smallvec![spot] })
            };
            Some(Some(placed.iter().map(walk).collect::<Option<Walks>>()?))
        }
        (Manner::Both, [Given::Path(path), Given::Arrange(placed)]) if !path.is_empty() => {
            let mut walks = shifted(board, unit, path)?;
            for placed in placed {
                let (model, spot) = spot(board, unit, placed)?;
                let walk = walks.iter_mut().find(|walk| walk.model == model)?;
                walk.path.pop();
                walk.path.push(spot);
            }
            Some(Some(walks))
        }
        _ => Some(None),
    }
}

/// A whole unit follows its first model from place to place.
fn shifted(board: Board<'_>, unit: UnitId, path: &[Point]) -> Option<Walks> {
    let from = board.spot(board.models(unit).next()?).at;
    if !path.iter().all(|at| at.is_in_reach()) {
        return None;
    }
    let by = |to: &Point| (to.x - from.x, to.y - from.y);
    let (last, before) = path.split_last()?;
    let (x, y) = by(last);
    let mut walks = walk::formation(board, unit, Length(x), Length(y));
    for walk in &mut walks {
        let mut here = board.spot(walk.model);
        let start = here.at;
        let steps = before.iter().map(|to| {
            let (x, y) = by(to);
            let there = Spot { at: start.shifted(x, y), ..here };
            here = walk::grounded(board, walk.model, &there).unwrap_or(there);
            here
        });
        let mut way: smallvec::SmallVec<[Spot; 2]> = steps.collect();
        way.append(&mut walk.path);
        walk.path = way;
    }
    Some(walks)
}

/// A model of the unit with its place; its height is the nearest one if nobody says otherwise.
fn spot(board: Board<'_>, unit: UnitId, placed: &Placed) -> Option<(ModelId, Spot)> {
    let model = keys::as_model(board, &placed.piece).filter(|model| board.unit_of(*model) == unit)?;
    if !placed.at.is_in_reach() {
        return None;
    }
    let here = board.spot(model);
    let kept = board.profile(model).base.is_round() && placed.heading == Heading::default();
    let heading = if kept { here.heading } else { placed.heading };
    let there = Spot { at: placed.at, elevation: here.elevation, heading };
    Some(match placed.elevation {
        Some(elevation) => (model, Spot { elevation, ..there }),
        None => (model, walk::grounded(board, model, &there).unwrap_or(there)),
    })
}

/// The places that were pointed out for a unit that is set up.
pub(super) fn spots(board: Board<'_>, unit: UnitId, manner: Manner, given: &[Given]) -> Meaning<Spots> {
    let block = |at: &Point, heading: &Heading| {
        let models: Models = board.models(unit).collect();
        let turned = if *heading == Heading::default() { room::facing(board, unit) } else { *heading };
        let stands =
            |(model, spot): (ModelId, Spot)| (model, walk::grounded(board, model, &spot).unwrap_or(spot));
        (at.is_in_reach() && !models.is_empty())
            .then(|| room::block(board, &models, *at, turned).into_iter().map(stands).collect::<Spots>())
    };
    match (manner, given) {
        (Manner::All, [Given::Place { at, heading }]) => Some(Some(block(at, heading)?)),
        (Manner::Each, [Given::Arrange(placed)]) if !placed.is_empty() => {
            Some(Some(placed.iter().map(|placed| spot(board, unit, placed)).collect::<Option<Spots>>()?))
        }
        (Manner::Both, [Given::Place { at, heading }, Given::Arrange(placed)]) => {
            let mut spots = block(at, heading)?;
            for placed in placed {
                let (model, spot) = spot(board, unit, placed)?;
                spots.iter_mut().find(|(other, _)| *other == model)?.1 = spot;
            }
            Some(Some(spots))
        }
        _ => Some(None),
    }
}

fn placed((model, spot): (ModelId, Spot)) -> Placed {
    Placed { piece: keys::model(model), at: spot.at, heading: spot.heading, elevation: Some(spot.elevation) }
}

/// How moves are pointed out.
pub(super) fn walks_drafted(
    board: Board<'_>,
    unit: UnitId,
    wanted: &Walks,
) -> Option<(&'static str, Vec<Given>)> {
    let first = board.models(unit).next()?;
    let leader = wanted.iter().find(|walk| walk.model == first);
    let path = leader.map(|walk| walk.path.iter().map(|spot| spot.at).collect::<Vec<Point>>());
    let ends = wanted.iter().filter_map(|walk| Some(placed((walk.model, *walk.path.last()?)))).collect();
    let path = path.unwrap_or_default();
    let ways = [
        ("all", Manner::All, vec![Given::Path(path.clone())]),
        ("each", Manner::Each, vec![Given::Arrange(ends)]),
    ];
    let ends = wanted.iter().filter_map(|walk| Some(placed((walk.model, *walk.path.last()?)))).collect();
    let both = ("both", Manner::Both, vec![Given::Path(path), Given::Arrange(ends)]);
    ways.into_iter()
        .chain([both])
        .find(|(_, manner, given)| walks(board, unit, *manner, given) == Some(Some(wanted.clone())))
        .map(|(word, _, given)| (word, given))
}

/// How the places of a unit that is set up are pointed out.
pub(super) fn spots_drafted(
    board: Board<'_>,
    unit: UnitId,
    wanted: &Spots,
) -> Option<(&'static str, Vec<Given>)> {
    let models: Models = board.models(unit).collect();
    let (_, first) = wanted.first()?;
    let corner = room::block(board, &models, Point::ORIGIN, first.heading).first()?.1.at;
    let at = first.at.shifted(-corner.x, -corner.y);
    let ways = [
        ("all", Manner::All, vec![Given::Place { at, heading: first.heading }]),
        ("each", Manner::Each, vec![Given::Arrange(wanted.iter().copied().map(placed).collect())]),
    ];
    ways.into_iter()
        .find(|(_, manner, given)| spots(board, unit, *manner, given) == Some(Some(wanted.clone())))
        .map(|(word, _, given)| (word, given))
}
