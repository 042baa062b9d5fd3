//! The way of an ordinary move over the table: how much movement it uses up, what is in its way, where it ends.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Heading, Length, OrientedBox, Point, Shape, TOLERANCE, sweep};

use super::form;
use crate::action::{Order, Stride};
use crate::board::Board;
use crate::data::SpecialKind;
use crate::lane::Straight;
use crate::state::{Category, UnitId};

/// What rounding to the grid may take from a gap: less than a unit at either end of a stride.
const SLACK: Length = Length(2);

/// One part of a way.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Leg {
    /// Straight along one of the unit's axes.
    Straight(Straight),
    /// A pivot about the centre: how the unit stands before and after it.
    Pivot(OrientedBox, OrientedBox),
}

impl Leg {
    /// How the unit stands before.
    pub(crate) fn start(&self) -> OrientedBox {
        match self {
            Leg::Straight(straight) => straight.from,
            Leg::Pivot(from, _) => *from,
        }
    }

    /// How the unit stands afterwards.
    pub(crate) fn end(&self) -> OrientedBox {
        match self {
            Leg::Straight(straight) => straight.end(),
            Leg::Pivot(_, to) => *to,
        }
    }
}

/// The way of a unit that makes these strides; strides of one kind that follow each other are one.
pub(crate) fn legs(board: Board<'_>, unit: UnitId, strides: &[Stride]) -> Vec<Leg> {
    let mut joined: Vec<Stride> = Vec::new();
    for stride in strides {
        match (joined.last_mut(), stride) {
            (Some(Stride::Forward(sum)), Stride::Forward(more))
            | (Some(Stride::Back(sum)), Stride::Back(more))
            | (Some(Stride::Left(sum)), Stride::Left(more))
            | (Some(Stride::Right(sum)), Stride::Right(more)) => *sum += *more,
            _ => joined.push(*stride),
        }
    }
    let mut stands = board.footprint(unit);
    let mut legs = Vec::new();
    for stride in joined {
        let straight = |turn: i32, length| {
            Leg::Straight(Straight { from: stands, heading: stands.heading.turn(turn), length })
        };
        let leg = match stride {
            Stride::Forward(length) => straight(0, length),
            Stride::Back(length) => straight(180_000, length),
            Stride::Left(length) => straight(90_000, length),
            Stride::Right(length) => straight(-90_000, length),
            Stride::Pivot(heading) => Leg::Pivot(stands, OrientedBox { heading, ..stands }),
        };
        stands = leg.end();
        legs.push(leg);
    }
    legs
}

/// Why strides of the right form go too far.
pub(crate) fn distance(board: Board<'_>, unit: UnitId, order: Order, strides: &[Stride]) -> Option<Refusal> {
    let speed = board.profile(unit).speed;
    let (rule, most) = match order {
        Order::Advance => ("kow.move.advance-distance", speed),
        Order::Back => ("kow.move.back", speed / 2),
        Order::Sidestep => ("kow.move.sidestep", speed / 2),
        Order::AtTheDouble => ("kow.move.at-the-double", speed * 2),
        Order::Halt | Order::ChangeFacing | Order::Charge => return None,
    };
    let plain: i64 = strides.iter().filter_map(form::length).map(|length| i64::from(length.0)).sum();
    let refusal = |rule, key, used: i64| {
        Refusal::new(rule, key)
            .with("used", Arg::Length(i32::try_from(used).unwrap_or(i32::MAX)))
            .with("most", Arg::Length(most.0))
    };
    if plain > i64::from(most.0) {
        return Some(refusal(rule, "refusal-too-far", plain));
    }
    if board.has(unit, SpecialKind::Fly) {
        return None;
    }
    let difficult = |way: OrientedBox| {
        let areas = board.table.terrain.iter().filter(|piece| piece.category == Category::Difficult);
        let near = areas.filter(move |piece| !way.is_far_from(&piece.outline, Length::ZERO));
        near.map(|piece| piece.outline.points())
    };
    let slowed: Length = legs(board, unit, strides)
        .into_iter()
        .map(|leg| match leg {
            Leg::Straight(straight) => straight.length_in(difficult(straight.swept())),
            Leg::Pivot(..) => Length::ZERO,
        })
        .fold(Length::ZERO, |sum, part| sum + part);
    let used = plain + i64::from(slowed.0);
    (used > i64::from((most + TOLERANCE).0))
        .then(|| refusal("kow.terrain.difficult-cost", "refusal-too-far-difficult", used))
}

/// Why a unit cannot go this way: what is in its way, and where it ends.
pub(crate) fn obstructions(board: Board<'_>, unit: UnitId, order: Order, legs: &[Leg]) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let flies = board.has(unit, SpecialKind::Fly);
    if !flies {
        for (index, leg) in legs.iter().enumerate() {
            match leg {
                Leg::Straight(straight) => straight_obstructions(board, unit, order, straight, &mut refusals),
                // Where the last pivot ends is where the move ends.
                Leg::Pivot(_, to) if index + 1 < legs.len() => {
                    pivot_obstructions(board, unit, to, &mut refusals)
                }
                Leg::Pivot(..) => {}
            }
        }
    }
    if !legs.is_empty() {
        end_obstructions(board, unit, legs, flies, &mut refusals);
    }
    let mut once: Vec<Refusal> = Vec::new();
    for refusal in refusals {
        if !once.contains(&refusal) {
            once.push(refusal);
        }
    }
    once
}

