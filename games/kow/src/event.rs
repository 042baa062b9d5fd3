//! What happens in a match. Every change of the state is one of these events, applied in `apply.rs` alone.

use gonfalon_kernel::{Outcome, RuleId, Seat};
use gonfalon_table::{Heading, Length, Point};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Attack, LongSide, Order, Regroup, Units};
use crate::attack::Breakdown;
use crate::state::{Contact, Objective, Phase, Side, TerrainKind, UnitId, Victory};

/// Dice as they fell.
pub type Faces = SmallVec<[u8; 16]>;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A terrain piece was placed.
    TerrainPlaced {
        /// By whom; `None` for a prepared layout.
        seat: Option<Seat>,
        /// What it is.
        kind: TerrainKind,
        /// Its middle.
        at: Point,
        /// How it is turned.
        heading: Heading,
    },
    /// A player has no more terrain to place.
    TerrainAgreed(Seat),
    /// The victory condition was rolled.
    VictoryRolled {
        /// The die; 0 where the players agreed on it.
        die: u8,
        /// What it says.
        victory: Victory,
    },
    /// The number of objectives was rolled.
    ObjectivesRolled(u8),
    /// A roll-off.
    RolledOff {
        /// What for.
        purpose: &'static str,
        /// The dice in seat order.
        dice: SmallVec<[u8; 2]>,
    },
    /// An objective was set.
    ObjectiveSet {
        /// By whom.
        seat: Seat,
        /// Which.
        objective: Objective,
    },
    /// No further objective finds a place.
    ObjectivesEnded,
    /// A player took a long side; the opponent has the other.
    SideChosen {
        /// Who chose.
        seat: Seat,
        /// Which side.
        side: LongSide,
    },
    /// A unit was deployed.
    Deployed {
        /// Which.
        unit: UnitId,
        /// The centre of its footprint.
        at: Point,
        /// Which way it faces.
        heading: Heading,
        /// With an even front: the champion stands right of the middle.
        champion_right: bool,
    },
    /// A unit found no place and is lost.
    NotDeployed(UnitId),
    /// Who has the first turn.
    FirstChosen(Seat),
    /// A turn began.
    TurnBegan {
        /// The number of the turn.
        turn: u8,
        /// Whose turn.
        seat: Seat,
    },
    /// A phase began.
    PhaseBegan(Phase),
    /// A Headstrong unit tried to pull itself together.
    HeadstrongRolled {
        /// Which.
        unit: UnitId,
        /// What the die shows.
        die: u8,
    },
    /// A unit stopped wavering.
    Rallied(UnitId),
    /// A unit received an order.
    Ordered {
        /// Which.
        unit: UnitId,
        /// What.
        order: Order,
    },
    /// A Yellow-bellied unit was ordered to charge.
    CourageRolled {
        /// Which.
        unit: UnitId,
        /// What the die shows.
        die: u8,
    },
    /// A unit stands somewhere else or faces another way.
    Moved {
        /// Which.
        unit: UnitId,
        /// The centre of its footprint.
        to: Point,
        /// Which way it faces.
        heading: Heading,
    },
    /// A charge reached its target.
    Charged(Contact),
    /// A bystander was nudged aside.
    Nudged {
        /// Which.
        unit: UnitId,
        /// Where it stands now.
        to: Point,
    },
    /// A ranged attack was declared.
    ShotDeclared {
        /// Who shoots.
        unit: UnitId,
        /// With which attack.
        attack: Attack,
        /// At whom.
        target: UnitId,
        /// How many dice.
        dice: u16,
        /// What each needs.
        needed: u8,
        /// Why it needs that.
        why: Breakdown,
    },
    /// A unit strikes in melee.
    Strikes {
        /// Who.
        unit: UnitId,
        /// Whom.
        target: UnitId,
        /// Which side was charged.
        side: Side,
        /// How many dice.
        dice: u16,
        /// What each needs.
        needed: u8,
        /// Why it needs that.
        why: Breakdown,
    },
    /// Dice to hit.
    HitsRolled {
        /// The dice.
        dice: Faces,
        /// How many hit.
        hits: u16,
    },
    /// Dice for damage.
    DamageRolled {
        /// The dice.
        dice: Faces,
        /// How many damage.
        damage: u16,
        /// What each needs.
        needed: u8,
        /// Why it needs that.
        why: Breakdown,
    },
    /// A unit received damage markers.
    Damaged {
        /// Which.
        unit: UnitId,
        /// How many.
        amount: u16,
        /// By which rule.
        rule: RuleId,
    },
    /// Damage markers were removed.
    Healed {
        /// From which unit.
        unit: UnitId,
        /// How many.
        amount: u16,
        /// By which rule.
        rule: RuleId,
    },
    /// A beast was released.
    Released(UnitId),
    /// A unit surges forward.
    Surged {
        /// Which.
        unit: UnitId,
        /// How far, if nothing stops it; where it ends is told by its moves.
        by: Length,
    },
    /// Nerve was tested.
    NerveTested {
        /// Which unit.
        unit: UnitId,
        /// The dice.
        dice: [u8; 2],
        /// The result.
        result: i16,
        /// How it comes about, from the dice on.
        why: Breakdown,
        /// Whether this is the re-roll that an Inspiring unit forced.
        again: bool,
    },
    /// A unit stands firm.
    Steady(UnitId),
    /// A unit wavers.
    Wavered(UnitId),
    /// A unit routed.
    Routed {
        /// Which.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// A unit that must not be tested any more (it was charged by a surge).
    TestLapsed(UnitId),
    /// A melee is being fought.
    MeleeBegan {
        /// Who was charged.
        target: UnitId,
        /// By whom.
        chargers: Units,
    },
    /// A melee is over; its contacts are gone.
    MeleeEnded {
        /// Who was charged.
        target: UnitId,
    },
    /// A unit regroups.
    Regrouped {
        /// Which.
        unit: UnitId,
        /// How.
        choice: Regroup,
        /// How far it was rolled.
        distance: Option<u8>,
    },
    /// A turn ended.
    TurnEnded(Seat),
    /// Time passed on a player's clock.
    TimeSpent {
        /// Whose.
        seat: Seat,
        /// Milliseconds.
        spent: u32,
    },
    /// The clock stands still, as this player wished.
    Paused(Seat),
    /// A player did not agree to a pause.
    PauseRefused(Seat),
    /// The pause this player wished for is over.
    Resumed(Seat),
    /// A player's time ran out.
    TimedOut(Seat),
    /// A player's points were counted.
    Scored {
        /// Whose.
        seat: Seat,
        /// Points, or objectives in Pillage!
        points: u32,
    },
    /// The match is over.
    Ended {
        /// How.
        outcome: Outcome,
        /// By which rule.
        rule: RuleId,
    },
    /// A die was rolled again; the dice of the roll are told with the new result.
    Rerolled {
        /// What it was rolled for.
        purpose: &'static str,
        /// What it showed.
        from: u8,
        /// What it shows now.
        to: u8,
        /// By which rule.
        rule: RuleId,
    },
    /// A die decided whether something is seen or in cover.
    DoubtRolled {
        /// Who looks.
        unit: UnitId,
        /// At whom.
        target: UnitId,
        /// What the die shows.
        die: u8,
        /// The rule that calls for the die.
        rule: RuleId,
    },
}
