//! Values, skills, immunities and damage received.

use gonfalon_data::{Table, Value};

use super::super::filter::{Use, filter};
use super::super::known::{count, lower_case};
use super::Known;
use crate::data::{Effect, Harm, SkillKind, Values, Word};

/// Their words.
pub(super) const WORDS: &[&str] = &[
    "modify",
    "modify_one",
    "set",
    "versus",
    "grant",
    "suspend",
    "berserk",
    "immune",
    "no_damage",
    "damage_factor",
    "wound_cap",
];

/// One of them with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str, known: &Known) -> Option<Effect> {
    match word {
        "modify" => {
            let values = values(table, change);
            let min = table.maybe("min", |value| value.small(0, 20));
            let group = table.maybe("group", lower_case);
            Some(Effect::Modify { values: values?, min: min?, group: group? })
        }
        "modify_one" => {
            let stats = table.read("stats", |list| list.list(Value::word));
            let by = table.read("by", change);
            let group = table.maybe("group", lower_case);
            Some(Effect::ModifyOne { stats: stats?.into(), by: by?, group: group? })
        }
        "set" => values(table, |value| value.small(0, 20).and_then(|number| i8::try_from(number).ok()))
            .map(Effect::Set),
        "versus" => {
            let whom = table.read("whom", |value| filter(value, known, Use::Plain));
            let (attack, defense) = (table.maybe("at", change), table.maybe("d", change));
            let (attack, defense) = (attack?, defense?);
            if attack.is_none() && defense.is_none() {
                return table.wrong("data-no-change", vec![]);
            }
            Some(Effect::Versus {
                whom: Box::new(whom?),
                attack: attack.unwrap_or(0),
                defense: defense.unwrap_or(0),
            })
        }
        "grant" => grant(table),
        "suspend" => table.read("skill", Value::word).map(Effect::Suspend),
        "berserk" => table.read("on", Value::flag).map(Effect::Berserk),
        "immune" => immune(table),
        "no_damage" => table.read("from", Value::word).map(Effect::NoDamage),
        "damage_factor" => {
            let of = table.read("of", |value| value.one_of(&["fireball"]));
            let factor = table.read("factor", |value| value.small(2, 9));
            of.and(factor).map(Effect::FireballFactor)
        }
        _ => count(table, "per_round").map(Effect::WoundCap),
    }
}

// A change of nothing is a slip of the pen.
fn change(value: Value<'_>) -> Option<i8> {
    match value.clone().number(-20, 20)? {
        0 => value.wrong("data-no-change", vec![]),
        number => i8::try_from(number).ok(),
    }
}

fn values(table: &Table<'_>, read: impl Fn(Value<'_>) -> Option<i8>) -> Option<Values> {
    let [movement, attack, defense, toughness] = ["m", "at", "d", "t"].map(|field| table.maybe(field, &read));
    let values = Values { movement: movement?, attack: attack?, defense: defense?, toughness: toughness? };
    if values == Values::default() { table.wrong("data-no-change", vec![]) } else { Some(values) }
}

// Missiles come in kinds and numbers, which no effect grants.
fn grant(table: &Table<'_>) -> Option<Effect> {
    let words: Vec<&'static str> =
        SkillKind::WORDS.iter().map(|(word, _)| *word).filter(|word| *word != "missile").collect();
    let skill = table.read("skill", |value| value.one_of(&words)).and_then(SkillKind::from_word)?;
    let level = match skill {
        SkillKind::Spellcaster => table.read("level", |value| value.small(1, 3)),
        _ => Some(0),
    };
    Some(Effect::Grant(skill, level?))
}

fn immune(table: &Table<'_>) -> Option<Effect> {
    let to = table.read("to", |list| list.list(Value::word::<Harm>));
    let except = table.or("except", vec![], |list| list.list(Value::word::<Harm>));
    let from = table.maybe("from", |value| value.one_of(&["friend"]));
    let running = table.maybe("running_spells", |value| value.one_of(&["stay"]));
    Some(Effect::Immune {
        to: to?.into(),
        except: except?.into(),
        from_friends: from?.is_some(),
        running_spells_stay: running?.is_some(),
    })
}
