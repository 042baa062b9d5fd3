//! The library: every army list, checked once and then immutable.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use gonfalon_data::{component, read_file};
use serde::Serialize;

use super::read;
use super::{ArmyList, Constants, DataError, Entry, Name, TerrainData};

/// Every army list; indexed by the ids, which panic where they are another library's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Library {
    /// The constants of the game.
    pub constants: Constants,
    /// The army lists.
    pub lists: Vec<ArmyList>,
    /// The entries of all lists, list by list in the order of the files.
    pub entries: Vec<Entry>,
    /// Terrain pieces and layouts.
    pub terrain: TerrainData,
    /// Identifies the files this library was read from.
    pub hash: [u8; 32],
}

/// The texts of the data files, from wherever they come.
#[derive(Clone, Debug)]
pub struct Sources<'a> {
    /// The text of `set.toml`, which names the lists.
    pub set: &'a [u8],
    /// The id and the text of each list.
    pub lists: Vec<(&'a str, &'a [u8])>,
    /// The text of `layouts.toml`.
    pub layouts: &'a [u8],
}

impl Sources<'static> {
    /// The files of the game, which the program carries with it.
    pub fn core() -> Self {
        Self {
            set: include_bytes!("../../../../data/kow/set.toml"),
            lists: vec![
                ("undead", include_bytes!("../../../../data/kow/undead.toml")),
                ("elves", include_bytes!("../../../../data/kow/elves.toml")),
                ("dwarfs", include_bytes!("../../../../data/kow/dwarfs.toml")),
                ("abyssal-dwarfs", include_bytes!("../../../../data/kow/abyssal-dwarfs.toml")),
            ],
            layouts: include_bytes!("../../../../data/kow/layouts.toml"),
        }
    }
}

impl Library {
    /// The lists of the book.
    pub fn core() -> &'static Arc<Self> {
        static CORE: OnceLock<Arc<Library>> = OnceLock::new();
        CORE.get_or_init(|| {
            Arc::new(Self::read(&Sources::core()).expect("the tests read the core files without errors"))
        })
    }

    /// Reads a player's own data from a folder: `set.toml`, a file for each list that it names and
    /// `layouts.toml`.
    pub fn from_folder(folder: &Path) -> Result<Self, Vec<DataError>> {
        let mut errors = Vec::new();
        let mut file = |name: &str| read_file(folder, name, &mut errors);
        let set = file("set.toml");
        let layouts = if set.is_empty() { Vec::new() } else { file("layouts.toml") };
        // What is wrong with set.toml is told below, by the reader of all files.
        let ids = read::list_ids(&set);
        let texts: Vec<Vec<u8>> = ids.iter().map(|id| file(&read::list_file(id))).collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let lists = ids.iter().zip(&texts).map(|(id, text)| (id.as_str(), text.as_slice())).collect();
        Self::read(&Sources { set: &set, lists, layouts: &layouts })
    }

    /// Reads and checks the texts; the errors of all files are listed together.
    pub fn read(sources: &Sources<'_>) -> Result<Self, Vec<DataError>> {
        read::library(sources)
    }

    /// The entries of one list with their ids.
    pub fn entries_of(&self, list: ListId) -> impl Iterator<Item = (EntryId, &Entry)> {
        self.entry_ids().map(|id| (id, &self[id])).filter(move |(_, entry)| entry.list == list)
    }

    /// The name of an entry with its size, as the book prints it.
    pub fn full_name(&self, id: EntryId) -> Name {
        let entry = &self[id];
        let Some(size) = entry.size.map(|size| self.constants.names.of(size)) else {
            return entry.name.clone();
        };
        Name { en: format!("{} {}", entry.name.en, size.en), de: format!("{} {}", entry.name.de, size.de) }
    }

    /// What sentences call a unit of this entry, so that verbs in the singular go with it.
    pub fn said_name(&self, id: EntryId) -> Name {
        self[id].said.clone().unwrap_or_else(|| self.full_name(id))
    }

    /// The ids of all entries.
    pub fn entry_ids(&self) -> impl Iterator<Item = EntryId> + use<> {
        (0..=u8::MAX).take(self.entries.len()).map(EntryId)
    }
}

component!(ListId, lists, list, ArmyList, "an army list");
component!(EntryId, entries, entry, Entry, "an entry of an army list");
