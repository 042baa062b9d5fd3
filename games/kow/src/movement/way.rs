//! The way of an ordinary move over the table: how much movement it uses up, what is in its way, where it ends.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Heading, Length, OrientedBox, Point, TOLERANCE, sweep};
use smallvec::SmallVec;

use super::findings::Findings;
use super::form;
use crate::action::{Order, Stride, Strides};
use crate::board::Board;
use crate::data::SpecialKind;
use crate::lane::Straight;
use crate::measured::{below, beyond, up_to_hundredth};
use crate::state::{Category, Terrain, UnitId};
use crate::tell::terrain_word;

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

/// The parts of a way; few have more.
pub(crate) type Legs = SmallVec<[Leg; 4]>;

/// The way of a unit that makes these strides; strides of one kind that follow each other are one.
pub(crate) fn legs(board: Board<'_>, unit: UnitId, strides: &[Stride]) -> Legs {
    let mut joined = Strides::new();
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
    let mut legs = Legs::new();
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

/// How far strides go in all.
pub(crate) fn total(strides: &[Stride]) -> i64 {
    strides.iter().filter_map(form::length).map(|length| i64::from(length.0)).sum()
}

/// How far a unit may go on an order, and by which rule; `None` where it goes nowhere.
pub(crate) fn most(board: Board<'_>, unit: UnitId, order: Order) -> Option<(&'static str, Length)> {
    let speed = board.profile(unit).speed;
    match order {
        Order::Advance => Some(("kow.move.advance-distance", speed)),
        Order::Back => Some(("kow.move.back", speed / 2)),
        Order::Sidestep => Some(("kow.move.sidestep", speed / 2)),
        Order::AtTheDouble => Some(("kow.move.at-the-double", speed * 2)),
        Order::Halt | Order::ChangeFacing | Order::Charge => None,
    }
}

/// Why strides go too far.
pub(crate) fn distance(board: Board<'_>, unit: UnitId, order: Order, strides: &[Stride]) -> Option<Refusal> {
    let (rule, most) = most(board, unit, order)?;
    let plain = total(strides);
    let refusal = |rule, key, used: i64| {
        let (used, over) = beyond(Length(i32::try_from(used).unwrap_or(i32::MAX / 2)), most);
        Refusal::new(rule, key)
            .with("used", Arg::Length(used.0))
            .with("most", Arg::Length(most.0))
            .with("over", Arg::Length(over.0))
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
pub(super) fn obstructions(
    board: Board<'_>,
    unit: UnitId,
    order: Order,
    legs: &[Leg],
    findings: &mut Findings,
) {
    let near = neighbours(board, unit, legs);
    let flies = board.has(unit, SpecialKind::Fly);
    if !flies {
        for (index, leg) in legs.iter().enumerate() {
            match leg {
                Leg::Straight(straight) => {
                    straight_obstructions(board, unit, order, straight, &near, findings)
                }
                Leg::Pivot(_, to) => {
                    if order == Order::AtTheDouble {
                        for piece in lies_on(board, Category::Obstacle, to) {
                            findings.note(|| obstacle_refusal(piece));
                        }
                    }
                    // Where the last pivot ends is where the move ends.
                    if index + 1 < legs.len() {
                        pivot_obstructions(board, unit, to, &near, findings);
                    }
                }
            }
        }
    }
    if !legs.is_empty() && !findings.is_settled() {
        end_obstructions(board, unit, legs, flies, &near, findings);
    }
}

/// Other units and their footprints.
type Neighbours = SmallVec<[(UnitId, OrientedBox); 8]>;

/// The units to which a way may come too near: all others are farther away than it goes.
fn neighbours(board: Board<'_>, unit: UnitId, legs: &[Leg]) -> Neighbours {
    let stands = board.footprint(unit);
    let lengths = legs.iter().map(|leg| match leg {
        Leg::Straight(straight) => i64::from(straight.length.0),
        Leg::Pivot(..) => 0,
    });
    let gap = i64::from(board.game.library.constants.movement.gap.0);
    let reach = stands.radius() + lengths.sum::<i64>() + gap + 8;
    let others = board.units().filter(|other| *other != unit).map(|other| (other, board.footprint(other)));
    others
        .filter(|(_, footprint)| {
            let far = reach + footprint.radius();
            stands.centre.distance_squared(footprint.centre) <= far * far
        })
        .collect()
}

fn straight_obstructions(
    board: Board<'_>,
    unit: UnitId,
    order: Order,
    straight: &Straight,
    near: &Neighbours,
    findings: &mut Findings,
) {
    let to = straight.end().centre;
    for piece in board.table.terrain.iter() {
        let crosses = || sweep::box_along_polygon(&straight.from, to, &piece.outline);
        match piece.category {
            Category::Impassable if crosses() => {
                findings.note(|| about(piece, "kow.terrain.impassable", "refusal-impassable-in-the-way"));
            }
            Category::Obstacle if order == Order::AtTheDouble && crosses() => {
                findings.note(|| obstacle_refusal(piece));
            }
            _ => {}
        }
    }
    let swept = straight.swept();
    for (enemy, footprint) in near.iter().copied().filter(|(other, _)| board.enemies(unit, *other)) {
        if findings.is_settled() {
            return;
        }
        if !swept.within(&footprint, board.game.library.constants.movement.gap) {
            continue;
        }
        if sweep::box_along_box(&straight.from, to, &footprint) {
            findings.note(|| {
                Refusal::new("kow.move.enemies-block", "refusal-enemy-in-the-way")
                    .with("enemy", board.name(enemy))
            });
            continue;
        }
        let nearest = swept.gap(&footprint);
        if too_near(board, nearest, straight.from.gap(&footprint)) {
            findings.note(|| gap_refusal(board, enemy, nearest));
        }
    }
}

fn obstacle_refusal(piece: &Terrain) -> Refusal {
    about(piece, "kow.terrain.obstacle-no-double", "refusal-obstacle-double")
}

fn pivot_obstructions(
    board: Board<'_>,
    unit: UnitId,
    to: &OrientedBox,
    near: &Neighbours,
    findings: &mut Findings,
) {
    for piece in impassable_under(board, to) {
        findings.note(|| about(piece, "kow.move.pivot-sweep", "refusal-pivot-on-impassable"));
    }
    for (enemy, footprint) in near.iter().copied().filter(|(other, _)| board.enemies(unit, *other)) {
        if to.overlaps(&footprint) {
            findings.note(|| {
                Refusal::new("kow.move.pivot-sweep", "refusal-pivot-on-enemy")
                    .with("enemy", board.name(enemy))
            });
        }
    }
}

fn end_obstructions(
    board: Board<'_>,
    unit: UnitId,
    legs: &[Leg],
    flies: bool,
    near: &Neighbours,
    findings: &mut Findings,
) {
    let Some(last) = legs.last() else { return };
    let end = last.end();
    if !end.inside_rectangle(&board.field()) {
        findings.note(|| {
            let by = overhang(board, &end);
            Refusal::new("kow.move.stay-on-table", "refusal-off-table").with("by", Arg::Length(by.0))
        });
    }
    // What a straight leg of a walking unit runs into is told for the leg, enemies within an inch included.
    let told = !flies && matches!(last, Leg::Straight(_));
    if !told {
        let rule = if flies { "kow.special.fly-no-landing" } else { "kow.terrain.impassable" };
        for piece in impassable_under(board, &end) {
            findings.note(|| about(piece, rule, "refusal-end-on-impassable"));
        }
    }
    for (other, footprint) in near.iter().copied() {
        if findings.is_settled() {
            return;
        }
        let enemy = board.enemies(unit, other);
        if (told && enemy) || !end.within(&footprint, board.game.library.constants.movement.gap) {
            continue;
        }
        if end.overlaps(&footprint) {
            let rule = if flies { "kow.special.fly-no-landing" } else { "kow.move.no-end-on-unit" };
            findings.note(|| Refusal::new(rule, "refusal-end-on-unit").with("other", board.name(other)));
            continue;
        }
        if (flies || !enemy) && !keeps_gap_at_end(board, legs, &footprint) {
            findings.note(|| gap_refusal(board, other, end.gap(&footprint)));
        }
    }
}

/// Whether a move ends far enough from another unit: an inch away, or no nearer than before, or brought nearer by nothing
/// but its pivots. A pivot from a place that is too near itself excuses nothing.
fn keeps_gap_at_end(board: Board<'_>, legs: &[Leg], other: &OrientedBox) -> bool {
    let (Some(first), Some(last)) = (legs.first(), legs.last()) else { return true };
    let mut allowed = first.start().gap(other);
    for leg in legs {
        if let Leg::Pivot(from, to) = leg
            && !from.overlaps(other)
            && !to.overlaps(other)
            && !too_near(board, from.gap(other), allowed)
        {
            allowed = allowed.min(to.gap(other));
        }
    }
    !too_near(board, last.end().gap(other), allowed)
}

/// Whether a gap is too small for a unit that had this gap before.
fn too_near(board: Board<'_>, gap: Length, before: Length) -> bool {
    gap + SLACK < before.min(board.game.library.constants.movement.gap)
}

fn gap_refusal(board: Board<'_>, other: UnitId, gap: Length) -> Refusal {
    let least = board.game.library.constants.movement.gap;
    let (gap, short) = below(gap, least);
    Refusal::new("kow.move.one-inch-gap", "refusal-too-near")
        .with("other", board.name(other))
        .with("gap", Arg::Length(gap.0))
        .with("least", Arg::Length(least.0))
        .with("short", Arg::Length(short.0))
}

/// A refusal because of a terrain piece, with what it is and where its middle lies.
pub(crate) fn about(piece: &Terrain, rule: &'static str, key: &'static str) -> Refusal {
    let bounds = piece.outline.bounds();
    Refusal::new(rule, key)
        .with("terrain", Arg::Word(terrain_word(piece.kind)))
        .with("x", Arg::Length((bounds.min.x + bounds.max.x) / 2))
        .with("y", Arg::Length((bounds.min.y + bounds.max.y) / 2))
}

/// How far a footprint sticks out over the table edge.
fn overhang(board: Board<'_>, footprint: &OrientedBox) -> Length {
    let field = board.field();
    let beyond = footprint.corners().map(|corner| {
        let (west, south) = (field.min.x - corner.x, field.min.y - corner.y);
        let (east, north) = (corner.x - field.max.x, corner.y - field.max.y);
        west.max(south).max(east).max(north)
    });
    up_to_hundredth(Length(beyond.into_iter().max().unwrap_or(0).max(1)))
}

/// The impassable terrain on which a footprint lies.
pub(crate) fn impassable_under<'a>(
    board: Board<'a>,
    footprint: &OrientedBox,
) -> impl Iterator<Item = &'a Terrain> + use<'a> {
    lies_on(board, Category::Impassable, footprint)
}

/// The pieces of a category that a footprint lies on.
fn lies_on<'a>(
    board: Board<'a>,
    category: Category,
    footprint: &OrientedBox,
) -> impl Iterator<Item = &'a Terrain> + use<'a> {
    let footprint = *footprint;
    let pieces = board.table.terrain.iter().filter(move |piece| piece.category == category);
    pieces.filter(move |piece| footprint.overlaps_polygon(&piece.outline))
}

/// Whether a footprint lies on impassable terrain.
pub(crate) fn on_impassable(board: Board<'_>, footprint: &OrientedBox) -> bool {
    impassable_under(board, footprint).next().is_some()
}

/// Where a unit stands after a way, and how it is turned.
pub(crate) fn stops(legs: &[Leg]) -> impl Iterator<Item = (Point, Heading)> + '_ {
    legs.iter().map(|leg| (leg.end().centre, leg.end().heading))
}
