//! How far a unit would be from enemies and objectives.

use gonfalon_scene::{Aim, Distance, Key, Preview};
use gonfalon_table::{Circle, Length, Shape};

use super::keys;
use crate::board::Board;
use crate::state::{Objective, UnitId};

/// From where a unit comes to stand last.
pub(super) fn of_unit(board: Board<'_>, unit: UnitId, preview: &mut Preview) {
    let enemies = board.units().filter(|other| board.owner(*other) != board.owner(unit));
    let enemies = enemies.map(|other| (keys::unit(other), Aim::Enemy, board.footprint(other).into()));
    from_last(preview, enemies.chain(objectives(board)));
}

/// From where an objective is put.
pub(super) fn of_objective(board: Board<'_>, preview: &mut Preview) {
    from_last(preview, objectives(board));
}

fn from_last(preview: &mut Preview, aims: impl Iterator<Item = (Key, Aim, Shape)>) {
    let Some(ghost) = preview.ghosts.last() else { return };
    let shape = match &ghost.shape {
        Shape::Circle(circle) => point(circle.centre),
        shape => shape.clone(),
    };
    preview.distances = Distance::from(&ghost.piece, &shape, aims);
}

fn objectives(board: Board<'_>) -> impl Iterator<Item = (Key, Aim, Shape)> {
    board.table.objectives.iter().enumerate().map(move |(number, objective)| match objective {
        Objective::Marker(at) => (keys::objective(number), Aim::Objective, point(*at)),
        Objective::Terrain(number) => {
            let number = usize::from(*number);
            let outline = board.table.terrain[number].outline.clone();
            (keys::terrain(number), Aim::Objective, Shape::Polygon(outline))
        }
    })
}

/// Objectives are points for the rules.
fn point(at: gonfalon_table::Point) -> Shape {
    Shape::Circle(Circle::new(at, Length::ZERO))
}
