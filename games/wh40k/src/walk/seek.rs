//! Moves into combat made for somebody: hints, and the moves of bots.
//!
//! Models go one after another, the closest first, each to a place in base contact or as close as it gets: straight, and in a
//! charge around a corner where that does not do. What comes out is judged like any other move, so it may miss a possible move but
//! never makes an illegal one.

use gonfalon_table::{Heading, Length, Point};
use smallvec::{SmallVec, smallvec};

use super::{Move, allowance, approach, contact, formation, grounded, is_legal, stand};
use crate::action::{Spot, Walk, Walks};
use crate::board::Board;
use crate::constants::{COHERENCY, LARGE_UNIT, MARKER_RANGE};
use crate::data::{Base, Core};
use crate::state::{Marker, ModelId, MoveKind, Table};

/// Into how many parts a way is cut where less than all of it is tried.
const PARTS: i32 = 8;
/// At how many enemy models each model aims.
const AIMS: usize = 4;

/// How far aside of the straight line a way around something bends, in inches.
const BENDS: [i32; 6] = [2, -2, 4, -4, 6, -6];
/// How many models look for ways around something.
const FIRST: usize = 2;
/// Where around an enemy model a place is tried, in degrees from the straight line.
const SIDES: [i32; 9] = [0, 30, -30, 60, -60, 90, -90, 120, -120];

/// A legal Charge move that reaches every target, if one is found.
pub(crate) fn charge_in(board: Board<'_>, order: Move<'_>) -> Option<Walks> {
    let legal = |walks: &Walks| is_legal(board, order.unit, order.kind, order.distance, order.targets, walks);
    Some(rush(board, order, &[]))
        .filter(legal)
        .or_else(|| together(board, order).filter(legal))
        .or_else(|| Some(rush(board, order, &BENDS)).filter(legal))
}

/// Whether a unit comes into Engagement Range of an enemy in a Consolidation move of all its models.
pub(super) fn engages(board: Board<'_>, order: Move<'_>) -> bool {
    let mut table: Table = board.table.clone();
    for walk in rush(board, order, &[]) {
        stand(&mut table.models[walk.model.index()], &walk);
    }
    let after = Board::new(board.game, &table);
    after.is_engaged(order.unit) && after.is_coherent(order.unit)
}

/// The whole unit shifted as it stands, until its closest model touches an enemy.
fn together(board: Board<'_>, order: Move<'_>) -> Option<Walks> {
    let pairs = board.models(order.unit).flat_map(|model| {
        enemies(board, order, model).map(move |enemy| (board.gap(model, enemy), model, enemy))
    });
    let (_, model, enemy) = pairs.min()?;
    let start = board.spot(model);
    let end = approach(board, model, &start, enemy, order.distance)?;
    let (dx, dy) = (end.at.x - start.at.x, end.at.y - start.at.y);
    Some(formation(board, order.unit, Length(dx), Length(dy)))
}

/// A legal Pile-in or Consolidation move towards enemies, else a Consolidation move to the nearest objective marker; none at all if
/// none is found.
pub(crate) fn close_in(board: Board<'_>, order: Move<'_>) -> Walks {
    let legal = |walks: &Walks| {
        !walks.is_empty() && is_legal(board, order.unit, order.kind, order.distance, order.targets, walks)
    };
    let walks = Some(rush(board, order, &[])).filter(legal);
    walks.or_else(|| to_marker(board, order, legal)).unwrap_or_default()
}

/// A Consolidation move of a unit in nobody's reach to the objective marker nearest to it: every model as far as it gets, else all
/// of them alike.
fn to_marker(board: Board<'_>, order: Move<'_>, legal: impl Fn(&Walks) -> bool) -> Option<Walks> {
    if order.kind != MoveKind::Consolidate || board.is_engaged(order.unit) {
        return None;
    }
    let gap = |marker: &&Marker| {
        let models = board.models(order.unit);
        models.map(|model| board.marker_gap_at(model, &board.spot(model), marker)).min()
    };
    let marker = board.table.markers.iter().min_by_key(gap)?;
    if gap(&marker)? > order.distance + MARKER_RANGE {
        return None;
    }
    let each = seek_marker(board, order, marker);
    if legal(&each) {
        return Some(each);
    }
    let (at, first) = (marker.at, board.models(order.unit).next()?);
    let from = board.model(first).at;
    (1..=PARTS).rev().find_map(|part| {
        let to = from.toward(at, order.distance * part / PARTS);
        let walks = formation(board, order.unit, Length(to.x - from.x), Length(to.y - from.y));
        Some(walks).filter(&legal)
    })
}

