//! Reads which Disks are meant.

use gonfalon_data::{Table, Value};
use smallvec::SmallVec;

use super::known::{Known, inches, lower_case};
use crate::data::{Filter, InTerrain, ProfileId, Relation, Where, Word};

/// What a filter is for, which decides what it can say beside how the Disks are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// Disks that are chosen.
    Target,
    /// Further Disks that are chosen.
    Second,
    /// All Disks that fit.
    Area,
    /// A Disk within a distance that must be given.
    Near,
    /// How a Disk is, wherever it lies.
    Plain,
}

/// Reads a filter.
pub(super) fn filter(value: Value<'_>, known: &Known, used: Use) -> Option<Filter> {
    let table = value.table()?;
    let placed = placed(&table, used);
    let described = described(&table, known);
    table.finish();
    let (placed, described) = (placed?, described?);
    Some(Filter {
        range: placed.range,
        around_target: placed.around_target,
        relation: placed.relation,
        with_source: placed.with_source,
        count: placed.count,
        place: placed.place,
        ..described
    })
}

// Where the Disks are and how many.
fn placed(table: &Table<'_>, used: Use) -> Option<Filter> {
    let relation = match used {
        Use::Area => {
            table.maybe("relation", |value| match value.clone().word()? {
                // A pair is made by choosing its second Disk.
                Relation::PinPair => unknown_relation(&value, |relation| relation != Relation::PinPair),
                relation => Some(relation),
            })
        }
        Use::Second => table.maybe("relation", |value| match value.clone().word()? {
            Relation::PinPair => Some(Relation::PinPair),
            _ => unknown_relation(&value, |relation| relation == Relation::PinPair),
        }),
        _ => Some(None),
    };
    let range = match used {
        Use::Near => inches(table, "range").map(Some),
        Use::Plain => Some(None),
        // A relation stands instead of a distance.
        Use::Area if table.has("relation") => Some(None),
        _ => table.maybe("range", |value| value.length(0, 120)),
    };
    let around_target = match used {
        Use::Area => table.maybe("center", |value| value.one_of(&["target"])),
        Use::Second => table.maybe("measure", |value| value.one_of(&["target"])),
        _ => Some(None),
    };
    let with_source = match used {
        Use::Area => table.or("with_source", false, Value::flag),
        _ => Some(false),
    };
    let chosen = matches!(used, Use::Target | Use::Second);
    let count = if chosen { table.or("count", 1, |value| value.small(1, 20)) } else { Some(1) };
    let place = match used {
        Use::Target => table.or("where", Where::Play, Value::word),
        _ => Some(Where::Play),
    };
    Some(Filter {
        range: range?,
        around_target: around_target?.is_some(),
        relation: relation?,
        with_source: with_source?,
        count: count?,
        place: place?,
        ..Filter::default()
    })
}

fn unknown_relation<T>(value: &Value<'_>, known: impl Fn(Relation) -> bool) -> Option<T> {
    let words: Vec<&str> =
        Relation::WORDS.iter().filter(|(_, relation)| known(*relation)).map(|(word, _)| *word).collect();
    value.unknown_word(value.as_text().unwrap_or_default(), words.iter().copied())
}

// How the Disks are.
fn described(table: &Table<'_>, known: &Known) -> Option<Filter> {
    let flag = |field| table.maybe(field, Value::flag);
    let side = table.maybe("side", Value::word);
    let other = table.or("other", false, Value::flag);
    let (activated, pinned, flying) = (flag("activated"), flag("pinned"), flag("flying"));
    let (wounded, multi_wound) = (flag("wounded"), flag("multi_wound"));
    let (in_battle, berserking) = (flag("in_battle"), flag("berserking"));
    let skill = table.maybe("skill", Value::word);
    let missile = table.maybe("missile", Value::word);
    let alignments = table.or("alignment", vec![], |list| list.list(Value::word));
    let faction = table.maybe("faction", Value::word);
    let no_faction = table.or("no_faction", false, Value::flag);
    let word = table.maybe("word", lower_case);
    let profiles = table.or("disk", SmallVec::new(), |value| profiles(value, known));
    let touching = table.maybe("touching", lower_case);
    let bound = |field| table.maybe(field, |value| value.small(0, 20));
    let (min_toughness, max_toughness) = (bound("min_t"), bound("max_t"));
    let (max_movement, min_moved) = (bound("max_m"), bound("min_moved"));
    let in_terrain = table.maybe("in_terrain", |value| match value.as_text() {
        Some("any") => Some(InTerrain::Any),
        _ => known.terrain(value).map(InTerrain::Of),
    });
    Some(Filter {
        side: side?,
        other: other?,
        activated: activated?,
        pinned: pinned?,
        flying: flying?,
        wounded: wounded?,
        multi_wound: multi_wound?,
        in_battle: in_battle?,
        berserking: berserking?,
        skill: skill?,
        missile: missile?,
        alignments: alignments?.into(),
        faction: faction?,
        no_faction: no_faction?,
        word: word?,
        profiles: profiles?,
        touching: touching?,
        min_toughness: min_toughness?,
        max_toughness: max_toughness?,
        max_movement: max_movement?,
        min_moved: min_moved?,
        in_terrain: in_terrain?,
        ..Filter::default()
    })
}

// One Disk, or a list of them.
fn profiles(value: Value<'_>, known: &Known) -> Option<SmallVec<[ProfileId; 2]>> {
    if value.as_text().is_some() {
        return known.disk(value).map(|disk| SmallVec::from_slice(&[disk]));
    }
    value.list(|disk| known.disk(disk)).map(SmallVec::from)
}
