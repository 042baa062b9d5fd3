//! From the texts of the data files to a checked library.

mod ability;
mod cards;
mod constants;
mod count;
mod disks;
mod effect;
mod facts;
mod length;
pub(crate) mod reader;
mod refer;
mod regiments;
mod terrain;

use toml::de::DeTable;

use self::reader::{Log, Table};
use self::refer::{Entries, entries};
use super::{DataError, Library, Sources, SpecialScenario};

/// Reads all files and lists the errors of all of them.
pub(super) fn library(sources: &Sources<'_>) -> Result<Library, Vec<DataError>> {
    let mut errors = Vec::new();
    let texts = sources.files().map(normalised);
    let hash = hash(&texts);
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

// Line ends depend on the editor and on the version control of the reader; they mean nothing.
fn normalised(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(bytes.len());
    for (index, byte) in bytes.iter().enumerate() {
        if !(*byte == b'\r' && bytes.get(index + 1) == Some(&b'\n')) {
            text.push(*byte);
        }
    }
    text
}

fn hash(texts: &[Vec<u8>; 8]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    for (name, text) in Sources::NAMES.iter().zip(texts) {
        hasher.update(name.as_bytes());
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text);
    }
    *hasher.finalize().as_bytes()
}

struct File<'a> {
    name: &'static str,
    bytes: &'a [u8],
}

impl File<'_> {
    fn read<T>(&self, errors: &mut Vec<DataError>, read: impl FnOnce(&Table<'_>) -> T) -> Option<T> {
        document(self.name, self.bytes, errors, read)
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

/// Reads a whole TOML file of this game; an unknown field at its top is an error like any other.
pub(crate) fn document<T>(
    name: &str,
    bytes: &[u8],
    errors: &mut Vec<DataError>,
    read: impl FnOnce(&Table<'_>) -> T,
) -> Option<T> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(reason) => {
            let valid = std::str::from_utf8(&bytes[..reason.valid_up_to()]).unwrap_or("");
            let log = Log::new(name, valid);
            log.note(Some(valid.len()..valid.len()), "", "data-not-text", vec![]);
            errors.extend(log.into_errors());
            return None;
        }
    };
    let log = Log::new(name, text);
    let (root, mistakes) = DeTable::parse_recoverable(text);
    for mistake in &mistakes {
        log.note(mistake.span(), "", "data-not-toml", vec![("reason", mistake.message().to_owned())]);
    }
    // What a parser recovered is not what was meant; judging it further would only add noise.
    let result = log.is_clean().then(|| {
        let root = Table::new(&log, String::new(), None, root.get_ref());
        root.read("game", |value| value.one_of(&["whdw"]));
        let result = read(&root);
        root.finish();
        result
    });
    errors.extend(log.into_errors());
    result
}
