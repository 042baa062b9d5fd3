//! Deploying disks.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Circle, Length, Point};
use smallvec::SmallVec;

use super::draw::{between, centres, clamped, hits_any, inside, one_in, shuffle};
use super::gather::Gather;
use crate::action::Action;
use crate::board::Board;
use crate::data::Kind;
use crate::setup::{Zone, deploy_refusals, deployment_place, shifted};
use crate::state::{Edge, Place};

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
        if !hits_any(&circle, taken) && (board.game.is_learning() || board.may_deploy(disk, &circle)) {
            break;
        }
        at = inside(chance, &area, diameter);
    }
    at
}

fn own_zones(board: Board<'_>, seat: Seat) -> SmallVec<[Zone; 4]> {
    board.zones().filter(|zone| zone.owner == seat).collect()
}

/// Formations: at the front, in the middle or at the back of the zones, the strongest or the cheapest disks first.
pub(super) fn list(gather: &mut Gather<'_>) {
    let (board, seat) = (gather.board, gather.seat);
    let strength = |disk: &DiskId| {
        let profile = board.profile(*disk);
        i32::from(profile.cost) + i32::from(profile.attack) + i32::from(profile.toughness)
    };
    for strongest in [true, false] {
        let mut left: Vec<DiskId> = board.army_in(seat, Place::Reserve).collect();
        left.sort_by_key(|disk| {
            let hero = board.profile(*disk).kind == Kind::Hero;
            (!hero, if strongest { -strength(disk) } else { strength(disk) })
        });
        for depth in [Depth::Front, Depth::Middle, Depth::Back] {
            gather.offer(formation(board, seat, &left, depth));
        }
    }
}

/// Where in its zones an army lines up.
#[derive(Clone, Copy)]
enum Depth {
    Front,
    Middle,
    Back,
}

/// Disks side by side from the middle of each zone outward, row after row.
fn formation(board: Board<'_>, seat: Seat, order: &[DiskId], depth: Depth) -> Action {
    let mut left = order.to_vec();
    let mut disks = Vec::new();
    let mut taken: Vec<Circle> = Vec::new();
    for zone in own_zones(board, seat) {
        let mut room = zone.value;
        left.retain(|disk| {
            if room == 0 {
                return true;
            }
            let diameter = board.table.pile.diameter(*disk);
            let free = rows(board, &zone, diameter, depth).into_iter().find(|at| {
                let circle = Circle::new(*at, diameter);
                !hits_any(&circle, &taken) && board.may_deploy(*disk, &circle)
            });
            let place = free.or_else(|| deployment_place(board, &zone, *disk, &[]));
            if let Some(at) = place {
                disks.push((*disk, at));
                taken.push(Circle::new(at, diameter));
                room -= 1;
            }
            place.is_none()
        });
    }
    Action::Deploy { shifts: Vec::new(), disks }
}

/// The places of a zone, the most wanted first.
fn rows(board: Board<'_>, zone: &Zone, diameter: Length, depth: Depth) -> Vec<Point> {
    const STEP: usize = 635;
    let room = centres(&zone.area, diameter);
    let (middle, front) = (room.centre(), clamped(&room, board.field().centre()));
    let line = |from: i32, to: i32| (from..to).step_by(STEP).chain((from <= to).then_some(to));
    let mut places: Vec<Point> = line(room.min.y, room.max.y)
        .flat_map(|y| line(room.min.x, room.max.x).map(move |x| Point::new(x, y)))
        .collect();
    // Along the edge every place counts by its distance from the middle, into the battlefield by its distance from the
    // wanted row, which weighs more.
    let upright = matches!(board.player(zone.owner).edge, Edge::South | Edge::North);
    let split = |point: Point| if upright { (point.x, point.y) } else { (point.y, point.x) };
    let row = |point: Point| {
        let (_, here) = split(point);
        let (_, front) = split(front);
        let (_, middle) = split(middle);
        match depth {
            Depth::Front => (here - front).abs(),
            Depth::Middle => (here - middle).abs(),
            Depth::Back => -(here - front).abs(),
        }
    };
    places.sort_by_key(|point| (row(*point), (split(*point).0 - split(middle).0).abs()));
    places
}
