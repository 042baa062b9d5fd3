//! What a seat is asked and what it may answer.

use gonfalon_table::{Heading, Length, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::state::{ModelId, MoveKind, Reserves, UnitId};
use crate::stratagem::{Silence, Stratagem};

/// A few units.
pub type Units = SmallVec<[UnitId; 4]>;
/// A few models.
pub type Models = SmallVec<[ModelId; 8]>;

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Place an objective marker.
    PlaceMarker,
    /// Note the battle formations in secret.
    Formations,
    /// Set up one unit.
    Deploy,
    /// Make a Scouts move with a unit, or none.
    Scout,
    /// Choose whose Battle-shock is tested next.
    TestNext {
        /// The units to be tested.
        among: Units,
    },
    /// Pick a unit and its kind of move, let a unit disembark, or end the step.
    Move,
    /// Move the models of a unit.
    Walk {
        /// Which unit.
        unit: UnitId,
        /// Which kind of move.
        kind: MoveKind,
        /// What is added to Move, or the whole distance of a Charge, Pile-in or Consolidation move.
        distance: Length,
        /// The units a charge was declared against.
        targets: Units,
    },
    /// Set up a unit from Reserves, or end the Movement phase.
    Reinforce,
    /// Set up a unit that must leave a destroyed TRANSPORT.
    Disembark {
        /// Which unit.
        unit: UnitId,
        /// Which TRANSPORT.
        from: UnitId,
        /// It is an Emergency Disembarkation.
        emergency: bool,
    },
    /// Choose models that are lost in a Desperate Escape.
    Escape {
        /// Which unit.
        unit: UnitId,
        /// How many.
        count: u8,
    },
    /// Shoot with a unit, or end the phase.
    Shoot,
    /// Say in which order the models of a unit are allocated attacks or mortal wounds.
    Allocate {
        /// Which unit.
        unit: UnitId,
        /// The models that may be named.
        among: Models,
    },
    /// Say to which CHARACTER a Precision attack goes, if to any.
    Precision {
        /// The target unit.
        unit: UnitId,
        /// The visible CHARACTERS.
        among: Models,
        /// How many attacks have wounded.
        wounds: u16,
    },
    /// Choose the model that a failed Hazardous test strikes.
    Hazardous {
        /// Which unit.
        unit: UnitId,
        /// The models with such weapons.
        among: Models,
    },
    /// Declare a charge, or end the phase.
    Charge,
    /// Pick a unit to fight.
    Fight {
        /// The eligible units.
        among: Units,
    },
    /// Choose the targets of a unit's melee attacks.
    Strike {
        /// Which unit.
        unit: UnitId,
    },
    /// Remove a model of a unit that is out of coherency.
    Straggler {
        /// Which unit.
        unit: UnitId,
    },
    /// Choose the enemy and the weapon of a Tank Shock that was paid for.
    TankShock {
        /// Which unit.
        unit: UnitId,
    },
    /// Use a Stratagem now, or pass.
    React {
        /// Why.
        moment: Moment,
        /// The Stratagems that can be used.
        offers: SmallVec<[Stratagem; 4]>,
    },
    /// Move what is left of a unit that Falls Back after its Desperate Escape tests.
    Retreat {
        /// Which unit.
        unit: UnitId,
        /// What is added to Move.
        distance: Length,
        /// The models that were tested; no other may cross enemies.
        tested: Models,
    },
    /// Set up a unit by Rapid Ingress, or leave it in Reserves.
    Ingress {
        /// Which unit.
        unit: UnitId,
    },
    /// Say whether successful Wound rolls that are not critical are rolled again too, beside those that failed.
    Again {
        /// Which unit attacks.
        unit: UnitId,
        /// The dice.
        dice: SmallVec<[u8; 8]>,
        /// What a die must show.
        needed: u8,
        /// From which face on it is critical.
        critical: u8,
    },
    /// Shoot with a unit that gives Fire Overwatch, or not at all.
    Overwatch {
        /// Which unit.
        unit: UnitId,
        /// The only target.
        enemy: UnitId,
    },
    /// Choose the model that regains wounds.
    Mend {
        /// Which unit.
        unit: UnitId,
        /// The models that have lost wounds.
        among: Models,
    },
    /// Choose which unit an explosion hurts next, where the order may matter.
    Suffer {
        /// The model that explodes.
        model: ModelId,
        /// The units it has not hurt yet.
        among: Units,
    },
}

impl Question {
    /// Whether it is put between two units, when nothing is half done.
    pub(crate) fn is_between(&self) -> bool {
        matches!(
            self,
            Question::TestNext { .. }
                | Question::Move
                | Question::Reinforce
                | Question::Shoot
                | Question::Charge
                | Question::Fight { .. }
                | Question::Straggler { .. }
        )
    }
}

