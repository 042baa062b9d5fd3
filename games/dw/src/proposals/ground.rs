//! Terrain Disks and staging areas.

use gonfalon_kernel::SeededDice;
use gonfalon_table::Point;

use super::draw::{between, one_of};
use super::gather::Gather;
use crate::action::Action;
use crate::board::Board;
use crate::data::TerrainId;
use crate::setup::{staging_places, terrain_places, terrain_refusals};
use crate::state::Role;

/// How many places are tried by chance.
const TRIES: usize = 40;

pub(super) fn list_terrain(gather: &mut Gather<'_>, barred: &[TerrainId]) {
    let board = gather.board;
    // Near the middle terrain matters most.
    let middle = board.game.table.centre();
    let mut places: Vec<(TerrainId, Point)> = terrain_places(board, barred).collect();
    places.sort_by_key(|(_, at)| at.distance_squared(middle));
    let kinds = (0..board.library().terrains.len()).map(|index| TerrainId(index as u8));
    let lists = kinds.map(|kind| {
        let mine: Vec<Action> = places
            .iter()
            .filter(|(other, _)| *other == kind)
            .step_by(7)
            .map(|(kind, at)| Action::Terrain { kind: *kind, at: *at })
            .collect();
        mine.into_iter()
    });
    gather.offer_in_turn(lists.collect());
}

pub(super) fn sample_terrain(
    board: Board<'_>,
    barred: &[TerrainId],
    chance: &mut SeededDice,
) -> Option<Action> {
    let table = board.game.table;
    let kinds: Vec<TerrainId> = (0..board.library().terrains.len())
        .map(|index| TerrainId(index as u8))
        .filter(|kind| !barred.contains(kind))
        .collect();
    let kind = one_of(chance, &kinds)?;
    let mut drawn = (0..TRIES).map(|_| {
        let at =
            Point::new(between(chance, table.min.x, table.max.x), between(chance, table.min.y, table.max.y));
        Action::Terrain { kind, at }
    });
    drawn.find(|action| terrain_refusals(board, barred, action).is_empty())
}

pub(super) fn first_terrain(board: Board<'_>, barred: &[TerrainId]) -> Action {
    terrain_places(board, barred).next().map_or(Action::Done, |(kind, at)| Action::Terrain { kind, at })
}

pub(super) fn list_staging(gather: &mut Gather<'_>, role: Role) {
    let places = staging_places(gather.board, role).map(Action::At);
    gather.offer_all(places);
}

pub(super) fn sample_staging(board: Board<'_>, role: Role, chance: &mut SeededDice) -> Option<Action> {
    let places: Vec<Point> = staging_places(board, role).collect();
    one_of(chance, &places).map(Action::At)
}

pub(super) fn first_staging(board: Board<'_>, role: Role) -> Action {
    staging_places(board, role).next().map_or(Action::Done, Action::At)
}
