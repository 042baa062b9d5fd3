//! Deploying disks.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Circle, Point};
use smallvec::SmallVec;

use super::draw::{between, hits_any, inside, one_in, shuffle};
use crate::action::Action;
use crate::board::Board;
use crate::data::Kind;
use crate::setup::{Zone, deploy_refusals, deployment_place, shifted};
use crate::state::Place;

/// Disks side by side as far as there is room, heroes first, zone after zone; then on top of each other.
pub(super) fn plain(board: Board<'_>, seat: Seat) -> Action {
    let mut left: Vec<DiskId> = board.army_in(seat, Place::Reserve).collect();
    left.sort_by_key(|disk| board.profile(*disk).kind != Kind::Hero);
    let mut disks = Vec::new();
    let mut taken: Vec<Circle> = Vec::new();
    for zone in own_zones(board, seat) {
        let mut room = zone.value;
        left.retain(|disk| {
            if room == 0 {
                return true;
            }
            let place = deployment_place(board, &zone, *disk, &taken)
                .or_else(|| deployment_place(board, &zone, *disk, &[]));
            if let Some(at) = place {
                disks.push((*disk, at));
                taken.push(Circle::new(at, board.table.pile.diameter(*disk)));
                room -= 1;
            }
            place.is_none()
        });
    }
    Action::Deploy { shifts: Vec::new(), disks }
}

/// Heroes and any other disks, anywhere in the zones.
pub(super) fn sample(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Action {
    let shifts = sample_shifts(board, seat, chance);
    let table = if shifts.is_empty() { None } else { shifted(board, seat, &shifts).ok().flatten() };
    let moved = Board::new(board.game, table.as_ref().unwrap_or(board.table));
    let zones = own_zones(moved, seat);
    let mut slots: SmallVec<[u8; 32]> = SmallVec::new();
    for (number, zone) in zones.iter().enumerate() {
        slots.extend(std::iter::repeat_n(number as u8, usize::from(zone.value)));
    }
    shuffle(chance, &mut slots);
    let mut left: SmallVec<[DiskId; 32]> = board.army_in(seat, Place::Reserve).collect();
    shuffle(chance, &mut left);
    left.sort_by_key(|disk| board.profile(*disk).kind != Kind::Hero);
    let mut disks = Vec::with_capacity(left.len());
    let mut taken: SmallVec<[Circle; 32]> = SmallVec::new();
    let mut deep: SmallVec<[u8; 8]> = zones.iter().map(|zone| zone.deep_deployment(moved).0).collect();
    for (disk, number) in left.iter().zip(&slots) {
        let number = usize::from(*number);
        let far = deep[number] > 0 && one_in(chance, 2);
        let at = sample_place(moved, &zones[number], far, *disk, &taken, chance);
        if far && !zones[number].area.holds_circle(&Circle::new(at, board.table.pile.diameter(*disk))) {
            deep[number] -= 1;
        }
        taken.push(Circle::new(at, board.table.pile.diameter(*disk)));
        disks.push((*disk, at));
    }
    let action = Action::Deploy { shifts, disks };
    // Only terrain, enemies far forward and shifted zones can stand against it.
    let simple = board.table.terrain.is_empty() && board.game.is_learning();
    if simple || deploy_refusals(board, seat, &action).is_empty() { action } else { plain(board, seat) }
}

fn sample_shifts(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Vec<(u8, i32)> {
    if board.game.is_learning() {
        return Vec::new();
    }
    let room = board.card_room(seat);
    own_zones(board, seat)
        .iter()
        .filter(|zone| zone.may_shift(board))
        .filter_map(|zone| {
            let at = between(chance, room.from, room.to - (zone.to - zone.from));
            one_in(chance, 2).then(|| (zone.cards[0], at))
        })
        .collect()
}

/// A place in a zone, away from the others if that is easily found.
fn sample_place(
    board: Board<'_>,
    zone: &Zone,
    far: bool,
    disk: DiskId,
    taken: &[Circle],
    chance: &mut SeededDice,
) -> Point {
    let diameter = board.table.pile.diameter(disk);
    let area = if far {
        let (_, reach) = zone.deep_deployment(board);
        board.strip(board.player(zone.owner).edge, zone.from, zone.to, reach)
    } else {
        zone.area
    };
    let mut at = inside(chance, &area, diameter);
    for _ in 0..8 {
        let circle = Circle::new(at, diameter);
        if !hits_any(&circle, taken) && board.may_deploy(disk, &circle) {
            break;
        }
        at = inside(chance, &area, diameter);
    }
    at
}

fn own_zones(board: Board<'_>, seat: Seat) -> SmallVec<[Zone; 4]> {
    board.zones().filter(|zone| zone.owner == seat).collect()
}
