//! From the army as written to the army ready to play, with every broken rule on the way.

use std::collections::BTreeMap;

use super::broken::Broken;
use super::file::{ArmyFile, BuiltRegiment, RegimentEntry};
use super::muster::{Army, ArmyRegiment};
use super::rules;
use crate::data::{CommandId, Library, ProfileId, Size, nearest};

/// A regiment of which not every word could be looked up.
pub(super) struct Draft {
    pub(super) hero: Option<ProfileId>,
    pub(super) units: Vec<(ProfileId, u8)>,
    pub(super) cards: Vec<CommandId>,
    /// How many cards are listed, known or not.
    pub(super) listed_cards: usize,
}

/// Judges an army file and lists every broken rule.
///
/// `expected_regiments` is the number the players agreed on, if they have; `one_box` limits the army to the disks
/// of one core set.
pub fn check(
    file: &ArmyFile,
    library: &Library,
    expected_regiments: Option<u8>,
    one_box: bool,
) -> Result<Army, Vec<Broken>> {
    let mut broken = Vec::new();
    let drafts: Vec<Draft> = file
        .regiments
        .iter()
        .enumerate()
        .map(|(index, entry)| look_up(index + 1, entry, library, &mut broken))
        .collect();
    broken.extend(judge(&drafts, library, expected_regiments, one_box));
    let finish =
        |draft: Draft| draft.hero.map(|hero| ArmyRegiment { hero, units: draft.units, cards: draft.cards });
    match drafts.into_iter().map(finish).collect() {
        Some(regiments) if broken.is_empty() => Ok(Army { name: file.name.clone(), regiments }),
        _ => Err(broken),
    }
}

/// Judges an army that is already looked up in this library, such as one under construction.
pub fn check_army(
    army: &Army,
    library: &Library,
    expected_regiments: Option<u8>,
    one_box: bool,
) -> Vec<Broken> {
    let drafts: Vec<Draft> = army.regiments.iter().map(Draft::from).collect();
    judge(&drafts, library, expected_regiments, one_box)
}

/// Judges all armies of a table that share one core set: no disk and no card can be on both sides.
pub fn check_one_box(armies: &[&Army], library: &Library) -> Vec<Broken> {
    let mut disks: BTreeMap<ProfileId, u32> = BTreeMap::new();
    let mut cards: BTreeMap<CommandId, u32> = BTreeMap::new();
    for army in armies {
        army.disks().for_each(|disk| *disks.entry(disk).or_default() += 1);
        army.hand().for_each(|card| *cards.entry(card).or_default() += 1);
    }
    let mut broken = too_many_for_one_box(&disks, library);
    for (card, count) in cards.into_iter().filter(|(_, count)| *count > 1) {
        let args = vec![("card", library[card].id.clone()), ("count", count.to_string())];
        broken.push(Broken::new("whdw.army.command-no-duplicate", "army-one-box-card", args));
    }
    broken
}

impl From<&ArmyRegiment> for Draft {
    fn from(regiment: &ArmyRegiment) -> Self {
        Self {
            hero: Some(regiment.hero),
            units: merged(regiment.units.iter().copied()),
            cards: regiment.cards.clone(),
            listed_cards: regiment.cards.len(),
        }
    }
}

fn judge(drafts: &[Draft], library: &Library, expected_regiments: Option<u8>, one_box: bool) -> Vec<Broken> {
    let mut broken = rules::army(drafts, library, expected_regiments);
    for (index, draft) in drafts.iter().enumerate() {
        rules::regiment(index + 1, draft, library, &mut broken);
    }
    if one_box {
        broken.extend(too_many_for_one_box(&rules::counted(drafts), library));
    }
    broken
}

