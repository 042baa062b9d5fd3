//! How chargers share the side they attack.

use gonfalon_table::{Length, OrientedBox};

use super::edge::Edge;
use super::path::Hindrance;
use crate::board::Board;
use crate::movement::on_impassable;
use crate::state::{Category, UnitId};

/// A charger laid on the attacked side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Laid {
    /// Which unit.
    pub(crate) unit: UnitId,
    /// Its footprint there.
    pub(crate) footprint: OrientedBox,
    /// Its middle, so far to the right of the side's middle.
    pub(crate) along: Length,
}

/// Why chargers cannot be laid on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPlace {
    /// They are too many or too wide for it.
    TooMany,
    /// Something else is in the way.
    Blocked,
}

/// A contact must be longer than this to be more than a corner.
const CORNER: Length = Length(2);

/// The widest seam between neighbours that rounding can call for.
const SEAM: Length = Length(4);

/// The steps in which chargers are shifted along the side until there is room.
const STEP: i32 = 128;

/// Lays chargers on a side, as near to its middle as there is room. Those who leave their places are no hindrance;
/// `taken` are places that are taken already.
pub(crate) fn lay(
    board: Board<'_>,
    edge: &Edge,
    target: UnitId,
    chargers: &[UnitId],
    leaving: &[UnitId],
    taken: &[OrientedBox],
) -> Result<Vec<Laid>, NoPlace> {
    let (order, widths) = in_order(board, edge, chargers);
    let middles = middles(board, edge, &order, &widths).ok_or(NoPlace::TooMany)?;
    let laid = |shift: i32| -> Option<Vec<Laid>> {
        let mut row: Vec<Laid> = Vec::with_capacity(order.len());
        // On a slanting side rounding may push neighbours into each other; whoever is next then stands aside a trace.
        let mut aside = Length::ZERO;
        for ((unit, middle), width) in order.iter().zip(&middles).zip(&widths) {
            // The first one touches or not, whatever is in its way.
            if row.is_empty() && contact(*middle + Length(shift), *width, edge.length) <= CORNER {
                return None;
            }
            let place = |aside: Length| edge.laid(board, *unit, *middle + Length(shift) + aside);
            let most = aside + SEAM;
            while aside < most && row.last().is_some_and(|left| left.footprint.overlaps(&place(aside))) {
                aside += Length(1);
            }
            let along = *middle + Length(shift) + aside;
            let footprint = place(aside);
            let apart = row.iter().all(|other| !other.footprint.overlaps(&footprint));
            let touches = contact(along, *width, edge.length) > CORNER;
            if !apart || !touches || !is_free(board, &footprint, *unit, target, leaving, taken) {
                return None;
            }
            row.push(Laid { unit: *unit, footprint, along });
        }
        Some(row)
    };
    let farthest = edge.length.0 + widths.iter().map(|width| width.0).sum::<i32>();
    nearest_shift(farthest, |shift| laid(shift).is_some()).and_then(laid).ok_or(NoPlace::Blocked)
}

/// The least shift to either side that will do, in whole units, the left one first.
fn nearest_shift(farthest: i32, will_do: impl Fn(i32) -> bool) -> Option<i32> {
    if will_do(0) {
        return Some(0);
    }
    let found =
        (1..=farthest / STEP).flat_map(|step| [-step * STEP, step * STEP]).find(|shift| will_do(*shift))?;
    // The last step before did not do: the border lies between.
    let (mut bad, mut good) = (found - found.signum() * STEP, found);
    while (good - bad).abs() > 1 {
        let middle = bad + (good - bad) / 2;
        if will_do(middle) { good = middle } else { bad = middle }
    }
    Some(good)
}

/// How far a unit's champion stands to the right of its middle.
fn champion_aside(board: Board<'_>, unit: UnitId) -> Length {
    let profile = board.profile(unit);
    match (profile.formation.files.is_multiple_of(2), board.unit(unit).champion_right) {
        (false, _) => Length::ZERO,
        (true, true) => profile.base_width / 2,
        (true, false) => Length(-(profile.base_width.0 / 2)),
    }
}

/// The length of the contact between a side and a unit of this width.
fn contact(along: Length, width: Length, side: Length) -> Length {
    let left = (along - width / 2).max(Length(-(side.0 / 2)));
    let right = (along + width / 2).min(side / 2);
    right - left
}

/// Where the middles of units of these widths come to be that share a side, left to right and without gaps; `None` if
/// some would touch only a corner.
///
/// All but the two outer units touch with their whole width. The outer ones share what is left evenly, or as evenly
/// as their widths allow.
pub(crate) fn shares(widths: &[Length], side: Length) -> Option<Vec<Length>> {
    let [first, inner @ .., last] = widths else { return None };
    let left_over = side - inner.iter().fold(Length::ZERO, |sum, width| sum + *width);
    if left_over <= CORNER * 2 {
        return None;
    }
    let of_last = (*last).min((left_over / 2).max(left_over - *first));
    let of_first = (*first).min(left_over - of_last);
    // Where all fit with room to spare, they stand around the middle.
    let spare = left_over - of_first - of_last;
    let mut at = Length(-(side.0 / 2)) + spare / 2 + of_first - *first;
    let mut middles = Vec::with_capacity(widths.len());
    for width in widths {
        middles.push(at + *width / 2);
        at += *width;
    }
    Some(middles)
}

