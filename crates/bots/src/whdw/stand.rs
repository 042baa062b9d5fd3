//! A disk on the battlefield with what is asked about it again and again.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Length};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{DamageType, RangeBand, Stat};
use smallvec::SmallVec;

use super::worth::{Body, Eye};

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
    body: Body,
    armour: Armour,
}

/// What physical blows do to a disk.
#[derive(Clone, Copy)]
enum Armour {
    None,
    Resistant,
    Immune,
}

impl Stand {
    /// Looks at all disks on the battlefield.
    pub(crate) fn all(eye: Eye, board: Board<'_>) -> Vec<Stand> {
        let mut left: SmallVec<[usize; 4]> = SmallVec::from_elem(0, usize::from(board.game.seats));
        board.battlefield().for_each(|disk| left[board.owner(disk).index()] += 1);
        let bared = |disk: DiskId| eye.worth_among(board, disk, left[board.owner(disk).index()]);
        board.battlefield().map(|disk| Stand::worth_so_much(eye, board, disk, bared(disk))).collect()
    }

    /// Looks at a disk.
    pub(crate) fn of(eye: Eye, board: Board<'_>, disk: DiskId) -> Stand {
        Stand::worth_so_much(eye, board, disk, eye.worth(board, disk))
    }

    fn worth_so_much(eye: Eye, board: Board<'_>, disk: DiskId, worth: f64) -> Stand {
        let pile = &board.table.pile;
        let circle = board.circle(disk);
        Stand {
            disk,
            circle,
            mine: board.owner(disk) == eye.seat,
            worth,
            pinned: pile.is_pinned(disk),
            activated: board.disk(disk).activated,
            pins_enemy: pile.under(disk).any(|under| board.enemies(disk, under)),
            shoots: shooting_range(board, disk),
            attack: board.strength(disk, Stat::Attack),
            counter: board.strength(disk, Stat::Counter),
            reach: i32::from(board.movement(disk).unwrap_or(0)) * circle.diameter.0,
            body: Body::of(board, disk),
            armour: match board.reduced(disk, 2, DamageType::Physical, None) {
                0 => Armour::Immune,
                1 => Armour::Resistant,
                _ => Armour::None,
            },
        }
    }

    /// How far this disk is from being able to flip onto another with one move; zero if it can.
    pub(crate) fn short_of(&self, other: &Stand) -> i32 {
        (self.circle.gap(&other.circle).0 - self.reach).max(0)
    }

    /// Whether this disk can flip onto another with one move.
    pub(crate) fn reaches(&self, other: &Stand) -> bool {
        self.circle.within(&other.circle, Length(self.reach))
    }

    /// What the owner of this disk gains by pinning another, both striking once.
    pub(crate) fn gain(&self, other: &Stand) -> f64 {
        other.worth * other.suffers(self.attack) - self.worth * self.suffers(other.counter)
    }

    /// The part of this disk that a blow takes.
    fn suffers(&self, strength: u8) -> f64 {
        let amount = match self.armour {
            Armour::Immune => 0,
            Armour::Resistant => strength.div_ceil(2),
            Armour::None => strength,
        };
        self.body.part_lost(u16::from(amount))
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
