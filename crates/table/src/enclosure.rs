//! Whether one shape lies wholly within another, give or take the tolerance.
//!
//! A convex outline is left only across one of its edges. An outline with notches is its convex hull without
//! the pockets between hull and border, so what lies in the hull and reaches into no pocket lies within.

use crate::fine::{FINE_TOLERANCE, Fine};
use crate::outline::{self, Outline};

/// Whether an outline lies wholly within another one.
pub(crate) fn holds(outer: &(impl Outline + ?Sized), inner: &(impl Outline + ?Sized)) -> bool {
    if outer.is_whole() {
        return inner.corners().all(|corner| is_inset(outer, corner, -FINE_TOLERANCE));
    }
    let (hull, pockets) = hull_and_pockets(outer);
    inner.corners().all(|corner| is_inset(&hull[..], corner, -FINE_TOLERANCE))
        && !pockets.iter().any(|pocket| pocket_overlaps(pocket, inner))
}

/// Whether a disk lies wholly within an outline.
pub(crate) fn holds_circle(outer: &(impl Outline + ?Sized), centre: Fine, radius: i64) -> bool {
    let inset = radius - FINE_TOLERANCE;
    if outer.is_whole() {
        return is_inset(outer, centre, inset);
    }
    let (hull, pockets) = hull_and_pockets(outer);
    let reaches_into = |pocket: &[Fine]| {
        // A disk smaller than the tolerance may even have its centre in a pocket, but not deep.
        outline::near_point(pocket, centre, inset - 1)
            || (inset <= 0 && outline::is_deep(pocket, centre, 1 - inset))
    };
    is_inset(&hull[..], centre, inset) && !pockets.iter().any(|pocket| reaches_into(pocket))
}

/// Whether an outline lies wholly within a disk.
pub(crate) fn within_circle(inner: &(impl Outline + ?Sized), centre: Fine, radius: i64) -> bool {
    let reach = radius + FINE_TOLERANCE;
    inner.corners().all(|corner| corner.minus(centre).length_squared() <= reach * reach)
}

/// Whether a point lies at least so far to the inner side of every edge of a convex outline.
fn is_inset(hull: &(impl Outline + ?Sized), point: Fine, inset: i64) -> bool {
    hull.edges().all(|edge| {
        let direction = edge.direction();
        outline::at_least(direction.cross(point.minus(edge.from)), inset, direction)
    })
}

/// Whether an outline reaches into a pocket by more than the tolerance; pockets may have notches themselves.
fn pocket_overlaps(pocket: &[Fine], inner: &(impl Outline + ?Sized)) -> bool {
    let points: Vec<_> = pocket.iter().map(|corner| corner.nearest()).collect();
    crate::polygon::Polygon::new(points)
        .is_ok_and(|pocket| outline::overlap_by(&pocket, inner, FINE_TOLERANCE + 1))
}

/// The convex hull and the pockets between hull and border, both counterclockwise.
fn hull_and_pockets(outline: &(impl Outline + ?Sized)) -> (Vec<Fine>, Vec<Vec<Fine>>) {
    let corners: Vec<Fine> = outline.corners().collect();
    let on_hull: Vec<usize> =
        (0..corners.len()).filter(|&index| is_on_hull(&corners, corners[index])).collect();
    let hull = on_hull.iter().map(|&index| corners[index]).collect();
    let next = on_hull.iter().cycle().skip(1);
    let pockets = on_hull.iter().zip(next).filter_map(|(&from, &to)| {
        let steps = (to + corners.len() - from) % corners.len();
        let chain = || (0..=steps).rev().map(|step| corners[(from + step) % corners.len()]).collect();
        (steps > 1).then(chain)
    });
    (hull, pockets.collect())
}

/// Whether a corner lies on the border of the hull: some line through it and another corner has all corners on
/// one side.
fn is_on_hull(corners: &[Fine], corner: Fine) -> bool {
    corners.iter().filter(|&&other| other != corner).any(|&other| {
        let direction = other.minus(corner);
        corners.iter().all(|third| direction.cross(third.minus(corner)) >= 0)
    })
}
