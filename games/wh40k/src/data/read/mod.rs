//! From the texts of the data files to a checked library.

mod ability;
mod datasheet;
mod faction;
mod layouts;
mod publication;
mod weapon;

use gonfalon_data::{Ids, Name, Table, Value, document, hash, normalised};

use super::{DIALECT, DataError, Library, Sources};
use faction::Names;
pub(super) use publication::joined;
pub(crate) use publication::publication;

/// The elements of a list that players' files must not make endless: their places are named by one byte.
fn few<'a, T>(list: Value<'a>, most: usize, read: impl FnMut(Value<'a>) -> Option<T>) -> Option<Vec<T>> {
    let all = list.clone().list(read)?;
    if all.len() > most { list.wrong("data-too-many", vec![]) } else { Some(all) }
}

/// A name in both languages, or one that is the same in both.
fn title(value: Value<'_>) -> Option<Name> {
    match value.as_text() {
        Some(_) => value.text().map(|text| Name { en: text.to_owned(), de: text.to_owned() }),
        None => value.name(),
    }
}

/// The name of the file of a faction.
pub(super) fn faction_file(id: &str) -> String {
    format!("{id}.toml")
}

/// The factions that `set.toml` names; none where it cannot be read.
pub(super) fn faction_ids(set: &[u8]) -> Vec<String> {
    let mut ignored = Vec::new();
    let ids = |root: &Table<'_>| factions(root).unwrap_or_default();
    document(&DIALECT, "set.toml", &normalised(set), &mut ignored, ids).unwrap_or_default()
}

fn factions(root: &Table<'_>) -> Option<Vec<String>> {
    root.read("factions", |list| {
        let mut known: Vec<String> = Vec::new();
        list.list(|value| {
            let id = value.clone().id()?;
            if known.contains(&id) {
                return value.wrong("data-duplicate-id", vec![("id", id)]);
            }
            known.push(id.clone());
            Some(id)
        })
    })
}

/// Reads all files and lists the errors of all of them.
pub(super) fn library(sources: &Sources<'_>) -> Result<Library, Vec<DataError>> {
    let mut errors = Vec::new();
    let set = normalised(sources.set);
    let ids = document(&DIALECT, "set.toml", &set, &mut errors, factions).flatten();
    let mut files: Vec<(String, Vec<u8>)> = vec![("set.toml".to_owned(), set)];
    let mut library = Library::empty();
    let mut names = Names::default();
    let mut known = [Ids::default(), Ids::default(), Ids::default()];
    for id in ids.iter().flatten() {
        let name = faction_file(id);
        let Some((_, bytes)) = sources.factions.iter().find(|(listed, _)| listed == id) else {
            let args = vec![("id", id.clone())];
            errors.push(DIALECT.error("set.toml", None, "factions", "data-no-faction", args));
            continue;
        };
        let bytes = normalised(bytes);
        document(&DIALECT, &name, &bytes, &mut errors, |root| {
            faction::faction(root, Some(id), &mut library, &mut names, &mut known)
        });
        files.push((name, bytes));
    }
    let bytes = normalised(sources.layouts);
    document(&DIALECT, "layouts.toml", &bytes, &mut errors, |root| layouts::terrain(root, &mut library));
    files.push(("layouts.toml".to_owned(), bytes));
    if !errors.is_empty() {
        return Err(errors);
    }
    library.keywords = names.0;
    library.hash = hash(files.iter().map(|(name, text)| (name.as_str(), text.as_slice())));
    Ok(library)
}
