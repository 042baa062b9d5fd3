//! Completing a roster from a pack: profiles for what has none, and the names that the pack does not know.

use std::collections::BTreeSet;

use gonfalon_kernel::distance;
use serde::{Deserialize, Serialize};

use crate::matching::{key, match_profiles};
use crate::note::Note;
use crate::pack::{Datasheet, Pack};
use crate::roster::{Enhancement, Roster, Unit, Wargear};

/// What a pack could do for a roster.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Completion {
    /// How many units got profiles.
    pub filled: usize,
    /// Names that the pack does not have, each once.
    pub missing: Vec<Missing>,
}

/// What a missing name is the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingKind {
    /// A unit.
    Datasheet,
    /// Wargear of a unit.
    Wargear,
}

/// A name that a pack does not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missing {
    /// What it is the name of.
    pub kind: MissingKind,
    /// The name in the roster.
    pub name: String,
    /// The unit it was first met in.
    pub unit: String,
    /// The names in the pack that are nearest to it, nearest first.
    pub nearest: Vec<String>,
}

impl Missing {
    /// The sentence about it.
    pub fn note(&self) -> Note {
        let nearest = self.nearest.join(", ");
        match (self.kind, self.nearest.is_empty()) {
            (MissingKind::Datasheet, true) => Note::new("rosters-missing-datasheet").with("name", &self.name),
            (MissingKind::Datasheet, false) => Note::new("rosters-missing-datasheet-nearest")
                .with("name", &self.name)
                .with("nearest", nearest),
            (MissingKind::Wargear, true) => {
                Note::new("rosters-missing-wargear").with("name", &self.name).with("unit", &self.unit)
            }
            (MissingKind::Wargear, false) => {
                let note = Note::new("rosters-missing-wargear-nearest").with("name", &self.name);
                note.with("unit", &self.unit).with("nearest", nearest)
            }
        }
    }
}

impl Roster {
    /// Fills in what the pack knows and the roster lacks; what the file itself said is never changed. Names that the pack does
    /// not have are returned, and said in the findings of the report.
    pub fn complete(&mut self, pack: &Pack) -> Completion {
        let mut completion = Completion::default();
        let mut guesses = Vec::new();
        let mut missing = MissingNames::default();
        for unit in &mut self.units {
            if !unit.profiles.is_empty() {
                continue;
            }
            enhance(unit, pack);
            let Some(sheet) = pack.datasheet(&unit.name) else {
                let known =
                    pack.datasheets.iter().flat_map(|sheet| std::iter::once(&sheet.name).chain(&sheet.also));
                missing.note(MissingKind::Datasheet, &unit.name, &unit.name, known);
                continue;
            };
            fill(unit, sheet);
            guesses.extend(match_profiles(unit).into_iter().map(|(_, note)| note));
            completion.filled += usize::from(!unit.profiles.is_empty());
            let name = unit.name.clone();
            let Unit { models, wargear, .. } = unit;
            for item in models.iter_mut().flat_map(|group| &mut group.wargear).chain(wargear) {
                if !equip(item, sheet, pack) {
                    let weapons = sheet.weapons.iter().chain(&pack.weapons).map(|weapon| &weapon.name);
                    missing.note(MissingKind::Wargear, &item.name, &name, weapons.chain(&sheet.wargear));
                }
            }
        }
        completion.missing = missing.list;
        // A second pack may know what the first did not.
        self.report.findings.retain(|note| note.key.split('-').nth(1) != Some("missing"));
        self.report.findings.extend(guesses);
        self.report.findings.extend(completion.missing.iter().map(Missing::note));
        completion
    }
}

/// Lists that do not mark enhancements show them among the wargear.
fn enhance(unit: &mut Unit, pack: &Pack) {
    let Unit { models, wargear, enhancements, .. } = unit;
    for list in models.iter_mut().map(|group| &mut group.wargear).chain([wargear]) {
        list.retain(|item| {
            let known = pack.enhancements.iter().find(|known| key(&known.name) == key(&item.name));
            if let Some(known) = known {
                let abilities = vec![known.clone()];
                enhancements.push(Enhancement { name: item.name.clone(), points: None, abilities });
            }
            known.is_none()
        });
    }
    for enhancement in enhancements.iter_mut().filter(|enhancement| enhancement.abilities.is_empty()) {
        let same = pack.enhancements.iter().filter(|known| key(&known.name) == key(&enhancement.name));
        enhancement.abilities.extend(same.cloned());
    }
}

fn fill(unit: &mut Unit, sheet: &Datasheet) {
    fn or<T: Clone>(here: &mut Vec<T>, there: &[T]) {
        if here.is_empty() {
            here.extend_from_slice(there);
        }
    }
    or(&mut unit.profiles, &sheet.profiles);
    or(&mut unit.keywords, &sheet.keywords);
    or(&mut unit.faction_keywords, &sheet.faction_keywords);
    or(&mut unit.may_lead, &sheet.leads);
    or(&mut unit.abilities, &sheet.abilities);
    unit.invulnerable = unit.invulnerable.take().or_else(|| sheet.invulnerable.clone());
    unit.transport = unit.transport.take().or_else(|| sheet.transport.clone());
}

/// Gives wargear its profiles; says whether the pack knows it.
fn equip(item: &mut Wargear, sheet: &Datasheet, pack: &Pack) -> bool {
    let name = key(&item.name);
    let weapon = sheet.weapons.iter().chain(&pack.weapons).find(|weapon| key(&weapon.name) == name);
    if let Some(weapon) = weapon.filter(|_| item.profiles.is_empty()) {
        item.profiles.clone_from(&weapon.profiles);
    }
    let plain = sheet.wargear.iter().chain(sheet.abilities.iter().map(|ability| &ability.name));
    weapon.is_some() || !item.profiles.is_empty() || plain.into_iter().any(|known| key(known) == name)
}

/// The missing names, each once.
#[derive(Default)]
struct MissingNames {
    list: Vec<Missing>,
    seen: BTreeSet<(String, bool)>,
}

/// So many names get their nearest; a list with more of them has not been written for this pack.
const MOST_NEAREST: usize = 200;

impl MissingNames {
    fn note<'k>(
        &mut self,
        kind: MissingKind,
        name: &str,
        unit: &str,
        known: impl Iterator<Item = &'k String>,
    ) {
        if !self.seen.insert((key(name), kind == MissingKind::Wargear)) {
            return;
        }
        let nearest = if self.list.len() < MOST_NEAREST { nearest(name, known) } else { Vec::new() };
        self.list.push(Missing { kind, name: name.to_owned(), unit: unit.to_owned(), nearest });
    }
}

/// Up to three names that are near enough to be meant.
fn nearest<'k>(name: &str, known: impl Iterator<Item = &'k String>) -> Vec<String> {
    // Longer names are nobody's misspelling; the bound keeps hostile files cheap.
    let short = |name: &str| key(name).chars().take(64).collect::<String>();
    let name = short(name);
    let allowed = (name.chars().count() / 3).max(1);
    let mut near: Vec<(usize, &String)> = known
        .map(|other| (distance(&name, &short(other)), other))
        .filter(|(edits, _)| *edits <= allowed)
        .collect();
    near.sort();
    near.dedup();
    near.into_iter().take(3).map(|(_, other)| other.clone()).collect()
}
