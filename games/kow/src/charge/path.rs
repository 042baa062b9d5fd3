//! The way of a charge: forward, one pivot of at most 90 degrees, forward again.
//!
//! The forward distance is taken at the middle of the front until it is level with the attacked side, for there the charger is
//! turned flush at no cost; corners that touch earlier shorten no path. Among the paths whose straight parts are free the one with
//! the least forward distance is taken, then the smaller pivot, then the left one. `search` finds it.

use gonfalon_table::{Heading, Length, OrientedBox, Polygon, sweep};
use smallvec::SmallVec;

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

/// What bars a way.
#[derive(Clone, Copy, Debug)]
pub(super) enum Barrier<'a> {
    /// A unit.
    Footprint(OrientedBox),
    /// Terrain.
    Terrain(&'a Polygon),
}

impl Barrier<'_> {
    /// Whether it bars a straight move that covers all of a box.
    fn bars(&self, straight: &Straight, swept: &OrientedBox) -> bool {
        let to = straight.end().centre;
        match self {
            Barrier::Footprint(other) => {
                !swept.is_far(other, SLACK) && sweep::box_along_box(&straight.from, to, other)
            }
            Barrier::Terrain(outline) => {
                !swept.is_far_from(outline, SLACK) && sweep::box_along_polygon(&straight.from, to, outline)
            }
        }
    }
}

/// Everything that may bar a way.
type Barriers<'a> = SmallVec<[Barrier<'a>; 32]>;

/// What rounding may do to a way.
const SLACK: Length = Length(4);

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
    let barriers: Barriers<'_> =
        in_the_way(board, unit, target, ignored).map(|(_, barrier)| barrier).collect();
    Search::new(board, unit, edge, &barriers).shortest()
}

/// Whether the path that a charger would take if nothing were in its way is open.
pub(super) fn is_direct(
    board: Board<'_>,
    unit: UnitId,
    edge: &Edge,
    target: UnitId,
    ignored: &[UnitId],
) -> bool {
    let barriers: Barriers<'_> =
        in_the_way(board, unit, target, ignored).map(|(_, barrier)| barrier).collect();
    Search::new(board, unit, edge, &barriers).open_direct().is_some()
}

/// Whether the shortest path of a lone charger begins with a turn square to the side, and is open.
pub(super) fn is_square(board: Board<'_>, unit: UnitId, edge: &Edge, target: UnitId) -> bool {
    let Some(square) = Search::new(board, unit, edge, &[]).square() else { return false };
    let barriers: Barriers<'_> = in_the_way(board, unit, target, &[]).map(|(_, barrier)| barrier).collect();
    open_path(&board.footprint(unit), edge, &square, &barriers).is_some()
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
    let bars = |barrier: &Barrier<'_>| {
        let barriers = std::slice::from_ref(barrier);
        !is_open(&direct.first, barriers) || !is_open(&direct.second, barriers)
    };
    let in_the_way = in_the_way(board, unit, target, ignored);
    in_the_way.filter(|(_, barrier)| bars(barrier)).map(|(hindrance, _)| hindrance).collect()
}

/// The path of a candidate, if it is open and touches the attacked side first.
pub(super) fn open_path(
    stands: &OrientedBox,
    edge: &Edge,
    candidate: &Candidate,
    in_the_way: &[Barrier<'_>],
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
    let open =
        touches && (candidate.before == 0 || is_open(&first, in_the_way)) && is_open(&second, in_the_way);
    open.then_some(Path { first, second })
}

/// Whether a straight move is free.
fn is_open(straight: &Straight, in_the_way: &[Barrier<'_>]) -> bool {
    let swept = straight.swept();
    !in_the_way.iter().any(|barrier| barrier.bars(straight, &swept))
}

/// Everything a charge must go round.
fn in_the_way<'a>(
    board: Board<'a>,
    unit: UnitId,
    target: UnitId,
    ignored: &'a [UnitId],
) -> impl Iterator<Item = (Hindrance, Barrier<'a>)> {
    let walks = !board.has(unit, SpecialKind::Fly);
    let terrain = board.table.terrain.iter().enumerate();
    let terrain = terrain.filter(move |(_, piece)| walks && piece.category == Category::Impassable);
    let units = board
        .units()
        .filter(move |other| walks && *other != unit && *other != target && !ignored.contains(other));
    terrain
        .map(|(number, piece)| (Hindrance::Terrain(number), Barrier::Terrain(&piece.outline)))
        .chain(units.map(move |other| (Hindrance::Unit(other), Barrier::Footprint(board.footprint(other)))))
}
