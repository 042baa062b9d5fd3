//! The state of a match. Everything lies open on the table; there are no secrets in this game.

use std::sync::Arc;

use gonfalon_kernel::{BySeat, Outcome, Seat, Stack};
use gonfalon_table::{Heading, Point, Polygon};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::action::{LongSide, Order, Question};
use crate::frame::Frame;

/// One unit of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// The unit as a place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// The table.
    pub table: Table,
    /// Unfinished business and open questions.
    pub stack: Stack<Frame, Question>,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// How many turns have begun; both players' turns count.
    pub turn: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// Every unit of the match.
    pub units: Vec<Unit>,
    /// One entry for each player.
    pub players: BySeat<Player>,
    /// Terrain on the table.
    pub terrain: Arc<Vec<Terrain>>,
    /// Objectives.
    pub objectives: Arc<Vec<Objective>>,
    /// How the game is won.
    pub victory: Option<Victory>,
    /// How many objectives are still to be set.
    pub objectives_left: u8,
    /// Charges of this turn whose melee has not been fought.
    pub contacts: SmallVec<[Contact; 4]>,
    /// Who has the first turn, once that is settled.
    pub first: Option<Seat>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
    /// Milliseconds that all turns have taken so far.
    pub elapsed: u32,
}

/// The phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    Setup,
    /// Units move.
    Move,
    /// Units shoot.
    Shoot,
    /// Units that charged strike.
    Melee,
}

/// Where a unit is and how it fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// The centre of its footprint.
    pub at: Point,
    /// Which way it faces.
    pub heading: Heading,
    /// Damage markers.
    pub damage: u16,
    /// It wavers: in its next own turn, or in the turn that is being played.
    pub wavering: bool,
    /// The order it received this turn.
    pub order: Option<Order>,
    /// It has used its ranged attack this turn.
    pub shot: bool,
    /// Its beast has been released.
    pub released: bool,
    /// It has been damaged in this phase or melee and its Nerve must be tested.
    pub shaken: bool,
    /// With an even front: the champion stands right of the middle.
    pub champion_right: bool,
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Not deployed yet.
    Waiting,
    /// On the table.
    Table,
    /// Routed and removed.
    Routed,
    /// Lost because there was no room to deploy it.
    Lost,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The player's long side, once chosen.
    pub side: Option<LongSide>,
    /// Milliseconds left on the player's chess clock.
    pub clock: Option<u32>,
    /// Milliseconds spent in this turn, or on the unit that is to be deployed (turn timer).
    pub spent: u32,
    /// Turns taken.
    pub turns: u8,
    /// The player has agreed that enough terrain is placed.
    pub content: bool,
    /// Points scored, once they are counted.
    pub points: Option<u32>,
}

/// What a terrain piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainKind {
    /// A wood: difficult, hides.
    Wood,
    /// A village or ruin: difficult, hides.
    Village,
    /// A field: difficult, low.
    Field,
    /// A swamp or rocky ground: difficult, low.
    Swamp,
    /// A building: impassable.
    Building,
    /// A rock or high wall: impassable.
    Rock,
    /// A low wall, hedge or fence: an obstacle.
    Wall,
    /// A bush or lone tree: decoration.
    Bush,
}

/// How a terrain piece is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Must be moved round.
    Impassable,
    /// Crossed without loss, but hinders charges.
    Obstacle,
    /// Each inch counts double.
    Difficult,
    /// Ignored.
    Decoration,
}

/// A terrain piece on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Terrain {
    /// What it is.
    pub kind: TerrainKind,
    /// How it is treated.
    pub category: Category,
    /// Its height class for sight.
    pub height: u8,
    /// Its outline.
    pub outline: Polygon,
}

/// An objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// A marker.
    Marker(Point),
    /// A terrain piece, by number.
    Terrain(u8),
}

/// How the game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// Kill!
    Kill,
    /// Pillage!
    Pillage,
    /// Kill and Pillage!
    KillAndPillage,
}

/// A side of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Where it faces.
    Front,
    /// Its left flank.
    Left,
    /// Its right flank.
    Right,
    /// Its rear.
    Rear,
}

/// A charge whose melee is still to be fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Contact {
    /// The charger.
    pub charger: UnitId,
    /// The charged unit.
    pub target: UnitId,
    /// The side it hit.
    pub side: Side,
    /// The charger crossed difficult ground or an obstacle.
    pub hindered: bool,
    /// The target defends an obstacle.
    pub defended: bool,
}
