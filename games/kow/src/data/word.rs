//! The closed lists of words that data files may use, each word bound to one typed value.

use gonfalon_data::words;
use serde::{Deserialize, Serialize};

/// The alignment of an army list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alignment {
    /// Good: no allies among the evil.
    Good,
    /// Neutral: allies anywhere.
    Neutral,
    /// Evil: no allies among the good.
    Evil,
}

/// The type of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitType {
    /// Infantry (INF).
    Infantry,
    /// Cavalry (KAV).
    Cavalry,
    /// Hero or monster (H/M), a single model.
    HeroMonster,
    /// War engine (KM), a single machine.
    WarEngine,
}

/// The name of a unit's size; rules go by the number of models instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitSize {
    /// Troop.
    Troop,
    /// Half regiment.
    HalfRegiment,
    /// Regiment.
    Regiment,
    /// Horde.
    Horde,
}

/// The kind of base a model stands on; `set.toml` gives the measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BaseKind {
    /// Of models on foot.
    Foot,
    /// Of models on foot that are bulkier than men, such as orcs.
    LargeFoot,
    /// Of cavalry and mounted heroes.
    Mounted,
    /// Of monsters and heroes who ride them.
    Monster,
    /// Of war engines.
    WarEngine,
}

/// A ranged weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// Bow.
    Bow,
    /// Crossbow.
    Crossbow,
    /// Musket.
    Musket,
    /// Pistol.
    Pistol,
    /// Javelin.
    Javelin,
    /// Throwing weapon.
    Throwing,
    /// Blunderbuss: no weapon of its own, but the source of the unit's Breath Attack.
    Blunderbuss,
}

/// What a unit is, where special rules of other units refer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Calling {
    /// A dwarf berserker, whom the Berserker Lord inspires.
    Berserker,
    /// A warsmith, near whom dwarf war engines are Elite.
    Warsmith,
}

words!(Alignment: Good = "good", Neutral = "neutral", Evil = "evil");
words!(UnitType: Infantry = "infantry", Cavalry = "cavalry", HeroMonster = "hero-monster",
    WarEngine = "war-engine");
words!(UnitSize: Troop = "troop", HalfRegiment = "half-regiment", Regiment = "regiment", Horde = "horde");
words!(BaseKind: Foot = "foot", LargeFoot = "large-foot", Mounted = "mounted", Monster = "monster",
    WarEngine = "war-engine");
words!(Weapon: Bow = "bow", Crossbow = "crossbow", Musket = "musket", Pistol = "pistol", Javelin = "javelin",
    Throwing = "throwing", Blunderbuss = "blunderbuss");
words!(Calling: Berserker = "berserker", Warsmith = "warsmith");
