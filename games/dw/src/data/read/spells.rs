//! Reads `spells.toml`.

use gonfalon_data::{Table, Value};

use super::ability;
use super::disks::proper;
use super::facts::facts;
use super::known::Known;
use crate::data::Spell;

/// The fields that can be facts.
const FIELDS: [&str; 12] = [
    "name",
    "level",
    "points",
    "target_kind",
    "range",
    "player",
    "target",
    "second",
    "area",
    "fx",
    "last",
    "reminder",
];

/// A spell of the Master Spellbook.
pub(super) fn spell(table: &Table<'_>, known: &Known) -> Option<Spell> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::text).map(proper);
    let level = table.read("level", |value| value.small(1, 3));
    let points = table.read("points", |value| value.small(1, 250));
    let aims_at = table.read("target_kind", Value::word);
    let range = table.maybe("range", |value| value.length(0, 120));
    let player = table.maybe("player", Value::word);
    let ability = ability::of_spell(table, known);
    let reminder = table.maybe("reminder", Value::word);
    let text = table.read("text", Value::name);
    let facts = facts(table, &FIELDS);
    Some(Spell {
        id: id?,
        name: name?,
        level: level?,
        points: points?,
        aims_at: aims_at?,
        range: range?,
        player: player?,
        ability: ability?,
        reminder: reminder?,
        text: text?,
        facts: facts?,
    })
}
