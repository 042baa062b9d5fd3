//! Terrain and Watchtowers.

use gonfalon_kernel::SeededDice;
use gonfalon_table::{Heading, Length, Point};

use super::draw::{between, one_of};
use super::gather::Gather;
use crate::action::Action;
use crate::board::Board;
use crate::data::PieceId;
use crate::setup::{piece_refusals, some_place, watchtower_refusals};

/// The first piece for which there is a place; without any, the first piece is left out.
pub(super) fn first_place(board: Board<'_>) -> Action {
    let row = &board.table.terrain_row;
    row.iter()
        .find_map(|piece| placed(board, *piece, 0))
        .unwrap_or(Action::LeaveOut { piece: row.first().copied().unwrap_or(PieceId(0)) })
}

fn placed(board: Board<'_>, piece: PieceId, side: u8) -> Option<Action> {
    let (at, heading) =
        some_place(board, |at, heading| piece_refusals(board, piece, at, heading).is_empty())?;
    Some(Action::Terrain { piece, side, at, heading })
}

/// Any piece, either side up, anywhere it may lie.
pub(super) fn sample_terrain(board: Board<'_>, chance: &mut SeededDice) -> Action {
    let piece = one_of(chance, &board.table.terrain_row).unwrap_or(PieceId(0));
    let side = chance.below(2) as u8;
    for _ in 0..TRIES {
        let (at, heading) = anywhere(board, chance);
        if !crowded(board, at) && piece_refusals(board, piece, at, heading).is_empty() {
            return Action::Terrain { piece, side, at, heading };
        }
    }
    placed(board, piece, side).unwrap_or(Action::LeaveOut { piece })
}

/// The first place for a Watchtower.
pub(super) fn first_watchtower(board: Board<'_>) -> Action {
    let fits = |at, heading| watchtower_refusals(board, &Action::Watchtower { at, heading }).is_empty();
    let (at, heading) = some_place(board, fits).unwrap_or((board.field().centre(), Heading::EAST));
    Action::Watchtower { at, heading }
}

/// Any place for a Watchtower.
pub(super) fn sample_watchtower(board: Board<'_>, chance: &mut SeededDice) -> Action {
    for _ in 0..TRIES {
        let (at, heading) = anywhere(board, chance);
        let action = Action::Watchtower { at, heading };
        if !crowded(board, at) && watchtower_refusals(board, &action).is_empty() {
            return action;
        }
    }
    first_watchtower(board)
}

/// Almost every piece finds a place within so many tries.
const TRIES: u8 = 60;

/// Whether a piece cannot possibly lie there, as the quickest look tells: pieces are no thinner than two inches.
fn crowded(board: Board<'_>, at: Point) -> bool {
    let constants = &board.game.library.constants;
    let gap = constants.reaches.of(constants.terrain.gap).unwrap_or(Length::ZERO) + Length::inches(2);
    let near = |other: Point| other.distance_squared(at) < i64::from(gap.0) * i64::from(gap.0);
    let room = board.field();
    let outside = at.x < gap.0 || at.y < gap.0 || at.x > room.max.x - gap.0 || at.y > room.max.y - gap.0;
    outside || board.table.terrain.iter().any(|terrain| near(terrain.at))
}

fn anywhere(board: Board<'_>, chance: &mut SeededDice) -> (Point, Heading) {
    let max = board.field().max;
    let at = Point::new(between(chance, 0, max.x), between(chance, 0, max.y));
    (at, Heading::from_degrees(between(chance, 0, 359)))
}

/// Every piece, either side up, on a coarse grid from the middle outward.
pub(super) fn list_terrain(gather: &mut Gather<'_>) {
    let row = gather.board.table.terrain_row.clone();
    for (at, heading) in spots(gather.board) {
        for piece in &row {
            for side in [0, 1] {
                gather.offer(Action::Terrain { piece: *piece, side, at, heading });
            }
        }
        if gather.is_full() {
            return;
        }
    }
}

/// Places for a Watchtower on a coarse grid from the middle outward.
pub(super) fn list_watchtowers(gather: &mut Gather<'_>) {
    let spots = spots(gather.board);
    gather.offer_all(spots.into_iter().map(|(at, heading)| Action::Watchtower { at, heading }));
}

fn spots(board: Board<'_>) -> Vec<(Point, Heading)> {
    let max = board.field().max;
    let middle = board.field().centre();
    let mut spots: Vec<(Point, Heading)> = Vec::new();
    for row in 1..8 {
        for column in 1..8 {
            let at = Point::new(max.x * column / 8, max.y * row / 8);
            spots.extend([Heading::EAST, Heading::NORTH].map(|heading| (at, heading)));
        }
    }
    spots.sort_by_key(|(at, heading)| (*heading != Heading::EAST, at.distance_squared(middle)));
    spots
}
