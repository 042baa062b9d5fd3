//! Who controls an objective marker.

use gonfalon_kernel::Seat;
use gonfalon_table::Point;

use crate::board::Board;
use crate::constants::{MARKER, MARKER_RANGE};
use crate::state::{Marker, ModelId, UnitId};

/// Whether a model is in range of a marker that lies at a point, on the ground or on top of a hill.
pub(crate) fn in_range(board: Board<'_>, model: ModelId, marker: Point) -> bool {
    let far = i64::from(board.profile(model).base.reach().0 + MARKER_RANGE.0 + MARKER.0);
    board.model(model).at.distance_squared(marker) <= far * far
        && board.in_marker_range_at(model, &board.spot(model), &Marker { at: marker, controlled: None })
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

#[cfg(test)]
mod tests {
    use gonfalon_table::Length;

    use super::*;
    use crate::data::FeatureKind;
    use crate::fixture::{BLUE, Fixture, RED, box_feature, tank, tenths, trooper};

    #[test]
    fn range_is_three_inches_across_from_the_rim_and_five_up() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, trooper(), &[(100, 100)]);
        let model = fixture.model(unit, 0);
        let marker = tenths(100, 100);
        fixture.state.table.models[0].at = marker.shifted(1_600 + 2_000 + 3 * 2_540, 0);
        assert!(in_range(fixture.board(), model, marker));
        fixture.state.table.models[0].elevation = Length::inches(5);
        assert!(in_range(fixture.board(), model, marker));
        fixture.state.table.models[0].elevation = Length::thousandths(5_010);
        assert!(!in_range(fixture.board(), model, marker));
        fixture.state.table.models[0].elevation = Length::ZERO;
        fixture.state.table.models[0].at.x += 5;
        assert!(!in_range(fixture.board(), model, marker));
    }

    #[test]
    fn a_marker_on_a_hill_is_measured_from_there() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, trooper(), &[(100, 120)]);
        let model = fixture.model(unit, 0);
        let hill = box_feature(FeatureKind::Hill, (50, 50), (150, 150), 6);
        fixture.terrain(hill);
        assert!(!in_range(fixture.board(), model, tenths(100, 100)), "six inches below");
        fixture.state.table.models[0].elevation = Length::inches(6);
        assert!(in_range(fixture.board(), model, tenths(100, 100)));
    }

    #[test]
    fn the_higher_level_of_control_wins_and_a_tie_contests() {
        let mut fixture = Fixture::new();
        let marker = tenths(300, 200);
        assert_eq!(controller(fixture.board(), marker), None, "nobody is near");
        let red = fixture.add(RED, trooper(), &[(300, 215), (320, 215)]);
        assert_eq!(
            (level(fixture.board(), RED, marker), controller(fixture.board(), marker)),
            (4, Some(RED))
        );
        fixture.add(BLUE, tank(), &[(300, 170)]);
        assert_eq!(controller(fixture.board(), marker), Some(RED), "4 against 3");
        let more = fixture.add(BLUE, trooper(), &[(270, 200)]);
        assert_eq!(controller(fixture.board(), marker), Some(BLUE), "4 against 5");
        fixture.state.table.units[more.index()].battle_shocked = true;
        assert_eq!(controller(fixture.board(), marker), Some(RED), "Battle-shocked models count for nothing");
        fixture.state.table.models[usize::from(fixture.game.units[red.index()].models.start)].destroyed =
            true;
        fixture.state.table.units[more.index()].battle_shocked = false;
        fixture.state.table.units[1].battle_shocked = true;
        assert_eq!(controller(fixture.board(), marker), None, "2 against 2");
    }
}
