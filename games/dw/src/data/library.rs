//! The library: every component of the game, checked once and then immutable.

use gonfalon_data::component;
use serde::Serialize;

use super::{Constants, Profile, ReadyArmy, Scenario, Spell, TerrainType};

/// Every component of the game; indexed by the ids, which panic where they are another library's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Library {
    /// The measures of the box.
    pub constants: Constants,
    /// The Creature Disks, one entry a title.
    pub profiles: Vec<Profile>,
    /// The spells.
    pub spells: Vec<Spell>,
    /// The types of terrain.
    pub terrains: Vec<TerrainType>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// The ready-made armies.
    pub armies: Vec<ReadyArmy>,
    /// Identifies the files this library was read from.
    pub hash: [u8; 32],
}

component!(ProfileId, profiles, profile, Profile, "a Creature Disk");
component!(SpellId, spells, spell, Spell, "a spell");
component!(TerrainId, terrains, terrain, TerrainType, "a type of terrain");
component!(ScenarioId, scenarios, scenario, Scenario, "a scenario");
component!(ArmyId, armies, army, ReadyArmy, "a ready-made army");
