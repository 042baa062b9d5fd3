//! Who controls an objective marker.

use gonfalon_kernel::Seat;
use gonfalon_table::{Point, Shape};

use crate::board::Board;
use crate::constants::{MARKER, MARKER_HEIGHT, MARKER_RANGE};
use crate::setup::disk;
use crate::state::{ModelId, UnitId};

/// Whether a model is in range of a marker that lies at a point on the table.
pub(crate) fn in_range(board: Board<'_>, model: ModelId, marker: Point) -> bool {
    let far = i64::from(board.profile(model).base.reach().0 + MARKER_RANGE.0 + MARKER.0);
    let facts = board.model(model);
    facts.at.distance_squared(marker) <= far * far
        && facts.elevation <= MARKER_HEIGHT
        && board.shape(model).within(&Shape::Circle(disk(marker)), MARKER_RANGE)
}

/// A player's Level of Control over a marker.
pub(crate) fn level(board: Board<'_>, seat: Seat, marker: Point) -> u32 {
    let control = |unit: UnitId| -> u32 {
        // wh40k.battleshock.oc-zero
        if board.unit(unit).battle_shocked {
            return 0;
        }
        let near = board.models(unit).filter(|model| in_range(board, *model, marker));
        near.map(|model| u32::from(board.objective_control(model).total())).sum()
    };
    board.army(seat).map(control).sum()
}

/// Who controls a marker: who has the higher Level of Control; nobody if both are equal.
pub(crate) fn controller(board: Board<'_>, marker: Point) -> Option<Seat> {
    let (red, blue) = (level(board, Seat(0), marker), level(board, Seat(1), marker));
    match red.cmp(&blue) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        // wh40k.objective.tie-contested
        std::cmp::Ordering::Equal => None,
    }
}
