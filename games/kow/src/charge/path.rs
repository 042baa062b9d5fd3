//! The way of a charge: forward, one pivot of at most 90 degrees, forward again.
//!
//! The search is exhaustive over a fixed grid, so the same position always gives the same path. The pivot is tried at once
//! and after every whole inch up to twice the Speed; at once it is tried in whole degrees, later in steps of five
//! degrees, and always also exactly parallel to the attacked side and exactly toward its middle. Individuals first
//! face any way: straight at the side, or in steps of fifteen degrees to either side of that.
//!
//! The forward distance is taken at the middle of the front until it is level with the attacked side, for there the
//! charger is turned flush at no cost; corners that touch earlier shorten no path. Among the paths whose straight
//! parts are free the one with the least forward distance is taken, then the smaller pivot, then the left one.

use gonfalon_table::{Heading, Length, OrientedBox, Shape, sweep};

use super::edge::Edge;
use crate::board::Board;
use crate::data::SpecialKind;
use crate::lane::Straight;
use crate::state::{Category, UnitId};

/// A charge path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    /// The way before the pivot.
    pub(crate) first: Straight,
    /// The way after it, up to contact.
    pub(crate) second: Straight,
}

/// A path that may turn out to be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    total: i64,
    turn: u32,
    right: bool,
    facing: Heading,
    before: i32,
    pivot: i32,
}

/// Contact is found on a grid, so the side counts as touched from this near.
const TOUCH: Length = Length(4);

/// A charger going away from the side or along it never becomes level with it.
const STEEPEST: i32 = 89_500;

/// The shortest open path of a charger to a side of its target; `ignored` are its fellow chargers.
pub(crate) fn shortest(
    board: Board<'_>,
    unit: UnitId,
    edge: &Edge,
    target: UnitId,
    ignored: &[UnitId],
) -> Option<Path> {
    let stands = board.footprint(unit);
    let flies = board.has(unit, SpecialKind::Fly);
    let in_the_way = if flies { Vec::new() } else { in_the_way(board, unit, target, ignored) };
    let inches = board.profile(unit).speed.0 * 2 / Length::INCH.0;
    let straight_at = Heading::between(stands.centre, edge.middle());
    let facings: Vec<Heading> = if board.has(unit, SpecialKind::Individual) {
        (-12..12).map(|step| straight_at.turn(step * 15_000)).collect()
    } else {
        vec![stands.heading]
    };
    let widest = i32::from(board.game.library.constants.movement.pivot_degrees) * 1000;
    let mut candidates = Vec::new();
    for facing in facings {
        let faced = OrientedBox { heading: facing, ..stands };
        for before in (0..=inches).map(Length::inches) {
            let first = Straight { from: faced, heading: facing, length: before };
            if before > Length::ZERO && !(flies || is_open(&first, &in_the_way)) {
                break;
            }
            let there = first.end();
            let exact = [edge.facing(), Heading::between(there.centre, edge.middle())];
            let step = if before > Length::ZERO { 5_000 } else { 1_000 };
            let grid = (-widest / step..=widest / step).map(|turn| turn * step);
            let pivots = grid.chain(exact.into_iter().map(|to| facing.difference(to)));
            for pivot in pivots.filter(|pivot| pivot.abs() <= widest) {
                if let Some(after) = level(edge, &there, facing.turn(pivot)) {
                    let total = i64::from(before.0) + after;
                    let (turn, right) = (pivot.unsigned_abs(), pivot < 0);
                    candidates.push(Candidate { total, turn, right, facing, before: before.0, pivot });
                }
            }
        }
    }
    candidates.sort_unstable();
    candidates.into_iter().find_map(|candidate| open_path(&stands, edge, &candidate, &in_the_way))
}

/// How far a charger goes on this heading until the middle of its front is level with the side.
fn level(edge: &Edge, there: &OrientedBox, heading: Heading) -> Option<i64> {
    let slant = edge.facing().difference(heading);
    if slant.abs() > STEEPEST {
        return None;
    }
    let straight = edge.ahead(there.centre) << Heading::FRACTION_BITS;
    let after = straight / Heading::from_thousandths(slant).cosine() - i64::from(there.depth.0 / 2);
    Some(after.max(0))
}

/// The path of a candidate, if it is open and touches the attacked side first.
fn open_path(stands: &OrientedBox, edge: &Edge, candidate: &Candidate, in_the_way: &[Shape]) -> Option<Path> {
    let faced = OrientedBox { heading: candidate.facing, ..*stands };
    let first = Straight { from: faced, heading: candidate.facing, length: Length(candidate.before) };
    let turned = OrientedBox { heading: candidate.facing.turn(candidate.pivot), ..first.end() };
    if turned.overlaps(&edge.target) || (candidate.before > 0 && first.swept().overlaps(&edge.target)) {
        return None;
    }
    let ahead = Straight { from: turned, heading: turned.heading, length: Length::ZERO };
    let second = Straight { length: ahead.until(&edge.target.corners())?, ..ahead };
    let touches = second.end().within(&edge.strip(), TOUCH);
    (touches && is_open(&second, in_the_way)).then_some(Path { first, second })
}

/// Whether a straight move is free.
fn is_open(straight: &Straight, in_the_way: &[Shape]) -> bool {
    let to = straight.end().centre;
    !in_the_way.iter().any(|shape| sweep::box_along(&straight.from, to, shape))
}

/// Everything a charge must go round.
fn in_the_way(board: Board<'_>, unit: UnitId, target: UnitId, ignored: &[UnitId]) -> Vec<Shape> {
    let terrain = board.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
    let units = board.units().filter(|other| *other != unit && *other != target && !ignored.contains(other));
    terrain
        .map(|piece| Shape::from(piece.outline.clone()))
        .chain(units.map(|other| Shape::from(board.footprint(other))))
        .collect()
}
