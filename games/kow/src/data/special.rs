//! The special rules a unit can have.

use gonfalon_data::words;
use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

/// A special rule with its parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Added to the damage roll of all ranged hits.
    Piercing(u8),
    /// Added to the damage roll of all melee hits.
    CrushingStrength(u8),
    /// One missed and one failed die may be re-rolled.
    Elite,
    /// Elite while a friendly Warsmith is this near.
    EliteNearWarsmith(Length),
    /// Moves over everything.
    Fly,
    /// Ignores long range and cover, but cannot shoot at what is near.
    IndirectFire,
    /// No flank and no rear, hard to hit.
    Individual,
    /// Routs of friends nearby are tested again.
    Inspiring(InspiringFor),
    /// More dice in melee, and cavalry and flyers hit its front less often.
    Phalanx,
    /// Never At the Double!, never Wavering.
    Shambling,
    /// May shake off Wavering at the start of a turn.
    Headstrong,
    /// Heals when it causes damage in melee.
    EvilDead,
    /// One more turn on the spot while moving.
    Nimble,
    /// Not Headstrong, not inspired, and may mishear the order to charge.
    YellowBellied,
    /// A ranged attack with this many dice at short range.
    BreathAttack(u8),
    /// A magic missile with this many dice.
    Zap(u8),
    /// Removes damage from a friend with this many dice.
    Heal(u8, HealFor),
    /// Moves a Shambling friend with this many dice.
    DarkSurge(u8),
    /// Replaces the range of the unit's weapon.
    Range(Length),
    /// Evil Dead heals for every point of damage caused.
    GiantRats,
    /// Dogs to be thrown once per game.
    ThrowingBulldogs,
    /// Mutated dogs to be thrown once per game.
    MutatedThrowingBulldogs,
    /// A cat to be released once per game.
    SabreToothedCat,
}

/// A special rule without its parameter. [`WORDS`](gonfalon_data::Word::WORDS) lists all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants of Special say what they are")]
pub enum SpecialKind {
    Piercing,
    CrushingStrength,
    Elite,
    EliteNearWarsmith,
    Fly,
    IndirectFire,
    Individual,
    Inspiring,
    Phalanx,
    Shambling,
    Headstrong,
    EvilDead,
    Nimble,
    YellowBellied,
    BreathAttack,
    Zap,
    Heal,
    DarkSurge,
    Range,
    GiantRats,
    ThrowingBulldogs,
    MutatedThrowingBulldogs,
    SabreToothedCat,
}

impl SpecialKind {
    /// Every special rule; the rules implement each of them.
    pub const ALL: [Self; 23] = [
        Self::Piercing,
        Self::CrushingStrength,
        Self::Elite,
        Self::EliteNearWarsmith,
        Self::Fly,
        Self::IndirectFire,
        Self::Individual,
        Self::Inspiring,
        Self::Phalanx,
        Self::Shambling,
        Self::Headstrong,
        Self::EvilDead,
        Self::Nimble,
        Self::YellowBellied,
        Self::BreathAttack,
        Self::Zap,
        Self::Heal,
        Self::DarkSurge,
        Self::Range,
        Self::GiantRats,
        Self::ThrowingBulldogs,
        Self::MutatedThrowingBulldogs,
        Self::SabreToothedCat,
    ];
}

/// Whom an Inspiring unit inspires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InspiringFor {
    /// Dwarf berserkers only.
    Berserkers,
    /// War engines only.
    WarEngines,
    /// Every friend.
    Everybody,
}

/// Whom Heal can target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HealFor {
    /// War engines only.
    WarEngines,
    /// Every friend.
    Everybody,
}

impl Special {
    /// Which special rule this is.
    pub fn kind(self) -> SpecialKind {
        match self {
            Self::Piercing(_) => SpecialKind::Piercing,
            Self::CrushingStrength(_) => SpecialKind::CrushingStrength,
            Self::Elite => SpecialKind::Elite,
            Self::EliteNearWarsmith(_) => SpecialKind::EliteNearWarsmith,
            Self::Fly => SpecialKind::Fly,
            Self::IndirectFire => SpecialKind::IndirectFire,
            Self::Individual => SpecialKind::Individual,
            Self::Inspiring(_) => SpecialKind::Inspiring,
            Self::Phalanx => SpecialKind::Phalanx,
            Self::Shambling => SpecialKind::Shambling,
            Self::Headstrong => SpecialKind::Headstrong,
            Self::EvilDead => SpecialKind::EvilDead,
            Self::Nimble => SpecialKind::Nimble,
            Self::YellowBellied => SpecialKind::YellowBellied,
            Self::BreathAttack(_) => SpecialKind::BreathAttack,
            Self::Zap(_) => SpecialKind::Zap,
            Self::Heal(..) => SpecialKind::Heal,
            Self::DarkSurge(_) => SpecialKind::DarkSurge,
            Self::Range(_) => SpecialKind::Range,
            Self::GiantRats => SpecialKind::GiantRats,
            Self::ThrowingBulldogs => SpecialKind::ThrowingBulldogs,
            Self::MutatedThrowingBulldogs => SpecialKind::MutatedThrowingBulldogs,
            Self::SabreToothedCat => SpecialKind::SabreToothedCat,
        }
    }

    /// The number (n) after the name of the rule, where it has one.
    pub fn value(self) -> Option<u8> {
        match self {
            Self::Piercing(n)
            | Self::CrushingStrength(n)
            | Self::BreathAttack(n)
            | Self::Zap(n)
            | Self::Heal(n, _)
            | Self::DarkSurge(n) => Some(n),
            _ => None,
        }
    }
}

words!(SpecialKind: Piercing = "piercing", CrushingStrength = "crushing-strength", Elite = "elite",
    EliteNearWarsmith = "elite-near-warsmith", Fly = "fly", IndirectFire = "indirect-fire",
    Individual = "individual", Inspiring = "inspiring", Phalanx = "phalanx", Shambling = "shambling",
    Headstrong = "headstrong", EvilDead = "evil-dead", Nimble = "nimble", YellowBellied = "yellow-bellied",
    BreathAttack = "breath-attack", Zap = "zap", Heal = "heal", DarkSurge = "dark-surge", Range = "range",
    GiantRats = "giant-rats", ThrowingBulldogs = "throwing-bulldogs",
    MutatedThrowingBulldogs = "mutated-throwing-bulldogs", SabreToothedCat = "sabre-toothed-cat");
words!(InspiringFor: Everybody = "everybody", Berserkers = "berserkers", WarEngines = "war-engines");
words!(HealFor: Everybody = "everybody", WarEngines = "war-engines");
