//! What a seat is asked and what it may answer.

use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Length, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::state::{TerrainKind, UnitId};

/// A few units.
pub type Units = SmallVec<[UnitId; 4]>;

/// The parts of a move.
pub type Strides = SmallVec<[Stride; 4]>;

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Place a terrain piece, or agree that there is enough.
    PlaceTerrain,
    /// Set an objective.
    SetObjective,
    /// Choose a long table side.
    ChooseSide,
    /// Deploy one unit.
    Deploy,
    /// Decide who has the first turn.
    ChooseFirst,
    /// Give orders, one unit (or one joint charge) at a time, or end the Move phase.
    Order,
    /// Shoot with one unit, or end the Shoot phase.
    Shoot,
    /// Choose the enemy a surging unit charges.
    SurgeTarget {
        /// The unit that surges.
        unit: UnitId,
        /// The enemies it touches.
        among: Units,
    },
    /// Choose whose Nerve is tested next.
    TestNext {
        /// The units to be tested.
        among: Units,
    },
    /// Choose which melee is fought next, by the unit that was charged.
    FightNext {
        /// The charged units.
        among: Units,
    },
    /// Regroup a unit that routed its enemy.
    Regroup {
        /// Which unit.
        unit: UnitId,
    },
    /// Choose which of several units regroups next.
    RegroupNext {
        /// The units that have still to regroup.
        among: Units,
    },
    /// Choose who makes room, where units that charged touch friends and several ways to part them are equally short.
    Separate {
        /// The shortest ways.
        ways: SmallVec<[Parting; 4]>,
    },
    /// The opponent asks for a pause of the clock.
    AgreePause,
    /// The clock stands still until this player goes on.
    Resume,
}

/// A unit that charged and touches a friend is moved aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parting {
    /// Which unit.
    pub unit: UnitId,
    /// To which of its own sides.
    pub hand: Hand,
}

/// Left or right, as a unit sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// To its left.
    Left,
    /// To its right.
    Right,
}

/// An answer, with the time it took where the match is played by the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// What is done.
    pub deed: Deed,
    /// Milliseconds since the question was put; 0 without a clock. Time is data: replays never look at a clock.
    #[serde(default)]
    pub spent: u32,
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Action {
        Action { deed, spent: 0 }
    }
}

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Places a terrain piece.
    Terrain {
        /// What it is.
        kind: TerrainKind,
        /// Its middle.
        at: Point,
        /// How it is turned.
        heading: Heading,
    },
    /// Nothing more: terrain, orders or shooting end.
    Done,
    /// Sets an objective: a marker at this place.
    Objective(Point),
    /// Declares a terrain piece an objective.
    TerrainObjective(u8),
    /// Takes the south (near) or north (far) long side.
    Side(LongSide),
    /// Deploys a unit.
    Deploy {
        /// Which unit.
        unit: UnitId,
        /// The centre of its footprint.
        at: Point,
        /// Which way it faces.
        heading: Heading,
        /// With an even front: the champion stands right of the middle instead of left.
        champion_right: bool,
    },
    /// Who has the first turn.
    First(Seat),
    /// An order other than Charge!, carried out stride by stride.
    Order {
        /// Which unit.
        unit: UnitId,
        /// Which order.
        order: Order,
        /// How it is carried out.
        strides: Strides,
    },
    /// One joint Charge! order.
    Charge {
        /// All units that charge.
        units: Units,
        /// Their target.
        target: UnitId,
    },
    /// A ranged attack.
    Shoot {
        /// Who shoots.
        unit: UnitId,
        /// With which attack.
        attack: Attack,
        /// At whom.
        target: UnitId,
    },
    /// The unit chosen.
    Choose(UnitId),
    /// How a unit regroups.
    Regroup(Regroup),
    /// Parts units that touch.
    Separate(Parting),
    /// Asks the opponent for a pause, whatever the question; it is put again afterwards.
    Pause,
    /// The opponent asks for a pause, whatever the question; it is put again afterwards.
    Interrupted,
    /// Agrees to a pause, or not.
    Agree(bool),
    /// Ends the pause.
    Resume,
    /// The player's time is up (only by the clock).
    TimeOut,
}

/// An order of the Move phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Halt!
    Halt,
    /// Change Facing!
    ChangeFacing,
    /// Advance!
    Advance,
    /// Back!
    Back,
    /// Sidestep!
    Sidestep,
    /// At the Double!
    AtTheDouble,
    /// Charge!
    Charge,
}

/// One part of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stride {
    /// Straight forward.
    Forward(Length),
    /// Straight back.
    Back(Length),
    /// Straight to its left.
    Left(Length),
    /// Straight to its right.
    Right(Length),
    /// Turns about its centre to this heading.
    Pivot(Heading),
}

/// A ranged attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attack {
    /// With the unit's weapons: its Attacks and its Ranged value.
    Ordinary,
    /// Breath Attack (n).
    Breath,
    /// Zap! (n).
    Zap,
    /// Heal (n).
    Heal,
    /// Dark Surge (n).
    DarkSurge,
    /// Releases a sabre-toothed cat or throwing bulldogs.
    Beast,
}

/// How a unit regroups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Regroup {
    /// Stays where it is.
    Stay,
    /// Turns about its centre.
    Turn(Heading),
    /// Moves D6 inches forward.
    Forward,
    /// Moves D3 inches back.
    Back,
}

/// A long side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LongSide {
    /// y = 0.
    South,
    /// y = the depth of the table.
    North,
}
