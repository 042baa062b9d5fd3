//! Turns and spells.

use gonfalon_data::Table;

use super::super::known::{count, inches};
use super::Known;
use crate::data::Effect;

/// Their words.
pub(super) const WORDS: &[&str] =
    &["forced_turn", "turn_size", "activations", "copy_sa", "recover_spell", "steal_spell", "free_spell"];

/// One of them with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str, _: &Known) -> Option<Effect> {
    let level = || table.read("max_level", |value| value.small(1, 3));
    match word {
        "forced_turn" => count(table, "count").map(Effect::ForcedTurn),
        "turn_size" => {
            let least = count(table, "min");
            let most = table.read("max", |value| value.small(least.unwrap_or(1), 20));
            Some(Effect::TurnSize { least: least?, most: most? })
        }
        "activations" => count(table, "per_round").map(Effect::Activations),
        "copy_sa" => inches(table, "range").map(Effect::CopySa),
        "recover_spell" => {
            let (level, range) = (level(), inches(table, "caster_range"));
            Some(Effect::RecoverSpell { level: level?, range: range? })
        }
        "steal_spell" => inches(table, "caster_range").map(Effect::StealSpell),
        _ => {
            let (level, range) = (level(), inches(table, "caster_range"));
            Some(Effect::FreeSpell { level: level?, range: range? })
        }
    }
}
