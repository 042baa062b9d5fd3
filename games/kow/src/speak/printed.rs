//! What the lists print and the constants of the game.

use super::read::inches;
use crate::Kow;
use crate::data::{Library, Profile, Special, UnitType, Word};

/// A value of a unit as it takes the field, or of its entry.
pub(super) fn value(library: &Library, profile: &Profile, field: &str) -> Result<String, String> {
    let entry = &library[profile.entry];
    let list = &library[profile.list];
    let score = |value: Option<u8>| value.map_or_else(|| "-".to_owned(), |value| format!("{value}+"));
    let both = |name: &crate::data::Name| format!("{} / {}", name.en, name.de);
    Ok(match field {
        "name" => both(&library.full_name(profile.entry)),
        "list" => list.id.clone(),
        "alignment" => list.alignment.word().to_owned(),
        "type" if profile.models == 1 => profile.unit_type.word().to_owned(),
        "type" => format!("{} ({})", profile.unit_type.word(), profile.models),
        "models" => profile.models.to_string(),
        "size" => entry.size.map_or("-", Word::word).to_owned(),
        "formation" => format!("{}x{}", profile.formation.files, profile.formation.ranks),
        "base" => millimetres(profile.base_width.0, profile.base_depth.0),
        "footprint" => millimetres(profile.width.0, profile.depth.0),
        "width" => inches(profile.width.0),
        "depth" => inches(profile.depth.0),
        "height" => profile.height.to_string(),
        "horde" => yes_no(profile.horde),
        "full-unit" => yes_no(profile.full_unit),
        "unique" => yes_no(entry.unique),
        "points" => profile.points.to_string(),
        "speed" => inches(profile.speed.0),
        "melee" => score(profile.melee),
        "ranged" => score(profile.ranged),
        "defence" => format!("{}+", profile.defence),
        "attacks" => profile.attacks.map_or_else(|| "*".to_owned(), |attacks| attacks.to_string()),
        "nerve" => profile.nerve.to_string(),
        "range" => profile.shooting_range.map_or_else(|| "-".to_owned(), |range| inches(range.0)),
        "weapons" => joined(profile.weapons.iter().map(|weapon| weapon.word().to_owned())),
        "callings" => joined(profile.callings.iter().map(|calling| calling.word().to_owned())),
        "specials" => joined(profile.specials.iter().map(|special| said(*special))),
        "printed-specials" => joined(entry.specials.iter().map(|special| said(*special))),
        "options" => {
            joined(entry.options.iter().map(|option| format!("{} {}", option.kind().word(), option.points)))
        }
        other => {
            return Err(format!("`{other}` is no field of a unit; docs/cards/kow.md lists them"));
        }
    })
}

/// What is printed about a whole list.
pub(super) fn list(library: &Library, id: &str, field: &str) -> Result<String, String> {
    let number = library.list(id).ok_or_else(|| format!("there is no army list `{id}`"))?;
    let list = &library[number];
    let of = |kind: UnitType| library.entries_of(number).filter(|(_, entry)| entry.unit_type == kind).count();
    Ok(match field {
        "name" => format!("{} / {}", list.name.en, list.name.de),
        "alignment" => list.alignment.word().to_owned(),
        "common-rule" => said(list.army_wide),
        "entries" => library.entries_of(number).count().to_string(),
        "infantry" => of(UnitType::Infantry).to_string(),
        "cavalry" => of(UnitType::Cavalry).to_string(),
        "war-engines" => of(UnitType::WarEngine).to_string(),
        "heroes-monsters" => of(UnitType::HeroMonster).to_string(),
        other => return Err(format!("`{other}` is no field of a list")),
    })
}

/// A constant of the game by its path in `set.toml`, such as `nerve rout`; lengths are inches.
pub(super) fn constant(game: &Kow, path: &[&str]) -> Result<String, String> {
    let constants = serde_json::to_value(&game.library.constants)
        .map_err(|_| "the constants cannot be shown".to_owned())?;
    let mut found = &constants;
    for word in path {
        let known = || {
            let keys = found.as_object().map(|keys| keys.keys().cloned().collect::<Vec<_>>());
            keys.unwrap_or_default().join(", ")
        };
        found =
            found.get(word).ok_or_else(|| format!("there is no constant `{word}`; there are {}", known()))?;
    }
    Ok(match found {
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    })
}

fn said(special: Special) -> String {
    let word = special.kind().word();
    match special {
        Special::EliteNearWarsmith(range) | Special::Range(range) => format!("{word} {}", inches(range.0)),
        Special::Inspiring(whom) => format!("{word} {}", whom.word()),
        Special::Heal(dice, whom) => format!("{word} {dice} {}", whom.word()),
        other => other.value().map_or_else(|| word.to_owned(), |value| format!("{word} {value}")),
    }
}

fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

/// Bases are whole millimetres, which are a hundred units of length each.
fn millimetres(width: i32, depth: i32) -> String {
    format!("{}x{} mm", width / 100, depth / 100)
}

fn yes_no(holds: bool) -> String {
    if holds { "yes" } else { "no" }.to_owned()
}
