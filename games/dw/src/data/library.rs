//! The library: every component of the game, checked once and then immutable.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use gonfalon_data::{component, read_file};
use serde::Serialize;

use super::read;
use super::{Constants, DataError, Profile, ReadyArmy, Scenario, Spell, TerrainType};

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

/// The texts of the data files, from wherever they come.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "one field for each file, named like it")]
pub struct Sources<'a> {
    pub set: &'a [u8],
    pub disks: &'a [u8],
    pub spells: &'a [u8],
    pub terrain: &'a [u8],
    pub scenarios: &'a [u8],
    pub armies: &'a [u8],
}

impl Sources<'static> {
    /// The files of the game, which the program carries with it.
    pub const CORE: Self = Self {
        set: include_bytes!("../../../../data/dw/set.toml"),
        disks: include_bytes!("../../../../data/dw/disks.toml"),
        spells: include_bytes!("../../../../data/dw/spells.toml"),
        terrain: include_bytes!("../../../../data/dw/terrain.toml"),
        scenarios: include_bytes!("../../../../data/dw/scenarios.toml"),
        armies: include_bytes!("../../../../data/dw/armies.toml"),
    };
}

impl<'a> Sources<'a> {
    /// The names of the files, in the order of [`Sources::files`].
    pub const NAMES: [&'static str; 6] =
        ["set.toml", "disks.toml", "spells.toml", "terrain.toml", "scenarios.toml", "armies.toml"];

    /// The texts in the order of [`Sources::NAMES`].
    pub fn files(&self) -> [&'a [u8]; 6] {
        [self.set, self.disks, self.spells, self.terrain, self.scenarios, self.armies]
    }

    /// The texts given in the order of [`Sources::NAMES`].
    pub fn from_files(files: [&'a [u8]; 6]) -> Self {
        let [set, disks, spells, terrain, scenarios, armies] = files;
        Self { set, disks, spells, terrain, scenarios, armies }
    }
}

impl Library {
    /// The components of the game.
    pub fn core() -> &'static Arc<Self> {
        static CORE: OnceLock<Arc<Library>> = OnceLock::new();
        CORE.get_or_init(|| {
            Arc::new(Self::read(&Sources::CORE).expect("the tests read the core set without errors"))
        })
    }

    /// Reads a player's own data from a folder with the same files as the core set.
    pub fn from_folder(folder: &Path) -> Result<Self, Vec<DataError>> {
        let mut errors = Vec::new();
        let files = Sources::NAMES.map(|name| read_file(folder, name, &mut errors));
        if !errors.is_empty() {
            return Err(errors);
        }
        Self::read(&Sources::from_files(files.each_ref().map(Vec::as_slice)))
    }

    /// Reads and checks the texts; the errors of all files are listed together.
    pub fn read(sources: &Sources<'_>) -> Result<Self, Vec<DataError>> {
        read::library(sources)
    }
}

component!(ProfileId, profiles, profile, Profile, "a Creature Disk");
component!(SpellId, spells, spell, Spell, "a spell");
component!(TerrainId, terrains, terrain, TerrainType, "a type of terrain");
component!(ScenarioId, scenarios, scenario, Scenario, "a scenario");
component!(ArmyId, armies, army, ReadyArmy, "a ready-made army");