/// Every model as far towards a marker as it gets, the nearest first.
fn seek_marker(board: Board<'_>, order: Move<'_>, marker: &Marker) -> Walks {
    let mut table: Table = board.table.clone();
    let gap = |model: ModelId, spot: &Spot| board.marker_gap_at(model, spot, marker);
    let mut models: SmallVec<[(Length, ModelId); 12]> =
        board.models(order.unit).map(|model| (gap(model, &board.spot(model)), model)).collect();
    models.sort_unstable();
    let mut walks = Walks::new();
    for (before, model) in models {
        let (now, start) = (Board::new(board.game, &table), board.spot(model));
        let walk = (1..=PARTS).rev().find_map(|part| {
            let at = start.at.toward(marker.at, order.distance * part / PARTS);
            let spot = grounded(now, model, &Spot { at, ..start })?;
            let walk = Walk { model, path: smallvec![spot] };
            let fits = gap(model, &spot) < before && now.model_in_the_way(model, &spot).is_none();
            (fits && contact::can_walk(board, now, order, &walk)).then_some(walk)
        });
        if let Some(walk) = walk {
            stand(&mut table.models[model.index()], &walk);
            walks.push(walk);
        }
    }
    walks
}

/// Sends every model to the enemy, one after another, on ways that may bend so far aside.
fn rush(board: Board<'_>, order: Move<'_>, bends: &[i32]) -> Walks {
    let mut table: Table = board.table.clone();
    let mut models: SmallVec<[(Length, ModelId); 12]> = board
        .models(order.unit)
        .filter_map(|model| gaps(board, order, model).first().map(|(gap, _)| (*gap, model)))
        .collect();
    models.sort_unstable();
    let mut walks = Walks::new();
    for (gap, model) in models {
        if order.kind != MoveKind::Charge && gap <= crate::constants::CONTACT {
            continue;
        }
        let now = Board::new(board.game, &table);
        let gaps = gaps(board, order, model);
        // Only the first few look for ways around something; the others follow.
        let bends = if walks.len() < FIRST { bends } else { &[] };
        let seeker = Seeker { board, now, order, model, walks: &walks, gaps, bends };
        if let Some(walk) = seeker.to_contact().or_else(|| seeker.closer()) {
            stand(&mut table.models[model.index()], &walk);
            walks.push(walk);
        }
    }
    walks
}

/// The enemy models a model may aim at.
fn enemies<'a>(board: Board<'a>, order: Move<'a>, model: ModelId) -> impl Iterator<Item = ModelId> + 'a {
    let flies = board.model_is(model, Core::Fly);
    board
        .enemies_of(order.unit)
        .filter(move |enemy| order.kind != MoveKind::Charge || order.targets.contains(enemy))
        .flat_map(move |enemy| board.models(enemy))
        .filter(move |enemy| flies || !board.model_is(*enemy, Core::Aircraft))
}

/// How far the enemy models are away that a model may aim at, the nearest first. In a charge these are all; else those that are
/// farther than the nearest few are left out, before anybody measures them exactly.
fn gaps(board: Board<'_>, order: Move<'_>, model: ModelId) -> SmallVec<[(Length, ModelId); 16]> {
    let here = board.spot(model);
    let mut rough: SmallVec<[(i64, ModelId); 64]> = enemies(board, order, model)
        .map(|enemy| {
            let reach = board.profile(model).base.around() + board.profile(enemy).base.around();
            (here.at.distance_squared(board.model(enemy).at).isqrt() - reach - 2, enemy)
        })
        .collect();
    rough.sort_unstable();
    let mut gaps: SmallVec<[(Length, ModelId); 16]> = SmallVec::new();
    for (least, enemy) in rough {
        let enough = order.kind != MoveKind::Charge
            && gaps.get(AIMS - 1).is_some_and(|(gap, _)| i64::from(gap.0) < least);
        if enough {
            break;
        }
        let gap = (board.gap(model, enemy), enemy);
        let place = gaps.binary_search(&gap).unwrap_or_else(|place| place);
        gaps.insert(place, gap);
    }
    gaps
}

/// A model looking for its way.
struct Seeker<'a> {
    /// The table before the move.
    board: Board<'a>,
    /// The table with those that have moved where they are now.
    now: Board<'a>,
    order: Move<'a>,
    model: ModelId,
    walks: &'a [Walk],
    /// What [`gaps`] found before the move.
    gaps: SmallVec<[(Length, ModelId); 16]>,
    /// How far aside its way may bend.
    bends: &'a [i32],
}

