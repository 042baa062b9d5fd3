//! Moves that end on an enemy.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Length, Point};

use super::draw::{centres, clamped};
use super::moves::{line, round, within};
use crate::action::Path;
use crate::board::Board;
use crate::movement::MoveStart;

/// How deep a disk lies on another when it only just pins it.
const RIM: i32 = 150;

/// Paths that pin an enemy: first the middle of each enemy in reach, then two enemies at once, then rims and sides.
pub(super) fn list(board: Board<'_>, start: &MoveStart) -> Vec<Path> {
    let mover = board.circle(start.disk);
    let reach = i64::from(start.flips) * i64::from(mover.diameter.0);
    let mut enemies: Vec<Circle> = board
        .battlefield()
        .filter(|other| board.enemies(start.disk, *other))
        .map(|other| board.circle(other))
        .filter(|enemy| {
            let most = reach + i64::from(mover.diameter.0 + enemy.diameter.0) / 2;
            mover.centre.distance_squared(enemy.centre) <= most * most
        })
        .collect();
    enemies.sort_by_key(|enemy| mover.centre.distance_squared(enemy.centre));
    let mut goals: Vec<(Point, Circle)> = enemies.iter().map(|enemy| (enemy.centre, *enemy)).collect();
    goals.extend(pairs(&mover, &enemies));
    for offset in [rim, behind, left, right] {
        goals.extend(enemies.iter().map(|enemy| (offset(&mover, enemy), *enemy)));
    }
    let room = centres(&board.field(), mover.diameter);
    goals.iter().filter_map(|(goal, enemy)| path_onto(board, start, clamped(&room, *goal), enemy)).collect()
}

/// A path onto the middle of an enemy.
pub(crate) fn onto(board: Board<'_>, start: &MoveStart, enemy: DiskId) -> Option<Path> {
    let enemy = board.circle(enemy);
    let room = centres(&board.field(), board.circle(start.disk).diameter);
    path_onto(board, start, clamped(&room, enemy.centre), &enemy)
}

/// Places from which two enemies are pinned at once.
fn pairs(mover: &Circle, enemies: &[Circle]) -> Vec<(Point, Circle)> {
    let mut found = Vec::new();
    for (index, one) in enemies.iter().enumerate() {
        for other in &enemies[index + 1..] {
            let (a, b) = (one.centre, other.centre);
            let between = Circle::new(Point::new((a.x + b.x) / 2, (a.y + b.y) / 2), mover.diameter);
            if between.overlaps(one) && between.overlaps(other) {
                found.push((between.centre, *one));
            }
        }
    }
    found
}

/// How far apart the centres are when one disk only just lies on the other.
fn just_touching(mover: &Circle, enemy: &Circle) -> i32 {
    (mover.diameter.0 + enemy.diameter.0) / 2 - RIM
}

fn rim(mover: &Circle, enemy: &Circle) -> Point {
    enemy.centre.toward(mover.centre, Length(just_touching(mover, enemy)))
}

fn behind(mover: &Circle, enemy: &Circle) -> Point {
    enemy.centre.toward(mover.centre, Length(-just_touching(mover, enemy)))
}

fn left(mover: &Circle, enemy: &Circle) -> Point {
    let (dx, dy) = (mover.centre.x - enemy.centre.x, mover.centre.y - enemy.centre.y);
    enemy.centre.toward(enemy.centre.shifted(-dy, dx), Length(just_touching(mover, enemy)))
}

fn right(mover: &Circle, enemy: &Circle) -> Point {
    let (dx, dy) = (mover.centre.x - enemy.centre.x, mover.centre.y - enemy.centre.y);
    enemy.centre.toward(enemy.centre.shifted(dy, -dx), Length(just_touching(mover, enemy)))
}

/// A path that ends on this enemy: straight, or round whatever stands in the way.
fn path_onto(board: Board<'_>, start: &MoveStart, goal: Point, enemy: &Circle) -> Option<Path> {
    let mover = board.circle(start.disk);
    let arrives = |path: &Path| {
        path.last().is_some_and(|last| {
            within(*last, goal, Length(2)) && Circle::new(*last, mover.diameter).overlaps(enemy)
        })
    };
    let straight = line(board, start, goal);
    if arrives(&straight) {
        return Some(straight);
    }
    let (dx, dy) = (goal.x - mover.centre.x, goal.y - mover.centre.y);
    let middle = Point::new(mover.centre.x + dx / 2, mover.centre.y + dy / 2);
    let aside = Length(mover.diameter.0 * 3 / 2);
    [middle.toward(middle.shifted(-dy, dx), aside), middle.toward(middle.shifted(dy, -dx), aside)]
        .into_iter()
        .map(|waypoint| round(board, start, &[waypoint, goal]))
        .find(arrives)
        .or_else(|| pins_somebody(board, start.disk, &straight).then_some(straight))
}

/// Whether a path ends on any enemy at all.
fn pins_somebody(board: Board<'_>, disk: DiskId, path: &Path) -> bool {
    path.last().is_some_and(|last| {
        board.table.pile.landing_pins(disk, *last).iter().any(|under| board.enemies(disk, *under))
    })
}
