//! Walks made for somebody: a unit shifted as it stands, and the nearest legal walk to a refused one.

use gonfalon_table::{Length, Point};
use smallvec::{SmallVec, smallvec};

use super::{Move, is_legal, is_walkable, spent};
use crate::action::{Spot, Walk, Walks};
use crate::board::Board;
use crate::state::{ModelId, UnitId};

/// Shifts a whole unit, whoever is foremost first, each model to the height nearest to its own at which it may stand. Where terrain
/// lets a model not stand, it stops a little earlier.
pub(crate) fn formation(board: Board<'_>, unit: UnitId, dx: Length, dy: Length) -> Walks {
    let mut models: SmallVec<[(i64, ModelId); 12]> = board
        .models(unit)
        .map(|model| {
            let at = board.model(model).at;
            let ahead = i64::from(at.x) * i64::from(dx.0) + i64::from(at.y) * i64::from(dy.0);
            (-ahead, model)
        })
        .collect();
    models.sort_unstable();
    let walk = |(_, model): &(i64, ModelId)| {
        const PARTS: i32 = 8;
        let spot = board.spot(*model);
        let shifted = |part: i32| {
            let at = spot.at.shifted(dx.0 / PARTS * part, dy.0 / PARTS * part);
            Spot { at, ..spot }
        };
        let whole = Spot { at: spot.at.shifted(dx.0, dy.0), ..spot };
        let mut places = std::iter::once(whole).chain((PARTS / 2..PARTS).rev().map(shifted));
        let stands = places.find_map(|place| grounded(board, *model, &place));
        Walk { model: *model, path: smallvec![stands.unwrap_or(whole)] }
    };
    models.iter().map(walk).collect()
}

/// The same place at the nearest height at which a model may stand.
pub(crate) fn grounded(board: Board<'_>, model: ModelId, spot: &Spot) -> Option<Spot> {
    let heights = board.grounds(model, spot.at, spot.heading);
    let nearest = heights.into_iter().min_by_key(|height| (*height - spot.elevation).abs())?;
    Some(Spot { elevation: nearest, ..*spot })
}

/// The longest legal part of refused walks: first only those shortened that are too long, else all alike, to a 256th; `None` if
/// there is none.
pub(crate) fn nearest(board: Board<'_>, order: Move<'_>, walks: &[Walk]) -> Option<Walks> {
    const PARTS: i64 = 16;
    const FINER: i64 = 16;
    if !board.exists(order.unit) || !walks.iter().all(|walk| is_walkable(board, order.unit, walk)) {
        return None;
    }
    let fits = |walks: &Walks| is_legal(board, order.unit, order.kind, order.distance, order.targets, walks);
    let lengths = spent(board, order, walks);
    // A hair less than there is, for what rounding adds.
    for less in [0, HAIR] {
        let within = |(walk, (used, most)): (&Walk, &(Length, Length))| match used > most {
            true => shortened(board, walk, i64::from(most.0 - less).max(0), i64::from(used.0)),
            false => walk.clone(),
        };
        let each: Walks = walks.iter().zip(&lengths).map(within).collect();
        if fits(&each) {
            return Some(each);
        }
    }
    let alike = |parts: i64| {
        let shorter: Walks = walks.iter().map(|walk| shortened(board, walk, parts, PARTS * FINER)).collect();
        fits(&shorter).then_some(shorter)
    };
    let coarse = (1..PARTS).rev().find(|parts| alike(parts * FINER).is_some())? * FINER;
    let (mut low, mut high) = (coarse, coarse + FINER);
    let mut best = alike(low);
    while high - low > 1 {
        let middle = (low + high) / 2;
        match alike(middle) {
            Some(found) => (low, best) = (middle, Some(found)),
            None => high = middle,
        }
    }
    best
}

/// A few hundredths of a millimetre.
const HAIR: i32 = 3;

/// So many parts of a walk, as it goes across the table.
fn shortened(board: Board<'_>, walk: &Walk, parts: i64, of: i64) -> Walk {
    let start = board.spot(walk.model);
    let before = || std::iter::once(&start).chain(&walk.path);
    let lengths: SmallVec<[i64; 4]> =
        before().zip(&walk.path).map(|(from, to)| i64::from(from.at.distance(to.at).0)).collect();
    let mut left = lengths.iter().sum::<i64>() * parts / of;
    let mut path = SmallVec::new();
    for ((from, to), length) in before().zip(&walk.path).zip(&lengths) {
        if *length <= left {
            path.push(*to);
            left -= length;
            continue;
        }
        let part = |from: i32, to: i32| from + (i64::from(to - from) * left / length) as i32;
        let at = Point::new(part(from.at.x, to.at.x), part(from.at.y, to.at.y));
        let elevation = Length(part(from.elevation.0, to.elevation.0));
        let place = Spot { at, elevation, heading: to.heading };
        path.push(grounded(board, walk.model, &place).unwrap_or(place));
        break;
    }
    Walk { model: walk.model, path }
}
