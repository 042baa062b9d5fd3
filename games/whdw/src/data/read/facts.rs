//! Reads the marks of an entry, which tell facts from values of the project.

use gonfalon_data::{Table, marks};

use crate::data::{Facts, Origin};

/// The marks of an entry: `book` must be there, `lead` may be.
pub(super) fn facts(table: &Table<'_>) -> Option<Facts> {
    let mut facts = Facts::default();
    let book = table.read("book", |list| marks(list, &[table], "", Origin::Book, &mut facts));
    let lead = table.or("lead", (), |list| marks(list, &[table], "", Origin::Lead, &mut facts));
    book.and(lead)?;
    Some(facts)
}
