//! Armies of Warhammer 40,000 by their words, and the match they make.

use std::sync::Arc;

use gonfalon_kernel::{Line, RuleId, SeededDice, nearest};
use gonfalon_wh40k::{
    army::{self, Army, ArmyFile, BattleSize, Broken, ready_armies},
    data::{DataError, Library},
    setting::{Agreement, CannotBegin, army_line},
};

use super::{choices, library};
use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, ReadyArmy, Settings, Title,
    options::{Chosen, SCENARIO},
};

/// The armies that can be named.
pub(super) fn ready() -> Vec<ReadyArmy> {
    let ready = ready_armies().iter().map(|ready| ReadyArmy {
        id: ready.id.to_owned(),
        name: Title::new(&*ready.name.en, &*ready.name.de),
        scenarios: &[choices::ONLY_WAR],
        size: ready.file.size.points().into(),
        summary: army::check(&ready.file, library(), None).ok().map(|army| summary(&army, &ready.file)),
    });
    ready.collect()
}

/// The library that an army is judged by: ours with the datasheets that it brings along.
pub(super) fn own_library(file: &ArmyFile) -> Arc<Library> {
    // What is wrong with them is said by whoever judges the army.
    library().of_army(file.publication.as_ref()).unwrap_or_else(|_| Arc::clone(library()))
}

pub(super) fn summary(army: &Army, file: &ArmyFile) -> Line {
    let library = own_library(file);
    let cost: i64 = army.units.iter().map(|unit| i64::from(unit.points(&library))).sum();
    Line::new("catalog-wh40k-army")
        .number("units", army.units.len() as i64)
        .number("cost", cost)
        .number("limit", army.size.points())
}

/// Judges an army file. Where no size was agreed the file speaks for both players.
pub(super) fn check(name: &str, bytes: &[u8], chosen: &Chosen<'_>) -> ArmyReport {
    let file = match ArmyFile::from_named(name, bytes) {
        Ok(file) => file,
        Err(errors) => {
            let form = errors.iter().map(misformed).collect();
            return ArmyReport { name: None, summary: None, form, broken: Vec::new() };
        }
    };
    let title = Some(file.name.clone());
    match army::check_own(&file, library(), choices::size(chosen)) {
        Ok(army) => {
            let summary = Some(summary(&army, &file));
            ArmyReport { name: title, summary, form: Vec::new(), broken: Vec::new() }
        }
        Err(broken) => {
            let broken = broken.iter().map(|rule| broken_rule(rule, &file).in_file(name)).collect();
            ArmyReport { name: title, summary: None, form: Vec::new(), broken }
        }
    }
}

pub(super) fn misformed(error: &DataError) -> Finding {
    Finding::misformed(&error.file, error.line, &error.place, error.key, &error.args)
}

fn broken_rule(broken: &Broken, file: &ArmyFile) -> Finding {
    Finding { rule: Some(RuleId(broken.rule)), ..Finding::new(army_line(broken, &own_library(file))) }
}

/// Turns words into a match that can begin.
pub(super) fn agree(settings: &Settings, chosen: &Chosen<'_>) -> Result<Agreed, Vec<Finding>> {
    let mut findings = Vec::new();
    let mut armies = Vec::new();
    for word in &settings.armies {
        match army_of(word) {
            Ok(army) => armies.push(army),
            Err(wrong) => findings.extend(wrong),
        }
    }
    if !findings.is_empty() {
        return Err(findings);
    }
    let ready: Vec<Option<&str>> = settings.armies.iter().map(ready_id).collect();
    let agreement = match_of(chosen, armies, &ready);
    can_begin(&agreement, &settings.armies)?;
    Ok(agreed(&agreement, &ready, chosen))
}

fn ready_id(word: &ArmyWord) -> Option<&str> {
    match word {
        ArmyWord::Named(id) => Some(id),
        ArmyWord::File { .. } => None,
    }
}

/// The army that a word names.
pub(super) fn army_of(word: &ArmyWord) -> Result<ArmyFile, Vec<Finding>> {
    match word {
        ArmyWord::Named(id) => {
            let found = ready_armies().iter().find(|army| army.id == id);
            found.map(|army| army.file.clone()).ok_or_else(|| vec![unknown_army(id)])
        }
        ArmyWord::File { name, bytes } => {
            ArmyFile::from_named(name, bytes).map_err(|errors| errors.iter().map(misformed).collect())
        }
    }
}

fn unknown_army(id: &str) -> Finding {
    let ids: Vec<&str> = ready_armies().iter().map(|army| army.id).collect();
    let near = nearest(id, ids.iter().copied()).unwrap_or_default();
    let line = Line::new("catalog-unknown-army").text("army", id).text("nearest", near);
    Finding::new(line.text("known", ids.join(", ")))
}

/// The agreement between these armies. Without a chosen size it is the largest of theirs; ready armies take part at any size
/// they keep, while files say themselves what they were written for.
pub(super) fn match_of(chosen: &Chosen<'_>, mut armies: Vec<ArmyFile>, ready: &[Option<&str>]) -> Agreement {
    let largest = || armies.iter().map(|army| army.size).max().unwrap_or_default();
    let size: BattleSize = choices::size(chosen).unwrap_or_else(largest);
    for (army, _) in armies.iter_mut().zip(ready).filter(|(_, ready)| ready.is_some()) {
        army.size = size;
    }
    choices::agreement(chosen, size, armies)
}

/// Sets the match up once to see that nothing stands against it.
pub(super) fn can_begin(agreement: &Agreement, words: &[ArmyWord]) -> Result<(), Vec<Finding>> {
    let begun = agreement.begin(library(), &mut SeededDice::new(0), &mut ());
    let Err(problems) = begun else { return Ok(()) };
    let findings = problems.into_iter().flat_map(|problem| match problem {
        CannotBegin::Agreement(refusal) => vec![Finding::from(refusal)],
        CannotBegin::Army { seat, broken } => {
            let file = words.get(seat.index()).map(|word| match word {
                ArmyWord::File { name, .. } => name.clone(),
                ArmyWord::Named(id) => id.clone(),
            });
            let own = &agreement.armies[seat.index()];
            broken.iter().map(|rule| Finding { file: file.clone(), ..broken_rule(rule, own) }).collect()
        }
    });
    Err(findings.collect())
}

/// The match as hosts see it: ready armies go by their ids, others by their names.
pub(super) fn agreed(agreement: &Agreement, ready: &[Option<&str>], chosen: &Chosen<'_>) -> Agreed {
    let armies = agreement.armies.iter().zip(ready);
    Agreed {
        setup: serde_json::to_value(agreement).expect("an agreement is plain data and always becomes JSON"),
        scenario: chosen.word(SCENARIO).to_owned(),
        armies: armies.map(|(army, ready)| ready.unwrap_or(&army.name).to_owned()).collect(),
        options: chosen.unusual(),
    }
}