fn too_many_for_one_box(disks: &BTreeMap<ProfileId, u32>, library: &Library) -> Vec<Broken> {
    let over = disks.iter().filter(|(disk, count)| **count > u32::from(library[**disk].copies));
    over.map(|(disk, count)| {
        let profile = &library[*disk];
        // The option belongs to the rule about copies, whose ruling names it.
        let args = vec![
            ("disk", profile.id.clone()),
            ("count", count.to_string()),
            ("limit", profile.copies.to_string()),
        ];
        Broken::new(copies_rule(profile.size), "army-one-box-disk", args)
    })
    .collect()
}

pub(super) fn copies_rule(size: Size) -> &'static str {
    match size {
        Size::Small => "whdw.army.copies-small",
        Size::Medium => "whdw.army.copies-medium",
        Size::Large => "whdw.army.copies-large",
    }
}

fn look_up(number: usize, entry: &RegimentEntry, library: &Library, broken: &mut Vec<Broken>) -> Draft {
    match entry {
        RegimentEntry::Prebuilt(entry) => match library.regiment(&entry.prebuilt) {
            Some(id) => Draft::from(&ArmyRegiment::prebuilt(id, library)),
            None => {
                let known = library.regiments.iter().map(|regiment| regiment.id.as_str());
                broken.push(unknown(Part::Prebuilt, number, &entry.prebuilt, known));
                Draft { hero: None, units: vec![], cards: vec![], listed_cards: 0 }
            }
        },
        RegimentEntry::Built(entry) => built(number, entry, library, broken),
    }
}

fn built(number: usize, entry: &BuiltRegiment, library: &Library, broken: &mut Vec<Broken>) -> Draft {
    let disks = || library.disks.iter().map(|disk| disk.id.as_str());
    let hero = library.disk(&entry.hero);
    if hero.is_none() {
        broken.push(unknown(Part::Hero, number, &entry.hero, disks()));
    }
    let mut units = Vec::new();
    for unit in &entry.units {
        match library.disk(&unit.id) {
            Some(id) => units.push((id, unit.count)),
            None => broken.push(unknown(Part::Unit, number, &unit.id, disks())),
        }
    }
    let mut cards = Vec::new();
    for card in &entry.cards {
        match library.command(card) {
            Some(id) => cards.push(id),
            None => {
                let known = library.commands.iter().map(|card| card.id.as_str());
                broken.push(unknown(Part::Card, number, card, known));
            }
        }
    }
    Draft { hero, units: merged(units.into_iter()), cards, listed_cards: entry.cards.len() }
}

// A title listed twice counts as one title with both numbers.
fn merged(units: impl Iterator<Item = (ProfileId, u8)>) -> Vec<(ProfileId, u8)> {
    let mut together: Vec<(ProfileId, u8)> = Vec::new();
    for (unit, count) in units.filter(|(_, count)| *count > 0) {
        match together.iter_mut().find(|(known, _)| *known == unit) {
            Some((_, number)) => *number = number.saturating_add(count),
            None => together.push((unit, count)),
        }
    }
    together
}

#[derive(Clone, Copy)]
enum Part {
    Hero,
    Unit,
    Card,
    Prebuilt,
}

fn unknown<'k>(part: Part, number: usize, word: &str, known: impl Iterator<Item = &'k str>) -> Broken {
    let (rule, plain, with_nearest) = match part {
        Part::Hero => ("whdw.army.hero-per-regiment", "army-unknown-hero", "army-unknown-hero-nearest"),
        Part::Unit => ("whdw.disk.hero-unit", "army-unknown-unit", "army-unknown-unit-nearest"),
        Part::Card => ("whdw.army.command-cards", "army-unknown-card", "army-unknown-card-nearest"),
        Part::Prebuilt => ("whdw.prebuilt.use", "army-unknown-prebuilt", "army-unknown-prebuilt-nearest"),
    };
    let mut args = vec![("regiment", number.to_string()), ("word", word.to_owned())];
    match nearest(word, known) {
        Some(near) => {
            args.push(("nearest", near.to_owned()));
            Broken::new(rule, with_nearest, args)
        }
        None => Broken::new(rule, plain, args),
    }
}
