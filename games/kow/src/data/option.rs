//! The options an entry offers.

use gonfalon_data::words;
use serde::{Deserialize, Serialize};

use super::special::Special;
use super::word::Weapon;

/// An option of an entry with its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ProfileOption {
    /// What it costs in addition to the unit.
    pub points: u16,
    /// What it does.
    pub effect: OptionEffect,
}

/// What an option does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionEffect {
    /// A standard bearer: better Nerve.
    Standard,
    /// A musician: worse Nerve for enemies in melee.
    Musician,
    /// Spears: Phalanx.
    Spears,
    /// Undead giant rats.
    GiantRats,
    /// Bows for shields.
    BowsForShields {
        /// The Defence without shields.
        defence: u8,
    },
    /// Muskets for crossbows.
    Muskets {
        /// The Piercing of the muskets.
        piercing: u8,
    },
    /// Two-handed weapons for shields.
    TwoHanded {
        /// The Defence without shields.
        defence: u8,
        /// The Crushing Strength of the weapons.
        crushing: u8,
    },
    /// Throwing Bulldogs.
    Bulldogs,
    /// Mutated Throwing Bulldogs.
    MutatedBulldogs,
    /// A sabre-toothed cat.
    SabreToothedCat,
}

/// An option without its details, as army files name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants of OptionEffect say what they are")]
pub enum OptionKind {
    Standard,
    Musician,
    Spears,
    GiantRats,
    Bows,
    Muskets,
    TwoHandedWeapons,
    ThrowingBulldogs,
    MutatedThrowingBulldogs,
    SabreToothedCat,
}

/// Equipment that an option takes away; two options cannot exchange the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Equipment {
    /// Shields.
    Shields,
    /// Crossbows.
    Crossbows,
}

impl ProfileOption {
    /// Which option this is.
    pub fn kind(self) -> OptionKind {
        self.effect.kind()
    }
}

impl OptionEffect {
    /// Which option this is.
    pub fn kind(self) -> OptionKind {
        match self {
            Self::Standard => OptionKind::Standard,
            Self::Musician => OptionKind::Musician,
            Self::Spears => OptionKind::Spears,
            Self::GiantRats => OptionKind::GiantRats,
            Self::BowsForShields { .. } => OptionKind::Bows,
            Self::Muskets { .. } => OptionKind::Muskets,
            Self::TwoHanded { .. } => OptionKind::TwoHandedWeapons,
            Self::Bulldogs => OptionKind::ThrowingBulldogs,
            Self::MutatedBulldogs => OptionKind::MutatedThrowingBulldogs,
            Self::SabreToothedCat => OptionKind::SabreToothedCat,
        }
    }

    /// The special rule the option gives.
    pub fn special(self) -> Option<Special> {
        match self {
            Self::Spears => Some(Special::Phalanx),
            Self::GiantRats => Some(Special::GiantRats),
            Self::Muskets { piercing } => Some(Special::Piercing(piercing)),
            Self::TwoHanded { crushing, .. } => Some(Special::CrushingStrength(crushing)),
            Self::Bulldogs => Some(Special::ThrowingBulldogs),
            Self::MutatedBulldogs => Some(Special::MutatedThrowingBulldogs),
            Self::SabreToothedCat => Some(Special::SabreToothedCat),
            Self::Standard | Self::Musician | Self::BowsForShields { .. } => None,
        }
    }

    /// The weapon the option gives.
    pub fn weapon(self) -> Option<Weapon> {
        match self {
            Self::BowsForShields { .. } => Some(Weapon::Bow),
            Self::Muskets { .. } => Some(Weapon::Musket),
            _ => None,
        }
    }

    /// The Defence the unit has with the option.
    pub fn defence(self) -> Option<u8> {
        match self {
            Self::BowsForShields { defence } | Self::TwoHanded { defence, .. } => Some(defence),
            _ => None,
        }
    }

    /// The equipment the unit gives away for the option.
    pub fn exchanges(self) -> Option<Equipment> {
        match self {
            Self::BowsForShields { .. } | Self::TwoHanded { .. } => Some(Equipment::Shields),
            Self::Muskets { .. } => Some(Equipment::Crossbows),
            _ => None,
        }
    }
}

words!(OptionKind: Standard = "standard", Musician = "musician", Spears = "spears", GiantRats = "giant-rats",
    Bows = "bows", Muskets = "muskets", TwoHandedWeapons = "two-handed-weapons",
    ThrowingBulldogs = "throwing-bulldogs", MutatedThrowingBulldogs = "mutated-throwing-bulldogs",
    SabreToothedCat = "sabre-toothed-cat");
words!(Equipment: Shields = "shields", Crossbows = "crossbows");
