//! An army ready to play.

use serde::{Deserialize, Serialize};

use super::file::{ArmyFile, UnitEntry};
use crate::data::{EntryId, Library, ListId, OptionKind, Profile, Word};

/// An army of units that exist in a library.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Army {
    /// The name its player gave it; empty where nobody gave one.
    pub name: String,
    /// The points limit it was chosen for; none for a casual game without points.
    pub points: Option<u16>,
    /// Whether both players agreed to mix good and evil.
    pub good_and_evil_agreed: bool,
    /// The units, each for itself.
    pub units: Vec<ArmyUnit>,
}

/// A unit of an army.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArmyUnit {
    /// The entry of the army list.
    pub entry: EntryId,
    /// The options, in the order of [`OptionKind`].
    pub options: Vec<OptionKind>,
}

impl ArmyUnit {
    /// The unit with all its values.
    pub fn profile(&self, library: &Library) -> Profile {
        library.profile(self.entry, &self.options)
    }

    /// What the unit costs with its options.
    pub fn cost(&self, library: &Library) -> u32 {
        self.profile(library).points.into()
    }
}

impl Army {
    /// What all units cost together.
    pub fn cost(&self, library: &Library) -> u32 {
        self.units.iter().map(|unit| unit.cost(library)).sum()
    }

    /// The lists its units come from, each once, in the order of the library.
    pub fn lists(&self, library: &Library) -> Vec<ListId> {
        let mut lists: Vec<ListId> = self.units.iter().map(|unit| library[unit.entry].list).collect();
        lists.sort_unstable();
        lists.dedup();
        lists
    }

    /// Whether the library has every unit and option; ask before using an army that came from elsewhere.
    pub fn is_in(&self, library: &Library) -> bool {
        self.units.iter().all(|unit| {
            let entry = library.entries.get(unit.entry.index());
            entry.is_some_and(|entry| unit.options.iter().all(|option| entry.option(*option).is_some()))
        })
    }

    /// The army as a file that people can change; equal neighbours share a line.
    pub fn to_file(&self, library: &Library) -> ArmyFile {
        let mut units: Vec<UnitEntry> = Vec::new();
        for unit in &self.units {
            let id = library[unit.entry].id.clone();
            let options = unit.options.iter().map(|option| option.word().to_owned()).collect();
            let entry = UnitEntry { id, options, count: 1 };
            match units.last_mut() {
                Some(last) if (&last.id, &last.options) == (&entry.id, &entry.options) && last.count < 50 => {
                    last.count += 1;
                }
                _ => units.push(entry),
            }
        }
        ArmyFile {
            game: "kow".to_owned(),
            name: self.name.clone(),
            points: self.points,
            good_and_evil_agreed: self.good_and_evil_agreed,
            units,
        }
    }
}
