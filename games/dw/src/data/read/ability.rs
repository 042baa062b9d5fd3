//! Reads abilities: their moment, their price, whom they mean.

use gonfalon_data::{Table, Value};

use super::effect::effect;
use super::filter::{Use, filter};
use super::known::Known;
use crate::data::{Ability, Effect, Last, Need, Price, When, Word, supported};

/// An ability of a Disk.
pub(super) fn of_disk(value: Value<'_>, known: &Known) -> Option<Ability> {
    let table = value.table()?;
    let ability = ability(&table, known, |when| !matches!(when, When::Cast | When::ReactSpell));
    // Only spells choose a player.
    let ability = ability.and_then(|ability| with_player(&table, ability, false));
    // A number of the points model, without meaning in the rules.
    table.field("worth");
    table.finish();
    ability
}

/// What a spell does, from the table of the spell.
pub(super) fn of_spell(table: &Table<'_>, known: &Known) -> Option<Ability> {
    let ability = ability(table, known, |when| matches!(when, When::Cast | When::ReactSpell))?;
    with_player(table, ability, table.has("player"))
}

fn with_player(table: &Table<'_>, ability: Ability, chosen: bool) -> Option<Ability> {
    if chosen || !ability.effects.iter().any(Effect::needs_player) {
        return Some(ability);
    }
    table.wrong("data-needs-field", vec![("field", "player".to_owned())])
}

fn ability(table: &Table<'_>, known: &Known, fits: impl Fn(When) -> bool) -> Option<Ability> {
    let when = table.read("when", |value| when(value, fits));
    let in_combat = table.maybe("during", |value| value.one_of(&["combat"]));
    let need = table.or("need", Need::default(), |value| need(value, known));
    let price = table.or("cost", Price::None, |value| price(value, known));
    let target = table.maybe("target", |value| filter(value, known, Use::Target));
    let second = table.maybe("second", |value| filter(value, known, Use::Second));
    let area = table.maybe("area", |value| filter(value, known, Use::Area));
    let effects = table.read("fx", |list| list.list(|value| effect(value, known)));
    let last = match when {
        // What always works ends with its Disk.
        Some(When::Always) => Some(Last::Instant),
        Some(When::Sa | When::Cast | When::ReactSpell) => table.read("last", Value::word),
        _ => table.or("last", Last::Instant, Value::word),
    };
    let forced = table.or("forced", false, Value::flag);
    let optional = table.or("optional", false, Value::flag);
    let ability = Ability {
        when: when?,
        in_combat: in_combat?.is_some(),
        need: need?,
        price: price?,
        target: target?,
        second: second?,
        area: area?,
        effects: effects?.into(),
        last: last?,
        forced: forced?,
        optional: optional?,
    };
    match supported(&ability) {
        Ok(()) => Some(ability),
        Err((key, args)) => table.wrong(key, args),
    }
}

fn when(value: Value<'_>, fits: impl Fn(When) -> bool) -> Option<When> {
    match value.clone().word()? {
        when if fits(when) => Some(when),
        when => {
            let fitting = When::WORDS.iter().filter(|(_, when)| fits(*when)).map(|(word, _)| *word);
            value.unknown_word(when.word(), fitting)
        }
    }
}

fn need(value: Value<'_>, known: &Known) -> Option<Need> {
    let table = value.table()?;
    let plain = |field| table.maybe(field, |value| filter(value, known, Use::Plain));
    let (source, touching, pinning) = (plain("self"), plain("touching"), plain("pinning"));
    let near = table.maybe("near", |value| filter(value, known, Use::Near));
    let in_play = table.maybe("in_play", |value| known.disk(value));
    let not_in_play = table.maybe("not_in_play", |value| known.disk(value));
    table.finish();
    Some(Need {
        source: source?,
        near: near?,
        touching: touching?,
        pinning: pinning?,
        in_play: in_play?,
        not_in_play: not_in_play?,
    })
}

fn price(value: Value<'_>, known: &Known) -> Option<Price> {
    let table = value.table()?;
    let price = if table.has("sacrifice_self") {
        table.read("sacrifice_self", only_true).map(|()| Price::Itself)
    } else {
        let other = table.read("sacrifice", |value| filter(value, known, Use::Near));
        other.map(|other| Price::Other(Box::new(other)))
    };
    table.finish();
    price
}

/// A field that says something only by being true.
pub(super) fn only_true(value: Value<'_>) -> Option<()> {
    if value.clone().flag()? { Some(()) } else { value.wrong("data-only-true", vec![]) }
}
