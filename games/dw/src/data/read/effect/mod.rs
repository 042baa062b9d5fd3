//! Reads one effect with exactly its parameters.

mod bans;
mod harm;
mod land;
mod missiles;
mod moving;
mod plain;
mod spells;
mod stack;
mod values;

use gonfalon_data::{Table, Value};

use super::known::Known;
use crate::data::{Effect, On};

pub(super) use land::LAND;

/// A group of effects with parameters: its words, and how to read one of them.
type Group = (&'static [&'static str], fn(&Table<'_>, &str, &Known) -> Option<Effect>);

/// All effects that abilities and spells can have.
const GROUPS: [Group; 8] = [
    (plain::WORDS, plain::read),
    (values::WORDS, values::read),
    (bans::WORDS, bans::read),
    (harm::WORDS, harm::read),
    (moving::WORDS, moving::read),
    (stack::WORDS, stack::read),
    (spells::WORDS, spells::read),
    (missiles::WORDS, missiles::read),
];

/// An effect of an ability or spell.
pub(super) fn effect(value: Value<'_>, known: &Known) -> Option<Effect> {
    let table = value.table()?;
    let words: Vec<&'static str> = GROUPS.iter().flat_map(|(words, _)| words.iter().copied()).collect();
    let word = table.read("do", |value| value.one_of(&words));
    let effect = parameters(&table, word?, known);
    table.finish();
    effect
}

/// The effect of this word, with the parameters that stand in the table.
pub(super) fn parameters(table: &Table<'_>, word: &str, known: &Known) -> Option<Effect> {
    let group = GROUPS.iter().find(|(words, _)| words.contains(&word));
    match group {
        Some((_, read)) => read(table, word, known),
        None => land::read(table, word),
    }
}

/// Whom one effect among several concerns.
fn on(table: &Table<'_>) -> Option<On> {
    table.or("on", On::Usual, |value| match value.one_of(&["self", "target"])? {
        "self" => Some(On::Source),
        _ => Some(On::Target),
    })
}
