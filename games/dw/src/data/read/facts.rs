//! Reads the marks of an entry, which tell facts from values of the project.

use gonfalon_data::{Table, Value};

use crate::data::{Facts, Origin};

/// The marks of an entry: `book` must be there. Each path is one of `fields`, even where the field is left out: that a
/// Disk has no such thing can be a fact too.
pub(super) fn facts(table: &Table<'_>, fields: &[&'static str]) -> Option<Facts> {
    let mut facts = Facts::default();
    table.read("book", |list| marks(list, fields, Origin::Book, &mut facts))?;
    Some(facts)
}

/// The marks of a Disk, which also tell what public pages document (`web`, a part of `book`) and what was read from
/// context (`inferred`).
pub(super) fn disk_facts(table: &Table<'_>, fields: &[&'static str]) -> Option<Facts> {
    let facts = facts(table, fields);
    let inferred =
        |facts: &mut Facts| table.or("inferred", (), |list| marks(list, fields, Origin::Lead, facts));
    let Some(mut facts) = facts else {
        inferred(&mut Facts::default());
        table.field("web");
        return None;
    };
    let web = table.or("web", vec![], |list| {
        list.list(|value| {
            let path = value.clone().one_of(fields)?;
            let documented = facts.marks().any(|(marked, _)| marked == path);
            if documented {
                Some(())
            } else {
                value.wrong("data-web-without-book", vec![("path", path.to_owned())])
            }
        })
    });
    inferred(&mut facts)?;
    web?;
    Some(facts)
}

fn marks(list: Value<'_>, fields: &[&'static str], origin: Origin, facts: &mut Facts) -> Option<()> {
    let paths = list.list(|value| {
        let path = value.clone().one_of(fields)?;
        if facts.marks().any(|(marked, _)| marked == path) {
            return value.wrong("data-fact-twice", vec![("path", path.to_owned())]);
        }
        facts.mark(path, origin);
        Some(())
    });
    paths.map(|_| ())
}
