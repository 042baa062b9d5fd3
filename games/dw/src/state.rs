//! The state of a match: the public table, each seat's secrets, and the stack of unfinished business.

use std::sync::Arc;

use gonfalon_disks::{DiskId, Pile};
use gonfalon_kernel::{BySeat, Outcome, Seat, Stack};
use gonfalon_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::action::{Disks, Question};
use crate::data::{Last, Missile, ProfileId, SpellId, Stat, TerrainId, TokenKind};
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
    /// Somebody only imagines this: things fall by the fast stand-in, however they fall in the match itself. It is no part of
    /// the position.
    #[serde(skip)]
    pub imagined: bool,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The segment of the round.
    pub segment: Segment,
    /// The first player of this round.
    pub first: Seat,
    /// Whose activation turn it is.
    pub active: Option<Seat>,
    /// The Disk under way that began its movement where no flip may lead back in (a Mountain).
    pub descending: Option<DiskId>,
    /// The Creature Disks on the table and who touches whom.
    pub pile: Pile,
    /// Every Creature Disk of the match.
    pub disks: Vec<Disk>,
    /// Attributes of the Disks in play that work all the time: which Disk, which of its abilities.
    pub attributes: Vec<(DiskId, u8)>,
    /// One entry for each player.
    pub players: BySeat<Player>,
    /// Land Disks: staging areas, objectives and terrain.
    pub lands: Arc<Vec<Land>>,
    /// Spell Disks that stay on the table.
    pub tokens: SmallVec<[Token; 2]>,
    /// Missile counters lying on the table in the Missile Segment, missed ones too.
    pub counters: Vec<Counter>,
    /// Spells and abilities that go on working.
    pub lasting: Vec<Lasting>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The segment of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Segment {
    /// Before the battle.
    Setup,
    /// Reinforcements enter.
    Reinforcement,
    /// Disks are activated by threes.
    Activation,
    /// Archers fire.
    Missile,
    /// Touching enemies battle.
    Combat,
    /// Counters are removed.
    RemoveCounters,
}

/// A Creature Disk of the match. Its place on the table is in the [`Pile`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Disk {
    /// What is printed on it; `None` as long as only its owner knows.
    pub profile: Option<ProfileId>,
    /// Whose army it came with.
    pub owner: Seat,
    /// Who controls it; `None` for slaves whom nobody controls.
    pub controller: Option<Seat>,
    /// Where it is.
    pub place: Place,
    /// Damage it carries in this round.
    pub damage: u8,
    /// Wound counters.
    pub wounds: u8,
    /// Wounds received in this round.
    pub fresh_wounds: u8,
    /// Wound counters it had when the Combat Segment began.
    pub old_wounds: u8,
    /// Activation Markers.
    pub markers: u8,
    /// How often it has been activated in this Activation Segment.
    pub activations: u8,
    /// Flips it has made in this round.
    pub flips: u8,
    /// Where it began the round, or entered.
    pub began: Point,
    /// It carries a Berserk counter.
    pub berserk: bool,
    /// It has been activated to Attack in this round.
    pub attacked: bool,
    /// It was attacking in the Combat Segment of this round.
    pub fought: bool,
    /// It has applied its AT in this round.
    pub spent: bool,
    /// It keeps its Activation Markers in this clean-up.
    pub keeps_markers: bool,
    /// The Disk that Enslaved it.
    pub enslaved_by: Option<DiskId>,
    /// The Disk that it was Transformed from.
    pub transformed_from: Option<DiskId>,
}

/// Where a Creature Disk is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In a Reinforcement Stack.
    Stack,
    /// Set aside, to be Transformed into or after a Transform.
    Aside,
    /// In play.
    Table,
    /// Destroyed.
    Destroyed,
    /// Out of the game; nothing brings it back.
    Gone,
}

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// How many Disks are in the Reinforcement Stack.
    pub stack: u8,
    /// The visible top of it.
    pub top: Option<DiskId>,
    /// How many spells are in the Spellbook.
    pub spells: u8,
    /// Done with this Activation Segment.
    pub done: bool,
    /// Misses the next activation turn.
    pub frozen: bool,
    /// Missed the last activation turn.
    pub thawed: bool,
    /// Army Points of enemy Disks killed.
    pub kills: u16,
    /// Victory points, where a scenario counts them at the end.
    pub points: u16,
    /// Remove Counters Segments running with sole control of the central Land.
    pub holding: u8,
    /// The part played in a scenario with roles.
    pub role: Option<Role>,
    /// Spells cast in this activation turn and by whom.
    pub cast: SmallVec<[(SpellId, DiskId); 2]>,
    /// A spell lent for this turn and the only Disk that may cast it.
    pub lent: Option<(SpellId, DiskId)>,
    /// The target whose extra missiles a Scout of this player has granted in this round: target and Scout.
    pub scouted: SmallVec<[(DiskId, DiskId); 1]>,
}

/// The part of a player in a siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum Role {
    Attacker,
    Defender,
}

/// A Land Disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Land {
    /// What it is.
    pub kind: LandKind,
    /// Its centre.
    pub at: Point,
}

/// What a Land Disk is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LandKind {
    /// A player's staging area or base.
    Staging(Seat),
    /// The central Land.
    Center,
    /// Terrain.
    Terrain(TerrainId),
}

/// A Spell Disk that stays on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its centre.
    pub at: Point,
}

/// A missile counter on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// Which kind.
    pub kind: Missile,
    /// Whose drop it was.
    pub by: DiskId,
    /// Its centre.
    pub at: Point,
    /// How it is turned.
    pub turn: Heading,
    /// The Disks it hits; none for a miss.
    pub on: Disks,
    /// All Disks it lies on, whether it hits them or not.
    pub below: Disks,
    /// The counters directly below it, by their numbers.
    pub piled: SmallVec<[u8; 2]>,
    /// It has left the table.
    pub off_table: bool,
}

/// A spell or ability that goes on working.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lasting {
    /// What it is.
    pub source: Source,
    /// The Disk that cast or used it.
    pub by: DiskId,
    /// Whose it was when it began: friend and enemy are seen from here.
    pub seat: Seat,
    /// The Disks chosen.
    pub targets: Disks,
    /// The value picked.
    pub stat: Option<Stat>,
    /// The Disks it works on, where that was settled once and for all.
    pub group: Option<Disks>,
    /// The Disks that its area reached when it began.
    pub reached: Disks,
    /// Until when.
    pub until: Last,
}

/// What an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A spell.
    Spell(SpellId),
    /// An ability printed on a Disk: which, and its number.
    Ability(ProfileId, u8),
    /// A Land Disk of the table, by its number.
    Land(u8),
}

/// What only one seat knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// The Reinforcement Stack, the top first.
    pub stack: Vec<(DiskId, ProfileId)>,
    /// Disks that wait aside to be Transformed into.
    pub aside: Vec<(DiskId, ProfileId)>,
    /// The Spellbook, in the order of the library.
    pub spells: Vec<SpellId>,
}
