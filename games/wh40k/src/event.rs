//! What happens in a match. Every change of the state is one of these events, applied in `apply.rs` alone.

use gonfalon_kernel::{Outcome, RuleId, Seat};
use gonfalon_table::Point;
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Formations, Shot, Spot, Spots, Units};
use crate::state::{Arrival, ModelId, MoveKind, Phase, Place, UnitId};
use crate::stratagem::{Silence, Stratagem};
use crate::values::Breakdown;

/// Dice as they fell.
pub type Faces = SmallVec<[u8; 16]>;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A roll-off; dice in seat order.
    RolledOff {
        /// What for.
        purpose: &'static str,
        /// The dice.
        dice: SmallVec<[u8; 2]>,
    },
    /// Who attacks.
    AttackerChosen(Seat),
    /// An objective marker was placed.
    MarkerPlaced {
        /// By whom; `None` where the mission fixes it.
        seat: Option<Seat>,
        /// Its centre.
        at: Point,
    },
    /// A player has noted the battle formations; what they are comes out when both have.
    FormationsNoted(Seat),
    /// The battle formations of a player.
    FormationsRevealed {
        /// Whose.
        seat: Seat,
        /// What.
        formations: Formations,
    },
    /// A unit was set up.
    SetUp {
        /// Which.
        unit: UnitId,
        /// Where its models stand.
        spots: Spots,
        /// How it came, during the battle.
        arrival: Option<Arrival>,
    },
    /// A unit left the battlefield or the match, or waits elsewhere.
    Placed {
        /// Which.
        unit: UnitId,
        /// Where it is now.
        place: Place,
        /// By which rule.
        rule: RuleId,
    },
    /// Who has the first turn.
    FirstTurn(Seat),
    /// A battle round began.
    RoundBegan(u8),
    /// A turn began.
    TurnBegan(Seat),
    /// A phase began.
    PhaseBegan(Phase),
    /// Command points were gained.
    PointsGained {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
        /// By which rule.
        rule: RuleId,
    },
    /// A Battle-shock test.
    BattleShockTested {
        /// Which unit.
        unit: UnitId,
        /// The dice.
        dice: [u8; 2],
        /// The Leadership it must reach.
        needed: u8,
        /// Whether it failed.
        failed: bool,
    },
    /// A unit is Battle-shocked.
    BattleShocked {
        /// Which.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// A unit is not Battle-shocked any more.
    Recovered(UnitId),
    /// A unit was picked to move.
    Selected {
        /// Which.
        unit: UnitId,
        /// How.
        kind: MoveKind,
    },
    /// Dice that say how far a unit may go.
    DistanceRolled {
        /// Which unit.
        unit: UnitId,
        /// What for.
        purpose: &'static str,
        /// The dice.
        dice: Faces,
    },
    /// A model stands somewhere else.
    Moved {
        /// Which.
        model: ModelId,
        /// Where.
        to: Spot,
    },
    /// A unit has ended a move.
    MoveEnded {
        /// Which.
        unit: UnitId,
        /// Which kind.
        kind: MoveKind,
    },
    /// Desperate Escape tests, one die for each model.
    EscapeRolled {
        /// Which unit.
        unit: UnitId,
        /// The dice.
        dice: Faces,
    },
    /// A unit was picked to shoot, or to strike.
    TargetsChosen {
        /// Which.
        unit: UnitId,
        /// Every weapon with its target.
        shots: Vec<Shot>,
    },
    /// A charge was declared.
    ChargeDeclared {
        /// By whom.
        unit: UnitId,
        /// Against whom.
        targets: Units,
    },
    /// A charge failed.
    ChargeFailed(UnitId),
    /// A unit was picked to fight.
    FightPicked(UnitId),
    /// A model lost wounds.
    WoundsLost {
        /// Which.
        model: ModelId,
        /// How many.
        count: u8,
    },
    /// A model gained wounds back.
    WoundsRegained {
        /// Which.
        model: ModelId,
        /// How many.
        count: u8,
    },
    /// An attack was allocated to a model.
    Allocated(ModelId),
    /// A model was destroyed.
    Destroyed {
        /// Which.
        model: ModelId,
        /// By which rule.
        rule: RuleId,
    },
    /// A Stratagem was used.
    StratagemUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        stratagem: Stratagem,
        /// On which unit, if on one.
        unit: Option<UnitId>,
        /// On which model, if on one.
        model: Option<ModelId>,
    },
    /// A player does not want to be offered a Stratagem for a while, or wants it again.
    Silenced {
        /// Who.
        seat: Seat,
        /// Which.
        stratagem: Stratagem,
        /// For how long.
        silence: Silence,
    },
    /// The control of an objective marker changed.
    MarkerControlled {
        /// Which, by its number.
        marker: u8,
        /// By whom; `None` if it is contested.
        seat: Option<Seat>,
    },
    /// Victory points were scored.
    Scored {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
        /// By which rule.
        rule: RuleId,
    },
    /// A phase ended; what lasted until its end is over.
    PhaseEnded(Phase),
    /// A turn ended.
    TurnEnded(Seat),
    /// The match is over.
    Ended {
        /// How.
        outcome: Outcome,
        /// By which rule.
        rule: RuleId,
    },
    /// Dice for the number of attacks of one weapon.
    AttacksRolled {
        /// Which weapon.
        attack: AttackId,
        /// The dice.
        dice: Faces,
        /// How many attacks.
        attacks: u16,
    },
    /// Dice for the Strength of one weapon.
    StrengthRolled {
        /// Which weapon.
        attack: AttackId,
        /// The dice.
        dice: Faces,
        /// The Strength.
        strength: u8,
    },
    /// Hit rolls, re-rolls of abilities included.
    HitsRolled {
        /// Which attacks.
        attack: AttackId,
        /// With how many weapons.
        weapons: u8,
        /// What an unmodified die must show; `None` where attacks hit without a roll.
        needed: Option<u8>,
        /// The skill and what changes the roll.
        why: Breakdown,
        /// How many attacks.
        attacks: u16,
        /// The dice; those rolled again come last.
        dice: Faces,
        /// How many of them were rolled again.
        again: u16,
    },
    /// Critical Hits scored more hits.
    HitsSustained {
        /// Which attacks.
        attack: AttackId,
        /// The dice, where their number is random.
        dice: Faces,
        /// How many more hits.
        hits: u16,
        /// By which rule.
        rule: RuleId,
    },
    /// Wound rolls, re-rolls of abilities included.
    WoundsRolled {
        /// Which attacks.
        attack: AttackId,
        /// The Strength.
        strength: u8,
        /// The Toughness.
        toughness: u8,
        /// What an unmodified die must show.
        needed: u8,
        /// From which face on the wound is critical.
        critical: u8,
        /// What changes the roll.
        why: Breakdown,
        /// The dice; those rolled again come last.
        dice: Faces,
        /// How many of them were rolled again.
        again: u16,
        /// Hits that wound without a roll.
        automatic: u16,
        /// The wounds are caused by Psychic Attacks.
        psychic: bool,
    },
    /// Saving throws.
    SavesRolled {
        /// Of which unit.
        unit: UnitId,
        /// For which model; `None` where all models need the same and the dice are rolled together.
        model: Option<ModelId>,
        /// What an unmodified die must show; 7 if none can.
        needed: u8,
        /// They are invulnerable saves.
        invulnerable: bool,
        /// The characteristic and what changes the roll.
        why: Breakdown,
        /// The dice.
        dice: Faces,
    },
    /// Dice for the Damage of one attack.
    DamageRolled {
        /// Which attack.
        attack: AttackId,
        /// The dice.
        dice: Faces,
        /// The Damage.
        damage: u16,
    },
    /// Dice of a roll were rolled again.
    Rerolled {
        /// What for.
        purpose: &'static str,
        /// What they showed.
        from: Faces,
        /// What they show now.
        to: Faces,
        /// By which rule.
        rule: RuleId,
    },
    /// A unit suffers mortal wounds.
    MortalWounds {
        /// Which unit.
        unit: UnitId,
        /// How many.
        count: u16,
        /// By which rule.
        rule: RuleId,
    },
    /// Feel No Pain, one die for each wound that would be lost.
    FeelNoPainRolled {
        /// Of which model.
        model: ModelId,
        /// What a die must show.
        needed: u8,
        /// The dice.
        dice: Faces,
    },
    /// Hazardous tests, one die for each weapon.
    HazardousRolled {
        /// Which unit.
        unit: UnitId,
        /// The dice.
        dice: Faces,
    },
    /// A destroyed model may explode.
    DemiseRolled {
        /// Which model.
        model: ModelId,
        /// The die.
        die: u8,
    },
    /// Dice for the mortal wounds of an explosion.
    DemiseWoundsRolled {
        /// Which model explodes.
        model: ModelId,
        /// Who suffers.
        unit: UnitId,
        /// The dice.
        dice: Faces,
        /// How many mortal wounds.
        count: u16,
    },
    /// A Grenade was thrown.
    GrenadeThrown {
        /// By which unit.
        unit: UnitId,
        /// At which unit.
        enemy: UnitId,
        /// The dice.
        dice: Faces,
    },
    /// Dice for the models that left a destroyed TRANSPORT.
    WreckRolled {
        /// Which unit.
        unit: UnitId,
        /// The dice.
        dice: Faces,
        /// How many mortal wounds it suffers.
        wounds: u16,
    },
}

/// The attacks an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AttackId {
    /// The attacking unit.
    pub unit: UnitId,
    /// Whose weapon it is; one of several where weapons of the same kind are rolled together.
    pub model: ModelId,
    /// The weapon, by its place in the datasheet of its owner.
    pub weapon: u8,
    /// Which of its profiles.
    pub profile: u8,
    /// The target.
    pub target: UnitId,
}
