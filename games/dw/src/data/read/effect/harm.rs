//! Markers, damage dealt and death.

use gonfalon_data::{Table, Value};

use super::super::known::{count, inches, lower_case};
use super::{Known, on};
use crate::data::Effect;

/// Their words.
pub(super) const WORDS: &[&str] =
    &["mark", "unmark", "mark_army", "blow", "wound", "heal", "swarm_wound", "share_defense"];

/// One of them with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str, known: &Known) -> Option<Effect> {
    match word {
        "mark" => on(table).map(Effect::Mark),
        "unmark" => table.or("all", false, Value::flag).map(|all| Effect::Unmark { all }),
        "mark_army" => inches(table, "caster_range").map(Effect::MarkArmy),
        "blow" => {
            let (damage, stays) = (count(table, "n"), table.or("stays", false, Value::flag));
            Some(Effect::Blow { damage: damage?, stays: stays? })
        }
        "wound" => {
            let (wounds, on) = (count(table, "n"), on(table));
            Some(Effect::Wound(wounds?, on?))
        }
        "heal" => {
            let (wounds, on) = (count(table, "n"), on(table));
            Some(Effect::Heal(wounds?, on?))
        }
        "swarm_wound" => {
            let word = table.read("word", lower_case);
            let (attackers, wounds) = (count(table, "count"), count(table, "n"));
            Some(Effect::SwarmWound { word: word?, count: attackers?, wounds: wounds? })
        }
        _ => table.read("disk", |value| known.disk(value)).map(Effect::ShareDefense),
    }
}
