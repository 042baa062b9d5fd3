//! Movements: onto enemies, and toward what matters.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Heading, Point};

use super::draw::{heading, one_in, one_of};
use super::gather::Gather;
use crate::action::{Action, Flips};
use crate::board::Board;
use crate::movement::{Mover, Walk, may_stop};
use crate::state::LandKind;

/// Turns off the straight line that are tried, in thousandths of a degree.
const TURNS: [i32; 7] = [0, 12_000, -12_000, 30_000, -30_000, 60_000, -60_000];

/// How many enemies and goals a Disk looks at, the nearest ones.
const NEAREST_ENEMIES: usize = 5;
const NEAREST_GOALS: usize = 3;

/// Flips toward a point, as straight as they may be.
pub(super) fn toward(board: Board<'_>, disk: DiskId, left: u8, mover: Mover, goal: Point) -> Flips {
    led(board, disk, left, mover, goal, |_| true)
}

/// Flips toward a point that land on no friend, since that would end the movement and pin the friend.
fn around(board: Board<'_>, disk: DiskId, left: u8, goal: Point) -> Flips {
    let clear = |at| !board.table.pile.landing_overlaps(disk, at).any(|other| board.friends(disk, other));
    led(board, disk, left, Mover::Activated, goal, clear)
}

/// Flips toward a point, each as straight as it may be and landing where it is wanted.
fn led(
    board: Board<'_>,
    disk: DiskId,
    left: u8,
    mover: Mover,
    goal: Point,
    wanted: impl Fn(Point) -> bool,
) -> Flips {
    let mut walk = Walk::new(board, disk, mover, left);
    let mut path = Flips::new();
    let stride = i64::from(board.table.pile.diameter(disk).0);
    while walk.left > 0 && walk.stopped.is_none() {
        let away = walk.at.distance_squared(goal);
        // A flip over the goal leads away from it.
        if away <= stride * stride / 4 {
            break;
        }
        let straight = Heading::between(walk.at, goal);
        let next = TURNS.iter().map(|turn| straight.turn(*turn)).find_map(|heading| {
            let to = board.landing(disk, walk.at, heading);
            if to.distance_squared(goal) >= away || !wanted(to) {
                return None;
            }
            let mut on = walk.clone();
            let open = on.flip(heading).is_empty();
            open.then_some((heading, on))
        });
        let Some((heading, on)) = next else { break };
        path.push(heading);
        walk = on;
    }
    path
}

/// Whether a path ends on an enemy.
pub(super) fn attacks(board: Board<'_>, disk: DiskId, left: u8, path: &[Heading]) -> bool {
    let mut walk = Walk::new(board, disk, Mover::Activated, left);
    path.iter().for_each(|heading| drop(walk.flip(*heading)));
    board.table.pile.landing_pins(disk, walk.at).iter().any(|under| board.enemies(disk, *under))
}

/// Enemies of a Disk, the nearest first.
pub(super) fn enemies(board: Board<'_>, disk: DiskId) -> Vec<DiskId> {
    let here = board.table.pile.at(disk);
    let mut found: Vec<DiskId> = board.all_in_play().filter(|other| board.enemies(disk, *other)).collect();
    found.sort_by_key(|other| board.table.pile.at(*other).distance_squared(here));
    found
}

/// What the scenario is about, seen from a seat: the central Land and the staging areas of others.
pub(super) fn goals(board: Board<'_>, seat: Seat) -> impl Iterator<Item = Point> {
    board
        .table
        .lands
        .iter()
        .filter(move |land| match land.kind {
            LandKind::Staging(owner) => owner != seat,
            LandKind::Center => true,
            LandKind::Terrain(_) => false,
        })
        .map(|land| land.at)
}

