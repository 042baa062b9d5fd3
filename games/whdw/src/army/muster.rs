//! An army ready to play.

use serde::{Deserialize, Serialize};

use super::file::{ArmyFile, BuiltRegiment, RegimentEntry, UnitEntry};
use crate::data::{CommandId, Faction, Kind, LearningArmy, Library, ProfileId, RegimentId};

/// An army of disks and command cards that exist in a library.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Army {
    /// The name its player gave it; empty where nobody gave one.
    pub name: String,
    /// The regiments.
    pub regiments: Vec<ArmyRegiment>,
}

/// A regiment of an army.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArmyRegiment {
    /// The hero who leads it.
    pub hero: ProfileId,
    /// The units with their number; each title once.
    pub units: Vec<(ProfileId, u8)>,
    /// The command cards the hero brings.
    pub cards: Vec<CommandId>,
}

impl Army {
    /// An army of prebuilt regiments, with their command cards.
    pub fn prebuilt(regiments: &[RegimentId], library: &Library) -> Self {
        let regiments = regiments.iter().map(|id| ArmyRegiment::prebuilt(*id, library)).collect();
        Self { name: String::new(), regiments }
    }

    /// An army of the learning scenario; the rules of army building do not apply to it.
    pub fn learning(army: &LearningArmy, library: &Library) -> Self {
        let heroes = army.disks.iter().filter(|(disk, _)| library[*disk].kind == Kind::Hero);
        let mut regiments: Vec<ArmyRegiment> =
            heroes.map(|(hero, _)| ArmyRegiment { hero: *hero, units: vec![], cards: vec![] }).collect();
        // There is one hero; whoever else is listed, and every card, is with the first.
        if let Some(first) = regiments.first_mut() {
            first.units =
                army.disks.iter().copied().filter(|(disk, _)| library[*disk].kind == Kind::Unit).collect();
            first.cards = army.cards.clone();
        }
        Self { name: String::new(), regiments }
    }

    /// Whether the library has every disk and card; ask before using an army that came from elsewhere.
    pub fn is_in(&self, library: &Library) -> bool {
        self.regiments.iter().all(|regiment| {
            let units = regiment.units.iter().map(|(unit, _)| *unit);
            std::iter::once(regiment.hero).chain(units).all(|disk| disk.index() < library.disks.len())
                && regiment.cards.iter().all(|card| card.index() < library.commands.len())
        })
    }

    /// Every disk, hero first, regiment by regiment.
    pub fn disks(&self) -> impl Iterator<Item = ProfileId> + '_ {
        self.regiments.iter().flat_map(ArmyRegiment::disks)
    }

    /// Every command card: the hand of the player.
    pub fn hand(&self) -> impl Iterator<Item = CommandId> + '_ {
        self.regiments.iter().flat_map(|regiment| regiment.cards.iter().copied())
    }

    /// The faction, that of the first hero.
    pub fn faction(&self, library: &Library) -> Option<Faction> {
        self.regiments.first().map(|regiment| library[regiment.hero].faction)
    }

    /// The recruitment points that all heroes together left unspent; they are added to the roll for initiative.
    pub fn unspent(&self, library: &Library) -> u32 {
        self.regiments.iter().map(|regiment| regiment.unspent(library)).sum()
    }

    /// The army as a file that people can change.
    pub fn to_file(&self, library: &Library) -> ArmyFile {
        let regiments = self.regiments.iter().map(|regiment| regiment.to_entry(library)).collect();
        ArmyFile { game: "whdw".to_owned(), name: self.name.clone(), regiments }
    }
}

impl ArmyRegiment {
    /// A prebuilt regiment, with its command cards.
    pub fn prebuilt(id: RegimentId, library: &Library) -> Self {
        let regiment = &library[id];
        Self { hero: regiment.hero, units: regiment.units.clone(), cards: regiment.cards.clone() }
    }

    /// Every disk, the hero first.
    pub fn disks(&self) -> impl Iterator<Item = ProfileId> + '_ {
        let units = self.units.iter().flat_map(|(unit, count)| (0..*count).map(|_| *unit));
        std::iter::once(self.hero).chain(units)
    }

    /// What the units cost together.
    pub fn cost(&self, library: &Library) -> u32 {
        self.units.iter().map(|(unit, count)| u32::from(library[*unit].cost) * u32::from(*count)).sum()
    }

    /// The recruitment points the hero left unspent.
    pub fn unspent(&self, library: &Library) -> u32 {
        u32::from(library[self.hero].recruitment).saturating_sub(self.cost(library))
    }

    /// The regiment as a file has it.
    pub(super) fn to_entry(&self, library: &Library) -> RegimentEntry {
        let unit =
            |(unit, count): &(ProfileId, u8)| UnitEntry { id: library[*unit].id.clone(), count: *count };
        RegimentEntry::Built(BuiltRegiment {
            hero: library[self.hero].id.clone(),
            units: self.units.iter().map(unit).collect(),
            cards: self.cards.iter().map(|card| library[*card].id.clone()).collect(),
        })
    }
}
