//! What a disk is worth, and how much of that a blow takes.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{Kind, Objective, ObjectiveCount, Stat};
use gonfalon_whdw::state::Place;

/// A hero counts as much as a unit of this cost.
const HERO: f64 = 11.0;

/// What it is worth not to be driven from the battlefield.
const PRESENCE: f64 = 30.0;

/// The part of a disk that damage just short of its toughness takes: more damage may follow in the same round.
const SCRATCH: f64 = 0.24;

/// What a player who sees this table fights for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    /// Who looks.
    pub(crate) seat: Seat,
    /// The player's own objective.
    pub(crate) objective: Objective,
}

impl Eye {
    /// What a disk is worth to its owner, or to whoever removes it: the more, the fewer are left beside it.
    pub(crate) fn worth(self, board: Board<'_>, disk: DiskId) -> f64 {
        self.worth_among(board, disk, board.army_in(board.owner(disk), Place::Battlefield).count())
    }

    /// The same where so many of its side are left.
    pub(crate) fn worth_among(self, board: Board<'_>, disk: DiskId, left: usize) -> f64 {
        self.plain(board, disk) + presence(left) - presence(left.saturating_sub(1))
    }

    /// What a disk is worth by itself.
    pub(crate) fn plain(self, board: Board<'_>, disk: DiskId) -> f64 {
        let hero = board.profile(disk).kind == Kind::Hero;
        let mine = board.owner(disk) == self.seat;
        let points = f64::from(self.objective.points);
        let objective = match self.objective.count {
            ObjectiveCount::EnemyCasualties if !mine => points * 4.0,
            ObjectiveCount::EnemyHeroCasualties if !mine && hero => points * 5.0,
            ObjectiveCount::OwnDisksOnBattlefield if mine => points * 2.0,
            _ => 0.0,
        };
        printed(board, disk) + objective
    }

    /// The worth of a disk with its sign: enemies count against the player.
    pub(crate) fn signed(self, board: Board<'_>, disk: DiskId) -> f64 {
        let worth = self.worth(board, disk);
        if board.owner(disk) == self.seat { worth } else { -worth }
    }
}

/// What a disk is worth whatever the objectives are.
pub(crate) fn printed(board: Board<'_>, disk: DiskId) -> f64 {
    let profile = board.profile(disk);
    if profile.kind == Kind::Hero { HERO } else { f64::from(profile.cost) }
}

/// What it is worth to have so many disks on the battlefield at all, since a player without any is out at once.
pub(crate) fn presence(disks: usize) -> f64 {
    PRESENCE * (1.0 - 1.0 / (disks as f64 + 1.0))
}

/// What a disk can bear, and what it has borne.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    toughness: u16,
    stamina: u8,
    damage: u8,
    wounds: u8,
}

impl Body {
    /// Looks at a disk.
    pub(crate) fn of(board: Board<'_>, disk: DiskId) -> Body {
        let tokens = board.disk(disk);
        Body {
            toughness: u16::from(board.strength(disk, Stat::Toughness)).max(1),
            stamina: board.strength(disk, Stat::Stamina),
            damage: tokens.damage,
            wounds: tokens.wounds,
        }
    }

    /// The part of it that damage dealt in one moment takes: all of it, a wound, or a little, since damage that is not
    /// enough goes away with the round.
    pub(crate) fn part_lost(self, damage: u16) -> f64 {
        if damage == 0 {
            0.0
        } else if u16::from(self.damage) + damage < self.toughness {
            SCRATCH * f64::from(damage) / f64::from(self.toughness)
        } else if self.wounds >= self.stamina {
            1.0
        } else {
            0.8 / f64::from(self.stamina - self.wounds + 1)
        }
    }
}

/// The part of a disk that damage dealt in one moment takes.
pub(crate) fn part_lost(board: Board<'_>, disk: DiskId, damage: u16) -> f64 {
    if damage == 0 { 0.0 } else { Body::of(board, disk).part_lost(damage) }
}
