//! Moves into combat made for somebody: hints, and the moves of bots.
//!
//! Models go one after another, the closest first, each straight to a place in base contact or as close as it gets. What comes out
//! is judged like any other move, so it may miss a possible move but never makes an illegal one.

use gonfalon_table::{Heading, Length, Point};
use smallvec::{SmallVec, smallvec};

use super::{Move, allowance, approach, contact, formation, is_legal, stand};
use crate::action::{Spot, Walk, Walks};
use crate::board::Board;
use crate::constants::{COHERENCY, LARGE_UNIT};
use crate::data::{Base, Core};
use crate::state::{ModelId, MoveKind, Table};

/// At how many enemy models each model aims.
const AIMS: usize = 4;

/// Where around an enemy model a place is tried, in degrees from the straight line.
const SIDES: [i32; 9] = [0, 30, -30, 60, -60, 90, -90, 120, -120];

/// A legal Charge move that reaches every target, if one is found.
pub(crate) fn charge_in(board: Board<'_>, order: Move<'_>) -> Option<Walks> {
    let legal = |walks: &Walks| is_legal(board, order.unit, order.kind, order.distance, order.targets, walks);
    Some(rush(board, order)).filter(legal).or_else(|| together(board, order).filter(legal))
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

/// A legal Pile-in or Consolidation move towards enemies; none at all if none is found.
pub(crate) fn close_in(board: Board<'_>, order: Move<'_>) -> Walks {
    let walks = rush(board, order);
    let legal = is_legal(board, order.unit, order.kind, order.distance, order.targets, &walks);
    if legal { walks } else { Walks::new() }
}

/// Sends every model to the enemy, one after another.
fn rush(board: Board<'_>, order: Move<'_>) -> Walks {
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
        let seeker = Seeker { board, now, order, model, walks: &walks, gaps: gaps(board, order, model) };
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
                (touches && self.fits(&spot)).then(|| self.walk(spot))
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
        const PARTS: i32 = 8;
        let start = self.board.spot(self.model);
        let most = allowance::allowance(self.board, self.order, self.model);
        let mates: SmallVec<[ModelId; 12]> = self.walks.iter().map(|walk| walk.model).collect();
        let aims = self.aims();
        let aims = aims.iter().take(2).chain(mates.iter().rev().take(3));
        aims.copied().find_map(|aim| {
            (1..=PARTS).rev().find_map(|part| {
                let spot = approach(self.now, self.model, &start, aim, most * part / PARTS)?;
                self.fits(&spot).then(|| self.walk(spot))
            })
        })
    }

    fn walk(&self, spot: Spot) -> Walk {
        Walk { model: self.model, path: smallvec![spot] }
    }

    /// Whether the model can go there, gets closer and stays with those that have moved.
    fn fits(&self, spot: &Spot) -> bool {
        // In large units everybody needs two neighbours.
        let needed = if self.now.strength(self.order.unit) < LARGE_UNIT { 1 } else { 2 };
        let mates = self.walks.iter().map(|walk| walk.model).filter(|mate| {
            self.now.horizontally_within_at(self.model, spot, *mate, &self.now.spot(*mate), COHERENCY)
        });
        mates.take(needed).count() >= needed.min(self.walks.len())
            && self.now.model_in_the_way(self.model, spot).is_none()
            && self.is_closer(spot)
            && contact::can_walk(self.board, self.now, self.order, &self.walk(*spot))
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
