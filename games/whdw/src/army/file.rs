//! The army file: what people write, as TOML or as JSON.

use gonfalon_data::{Table, Value, toml_or_json};
use serde::{Deserialize, Serialize};

use crate::data::DIALECT;

/// An army as written: words of the data files, not yet looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyFile {
    /// The game, always `whdw`.
    pub game: String,
    /// The name its player gave the army.
    pub name: String,
    /// The regiments.
    pub regiments: Vec<RegimentEntry>,
}

/// A regiment as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum RegimentEntry {
    /// A prebuilt regiment, with its command cards.
    Prebuilt(PrebuiltRegiment),
    /// A regiment of the player's own.
    Built(BuiltRegiment),
}

/// A prebuilt regiment as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrebuiltRegiment {
    /// Its id.
    pub prebuilt: String,
}

/// A regiment of the player's own as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuiltRegiment {
    /// The hero.
    pub hero: String,
    /// The units.
    #[serde(default)]
    pub units: Vec<UnitEntry>,
    /// The command cards.
    #[serde(default)]
    pub cards: Vec<String>,
}

/// Units of one title as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitEntry {
    /// The disk.
    pub id: String,
    /// How many of it.
    #[serde(default = "one")]
    pub count: u8,
}

fn one() -> u8 {
    1
}

toml_or_json!(ArmyFile, DIALECT, army);

fn army(root: &Table<'_>) -> Option<ArmyFile> {
    let name = root.read("name", Value::text);
    let regiments = root.read("regiments", |list| list.list(regiment));
    Some(ArmyFile { game: "whdw".to_owned(), name: name?.to_owned(), regiments: regiments? })
}

fn regiment(value: Value<'_>) -> Option<RegimentEntry> {
    let table = value.table()?;
    // A regiment that names a prebuilt one has nothing else to say.
    let entry = if table.has("prebuilt") {
        let prebuilt = table.read("prebuilt", Value::text);
        prebuilt.map(|id| RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: id.to_owned() }))
    } else {
        let hero = table.read("hero", Value::text);
        let units = table.or("units", vec![], |list| list.list(unit));
        let cards = table.or("cards", vec![], |list| list.list(|card| card.text().map(str::to_owned)));
        hero.zip(units).zip(cards).map(|((hero, units), cards)| {
            RegimentEntry::Built(BuiltRegiment { hero: hero.to_owned(), units, cards })
        })
    };
    table.finish();
    entry
}

fn unit(value: Value<'_>) -> Option<UnitEntry> {
    let table = value.table()?;
    let id = table.read("id", Value::text);
    let count = table.or("count", 1, |count| count.small(1, 50));
    table.finish();
    Some(UnitEntry { id: id?.to_owned(), count: count? })
}
