//! An army ready to play.

use serde::{Deserialize, Serialize};

use super::file::{ArmyFile, DiskEntry};
use crate::data::{ArmyId, Library, ProfileId, SpellId};

/// An army of Disks and spells that exist in a library.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Army {
    /// The name its player gave it; empty where nobody gave one.
    pub name: String,
    /// The Reinforcement Stack, the top first.
    pub stack: Vec<ProfileId>,
    /// Disks that wait aside until another one Transforms into them.
    pub aside: Vec<ProfileId>,
    /// The Spellbook.
    pub spells: Vec<SpellId>,
}

impl Army {
    /// A ready-made army.
    pub fn ready(id: ArmyId, library: &Library) -> Self {
        let ready = &library[id];
        Self {
            name: ready.name.en.clone(),
            stack: ready.stack.clone(),
            aside: ready.aside.clone(),
            spells: ready.spells.clone(),
        }
    }

    /// Every Creature Disk, those aside last.
    pub fn disks(&self) -> impl Iterator<Item = ProfileId> + '_ {
        self.stack.iter().chain(&self.aside).copied()
    }

    /// What all Disks and spells cost together.
    pub fn cost(&self, library: &Library) -> u32 {
        let spells = self.spells.iter().map(|spell| u32::from(library[*spell].points));
        let disks = self.disks().filter_map(|disk| library[disk].points).map(u32::from);
        disks.chain(spells).sum()
    }

    /// Whether the library has every Disk and spell; ask before using an army that came from elsewhere.
    pub fn is_in(&self, library: &Library) -> bool {
        self.disks().all(|disk| disk.index() < library.profiles.len())
            && self.spells.iter().all(|spell| spell.index() < library.spells.len())
    }

    /// The army as a file that people can change; equal neighbours share a line.
    pub fn to_file(&self, library: &Library) -> ArmyFile {
        ArmyFile {
            game: "dw".to_owned(),
            name: self.name.clone(),
            disks: DiskEntry::lines(self.disks().map(|disk| library[disk].id.as_str())),
            spells: DiskEntry::lines(self.spells.iter().map(|spell| library[*spell].id.as_str())),
        }
    }
}
