//! Reads one special rule: a word, or a table where the rule has parameters.

use gonfalon_data::{Table, Value};
use gonfalon_table::Length;

use crate::data::{HealFor, InspiringFor, Special, SpecialKind, Word};

pub(super) fn special(value: Value<'_>) -> Option<Special> {
    if !value.is_table() {
        let kind = value.clone().word::<SpecialKind>()?;
        return plain(kind)
            .or_else(|| value.wrong("data-special-value", vec![("rule", kind.word().to_owned())]));
    }
    let table = value.table()?;
    let kind = table.read("rule", Value::word::<SpecialKind>);
    let special = kind.and_then(|kind| with_parameters(kind, &table));
    // Which fields belong there depends on the rule.
    if kind.is_some() {
        table.finish();
    }
    special
}

fn plain(kind: SpecialKind) -> Option<Special> {
    Some(match kind {
        SpecialKind::Elite => Special::Elite,
        SpecialKind::Fly => Special::Fly,
        SpecialKind::IndirectFire => Special::IndirectFire,
        SpecialKind::Individual => Special::Individual,
        SpecialKind::Inspiring => Special::Inspiring(InspiringFor::Everybody),
        SpecialKind::Phalanx => Special::Phalanx,
        SpecialKind::Shambling => Special::Shambling,
        SpecialKind::Headstrong => Special::Headstrong,
        SpecialKind::EvilDead => Special::EvilDead,
        SpecialKind::Nimble => Special::Nimble,
        SpecialKind::YellowBellied => Special::YellowBellied,
        SpecialKind::GiantRats => Special::GiantRats,
        SpecialKind::ThrowingBulldogs => Special::ThrowingBulldogs,
        SpecialKind::MutatedThrowingBulldogs => Special::MutatedThrowingBulldogs,
        SpecialKind::SabreToothedCat => Special::SabreToothedCat,
        SpecialKind::Piercing
        | SpecialKind::CrushingStrength
        | SpecialKind::EliteNearWarsmith
        | SpecialKind::BreathAttack
        | SpecialKind::Zap
        | SpecialKind::Heal
        | SpecialKind::DarkSurge
        | SpecialKind::Range => return None,
    })
}

fn with_parameters(kind: SpecialKind, table: &Table<'_>) -> Option<Special> {
    let bonus = || table.read("value", |value| value.small(1, 5));
    let dice = || table.read("value", |value| value.small(1, 100));
    let inches = || table.read("inches", |value| value.small(1, 72)).map(|n| Length::inches(i32::from(n)));
    match kind {
        SpecialKind::Piercing => bonus().map(Special::Piercing),
        SpecialKind::CrushingStrength => bonus().map(Special::CrushingStrength),
        SpecialKind::BreathAttack => dice().map(Special::BreathAttack),
        SpecialKind::Zap => dice().map(Special::Zap),
        SpecialKind::DarkSurge => dice().map(Special::DarkSurge),
        SpecialKind::Heal => {
            let whom = table.or("for", HealFor::Everybody, Value::word);
            let dice = dice();
            Some(Special::Heal(dice?, whom?))
        }
        SpecialKind::Inspiring => {
            table.or("for", InspiringFor::Everybody, Value::word).map(Special::Inspiring)
        }
        SpecialKind::EliteNearWarsmith => inches().map(Special::EliteNearWarsmith),
        SpecialKind::Range => inches().map(Special::Range),
        _ => plain(kind),
    }
}
