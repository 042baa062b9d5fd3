//! What is printed on a disk.

use serde::Serialize;

use super::{
    Ability, DamageType, Faction, Facts, Keyword, KeywordKind, Kind, Name, Race, RangeBand, Size, Trait,
};

/// One title of disk with everything printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DiskProfile {
    /// The word that data files and army files use.
    pub id: String,
    /// The title.
    pub name: Name,
    /// The race.
    pub race: Race,
    /// The faction, that of the race.
    pub faction: Faction,
    /// The size.
    pub size: Size,
    /// Hero or unit.
    pub kind: Kind,
    /// At most one in an army.
    pub unique: bool,
    /// At most one elite disk in a regiment.
    pub elite: bool,
    /// How many of them one box holds.
    pub copies: u8,
    /// Recruitment points of a hero; 0 for a unit.
    pub recruitment: u8,
    /// Command value of a hero; 0 for a unit.
    pub command: u8,
    /// Recruitment cost of a unit; 0 for a hero.
    pub cost: u8,
    /// The number of flips in a move action; `None` means no value is printed.
    pub movement: Option<u8>,
    /// Attack strength.
    pub attack: u8,
    /// Counter strength.
    pub counter: u8,
    /// Toughness.
    pub toughness: u8,
    /// Stamina; 0 where none is printed.
    pub stamina: u8,
    /// The traits.
    pub traits: Vec<Trait>,
    /// The keywords.
    pub keywords: Vec<Keyword>,
    /// The ranged attacks, of which one action uses one.
    pub ranged: Vec<RangedAttack>,
    /// The further abilities.
    pub abilities: Vec<Ability>,
    /// The text box in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

impl DiskProfile {
    /// Whether the disk has this trait.
    pub fn has_trait(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }

    /// The first printed keyword of this kind, with its parameter.
    pub fn keyword(&self, kind: KeywordKind) -> Option<Keyword> {
        self.keywords.iter().copied().find(|keyword| keyword.kind() == kind)
    }
}

/// A printed ranged attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RangedAttack {
    /// The name of the weapon, where there are several.
    pub name: Option<Name>,
    /// The maximum range.
    pub range: RangeBand,
    /// How many battle dice are rolled.
    pub dice: u8,
    /// The damage of each hit.
    pub strength: Strength,
    /// The type of that damage.
    pub damage: DamageType,
    /// Scatter results do nothing.
    pub ignore_scatter: bool,
    /// Chaos results count as hits.
    pub chaos_is_hit: bool,
}

/// The strength of a ranged attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// A fixed number.
    Fixed(u8),
    /// A six-sided die, rolled once for the whole attack.
    SixSided,
}
