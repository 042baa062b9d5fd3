//! Effects of terrain.

use gonfalon_data::Table;

use super::super::known::{count, inches};
use crate::data::Effect;

/// The effects that terrain can have: some of those that abilities have, and its own.
pub(in crate::data::read) const LAND: [&str; 19] = [
    "modify",
    "immune",
    "untargetable",
    "ban",
    "suspend",
    "destroy",
    "no_attack_on",
    "stop_entering",
    "start_slow",
    "no_entry",
    "no_end",
    "no_forced_entry",
    "no_inner_move",
    "no_forced_move",
    "range_bonus",
    "same_terrain_archers",
    "attackers_modify",
    "fewer_missiles",
    "chosen_blow",
];

/// One of its own with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str) -> Option<Effect> {
    match word {
        "stop_entering" => Some(Effect::StopEntering),
        "start_slow" => table.read("m", |value| value.small(0, 20)).map(Effect::StartSlow),
        "no_entry" => Some(Effect::NoEntry),
        "no_end" => Some(Effect::NoEnd),
        "no_forced_entry" => Some(Effect::NoForcedEntry),
        "no_inner_move" => Some(Effect::NoInnerMove),
        "no_forced_move" => Some(Effect::NoForcedMove),
        "range_bonus" => inches(table, "inches").map(Effect::RangeBonus),
        "same_terrain_archers" => Some(Effect::SameTerrainArchers),
        "attackers_modify" => {
            let change = table.read("at", |value| value.number(-20, 20));
            change.and_then(|change| i8::try_from(change).ok()).map(Effect::AttackersModify)
        }
        "fewer_missiles" => count(table, "n").map(Effect::FewerMissiles),
        _ => count(table, "n").map(Effect::ChosenBlow),
    }
}
