//! The army file: what people write, as TOML or as JSON.

use gonfalon_data::{Table, Value, toml_or_json};
use serde::{Deserialize, Serialize};

use crate::data::DIALECT;

/// The most copies that one line of an army file can have.
pub(super) const MOST_COPIES: u8 = 50;

/// An army as written: words of the data files, not yet looked up. Armies are chosen for the Army Points that a match
/// agrees on; the file does not name them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyFile {
    /// The game, always `dw`.
    pub game: String,
    /// The name its player gave the army.
    pub name: String,
    /// The Creature Disks in the order of the Reinforcement Stack, the top first; the same title may be in several lines.
    /// Disks with T for points wait aside, wherever they are listed.
    pub disks: Vec<DiskEntry>,
    /// The Spell Disks.
    #[serde(default)]
    pub spells: Vec<DiskEntry>,
}

/// Copies of one Creature Disk or Spell Disk as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiskEntry {
    /// The word of the data files.
    pub id: String,
    /// How many of it.
    #[serde(default = "one")]
    pub count: u8,
}

fn one() -> u8 {
    1
}

impl DiskEntry {
    /// The copies in lines, equal neighbours together.
    pub(super) fn lines<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<DiskEntry> {
        let mut lines: Vec<DiskEntry> = Vec::new();
        for id in ids {
            match lines.last_mut() {
                Some(last) if last.id == id && last.count < MOST_COPIES => last.count += 1,
                _ => lines.push(DiskEntry { id: id.to_owned(), count: 1 }),
            }
        }
        lines
    }
}

toml_or_json!(ArmyFile, DIALECT, army);

fn army(root: &Table<'_>) -> Option<ArmyFile> {
    let name = root.read("name", Value::text);
    let disks = root.read("disks", |list| list.list(entry));
    let spells = root.or("spells", vec![], |list| list.list(entry));
    Some(ArmyFile { game: "dw".to_owned(), name: name?.to_owned(), disks: disks?, spells: spells? })
}

fn entry(value: Value<'_>) -> Option<DiskEntry> {
    let table = value.table()?;
    let id = table.read("id", Value::text);
    let count = table.or("count", 1, |count| count.small(1, MOST_COPIES));
    table.finish();
    Some(DiskEntry { id: id?.to_owned(), count: count? })
}
