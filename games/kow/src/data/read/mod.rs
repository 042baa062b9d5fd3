//! From the texts of the data files to a checked library.

mod constants;
mod entry;
mod layouts;
mod list;
mod special;

use gonfalon_data::{Ids, Table, document, hash, normalised};

use super::{DIALECT, DataError, Library, Sources};

/// The name of the file of a list.
pub(super) fn list_file(id: &str) -> String {
    format!("{id}.toml")
}

/// The lists that `set.toml` names; none where it cannot be read.
pub(super) fn list_ids(set: &[u8]) -> Vec<String> {
    let ids = |root: &Table<'_>| lists(root).unwrap_or_default();
    let mut ignored = Vec::new();
    document(&DIALECT, "set.toml", &normalised(set), &mut ignored, ids).unwrap_or_default()
}

fn lists(root: &Table<'_>) -> Option<Vec<String>> {
    root.read("lists", |list| {
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
    let mut files: Vec<(String, Vec<u8>)> = vec![("set.toml".to_owned(), set)];
    let head = document(&DIALECT, "set.toml", &files[0].1, &mut errors, |root| {
        let ids = lists(root);
        (ids, constants::constants(root))
    });
    let (ids, constants) = head.unwrap_or_default();

    let (mut heads, mut entries) = (Vec::new(), Vec::new());
    let mut known = Ids::default();
    for id in ids.iter().flatten() {
        let name = list_file(id);
        let Some((_, bytes)) = sources.lists.iter().find(|(listed, _)| listed == id) else {
            let args = vec![("id", id.clone())];
            errors.push(DIALECT.error("set.toml", None, "lists", "data-no-list", args));
            continue;
        };
        let bytes = normalised(bytes);
        let list = document(&DIALECT, &name, &bytes, &mut errors, |root| {
            list::list(
                root,
                id,
                heads.len(),
                constants.as_ref().map(|constants| &constants.formation),
                &mut known,
            )
        });
        files.push((name, bytes));
        if let Some((head, more)) = list.flatten() {
            heads.push(head);
            entries.extend(more);
        }
    }
    let bytes = normalised(sources.layouts);
    let battlefield = constants.as_ref().map(|constants| &constants.battlefield);
    let terrain =
        document(&DIALECT, "layouts.toml", &bytes, &mut errors, |root| layouts::terrain(root, battlefield));
    files.push(("layouts.toml".to_owned(), bytes));
    match (constants, terrain.flatten()) {
        (Some(constants), Some(terrain)) if errors.is_empty() => {
            let texts = files.iter().map(|(name, text)| (name.as_str(), text.as_slice()));
            Ok(Library { constants, lists: heads, entries, terrain, hash: hash(texts) })
        }
        _ => Err(errors),
    }
}
