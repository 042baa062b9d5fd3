//! Reads an entry of an army list.

use gonfalon_data::{Table, Value};

use super::special::special;
use crate::data::{
    Entry, Formations, ListId, OptionEffect, OptionKind, ProfileOption, Special, SpecialKind, Weapon, Word,
};

pub(super) fn entry(table: &Table<'_>, list: ListId, formations: Option<&Formations>) -> Option<Entry> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let said = table.maybe("said", Value::name);
    let size = table.maybe("size", Value::word);
    let unit_type = table.read("type", Value::word);
    let models = table.read("models", |value| {
        let models = value.clone().small(1, 100)?;
        match (formations, unit_type) {
            (Some(formations), Some(unit_type)) if !formations.allows(unit_type, models) => value.wrong(
                "data-models",
                vec![("models", models.to_string()), ("type", unit_type.word().to_owned())],
            ),
            _ => Some(models),
        }
    });
    let base = table.read("base", Value::word);
    let points = table.read("points", |value| value.points(1, 2_000));
    let speed = table.read("speed", |value| value.small(1, 20));
    let melee = table.read("melee", score);
    let ranged = table.read("ranged", score);
    let defence = table.read("defence", |value| value.small(2, 6));
    let attacks = table.read("attacks", |value| or_none(value, |value| value.small(1, 100)));
    let nerve = table.read("nerve", |value| value.small(1, 50));
    let unique = table.or("unique", false, Value::flag);
    let callings = table.or("callings", vec![], |list| list.list(Value::word));
    let weapons = table.or("weapons", vec![], |list| once_each(list, Value::word::<Weapon>, Word::word));
    let specials = table
        .or("specials", vec![], |list| once_each(list, special, |special: Special| special.kind().word()));
    let options = table
        .or("options", vec![], |list| once_each(list, option, |option: ProfileOption| option.kind().word()));
    let note = table.maybe("note", Value::name);
    let entry = Entry {
        id: id?,
        list,
        name: name?,
        said: said?,
        size: size?,
        unit_type: unit_type?,
        models: models?,
        base: base?,
        points: points?,
        speed: speed?,
        melee: melee?,
        ranged: ranged?,
        defence: defence?,
        attacks: attacks?,
        nerve: nerve?,
        unique: unique?,
        callings: callings?,
        weapons: weapons?,
        specials: specials?,
        options: options?,
        note: note?,
    };
    consistent(table, &entry)?;
    Some(entry)
}

// What the fields say together must be playable.
fn consistent(table: &Table<'_>, entry: &Entry) -> Option<()> {
    if entry.attacks.is_none() && entry.special(SpecialKind::BreathAttack).is_none() {
        return table.wrong("data-no-dice", vec![]);
    }
    let shot = entry.weapons.iter().find(|weapon| **weapon != Weapon::Blunderbuss);
    if let Some(weapon) = shot.filter(|_| entry.ranged.is_none()) {
        return table.wrong("data-weapon-without-ranged", vec![("weapon", weapon.word().to_owned())]);
    }
    if entry.option(OptionKind::Bows).is_some() && entry.ranged.is_none() {
        return table
            .wrong("data-weapon-without-ranged", vec![("weapon", OptionKind::Bows.word().to_owned())]);
    }
    if entry.option(OptionKind::Muskets).is_some() && !entry.weapons.contains(&Weapon::Crossbow) {
        return table.wrong("data-muskets", vec![]);
    }
    Some(())
}

fn score(value: Value<'_>) -> Option<Option<u8>> {
    or_none(value, |value| value.small(2, 6))
}

// A value, or the word `none` where the book has no value.
fn or_none<'a, T>(value: Value<'a>, read: impl FnOnce(Value<'a>) -> Option<T>) -> Option<Option<T>> {
    match value.as_text() {
        Some("none") => Some(None),
        Some(_) => value.wrong("data-expected-none", vec![]),
        None => read(value).map(Some),
    }
}

// The elements of a list in which no word may come twice.
fn once_each<'a, T: Copy>(
    list: Value<'a>,
    mut read: impl FnMut(Value<'a>) -> Option<T>,
    word: impl Fn(T) -> &'static str,
) -> Option<Vec<T>> {
    let mut known = Vec::new();
    list.list(|value| {
        let element = read(value.clone())?;
        let word = word(element);
        if known.contains(&word) {
            return value.wrong("data-twice", vec![("word", word.to_owned())]);
        }
        known.push(word);
        Some(element)
    })
}

fn option(value: Value<'_>) -> Option<ProfileOption> {
    let table = value.table()?;
    let kind = table.read("option", Value::word::<OptionKind>);
    let points = table.read("points", |value| value.points(0, 500));
    let defence = || table.read("defence", |value| value.small(2, 6));
    let effect = kind.and_then(|kind| {
        Some(match kind {
            OptionKind::Standard => OptionEffect::Standard,
            OptionKind::Musician => OptionEffect::Musician,
            OptionKind::Spears => OptionEffect::Spears,
            OptionKind::GiantRats => OptionEffect::GiantRats,
            OptionKind::Bows => OptionEffect::BowsForShields { defence: defence()? },
            OptionKind::Muskets => {
                OptionEffect::Muskets { piercing: table.read("piercing", |value| value.small(1, 5))? }
            }
            OptionKind::TwoHandedWeapons => {
                let crushing = table.read("crushing_strength", |value| value.small(1, 5));
                OptionEffect::TwoHanded { defence: defence()?, crushing: crushing? }
            }
            OptionKind::ThrowingBulldogs => OptionEffect::Bulldogs,
            OptionKind::MutatedThrowingBulldogs => OptionEffect::MutatedBulldogs,
            OptionKind::SabreToothedCat => OptionEffect::SabreToothedCat,
        })
    });
    if kind.is_some() {
        table.finish();
    }
    Some(ProfileOption { points: points?, effect: effect? })
}
