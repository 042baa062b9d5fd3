//! Reads an army list.

use gonfalon_data::{Ids, Table, Value, marks};

use super::entry::entry;
use super::special::special;
use crate::data::{ArmyList, Entry, Facts, Formations, ListId, Origin, Word};

/// The list with this id and its entries; `place` is its place among the lists, `known` are the ids of all lists so far.
pub(super) fn list(
    root: &Table<'_>,
    id: &str,
    place: usize,
    formations: Option<&Formations>,
    known: &mut Ids,
) -> Option<(ArmyList, Vec<Entry>)> {
    let written = root.read("id", |value| {
        let written = value.clone().id()?;
        if written == id {
            Some(written)
        } else {
            value.wrong("data-list-id", vec![("expected", id.to_owned())])
        }
    });
    let name = root.read("name", Value::name);
    let alignment = root.read("alignment", Value::word);
    let army_wide = root.read("army_wide", |value| {
        let rule = special(value.clone())?;
        // An army-wide rule stands for every unit of the list, so none with a number of its own makes sense.
        if rule.value().is_some() {
            value.wrong("data-army-wide", vec![("rule", rule.kind().word().to_owned())])
        } else {
            Some(rule)
        }
    });
    let place = u8::try_from(place).ok().map(ListId);
    let entries = known.entries(root, "entry", |table| entry(table, place?, formations));
    let facts = root.read("house", |list| {
        let (mut facts, entries) = (Facts::default(), root.tables("entry"));
        facts.mark("entry", Origin::Book);
        marks(list, &entries.iter().collect::<Vec<_>>(), "entry.", Origin::House, &mut facts)?;
        facts.mark("entry.note", Origin::House);
        Some(facts)
    });
    let head =
        ArmyList { id: written?, name: name?, alignment: alignment?, army_wide: army_wide?, facts: facts? };
    Some((head, entries?))
}
