//! Missiles, drops and throws.

use gonfalon_data::{Table, Value};

use super::super::known::{count, inches};
use super::Known;
use crate::data::Effect;

/// Their words.
pub(super) const WORDS: &[&str] = &[
    "fire_now",
    "more_missiles",
    "extra_missiles",
    "refire",
    "pair_kills",
    "mirage",
    "slide",
    "toss",
    "rain",
];

/// One of them with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str, _: &Known) -> Option<Effect> {
    match word {
        "fire_now" => {
            let (kind, missiles) = (table.read("kind", Value::word), count(table, "count"));
            Some(Effect::FireNow { kind: kind?, count: missiles? })
        }
        "more_missiles" => {
            let (missiles, kind) = (count(table, "count"), table.maybe("kind", Value::word));
            Some(Effect::MoreMissiles { count: missiles?, kind: kind? })
        }
        "extra_missiles" => {
            let (missiles, range) = (count(table, "count"), inches(table, "target_range"));
            let targets = count(table, "targets_per_round");
            Some(Effect::ExtraMissiles { count: missiles?, range: range?, targets: targets? })
        }
        "refire" => {
            let kinds = table.read("kinds", |list| list.list(Value::word));
            let gather = inches(table, "gather");
            Some(Effect::Refire { kinds: kinds?.into(), gather: gather? })
        }
        "pair_kills" => count(table, "hits").map(Effect::PairKills),
        "mirage" => inches(table, "redirect").map(Effect::Mirage),
        "slide" => count(table, "damage").map(|damage| Effect::Slide { damage }),
        "toss" => count(table, "blow").map(|blow| Effect::Toss { blow }),
        _ => {
            let (kind, missiles) = (table.read("kind", Value::word), count(table, "count"));
            let (height, range) = (inches(table, "height"), inches(table, "range"));
            Some(Effect::Rain { kind: kind?, count: missiles?, height: height?, range: range? })
        }
    }
}
