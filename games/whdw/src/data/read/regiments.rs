//! Reads `prebuilt.toml`.

use gonfalon_data::{Ids, Table, Value};

use super::cards::objective;
use super::facts::facts;
use crate::data::{CommandId, LearningArmy, ProfileId, Regiment};

pub(super) fn regiment(table: &Table<'_>, disks: &Ids, commands: &Ids) -> Option<Regiment> {
    let id = table.read("id", Value::id);
    let hero = table.read("hero", |value| disks.find(value)).map(ProfileId);
    let faction = table.read("faction", Value::word);
    let units = table.read("units", |list| list.list(|value| disk_count(value, disks)));
    let cards = cards(table, commands);
    let facts = facts(table);
    Some(Regiment { id: id?, hero: hero?, faction: faction?, units: units?, cards: cards?, facts: facts? })
}

pub(super) fn learning_army(table: &Table<'_>, disks: &Ids, commands: &Ids) -> Option<LearningArmy> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let faction = table.read("faction", Value::word);
    let listed = table.read("disks", |list| list.list(|value| disk_count(value, disks)));
    let cards = cards(table, commands);
    let deployment_cards = table.read("deployment_cards", |value| value.small(1, 9));
    let deployment_side = table.read("deployment_side", |value| value.one_of(&["plain"]));
    let objective = table.read("objective", objective);
    let facts = facts(table);
    deployment_side?;
    Some(LearningArmy {
        id: id?,
        name: name?,
        faction: faction?,
        disks: listed?,
        cards: cards?,
        deployment_cards: deployment_cards?,
        objective: objective?,
        facts: facts?,
    })
}

fn disk_count(value: Value<'_>, disks: &Ids) -> Option<(ProfileId, u8)> {
    let table = value.table()?;
    let disk = table.read("id", |value| disks.find(value));
    let count = table.read("count", |value| value.small(1, 20));
    table.finish();
    Some((ProfileId(disk?), count?))
}

fn cards(table: &Table<'_>, commands: &Ids) -> Option<Vec<CommandId>> {
    table.read("cards", |list| list.list(|value| commands.find(value).map(CommandId)))
}
