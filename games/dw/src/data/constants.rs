//! Measures of the box.

use gonfalon_table::Length;
use serde::Serialize;

use super::{Alignment, Faction, Facts, Missile, Name};

/// Measures of the components and of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Constants {
    /// The diameter of a Land Disk.
    pub land: Length,
    /// The diameter of a Spell Disk.
    pub spell: Length,
    /// How thick Disks and counters are.
    pub thickness: Length,
    /// The edge of a missile counter.
    pub counter: Length,
    /// The missiles in the order of their words.
    pub missiles: [MissileData; 4],
    /// From which height missiles fall.
    pub missile_height: Length,
    /// How wide the slid Disk of the Fireball spell is; its damage is in the spell.
    pub fireball_width: Length,
    /// The smallest table: width and depth.
    pub smallest_table: (Length, Length),
    /// The factions in the order of their words.
    pub factions: [FactionData; 10],
    /// Which of these values are facts.
    pub facts: Facts,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FactionData {
    /// Which one.
    pub faction: Faction,
    /// What players call it.
    pub name: Name,
    /// The alignment of most of its Disks.
    pub alignment: Alignment,
}

/// A kind of missile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MissileData {
    /// Which kind.
    pub kind: Missile,
    /// What players call it.
    pub name: Name,
    /// How far it flies.
    pub range: Length,
    /// What it does.
    pub damage: u8,
}

impl Constants {
    /// The data of a kind of missile.
    pub fn missile(&self, kind: Missile) -> &MissileData {
        &self.missiles[kind as usize]
    }

    /// The data of a faction.
    pub fn faction(&self, faction: Faction) -> &FactionData {
        &self.factions[faction as usize]
    }
}
