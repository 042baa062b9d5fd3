//! Reads the marks that tell facts from values of the project, and checks that each names a field.

use toml::de::{DeTable, DeValue};

use super::reader::Value;
use crate::data::{Facts, Origin};

/// Adds the paths of `list`, each of which must name something in one of `entries`, with `prefix` before them.
pub(super) fn marks(
    list: Value<'_>,
    entries: &[&DeTable<'_>],
    prefix: &str,
    origin: Origin,
    facts: &mut Facts,
) -> Option<()> {
    let paths = list.list(|value| {
        let path = value.clone().text()?;
        if !entries.iter().any(|entry| exists(entry, path)) {
            value.wrong("data-fact-path", vec![("path", path.to_owned())])
        } else if facts.marks().any(|(marked, _)| marked == format!("{prefix}{path}")) {
            value.wrong("data-fact-twice", vec![("path", path.to_owned())])
        } else {
            facts.mark(format!("{prefix}{path}"), origin);
            Some(())
        }
    });
    paths.map(|_| ())
}

fn exists(entry: &DeTable<'_>, path: &str) -> bool {
    let mut table = Some(entry);
    path.split('.').all(|step| {
        let found = table.and_then(|table| table.get(step)).map(|value| value.get_ref());
        table = found.and_then(DeValue::as_table);
        found.is_some()
    })
}
