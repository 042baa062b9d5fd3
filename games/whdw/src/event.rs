//! What happens in a match. Every change of the state is one of these events, applied in `apply.rs` alone.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Outcome, RuleId, Seat};
use gonfalon_table::{Heading, Point};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Disks, Entry};
use crate::data::{CommandId, DamageType, DeploymentId, Face, PieceId, RangeBand, ScenarioId};
use crate::state::{Edge, Lasting, Phase, Source, Trigger};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Deployment edges in seat order.
    EdgesAssigned(SmallVec<[Edge; 4]>),
    /// A roll for initiative.
    InitiativeRolled {
        /// Who rolled.
        seat: Seat,
        /// What the die shows.
        die: u8,
        /// Unspent recruitment points added.
        unspent: u16,
    },
    /// Initiative tokens were given out, first player first.
    InitiativeAssigned(SmallVec<[Seat; 4]>),
    /// A player drew two scenario cards (secret).
    ScenariosDrawn {
        /// Who drew.
        seat: Seat,
        /// What; empty for everybody else.
        cards: SmallVec<[ScenarioId; 2]>,
    },
    /// A scenario card became active.
    ScenarioChosen(ScenarioId),
    /// A player was dealt an objective (secret).
    ObjectiveDealt {
        /// Who.
        seat: Seat,
        /// Which; `None` for everybody else.
        card: Option<ScenarioId>,
    },
    /// Deployment cards were laid out.
    DeploymentCardsDealt(SmallVec<[DeploymentId; 12]>),
    /// A deployment card was laid along an edge.
    DeploymentCardPlaced {
        /// Whose.
        seat: Seat,
        /// Which; `None` for the plain cards of the learning scenario.
        card: Option<DeploymentId>,
        /// The text side is up.
        text: bool,
        /// Where along the edge.
        at: i32,
    },
    /// A zone was shifted by a Feint.
    ZoneShifted {
        /// The number of its first card.
        card: u8,
        /// Where its first corner lies now.
        at: i32,
    },
    /// Terrain cards were laid out.
    TerrainDealt(SmallVec<[PieceId; 4]>),
    /// A terrain piece was placed.
    TerrainPlaced {
        /// By whom.
        seat: Seat,
        /// Which piece.
        piece: PieceId,
        /// Which side is up.
        side: u8,
        /// Where.
        at: Point,
        /// How it is turned.
        heading: Heading,
    },
    /// A terrain piece without a legal place was left out.
    TerrainLeftOut {
        /// By whom.
        seat: Seat,
        /// Which piece.
        piece: PieceId,
    },
    /// A disk was deployed.
    Deployed {
        /// Which.
        disk: DiskId,
        /// Where.
        at: Point,
    },
    /// A round began.
    RoundBegan(u8),
    /// A phase began.
    PhaseBegan(Phase),
    /// A command card was laid face down (secret).
    CommandSealed {
        /// By whom.
        seat: Seat,
        /// Which; `None` for everybody else.
        card: Option<CommandId>,
    },
    /// All sealed command cards were revealed, in seat order.
    CommandsRevealed(SmallVec<[(Seat, CommandId); 4]>),
    /// The order in which the revealed cards resolve.
    OrderDetermined(SmallVec<[Seat; 4]>),
    /// A player begins to resolve a command card.
    CardBegan {
        /// Who.
        seat: Seat,
        /// Which.
        card: CommandId,
    },
    /// Activations were lost for want of disks.
    ActivationsLost {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// All revealed cards were discarded; passive effects of cards end.
    CardsDiscarded,
    /// A disk is being activated.
    ActivationBegan {
        /// Which.
        disk: DiskId,
        /// What it does.
        doing: Doing,
    },
    /// A disk took the limited bonus of a command card.
    BonusTaken {
        /// Which disk.
        disk: DiskId,
    },
    /// A disk flipped and lies at its new place.
    Flipped {
        /// Which.
        disk: DiskId,
        /// Where it lies now.
        to: Point,
    },
    /// A flying disk flipped on without coming down.
    Flew {
        /// Which.
        disk: DiskId,
        /// Where it is now.
        to: Point,
    },
    /// A disk had to end its movement.
    Stopped {
        /// Which.
        disk: DiskId,
        /// By which rule.
        rule: RuleId,
    },
    /// A disk newly pins another.
    Pinned {
        /// The disk above.
        top: DiskId,
        /// The disk below.
        under: DiskId,
    },
    /// An ability was triggered and waits.
    Triggered(Trigger),
    /// A waiting ability is resolved or lapses.
    TriggerTaken(Trigger),
    /// A die was rolled for an ability or for terrain.
    DieRolled {
        /// For which disk.
        disk: DiskId,
        /// What for.
        purpose: &'static str,
        /// What it shows.
        value: u8,
    },
    /// A ranged attack was declared.
    ShotDeclared {
        /// Who shoots.
        by: Shooter,
        /// At whom.
        target: DiskId,
        /// At which range.
        band: RangeBand,
        /// How many battle dice.
        dice: u8,
    },
    /// Battle dice were rolled.
    BattleDiceRolled {
        /// Against which disk.
        against: DiskId,
        /// What they show.
        faces: SmallVec<[Face; 8]>,
        /// The strength of each success.
        strength: u8,
        /// Whether this is a scatter reroll.
        scatter: bool,
    },
    /// Magic was used.
    MagicUsed {
        /// By whom.
        by: DiskId,
        /// On whom.
        target: DiskId,
        /// The magic value.
        value: u8,
    },
    /// A focus or triggered ability of a disk takes effect.
    AbilityUsed {
        /// Whose.
        by: DiskId,
        /// Which of its abilities.
        ability: u8,
    },
    /// The battle ability of a command card takes effect.
    BattleAbilityUsed {
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: CommandId,
        /// The disk that uses it.
        user: DiskId,
        /// The disks chosen.
        picks: Disks,
    },
    /// A disk struck another in melee.
    Struck {
        /// Who.
        by: DiskId,
        /// Whom.
        at: DiskId,
        /// With which strength.
        strength: u8,
    },
    /// Damage tokens were placed.
    Damaged {
        /// On which disk.
        disk: DiskId,
        /// How many.
        amount: u8,
        /// Of which type.
        kind: DamageType,
        /// By which rule.
        rule: RuleId,
    },
    /// A disk took a wound and stays.
    Wounded {
        /// Which.
        disk: DiskId,
    },
    /// A disk was removed.
    Removed {
        /// Which.
        disk: DiskId,
        /// By which rule.
        rule: RuleId,
    },
    /// An activation token was placed.
    TokenPlaced {
        /// On which disk.
        disk: DiskId,
    },
    /// An activation token was taken off.
    TokenTaken {
        /// From which disk.
        disk: DiskId,
    },
    /// A Watchtower received an activation token.
    TowerActivated {
        /// The number of the piece.
        piece: u8,
    },
    /// An empowerment token was placed.
    Empowered {
        /// On which disk.
        disk: DiskId,
    },
    /// An empowerment token was lost.
    Unempowered {
        /// By which disk.
        disk: DiskId,
        /// Through whom.
        by: Source,
    },
    /// A change that lasts for a while began.
    ChangeBegan(Lasting),
    /// A disk came from the reserve.
    Reinforced {
        /// Which.
        disk: DiskId,
        /// Where.
        at: Point,
        /// By which right; `None` through an ability.
        by: Option<Entry>,
    },
    /// An engagement is being resolved.
    EngagementBegan {
        /// Who attacks.
        attackers: Disks,
        /// Who defends.
        defenders: Disks,
    },
    /// The end phase cleared all tokens but wounds, and cards returned to hand.
    RoundCleared,
    /// A player is out of the game.
    Eliminated(Seat),
    /// The disks left in reserve became casualties.
    ReserveLost {
        /// Whose.
        seat: Seat,
    },
    /// A player's objective was revealed and scored.
    Scored {
        /// Who.
        seat: Seat,
        /// The objective; `None` in the learning scenario.
        objective: Option<ScenarioId>,
        /// Victory points.
        points: u16,
    },
    /// The match is over.
    Ended {
        /// How.
        outcome: Outcome,
        /// By which rule.
        rule: RuleId,
    },
}

/// What an activated disk does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// It moves.
    Move,
    /// It resolves a focus ability.
    Focus,
    /// It makes a ranged attack.
    Shoot,
    /// It passes.
    Pass,
}

/// Who makes a ranged attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shooter {
    /// A disk.
    Disk(DiskId),
    /// A Watchtower (the number of the piece), by its controller.
    Tower(u8, Seat),
}
