//! Reads `set.toml`.

use gonfalon_data::{Table, Value, marks};
use gonfalon_table::Length;

use super::Entries;
use crate::data::{Constants, FactionData, Facts, Missile, MissileData, Origin, Word};

/// The measures of the box.
pub(super) fn constants(root: &Table<'_>) -> Option<Constants> {
    let mut facts = Facts::default();
    let land = measures(root, "land", ["diameter"], &mut facts);
    let spell = measures(root, "spell_disk", ["diameter"], &mut facts);
    let thickness = measures(root, "thickness", ["disk"], &mut facts);
    let counter = measures(root, "missile_counter", ["edge"], &mut facts);
    let drop = measures(root, "drop", ["missile_height"], &mut facts);
    let fireball = measures(root, "fireball_spell", ["diameter"], &mut facts);
    let table = measures(root, "table_limits", ["min_width", "min_depth"], &mut facts);
    let missiles = each(root, "missile", |entry| {
        let kind = entry.read("kind", Value::word::<Missile>);
        let name = entry.read("name", Value::name);
        let range = measure(entry, "range");
        let damage = entry.read("damage", |damage| damage.small(1, 20));
        let prefix = |word| format!("missile.{word}.");
        kind.and_then(|kind| mark(entry, &prefix(kind.word()), &mut facts))?;
        Some((kind?, MissileData { kind: kind?, name: name?, range: range?, damage: damage? }))
    });
    let factions = each(root, "faction", |entry| {
        let faction = entry.read("id", Value::word::<crate::data::Faction>);
        let name = entry.read("name", Value::name);
        let alignment = entry.read("alignment", Value::word);
        let prefix = |word| format!("faction.{word}.");
        faction.and_then(|faction| mark(entry, &prefix(faction.word()), &mut facts))?;
        Some((faction?, FactionData { faction: faction?, name: name?, alignment: alignment? }))
    });
    let ([land], [spell], [thickness], [counter], [height]) = (land?, spell?, thickness?, counter?, drop?);
    let ([fireball_width], [width, depth]) = (fireball?, table?);
    Some(Constants {
        land,
        spell,
        thickness,
        counter,
        missiles: missiles?,
        missile_height: height,
        fireball_width,
        smallest_table: (width, depth),
        factions: factions?,
        facts,
    })
}

/// The diameters of Creature Disks by the words of their sizes.
pub(super) fn sizes(root: &Table<'_>) -> Entries<Length> {
    Entries::read(root, "size", |entry| {
        let id = entry.read("id", Value::id);
        let diameter = measure(entry, "diameter");
        mark(entry, "", &mut Facts::default())?;
        id.and(diameter)
    })
}

// A tenth of an inch at most is lost in rounding; nothing on a table is longer than ten feet.
fn measure(table: &Table<'_>, field: &'static str) -> Option<Length> {
    table.read(field, |value| match value.clone().length(0, 120)? {
        Length::ZERO => value.wrong(
            "data-out-of-range",
            vec![("value", "0".to_owned()), ("least", "0.01".to_owned()), ("most", "120".to_owned())],
        ),
        length => Some(length),
    })
}

// A table of measures with its own marks.
fn measures<const N: usize>(
    root: &Table<'_>,
    part: &'static str,
    fields: [&'static str; N],
    facts: &mut Facts,
) -> Option<[Length; N]> {
    let table = root.part(part, facts)?;
    let read = fields.map(|field| measure(&table, field));
    table.finish();
    read.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
}

// The marks of an entry of a list. An entry that is there twice is blamed for that alone.
fn mark(entry: &Table<'_>, prefix: &str, facts: &mut Facts) -> Option<()> {
    let mut own = Facts::default();
    entry.read("book", |list| marks(list, &[entry], prefix, Origin::Book, &mut own))?;
    own.marks().for_each(|(path, origin)| facts.mark(path, origin));
    Some(())
}

// A list with one entry for each word of a closed list, brought into its order.
fn each<W: Word, T, const N: usize>(
    root: &Table<'_>,
    field: &'static str,
    mut read: impl FnMut(&Table<'_>) -> Option<(W, T)>,
) -> Option<[T; N]> {
    root.read(field, |list| {
        let entries = list.clone().list(|value| {
            let table = value.table()?;
            let entry = read(&table);
            table.finish();
            entry
        })?;
        let place = |word: W| W::WORDS.iter().position(|(_, known)| *known == word);
        let mut placed: Vec<(usize, T)> =
            entries.into_iter().filter_map(|(word, entry)| Some((place(word)?, entry))).collect();
        placed.sort_by_key(|(place, _)| *place);
        let complete = placed.iter().map(|(place, _)| *place).eq(0..N);
        let found = placed.len().to_string();
        let ordered: Vec<T> = placed.into_iter().map(|(_, entry)| entry).collect();
        match ordered.try_into() {
            Ok(ordered) if complete => Some(ordered),
            _ => list.wrong("data-kinds", vec![("expected", N.to_string()), ("found", found)]),
        }
    })
}
