//! Friends that touched because of a charge are moved apart again.

use gonfalon_table::{Length, OrientedBox, Point, Shape, sweep};

use super::room::{keeps, terrain};
use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::state::{Category, UnitId};

/// How finely places are tried; the least distance is then found to the unit.
const STRIDE: i32 = 20;
/// Friends that are nearer than this touch: laying chargers flush leaves the rounding of a few steps.
const TOUCHING: Length = Length(10);

/// Moves units that charged sideways, each by the least distance that brings it an inch away from friends it touches.
pub(super) fn separate(cx: &mut Cx<'_>, chargers: &[UnitId]) {
    for unit in chargers {
        let facts = *cx.board().unit(*unit);
        if cx.board().on_table(*unit)
            && let Some(to) = apart(cx.board(), *unit)
        {
            cx.emit(Event::Moved { unit: *unit, to, heading: facts.heading });
        }
    }
}

/// Where the unit stands apart from the friends it touches; `None` if it touches none or there is no better place. Without
/// enough room a smaller gap is accepted.
fn apart(board: Board<'_>, unit: UnitId) -> Option<Point> {
    let start = board.footprint(unit);
    let gap = board.game.library.constants.movement.gap;
    let farthest = 3 * gap.0;
    let near: Vec<(UnitId, OrientedBox)> = board
        .units()
        .filter(|other| *other != unit)
        .map(|other| (other, board.footprint(other)))
        .filter(|(_, other)| start.within(other, Length(farthest) + gap))
        .collect();
    let touches = |(other, shape): &(UnitId, OrientedBox)| {
        !board.enemies(unit, *other) && start.within(shape, TOUCHING)
    };
    let (touched, others): (Vec<_>, Vec<_>) = near.into_iter().partition(touches);
    if touched.is_empty() {
        return None;
    }
    let others: Vec<(OrientedBox, Length)> =
        others.into_iter().map(|(_, other)| (other, start.gap(&other).min(gap))).collect();
    let impassable = terrain(board, Category::Impassable);
    // The gap to the touched friends at a place the unit can be moved to.
    let gap_at = |to: Point| -> Option<Length> {
        let there = start.at(to);
        let fits = there.inside_rectangle(&board.field())
            && !impassable.iter().any(|piece| sweep::box_along(&start, to, piece))
            && others.iter().all(|(other, least)| {
                keeps(&there, other, *least) && !sweep::box_along(&start, to, &Shape::from(*other))
            })
            && touched.iter().all(|(_, friend)| !there.overlaps(friend));
        fits.then(|| touched.iter().map(|(_, friend)| there.gap(friend)).min().unwrap_or(gap))
    };
    let sideways = |aside: i32, by: i32| start.centre.step(start.heading.turn(aside), Length(by));
    let enough = |to: Point| gap_at(to).is_some_and(|found| found >= Length(gap.0 - 1));
    let steps = || (STRIDE..=farthest).step_by(STRIDE as usize);
    // Nobody comes farther away from a friend it touches than it goes.
    let soonest = gap.0 - TOUCHING.0 - STRIDE;
    for by in steps().filter(|by| *by >= soonest) {
        for aside in [90_000, -90_000] {
            if enough(sideways(aside, by)) {
                let least = (by - STRIDE + 1..=by).find(|by| enough(sideways(aside, *by))).unwrap_or(by);
                return Some(sideways(aside, least));
            }
        }
    }
    let mut best: Option<(Length, Point)> = None;
    for by in steps() {
        for aside in [90_000, -90_000] {
            let Some(found) = gap_at(sideways(aside, by)) else { continue };
            if found > best.map_or(TOUCHING, |(gap, _)| gap) {
                best = Some((found, sideways(aside, by)));
            }
        }
    }
    best.map(|(_, to)| to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn three_chargers_side_by_side_are_moved_apart_to_an_inch() {
        let mut fixture = Fixture::new();
        let units: Vec<UnitId> =
            (0..3).map(|_| fixture.put(0, "elf-spearmen-regiment", 30, 20, 90)).collect();
        let width = fixture.board().profile(units[0]).width.0;
        for (number, unit) in units.iter().enumerate() {
            fixture.unit(*unit).at.x += width * number as i32;
        }
        for unit in &units {
            if let Some(to) = apart(fixture.board(), *unit) {
                fixture.unit(*unit).at = to;
            }
        }
        let board = fixture.board();
        for pair in units.windows(2) {
            let gap = board.footprint(pair[0]).gap(&board.footprint(pair[1]));
            assert!((gap.0 - Length::INCH.0).abs() <= 2, "{gap:?}");
        }
        assert!(units.iter().all(|unit| apart(board, *unit).is_none()));
    }
}
