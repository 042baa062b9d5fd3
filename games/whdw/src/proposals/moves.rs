//! Moves: a goal, and a line of flips toward it that is legal by construction.

use gonfalon_disks::{DiskId, Flips};
use gonfalon_kernel::SeededDice;
use gonfalon_table::{Length, Point};

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

/// Flips in a line toward a goal. It ends on the goal, when the flips are used up, or where the disk must stop.
pub(super) fn line(board: Board<'_>, start: &MoveStart, goal: Point) -> Path {
    let mut path = Path::new();
    let diameter = board.circle(start.disk).diameter;
    let mut walk = Walk::new(board, start);
    for number in 1..=start.flips {
        let reached = within(walk.at, goal, diameter);
        let to = stride(board.game.rulings.flips, walk.at, goal, diameter);
        let last = reached || number == start.flips;
        let barred = walk.flip(to, last).is_some();
        if !barred {
            path.push(to);
        }
        if barred || last || walk.stopped.is_some() {
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

fn within(from: Point, to: Point, reach: Length) -> bool {
    from.distance_squared(to) <= i64::from(reach.0) * i64::from(reach.0)
}

/// Where one flip toward a goal lands: on it, or as far as the disk flips.
pub(super) fn stride(flips: Flips, from: Point, goal: Point, diameter: Length) -> Point {
    match flips {
        Flips::Pivot if within(from, goal, diameter) => goal,
        Flips::Pivot => {
            // Rounded toward the start, so that the flip is never too long.
            let away = from.distance_squared(goal).isqrt() + 1;
            let part = |delta: i32| (i64::from(delta) * i64::from(diameter.0) / away) as i32;
            from.shifted(part(goal.x - from.x), part(goal.y - from.y))
        }
        Flips::Straight => from.toward(goal, diameter),
    }
}
