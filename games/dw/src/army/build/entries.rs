//! What an army is made of.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Choice, ChoiceForm, MusterEntry, Setting};

use super::{Bench, path};
use crate::army::DiskEntry;
use crate::army::file::MOST_COPIES;
use crate::printed::{self, name};

/// Every line of the file: the Creature Disks in the order of the stack, then the spells.
pub(super) fn entries(bench: &Bench<'_>) -> Vec<MusterEntry> {
    let disks = bench.file.disks.iter().enumerate().map(|(place, line)| disk(bench, place, line));
    let spells = bench.file.spells.iter().enumerate().map(|(place, line)| spell(bench, place, line));
    disks.chain(spells).collect()
}

fn disk(bench: &Bench<'_>, place: usize, line: &DiskEntry) -> MusterEntry {
    let library = bench.library;
    let path = path("disks", place);
    let id = library.profile(&line.id);
    let points = id.and_then(|id| library[id].points);
    let aside = id.is_some() && points.is_none();
    let group = if aside { "muster-aside" } else { "muster-disk" };
    let mut choices = vec![count(bench, &path, line.count)];
    if bench.file.disks.len() > 1 && !aside {
        choices.push(order(bench, place));
    }
    MusterEntry {
        within: None,
        group: Line::new(group).number("count", line.count),
        name: id.map_or_else(|| Arg::Verbatim(line.id.clone()), |id| name(&library[id].name)),
        known: id.is_some(),
        cost: points.map(|points| u32::from(points) * u32::from(line.count)),
        gauges: Vec::new(),
        choices,
        about: id.map(|id| printed::disk(library, id, &path)),
        removable: true,
        path,
    }
}

fn spell(bench: &Bench<'_>, place: usize, line: &DiskEntry) -> MusterEntry {
    let library = bench.library;
    let path = path("spells", place);
    let id = library.spell(&line.id);
    MusterEntry {
        within: None,
        group: Line::new("muster-spell").number("count", line.count),
        name: id.map_or_else(|| Arg::Verbatim(line.id.clone()), |id| name(&library[id].name)),
        known: id.is_some(),
        cost: id.map(|id| u32::from(library[id].points) * u32::from(line.count)),
        gauges: Vec::new(),
        choices: vec![count(bench, &path, line.count)],
        about: id.map(|id| printed::spell(library, id, &path)),
        removable: true,
        path,
    }
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

/// Where in the stack the line is, counted from the top.
fn order(bench: &Bench<'_>, place: usize) -> Choice {
    let form = ChoiceForm::Number {
        value: u32::try_from(place + 1).ok(),
        least: 1,
        most: u32::try_from(bench.file.disks.len()).unwrap_or(u32::MAX),
        optional: false,
        // Any order is allowed.
        breaks: Vec::new(),
    };
    Choice { id: "place".to_owned(), says: Line::new("muster-choice-place"), form }
}
