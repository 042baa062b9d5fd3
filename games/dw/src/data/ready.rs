//! The ready-made armies of the Legions boxes.

use serde::Serialize;

use super::{Faction, Facts, Name, ProfileId, SpellId};

/// A ready-made army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReadyArmy {
    /// The word that data files use.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Its faction.
    pub faction: Faction,
    /// What it is worth.
    pub points: u16,
    /// The Creature Disks of the stack, the top first.
    pub stack: Vec<ProfileId>,
    /// Disks that wait aside.
    pub aside: Vec<ProfileId>,
    /// The Spellbook.
    pub spells: Vec<SpellId>,
    /// Its text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}
