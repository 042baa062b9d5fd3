//! From the army as written to the army ready to play, with every broken rule on the way.

use gonfalon_data::LIST;

use super::broken::Broken;
use super::file::{ArmyFile, UnitEntry};
use super::muster::{Army, ArmyUnit};
use super::{options, rules};
use crate::data::{EntryId, Library, OptionKind, Word, nearest};

/// What both players of a match agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// The points limit; none for a casual game with any units.
    pub points: Option<u16>,
    /// Whether good and evil may be mixed.
    pub good_and_evil: bool,
}

/// Units of one line of which not every word could be looked up.
pub(super) struct Draft {
    /// The line, counted from 1.
    pub(super) number: usize,
    pub(super) entry: Option<EntryId>,
    /// The options in the order they were written, even if twice or not offered.
    pub(super) options: Vec<OptionKind>,
    pub(super) count: u8,
}

impl Draft {
    /// What all units of the line cost with their options; nothing if nobody knows them.
    pub(super) fn cost(&self, library: &Library) -> u32 {
        let points = self.entry.map_or(0, |entry| library.profile(entry, &self.options).points);
        u32::from(points) * u32::from(self.count)
    }
}

/// Judges an army file and lists every broken rule.
///
/// Without `agreed` the file speaks for both players: its points limit and its consent count.
pub fn check(file: &ArmyFile, library: &Library, agreed: Option<Agreed>) -> Result<Army, Vec<Broken>> {
    let (drafts, mut broken) = drafts(file, library);
    let written = Agreed { points: file.points, good_and_evil: file.good_and_evil_agreed };
    broken.extend(judge(&drafts, written, library, agreed));
    match drafts.iter().map(mustered).collect::<Option<Vec<_>>>() {
        Some(units) if broken.is_empty() => Ok(Army {
            name: file.name.clone(),
            points: file.points,
            good_and_evil_agreed: file.good_and_evil_agreed,
            units: units.concat(),
        }),
        _ => Err(broken),
    }
}

/// The lines of a file as far as they can be looked up, and every word that cannot.
pub(super) fn drafts(file: &ArmyFile, library: &Library) -> (Vec<Draft>, Vec<Broken>) {
    let mut broken = Vec::new();
    let lines = file.units.iter().enumerate();
    let drafts = lines.map(|(index, entry)| look_up(index + 1, entry, library, &mut broken)).collect();
    (drafts, broken)
}

/// Judges an army that is already looked up in this library, such as one under construction.
pub fn check_army(army: &Army, library: &Library, agreed: Option<Agreed>) -> Vec<Broken> {
    let draft = |(index, unit): (usize, &ArmyUnit)| Draft {
        number: index + 1,
        entry: Some(unit.entry),
        options: unit.options.clone(),
        count: 1,
    };
    let drafts: Vec<Draft> = army.units.iter().enumerate().map(draft).collect();
    let written = Agreed { points: army.points, good_and_evil: army.good_and_evil_agreed };
    judge(&drafts, written, library, agreed)
}

fn judge(drafts: &[Draft], written: Agreed, library: &Library, agreed: Option<Agreed>) -> Vec<Broken> {
    let mut broken = rules::army(drafts, written, library, agreed);
    for draft in drafts {
        options::judge(draft, library, &mut broken);
    }
    broken
}

fn mustered(draft: &Draft) -> Option<Vec<ArmyUnit>> {
    let mut options = draft.options.clone();
    options.sort_unstable();
    let unit = ArmyUnit { entry: draft.entry?, options };
    Some(vec![unit; draft.count.into()])
}

fn look_up(number: usize, unit: &UnitEntry, library: &Library, broken: &mut Vec<Broken>) -> Draft {
    let entry = library.entry(&unit.id);
    if entry.is_none() {
        broken.push(unknown_unit(number, &unit.id, library));
    }
    let mut options = Vec::new();
    for word in &unit.options {
        match OptionKind::from_word(word) {
            Some(kind) => options.push(kind),
            None => broken.push(unknown_option(number, &unit.id, word)),
        }
    }
    Draft { number, entry, options, count: unit.count }
}

fn unknown_unit(number: usize, word: &str, library: &Library) -> Broken {
    let mut args = vec![("number", number.to_string()), ("word", word.to_owned())];
    let ids = || library.entries.iter().map(|entry| entry.id.as_str());
    // A unit of the lists in a size that the lists do not have.
    let sizes: Vec<&str> = library
        .entries
        .iter()
        .filter(|entry| entry.family().is_some_and(|family| is_size_of(word, family)))
        .map(|entry| entry.id.as_str())
        .collect();
    if let Some(near) = nearest(word, ids()).filter(|_| sizes.is_empty()) {
        args.push(("nearest", near.to_owned()));
        return Broken::new("kow.army.from-lists", "army-unknown-unit-nearest", args);
    }
    if sizes.is_empty() {
        return Broken::new("kow.army.from-lists", "army-unknown-unit", args);
    }
    args.push(("sizes", sizes.join(LIST)));
    Broken::new("kow.unit.size-from-profile", "army-unknown-size", args)
}

fn is_size_of(word: &str, family: &str) -> bool {
    word.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn unknown_option(number: usize, unit: &str, word: &str) -> Broken {
    let mut args = vec![("number", number.to_string()), ("unit", unit.to_owned()), ("word", word.to_owned())];
    match nearest(word, OptionKind::WORDS.iter().map(|(known, _)| *known)) {
        Some(near) => {
            args.push(("nearest", near.to_owned()));
            Broken::new("kow.option.only-listed", "army-unknown-option-nearest", args)
        }
        None => Broken::new("kow.option.only-listed", "army-unknown-option", args),
    }
}
