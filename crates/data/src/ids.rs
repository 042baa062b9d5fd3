//! The ids by which entries of data files are found and referred to.

use crate::nearest::nearest;
use crate::table::Table;
use crate::value::Value;

/// The ids of one kind of entry, in the order of their files.
///
/// Wrong entries are among them too, so that references to them are not blamed as well.
#[derive(Debug, Default)]
pub struct Ids(Vec<String>);

impl Ids {
    /// Ids that were read elsewhere, so that new ones must differ from them.
    pub fn known<'k>(ids: impl Iterator<Item = &'k str>) -> Ids {
        Ids(ids.map(str::to_owned).collect())
    }

    /// The place of the entry that `value` names.
    pub fn find(&self, value: Value<'_>) -> Option<u8> {
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

    /// The ids of the list `field`, whose entries are judged elsewhere; for entries that refer to later ones.
    pub fn scan(root: &Table<'_>, field: &str) -> Self {
        let id = |table: &Table<'_>| {
            table.raw.get("id").and_then(|id| id.get_ref().as_str()).unwrap_or_default().to_owned()
        };
        Self(root.tables(field).iter().map(id).collect())
    }

    /// Reads every entry of the list `field` and adds its id, which must be new.
    pub fn entries<T>(
        &mut self,
        root: &Table<'_>,
        field: &'static str,
        mut read: impl FnMut(&Table<'_>) -> Option<T>,
    ) -> Option<Vec<T>> {
        root.read(field, |list| {
            let read_all = list.clone().list(|value| {
                let mut table = value.clone().table()?;
                let id = table.raw.get("id").and_then(|id| id.get_ref().as_str()).unwrap_or_default();
                if !id.is_empty() {
                    // Places are easier to find by id than by number.
                    table.at = format!("{field}.{id}");
                    if self.0.iter().any(|known| known == id) {
                        let _: Option<()> = value.wrong("data-duplicate-id", vec![("id", id.to_owned())]);
                    }
                }
                self.0.push(id.to_owned());
                let entry = read(&table);
                table.finish();
                entry
            });
            // Entries are named by one byte.
            if self.0.len() > usize::from(u8::MAX) { list.wrong("data-too-many", vec![]) } else { read_all }
        })
    }
}
