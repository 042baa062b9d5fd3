//! Reads the marks that tell facts from values of the project, and checks that each names a field.

use toml::de::{DeTable, DeValue};

use super::reader::{Table, Value};
use crate::data::{Facts, Origin};

/// The marks of an entry: `book` must be there, `lead` may be.
pub(super) fn facts(table: &Table<'_>) -> Option<Facts> {
    let mut facts = Facts::default();
    let book = table.read("book", |list| marks(list, table.raw, "", Origin::Book, &mut facts));
    let lead = table.or("lead", (), |list| marks(list, table.raw, "", Origin::Lead, &mut facts));
    book.and(lead)?;
    Some(facts)
}

/// Adds the paths of `list`, each of which must name something in `entry`, with `prefix` before them.
pub(super) fn marks(
    list: Value<'_>,
    entry: &DeTable<'_>,
    prefix: &str,
    origin: Origin,
    facts: &mut Facts,
) -> Option<()> {
    let paths = list.list(|value| {
        let path = value.clone().text()?;
        if path == "text" || path.starts_with("text.") || path.starts_with("objective_text") {
            // Texts are always the project's own words.
            value.wrong("data-fact-text", vec![("path", path.to_owned())])
        } else if !exists(entry, path) {
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
    let mut steps = path.split('.');
    let Some(first) = steps.next().and_then(|field| entry.get(field)) else {
        return false;
    };
    let mut at = Some(first.get_ref());
    for step in steps {
        at = match at {
            Some(DeValue::Table(table)) => match table.get(step) {
                Some(value) => Some(value.get_ref()),
                None => return false,
            },
            Some(DeValue::Array(list)) => match step.parse::<usize>() {
                Ok(index) if index < list.len() => Some(list[index].get_ref()),
                Ok(_) => return false,
                // The number of elements is a fact of its own; nothing lies below it.
                Err(_) if step == "count" => None,
                Err(_) => match list.iter().find(|element| is_called(element.get_ref(), step)) {
                    Some(element) => Some(element.get_ref()),
                    None => return false,
                },
            },
            _ => return false,
        };
    }
    true
}

// Traits are words and keywords are tables; both are named by their word.
fn is_called(element: &DeValue<'_>, name: &str) -> bool {
    match element {
        DeValue::Table(table) => {
            table.get("keyword").is_some_and(|word| word.get_ref().as_str() == Some(name))
        }
        word => word.as_str() == Some(name),
    }
}
