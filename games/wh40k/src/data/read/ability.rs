//! Reads abilities of datasheets and Enhancements.

use gonfalon_data::{Table, Value};
use gonfalon_table::Length;

use super::title;
use super::weapon::{amount, sane};
use crate::data::{Ability, CoreAbility, CoreAbilityKind, Effect, EffectKind, Reach, Special, Word};

/// A core ability as players write it: `stealth`, `scouts 6`, `feel-no-pain 5`, `deadly-demise D3`.
pub(super) fn core(value: Value<'_>) -> Option<CoreAbility> {
    let text = value.clone().text()?;
    let (word, number) = match text.split_once(' ') {
        Some((word, number)) => (word, Some(number)),
        None => (text, None),
    };
    let Some(kind) = CoreAbilityKind::from_word(word) else {
        return value.unknown_word(word, CoreAbilityKind::WORDS.iter().map(|(known, _)| *known));
    };
    let small = |least: u8, most: u8| -> Option<u8> {
        number.and_then(|number| number.parse().ok()).filter(|number| (least..=most).contains(number))
    };
    let ability = match kind {
        CoreAbilityKind::DeadlyDemise => number.and_then(sane).map(CoreAbility::DeadlyDemise),
        CoreAbilityKind::FeelNoPain => small(2, 6).map(CoreAbility::FeelNoPain),
        CoreAbilityKind::FiringDeck => small(1, 30).map(CoreAbility::FiringDeck),
        CoreAbilityKind::Scouts => {
            small(1, 12).map(|inches| CoreAbility::Scouts(Length::inches(i32::from(inches))))
        }
        _ if number.is_some() => return value.wrong("data-ability", vec![("text", text.to_owned())]),
        CoreAbilityKind::DeepStrike => Some(CoreAbility::DeepStrike),
        CoreAbilityKind::FightsFirst => Some(CoreAbility::FightsFirst),
        CoreAbilityKind::Hover => Some(CoreAbility::Hover),
        CoreAbilityKind::Infiltrators => Some(CoreAbility::Infiltrators),
        CoreAbilityKind::Leader => Some(CoreAbility::Leader),
        CoreAbilityKind::LoneOperative => Some(CoreAbility::LoneOperative),
        CoreAbilityKind::Stealth => Some(CoreAbility::Stealth),
    };
    ability.or_else(|| value.wrong("data-ability-number", vec![("ability", word.to_owned())]))
}

/// An ability outside the core rules, which is kept and shown.
pub(super) fn not_automated(table: &Table<'_>) -> Option<Ability> {
    let name = table.read("name", title);
    let text = table.or("text", "", Value::text_or_empty);
    Some(Ability::NotAutomated { name: name?, text: text?.to_owned() })
}

/// A special ability: its name, whom it reaches and what it does.
pub(super) fn special(table: &Table<'_>) -> Option<Special> {
    let name = table.read("name", title);
    let reach = table.or("reach", Reach::Unit, |value| match value.as_text() {
        Some(_) => Some(match value.one_of(&["bearer", "unit"])? {
            "bearer" => Reach::Bearer,
            _ => Reach::Unit,
        }),
        None => value.small(1, 24).map(|inches| Reach::Aura(Length::inches(i32::from(inches)))),
    });
    let kind = table.read("effect", Value::word::<EffectKind>);
    let value = table.maybe("value", amount);
    let psychic = table.or("psychic", false, Value::flag);
    let wargear = table.maybe("wargear", |value| value.text().map(str::to_owned));
    let kind = kind?;
    let Some(effect) = Effect::new(kind, value?) else {
        return table.wrong("data-effect-value", vec![("effect", kind.word().to_owned())]);
    };
    Some(Special { name: name?, reach: reach?, effect, psychic: psychic?, wargear: wargear? })
}
