//! From the texts of the data files to a checked library.

mod ability;
mod armies;
mod constants;
mod disks;
mod effect;
mod facts;
mod filter;
mod known;
mod scenarios;
mod spells;
mod terrain;
mod whole;

use gonfalon_data::{Ids, Table, document, hash, normalised};

use self::known::Known;
use super::{DIALECT, DataError, Library, Sources};

/// Reads all files and lists the errors of all of them.
pub(super) fn library(sources: &Sources<'_>) -> Result<Library, Vec<DataError>> {
    let mut errors = Vec::new();
    let texts = sources.files().map(normalised);
    let hash = hash(Sources::NAMES.into_iter().zip(texts.iter().map(Vec::as_slice)));
    let [set, disks, spells, terrain, scenarios, armies] =
        std::array::from_fn(|index| File { name: Sources::NAMES[index], bytes: &texts[index] });

    let known = Known::scan(&disks, &terrain);
    let (constants, sizes) = set
        .read(&mut errors, |root| (constants::constants(root), constants::sizes(root)))
        .unwrap_or_default();
    let profiles = disks.entries(&mut errors, "disk", |table| disks::disk(table, &known, &sizes));
    let spells = spells.entries(&mut errors, "spell", |table| spells::spell(table, &known));
    let terrains = terrain.entries(&mut errors, "terrain", |table| terrain::terrain(table, &known));
    let scenarios = scenarios.entries(&mut errors, "scenario", scenarios::scenario);
    let armies = armies.entries(&mut errors, "army", |table| {
        armies::army(table, &known, &spells.ids, profiles.list.as_deref())
    });
    let parts = || {
        Some(Library {
            constants: constants?,
            profiles: profiles.list?,
            spells: spells.list?,
            terrains: terrains.list?,
            scenarios: scenarios.list?,
            armies: armies.list?,
            hash,
        })
    };
    match parts() {
        Some(library) if errors.is_empty() => {
            errors = whole::check(&library);
            if errors.is_empty() { Ok(library) } else { Err(errors) }
        }
        _ => Err(errors),
    }
}

/// A file of the data.
struct File<'a> {
    name: &'static str,
    bytes: &'a [u8],
}

impl File<'_> {
    fn read<T>(&self, errors: &mut Vec<DataError>, read: impl FnOnce(&Table<'_>) -> T) -> Option<T> {
        document(&DIALECT, self.name, self.bytes, errors, read)
    }

    fn entries<T>(
        &self,
        errors: &mut Vec<DataError>,
        field: &'static str,
        entry: impl FnMut(&Table<'_>) -> Option<T>,
    ) -> Entries<T> {
        let read = |root: &Table<'_>| Entries::read(root, field, entry);
        self.read(errors, read).unwrap_or_default()
    }
}

/// The entries of a file: their ids even where an entry is wrong, so that references to it are not blamed too.
struct Entries<T> {
    ids: Ids,
    list: Option<Vec<T>>,
}

impl<T> Default for Entries<T> {
    fn default() -> Self {
        Self { ids: Ids::default(), list: None }
    }
}

impl<T> Entries<T> {
    /// Reads every entry of the list `field`.
    fn read(root: &Table<'_>, field: &'static str, read: impl FnMut(&Table<'_>) -> Option<T>) -> Self {
        let mut ids = Ids::default();
        let list = ids.entries(root, field, read);
        Self { ids, list }
    }
}
