//! The army file: what people write, as TOML or as JSON.

use gonfalon_data::{Table, Value, toml_or_json};
use serde::{Deserialize, Serialize};

use super::size::BattleSize;
use crate::data::{DIALECT, Library, Publication, read_publication};

/// An Army Roster as written: words of the data files, not yet looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyFile {
    /// The game, always `wh40k`.
    pub game: String,
    /// The name its player gave the army.
    pub name: String,
    /// The battle size it was mustered for.
    pub size: BattleSize,
    /// Its faction.
    pub faction: String,
    /// Its Detachment rules.
    pub detachment: String,
    /// The units.
    pub units: Vec<UnitEntry>,
    /// Its own faction and datasheets, where they are not among ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub publication: Option<Publication>,
}

/// One unit as written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitEntry {
    /// Its datasheet.
    pub id: String,
    /// How many models it has; the smallest size of the datasheet where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub models: Option<u8>,
    /// Which models with which equipment it has, where the datasheet knows that by a word instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loadout: Option<String>,
    /// The wargear options taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<TakenOption>,
    /// Its Enhancements; no unit can have more than one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enhancements: Vec<String>,
    /// Whether its CHARACTER is the Warlord.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub warlord: bool,
}

/// A wargear option as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenOption {
    /// Which option.
    pub id: String,
    /// How many models take it.
    #[serde(default = "one")]
    pub count: u8,
}

fn one() -> u8 {
    1
}

toml_or_json!(ArmyFile, DIALECT, army);

fn army(root: &Table<'_>) -> Option<ArmyFile> {
    let name = root.read("name", Value::text);
    let size = root.read("size", Value::word);
    let faction = root.read("faction", Value::text);
    let detachment = root.read("detachment", Value::text);
    let units = root.read("units", |list| list.list(unit));
    let publication = root.maybe("publication", |value| {
        let table = value.clone().table()?;
        let sound = read_publication(&table, Library::core());
        table.finish();
        sound.map(|()| Publication(value.verbatim()))
    });
    Some(ArmyFile {
        game: "wh40k".to_owned(),
        name: name?.to_owned(),
        size: size?,
        faction: faction?.to_owned(),
        detachment: detachment?.to_owned(),
        units: units?,
        publication: publication?,
    })
}

fn unit(value: Value<'_>) -> Option<UnitEntry> {
    let table = value.table()?;
    let id = table.read("id", Value::text);
    let models = table.maybe("models", |value| value.small(1, 120));
    let loadout = table.maybe("loadout", |value| value.text().map(str::to_owned));
    let options = table.or("options", vec![], |list| list.list(option));
    let enhancements =
        table.or("enhancements", vec![], |list| list.list(|value| value.text().map(str::to_owned)));
    let warlord = table.or("warlord", false, Value::flag);
    table.finish();
    Some(UnitEntry {
        id: id?.to_owned(),
        models: models?,
        loadout: loadout?,
        options: options?,
        enhancements: enhancements?,
        warlord: warlord?,
    })
}

fn option(value: Value<'_>) -> Option<TakenOption> {
    let table = value.table()?;
    let id = table.read("id", Value::text);
    let count = table.or("count", 1, |value| value.small(1, 60));
    table.finish();
    Some(TakenOption { id: id?.to_owned(), count: count? })
}
