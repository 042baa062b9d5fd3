//! A disk on the battlefield with what is asked about it again and again.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Length};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{DamageType, RangeBand, Stat};

use super::worth::{Eye, part_lost};

/// A disk on the battlefield: where it lies, how far it threatens, and whether it can still act.
pub(crate) struct Stand {
    pub(crate) disk: DiskId,
    pub(crate) circle: Circle,
    pub(crate) mine: bool,
    pub(crate) worth: f64,
    /// Something lies on it, so that it cannot be activated.
    pub(crate) pinned: bool,
    /// It carries an activation token.
    pub(crate) activated: bool,
    /// It lies on an enemy and will fight it.
    pub(crate) pins_enemy: bool,
    /// How far it shoots or casts, if it does.
    pub(crate) shoots: Option<Length>,
    attack: u8,
    counter: u8,
    reach: i32,
}

impl Stand {
    /// Looks at a disk.
    pub(crate) fn of(eye: Eye, board: Board<'_>, disk: DiskId) -> Stand {
        let pile = &board.table.pile;
        let circle = board.circle(disk);
        Stand {
            disk,
            circle,
            mine: board.owner(disk) == eye.seat,
            worth: eye.worth(board, disk),
            pinned: pile.is_pinned(disk),
            activated: board.disk(disk).activated,
            pins_enemy: pile.under(disk).any(|under| board.enemies(disk, under)),
            shoots: shooting_range(board, disk),
            attack: board.strength(disk, Stat::Attack),
            counter: board.strength(disk, Stat::Counter),
            reach: i32::from(board.movement(disk).unwrap_or(0)) * circle.diameter.0,
        }
    }

    /// How far this disk is from being able to flip onto another with one move; zero if it can.
    pub(crate) fn short_of(&self, other: &Stand) -> i32 {
        (self.circle.gap(&other.circle).0 - self.reach).max(0)
    }

    /// What the owner of this disk gains by pinning another, both striking once.
    pub(crate) fn gain(&self, board: Board<'_>, other: &Stand) -> f64 {
        let dealt = board.reduced(other.disk, self.attack, DamageType::Physical, None);
        let taken = board.reduced(self.disk, other.counter, DamageType::Physical, None);
        other.worth * part_lost(board, other.disk, u16::from(dealt))
            - self.worth * part_lost(board, self.disk, u16::from(taken))
    }

    /// Whether this disk can still be activated in this round.
    pub(crate) fn waits(&self) -> bool {
        !self.pinned && !self.activated
    }

    /// Whether this disk would rather shoot than fight.
    pub(crate) fn is_shooter(&self) -> bool {
        self.shoots.is_some()
    }
}

/// The range of a disk's farthest ranged attack or of its magic.
fn shooting_range(board: Board<'_>, disk: DiskId) -> Option<Length> {
    let constants = &board.game.library.constants;
    let weapons = 0..board.profile(disk).ranged.len() as u8;
    let ranges = weapons.map(|weapon| {
        constants.reaches.of(board.weapon_range(disk, weapon)).unwrap_or(constants.battlefield.width)
    });
    let magic = (board.strength(disk, Stat::Magic) > 0).then(|| constants.reaches.of(RangeBand::Medium));
    ranges.chain(magic.flatten()).max()
}
