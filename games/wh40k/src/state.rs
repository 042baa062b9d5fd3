//! The state of a match.

use std::sync::Arc;

use gonfalon_kernel::{BySeat, Outcome, Seat, Stack};
use gonfalon_table::{Heading, Length, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::action::Question;
use crate::data::Feature;
use crate::frame::Frame;
use crate::stratagem::{Silences, Stratagem};

/// One unit of a match, as it was mustered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// The unit as a place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One model of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelId(pub u8);

impl ModelId {
    /// The model as a place in a list.
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
    /// The battle round; 0 before the battle begins.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Who has the first turn of every round, once that is settled.
    pub first: Option<Seat>,
    /// The Attacker, once that is settled.
    pub attacker: Option<Seat>,
    /// The phase of the turn.
    pub phase: Phase,
    /// Every unit of the match.
    pub units: Vec<Unit>,
    /// Every model of the match.
    pub models: Vec<Model>,
    /// One entry for each player.
    pub players: BySeat<Player>,
    /// Terrain on the battlefield.
    pub terrain: Arc<Vec<Feature>>,
    /// Objective markers.
    pub markers: SmallVec<[Marker; 6]>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the battle.
    Setup,
    /// The Command phase.
    Command,
    /// The Movement phase.
    Movement,
    /// The Shooting phase.
    Shooting,
    /// The Charge phase.
    Charge,
    /// The Fight phase.
    Fight,
}

/// Where a unit is and what it has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// The Bodyguard unit it is attached to, as a Leader; it stays noted when one of the two is destroyed.
    pub attached: Option<UnitId>,
    /// It is Battle-shocked.
    pub battle_shocked: bool,
    /// Its AIRCRAFT models are in Hover mode.
    pub hovering: bool,
    /// How it moved this turn; `None` until it was picked, [`MoveKind::Stationary`] if it stood still.
    pub moved: Option<MoveKind>,
    /// How it left a TRANSPORT this turn, or was set up from Reserves.
    pub arrived: Option<Arrival>,
    /// It began this Movement phase embarked.
    pub began_embarked: bool,
    /// It was picked to shoot this phase.
    pub shot: bool,
    /// It was within 12 inches of an enemy at the start of this Charge phase.
    pub near_enemy: bool,
    /// It was picked to declare a charge this phase.
    pub declared: bool,
    /// It made a Charge move this turn.
    pub charged: bool,
    /// Its Charge move gives it Fights First until the end of the turn.
    pub charge_bonus: bool,
    /// It was picked to fight this phase.
    pub fought: bool,
    /// Effects of Stratagems until the end of the phase.
    pub effects: Effects,
}

/// Effects of Stratagems on a unit until the end of the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Effects {
    /// Go to Ground.
    pub gone_to_ground: bool,
    /// Smokescreen.
    pub smokescreen: bool,
    /// Fire Overwatch: it hits only on unmodified sixes.
    pub overwatch: bool,
    /// Tank Shock is due after its Charge move.
    pub tank_shock: bool,
    /// The model that fights an Epic Challenge.
    pub epic_challenge: Option<ModelId>,
}

/// Where a unit is. An attached Leader has the place of its Bodyguard unit while that is in the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Not set up yet.
    Waiting,
    /// In Reserves.
    Reserves(Reserves),
    /// On the battlefield.
    Battlefield,
    /// Inside a TRANSPORT.
    Embarked(UnitId),
    /// Destroyed.
    Destroyed,
}

/// The rule by which a unit is in Reserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reserves {
    /// Strategic Reserves.
    Strategic,
    /// Deep Strike.
    DeepStrike,
    /// An AIRCRAFT that left the battlefield and returns in its player's next turn.
    Returning,
}

/// A kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// Remained Stationary.
    Stationary,
    /// A Normal move.
    Normal,
    /// An Advance move.
    Advance,
    /// A Fall Back move.
    FallBack,
    /// A Scouts move before the first turn.
    Scouts,
    /// A Charge move.
    Charge,
    /// A Pile-in move.
    PileIn,
    /// A Consolidation move.
    Consolidate,
}

/// How a unit came onto the battlefield this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// From Reserves.
    Reserves,
    /// Left a TRANSPORT that had not moved yet.
    DisembarkedBefore,
    /// Left a TRANSPORT that had made a Normal move.
    DisembarkedAfter,
    /// Left a destroyed TRANSPORT.
    Wreck,
}

/// Where a model is and how it fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Model {
    /// The middle of its base.
    pub at: Point,
    /// How high above the table it stands.
    pub elevation: Length,
    /// Which way it faces.
    pub heading: Heading,
    /// Wounds it has lost.
    pub lost: u8,
    /// It has been destroyed.
    pub destroyed: bool,
    /// An attack has been allocated to it this phase.
    pub allocated: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// Command points.
    pub command_points: u8,
    /// CP gained this battle round other than at the start of Command phases.
    pub extra_points: u8,
    /// Victory points.
    pub victory_points: u8,
    /// The Stratagems used this phase.
    pub used: SmallVec<[Stratagem; 4]>,
    /// Fire Overwatch was used this turn.
    pub overwatch_used: bool,
    /// What the player does not want to be asked.
    pub silences: Silences,
}

/// An objective marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Marker {
    /// Its centre.
    pub at: Point,
    /// Who controls it; `None` while it is contested.
    pub controlled: Option<Seat>,
}
