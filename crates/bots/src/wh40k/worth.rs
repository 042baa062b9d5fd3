//! What units and losses are worth, in points of armies.

use gonfalon_kernel::Seat;
use gonfalon_table::{Length, Point};
use gonfalon_wh40k::action::Shot;
use gonfalon_wh40k::attack::odds::at_table;
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::constants::{MARKER, MARKER_RANGE};
use gonfalon_wh40k::state::UnitId;

/// Who stands on a marker is worth so much more as a target.
const ON_MARKER: f64 = 1.4;

/// A length in inches.
pub(crate) fn inches(length: Length) -> f64 {
    f64::from(length.0) / f64::from(Length::INCH.0)
}

/// What a whole unit costs, its Leader included.
pub(crate) fn points(board: Board<'_>, unit: UnitId) -> f64 {
    board.parts(unit).map(|part| f64::from(board.facts(part).points)).sum()
}

/// What one wound of a unit is worth.
pub(crate) fn per_wound(board: Board<'_>, unit: UnitId) -> f64 {
    let all = board.parts(unit).flat_map(|part| board.facts(part).models.clone());
    let wounds: u32 = all.map(|model| u32::from(board.game.models[usize::from(model)].profile.wounds)).sum();
    points(board, unit) / f64::from(wounds.max(1))
}

/// What attacks are to be expected to take from their targets.
pub(crate) fn damage(board: Board<'_>, unit: UnitId, melee: bool, shots: &[Shot]) -> f64 {
    if shots.is_empty() {
        return 0.0;
    }
    let each = at_table(board, unit, melee, shots).into_iter().map(|(target, odds)| {
        let held = if on_marker(board, target) { ON_MARKER } else { 1.0 };
        // The end of a unit is worth more than the sum of its wounds: it neither strikes back nor holds anything.
        let end = odds.left.first().copied().unwrap_or(0.0) * 0.2 * points(board, target);
        held * (odds.mean_lost() * per_wound(board, target) + end)
    });
    each.sum()
}

/// The middle of a unit.
pub(crate) fn middle(board: Board<'_>, unit: UnitId) -> Option<Point> {
    let bounds = board.bounds(unit)?;
    Some(bounds.centre())
}

/// How far a unit reaches from its middle where it is narrowest, in inches.
pub(crate) fn spread(board: Board<'_>, unit: UnitId) -> f64 {
    board.bounds(unit).map_or(0.0, |bounds| inches(bounds.width().min(bounds.height())) / 2.0)
}

/// Whether a unit stands on a marker, or as good as.
pub(crate) fn on_marker(board: Board<'_>, unit: UnitId) -> bool {
    board.models(unit).any(|model| {
        let at = board.model(model).at;
        board.table.markers.iter().any(|marker| holds(at, marker.at))
    })
}

/// Whether a base at a point is in range of a marker for sure.
pub(crate) fn holds(at: Point, marker: Point) -> bool {
    const REACH: i64 = MARKER_RANGE.0 as i64 + MARKER.0 as i64 / 2;
    at.distance_squared(marker) <= REACH * REACH
}

/// How much the units of a seat count at a marker, roughly.
pub(crate) fn control(board: Board<'_>, seat: Seat, marker: Point) -> u32 {
    let units = board.army(seat).filter(|unit| !board.unit(*unit).battle_shocked);
    let models = units.flat_map(|unit| board.models(unit));
    models
        .filter(|model| holds(board.model(*model).at, marker))
        .map(|model| u32::from(board.profile(model).objective_control))
        .sum()
}
