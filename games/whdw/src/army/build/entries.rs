//! What an army is made of.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Choice, ChoiceForm, ChoiceValue, Edit, Gauge, MusterEntry, Setting};

use super::edit::MOST_COPIES;
use super::parts::{card_path, opened, regiment_path, unit_path};
use super::{Bench, gauge};
use crate::army::{BuiltRegiment, RegimentEntry, UnitEntry};
use crate::data::{Kind, ProfileId};
use crate::show::{name, printed};

/// Every regiment, followed by its units and cards.
pub(super) fn entries(bench: &Bench<'_>) -> Vec<MusterEntry> {
    let mut entries = Vec::new();
    for (number, entry) in bench.file.regiments.iter().enumerate() {
        let content = opened(entry, bench.library);
        let prebuilt = content.is_some();
        match content.as_ref().unwrap_or(entry) {
            RegimentEntry::Built(built) => {
                entries.push(regiment(bench, number, built, prebuilt));
                let units = built.units.iter().enumerate();
                entries.extend(units.map(|(place, one)| unit(bench, number, place, one, prebuilt)));
                let cards = built.cards.iter().enumerate();
                entries.extend(cards.map(|(place, word)| card(bench, number, place, word, prebuilt)));
            }
            RegimentEntry::Prebuilt(unknown) => {
                let path = regiment_path(number);
                entries.push(plain(path, None, regiment_group(number), &unknown.prebuilt));
            }
        }
    }
    entries
}

/// An entry of which nothing but the word is known.
fn plain(path: String, within: Option<String>, group: Line, word: &str) -> MusterEntry {
    MusterEntry {
        path,
        within,
        group,
        name: Arg::Verbatim(word.to_owned()),
        known: false,
        cost: None,
        gauges: Vec::new(),
        choices: Vec::new(),
        about: None,
        removable: true,
    }
}

fn regiment_group(number: usize) -> Line {
    Line::new("muster-regiment").number("number", number as i64 + 1)
}

fn regiment(bench: &Bench<'_>, number: usize, built: &BuiltRegiment, prebuilt: bool) -> MusterEntry {
    let library = bench.library;
    let path = regiment_path(number);
    let cost = |unit: &UnitEntry| {
        library.disk(&unit.id).map_or(0, |disk| u32::from(library[disk].cost) * u32::from(unit.count))
    };
    let cost: u32 = built.units.iter().map(cost).sum();
    let choices = vec![if prebuilt { open(bench, &path) } else { heroes(bench, &path, &built.hero) }];
    let entry =
        MusterEntry { cost: Some(cost), choices, ..plain(path, None, regiment_group(number), &built.hero) };
    let Some(hero) = library.disk(&built.hero) else { return entry };
    let gauges = limits(bench, hero, cost, built.cards.len());
    MusterEntry { gauges, ..known(entry, bench, hero) }
}

/// The entry with what is known about its disk.
fn known(entry: MusterEntry, bench: &Bench<'_>, disk: ProfileId) -> MusterEntry {
    let about = Some(printed::disk(bench.library, disk, &entry.path));
    MusterEntry { name: name(&bench.library[disk].name), known: true, about, ..entry }
}

fn limits(bench: &Bench<'_>, hero: ProfileId, cost: u32, cards: usize) -> Vec<Gauge> {
    let profile = &bench.library[hero];
    if profile.kind != Kind::Hero {
        return Vec::new();
    }
    let cost = usize::try_from(cost).unwrap_or(usize::MAX);
    vec![
        gauge("muster-gauge-recruitment", cost, profile.recruitment),
        gauge("muster-gauge-cards", cards, profile.command),
    ]
}

/// Whether the regiment stays as it is printed.
fn open(bench: &Bench<'_>, path: &str) -> Choice {
    let opening =
        Edit::Set { path: path.to_owned(), choice: "prebuilt".to_owned(), to: Setting::Flag(false) };
    let breaks = bench.breaks(&opening).unwrap_or_default();
    Choice {
        id: "prebuilt".to_owned(),
        says: Line::new("muster-choice-prebuilt"),
        form: ChoiceForm::Flag { on: true, cost: None, breaks },
    }
}

fn heroes(bench: &Bench<'_>, path: &str, chosen: &str) -> Choice {
    let heroes = bench.library.disks.iter().filter(|disk| disk.kind == Kind::Hero);
    let values = heroes.map(|hero| {
        let to = Setting::Word(hero.id.clone());
        let change = Edit::Set { path: path.to_owned(), choice: "hero".to_owned(), to };
        let breaks = bench.breaks(&change).unwrap_or_default();
        ChoiceValue { id: hero.id.clone(), name: name(&hero.name), cost: None, breaks }
    });
    let form = ChoiceForm::OneOf { chosen: chosen.to_owned(), values: values.collect() };
    Choice { id: "hero".to_owned(), says: Line::new("muster-choice-hero"), form }
}

fn unit(bench: &Bench<'_>, regiment: usize, place: usize, unit: &UnitEntry, prebuilt: bool) -> MusterEntry {
    let path = unit_path(regiment, place);
    let group = Line::new("muster-unit").number("count", unit.count);
    let entry = plain(path.clone(), Some(regiment_path(regiment)), group, &unit.id);
    let choices = if prebuilt { Vec::new() } else { vec![count(bench, &path, unit.count)] };
    let entry = MusterEntry { choices, removable: !prebuilt, ..entry };
    let Some(disk) = bench.library.disk(&unit.id) else { return entry };
    let cost = u32::from(bench.library[disk].cost) * u32::from(unit.count);
    MusterEntry { cost: Some(cost), ..known(entry, bench, disk) }
}

fn count(bench: &Bench<'_>, path: &str, count: u8) -> Choice {
    let to = Setting::Number(u32::from(count) + 1);
    let more = Edit::Set { path: path.to_owned(), choice: "count".to_owned(), to };
    let form = ChoiceForm::Number {
        value: Some(count.into()),
        least: 1,
        most: MOST_COPIES.into(),
        optional: false,
        breaks: bench.breaks(&more).unwrap_or_default(),
    };
    Choice { id: "count".to_owned(), says: Line::new("muster-choice-count"), form }
}

fn card(bench: &Bench<'_>, regiment: usize, place: usize, word: &str, prebuilt: bool) -> MusterEntry {
    let path = card_path(regiment, place);
    let entry = plain(path.clone(), Some(regiment_path(regiment)), Line::new("muster-card"), word);
    let entry = MusterEntry { removable: !prebuilt, ..entry };
    let Some(card) = bench.library.command(word) else { return entry };
    let about = Some(printed::command(bench.library, card, &path));
    MusterEntry { name: name(&bench.library[card].name), known: true, about, ..entry }
}