/// Why Stratagems are offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Dice were rolled that may be rolled again.
    Rolled {
        /// For which unit.
        unit: UnitId,
        /// What for: one of the purposes in [`stratagem::rolls`](crate::stratagem).
        purpose: &'static str,
        /// The dice.
        dice: SmallVec<[u8; 8]>,
        /// What each die must show, or all together where they are added; 0 where there is nothing to reach.
        needed: u8,
    },
    /// A Battle-shock test failed.
    TestFailed(UnitId),
    /// An enemy unit starts a move, ends one or was set up.
    EnemyMoves {
        /// Which unit.
        unit: UnitId,
        /// It has ended its move or was set up, instead of beginning.
        ended: bool,
    },
    /// The opponent's Movement phase ends.
    MovementEnds,
    /// An enemy unit has chosen the targets of its shooting.
    Targeted {
        /// Who shoots.
        by: UnitId,
        /// At whom.
        targets: Units,
    },
    /// An enemy unit has ended a Charge move.
    Charged(UnitId),
    /// A unit of one's own is picked to fight.
    Fights(UnitId),
    /// An enemy unit has fought.
    EnemyFought(UnitId),
    /// One's own phase, between two units: for what is used at any time in it.
    OwnPhase,
    /// A unit of one's own has ended a Charge move.
    ChargeMoved(UnitId),
}

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Places an objective marker.
    Marker(Point),
    /// Notes the battle formations.
    Formations(Formations),
    /// Sets up a unit: in deployment, from Reserves, or leaving a TRANSPORT.
    SetUp {
        /// Which unit.
        unit: UnitId,
        /// Where its models stand.
        spots: Spots,
    },
    /// Picks a unit and how it moves.
    Select {
        /// Which unit.
        unit: UnitId,
        /// Which kind of move.
        kind: MoveKind,
    },
    /// Moves models; models that are not named stay.
    Walk {
        /// The moves in their order.
        walks: Walks,
        /// The TRANSPORT the unit then embarks in.
        embark: Option<UnitId>,
    },
    /// Shoots.
    Shoot {
        /// Which unit.
        unit: UnitId,
        /// Every weapon that is used.
        shots: Vec<Shot>,
    },
    /// Declares a charge.
    Charge {
        /// Which unit.
        unit: UnitId,
        /// Against whom.
        targets: Units,
    },
    /// Strikes in melee.
    Strike(Vec<Shot>),
    /// Chooses a unit.
    Unit(UnitId),
    /// Chooses models, in order.
    Models(Models),
    /// Uses a Stratagem.
    Use(Use),
    /// Does nothing: no reaction, no more moves, a charge that is given up, the end of a step.
    Pass {
        /// For how long none of the Stratagems just offered is to be offered again.
        #[serde(default)]
        silence: Silence,
    },
    /// Rolls again what may be rolled again.
    Again,
    /// Wants to be offered a Stratagem again, whatever the question; the question stays.
    Ask(Stratagem),
}

/// A Stratagem with what has to be chosen for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// Which.
    pub stratagem: Stratagem,
    /// The unit of one's own.
    #[serde(default)]
    pub unit: Option<UnitId>,
    /// The model of one's own.
    #[serde(default)]
    pub model: Option<ModelId>,
    /// The enemy unit.
    #[serde(default)]
    pub enemy: Option<UnitId>,
    /// The weapon, by its place in the datasheet.
    #[serde(default)]
    pub weapon: Option<u8>,
    /// The die, where several were rolled together.
    #[serde(default)]
    pub die: Option<u8>,
}

/// Battle formations, noted in secret.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Formations {
    /// Units in Hover mode.
    pub hovering: Vec<UnitId>,
    /// Leaders and their Bodyguard units.
    pub leaders: Vec<(UnitId, UnitId)>,
    /// Units and the TRANSPORTS they are embarked in.
    pub embarked: Vec<(UnitId, UnitId)>,
    /// Units in Reserves.
    pub reserves: Vec<(UnitId, Reserves)>,
}

/// Where models are set up.
pub type Spots = SmallVec<[(ModelId, Spot); 5]>;

/// A place where a model stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The middle of its base.
    pub at: Point,
    /// How high above the table it stands.
    #[serde(default)]
    pub elevation: Length,
    /// Which way it faces.
    #[serde(default = "north")]
    pub heading: Heading,
}

fn north() -> Heading {
    Heading::NORTH
}

/// Moves of models, in their order.
pub type Walks = SmallVec<[Walk; 5]>;

/// The move of one model: from place to place in straight lines, turning to each heading on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// Which model.
    pub model: ModelId,
    /// The places it passes, the last being where it ends.
    pub path: SmallVec<[Spot; 2]>,
}

/// One weapon of one model with its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// Who attacks; with Firing Deck the passenger whose weapon is lent.
    pub model: ModelId,
    /// The weapon, by its place in the datasheet of its owner.
    pub weapon: u8,
    /// Which of its profiles.
    #[serde(default)]
    pub profile: u8,
    /// The target.
    pub target: UnitId,
    /// How many of its attacks, where melee attacks are split; `None` for all.
    #[serde(default)]
    pub attacks: Option<u8>,
}
