//! From the texts of the data files to a checked library.

mod constants;
mod entry;
mod facts;
mod length;
mod list;
pub(crate) mod reader;
mod special;

use toml::de::DeTable;

use self::reader::{Log, Table};
use super::{DataError, Library, Sources};

/// The name of the file of a list.
pub(super) fn list_file(id: &str) -> String {
    format!("{id}.toml")
}

/// The lists that `set.toml` names; none where it cannot be read.
pub(super) fn list_ids(set: &[u8]) -> Vec<String> {
    let ids = |root: &Table<'_>| lists(root).unwrap_or_default();
    let mut ignored = Vec::new();
    document("set.toml", &normalised(set), &mut ignored, ids).unwrap_or_default()
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
    let head = document("set.toml", &files[0].1, &mut errors, |root| {
        let ids = lists(root);
        (ids, constants::constants(root))
    });
    let (ids, constants) = head.unwrap_or_default();

    let (mut heads, mut entries) = (Vec::new(), Vec::new());
    let mut known = list::Known::default();
    for id in ids.iter().flatten() {
        let name = list_file(id);
        let Some((_, bytes)) = sources.lists.iter().find(|(listed, _)| listed == id) else {
            let args = vec![("id", id.clone())];
            errors.push(DataError::new("set.toml", None, "lists", "data-no-list", args));
            continue;
        };
        let bytes = normalised(bytes);
        let list = document(&name, &bytes, &mut errors, |root| {
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
    match constants {
        Some(constants) if errors.is_empty() => {
            Ok(Library { constants, lists: heads, entries, hash: hash(&files) })
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

fn hash(files: &[(String, Vec<u8>)]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    for (name, text) in files {
        hasher.update(name.as_bytes());
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text);
    }
    *hasher.finalize().as_bytes()
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
        root.read("game", |value| value.one_of(&["kow"]));
        let result = read(&root);
        root.finish();
        result
    });
    errors.extend(log.into_errors());
    result
}
