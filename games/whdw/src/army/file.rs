//! The army file: what people write, as TOML or as JSON.

use serde::{Deserialize, Serialize};

use crate::data::DataError;
use crate::data::read::document;
use crate::data::read::reader::{Table, Value};

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
    let regiments = root.read("regiments", |list| list.list(regiment));
    Some(ArmyFile { game: "whdw".to_owned(), name: name?.to_owned(), regiments: regiments? })
}

fn regiment(value: Value<'_>) -> Option<RegimentEntry> {
    let table = value.table()?;
    // A regiment that names a prebuilt one has nothing else to say.
    let entry = if table.raw.contains_key("prebuilt") {
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
