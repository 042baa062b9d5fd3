//! The library: factions, datasheets, keywords and layouts, checked once and then immutable.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use gonfalon_data::{DataError, Name, read_file};
use serde::Serialize;

use super::{ChanceTerrain, Datasheet, Detachment, Enhancement, Faction, KeywordId, Layout, Piece, read};

/// Every datasheet of a match or of the program; indexed by the ids, which panic where they are another library's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Library {
    /// Keywords other than those of the core rules, by their ids.
    pub keywords: Vec<KeywordName>,
    /// The factions.
    pub factions: Vec<Faction>,
    /// Their Detachments.
    pub detachments: Vec<Detachment>,
    /// Their Enhancements.
    pub enhancements: Vec<Enhancement>,
    /// The datasheets.
    pub datasheets: Vec<Datasheet>,
    /// Terrain layouts to choose from.
    pub layouts: Vec<Layout>,
    /// The pieces that terrain is made of.
    pub pieces: Vec<Piece>,
    /// How terrain is laid out by chance.
    pub chance: ChanceTerrain,
    /// Identifies the files this library was read from.
    pub hash: [u8; 32],
}

/// A keyword that the core rules do not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeywordName {
    /// Its word in data files.
    pub id: String,
    /// What players call it.
    pub name: Name,
}

/// The texts of the data files, from wherever they come.
#[derive(Clone, Debug)]
pub struct Sources<'a> {
    /// The text of `set.toml`, which names the factions.
    pub set: &'a [u8],
    /// The id and the text of each faction.
    pub factions: Vec<(&'a str, &'a [u8])>,
    /// The text of `layouts.toml`.
    pub layouts: &'a [u8],
}

impl Sources<'static> {
    /// The files of the game, which the program carries with it.
    pub fn core() -> Self {
        Self {
            set: include_bytes!("../../../../data/wh40k/set.toml"),
            factions: vec![
                ("lantern-concord", include_bytes!("../../../../data/wh40k/lantern-concord.toml")),
                ("verdigris-host", include_bytes!("../../../../data/wh40k/verdigris-host.toml")),
                ("hollow-tide", include_bytes!("../../../../data/wh40k/hollow-tide.toml")),
            ],
            layouts: include_bytes!("../../../../data/wh40k/layouts.toml"),
        }
    }
}

impl Library {
    /// Our own factions.
    pub fn core() -> &'static Arc<Self> {
        static CORE: OnceLock<Arc<Library>> = OnceLock::new();
        CORE.get_or_init(|| {
            Arc::new(Self::read(&Sources::core()).expect("the tests read the core files without errors"))
        })
    }

    /// A library without anything, to be filled from a roster.
    pub fn empty() -> Library {
        Library {
            keywords: vec![],
            factions: vec![],
            detachments: vec![],
            enhancements: vec![],
            datasheets: vec![],
            layouts: vec![],
            pieces: vec![],
            chance: ChanceTerrain::default(),
            hash: [0; 32],
        }
    }

    /// Reads a player's own data from a folder: `set.toml`, `layouts.toml` and a file for each faction that `set.toml` names.
    pub fn from_folder(folder: &Path) -> Result<Self, Vec<DataError>> {
        let mut errors = Vec::new();
        let mut file = |name: &str| read_file(folder, name, &mut errors);
        let set = file("set.toml");
        // What is wrong with set.toml is told below, by the reader of all files.
        let ids = read::faction_ids(&set);
        let layouts = file("layouts.toml");
        let texts: Vec<Vec<u8>> = ids.iter().map(|id| file(&read::faction_file(id))).collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let factions = ids.iter().zip(&texts).map(|(id, text)| (id.as_str(), text.as_slice())).collect();
        Self::read(&Sources { set: &set, factions, layouts: &layouts })
    }

    /// Reads and checks the texts; the errors of all files are listed together.
    pub fn read(sources: &Sources<'_>) -> Result<Self, Vec<DataError>> {
        read::library(sources)
    }

    /// The keyword with this word, if any file has it.
    pub fn keyword(&self, id: &str) -> Option<KeywordId> {
        let index = self.keywords.iter().position(|keyword| keyword.id == id)?;
        u16::try_from(index).ok().map(KeywordId)
    }
}
