//! What a seat is asked and what it may answer.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Length, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::data::{ProfileId, SpellId, Stat, TerrainId};
use crate::movement::Mover;
use crate::state::Role;

/// A few Disks.
pub type Disks = SmallVec<[DiskId; 4]>;

/// Directions of flips, one after the other.
pub type Flips = SmallVec<[Heading; 4]>;

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Put your Reinforcement Stack in order.
    ArrangeStack,
    /// Lay a Terrain Disk.
    PlaceTerrain {
        /// How many you still have to lay, this one included.
        left: u8,
        /// Types of which you have laid as many as you may.
        barred: SmallVec<[TerrainId; 1]>,
    },
    /// Place your staging area (Siege).
    PlaceStaging {
        /// The part you play.
        role: Role,
    },
    /// Place your Starting Disks from the top of your stack.
    PlaceStarting {
        /// How many.
        count: u8,
    },
    /// Place one Disk of your army (In Harm's Way).
    PlaceOne,
    /// Bring reinforcements from the top of your stack, or none.
    Reinforce {
        /// How many at most.
        most: u8,
        /// They come by Call to Arms and must be brought as far as there is room.
        called: bool,
    },
    /// Activate a Disk, or end your turn.
    Activate {
        /// Activations made in this turn.
        made: u8,
        /// Fewer than this and you are done for the segment.
        least: u8,
        /// No more than this.
        most: u8,
        /// Disks that must be activated first (forced Ambushes).
        due: Disks,
    },
    /// Flip on with a moving Disk, or stop.
    Flip {
        /// Which Disk.
        disk: DiskId,
        /// Flips left.
        left: u8,
        /// By whose will it moves.
        mover: Mover,
    },
    /// Flip a Disk that has to move.
    ForcedFlip {
        /// Which Disk.
        disk: DiskId,
        /// It must end farther from this Disk.
        away_from: Option<DiskId>,
    },
    /// Lay a Disk that another player's ability lifts.
    Lay {
        /// Which Disk.
        disk: DiskId,
        /// The Disk it must touch.
        on: DiskId,
    },
    /// Aim the fall of a Disk lifted by a Twister.
    AimDisk {
        /// Which Disk.
        disk: DiskId,
        /// Within the spell's distance of this place, where a Disk of this diameter lay.
        around: (Point, Length),
        /// The distance.
        within: Length,
        /// It has fallen in an illegal place before.
        again: bool,
    },
    /// Toss the Death Ball.
    Toss {
        /// Which spell.
        spell: SpellId,
    },
    /// Cast Surge against the spell just announced, or let it pass.
    Surge {
        /// The spell.
        spell: SpellId,
        /// Its caster.
        by: DiskId,
        /// Your Spellcasters that can.
        casters: Disks,
    },
    /// Use an ability that works at any time, or pass.
    AnyTime {
        /// Your Disks that have one.
        disks: Disks,
    },
    /// Fire an Archer, or end your fire.
    Fire {
        /// The Archers that may still fire.
        archers: Disks,
    },
    /// Put the missiles that hit a Mirage on another Disk, or leave them.
    Redirect {
        /// The Disk that was hit.
        disk: DiskId,
        /// How many missiles.
        count: u8,
        /// Where they can go.
        among: Disks,
    },
    /// Fire missed missiles that lie near a Disk, or leave them.
    Refire {
        /// Which Disk.
        disk: DiskId,
    },
    /// Choose the battle stack that is resolved next.
    ChooseStack {
        /// Those left, each by its Disks.
        among: Vec<Disks>,
    },
    /// Let a First Blow attacker fight apart, or combine its attack.
    FightApart {
        /// Your Disks that could.
        disks: Disks,
        /// The Disk they attack.
        defender: DiskId,
    },
    /// Choose whom your Disks strike.
    Strike {
        /// The Disks that have a choice.
        strikers: Vec<Striker>,
    },
    /// Share out damage among Disks that can share it.
    Share {
        /// How much.
        damage: u8,
        /// Among these.
        among: Disks,
    },
    /// Say who gets the credit for a kill in a combined attack.
    Credit {
        /// The Disk that dies.
        victim: DiskId,
        /// Its attackers.
        among: Disks,
    },
    /// Enslave the Disk instead of killing it, or not.
    Enslave {
        /// By which Disk.
        by: DiskId,
        /// Whom.
        victim: DiskId,
    },
    /// Take the Disk at the bottom of an opponent's stack, or leave it.
    Convert {
        /// Which Disk.
        disk: DiskId,
        /// What it is.
        profile: ProfileId,
    },
    /// Place the Disk that was too strong to be Converted at your staging area, or leave it.
    PlaceUnconverted {
        /// Which Disk.
        disk: DiskId,
    },
    /// Strike a Disk at a R'Karg Nest, or none.
    NestBlow {
        /// Which Land Disk.
        land: u8,
        /// The Disks in reach.
        among: Disks,
    },
}

