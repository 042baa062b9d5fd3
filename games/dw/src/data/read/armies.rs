//! Reads `armies.toml`.

use gonfalon_data::{Ids, Table, Value};

use super::facts::facts;
use super::known::Known;
use crate::data::{Profile, ProfileId, ReadyArmy, SpellId};

/// A ready-made army; `profiles` are the Disks if all of them could be read.
pub(super) fn army(
    table: &Table<'_>,
    known: &Known,
    spells: &Ids,
    profiles: Option<&[Profile]>,
) -> Option<ReadyArmy> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let faction = table.read("faction", Value::word);
    let points = table.read("points", |value| value.points(1, 10_000));
    let disks = table.read("disks", |list| list.list(|value| counted(value, "disk", |id| known.disk(id))));
    let spells = table
        .read("spells", |list| list.list(|value| counted(value, "spell", |id| spells.find(id).map(SpellId))));
    let stack = table.read("stack", |list| list.list(|value| known.disk(value)));
    let text = table.read("text", Value::name);
    let facts = facts(table, &["name", "faction", "points", "disks", "spells", "stack"]);
    let (disks, stack, profiles) = (disks?, stack?, profiles?);
    let (aside, stacked): (Vec<_>, Vec<_>) =
        disks.into_iter().partition(|(disk, _)| profiles[disk.index()].points.is_none());
    same(table, &stacked, &stack, profiles)?;
    Some(ReadyArmy {
        id: id?,
        name: name?,
        faction: faction?,
        points: points?,
        stack,
        aside: copies(&aside),
        spells: copies(&spells?),
        text: text?,
        facts: facts?,
    })
}

fn counted<T>(
    value: Value<'_>,
    field: &'static str,
    find: impl FnOnce(Value<'_>) -> Option<T>,
) -> Option<(T, u8)> {
    let table = value.table()?;
    let found = table.read(field, find);
    let count = table.read("count", |value| value.small(1, 50));
    table.finish();
    Some((found?, count?))
}

fn copies<T: Copy>(counted: &[(T, u8)]) -> Vec<T> {
    counted.iter().flat_map(|(entry, count)| std::iter::repeat_n(*entry, usize::from(*count))).collect()
}

// The stack holds exactly the Disks of the list.
fn same(
    table: &Table<'_>,
    listed: &[(ProfileId, u8)],
    stack: &[ProfileId],
    profiles: &[Profile],
) -> Option<()> {
    let mut all: Vec<ProfileId> = listed.iter().map(|(disk, _)| *disk).chain(stack.iter().copied()).collect();
    all.sort_unstable();
    all.dedup();
    let mut same = Some(());
    for disk in all {
        let listed: usize =
            listed.iter().filter(|(other, _)| *other == disk).map(|(_, count)| usize::from(*count)).sum();
        let stacked = stack.iter().filter(|other| **other == disk).count();
        if listed != stacked {
            let args = vec![
                ("id", profiles[disk.index()].id.clone()),
                ("listed", listed.to_string()),
                ("stacked", stacked.to_string()),
            ];
            same = table.wrong("data-stack", args);
        }
    }
    same
}
