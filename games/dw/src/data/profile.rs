//! What is printed on a Creature Disk.

use gonfalon_table::Length;
use serde::Serialize;

use super::{Ability, Alignment, Class, Faction, Facts, League, Name, Skill, SkillKind};

/// One title of Creature Disk with everything printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Profile {
    /// The word that data files and army files use.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Its faction, if it has one.
    pub faction: Option<Faction>,
    /// Its alignment; Champions have none.
    pub alignment: Option<Alignment>,
    /// A Champion with a gold border.
    pub champion: bool,
    /// At most one in an army.
    pub unique: bool,
    /// At most so many in an army.
    pub limited: Option<u8>,
    /// Its limit in the old tournament league.
    pub league: Option<League>,
    /// What it costs; `None` for a Disk that is only Transformed into.
    pub points: Option<u8>,
    /// For pictures and sorting.
    pub class: Class,
    /// Its diameter.
    pub diameter: Length,
    /// M; `None` where three dots are printed.
    pub movement: Option<u8>,
    /// AT.
    pub attack: Option<u8>,
    /// D.
    pub defense: Option<u8>,
    /// T.
    pub toughness: u8,
    /// How many Wounds kill it.
    pub wounds: u8,
    /// It has the Flying symbol.
    pub flying: bool,
    /// Its skills.
    pub skills: Vec<Skill>,
    /// Words it counts as besides those in its name, in lower case.
    pub types: Vec<String>,
    /// Special Abilities and Attributes.
    pub abilities: Vec<Ability>,
    /// The text box in the project's own words.
    pub text: Name,
    /// Invented by the project.
    pub invented: bool,
    /// Which of these fields are facts.
    pub facts: Facts,
}

impl Profile {
    /// Whether a skill is printed on it.
    pub fn has(&self, kind: SkillKind) -> bool {
        match kind {
            SkillKind::Flying => self.flying,
            _ => self.skills.iter().any(|skill| skill.kind() == kind),
        }
    }

    /// Whether a word, in lower case, is in its name or among its types.
    pub fn is_called(&self, word: &str) -> bool {
        self.name.en.to_lowercase().contains(word) || self.types.iter().any(|other| other == word)
    }
}
