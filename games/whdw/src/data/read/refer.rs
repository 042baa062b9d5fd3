//! References between files: the ids an entry may name.

use super::reader::{Table, Value};
use crate::data::nearest;

/// The ids of one kind of entry, in the order of its file.
#[derive(Debug, Default)]
pub(super) struct Ids(Vec<String>);

/// The entries of a file: their ids even where an entry is wrong, so that references to it are not blamed too.
pub(super) struct Entries<T> {
    pub(super) ids: Ids,
    pub(super) list: Option<Vec<T>>,
}

impl<T> Default for Entries<T> {
    fn default() -> Self {
        Self { ids: Ids::default(), list: None }
    }
}

impl Ids {
    /// The place of the entry that `value` names.
    pub(super) fn find(&self, value: Value<'_>) -> Option<u8> {
        let id = value.clone().text()?;
        if let Some(index) = self.0.iter().position(|known| known == id) {
            return u8::try_from(index).ok();
        }
        let mut args = vec![("id", id.to_owned())];
        match nearest(id, self.0.iter().map(String::as_str)) {
            Some(near) => {
                args.push(("nearest", near.to_owned()));
                value.wrong("data-unknown-id-nearest", args)
            }
            None => value.wrong("data-unknown-id", args),
        }
    }
}

/// Reads every entry of the list `field`.
pub(super) fn entries<T>(
    root: &Table<'_>,
    field: &'static str,
    mut read: impl FnMut(&Table<'_>) -> Option<T>,
) -> Entries<T> {
    let mut ids: Vec<String> = Vec::new();
    let list = root.read(field, |list| {
        let read_all = list.clone().list(|value| {
            let mut table = value.clone().table()?;
            // Places are easier to find by id than by number.
            if let Some(id) = table.raw.get("id").and_then(|id| id.get_ref().as_str()) {
                table.at = format!("{field}.{id}");
                if ids.iter().any(|known| known == id) {
                    let _: Option<()> = value.wrong("data-duplicate-id", vec![("id", id.to_owned())]);
                }
                ids.push(id.to_owned());
            } else {
                ids.push(String::new());
            }
            let entry = read(&table);
            table.finish();
            entry
        });
        // Entries are named by one byte.
        if ids.len() > usize::from(u8::MAX) { list.wrong("data-too-many", vec![]) } else { read_all }
    });
    Entries { ids: Ids(ids), list }
}
