//! References between files: the entries of a file and the ids by which others may name them.

use gonfalon_data::{Ids, Table};

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

/// Reads every entry of the list `field`.
pub(super) fn entries<T>(
    root: &Table<'_>,
    field: &'static str,
    read: impl FnMut(&Table<'_>) -> Option<T>,
) -> Entries<T> {
    let mut ids = Ids::default();
    let list = ids.entries(root, field, read);
    Entries { ids, list }
}
