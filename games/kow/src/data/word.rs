//! The closed lists of words that data files may use, each word bound to one typed value.

use serde::{Deserialize, Serialize};

/// A value of a closed list, spelled in data files by exactly one word.
pub trait Word: Copy + PartialEq + Sized + 'static {
    /// Every word of the list with its value, in the order of the list.
    const WORDS: &'static [(&'static str, Self)];

    /// The word that data files use for this value.
    fn word(self) -> &'static str;

    /// The value spelled by `word`, if the list has it.
    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
    }
}

// One match arm for each variant makes a forgotten word a compile error.
macro_rules! words {
    ($list:ident: $($variant:ident = $word:literal),+ $(,)?) => {
        impl Word for $list {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];

            fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),+
                }
            }
        }
    };
}
pub(crate) use words;

/// A text in both languages of the project.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Name {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}

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
