//! Whom to shoot at and whom to use magic on.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};

use crate::abilities::magic_refusals;
use crate::action::{Action, Order};
use crate::board::Board;
use crate::data::{RangeBand, Stat};
use crate::ranged::{shot_refusals, tower_refusals};

/// A shot at any enemy in range.
pub(super) fn sample_shot(board: Board<'_>, disk: DiskId, chance: &mut SeededDice) -> Option<Order> {
    let weapons = board.profile(disk).ranged.len() as u32;
    if weapons == 0 {
        return None;
    }
    let weapon = chance.below(weapons) as u8;
    let range = board.weapon_range(disk, weapon);
    let target = sample_enemy(board, board.owner(disk), chance, |enemy| board.within(disk, enemy, range))?;
    shot_refusals(board, disk, weapon, target).is_empty().then_some(Order::Shoot { weapon, target })
}

/// Magic on any enemy in range.
pub(super) fn sample_magic(board: Board<'_>, disk: DiskId, chance: &mut SeededDice) -> Option<Order> {
    board.value(disk, Stat::Magic)?;
    let reaches = |enemy: DiskId| board.within(disk, enemy, RangeBand::Medium);
    let target = sample_enemy(board, board.owner(disk), chance, reaches)?;
    magic_refusals(board, disk, target).is_empty().then_some(Order::Magic { target })
}

/// A shot from any free Watchtower.
pub(super) fn sample_tower(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<Action> {
    let piece = board.free_towers(seat).next()?;
    let target = sample_enemy(board, seat, chance, |_| true)?;
    tower_refusals(board, seat, piece, target).is_empty().then_some(Action::ShootFromTower { piece, target })
}

/// Every shot and every use of magic that is worth a thought: enemies in range, those nearest first.
pub(super) fn list(board: Board<'_>, disk: DiskId) -> Vec<Order> {
    let mut enemies: Vec<DiskId> = board.battlefield().filter(|other| board.enemies(disk, *other)).collect();
    let here = board.circle(disk);
    enemies.sort_by_key(|enemy| (here.gap(&board.circle(*enemy)), *enemy));
    let mut orders = Vec::new();
    for weapon in 0..board.profile(disk).ranged.len() as u8 {
        let range = board.weapon_range(disk, weapon);
        let reached = enemies.iter().copied().filter(|enemy| board.within(disk, *enemy, range));
        orders.extend(reached.map(|target| Order::Shoot { weapon, target }));
    }
    if board.value(disk, Stat::Magic).is_some() {
        let reached = enemies.iter().copied().filter(|enemy| board.within(disk, *enemy, RangeBand::Medium));
        orders.extend(reached.map(|target| Order::Magic { target }));
    }
    orders
}

/// Every shot from the Watchtowers a seat controls.
pub(super) fn list_towers(board: Board<'_>, seat: Seat) -> Vec<Action> {
    let enemies = || board.battlefield().filter(|disk| board.owner(*disk) != seat);
    board
        .free_towers(seat)
        .flat_map(|piece| enemies().map(move |target| Action::ShootFromTower { piece, target }))
        .collect()
}

/// Any enemy that passes a test, each with the same chance.
fn sample_enemy(
    board: Board<'_>,
    seat: Seat,
    chance: &mut SeededDice,
    test: impl Fn(DiskId) -> bool,
) -> Option<DiskId> {
    let mut found = 0;
    let mut chosen = None;
    for enemy in board.battlefield().filter(|disk| board.owner(*disk) != seat && test(*disk)) {
        found += 1;
        if chance.below(found) == 0 {
            chosen = Some(enemy);
        }
    }
    chosen
}