/// Movements of a Disk, Attacks first.
pub(super) fn list(board: Board<'_>, disk: DiskId, seat: Seat) -> Vec<Flips> {
    let left = board.flips(disk);
    let onto = enemies(board, disk).into_iter().take(NEAREST_ENEMIES);
    let here = board.table.pile.at(disk);
    let mut lands: Vec<Point> = goals(board, seat).collect();
    lands.sort_by_key(|goal| goal.distance_squared(here));
    lands.truncate(NEAREST_GOALS);
    let paths: Vec<Flips> = onto
        .map(|enemy| board.table.pile.at(enemy))
        .chain(lands)
        .flat_map(|goal| {
            let straight = toward(board, disk, left, Mover::Activated, goal);
            let clear = around(board, disk, left, goal);
            let other = (clear != straight).then_some(clear);
            [Some(straight), other].into_iter().flatten()
        })
        .filter(|path| !path.is_empty())
        .collect();
    let (mut first, rest): (Vec<Flips>, Vec<Flips>) =
        paths.into_iter().partition(|path| attacks(board, disk, left, path));
    first.extend(rest);
    first
}

/// A movement drawn by chance: mostly toward an enemy or a goal, sometimes anywhere.
pub(super) fn sample(board: Board<'_>, disk: DiskId, seat: Seat, chance: &mut SeededDice) -> Flips {
    let left = board.flips(disk);
    let enemies = enemies(board, disk);
    let near = &enemies[..enemies.len().min(3)];
    let goals: Vec<Point> = goals(board, seat).collect();
    let goal = match chance.below(8) {
        0 => one_of(chance, &goals),
        1 => one_of(chance, &enemies).map(|enemy| board.table.pile.at(enemy)),
        2 => None,
        _ => one_of(chance, near).map(|enemy| board.table.pile.at(enemy)),
    };
    match goal {
        Some(goal) => toward(board, disk, left, Mover::Activated, goal),
        None => wander(board, disk, left, Mover::Activated, chance),
    }
}

/// Flips in any direction.
fn wander(board: Board<'_>, disk: DiskId, left: u8, mover: Mover, chance: &mut SeededDice) -> Flips {
    let mut walk = Walk::new(board, disk, mover, left);
    let mut path = Flips::new();
    while walk.left > 0 && walk.stopped.is_none() {
        let next = heading(chance);
        if !walk.flip(next).is_empty() {
            break;
        }
        path.push(next);
        if one_in(chance, 3) {
            break;
        }
    }
    path
}

/// How a movement that was interrupted can go on.
pub(super) fn list_flips(gather: &mut Gather<'_>, disk: DiskId, left: u8, mover: Mover) {
    let board = gather.board;
    let goals: Vec<Point> =
        enemies(board, disk).into_iter().take(4).map(|enemy| board.table.pile.at(enemy)).collect();
    gather.offer(Action::Done);
    gather.offer_all(goals.into_iter().map(|goal| toward(board, disk, left, mover, goal)).map(Action::Flip));
    gather.offer_all(compass().map(|heading| Action::Flip([heading].into_iter().collect())));
}

pub(super) fn sample_flip(
    board: Board<'_>,
    disk: DiskId,
    left: u8,
    mover: Mover,
    chance: &mut SeededDice,
) -> Option<Action> {
    if one_in(chance, 3) {
        return Some(Action::Done);
    }
    let path = wander(board, disk, left, mover, chance);
    (!path.is_empty()).then_some(Action::Flip(path))
}

pub(super) fn plain_flip(board: Board<'_>, disk: DiskId, left: u8, mover: Mover) -> Action {
    if may_stop(board, disk, mover, left).is_empty() {
        return Action::Done;
    }
    let open = compass().find(|heading| Walk::new(board, disk, mover, left).flip(*heading).is_empty());
    open.map_or(Action::Done, |heading| Action::Flip([heading].into_iter().collect()))
}

/// Directions all around, those in which the rules look for a way out.
pub(super) fn compass() -> impl Iterator<Item = Heading> {
    (0..72).map(|step| Heading::from_degrees(step * 5))
}
