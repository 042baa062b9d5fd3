//! What every shape with straight edges can be asked, whether its corners lie on the grid or between.
//!
//! Corners go counterclockwise and all comparisons are exact for the corners as they are.

use crate::fine::{FARTHEST_DOUBLED, FINE_TOLERANCE, Fine};
use crate::segment::FineSegment;

/// A simple polygon seen through its corners.
pub(crate) trait Outline {
    /// The number of corners.
    fn count(&self) -> usize;

    /// A corner by its position, counterclockwise.
    fn corner(&self, index: usize) -> Fine;

    /// Convex pieces that make up the polygon, as positions of corners; none if the polygon itself is convex.
    fn notched_pieces(&self) -> &[Vec<u16>] {
        &[]
    }

    /// All corners in order.
    fn corners(&self) -> impl Iterator<Item = Fine> {
        (0..self.count()).map(|index| self.corner(index))
    }

    /// The edge that begins at a corner.
    fn edge(&self, index: usize) -> FineSegment {
        let next = if index + 1 == self.count() { 0 } else { index + 1 };
        FineSegment { from: self.corner(index), to: self.corner(next) }
    }

    /// All edges in order.
    fn edges(&self) -> impl Iterator<Item = FineSegment> {
        (0..self.count()).map(|index| self.edge(index))
    }

    /// Whether the polygon has no notch.
    fn is_whole(&self) -> bool {
        self.notched_pieces().is_empty()
    }
}

impl Outline for [Fine] {
    fn count(&self) -> usize {
        self.len()
    }

    fn corner(&self, index: usize) -> Fine {
        self[index]
    }
}

impl<const COUNT: usize> Outline for [Fine; COUNT] {
    fn count(&self) -> usize {
        COUNT
    }

    fn corner(&self, index: usize) -> Fine {
        self[index]
    }
}

/// A convex part of an outline, or a convex outline itself.
pub(crate) struct Piece<'a, O: ?Sized> {
    outline: &'a O,
    positions: Option<&'a [u16]>,
}

impl<O: Outline + ?Sized> Outline for Piece<'_, O> {
    fn count(&self) -> usize {
        self.positions.map_or_else(|| self.outline.count(), <[u16]>::len)
    }

    fn corner(&self, index: usize) -> Fine {
        self.outline.corner(self.positions.map_or(index, |positions| usize::from(positions[index])))
    }
}

/// The convex pieces of an outline; the outline itself if it is convex.
pub(crate) fn pieces<O: Outline + ?Sized>(outline: &O) -> impl Iterator<Item = Piece<'_, O>> {
    let whole = outline.is_whole().then_some(Piece { outline, positions: None });
    let parts =
        outline.notched_pieces().iter().map(|positions| Piece { outline, positions: Some(positions) });
    whole.into_iter().chain(parts)
}

/// Whether a point lies inside or on the border, exactly.
pub(crate) fn contains(outline: &(impl Outline + ?Sized), point: Fine) -> bool {
    let mut inside = false;
    for edge in outline.edges() {
        let side = edge.side(point);
        if side == 0 && edge.holds(point) {
            return true;
        }
        // Count the edges crossed on the way east; an edge owns its lower end only.
        let upward = edge.from.y <= point.y && point.y < edge.to.y;
        let downward = edge.to.y <= point.y && point.y < edge.from.y;
        if (upward && side > 0) || (downward && side < 0) {
            inside = !inside;
        }
    }
    inside
}

/// Whether a point is at most `limit` fine steps away; points inside are at distance zero.
pub(crate) fn near_point(outline: &(impl Outline + ?Sized), point: Fine, limit: i64) -> bool {
    limit >= 0 && (outline.edges().any(|edge| edge.near_point(point, limit)) || contains(outline, point))
}

/// Whether a segment is at most `limit` fine steps away.
pub(crate) fn near_segment(outline: &(impl Outline + ?Sized), segment: &FineSegment, limit: i64) -> bool {
    limit >= 0
        && (outline.edges().any(|edge| edge.near_segment(segment, limit)) || contains(outline, segment.from))
}

/// Whether two outlines are at most `limit` fine steps apart.
pub(crate) fn near(one: &(impl Outline + ?Sized), other: &(impl Outline + ?Sized), limit: i64) -> bool {
    // Segments that do not cross are nearest at an end of one of them.
    let reaches = |corner: Fine, edge: &FineSegment| edge.near_point(corner, limit);
    limit >= 0
        && (one.edges().any(|edge| other.corners().any(|corner| reaches(corner, &edge)))
            || other.edges().any(|edge| one.corners().any(|corner| reaches(corner, &edge)))
            || contains(other, one.corner(0))
            || contains(one, other.corner(0))
            || one.edges().any(|edge| other.edges().any(|facing| edge.crosses(&facing))))
}

