//! The constants of the box: sizes, counts, limits and the names players read.

use gonfalon_data::{Group, Named, Names, Word, named};
use gonfalon_table::Length;
use serde::Serialize;

use super::{
    DamageType, Face, Faction, Facts, KeywordKind, Name, Race, RangeBand, Reach, Size, Stat, Strategy,
    TerrainKeyword, Trait,
};

/// Everything `set.toml` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Constants {
    /// The title of the set.
    pub title: Name,
    /// The battlefield.
    pub battlefield: Battlefield,
    /// The diameters of disks.
    pub diameters: Diameters,
    /// The reach of each range.
    pub reaches: Reaches,
    /// Deployment zones.
    pub deployment: Deployment,
    /// The six faces of a battle die.
    pub battle_die: [Face; 6],
    /// How many battle dice are in the box.
    pub battle_dice: u8,
    /// How many six-sided dice are in the box.
    pub six_sided_dice: u8,
    /// How terrain is dealt and set up.
    pub terrain: TerrainSetup,
    /// How many components the box holds.
    pub count: Counts,
    /// How many tokens the box holds.
    pub tokens: Tokens,
    /// The bonus of an empowerment token.
    pub empowered: Empowered,
    /// The limits of army building.
    pub army: ArmyLimits,
    /// The names players read.
    pub names: Names,
    /// Which of these values are facts; paths begin with the table, as in `range.long`.
    pub facts: Facts,
}

/// The battlefield and the length of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Battlefield {
    /// Extent from left to right.
    pub width: Length,
    /// Extent from front to back.
    pub depth: Length,
    /// The game ends after this many rounds.
    pub rounds: u8,
    /// The least number of players.
    pub players_min: u8,
    /// The greatest number of players.
    pub players_max: u8,
}

/// The diameters of disks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Diameters {
    /// Of small disks.
    pub small: Length,
    /// Of medium disks.
    pub medium: Length,
    /// Of large disks.
    pub large: Length,
}

impl Diameters {
    /// The diameter of disks of this size.
    pub fn of(&self, size: Size) -> Length {
        match size {
            Size::Small => self.small,
            Size::Medium => self.medium,
            Size::Large => self.large,
        }
    }
}

/// The reach of each mark of the range ruler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reaches {
    /// Of short range.
    pub short: Length,
    /// Of medium range.
    pub medium: Length,
    /// Of long range.
    pub long: Length,
}

impl Reaches {
    /// The reach of this range; siege has none.
    pub fn of(&self, range: RangeBand) -> Reach {
        match range {
            RangeBand::Short => Some(self.short),
            RangeBand::Medium => Some(self.medium),
            RangeBand::Long => Some(self.long),
            RangeBand::Siege => None,
        }
    }
}

/// Deployment cards and zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deployment {
    /// How much of an edge one card covers.
    pub card_width: Length,
    /// How far a zone reaches into the battlefield.
    pub depth: RangeBand,
    /// The deployment value of the plain side.
    pub plain_value: u8,
    /// How many cards are in the box.
    pub cards: u8,
}

/// How terrain is dealt and set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainSetup {
    /// How many pieces are in the box.
    pub pieces: u8,
    /// How many terrain cards are in the box.
    pub cards: u8,
    /// How many terrain cards are dealt.
    pub dealt: u8,
    /// A piece must be farther than this from edges and other pieces.
    pub gap: RangeBand,
}

/// How many components the box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it all")]
pub struct Counts {
    pub disks: u8,
    pub small: u8,
    pub medium: u8,
    pub large: u8,
    pub heroes: u8,
    pub heroes_small: u8,
    pub heroes_medium: u8,
    pub heroes_large: u8,
    pub command_cards: u8,
    pub scenario_cards: u8,
    pub special_scenario_cards: u8,
}

/// How many tokens the box holds; they limit nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it all")]
pub struct Tokens {
    pub activation: u8,
    pub damage: u8,
    pub wound: u8,
    pub empowerment: u8,
    pub battle_ability: u8,
    pub initiative: u8,
    pub corner: u8,
}

/// The bonus of an empowerment token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Empowered {
    /// To attack strength.
    pub attack: u8,
    /// To counter strength.
    pub counter: u8,
    /// To toughness.
    pub toughness: u8,
}

/// The limits of army building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ArmyLimits {
    /// Copies of one small disk in a regiment.
    pub small_copies: u8,
    /// Copies of one medium disk in a regiment.
    pub medium_copies: u8,
    /// Copies of one large disk in a regiment.
    pub large_copies: u8,
    /// Elite disks in a regiment.
    pub elite_per_regiment: u8,
    /// Regiments recommended for a short game.
    pub regiments_short_game: u8,
    /// Regiments recommended for a long game.
    pub regiments_long_game: u8,
}

impl ArmyLimits {
    /// How many copies of one disk of this size a regiment may have.
    pub fn copies(&self, size: Size) -> u8 {
        match size {
            Size::Small => self.small_copies,
            Size::Medium => self.medium_copies,
            Size::Large => self.large_copies,
        }
    }
}

/// The groups of names with the words each must name.
pub(crate) fn name_groups() -> Vec<Group> {
    let also = |(group, words): Group, more: &[&'static str]| (group, [&words, more].concat());
    // Magic and impact are keywords, and dice belong to a weapon: they have no name as values.
    let unnamed = [Stat::Magic, Stat::Impact, Stat::Dice].map(Word::word);
    let mut stat = also(Stat::group(), &["command", "recruitment", "cost"]);
    stat.1.retain(|word| !unnamed.contains(word));
    vec![
        Faction::group(),
        Race::group(),
        Size::group(),
        stat,
        Trait::group(),
        also(KeywordKind::group(), &["unstable", "order-only", "destruction-only"]),
        ("terrain_keyword", TerrainKeyword::WORDS.to_vec()),
        RangeBand::group(),
        DamageType::group(),
        Face::group(),
        Strategy::group(),
    ]
}

/// The names of terrain keywords, which have parameters and are therefore no [`Word`]s.
pub trait TerrainNames {
    /// The name of a terrain keyword, without its parameter.
    fn terrain_keyword(&self, keyword: TerrainKeyword) -> &Name;
}

impl TerrainNames for Names {
    fn terrain_keyword(&self, keyword: TerrainKeyword) -> &Name {
        self.get("terrain_keyword", keyword.word()).expect("loading refuses data without this name")
    }
}

named!(
    Faction = "faction",
    Race = "race",
    Size = "size",
    Stat = "stat",
    Trait = "trait",
    KeywordKind = "keyword",
    RangeBand = "range",
    DamageType = "damage",
    Face = "die",
    Strategy = "strategy"
);
