//! Reads `terrain.toml`.

use gonfalon_data::{Table, Value};
use gonfalon_table::Length;

use super::effect::{LAND, parameters};
use super::facts::facts;
use super::filter::{Use, filter};
use super::known::Known;
use crate::data::{Filter, TerrainEffect, TerrainType, When};

/// A type of terrain.
pub(super) fn terrain(table: &Table<'_>, known: &Known) -> Option<TerrainType> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let barrier = table.read("barrier", Value::flag);
    let most = table.maybe("max_per_player", |value| value.small(1, 20));
    let effects = table.read("fx", |list| list.list(|value| effect(value, known)));
    let text = table.read("text", Value::name);
    let facts = facts(table, &["name", "barrier", "max_per_player", "fx"]);
    Some(TerrainType {
        id: id?,
        name: name?,
        barrier: barrier?,
        most: most?,
        effects: effects?,
        text: text?,
        facts: facts?,
    })
}

fn effect(value: Value<'_>, known: &Known) -> Option<TerrainEffect> {
    let table = value.table()?;
    let word = table.read("do", |value| value.one_of(&LAND));
    let who = table.or("who", Filter::any(), |value| filter(value, known, Use::Plain));
    let within = table.or("within", Length::ZERO, |value| value.length(0, 120));
    let effect = parameters(&table, word?, known);
    // What strikes does so on entering or when counters are removed; all else holds as long as a Disk is inside.
    let when = match word? {
        "chosen_blow" => table.read("when", |value| value.one_of(&["remove_counters"])),
        "destroy" => table.or("when", "always", |value| value.one_of(&["always", "remove_counters"])),
        _ => Some("always"),
    };
    table.finish();
    let when = if when? == "always" { When::Always } else { When::RemoveCounters };
    Some(TerrainEffect { effect: effect?, who: who?, within: within?, when })
}
