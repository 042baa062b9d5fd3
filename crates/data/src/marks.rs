//! Reads the marks that tell facts from values of the project, and checks that each names a field.

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::facts::{Facts, Origin, covers};
use crate::table::Table;
use crate::value::Value;

/// Adds the paths of `list`, each of which must name something in one of the tables `within`, with `prefix` before them.
pub fn marks(
    list: Value<'_>,
    within: &[&Table<'_>],
    prefix: &str,
    origin: Origin,
    facts: &mut Facts,
) -> Option<()> {
    let dialect = list.log.dialect;
    let paths = list.list(|value| {
        let path = value.clone().text()?;
        let wrong = |key| value.wrong(key, vec![("path", path.to_owned())]);
        if dialect.own_words.iter().any(|field| covers(field, path)) {
            wrong("data-fact-text")
        } else if !within.iter().any(|table| exists(table.raw, path, dialect.listed_by)) {
            wrong("data-fact-path")
        } else if facts.marks().any(|(marked, _)| marked == format!("{prefix}{path}")) {
            wrong("data-fact-twice")
        } else {
            facts.mark(format!("{prefix}{path}"), origin);
            Some(())
        }
    });
    paths.map(|_| ())
}

impl<'a> Table<'a> {
    /// The table in the field `name`, whose list `book` marks facts among its own fields.
    pub fn part(&self, name: &'static str, facts: &mut Facts) -> Option<Table<'a>> {
        let table = self.read(name, Value::table)?;
        table.read("book", |list| marks(list, &[&table], &format!("{name}."), Origin::Book, facts));
        Some(table)
    }
}

fn exists(entry: &DeTable<'_>, path: &str, listed_by: Option<&str>) -> bool {
    let mut steps = path.split('.');
    let mut at = steps.next().and_then(|field| entry.get(field)).map(Spanned::get_ref);
    let mut exists = at.is_some();
    for step in steps {
        (exists, at) = match (at, listed_by) {
            (Some(DeValue::Table(table)), _) => found(table.get(step)),
            // The number of elements is a fact of its own; nothing lies below it.
            (Some(DeValue::Array(_)), Some(_)) if step == "count" => (true, None),
            (Some(DeValue::Array(list)), Some(word)) => found(element(list, step, word)),
            _ => (false, None),
        };
    }
    exists
}

fn found<'a>(value: Option<&'a Spanned<DeValue<'a>>>) -> (bool, Option<&'a DeValue<'a>>) {
    (value.is_some(), value.map(Spanned::get_ref))
}

// Elements are named by their number or by their word.
fn element<'a>(list: &'a DeArray<'a>, step: &str, listed_by: &str) -> Option<&'a Spanned<DeValue<'a>>> {
    match step.parse::<usize>() {
        Ok(index) => list.get(index),
        Err(_) => list.iter().find(|element| match element.get_ref() {
            DeValue::Table(table) => {
                table.get(listed_by).is_some_and(|word| word.get_ref().as_str() == Some(step))
            }
            word => word.as_str() == Some(step),
        }),
    }
}
