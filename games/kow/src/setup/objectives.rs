//! Objectives: markers on the table and terrain pieces.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Circle, Length, Point};

use crate::action::Deed;
use crate::board::Board;
use crate::state::{Category, Objective};

/// Every reason against an answer to who is to set an objective.
pub(crate) fn objective_refusals(board: Board<'_>, deed: &Deed) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let objective = match *deed {
        Deed::Objective(point) => {
            if !board.field().holds_point(point) {
                refusals.push(Refusal::new("kow.scenario.table", "refusal-objective-off-table"));
            }
            let mut impassable =
                board.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
            if impassable.any(|piece| piece.outline.contains_point(point)) {
                refusals.push(Refusal::new("kow.victory.pillage-spacing", "refusal-objective-unreachable"));
            }
            Objective::Marker(point)
        }
        Deed::TerrainObjective(number) if usize::from(number) < board.table.terrain.len() => {
            let objective = Objective::Terrain(number);
            if board.table.objectives.contains(&objective) {
                return vec![Refusal::new("kow.victory.pillage-kind", "refusal-objective-already")];
            }
            objective
        }
        Deed::TerrainObjective(_) => {
            return vec![Refusal::new("kow.victory.pillage-kind", "refusal-no-such-terrain")];
        }
        _ => return vec![Refusal::new("kow.victory.pillage-kind", "refusal-not-an-answer")],
    };
    let least = board.game.library.constants.victory.objective_gap;
    let nearest = board.table.objectives.iter().map(|other| between(board, objective, *other)).min();
    if let Some(gap) = nearest.filter(|gap| *gap <= least) {
        refusals.push(
            Refusal::new("kow.victory.pillage-spacing", "refusal-objectives-too-near")
                .with("distance", Arg::Length(gap.0))
                .with("least", Arg::Length(least.0)),
        );
    }
    refusals
}

/// The distance between two objectives; terrain is measured to its edge.
fn between(board: Board<'_>, one: Objective, other: Objective) -> Length {
    let outline = |number: u8| &board.table.terrain[usize::from(number)].outline;
    match (one, other) {
        (Objective::Marker(one), Objective::Marker(other)) => one.distance(other),
        (Objective::Marker(point), Objective::Terrain(number))
        | (Objective::Terrain(number), Objective::Marker(point)) => {
            outline(number).gap_circle(&Circle::new(point, Length::ZERO))
        }
        (Objective::Terrain(one), Objective::Terrain(other)) => outline(one).gap(outline(other)),
    }
}

/// Whether there is a legal objective left. A few places far apart mostly settle it.
pub(crate) fn has_objective(board: Board<'_>) -> bool {
    let field = board.field();
    let free = |x: i32, y: i32| objective_refusals(board, &Deed::Objective(Point::new(x, y))).is_empty();
    let far_apart = (0..=field.max.x / GRID)
        .step_by(WIDE)
        .any(|column| (0..=field.max.y / GRID).step_by(WIDE).any(|row| free(column * GRID, row * GRID)));
    far_apart || first_objective(board).is_some()
}

/// The grid on which places for objectives are looked for.
const GRID: i32 = Length::INCH.0 / 2;
/// How many places of the grid are passed over at first.
const WIDE: usize = 12;

/// The first legal objective: a place on a grid that begins in the middle of the table, else a terrain piece.
pub(crate) fn first_objective(board: Board<'_>) -> Option<Deed> {
    let field = board.field();
    let middle = field.centre();
    let step = GRID;
    let mut places: Vec<Point> = (0..=field.max.x / step)
        .flat_map(|column| (0..=field.max.y / step).map(move |row| Point::new(column * step, row * step)))
        .collect();
    places.sort_by_key(|place| (place.distance_squared(middle), place.x, place.y));
    let markers = places.into_iter().map(Deed::Objective);
    let pieces = (0..board.table.terrain.len().min(256)).map(|number| Deed::TerrainObjective(number as u8));
    markers.chain(pieces).find(|deed| objective_refusals(board, deed).is_empty())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::fixture::{Fixture, inches};

    const INCH: i32 = Length::INCH.0;

    fn rules(fixture: &Fixture, deed: &Deed) -> Vec<&'static str> {
        objective_refusals(fixture.board(), deed).iter().map(|refusal| refusal.rule.0).collect()
    }

    #[test]
    fn exactly_a_foot_is_too_near() {
        let mut fixture = Fixture::new();
        let first = Objective::Marker(Point::new(20 * INCH, 20 * INCH));
        fixture.state.table.objectives = Arc::new(vec![first]);
        let at = |x: i32| Deed::Objective(Point::new(x, 20 * INCH));
        assert_eq!(rules(&fixture, &at(32 * INCH)), ["kow.victory.pillage-spacing"]);
        assert!(rules(&fixture, &at(32 * INCH + 1)).is_empty());
        assert_eq!(rules(&fixture, &at(73 * INCH)), ["kow.scenario.table"]);
    }

    #[test]
    fn terrain_may_be_an_objective_once_and_is_measured_to_its_edge() {
        let mut fixture = Fixture::new();
        fixture.terrain(Category::Impassable, 3, inches(30, 20), inches(34, 24));
        assert!(rules(&fixture, &Deed::TerrainObjective(0)).is_empty());
        assert_eq!(rules(&fixture, &Deed::TerrainObjective(1)), ["kow.victory.pillage-kind"]);
        let inside = Deed::Objective(Point::new(32 * INCH, 22 * INCH));
        assert_eq!(rules(&fixture, &inside), ["kow.victory.pillage-spacing"]);
        fixture.state.table.objectives = Arc::new(vec![Objective::Terrain(0)]);
        assert_eq!(rules(&fixture, &Deed::TerrainObjective(0)), ["kow.victory.pillage-kind"]);
        let beside = |x: i32| Deed::Objective(Point::new(x, 22 * INCH));
        assert_eq!(rules(&fixture, &beside(46 * INCH)), ["kow.victory.pillage-spacing"]);
        assert!(rules(&fixture, &beside(46 * INCH + 1)).is_empty());
    }

    #[test]
    fn a_full_table_ends_the_setting() {
        let mut fixture = Fixture::new();
        let markers = (0..6).flat_map(|x| (0..4).map(move |y| Point::new(x * 14 * INCH, y * 14 * INCH)));
        fixture.state.table.objectives = Arc::new(markers.map(Objective::Marker).collect());
        assert_eq!(first_objective(fixture.board()), None);
    }
}
