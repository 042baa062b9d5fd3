//! The state of a match: the public table, each seat's secrets, and the stack of unfinished business.

use std::sync::Arc;

use gonfalon_disks::{DiskId, Pile};
use gonfalon_kernel::{BySeat, Outcome, Seat, Stack};
use gonfalon_table::{Heading, Point, Polygon};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::Question;
use crate::data::{CommandId, DeploymentId, Keyword, PieceId, ScenarioId, Stat, Until};
use crate::frame::Frame;

/// The whole truth of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// What only one seat knows.
    pub secrets: BySeat<Secret>,
    /// Unfinished business and open questions.
    pub stack: Stack<Frame, Question>,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// The disks on the battlefield and who pins whom.
    pub pile: Pile,
    /// Where each disk of the match is and which tokens it carries.
    pub disks: Vec<Disk>,
    /// One entry for each player.
    pub players: BySeat<Player>,
    /// Initiative order of the players still in the game, the first player first; empty until it is assigned.
    pub initiative: SmallVec<[Seat; 4]>,
    /// Deployment cards laid out and not taken yet.
    pub deployment_row: SmallVec<[DeploymentId; 12]>,
    /// Terrain cards laid out and not taken yet.
    pub terrain_row: SmallVec<[PieceId; 4]>,
    /// Deployment cards along the edges.
    pub zone_cards: Arc<Vec<ZoneCard>>,
    /// Terrain on the battlefield.
    pub terrain: Arc<Vec<Terrain>>,
    /// Which terrain pieces carry an activation token (Strongholds), one bit each.
    pub towers_activated: u8,
    /// The active scenario card.
    pub scenario: Option<ScenarioId>,
    /// Changes that last for a while.
    pub lasting: Vec<Lasting>,
    /// Triggered abilities that wait to be resolved.
    pub triggers: Vec<Trigger>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the battle.
    Setup,
    /// Disks lie on the battlefield; scouts move before the first round.
    Scouting,
    /// Command cards are chosen and resolved.
    Activation,
    /// Engagements are resolved.
    Melee,
    /// Tokens are cleared and cards return.
    End,
}

/// Where a disk is and which tokens it carries. Its place on the battlefield is in the [`Pile`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Disk {
    /// Where it is.
    pub place: Place,
    /// Damage tokens.
    pub damage: u8,
    /// Wound tokens.
    pub wounds: u8,
    /// It carries an activation token.
    pub activated: bool,
    /// It carries an empowerment token.
    pub empowered: bool,
}

/// Where a disk is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Not on the battlefield yet.
    Reserve,
    /// On the battlefield.
    Battlefield,
    /// In its owner's casualty pile.
    Casualty,
}

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The player's deployment edge.
    pub edge: Edge,
    /// Command cards on the discard pile.
    pub discard: CardSet,
    /// The command card revealed in this step.
    pub revealed: Option<CommandId>,
    /// How many command cards are in hand, a sealed one not counted.
    pub hand_size: u8,
    /// A command card lies face down.
    pub sealed: bool,
    /// The battle ability of the revealed card has been used.
    pub battle_used: bool,
    /// How many disks have taken the limited bonus of the revealed card.
    pub bonus_used: u8,
    /// Out of the game.
    pub eliminated: bool,
    /// Victory points, once they are scored.
    pub points: Option<u16>,
    /// The objective, once it is revealed.
    pub objective: Option<ScenarioId>,
}

/// An edge of the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// y = 0.
    South,
    /// y = the depth of the battlefield.
    North,
    /// x = 0.
    West,
    /// x = the width of the battlefield.
    East,
}

/// A set of command cards, one bit for each card of the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct CardSet(pub u64);

impl CardSet {
    /// The set of these cards.
    pub fn of(cards: impl IntoIterator<Item = CommandId>) -> CardSet {
        cards.into_iter().fold(CardSet::default(), CardSet::with)
    }

    /// The set with one more card.
    #[must_use]
    pub fn with(self, card: CommandId) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// The set without a card.
    #[must_use]
    pub fn without(self, card: CommandId) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// Both sets together.
    #[must_use]
    pub fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Whether the card is in the set.
    pub fn has(self, card: CommandId) -> bool {
        card.0 < 64 && self.0 >> card.0 & 1 == 1
    }

    /// The cards in the order of the library.
    pub fn iter(self) -> impl Iterator<Item = CommandId> {
        (0..64u8).map(CommandId).filter(move |card| self.has(*card))
    }

    /// How many cards there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A deployment card along an edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneCard {
    /// Whose it is.
    pub owner: Seat,
    /// Which card; `None` for the plain cards of the learning scenario.
    pub card: Option<DeploymentId>,
    /// The text side is up.
    pub text: bool,
    /// Where its first corner lies, measured along the edge.
    pub at: i32,
}

/// A terrain piece on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Terrain {
    /// Which piece.
    pub piece: PieceId,
    /// Which side is up: 0 or 1.
    pub side: u8,
    /// Where its origin lies.
    pub at: Point,
    /// How it is turned.
    pub heading: Heading,
    /// Its outline on the battlefield.
    pub outline: Polygon,
}

/// A change of a disk that lasts for a while.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lasting {
    /// Which disk.
    pub disk: DiskId,
    /// What has changed.
    pub change: Change,
    /// For how long.
    pub until: Until,
    /// Where it comes from.
    pub source: Source,
}

/// What has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A value.
    Value {
        /// Which.
        stat: Stat,
        /// By how much.
        amount: i8,
        /// It does not fall below this.
        min: Option<u8>,
    },
    /// A keyword is gained.
    Keyword(Keyword),
    /// Ranged attacks reach farther by this many bands.
    Reach(u8),
}

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An ability of a disk.
    Disk(DiskId),
    /// The command card of a seat.
    Command(Seat, CommandId),
    /// The active scenario.
    Scenario(ScenarioId),
    /// A terrain piece on the battlefield.
    Terrain(u8),
    /// A deployment card along an edge.
    Zone(u8),
    /// A position that was set up by hand.
    Arranged,
}

/// A triggered ability that waits to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Trigger {
    /// Whose ability.
    pub disk: DiskId,
    /// Which of its abilities.
    pub ability: u8,
    /// The disk that caused it.
    pub it: DiskId,
}

/// What only one seat knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// Command cards in hand.
    pub hand: CardSet,
    /// The command card chosen, face down.
    pub chosen: Option<CommandId>,
    /// The two scenario cards drawn, while one is being chosen.
    pub drawn: SmallVec<[ScenarioId; 2]>,
    /// The secret objective.
    pub objective: Option<ScenarioId>,
}
