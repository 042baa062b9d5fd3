//! Reinforcements from the reserve.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::Point;
use smallvec::SmallVec;

use super::draw::{centres, inside, near, one_in, one_of};
use crate::action::{Action, Entry};
use crate::activation::entry_refusals;
use crate::board::Board;
use crate::data::{Effect, KeywordKind, Trigger};
use crate::setup::Zone;
use crate::state::Place;

/// Any disk of the reserve: mostly in a zone, sometimes from the flank or at a piece that brings disks.
pub(super) fn sample(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<Action> {
    let reserve: SmallVec<[DiskId; 16]> = board.army_in(seat, Place::Reserve).collect();
    let disk = one_of(chance, &reserve)?;
    let entry = if board.has(disk, KeywordKind::Flank) && one_in(chance, 2) {
        Some((Entry::Flank, on_edge(board, disk, chance)))
    } else {
        one_in(chance, 2).then(|| at_piece(board, seat, chance)).flatten()
    };
    let (by, at) = match entry {
        Some((by, at)) if entry_refusals(board, seat, disk, at, by).is_empty() => (by, at),
        _ => (Entry::Zone, sample_in_zone(board, seat, disk, chance)?),
    };
    Some(Action::Reinforce { disk, at, by })
}

/// Any place in the seat's zones.
pub(super) fn sample_in_zone(
    board: Board<'_>,
    seat: Seat,
    disk: DiskId,
    chance: &mut SeededDice,
) -> Option<Point> {
    let zones: SmallVec<[Zone; 4]> = board.zones().filter(|zone| zone.owner == seat).collect();
    if zones.is_empty() {
        return None;
    }
    let area = zones[chance.below(zones.len() as u32) as usize].area;
    let at = inside(chance, &area, board.table.pile.diameter(disk));
    entry_refusals(board, seat, disk, at, Entry::Zone).is_empty().then_some(at)
}

fn on_edge(board: Board<'_>, disk: DiskId, chance: &mut SeededDice) -> Point {
    let room = centres(&board.field(), board.table.pile.diameter(disk));
    let at = inside(chance, &board.field(), board.table.pile.diameter(disk));
    match chance.below(4) {
        0 => Point::new(at.x, room.min.y),
        1 => Point::new(at.x, room.max.y),
        2 => Point::new(room.min.x, at.y),
        _ => Point::new(room.max.x, at.y),
    }
}

fn at_piece(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<(Entry, Point)> {
    let (number, at) = bringing_pieces(board, seat).next()?;
    Some((Entry::Piece(number), near(chance, at, 3_000)))
}

/// The pieces a seat controls at which disks may enter the battlefield.
pub(super) fn bringing_pieces(board: Board<'_>, seat: Seat) -> impl Iterator<Item = (u8, Point)> {
    board.table.terrain.iter().enumerate().filter_map(move |(number, terrain)| {
        let brings = board.terrain_side(terrain).abilities.iter().any(|ability| {
            ability.on == Trigger::Reinforce
                && ability.effects.iter().any(|effect| matches!(effect, Effect::Reinforce(_)))
        });
        (brings && board.terrain_controller(terrain) == Some(seat)).then_some((number as u8, terrain.at))
    })
}
