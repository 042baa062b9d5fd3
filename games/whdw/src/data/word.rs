//! The closed lists of words that data files may use, each word bound to one typed value.

use gonfalon_data::{Word, words};
use serde::{Deserialize, Serialize};

use super::{Pick, Side, Stat, Toward, Trigger, Until};

/// One of the four races of the core set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Race {
    /// The Empire, a race of Order.
    Empire,
    /// The High Elves, a race of Order.
    HighElf,
    /// Chaos, a race of Destruction.
    Chaos,
    /// The Orcs, a race of Destruction.
    Orc,
}

impl Race {
    /// The faction this race belongs to.
    pub fn faction(self) -> Faction {
        match self {
            Self::Empire | Self::HighElf => Faction::Order,
            Self::Chaos | Self::Orc => Faction::Destruction,
        }
    }
}

/// One of the two factions; an army holds disks of one only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// Order.
    Order,
    /// Destruction.
    Destruction,
}

/// The size of a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// Small.
    Small,
    /// Medium.
    Medium,
    /// Large.
    Large,
}

/// Whether a disk leads a regiment or is recruited into one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Leads a regiment.
    Hero,
    /// Is recruited by a hero.
    Unit,
}

/// A trait: it does nothing by itself, other abilities refer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// Hero.
    Hero,
    /// Caster.
    Caster,
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Missile.
    Missile,
    /// Monster.
    Monster,
    /// Daemonic.
    Daemonic,
    /// War machine.
    WarMachine,
}

/// A range of the ruler; siege is everything beyond its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RangeBand {
    /// Short range.
    Short,
    /// Medium range.
    Medium,
    /// Long range, the whole ruler.
    Long,
    /// Siege range, any distance.
    Siege,
}

impl RangeBand {
    /// The range `steps` bands farther, never beyond siege.
    pub fn extended(self, steps: u8) -> Self {
        let bands = Self::WORDS;
        let index = bands.iter().position(|(_, band)| *band == self).unwrap_or(0);
        bands[(index + usize::from(steps)).min(bands.len() - 1)].1
    }
}

/// The type of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DamageType {
    /// Physical, as in melee.
    Physical,
    /// Arcane, as by magic.
    Arcane,
    /// Neither: nothing protects against it.
    Untyped,
}

/// A symbol of the battle die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Hit.
    Hit,
    /// Critical hit.
    Critical,
    /// Miss.
    Miss,
    /// Scatter.
    Scatter,
    /// Chaos.
    Chaos,
}

/// The strategy of a command card, which orders the resolution of the revealed cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strategy {
    /// Bold: before steady.
    Bold,
    /// Steady: before devious.
    Steady,
    /// Devious: before bold.
    Devious,
    /// Slow: after all others.
    Slow,
}

words!(Race: Empire = "empire", HighElf = "high-elf", Chaos = "chaos", Orc = "orc");
words!(Faction: Order = "order", Destruction = "destruction");
words!(Size: Small = "small", Medium = "medium", Large = "large");
words!(Kind: Hero = "hero", Unit = "unit");
words!(Trait: Hero = "hero", Caster = "caster", Infantry = "infantry", Cavalry = "cavalry",
    Missile = "missile", Monster = "monster", Daemonic = "daemonic", WarMachine = "war-machine");
words!(RangeBand: Short = "short", Medium = "medium", Long = "long", Siege = "siege");
words!(DamageType: Physical = "physical", Arcane = "arcane", Untyped = "untyped");
words!(Face: Hit = "hit", Critical = "critical", Miss = "miss", Scatter = "scatter", Chaos = "chaos");
words!(Strategy: Bold = "bold", Steady = "steady", Devious = "devious", Slow = "slow");

words!(Trigger: Always = "always", Focus = "focus", Engages = "engages", UsesMagic = "uses-magic",
    RangedChaos = "ranged-chaos", Battle = "battle", ActivatedWith = "activated-with", Deploy = "deploy",
    Reinforce = "reinforce");
words!(Pick: User = "self", It = "it", Target = "target", Choose = "choose", Each = "each", None = "none");
words!(Side: Any = "any", Ally = "ally", Enemy = "enemy");
words!(Until: While = "while", Card = "card", Round = "round", Game = "game");
words!(Stat: Move = "move", Attack = "attack", Counter = "counter", Toughness = "toughness",
    Stamina = "stamina", Magic = "magic", Impact = "impact", Dice = "dice");
words!(Toward: Any = "any", NearestUnpinned = "nearest-unpinned");