/// What is in the way of chargers where they would stand if they shared the side without being shifted, and whether they
/// would stick out over the table edge.
pub(crate) fn taken_by(
    board: Board<'_>,
    edge: &Edge,
    target: UnitId,
    chargers: &[UnitId],
    leaving: &[UnitId],
    taken: &[OrientedBox],
) -> (Vec<Hindrance>, bool) {
    let (order, widths) = in_order(board, edge, chargers);
    let mut found: Vec<Hindrance> = Vec::new();
    let mut off_table = false;
    let Some(middles) = middles(board, edge, &order, &widths) else { return (found, off_table) };
    for (unit, middle) in order.iter().zip(middles) {
        let footprint = edge.laid(board, *unit, middle);
        off_table |= !footprint.inside_rectangle(&board.field());
        let terrain = board.table.terrain.iter().enumerate();
        found.extend(
            terrain
                .filter(|(_, piece)| piece.category == Category::Impassable)
                .filter(|(_, piece)| footprint.overlaps_polygon(&piece.outline))
                .map(|(number, _)| Hindrance::Terrain(number)),
        );
        let others = board.units().filter(|other| *other != *unit && *other != target);
        found.extend(
            others
                .filter(|other| !leaving.contains(other) && footprint.overlaps(&board.footprint(*other)))
                .map(Hindrance::Unit),
        );
        // A fellow charger has taken the corner between two sides.
        let fellows = leaving.iter().filter(|fellow| !chargers.contains(fellow));
        if taken.iter().any(|other| footprint.overlaps(other)) {
            found.extend(fellows.copied().map(Hindrance::Unit));
        }
    }
    let mut once: Vec<Hindrance> = Vec::new();
    for hindrance in found {
        if !once.contains(&hindrance) {
            once.push(hindrance);
        }
    }
    (once, off_table)
}

/// Chargers from left to right, with their widths.
fn in_order(board: Board<'_>, edge: &Edge, chargers: &[UnitId]) -> (Vec<UnitId>, Vec<Length>) {
    let mut order: Vec<UnitId> = chargers.to_vec();
    order.sort_by_key(|unit| (edge.along(board.champion(*unit).centre), *unit));
    let widths = order.iter().map(|unit| board.profile(*unit).width).collect();
    (order, widths)
}

/// Where the middles of chargers come to be on a side; `None` if they are too many.
fn middles(board: Board<'_>, edge: &Edge, order: &[UnitId], widths: &[Length]) -> Option<Vec<Length>> {
    match order {
        // A lone charger is centred by its champion.
        [unit] => Some(vec![Length(-(champion_aside(board, *unit).0))]),
        _ => shares(widths, edge.length),
    }
}

/// Whether a charger may come to stand here: on the table, on no unit and on no impassable terrain.
fn is_free(
    board: Board<'_>,
    footprint: &OrientedBox,
    unit: UnitId,
    target: UnitId,
    leaving: &[UnitId],
    taken: &[OrientedBox],
) -> bool {
    footprint.inside_rectangle(&board.field())
        && !on_impassable(board, footprint)
        && !taken.iter().any(|other| footprint.overlaps(other))
        && board
            .units()
            .filter(|other| *other != unit && *other != target && !leaving.contains(other))
            .all(|other| !footprint.overlaps(&board.footprint(other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inches(widths: &[i32], side: i32) -> Option<Vec<Length>> {
        let widths: Vec<Length> = widths.iter().map(|width| Length::inches(*width)).collect();
        shares(&widths, Length::inches(side))
    }

    #[test]
    fn two_units_of_four_inches_cover_two_inches_each() {
        let middles = inches(&[4, 4], 4).expect("two fit");
        assert_eq!(middles, [Length::inches(-2), Length::inches(2)]);
        assert_eq!(contact(middles[0], Length::inches(4), Length::inches(4)), Length::inches(2));
        assert_eq!(contact(middles[1], Length::inches(4), Length::inches(4)), Length::inches(2));
    }

    #[test]
    fn the_outer_two_of_three_would_touch_only_corners() {
        assert_eq!(inches(&[4, 4, 4], 4), None);
        assert_eq!(inches(&[4, 2, 4], 4), Some([-3, 0, 3].map(Length::inches).to_vec()));
    }

    #[test]
    fn a_narrow_unit_leaves_the_rest_to_its_neighbour() {
        // The narrow one touches with all of its inch, the wide one with the other three.
        let middles = inches(&[1, 4], 4).expect("two fit");
        assert_eq!(middles, [Length(-3810), Length(2540)]);
        assert_eq!(contact(middles[1], Length::inches(4), Length::inches(4)), Length::inches(3));
        let middles = inches(&[4, 1], 4).expect("two fit");
        assert_eq!(middles, [Length(-2540), Length(3810)]);
    }

    #[test]
    fn units_that_all_fit_stand_around_the_middle() {
        assert_eq!(inches(&[1, 1], 4), Some(vec![Length(-1270), Length(1270)]));
        assert_eq!(inches(&[1, 1, 1], 6), Some(vec![Length(-2540), Length::ZERO, Length(2540)]));
    }

    #[test]
    fn the_least_shift_is_found_to_the_unit() {
        assert_eq!(nearest_shift(10_000, |shift| shift >= 301), Some(301));
        assert_eq!(nearest_shift(10_000, |shift| !(-500..=700).contains(&shift)), Some(-501));
        assert_eq!(nearest_shift(10_000, |_| true), Some(0));
        assert_eq!(nearest_shift(10_000, |_| false), None);
    }
}