/// A Disk about to strike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Striker {
    /// Which Disk.
    pub disk: DiskId,
    /// The enemies it may strike.
    pub victims: Disks,
}

/// What a seat answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The Reinforcement Stack, the top first.
    Stack(Vec<DiskId>),
    /// A Terrain Disk.
    Terrain {
        /// Its type.
        kind: TerrainId,
        /// Its centre.
        at: Point,
    },
    /// A place: of a staging area, of a Disk to be laid, of an aim.
    At(Point),
    /// Disks from the stack and their places, from the lowest up.
    Place(Vec<(DiskId, Point)>),
    /// Activates a Disk.
    Activate {
        /// Which.
        disk: DiskId,
        /// What it does.
        order: Order,
    },
    /// Flips on in these directions.
    Flip(Flips),
    /// Nothing more; passes; declines.
    Done,
    /// The Disk chosen: casts Surge, uses its ability, takes the missiles, gets the credit, is struck.
    Choose(DiskId),
    /// The Disks chosen.
    ChooseAll(Disks),
    /// The number of the battle stack chosen, counted from 0.
    Next(u8),
    /// Accepts the offer.
    Accept,
    /// Fires.
    Fire {
        /// Who.
        archer: DiskId,
        /// Which of its missile skills, counted from 0 among them.
        weapon: u8,
        /// At whom.
        target: DiskId,
        /// Where the counters are aimed.
        aim: Point,
    },
    /// Tosses the Death Ball.
    Toss {
        /// Where it is to come down.
        aim: Point,
        /// How high it rises above the table.
        apex: Length,
    },
    /// Whom each Disk strikes.
    Strike(Vec<(DiskId, DiskId)>),
    /// How damage is shared out.
    Share(Vec<(DiskId, u8)>),
    /// The only player with Disks left ends the game.
    EndGame,
}

/// What an activated Disk does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Flips in these directions.
    Move(Flips),
    /// Uses a Special Ability.
    Use {
        /// Which of its abilities.
        ability: u8,
        /// What is chosen for it.
        choice: Box<Choice>,
    },
    /// Casts a spell.
    Cast {
        /// Which.
        spell: SpellId,
        /// What is chosen for it.
        choice: Box<Choice>,
    },
    /// Ambushes another Gate.
    Gate {
        /// Which token of the table.
        to: u8,
        /// Where it is laid.
        at: Point,
    },
    /// Does nothing.
    Pass,
}

/// Everything that can be chosen for an ability or a spell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Choice {
    /// The targets.
    pub targets: Disks,
    /// The second Disks.
    pub seconds: Disks,
    /// The player.
    pub player: Option<Seat>,
    /// The place.
    pub at: Option<Point>,
    /// The direction.
    pub heading: Option<Heading>,
    /// The Disk Sacrificed for it.
    pub sacrifice: Option<DiskId>,
    /// The value picked.
    pub stat: Option<Stat>,
    /// A spell picked (Familiar, Alchemist Apprentice).
    pub spell: Option<SpellId>,
    /// Terrain Disks and the directions they are flipped in.
    pub lands: SmallVec<[(u8, Heading); 2]>,
    /// The ability of another Disk that is used (Charm, Doppleganger) and what is chosen for it.
    pub borrowed: Option<Borrowed>,
}

/// The ability of another Disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Borrowed {
    /// Whose.
    pub disk: DiskId,
    /// Which of its abilities.
    pub ability: u8,
    /// What is chosen for it.
    pub choice: Box<Choice>,
}
