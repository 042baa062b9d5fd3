//! Answers close to a good one.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::Point;
use gonfalon_whdw::action::{Action, Order, Path};
use gonfalon_whdw::board::Board;

/// The same answer with a path that ends a little aside, or with two disks deployed in each other's place.
pub(crate) fn of(board: Board<'_>, seat: Seat, action: &Action, chance: &mut SeededDice) -> Option<Action> {
    match action {
        Action::Activate { disk, bonus, order: Order::Move(path) } => {
            let changes = board.brought_by_card(seat, *disk, *bonus);
            let path = aside(board.imagining(&changes), *disk, path, chance)?;
            Some(Action::Activate { disk: *disk, bonus: *bonus, order: Order::Move(path) })
        }
        Action::Deploy { shifts, disks } if disks.len() > 1 => {
            let mut disks = disks.clone();
            let one = chance.below(disks.len() as u32) as usize;
            let other = (one + 1 + chance.below(disks.len() as u32 - 1) as usize) % disks.len();
            (disks[one].1, disks[other].1) = (disks[other].1, disks[one].1);
            Some(Action::Deploy { shifts: shifts.clone(), disks })
        }
        _ => None,
    }
}

/// A path that ends within a radius of where another does.
fn aside(board: Board<'_>, disk: DiskId, path: &Path, chance: &mut SeededDice) -> Option<Path> {
    let radius = board.circle(disk).diameter.0 / 2;
    let mut part = || chance.below(2 * radius as u32 + 1) as i32 - radius;
    let goal: Point = path.last()?.shifted(part(), part());
    let varied = board.flips_toward(disk, goal);
    (!varied.is_empty() && varied != *path).then_some(varied)
}