impl Seeker<'_> {
    /// The enemy models nearest to it; those of units that nobody has reached come first.
    fn aims(&self) -> SmallVec<[ModelId; 16]> {
        let mut aims: SmallVec<[(bool, Length, ModelId); 16]> = self
            .gaps
            .iter()
            .map(|(gap, enemy)| {
                let reached = self.order.kind == MoveKind::Charge
                    && self.now.units_engaged(self.order.unit, self.now.unit_of(*enemy));
                (reached, *gap, *enemy)
            })
            .collect();
        aims.sort_unstable();
        aims.truncate(AIMS);
        aims.into_iter().map(|(_, _, enemy)| enemy).collect()
    }

    fn to_contact(&self) -> Option<Walk> {
        let start = self.board.spot(self.model);
        let most = allowance::allowance(self.board, self.order, self.model);
        let aims = self.aims();
        aims.iter().find_map(|enemy| {
            if !self.board.within(self.model, *enemy, most) {
                return None;
            }
            SIDES.iter().find_map(|side| {
                let spot = self.beside(&start, *enemy, *side, most)?;
                let touches = self.now.in_contact_at(self.model, &spot, *enemy, &self.now.spot(*enemy));
                if touches { self.way(&spot, self.bends) } else { None }
            })
        })
    }

    /// A place in contact with an enemy model, so many degrees from the straight line.
    fn beside(&self, start: &Spot, enemy: ModelId, side: i32, most: Length) -> Option<Spot> {
        let there = self.now.spot(enemy);
        let (own, facing) = (self.now.profile(self.model).base, self.now.profile(enemy).base);
        let (Base::Round { diameter }, Base::Round { diameter: other }) = (own, facing) else {
            return if side == 0 { approach(self.now, self.model, start, enemy, most) } else { None };
        };
        let towards = Heading::between(there.at, start.at).turn(side * 1000);
        let at = there.at.step(towards, Length((diameter + other).0 / 2 + 1));
        self.grounded(at, start, there.elevation)
    }

    fn grounded(&self, at: Point, start: &Spot, height: Length) -> Option<Spot> {
        let heights = self.now.grounds(self.model, at, start.heading);
        let elevation = heights.into_iter().min_by_key(|elevation| (*elevation - height).abs())?;
        Some(Spot { at, elevation, ..*start })
    }

    /// As close to an enemy as it gets, or at least to somebody who has got there.
    fn closer(&self) -> Option<Walk> {
        let start = self.board.spot(self.model);
        let most = allowance::allowance(self.board, self.order, self.model);
        let mates: SmallVec<[ModelId; 12]> = self.walks.iter().map(|walk| walk.model).collect();
        let aims = self.aims();
        let aims = aims.iter().take(2).chain(mates.iter().rev().take(3));
        aims.copied().find_map(|aim| {
            (1..=PARTS).rev().find_map(|part| {
                let spot = approach(self.now, self.model, &start, aim, most * part / PARTS)?;
                self.way(&spot, &[])
            })
        })
    }

    /// A way to a place: straight, or around a corner so far aside.
    fn way(&self, spot: &Spot, bends: &[i32]) -> Option<Walk> {
        if !self.fits(spot) {
            return None;
        }
        let open = |walk: &Walk| contact::can_walk(self.board, self.now, self.order, walk);
        let straight = Walk { model: self.model, path: smallvec![*spot] };
        if open(&straight) {
            return Some(straight);
        }
        let start = self.board.spot(self.model);
        let half = start.at.toward(spot.at, Length(start.at.distance(spot.at).0 / 2));
        let aside = Heading::between(start.at, spot.at).turn(90_000);
        bends.iter().find_map(|bend| {
            let corner = self.grounded(half.step(aside, Length::inches(*bend)), &start, start.elevation)?;
            Some(Walk { model: self.model, path: smallvec![corner, *spot] }).filter(open)
        })
    }

    /// Whether the model may stand there, gets closer and stays with those that have moved.
    fn fits(&self, spot: &Spot) -> bool {
        // In large units everybody needs two neighbours.
        let needed = if self.now.strength(self.order.unit) < LARGE_UNIT { 1 } else { 2 };
        let mates = self.walks.iter().map(|walk| walk.model).filter(|mate| {
            self.now.horizontally_within_at(self.model, spot, *mate, &self.now.spot(*mate), COHERENCY)
        });
        mates.take(needed).count() >= needed.min(self.walks.len())
            && self.now.model_in_the_way(self.model, spot).is_none()
            && self.is_closer(spot)
    }

    fn is_closer(&self, spot: &Spot) -> bool {
        if self.order.kind == MoveKind::Charge {
            let targets = self.order.targets.iter();
            return targets.copied().any(|target| {
                self.board.model_gap_at(self.model, spot, target) < self.board.model_gap(self.model, target)
            });
        }
        let Some((least, _)) = self.gaps.first() else { return false };
        let mut nearest = self.gaps.iter().take_while(|(gap, _)| gap == least);
        nearest
            .any(|(gap, enemy)| self.board.gap_at(self.model, spot, *enemy, &self.board.spot(*enemy)) < *gap)
    }
}
