//! Bans and pinning.

use gonfalon_data::{Table, Value};

use super::super::filter::{Use, filter};
use super::Known;
use crate::data::{Effect, Filter};

/// Their words.
pub(super) const WORDS: &[&str] =
    &["ban", "no_attack_on", "cannot_attack", "untargetable", "must_attack_source", "not_pinned_by"];

/// One of them with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str, known: &Known) -> Option<Effect> {
    let disks = |field| -> Option<Box<Filter>> {
        table.read(field, |value| filter(value, known, Use::Plain)).map(Box::new)
    };
    match word {
        "ban" => table.read("act", Value::word).map(Effect::Ban),
        "no_attack_on" => disks("by").map(Effect::NoAttackOn),
        "cannot_attack" => disks("whom").map(Effect::CannotAttack),
        "untargetable" => table.read("by", Value::word).map(Effect::Untargetable),
        "must_attack_source" => {
            let friends_harmless = table.read("friends_harmless", Value::flag)?;
            Some(Effect::MustAttackSource { friends_harmless })
        }
        _ => disks("by").map(Effect::NotPinnedBy),
    }
}
