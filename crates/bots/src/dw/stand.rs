//! What matters of a Disk to whoever weighs answers, read off the table once.

use gonfalon_disks::DiskId;
use gonfalon_dw::board::Board;
use gonfalon_dw::data::{SkillKind, Stat};
use gonfalon_kernel::Seat;
use gonfalon_table::{Circle, Length};

use super::influence::Influence;

/// What everybody is worth besides Army Points.
const BODY: f64 = 1.0;
/// The part of a Disk that each of several Wounds takes.
const WOUND: f64 = 0.75;
/// The part that damage takes which is not enough for a Wound: more may follow in the same round.
const SCRATCH: f64 = 0.2;

/// A Disk in play.
#[derive(Clone, Debug)]
pub(crate) struct Stand {
    pub(crate) disk: DiskId,
    /// The player who weighs controls it.
    pub(crate) mine: bool,
    pub(crate) circle: Circle,
    pub(crate) attack: u16,
    pub(crate) defense: u16,
    toughness: u16,
    /// Damage it carries.
    damage: u16,
    /// Wounds that kill it.
    lives: u16,
    /// What it is worth to its player, and to whoever kills it.
    pub(crate) worth: f64,
    /// How many flips it may make.
    pub(crate) flips: u8,
    /// How far its flips carry it.
    pub(crate) reach: Length,
    pub(crate) flies: bool,
    /// It has not been activated.
    pub(crate) ready: bool,
    pub(crate) pinned: bool,
    pub(crate) first_blow: bool,
    /// It strikes everybody it touches.
    pub(crate) strikes_all: bool,
    /// How far its missiles fly, if it has any.
    pub(crate) range: Option<Length>,
    /// Missiles do it no harm.
    pub(crate) sheltered: bool,
}

impl Stand {
    /// All Disks in play as a player sees them.
    pub(crate) fn all(board: Board<'_>, seat: Seat) -> Vec<Stand> {
        let influence = Influence::of(board);
        board.all_in_play().map(|disk| Stand::of(board, &influence, seat, disk)).collect()
    }

    /// A Disk as a player sees it.
    fn of(board: Board<'_>, influence: &Influence, seat: Seat, disk: DiskId) -> Stand {
        let (entry, profile) = (board.disk(disk), board.profile(disk));
        let circle = board.circle(disk);
        let terrain = influence.in_terrain(&circle);
        let flips = influence.flips(board, disk, terrain);
        let value = |stat| u16::from(influence.value(board, disk, terrain, stat));
        let has = |skill| influence.has(board, disk, terrain, skill);
        let lives = u16::from(profile.wounds.saturating_sub(entry.wounds)).max(1);
        let whole = f64::from(lives) / f64::from(profile.wounds.max(1));
        Stand {
            disk,
            mine: entry.controller == Some(seat),
            circle,
            attack: value(Stat::Attack),
            defense: value(Stat::Defense),
            toughness: value(Stat::Toughness).max(1),
            damage: entry.damage.into(),
            lives,
            worth: BODY + f64::from(board.points(disk)) * (0.4 + 0.6 * whole),
            flips,
            reach: Length(circle.diameter.0 * i32::from(flips)),
            flies: has(SkillKind::Flying),
            ready: entry.markers == 0,
            pinned: board.is_pinned(disk),
            first_blow: has(SkillKind::FirstBlow),
            strikes_all: has(SkillKind::Swashbuckler),
            sheltered: influence.sheltered(board, disk, terrain),
            range: influence.range(board, disk, terrain),
        }
    }

    /// The part of the Disk that so much more damage takes: all of it, Wounds, or a scratch.
    pub(crate) fn loss(&self, damage: u16) -> f64 {
        if damage == 0 {
            return 0.0;
        }
        let all = self.damage + damage;
        self.part(all / self.toughness, all % self.toughness)
    }

    /// The part of the Disk that an Instant Blow takes: what does not wound vanishes.
    pub(crate) fn loss_by_blow(&self, damage: u16) -> f64 {
        self.part((self.damage + damage) / self.toughness, 0)
    }

    /// The part of the Disk that so many Wounds take.
    pub(crate) fn loss_by_wounds(&self, wounds: u16) -> f64 {
        self.part(wounds, 0)
    }

    fn part(&self, wounds: u16, rest: u16) -> f64 {
        if wounds >= self.lives {
            return 1.0;
        }
        let scratch = SCRATCH * f64::from(rest) / f64::from(self.toughness);
        (WOUND * f64::from(wounds) + scratch) / f64::from(self.lives)
    }

    /// Whether it could still come and touch such a circle in this round.
    pub(crate) fn comes_to(&self, circle: &Circle) -> bool {
        self.ready && !self.pinned && self.circle.gap(circle) < self.reach
    }

    /// What a change of this kind is worth to the player: harm to enemies, help for friends.
    pub(crate) fn harmed(&self, part: f64) -> f64 {
        if self.mine { -part * self.worth } else { part * self.worth }
    }
}
