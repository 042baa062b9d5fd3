//! Abilities: when they work, whom they mean, what they do.

use gonfalon_data::words;
use serde::Serialize;
use smallvec::SmallVec;

use super::{Effect, Filter, ProfileId};

/// An ability of a Disk, or what a spell does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ability {
    /// The moment.
    pub when: When,
    /// Only in the Combat Segment.
    pub in_combat: bool,
    /// What must hold.
    pub need: Need,
    /// What has to be given up.
    pub price: Price,
    /// The Disk or Disks chosen.
    pub target: Option<Filter>,
    /// Further Disks chosen.
    pub second: Option<Filter>,
    /// All Disks that fit; nobody is targeted.
    pub area: Option<Filter>,
    /// What happens, in order: to the Disks of the area if there is one, else to the targets, else to the source.
    pub effects: SmallVec<[Effect; 2]>,
    /// For how long; what always works does so as long as its need is met.
    pub last: Last,
    /// It must be used.
    pub forced: bool,
    /// It may be declined.
    pub optional: bool,
}

/// The moment at which an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// As long as the Disk is in play and the need is met.
    Always,
    /// A Special Ability, instead of moving or casting.
    Sa,
    /// A spell cast as an activation.
    Cast,
    /// Out of turn, right after an opponent played a spell.
    ReactSpell,
    /// At any moment of any segment.
    AnyTime,
    /// At the start of the controller's activation turn, as the first activation.
    TurnStart,
    /// After each flip of its own activated move.
    Moving,
    /// When it has made an Attack; the target is the Disk attacked.
    Attacks,
    /// When it is killed.
    Dies,
    /// When its damage kills an enemy in the Combat Segment.
    KillsInCombat,
    /// After the Activation Segment.
    AfterActivation,
    /// Just before the Missile Segment ends.
    MissileEnd,
    /// After the battles of its stack.
    CombatEnd,
    /// When it comes from the Reinforcement Stack.
    Enters,
    /// In the Remove Counters Segment, before counters go.
    RemoveCounters,
}

/// What must hold for an ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Need {
    /// The source is like this.
    pub source: Option<Filter>,
    /// Such a Disk is near (within the filter's range).
    pub near: Option<Filter>,
    /// It touches such a Disk.
    pub touching: Option<Filter>,
    /// It lies on such a Disk.
    pub pinning: Option<Filter>,
    /// This Disk is in play.
    pub in_play: Option<ProfileId>,
    /// This Disk is not in play.
    pub not_in_play: Option<ProfileId>,
}

/// What has to be given up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// Nothing.
    #[default]
    None,
    /// The source is Sacrificed.
    Itself,
    /// One such Disk is Sacrificed.
    Other(Box<Filter>),
}

/// For how long an effect lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Last {
    /// It happens at once.
    #[default]
    Instant,
    /// This Activation Segment.
    Segment,
    /// This round.
    Round,
    /// For good.
    Permanent,
    /// Until the caster dies or is farther away than the spell's range.
    WhileNear,
}

words!(When:
    Always = "always",
    Sa = "sa",
    Cast = "cast",
    ReactSpell = "react_spell",
    AnyTime = "any_time",
    TurnStart = "turn_start",
    Moving = "moving",
    Attacks = "attacks",
    Dies = "dies",
    KillsInCombat = "kills_in_combat",
    AfterActivation = "after_activation",
    MissileEnd = "missile_end",
    CombatEnd = "combat_end",
    Enters = "enters",
    RemoveCounters = "remove_counters",
);
words!(Last:
    Instant = "instant",
    Segment = "segment",
    Round = "round",
    Permanent = "permanent",
    WhileNear = "while_near",
);
