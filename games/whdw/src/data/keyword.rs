//! The keywords of disks and of terrain, with their parameters.

use gonfalon_data::words;
use serde::{Deserialize, Serialize};

use super::DamageType;

/// A keyword of a disk without its parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeywordKind {
    /// Flank.
    Flank,
    /// Flying.
    Flying,
    /// Frenzy.
    Frenzy,
    /// Immune.
    Immune,
    /// Impact.
    Impact,
    /// Magic.
    Magic,
    /// Mobile.
    Mobile,
    /// Relentless.
    Relentless,
    /// Resistant.
    Resistant,
    /// Scout.
    Scout,
    /// Slow.
    Slow,
    /// Strider.
    Strider,
    /// Swift.
    Swift,
}

/// A keyword of a disk with its parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// May be reinforced from any battlefield edge.
    Flank,
    /// Ignores disks and terrain while it moves.
    Flying,
    /// Attacks all disks it pins.
    Frenzy,
    /// Cannot be targeted or damaged by this.
    Immune(DamageSource),
    /// Deals this much physical damage to each disk it pins after a flip.
    Impact(u8),
    /// May deal this much arcane damage as a focus action.
    Magic(u8),
    /// May use its focus ability or ranged attack besides moving.
    Mobile,
    /// Does not stop for the first enemies it pins.
    Relentless,
    /// Takes half the damage from this, rounded up.
    Resistant(DamageSource),
    /// Moves once before the first round.
    Scout,
    /// Deals the damage of these strengths after the others.
    Slow(Strengths),
    /// Ignores terrain abilities while it moves.
    Strider,
    /// Deals the damage of these strengths before the others.
    Swift(Strengths),
}

impl Keyword {
    /// The keyword without its parameter.
    pub fn kind(self) -> KeywordKind {
        match self {
            Self::Flank => KeywordKind::Flank,
            Self::Flying => KeywordKind::Flying,
            Self::Frenzy => KeywordKind::Frenzy,
            Self::Immune(_) => KeywordKind::Immune,
            Self::Impact(_) => KeywordKind::Impact,
            Self::Magic(_) => KeywordKind::Magic,
            Self::Mobile => KeywordKind::Mobile,
            Self::Relentless => KeywordKind::Relentless,
            Self::Resistant(_) => KeywordKind::Resistant,
            Self::Scout => KeywordKind::Scout,
            Self::Slow(_) => KeywordKind::Slow,
            Self::Strider => KeywordKind::Strider,
            Self::Swift(_) => KeywordKind::Swift,
        }
    }
}

/// What a disk is immune or resistant to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DamageSource {
    /// Physical damage.
    Physical,
    /// Arcane damage.
    Arcane,
    /// Ranged attacks.
    Ranged,
    /// Damage by the impact keyword.
    Impact,
}

/// Which of the two melee strengths a keyword speaks of; at least one is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Strengths {
    /// Attack strength.
    pub attack: bool,
    /// Counter strength.
    pub counter: bool,
}

/// A keyword of a terrain side with its parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainKeyword {
    /// Blocks line of sight.
    BlocksSight,
    /// Ranged attacks against disks overlapping it roll one battle die fewer.
    Cover,
    /// Deals a six-sided die of this damage to disks that flip or are reinforced onto it.
    Dangerous(DamageType),
    /// Disks overlapping it have swift (counter).
    Defensive,
    /// Disks overlapping it are immune to impact damage.
    Fortified,
    /// Disks overlapping it see across terrain that blocks sight.
    HighGround,
    /// Disks that flip onto it stop.
    Rough,
}

impl TerrainKeyword {
    /// The word that data files use, without the parameter.
    pub fn word(self) -> &'static str {
        match self {
            Self::BlocksSight => "blocks-sight",
            Self::Cover => "cover",
            Self::Dangerous(_) => "dangerous",
            Self::Defensive => "defensive",
            Self::Fortified => "fortified",
            Self::HighGround => "high-ground",
            Self::Rough => "rough",
        }
    }

    /// Every word for a terrain keyword, in the order of the vocabulary.
    pub const WORDS: [&'static str; 7] =
        ["blocks-sight", "cover", "dangerous", "defensive", "fortified", "high-ground", "rough"];
}

words!(KeywordKind: Flank = "flank", Flying = "flying", Frenzy = "frenzy", Immune = "immune",
    Impact = "impact", Magic = "magic", Mobile = "mobile", Relentless = "relentless",
    Resistant = "resistant", Scout = "scout", Slow = "slow", Strider = "strider", Swift = "swift");
words!(DamageSource: Physical = "physical", Arcane = "arcane", Ranged = "ranged", Impact = "impact");
