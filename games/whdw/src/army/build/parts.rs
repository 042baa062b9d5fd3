//! The parts of an army with their paths.

use gonfalon_data::LIST;

use crate::army::{ArmyFile, ArmyRegiment, Broken, RegimentEntry};
use crate::data::Library;

/// A part of an army: the hero of a regiment, units of one title, a card.
pub(super) struct Part {
    pub(super) path: String,
    regiment: usize,
    word: String,
}

/// Every part; the path of a hero is that of his regiment.
pub(super) fn parts(file: &ArmyFile, library: &Library) -> Vec<Part> {
    let mut parts = Vec::new();
    for (regiment, entry) in file.regiments.iter().enumerate() {
        let opened = opened(entry, library);
        let part = |path: String, word: &str| Part { path, regiment, word: word.to_owned() };
        let RegimentEntry::Built(built) = opened.as_ref().unwrap_or(entry) else {
            parts.push(part(regiment_path(regiment), word_of(entry)));
            continue;
        };
        parts.push(part(regiment_path(regiment), &built.hero));
        let units = built.units.iter().enumerate();
        parts.extend(units.map(|(place, unit)| part(unit_path(regiment, place), &unit.id)));
        let cards = built.cards.iter().enumerate();
        parts.extend(cards.map(|(place, card)| part(card_path(regiment, place), card)));
    }
    parts
}

/// What a prebuilt regiment is made of, if there is such a one.
pub(super) fn opened(entry: &RegimentEntry, library: &Library) -> Option<RegimentEntry> {
    let RegimentEntry::Prebuilt(entry) = entry else { return None };
    let id = library.regiment(&entry.prebuilt)?;
    Some(ArmyRegiment::prebuilt(id, library).to_entry(library))
}

fn word_of(entry: &RegimentEntry) -> &str {
    match entry {
        RegimentEntry::Prebuilt(entry) => &entry.prebuilt,
        RegimentEntry::Built(entry) => &entry.hero,
    }
}

pub(super) fn regiment_path(regiment: usize) -> String {
    format!("regiments.{regiment}")
}

pub(super) fn unit_path(regiment: usize, place: usize) -> String {
    format!("regiments.{regiment}.units.{place}")
}

pub(super) fn card_path(regiment: usize, place: usize) -> String {
    format!("regiments.{regiment}.cards.{place}")
}

/// The paths of everything that a broken rule names.
pub(super) fn concerned(parts: &[Part], broken: &Broken) -> Vec<String> {
    let number = broken.arg("regiment").and_then(|number| number.parse::<usize>().ok());
    let regiment = number.and_then(|number| number.checked_sub(1));
    let things = ["disk", "disks", "card", "order", "destruction"];
    let named = things.iter().filter_map(|name| broken.arg(name)).flat_map(|list| list.split(LIST));
    let words: Vec<&str> = named.chain(broken.arg("word")).collect();
    let within = |part: &&Part| regiment.is_none_or(|regiment| part.regiment == regiment);
    let meant = parts.iter().filter(within).filter(|part| words.contains(&part.word.as_str()));
    let paths: Vec<String> = meant.map(|part| part.path.clone()).collect();
    if paths.is_empty() { regiment.map(regiment_path).into_iter().collect() } else { paths }
}
