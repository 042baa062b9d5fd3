//! Moves: a goal, and a line of flips toward it that is legal by construction.

use gonfalon_disks::{DiskId, Flips};
use gonfalon_kernel::SeededDice;
use gonfalon_table::{Length, Point};

use super::contact;
use super::draw::{between, centres, clamped, near};
use crate::action::Path;
use crate::board::Board;
use crate::movement::{MoveKind, MoveStart, Walk};

/// A line of flips toward a goal drawn by chance, mostly a near enemy.
pub(super) fn sample(board: Board<'_>, start: &MoveStart, chance: &mut SeededDice) -> Path {
    let goal = sample_goal(board, start.disk, chance);
    line(board, start, goal)
}

fn sample_goal(board: Board<'_>, disk: DiskId, chance: &mut SeededDice) -> Point {
    let field = centres(&board.field(), board.circle(disk).diameter);
    let goal = match chance.below(20) {
        0..=14 => near_enemy(board, disk, chance),
        15..=16 => one_piece(board, chance),
        17 => enemy_zone(board, disk, chance),
        _ => None,
    };
    let goal = goal.unwrap_or_else(|| {
        Point::new(between(chance, field.min.x, field.max.x), between(chance, field.min.y, field.max.y))
    });
    clamped(&field, goal)
}

/// Some spot on an enemy; the nearer it is, the more likely.
fn near_enemy(board: Board<'_>, disk: DiskId, chance: &mut SeededDice) -> Option<Point> {
    let here = board.circle(disk).centre;
    let enemy = board.battlefield().filter(|other| board.enemies(disk, *other)).min_by_key(|other| {
        board.circle(*other).centre.distance_squared(here) * i64::from(1 + chance.below(8))
    })?;
    let circle = board.circle(enemy);
    Some(near(chance, circle.centre, circle.diameter.0 / 2))
}

fn one_piece(board: Board<'_>, chance: &mut SeededDice) -> Option<Point> {
    let number = chance.below(board.table.terrain.len() as u32) as usize;
    let middle = board.table.terrain.get(number)?.at;
    Some(near(chance, middle, 2_000))
}

fn enemy_zone(board: Board<'_>, disk: DiskId, chance: &mut SeededDice) -> Option<Point> {
    let zone = board.zones().find(|zone| zone.owner != board.owner(disk))?;
    Some(near(chance, zone.area.centre(), 6_000))
}

/// Flips in a line toward a goal or, if that lies outside the battlefield, toward the place nearest to it.
pub(crate) fn toward(board: Board<'_>, start: &MoveStart, goal: Point) -> Path {
    let field = centres(&board.field(), board.circle(start.disk).diameter);
    line(board, start, clamped(&field, goal))
}

/// Flips in a line toward a goal. It ends on the goal, when the flips are used up, or where the disk must stop.
pub(super) fn line(board: Board<'_>, start: &MoveStart, goal: Point) -> Path {
    round(board, start, &[goal])
}

/// Flips from one goal to the next, up to the last.
pub(super) fn round(board: Board<'_>, start: &MoveStart, goals: &[Point]) -> Path {
    let mut path = Path::new();
    let diameter = board.circle(start.disk).diameter;
    let mut walk = Walk::new(board, start);
    let mut next = 0;
    let mut pace = None;
    for number in 1..=start.flips {
        let Some(goal) = goals.get(next) else { break };
        let reached = within(walk.at, *goal, diameter);
        let to = match board.game.rulings.flips {
            Flips::Straight => walk.at.toward(*goal, diameter),
            Flips::Pivot if reached => *goal,
            Flips::Pivot => {
                let (dx, dy) = *pace.get_or_insert_with(|| stride(walk.at, *goal, diameter));
                walk.at.shifted(dx, dy)
            }
        };
        if reached {
            next += 1;
            pace = None;
        }
        let last = next == goals.len() || number == start.flips;
        let barred = walk.flip(to, last).is_some();
        if !barred {
            path.push(to);
        }
        if barred || walk.stopped.is_some() {
            break;
        }
    }
    if start.kind == MoveKind::Scout {
        // A flying scout may have been over an enemy when the rest of its way was barred.
        while !path.is_empty() && !board.path_refusals(start, &path).is_empty() {
            path.pop();
        }
    }
    path
}

/// Moves worth a thought: onto enemies in reach, toward those out of reach, to ground that helps, and back.
pub(super) fn list(board: Board<'_>, start: &MoveStart) -> Vec<Path> {
    let mut paths = if start.kind == MoveKind::Action { contact::list(board, start) } else { Vec::new() };
    let field = centres(&board.field(), board.circle(start.disk).diameter);
    for goal in goals(board, start.disk) {
        let path = line(board, start, clamped(&field, goal));
        if !path.is_empty() {
            paths.push(path);
        }
    }
    paths
}

/// Where a disk might want to go: the nearest enemies, terrain, enemy zones, and away from the nearest enemy.
fn goals(board: Board<'_>, disk: DiskId) -> Vec<Point> {
    let here = board.circle(disk).centre;
    let mut enemies: Vec<Point> = board
        .battlefield()
        .filter(|other| board.enemies(disk, *other))
        .map(|other| board.circle(other).centre)
        .collect();
    enemies.sort_by_key(|enemy| enemy.distance_squared(here));
    let mut goals: Vec<Point> = enemies.iter().copied().take(3).collect();
    let mut pieces: Vec<Point> = board.table.terrain.iter().map(|terrain| terrain.at).collect();
    pieces.sort_by_key(|piece| piece.distance_squared(here));
    goals.extend(pieces);
    let hostile = board.zones().filter(|zone| zone.owner != board.owner(disk));
    goals.extend(hostile.map(|zone| clamped(&centres(&zone.area, board.circle(disk).diameter), here)));
    if let Some(enemy) = enemies.first() {
        let away = Length(-8 * board.circle(disk).diameter.0);
        goals.push(here.toward(*enemy, away));
    }
    // Half the way to the nearest enemy: nearer, but perhaps still out of its reach.
    goals.extend(enemies.first().map(|enemy| Point::new((here.x + enemy.x) / 2, (here.y + enemy.y) / 2)));
    goals
}

pub(super) fn within(from: Point, to: Point, reach: Length) -> bool {
    from.distance_squared(to) <= i64::from(reach.0) * i64::from(reach.0)
}

/// One flip toward a goal out of its reach. It is rounded toward the start, so that it is never too long.
fn stride(from: Point, goal: Point, diameter: Length) -> (i32, i32) {
    let away = from.distance_squared(goal).isqrt() + 1;
    let part = |delta: i32| (i64::from(delta) * i64::from(diameter.0) / away) as i32;
    (part(goal.x - from.x), part(goal.y - from.y))
}
