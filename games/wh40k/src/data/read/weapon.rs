//! Reads weapons and their abilities.

use gonfalon_data::{Table, Value};
use gonfalon_table::Length;
use smallvec::SmallVec;

use super::faction::Names;
use super::{few, title};
use crate::data::{Amount, Weapon, WeaponAbility, WeaponAbilityKind, WeaponProfile, Word};

/// A weapon with one profile of its own, or with a list of them.
pub(super) fn weapon(table: &Table<'_>, names: &Names) -> Option<Weapon> {
    let name = table.read("name", title);
    let profiles = if table.has("profiles") {
        table.read("profiles", |list| {
            let profiles = few(list.clone(), 20, |value| {
                let table = value.table()?;
                let name = table.read("name", title);
                let profile = profile(&table, names);
                table.finish();
                Some(WeaponProfile { name: Some(name?), ..profile? })
            })?;
            if profiles.is_empty() { list.wrong("data-no-profiles", vec![]) } else { Some(profiles) }
        })
    } else {
        profile(table, names).map(|profile| vec![profile])
    };
    let profiles = profiles?;
    if profiles.iter().any(|profile| profile.range.is_none() != profiles[0].range.is_none()) {
        return table.wrong("data-weapon-mixed", vec![]);
    }
    Some(Weapon { name: name?, profiles })
}

fn profile(table: &Table<'_>, names: &Names) -> Option<WeaponProfile> {
    let range = table.read("range", |value| match value.as_text() {
        Some("melee") => Some(None),
        _ => value.small(1, 120).map(|inches| Some(Length::inches(i32::from(inches)))),
    });
    let attacks = table.read("attacks", amount);
    let skill = table.read("skill", |value| match value.as_text() {
        Some("none") => Some(None),
        _ => value.small(2, 6).map(Some),
    });
    let strength = table.read("strength", amount);
    let penetration = table.read("ap", |value| value.number(-6, 0)).map(|ap| ap.unsigned_abs() as u8);
    let damage = table.read("damage", amount);
    let abilities: Option<Vec<WeaponAbility>> =
        table.or("abilities", vec![], |list| list.list(|value| ability(value, names)));
    let profile = WeaponProfile {
        name: None,
        range: range?,
        attacks: attacks?,
        skill: skill?,
        strength: strength?,
        penetration: penetration?,
        damage: damage?,
        abilities: SmallVec::from_vec(abilities?),
    };
    // Only what hits without a roll may do without a skill.
    if profile.skill.is_none() != profile.has(WeaponAbilityKind::Torrent) {
        return table.wrong("data-skill", vec![]);
    }
    Some(profile)
}

/// A number, or dice such as `2D6+1`.
pub(super) fn amount(value: Value<'_>) -> Option<Amount> {
    match value.as_text() {
        Some(text) => sane(text)
            .filter(|amount| amount.is_random())
            .or_else(|| value.wrong("data-amount", vec![("text", text.to_owned())])),
        None => value.small(0, 60).map(Amount::fixed),
    }
}

/// A number that somebody could roll.
pub(super) fn sane(text: &str) -> Option<Amount> {
    Amount::read(text).filter(|amount| amount.dice <= 20 && amount.plus <= 60)
}

/// An ability as players write it: `heavy`, `rapid-fire 1`, `sustained-hits D3`, `anti-vehicle 4`.
fn ability(value: Value<'_>, names: &Names) -> Option<WeaponAbility> {
    let text = value.clone().text()?;
    let (word, number) = match text.split_once(' ') {
        Some((word, number)) => (word, Some(number)),
        None => (text, None),
    };
    if let Some(keyword) = word.strip_prefix("anti-") {
        let keyword = names.look_up(keyword).or_else(|| value.unknown_word(keyword, names.known()))?;
        let needed = number.and_then(|number| number.parse().ok()).filter(|needed| (2..=6).contains(needed));
        return match needed {
            Some(needed) => Some(WeaponAbility::Anti(keyword, needed)),
            None => value.wrong("data-ability-number", vec![("ability", word.to_owned())]),
        };
    }
    let Some(kind) = WeaponAbilityKind::from_word(word).filter(|kind| *kind != WeaponAbilityKind::Anti)
    else {
        return value.unknown_word(word, WeaponAbilityKind::WORDS.iter().map(|(known, _)| *known));
    };
    let amount = number.and_then(sane);
    if number.is_some() && !kind.has_amount() {
        return value.wrong("data-ability", vec![("text", text.to_owned())]);
    }
    WeaponAbility::of(kind, amount)
        .or_else(|| value.wrong("data-ability-number", vec![("ability", word.to_owned())]))
}
