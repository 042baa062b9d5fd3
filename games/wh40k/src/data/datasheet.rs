//! Datasheets: what a publication prints about a unit.

use gonfalon_data::{Name, component};
use serde::{Deserialize, Serialize};

use super::{Ability, Core, Facts, Keyword, KeywordId, Keywords, Library, Profile, Weapon};

/// A datasheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Datasheet {
    /// Its word in army files.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// The Faction keywords.
    pub factions: Vec<KeywordId>,
    /// All keywords of its models, Faction keywords included.
    pub keywords: Keywords,
    /// Its kinds of models, in the order of the composition.
    pub kinds: Vec<ModelKind>,
    /// The sizes it may have with their points; at least one.
    pub sizes: Vec<Size>,
    /// Everything its models can be equipped with.
    pub weapons: Vec<Weapon>,
    /// The wargear options.
    pub options: Vec<WargearOption>,
    /// Abilities of the whole unit.
    pub abilities: Vec<Ability>,
    /// The datasheets it can be attached to, by their words; for Leaders.
    pub leads: Vec<String>,
    /// What it can carry.
    pub transport: Option<Transport>,
    /// Which values are facts of a publication; ours are all invented.
    pub facts: Facts,
}

/// A kind of model of a datasheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ModelKind {
    /// Its word in army files.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Its characteristics.
    pub profile: Profile,
    /// Keywords only this kind has, such as CHARACTER.
    pub keywords: Keywords,
    /// What it is equipped with by default, as places in [`Datasheet::weapons`].
    pub equipment: Vec<u8>,
    /// Abilities of this kind alone.
    pub abilities: Vec<Ability>,
}

/// A size of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Size {
    /// Its word in army files, where the number of models does not name it.
    pub id: Option<String>,
    /// How many models of each kind, in the order of the kinds.
    pub models: Vec<u8>,
    /// What it costs.
    pub points: u16,
}

impl Size {
    /// How many models it has.
    pub fn total(&self) -> u16 {
        self.models.iter().map(|count| u16::from(*count)).sum()
    }

    /// The word by which armies choose it.
    pub fn word(&self) -> String {
        self.id.clone().unwrap_or_else(|| self.total().to_string())
    }
}

/// A wargear option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WargearOption {
    /// Its word in army files.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Which kind of model takes it.
    pub kind: u8,
    /// How many models may take it: one for every so many models of the unit; 0 means all of that kind together.
    pub one_in: u8,
    /// Only in units of at least this many models.
    pub at_least: u8,
    /// What goes.
    pub gives_up: Vec<u8>,
    /// What comes.
    pub takes: Vec<u8>,
    /// What each costs.
    pub points: u16,
}

/// What a TRANSPORT carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transport {
    /// How many models at most.
    pub capacity: u8,
    /// A model needs one of these keywords.
    pub carries: Vec<Keyword>,
    /// A model with one of these keywords cannot embark.
    pub refuses: Vec<Keyword>,
}

component!(DatasheetId, datasheets, datasheet, Datasheet, "a datasheet");

impl Datasheet {
    /// Whether the unit has a core keyword, on all of its models or on one kind.
    pub fn is(&self, keyword: Core) -> bool {
        self.has(Keyword::Core(keyword))
    }

    /// Whether the unit has a keyword, on all of its models or on one kind.
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.has(keyword) || self.kinds.iter().any(|kind| kind.keywords.has(keyword))
    }
}
