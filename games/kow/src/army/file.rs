//! The army file: what people write, as TOML or as JSON.

use gonfalon_data::{Table, Value, toml_or_json};
use serde::{Deserialize, Serialize};

use crate::data::DIALECT;

/// An army as written: words of the data files, not yet looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyFile {
    /// The game, always `kow`.
    pub game: String,
    /// The name its player gave the army.
    pub name: String,
    /// The points limit it was chosen for; none for a casual game without points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    /// Whether both players agreed to mix good and evil.
    #[serde(default)]
    pub good_and_evil_agreed: bool,
    /// The units.
    pub units: Vec<UnitEntry>,
}

/// Units of one entry with the same options as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitEntry {
    /// The entry of the army list.
    pub id: String,
    /// The options each of them takes.
    #[serde(default)]
    pub options: Vec<String>,
    /// How many of them.
    #[serde(default = "one")]
    pub count: u8,
}

fn one() -> u8 {
    1
}

toml_or_json!(ArmyFile, DIALECT, army);

fn army(root: &Table<'_>) -> Option<ArmyFile> {
    let name = root.read("name", Value::text);
    let points = root.maybe("points", |value| value.points(1, 60_000));
    let good_and_evil_agreed = root.or("good_and_evil_agreed", false, Value::flag);
    let units = root.read("units", |list| list.list(unit));
    Some(ArmyFile {
        game: "kow".to_owned(),
        name: name?.to_owned(),
        points: points?,
        good_and_evil_agreed: good_and_evil_agreed?,
        units: units?,
    })
}

fn unit(value: Value<'_>) -> Option<UnitEntry> {
    let table = value.table()?;
    let id = table.read("id", Value::text);
    let options = table.or("options", vec![], |list| list.list(|option| option.text().map(str::to_owned)));
    let count = table.or("count", 1, |count| count.small(1, 50));
    table.finish();
    Some(UnitEntry { id: id?.to_owned(), options: options?, count: count? })
}
