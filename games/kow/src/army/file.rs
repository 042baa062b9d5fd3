//! The army file: what people write, as TOML or as JSON.

use serde::{Deserialize, Serialize};

use crate::data::DataError;
use crate::data::read::document;
use crate::data::read::reader::{Table, Value};

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

impl ArmyFile {
    /// Reads TOML and lists everything that is wrong with its form; `file` names it in the errors.
    pub fn from_toml(file: &str, bytes: &[u8]) -> Result<Self, Vec<DataError>> {
        let mut errors = Vec::new();
        let army = document(file, bytes, &mut errors, army).flatten();
        army.filter(|_| errors.is_empty()).ok_or(errors)
    }

    /// Reads JSON and lists everything that is wrong with its form; `file` names it in the errors.
    pub fn from_json(file: &str, bytes: &[u8]) -> Result<Self, Vec<DataError>> {
        let value: serde_json::Value = serde_json::from_slice(bytes).map_err(|reason| {
            let line = u32::try_from(reason.line()).ok();
            let args = vec![("reason", reason.to_string())];
            vec![DataError::new(file, line, "", "data-not-json", args)]
        })?;
        // The form of both is the same, so one reader judges both.
        let as_toml = toml::to_string(&value).map_err(|reason| {
            let args = vec![("reason", reason.to_string())];
            vec![DataError::new(file, None, "", "data-json-value", args)]
        })?;
        Self::from_toml(file, as_toml.as_bytes()).map_err(|mut errors| {
            // Lines of the translation would lead nowhere; the place still tells where to look.
            errors.iter_mut().for_each(|error| error.line = None);
            errors
        })
    }

    /// Reads a file whose name ends in `.json` as JSON, any other as TOML.
    pub fn from_named(file: &str, bytes: &[u8]) -> Result<Self, Vec<DataError>> {
        let json = file.rsplit('.').next().is_some_and(|end| end.eq_ignore_ascii_case("json"));
        if json { Self::from_json(file, bytes) } else { Self::from_toml(file, bytes) }
    }

    /// The file as TOML.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("texts, numbers and lists can always be written")
    }

    /// The file as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts, numbers and lists can always be written")
    }
}

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
