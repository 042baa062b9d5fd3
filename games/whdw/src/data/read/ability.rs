//! Reads one ability: its trigger, its picks and its condition.

use gonfalon_data::{Table, Value};

use super::effect::effect;
use crate::data::{
    Ability, Condition, Face, Filter, Holder, KeywordKind, Pick, RangeBand, Splash, Trigger, Where, supported,
};

/// The abilities of an entry, each of which the engine must implement.
pub(super) fn abilities(table: &Table<'_>, holder: Holder) -> Option<Vec<Ability>> {
    table.read("abilities", |list| list.list(|value| ability(value, holder)))
}

fn ability(value: Value<'_>, holder: Holder) -> Option<Ability> {
    let table = value.clone().table()?;
    let on = table.read("on", Value::word::<Trigger>);
    let user = table.maybe("user", filter);
    let pick = table.read("pick", Value::word::<Pick>);
    let count = table.or("count", 1, |count| count.small(1, 20));
    let range = table.or("range", None, range_or_any);
    let who = table.or("who", Filter::default(), filter);
    let when = table.maybe("when", condition);
    let splash = table.maybe("splash", around);
    let effects = table.read("effects", |list| list.list(effect));
    table.finish();
    let ability = Ability {
        on: on?,
        user: user?,
        pick: pick?,
        count: count?,
        range: range?,
        who: who?,
        when: when?,
        splash: splash?,
        effects: effects?,
    };
    match supported(&ability, holder) {
        Ok(()) => Some(ability),
        Err(words) => value
            .wrong("data-unsupported-ability", vec![("holder", holder.word().to_owned()), ("words", words)]),
    }
}

// `any` is the absence of a limit.
fn range_or_any(value: Value<'_>) -> Option<Option<RangeBand>> {
    if value.as_text() == Some("any") { Some(None) } else { value.word::<RangeBand>().map(Some) }
}

/// Which disks qualify.
pub(super) fn filter(value: Value<'_>) -> Option<Filter> {
    let table = value.table()?;
    let side = table.or("side", Default::default(), Value::word);
    let other = table.or("other", false, Value::flag);
    let race = table.maybe("race", Value::word);
    let has = table.maybe("trait", Value::word);
    let kind = table.maybe("kind", Value::word);
    let title = table.maybe("title", Value::text);
    let activated = table.maybe("activated", Value::flag);
    let empowered = table.maybe("empowered", Value::flag);
    let pinned = table.maybe("pinned", Value::flag);
    let place = table.maybe("in", |place| place.one_of(&["reserve"]));
    let on_terrain = table.maybe("on_terrain", Value::flag);
    let lacks = table.or("lacks", vec![], |list| list.list(Value::word::<KeywordKind>));
    table.finish();
    Some(Filter {
        side: side?,
        other: other?,
        race: race?,
        has: has?,
        kind: kind?,
        title: title?.map(str::to_owned),
        activated: activated?,
        empowered: empowered?,
        pinned: pinned?,
        place: place?.map(|_| Where::Reserve),
        on_terrain: on_terrain?,
        lacks: lacks?,
    })
}

/// Disks around another one.
pub(super) fn around(value: Value<'_>) -> Option<Splash> {
    let table = value.table()?;
    let range = table.read("range", Value::word);
    let who = table.or("who", Filter::default(), filter);
    table.finish();
    Some(Splash { range: range?, who: who? })
}

fn condition(value: Value<'_>) -> Option<Condition> {
    let table = value.clone().table()?;
    let condition = if table.has("roll") {
        rolled(&table)
    } else if table.has("it") {
        table.read("it", filter).map(Condition::It)
    } else {
        match table.read("controls_piece", Value::flag) {
            Some(true) => Some(Condition::ControlsPiece),
            Some(false) => value.wrong("data-empty-condition", vec![]),
            None => None,
        }
    };
    table.finish();
    condition
}

fn rolled(table: &Table<'_>) -> Option<Condition> {
    match table.read("roll", |roll| roll.one_of(&["d6", "battle"]))? {
        "d6" => table.read("min", |min| min.small(2, 6)).map(|min| Condition::SixSided { min }),
        _ => {
            let shows = table.read("shows", |list| list.list(Value::word::<Face>))?;
            Some(Condition::BattleDie { shows })
        }
    }
}