/// The same for convex outlines. An edge beyond which all of the other outline is too far away settles it sooner.
pub(crate) fn convex_near(one: &[Fine; 4], other: &[Fine; 4], limit: i64) -> bool {
    !is_apart(one, other, limit) && !is_apart(other, one, limit) && near(one, other, limit)
}

/// Whether some edge has all corners of another outline more than `limit` fine steps to its outer side.
fn is_apart(one: &[Fine; 4], other: &[Fine; 4], limit: i64) -> bool {
    limit >= 0
        && one.edges().any(|edge| {
            let direction = edge.direction();
            let deepest = other.map(|corner| direction.cross(corner.minus(edge.from))).into_iter().max();
            deepest.is_some_and(|deepest| {
                let (across, limit) = (i128::from(deepest), i128::from(limit));
                deepest < 0 && across * across > limit * limit * i128::from(direction.length_squared())
            })
        })
}

/// Twice the distance of a point in units, rounded down; zero inside.
pub(crate) fn doubled_distance_to_point(outline: &(impl Outline + ?Sized), point: Fine) -> u128 {
    if contains(outline, point) {
        return 0;
    }
    outline.edges().fold(FARTHEST_DOUBLED, |best, edge| edge.nearer_point(point, best))
}

/// Twice the distance of two outlines in units, rounded down; zero if they share a point.
pub(crate) fn doubled_distance(one: &(impl Outline + ?Sized), other: &(impl Outline + ?Sized)) -> u128 {
    if contains(one, other.corner(0)) || contains(other, one.corner(0)) {
        return 0;
    }
    if one.edges().any(|edge| other.edges().any(|facing| edge.crosses(&facing))) {
        return 0;
    }
    // Segments that do not cross are nearest at an end of one of them.
    let best = one.edges().fold(FARTHEST_DOUBLED, |best, edge| {
        other.corners().fold(best, |best, corner| edge.nearer_point(corner, best))
    });
    other
        .edges()
        .fold(best, |best, edge| one.corners().fold(best, |best, corner| edge.nearer_point(corner, best)))
}

/// Whether two outlines reach at least one unit into each other.
pub(crate) fn overlap(one: &(impl Outline + ?Sized), other: &(impl Outline + ?Sized)) -> bool {
    overlap_by(one, other, FINE_TOLERANCE)
}

/// Whether two outlines reach at least `depth` fine steps into each other.
///
/// For convex outlines the depth is the shortest shift that parts them, which is always across an edge of one
/// of them. Outlines with notches are compared by their convex pieces; because a seam between pieces may split
/// a tip that reaches in, a corner that deep inside the other outline counts too. What remains is that
/// something thinner than twice the depth, pushed in along a seam, may be passed over.
pub(crate) fn overlap_by(one: &(impl Outline + ?Sized), other: &(impl Outline + ?Sized), depth: i64) -> bool {
    let whole = one.is_whole() && other.is_whole();
    pieces(one).any(|part| pieces(other).any(|facing| convex_overlap_by(&part, &facing, depth)))
        || (!whole
            && (one.corners().any(|corner| is_deep(other, corner, depth))
                || other.corners().any(|corner| is_deep(one, corner, depth))))
}

/// Whether two convex outlines reach at least `depth` fine steps into each other.
pub(crate) fn convex_overlap_by(
    one: &(impl Outline + ?Sized),
    other: &(impl Outline + ?Sized),
    depth: i64,
) -> bool {
    one.edges().all(|edge| reaches_across(&edge, other, depth))
        && other.edges().all(|edge| reaches_across(&edge, one, depth))
}

/// Whether some corner lies at least `depth` fine steps to the inner side of an edge.
pub(crate) fn reaches_across(edge: &FineSegment, outline: &(impl Outline + ?Sized), depth: i64) -> bool {
    let direction = edge.direction();
    let deepest = outline.corners().map(|corner| direction.cross(corner.minus(edge.from))).max().unwrap_or(0);
    at_least(deepest, depth, direction)
}

/// Whether a cross product with a direction stands for at least `distance` fine steps; the distance may be
/// negative.
pub(crate) fn at_least(cross: i64, distance: i64, direction: Fine) -> bool {
    let squares = || {
        let (cross, distance) = (i128::from(cross), i128::from(distance));
        (cross * cross).cmp(&(distance * distance * i128::from(direction.length_squared())))
    };
    match (cross >= 0, distance >= 0) {
        (true, true) => squares().is_ge(),
        (true, false) => true,
        (false, true) => false,
        (false, false) => squares().is_le(),
    }
}

/// Whether a point lies inside and at least `depth` fine steps from the border.
pub(crate) fn is_deep(outline: &(impl Outline + ?Sized), point: Fine, depth: i64) -> bool {
    // One fine step less, because a point exactly that far from the border is deep.
    contains(outline, point) && !outline.edges().any(|edge| edge.near_point(point, depth - 1))
}
