//! What a seat is asked and what it may answer.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::data::{CommandId, PieceId, ScenarioId};
use crate::state::Trigger;
use crate::values::Role;

/// The landing places of a move, one for each flip.
pub type Path = SmallVec<[Point; 6]>;

/// A few disks.
pub type Disks = SmallVec<[DiskId; 4]>;

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Give every player an initiative token.
    AssignInitiative,
    /// Make one of the two drawn scenario cards the active one.
    ChooseScenario,
    /// Take a deployment card and lay it along your edge.
    PlaceDeploymentCard,
    /// Take a terrain card and place its piece.
    PlaceTerrain,
    /// Place your Watchtower (Strongholds).
    PlaceWatchtower,
    /// Deploy your disks.
    Deploy,
    /// Move a scout, or end scouting.
    Scout {
        /// The disks that may still scout.
        disks: Disks,
    },
    /// Choose a command card in secret.
    ChooseCommand,
    /// Resolve your command card: activate, reinforce, use its battle ability, or finish.
    Resolve {
        /// Activations left.
        left: u8,
    },
    /// Go on with a disk in the middle of its activation.
    Continue {
        /// Which disk.
        disk: DiskId,
        /// How many flips it has left; 0 if it may not move (any more).
        flips: u8,
        /// Whether it has already pinned an enemy in this move and gone on (relentless).
        broke_through: bool,
        /// Whether it may still use a ranged attack or focus ability (mobile).
        may_act: bool,
    },
    /// Choose which of the equally near disks a scatter result goes to.
    ChooseScatter {
        /// The disks to choose from.
        among: Disks,
    },
    /// Choose the disk an ability reaches.
    ChooseDisk {
        /// Whose ability.
        source: DiskId,
        /// The disks to choose from.
        among: Disks,
    },
    /// Choose which of your triggered abilities resolves next.
    OrderTriggers {
        /// Those that wait.
        waiting: Vec<Trigger>,
    },
    /// Flip a disk that has broken loose toward the nearest disk.
    FlipToward {
        /// Which disk flips.
        disk: DiskId,
        /// The nearest disks.
        nearest: Disks,
    },
    /// Choose the engagement that is resolved next.
    ChooseEngagement {
        /// Engagements to choose from, each by its disks.
        among: Vec<Disks>,
    },
    /// Choose whom your disks strike.
    Strike {
        /// The disks that have a choice.
        strikers: Vec<Striker>,
    },
}

/// A disk about to strike in melee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Striker {
    /// Which disk.
    pub disk: DiskId,
    /// As attacker or defender.
    pub role: Role,
    /// The enemies it may strike.
    pub victims: Disks,
}

/// What a seat answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The initiative order, first player first.
    Initiative(SmallVec<[Seat; 4]>),
    /// The scenario card that becomes active.
    Scenario(ScenarioId),
    /// A deployment card on the edge.
    DeploymentCard {
        /// Which of the cards laid out.
        card: u8,
        /// The text side is up (otherwise the plain side).
        text: bool,
        /// Where its first corner lies, measured along the edge.
        at: i32,
    },
    /// A terrain piece on the battlefield.
    Terrain {
        /// Which of the pieces laid out.
        piece: PieceId,
        /// Which side is up: 0 or 1.
        side: u8,
        /// Where its origin lies.
        at: Point,
        /// How it is turned.
        heading: Heading,
    },
    /// Leaves out a terrain piece for which there is no place.
    LeaveOut {
        /// Which piece.
        piece: PieceId,
    },
    /// The Watchtower's place (Strongholds).
    Watchtower {
        /// Where its origin lies.
        at: Point,
        /// How it is turned.
        heading: Heading,
    },
    /// The whole deployment: zones shifted by a Feint, then disks from the lowest up.
    Deploy {
        /// Zones (each by one of its cards) and where that card is shifted along the edge.
        shifts: Vec<(u8, i32)>,
        /// Disks and their places.
        disks: Vec<(DiskId, Point)>,
    },
    /// A scout's move.
    Scout {
        /// Which disk.
        disk: DiskId,
        /// Its landing places.
        path: Path,
    },
    /// Nothing more.
    Done,
    /// The chosen command card.
    Command(CommandId),
    /// Activates a disk on the battlefield.
    Activate {
        /// Which disk.
        disk: DiskId,
        /// Whether it takes the bonus that the card gives to a limited number of disks.
        bonus: bool,
        /// What it does.
        order: Order,
    },
    /// Brings a disk from the reserve.
    Reinforce {
        /// Which disk.
        disk: DiskId,
        /// Its place.
        at: Point,
        /// By which right.
        by: Entry,
    },
    /// Uses the battle ability of the card that is being resolved.
    Battle {
        /// The disk that uses it.
        user: DiskId,
        /// The disks chosen.
        picks: Disks,
        /// What else has to be chosen.
        detail: Detail,
    },
    /// Shoots from a Watchtower (Strongholds).
    ShootFromTower {
        /// Which piece on the battlefield.
        piece: u8,
        /// The target.
        target: DiskId,
    },
    /// Goes on with the disk in the middle of its activation.
    Continue(Order),
    /// The disk chosen.
    Choose(DiskId),
    /// The number of the trigger or engagement chosen, counted from 0.
    Next(u8),
    /// Where the disk lands.
    Flip(Point),
    /// Whom each disk strikes.
    Strike(Vec<Blow>),
}

impl Action {
    /// Whether all its points are near enough to be measured without overflow; an answer may come from anywhere.
    pub fn is_in_reach(&self) -> bool {
        match self {
            Action::Terrain { at, .. }
            | Action::Watchtower { at, .. }
            | Action::Reinforce { at, .. }
            | Action::Battle { detail: Detail::At(at), .. }
            | Action::Flip(at) => at.is_in_reach(),
            Action::Deploy { disks, .. } => disks.iter().all(|(_, at)| at.is_in_reach()),
            Action::Scout { path, .. } => path.iter().all(|at| at.is_in_reach()),
            Action::Activate { order, .. } | Action::Continue(order) => match order {
                Order::Move(path) => path.iter().all(|at| at.is_in_reach()),
                Order::Focus { detail: Detail::At(at), .. } => at.is_in_reach(),
                _ => true,
            },
            _ => true,
        }
    }
}

/// What an activated disk does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Flips to these places.
    Move(Path),
    /// Uses magic on a target.
    Magic {
        /// The target.
        target: DiskId,
    },
    /// Uses a focus ability.
    Focus {
        /// Which of the disk's abilities.
        ability: u8,
        /// The disks chosen.
        picks: Disks,
        /// What else has to be chosen.
        detail: Detail,
    },
    /// Makes a ranged attack.
    Shoot {
        /// Which of the disk's ranged attacks.
        weapon: u8,
        /// The target.
        target: DiskId,
    },
    /// Does nothing.
    Pass,
}

/// What else has to be chosen for some abilities.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Detail {
    /// Nothing.
    #[default]
    None,
    /// Where the picked disk lands.
    At(Point),
    /// Which disks receive the tokens of the picked disks, in the same order.
    To(Disks),
    /// The engagement in which the disk attacks.
    AsAttacker,
    /// The engagement in which the disk defends.
    AsDefender,
}

/// By which right a disk enters the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// In one of the player's deployment zones.
    Zone,
    /// At a battlefield edge, with flank.
    Flank,
    /// Overlapping a terrain piece the player controls (its number on the battlefield).
    Piece(u8),
}

/// Whom one disk strikes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// The striking disk.
    pub by: DiskId,
    /// Its victims: one, or all it pins with frenzy.
    pub at: Disks,
}
