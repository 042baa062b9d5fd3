//! Armies of Diskwars by their words, and the match they make.

use gonfalon_dw::{
    army::{self, Army, ArmyFile, Broken, ready_files},
    data::DataError,
    setting::{Agreement, CannotBegin},
};
use gonfalon_kernel::{Line, RuleId, SeededDice, nearest};

use super::{choices, library};
use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, ReadyArmy, Settings, Title,
    options::{Chosen, SCENARIO},
};

/// The armies that can be named.
pub(super) fn ready() -> Vec<ReadyArmy> {
    let ready = ready_files(library()).into_iter().map(|(id, file)| {
        let army = &library()[id];
        ReadyArmy {
            id: army.id.clone(),
            name: Title::new(&*army.name.en, &*army.name.de),
            scenarios: choices::SCENARIOS,
            size: army.points.into(),
            summary: army::check(&file, library(), army::Agreed::default()).ok().map(|army| summary(&army)),
        }
    });
    ready.collect()
}

pub(super) fn summary(army: &Army) -> Line {
    let printed = army::is_ready(army, library()).map(|id| u32::from(library()[id].points));
    Line::new("catalog-dw-army")
        .number("disks", army.disks().count() as i64)
        .number("spells", army.spells.len() as i64)
        .number("points", printed.unwrap_or_else(|| army.cost(library())))
}

/// Judges an army file.
pub(super) fn check(name: &str, bytes: &[u8], chosen: &Chosen<'_>) -> ArmyReport {
    let file = match ArmyFile::from_named(name, bytes) {
        Ok(file) => file,
        Err(errors) => {
            let form = errors.iter().map(misformed).collect();
            return ArmyReport { name: None, summary: None, form, broken: Vec::new() };
        }
    };
    let title = Some(file.name.clone());
    match army::check(&file, library(), choices::terms(chosen)) {
        Ok(army) => {
            let summary = Some(summary(&army));
            ArmyReport { name: title, summary, form: Vec::new(), broken: Vec::new() }
        }
        Err(broken) => {
            let broken = broken.iter().map(|rule| broken_rule(rule).in_file(name)).collect();
            ArmyReport { name: title, summary: None, form: Vec::new(), broken }
        }
    }
}

fn misformed(error: &DataError) -> Finding {
    Finding::misformed(&error.file, error.line, &error.place, error.key, &error.args)
}

fn broken_rule(broken: &Broken) -> Finding {
    Finding { rule: Some(RuleId(broken.rule)), ..Finding::new(broken.line(library())) }
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
    let agreement = choices::agreement(chosen, armies);
    can_begin(&agreement, &settings.armies)?;
    let ready: Vec<Option<&str>> = settings.armies.iter().map(ready_id).collect();
    Ok(agreed(&agreement, &ready, chosen))
}

fn ready_id(word: &ArmyWord) -> Option<&str> {
    match word {
        ArmyWord::Named(id) => Some(id),
        ArmyWord::File { .. } => None,
    }
}

/// The army that a word names, whatever rules it breaks.
pub(super) fn army_of(word: &ArmyWord) -> Result<ArmyFile, Vec<Finding>> {
    match word {
        ArmyWord::Named(id) => {
            let found = ready_files(library()).into_iter().find(|(army, _)| library()[*army].id == *id);
            found.map(|(_, file)| file).ok_or_else(|| vec![unknown_army(id)])
        }
        ArmyWord::File { name, bytes } => {
            ArmyFile::from_named(name, bytes).map_err(|errors| errors.iter().map(misformed).collect())
        }
    }
}

fn unknown_army(id: &str) -> Finding {
    let ids: Vec<&str> = library().armies.iter().map(|army| army.id.as_str()).collect();
    let near = nearest(id, ids.iter().copied()).unwrap_or_default();
    let line = Line::new("catalog-unknown-army").text("army", id).text("nearest", near);
    Finding::new(line.text("known", ids.join(", ")))
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
            broken.iter().map(|rule| Finding { file: file.clone(), ..broken_rule(rule) }).collect()
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
        options: choices::told(chosen),
    }
}
