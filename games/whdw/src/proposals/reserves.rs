//! Reinforcements from the reserve.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Point, Rectangle};
use smallvec::SmallVec;

use super::draw::{centres, clamped, inside, near, one_in, one_of};
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

/// Reinforcements: every title in reserve, in the zones, from the flank and at pieces that bring disks.
pub(crate) fn list(board: Board<'_>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut titles: SmallVec<[_; 16]> = SmallVec::new();
    for disk in board.army_in(seat, Place::Reserve) {
        let title = board.game.disks[disk.index()].profile;
        if titles.contains(&title) {
            continue;
        }
        titles.push(title);
        let at = |at: Point, by: Entry| Action::Reinforce { disk, at, by };
        actions.extend(zone_places(board, seat, disk).into_iter().map(|place| at(place, Entry::Zone)));
        if board.has(disk, KeywordKind::Flank) {
            actions.extend(edge_places(board, disk).into_iter().map(|place| at(place, Entry::Flank)));
        }
        for (number, middle) in bringing_pieces(board, seat) {
            actions.push(at(middle, Entry::Piece(number)));
        }
    }
    actions
}

/// Places in the seat's zones: on enemies that stand there, the front, the middle and the back.
pub(super) fn zone_places(board: Board<'_>, seat: Seat, disk: DiskId) -> Vec<Point> {
    let diameter = board.table.pile.diameter(disk);
    let mut places = Vec::new();
    for zone in board.zones().filter(|zone| zone.owner == seat) {
        let room = centres(&zone.area, diameter);
        let intruders = board.battlefield().filter(|other| board.owner(*other) != seat);
        places.extend(
            intruders
                .map(|other| board.circle(other))
                .filter(|circle| zone.area.overlaps_circle(circle))
                .map(|circle| clamped(&room, circle.centre)),
        );
        places.extend(free_place(board, disk, &room));
        places.extend([clamped(&room, board.field().centre()), room.centre()]);
        places.extend(room.corners());
    }
    places
}

/// The place nearest to the middle of the battlefield at which a disk would lie on no other.
fn free_place(board: Board<'_>, disk: DiskId, room: &Rectangle) -> Option<Point> {
    const STEP: usize = 1_270;
    let middle = board.field().centre();
    let line = |from: i32, to: i32| (from..to).step_by(STEP).chain((from <= to).then_some(to));
    line(room.min.y, room.max.y)
        .flat_map(|y| line(room.min.x, room.max.x).map(move |x| Point::new(x, y)))
        .filter(|at| board.table.pile.landing_overlaps(disk, *at).next().is_none())
        .min_by_key(|at| at.distance_squared(middle))
}

/// Places at the battlefield edges: beside each enemy, and the middle of each edge.
fn edge_places(board: Board<'_>, disk: DiskId) -> Vec<Point> {
    let room = centres(&board.field(), board.table.pile.diameter(disk));
    let middle = room.centre();
    let on_edges = |point: Point| {
        [
            Point::new(room.min.x, point.y),
            Point::new(room.max.x, point.y),
            Point::new(point.x, room.min.y),
            Point::new(point.x, room.max.y),
        ]
    };
    let nearest = |point: Point| {
        on_edges(point).into_iter().min_by_key(|edge| edge.distance_squared(point)).unwrap_or(point)
    };
    let enemies = board.battlefield().filter(|other| board.enemies(disk, *other));
    enemies.map(|enemy| nearest(clamped(&room, board.circle(enemy).centre))).chain(on_edges(middle)).collect()
}
