//! The library: every component of the set, checked once and then immutable.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use gonfalon_data::{component, read_file};
use serde::Serialize;

use super::read;
use super::{
    CommandCard, Constants, DataError, DeploymentCard, DiskProfile, LearningArmy, Regiment, ScenarioCard,
    SpecialScenario, TerrainPiece,
};

/// Every component of the set; indexed by the ids, which panic where they are another library's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Library {
    /// The constants of the box.
    pub constants: Constants,
    /// The disks, one entry a title.
    pub disks: Vec<DiskProfile>,
    /// The command cards.
    pub commands: Vec<CommandCard>,
    /// The scenario cards.
    pub scenarios: Vec<ScenarioCard>,
    /// The deployment cards, one entry a title.
    pub deployments: Vec<DeploymentCard>,
    /// The terrain pieces.
    pub pieces: Vec<TerrainPiece>,
    /// The prebuilt regiments.
    pub regiments: Vec<Regiment>,
    /// The armies of the learning scenario.
    pub learning: Vec<LearningArmy>,
    /// The special scenario.
    pub strongholds: SpecialScenario,
    /// Identifies the files this library was read from.
    pub hash: [u8; 32],
}

/// The texts of the data files, from wherever they come.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "one field for each file, named like it")]
pub struct Sources<'a> {
    pub set: &'a [u8],
    pub disks: &'a [u8],
    pub command_cards: &'a [u8],
    pub scenario_cards: &'a [u8],
    pub deployment_cards: &'a [u8],
    pub terrain: &'a [u8],
    pub prebuilt: &'a [u8],
    pub special_scenarios: &'a [u8],
}

impl Sources<'static> {
    /// The files of the core set, which the program carries with it.
    pub const CORE: Self = Self {
        set: include_bytes!("../../../../data/whdw/set.toml"),
        disks: include_bytes!("../../../../data/whdw/disks.toml"),
        command_cards: include_bytes!("../../../../data/whdw/command_cards.toml"),
        scenario_cards: include_bytes!("../../../../data/whdw/scenario_cards.toml"),
        deployment_cards: include_bytes!("../../../../data/whdw/deployment_cards.toml"),
        terrain: include_bytes!("../../../../data/whdw/terrain.toml"),
        prebuilt: include_bytes!("../../../../data/whdw/prebuilt.toml"),
        special_scenarios: include_bytes!("../../../../data/whdw/special_scenarios.toml"),
    };
}

impl<'a> Sources<'a> {
    /// The names of the files, in the order of [`Sources::files`].
    pub const NAMES: [&'static str; 8] = [
        "set.toml",
        "disks.toml",
        "command_cards.toml",
        "scenario_cards.toml",
        "deployment_cards.toml",
        "terrain.toml",
        "prebuilt.toml",
        "special_scenarios.toml",
    ];

    /// The texts in the order of [`Sources::NAMES`].
    pub fn files(&self) -> [&'a [u8]; 8] {
        [
            self.set,
            self.disks,
            self.command_cards,
            self.scenario_cards,
            self.deployment_cards,
            self.terrain,
            self.prebuilt,
            self.special_scenarios,
        ]
    }

    /// The texts given in the order of [`Sources::NAMES`].
    pub fn from_files(files: [&'a [u8]; 8]) -> Self {
        let [
            set,
            disks,
            command_cards,
            scenario_cards,
            deployment_cards,
            terrain,
            prebuilt,
            special_scenarios,
        ] = files;
        Self {
            set,
            disks,
            command_cards,
            scenario_cards,
            deployment_cards,
            terrain,
            prebuilt,
            special_scenarios,
        }
    }
}

impl Library {
    /// The core set.
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

component!(ProfileId, disks, disk, DiskProfile, "a disk profile");
component!(CommandId, commands, command, CommandCard, "a command card");
component!(ScenarioId, scenarios, scenario, ScenarioCard, "a scenario card");
component!(DeploymentId, deployments, deployment, DeploymentCard, "a deployment card");
component!(PieceId, pieces, piece, TerrainPiece, "a terrain piece");
component!(RegimentId, regiments, regiment, Regiment, "a prebuilt regiment");
