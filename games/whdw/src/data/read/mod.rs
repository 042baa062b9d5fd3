//! From the texts of the data files to a checked library.

mod ability;
mod cards;
mod constants;
mod count;
mod disks;
mod effect;
mod facts;
mod refer;
mod regiments;
mod terrain;

use gonfalon_data::{Table, document, hash, normalised};

use self::refer::{Entries, entries};
use super::{DIALECT, DataError, Library, Sources, SpecialScenario};

/// Reads all files and lists the errors of all of them.
pub(super) fn library(sources: &Sources<'_>) -> Result<Library, Vec<DataError>> {
    let mut errors = Vec::new();
    let texts = sources.files().map(normalised);
    let hash = hash(Sources::NAMES.into_iter().zip(texts.iter().map(Vec::as_slice)));
    let [set, disks, command_cards, scenario_cards, deployment_cards, terrain, prebuilt, special] =
        std::array::from_fn(|index| File { name: Sources::NAMES[index], bytes: &texts[index] });

    let constants = set.read(&mut errors, constants::constants).flatten();
    let disks = disks.entries(&mut errors, "disk", disks::disk);
    let commands = command_cards.entries(&mut errors, "card", cards::command);
    let scenarios = scenario_cards.entries(&mut errors, "card", cards::scenario);
    let deployments = deployment_cards.entries(&mut errors, "card", cards::deployment);
    let pieces = terrain.entries(&mut errors, "piece", terrain::piece);
    let prebuilt = prebuilt.read(&mut errors, |root| {
        let read = |table: &Table<'_>| regiments::regiment(table, &disks.ids, &commands.ids);
        let regiments = entries(root, "regiment", read);
        let read = |table: &Table<'_>| regiments::learning_army(table, &disks.ids, &commands.ids);
        Some((regiments.list?, entries(root, "learning_army", read).list?))
    });
    let strongholds: Entries<SpecialScenario> = special.entries(&mut errors, "scenario", |table| {
        terrain::special(table, &pieces.ids, |piece| {
            let piece = pieces.list.as_ref().and_then(|list| list.get(piece.index()));
            piece.map_or(vec![], |piece| piece.sides.iter().map(|side| side.id.clone()).collect())
        })
    });
    let parts = || {
        let (regiments, learning) = prebuilt.flatten()?;
        Some(Library {
            constants: constants?,
            disks: disks.list?,
            commands: commands.list?,
            scenarios: scenarios.list?,
            deployments: deployments.list?,
            pieces: pieces.list?,
            regiments,
            learning,
            strongholds: count::exactly_one(strongholds.list?, &mut errors)?,
            hash,
        })
    };
    match parts() {
        Some(library) if errors.is_empty() => {
            errors = count::check(&library);
            if errors.is_empty() { Ok(library) } else { Err(errors) }
        }
        _ => Err(errors),
    }
}

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
        self.read(errors, |root| entries(root, field, entry)).unwrap_or_default()
    }
}