fn straight_obstructions(
    board: Board<'_>,
    unit: UnitId,
    order: Order,
    straight: &Straight,
    refusals: &mut Vec<Refusal>,
) {
    let to = straight.end().centre;
    for piece in board.table.terrain.iter() {
        let crosses = || sweep::box_along(&straight.from, to, &Shape::from(piece.outline.clone()));
        match piece.category {
            Category::Impassable if crosses() => {
                refusals.push(Refusal::new("kow.terrain.impassable", "refusal-impassable-in-the-way"));
            }
            Category::Obstacle if order == Order::AtTheDouble && crosses() => {
                refusals.push(Refusal::new("kow.terrain.obstacle-no-double", "refusal-obstacle-double"));
            }
            _ => {}
        }
    }
    let swept = straight.swept();
    for enemy in board.units().filter(|other| board.enemies(unit, *other)) {
        let footprint = board.footprint(enemy);
        if swept.is_far(&footprint, board.game.library.constants.movement.gap) {
            continue;
        }
        if sweep::box_along(&straight.from, to, &footprint.into()) {
            refusals.push(
                Refusal::new("kow.move.enemies-block", "refusal-enemy-in-the-way")
                    .with("enemy", board.name(enemy)),
            );
            continue;
        }
        let nearest = swept.gap(&footprint);
        if too_near(board, nearest, straight.from.gap(&footprint)) {
            refusals.push(gap_refusal(board, enemy, nearest));
        }
    }
}

fn pivot_obstructions(board: Board<'_>, unit: UnitId, to: &OrientedBox, refusals: &mut Vec<Refusal>) {
    if on_impassable(board, to) {
        refusals.push(Refusal::new("kow.move.pivot-sweep", "refusal-pivot-on-impassable"));
    }
    for enemy in board.units().filter(|other| board.enemies(unit, *other)) {
        if to.overlaps(&board.footprint(enemy)) {
            refusals.push(
                Refusal::new("kow.move.pivot-sweep", "refusal-pivot-on-enemy")
                    .with("enemy", board.name(enemy)),
            );
        }
    }
}

fn end_obstructions(board: Board<'_>, unit: UnitId, legs: &[Leg], flies: bool, refusals: &mut Vec<Refusal>) {
    let Some(last) = legs.last() else { return };
    let end = last.end();
    if !end.inside_rectangle(&board.field()) {
        refusals.push(Refusal::new("kow.move.stay-on-table", "refusal-off-table"));
    }
    // What a straight leg of a walking unit runs into is told for the leg, enemies within an inch included.
    let told = !flies && matches!(last, Leg::Straight(_));
    if !told && on_impassable(board, &end) {
        let rule = if flies { "kow.special.fly-no-landing" } else { "kow.terrain.impassable" };
        refusals.push(Refusal::new(rule, "refusal-end-on-impassable"));
    }
    let start = board.footprint(unit);
    for other in board.units().filter(|other| *other != unit) {
        let footprint = board.footprint(other);
        let enemy = board.enemies(unit, other);
        if (told && enemy) || end.is_far(&footprint, board.game.library.constants.movement.gap) {
            continue;
        }
        if end.overlaps(&footprint) {
            let rule = if flies { "kow.special.fly-no-landing" } else { "kow.move.no-end-on-unit" };
            refusals.push(Refusal::new(rule, "refusal-end-on-unit").with("other", board.name(other)));
            continue;
        }
        if (flies || !enemy) && !keeps_gap_at_end(board, &start, last, &footprint) {
            refusals.push(gap_refusal(board, other, end.gap(&footprint)));
        }
    }
}

/// Whether a move ends far enough from another unit: an inch away, or no nearer than before, or brought nearer by
/// nothing but the pivot that ends it.
fn keeps_gap_at_end(board: Board<'_>, start: &OrientedBox, last: &Leg, other: &OrientedBox) -> bool {
    let before = last.start();
    // A footprint that is just passing over the other unit is not "already closer" to it.
    let nearest_allowed =
        if before.overlaps(other) { start.gap(other) } else { start.gap(other).min(before.gap(other)) };
    let end_is_free = !too_near(board, last.end().gap(other), nearest_allowed);
    let pivot_is_free = matches!(last, Leg::Pivot(..))
        && !before.overlaps(other)
        && !too_near(board, before.gap(other), start.gap(other));
    end_is_free || pivot_is_free
}

/// Whether a gap is too small for a unit that had this gap before.
fn too_near(board: Board<'_>, gap: Length, before: Length) -> bool {
    gap + SLACK < before.min(board.game.library.constants.movement.gap)
}

fn gap_refusal(board: Board<'_>, other: UnitId, gap: Length) -> Refusal {
    Refusal::new("kow.move.one-inch-gap", "refusal-too-near")
        .with("other", board.name(other))
        .with("gap", Arg::Length(gap.0))
        .with("least", Arg::Length(board.game.library.constants.movement.gap.0))
}

/// Whether a footprint lies on impassable terrain.
pub(crate) fn on_impassable(board: Board<'_>, footprint: &OrientedBox) -> bool {
    let mut impassable = board.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
    impassable.any(|piece| footprint.overlaps_polygon(&piece.outline))
}

/// Where a unit stands after a way, and how it is turned.
pub(crate) fn stops(legs: &[Leg]) -> impl Iterator<Item = (Point, Heading)> + '_ {
    legs.iter().map(|leg| (leg.end().centre, leg.end().heading))
}
