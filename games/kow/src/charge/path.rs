//! The way of a charge: forward, one pivot of at most 90 degrees, forward again.
//!
//! The forward distance is taken at the middle of the front until it is level with the attacked side, for there the charger is
//! turned flush at no cost; corners that touch earlier shorten no path. Among the paths whose straight parts are free the one with
//! the least forward distance is taken, then the smaller pivot, then the left one. `search` finds it.

use gonfalon_table::{Heading, Length, OrientedBox, Point, Rectangle, Shape, sweep};

use super::edge::Edge;
use super::search::Search;
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

/// A path by its numbers, ordered by preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Candidate {
    /// The forward distance in units.
    pub(super) total: i64,
    /// How far the pivot turns, in thousandths of a degree.
    pub(super) turn: u32,
    /// Whether it turns to the right.
    pub(super) right: bool,
    /// The heading of the first leg.
    pub(super) facing: Heading,
    /// The length of the first leg.
    pub(super) before: i32,
    /// The pivot, counterclockwise if positive.
    pub(super) pivot: i32,
}

/// Something that a charge must go round or cannot be laid on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hindrance {
    /// Another unit.
    Unit(UnitId),
    /// Impassable terrain, by its number on the table.
    Terrain(usize),
}

/// Contact is found on a grid, so the side counts as touched from this near.
const TOUCH: Length = Length(4);

/// The shortest open path of a charger to a side of its target; `ignored` are its fellow chargers.
pub(crate) fn shortest(
    board: Board<'_>,
    unit: UnitId,
    edge: &Edge,
    target: UnitId,
    ignored: &[UnitId],
) -> Option<Path> {
    let in_the_way = in_the_way(board, unit, target, ignored);
    let shapes: Vec<Shape> = in_the_way.into_iter().map(|(_, shape)| shape).collect();
    Search::new(board, unit, edge, &shapes).shortest()
}

/// What bars the path that a charger would take if nothing were in its way; empty if even then there is none.
pub(crate) fn hindrances(
    board: Board<'_>,
    unit: UnitId,
    edge: &Edge,
    target: UnitId,
    ignored: &[UnitId],
) -> Vec<Hindrance> {
    let Some(direct) = Search::new(board, unit, edge, &[]).shortest() else { return Vec::new() };
    let bars = |shape: &Shape| !is_open(&direct.first, [shape]) || !is_open(&direct.second, [shape]);
    let in_the_way = in_the_way(board, unit, target, ignored);
    in_the_way.into_iter().filter(|(_, shape)| bars(shape)).map(|(hindrance, _)| hindrance).collect()
}

/// The path of a candidate, if it is open and touches the attacked side first.
pub(super) fn open_path<'a>(
    stands: &OrientedBox,
    edge: &Edge,
    candidate: &Candidate,
    in_the_way: impl IntoIterator<Item = &'a Shape> + Clone,
) -> Option<Path> {
    let faced = OrientedBox { heading: candidate.facing, ..*stands };
    let first = Straight { from: faced, heading: candidate.facing, length: Length(candidate.before) };
    let turned = OrientedBox { heading: candidate.facing.turn(candidate.pivot), ..first.end() };
    if turned.overlaps(&edge.target) || (candidate.before > 0 && first.swept().overlaps(&edge.target)) {
        return None;
    }
    let ahead = Straight { from: turned, heading: turned.heading, length: Length::ZERO };
    let second = Straight { length: ahead.until(&edge.target.corners())?, ..ahead };
    let touches = second.end().within(&edge.strip(), TOUCH);
    let open = touches
        && (candidate.before == 0 || is_open(&first, in_the_way.clone()))
        && is_open(&second, in_the_way);
    open.then_some(Path { first, second })
}

/// Whether a straight move is free.
fn is_open<'a>(straight: &Straight, in_the_way: impl IntoIterator<Item = &'a Shape>) -> bool {
    let (to, swept) = (straight.end().centre, straight.swept());
    in_the_way.into_iter().all(|shape| is_far(&swept, shape) || !sweep::box_along(&straight.from, to, shape))
}

/// Whether something is so far from a box that nothing more has to be compared.
fn is_far(swept: &OrientedBox, shape: &Shape) -> bool {
    // Half of both sides is more than half of the diagonal, and a few units are more than any rounding.
    let around = |width: i32, depth: i32| i64::from(width) / 2 + i64::from(depth) / 2 + 4;
    let (centre, reach) = match shape {
        Shape::Box(other) => (other.centre, around(other.width.0, other.depth.0)),
        Shape::Polygon(polygon) => {
            let Rectangle { min, max } = polygon.bounds();
            (Point::new((min.x + max.x) / 2, (min.y + max.y) / 2), around(max.x - min.x, max.y - min.y))
        }
        Shape::Circle(circle) => (circle.centre, i64::from(circle.diameter.0)),
    };
    let reach = reach + around(swept.width.0, swept.depth.0);
    swept.centre.distance_squared(centre) > reach * reach
}

/// Everything a charge must go round.
fn in_the_way(board: Board<'_>, unit: UnitId, target: UnitId, ignored: &[UnitId]) -> Vec<(Hindrance, Shape)> {
    if board.has(unit, SpecialKind::Fly) {
        return Vec::new();
    }
    let terrain = board.table.terrain.iter().enumerate();
    let terrain = terrain.filter(|(_, piece)| piece.category == Category::Impassable);
    let units = board.units().filter(|other| *other != unit && *other != target && !ignored.contains(other));
    terrain
        .map(|(number, piece)| (Hindrance::Terrain(number), Shape::from(piece.outline.clone())))
        .chain(units.map(|other| (Hindrance::Unit(other), Shape::from(board.footprint(other)))))
        .collect()
}
