//! What an army is made of.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Choice, ChoiceForm, ChoiceValue, MusterEntry, Setting};

use super::edit::{MOST_COPIES, OPTION};
use super::{Bench, path};
use crate::army::UnitEntry;
use crate::data::{Entry, EntryId, OptionKind, Word};
use crate::show::{name, printed};

/// Every line of the file.
pub(super) fn entries(bench: &Bench<'_>) -> Vec<MusterEntry> {
    bench.file.units.iter().enumerate().map(|(place, unit)| line(bench, place, unit)).collect()
}

fn line(bench: &Bench<'_>, place: usize, unit: &UnitEntry) -> MusterEntry {
    let library = bench.library;
    let path = path(place);
    let id = library.entry(&unit.id);
    let kinds: Vec<OptionKind> = unit.options.iter().filter_map(|word| OptionKind::from_word(word)).collect();
    let profile = id.map(|id| library.profile(id, &kinds));
    let cost = profile.as_ref().map(|profile| u32::from(profile.points) * u32::from(unit.count));
    let mut choices: Vec<Choice> = id.and_then(|id| sizes(bench, &path, id)).into_iter().collect();
    choices.push(count(bench, &path, unit.count));
    choices.extend(options(bench, &path, unit, id.map(|id| &library[id])));
    MusterEntry {
        within: None,
        group: Line::new("muster-unit").number("number", place as i64 + 1).number("count", unit.count),
        name: id.map_or_else(|| Arg::Verbatim(unit.id.clone()), |id| name(&library.full_name(id))),
        known: id.is_some(),
        cost,
        gauges: Vec::new(),
        choices,
        about: profile.map(|profile| printed::unit(library, &profile, &path)),
        removable: true,
        path,
    }
}

/// The sizes the unit comes in, if there are several.
fn sizes(bench: &Bench<'_>, path: &str, chosen: EntryId) -> Option<Choice> {
    let library = bench.library;
    let family = library[chosen].family()?;
    let sizes = library.entries.iter().filter(|entry| entry.family() == Some(family));
    let value = |entry: &Entry| {
        Some(ChoiceValue {
            id: entry.id.clone(),
            name: name(library.constants.names.of(entry.size?)),
            cost: Some(entry.points.into()),
            breaks: bench.choosing(path, "size", Setting::Word(entry.id.clone())),
        })
    };
    let values: Vec<ChoiceValue> = sizes.filter_map(value).collect();
    let form = ChoiceForm::OneOf { chosen: library[chosen].id.clone(), values };
    Some(Choice { id: "size".to_owned(), says: Line::new("muster-choice-size"), form })
}

fn count(bench: &Bench<'_>, path: &str, count: u8) -> Choice {
    let form = ChoiceForm::Number {
        value: Some(count.into()),
        least: 1,
        most: MOST_COPIES.into(),
        optional: false,
        breaks: bench.choosing(path, "count", Setting::Number(u32::from(count) + 1)),
    };
    Choice { id: "count".to_owned(), says: Line::new("muster-choice-count"), form }
}

/// The options that the entry offers, and those that were taken although it does not.
fn options(bench: &Bench<'_>, path: &str, unit: &UnitEntry, entry: Option<&Entry>) -> Vec<Choice> {
    let offered = entry.into_iter().flat_map(|entry| &entry.options).map(|option| option.kind().word());
    let mut words: Vec<&str> = offered.collect();
    for word in &unit.options {
        if !words.contains(&word.as_str()) {
            words.push(word);
        }
    }
    let option = |word: &str| {
        let kind = OptionKind::from_word(word);
        let names = &bench.library.constants.names;
        let says = kind.map_or_else(|| Arg::Verbatim(word.to_owned()), |kind| name(names.of(kind)));
        let price = kind.and_then(|kind| entry?.option(kind));
        let on = unit.options.iter().any(|taken| taken == word);
        let id = format!("{OPTION}{word}");
        let breaks = bench.choosing(path, &id, Setting::Flag(!on));
        let cost = price.map(|option| option.points.into());
        Choice {
            id,
            says: Line::new("muster-choice-option").with("option", says),
            form: ChoiceForm::Flag { on, cost, breaks },
        }
    };
    words.into_iter().map(option).collect()
}
