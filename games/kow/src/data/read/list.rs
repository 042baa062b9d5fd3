//! Reads an army list.

use toml::de::DeTable;

use super::entry::entry;
use super::facts::marks;
use super::reader::{Table, Value};
use super::special::special;
use crate::data::{ArmyList, Entry, Facts, Formations, ListId, Origin, Word};

/// The ids of all entries so far; they are unique across the lists.
#[derive(Debug, Default)]
pub(super) struct Known(Vec<String>);

/// The list with this id and its entries; `place` is its place among the lists.
pub(super) fn list(
    root: &Table<'_>,
    id: &str,
    place: usize,
    formations: Option<&Formations>,
    known: &mut Known,
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
    let entries = root.read("entry", |list| {
        let read_all = list.clone().list(|value| read_entry(value, place?, formations, known));
        // Entries are named by one byte.
        if known.0.len() > usize::from(u8::MAX) { list.wrong("data-too-many", vec![]) } else { read_all }
    });
    let facts = root.read("house", |list| {
        let mut facts = Facts::default();
        facts.mark("entry", Origin::Book);
        marks(list, &raw_entries(root), "entry.", Origin::House, &mut facts)?;
        facts.mark("entry.note", Origin::House);
        Some(facts)
    });
    let head =
        ArmyList { id: written?, name: name?, alignment: alignment?, army_wide: army_wide?, facts: facts? };
    Some((head, entries?))
}

fn raw_entries<'a>(root: &Table<'a>) -> Vec<&'a DeTable<'a>> {
    let list = root.raw.get("entry").and_then(|list| list.get_ref().as_array());
    list.into_iter().flat_map(|list| list.iter()).filter_map(|entry| entry.get_ref().as_table()).collect()
}

fn read_entry(
    value: Value<'_>,
    list: ListId,
    formations: Option<&Formations>,
    known: &mut Known,
) -> Option<Entry> {
    let mut table = value.clone().table()?;
    // Places are easier to find by id than by number.
    if let Some(id) = table.raw.get("id").and_then(|id| id.get_ref().as_str()) {
        table.at = format!("entry.{id}");
        if known.0.iter().any(|known| known == id) {
            let _: Option<()> = value.wrong("data-duplicate-id", vec![("id", id.to_owned())]);
        }
        known.0.push(id.to_owned());
    }
    let entry = entry(&table, list, formations);
    table.finish();
    entry
}
