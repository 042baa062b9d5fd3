//! Armies of Warhammer: Diskwars by their words, and the match they make.

use gonfalon_kernel::{Line, RuleId, SeededDice, nearest};
use gonfalon_whdw::{
    army::{self, Army, ArmyFile, Broken, PrebuiltRegiment, RegimentEntry},
    data::DataError,
    rulings::SWITCHES,
    setting::{Agreement, ArmyChoice, CannotBegin, GameKind, army_line},
};

use super::library;
use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, ReadyArmy, Settings, Title,
    options::{Chosen, SCENARIO},
    switches::ruled,
};

/// What regiments are for.
const BATTLES: &[&str] = &["standard", "strongholds"];

/// The scenario that was chosen, or the usual one for these armies.
pub(super) fn kind(chosen: &Chosen<'_>, armies: &[ArmyWord]) -> GameKind {
    match chosen.word(SCENARIO) {
        "standard" => GameKind::Standard,
        "learning" => GameKind::Learning,
        "strongholds" => GameKind::Strongholds,
        _ => usual_scenario(armies),
    }
}

fn scenario(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Standard => "standard",
        GameKind::Learning => "learning",
        GameKind::Strongholds => "strongholds",
    }
}

/// How many regiments each army must have, if anybody said so.
pub(super) fn regiments(chosen: &Chosen<'_>) -> Option<u8> {
    chosen.number("regiments", "", "").map(|count| u8::try_from(count).unwrap_or(u8::MAX))
}

/// The armies that can be named.
pub(super) fn ready() -> Vec<ReadyArmy> {
    let library = library();
    let regiments = library.regiments.iter().map(|regiment| {
        let name = &library[regiment.hero].name;
        let army = prebuilt(&regiment.id, GameKind::Standard)
            .ok()
            .and_then(|file| army::check(&file, library, None, false).ok());
        ReadyArmy {
            id: regiment.id.clone(),
            name: Title::new(&*name.en, &*name.de),
            scenarios: BATTLES,
            size: 1,
            summary: army.map(|army| summary(&army)),
        }
    });
    let learning = library.learning.iter().map(|army| ReadyArmy {
        id: army.id.clone(),
        name: Title::new(&*army.name.en, &*army.name.de),
        scenarios: &["learning"],
        size: 1,
        summary: None,
    });
    regiments.chain(learning).collect()
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
    match army::check(&file, library(), regiments(chosen), chosen.word("one-box") == "true") {
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

pub(super) fn summary(army: &Army) -> Line {
    Line::new("catalog-whdw-army")
        .number("regiments", army.regiments.len() as i64)
        .number("disks", army.disks().count() as i64)
        .number("cards", army.hand().count() as i64)
        .number("unspent", army.unspent(library()))
}

fn misformed(error: &DataError) -> Finding {
    Finding::misformed(&error.file, error.line, &error.place, error.key, &error.args)
}

fn broken_rule(broken: &Broken) -> Finding {
    Finding { rule: Some(RuleId(broken.rule)), ..Finding::new(army_line(broken, library())) }
}

/// Turns words into a match that can begin.
pub(super) fn agree(settings: &Settings, chosen: &Chosen<'_>) -> Result<Agreed, Vec<Finding>> {
    let kind = kind(chosen, &settings.armies);
    let mut findings = Vec::new();
    // The learning scenario has armies of its own, which are not counted in regiments.
    if kind == GameKind::Learning && regiments(chosen).is_some() {
        findings.push(Finding::new(Line::new("catalog-whdw-learning-regiments")));
    }
    let mut armies = Vec::new();
    for word in &settings.armies {
        match choice(word, kind, regiments(chosen)) {
            Ok(choice) => armies.push(choice),
            Err(wrong) => findings.extend(wrong),
        }
    }
    if !findings.is_empty() {
        return Err(findings);
    }
    let agreement = Agreement { armies, ..ruled(Agreement::new(kind), SWITCHES, chosen) };
    can_begin(&agreement, &settings.armies)?;
    Ok(agreed(&agreement, chosen))
}

fn usual_scenario(armies: &[ArmyWord]) -> GameKind {
    let is_learning = |word: &ArmyWord| matches!(word, ArmyWord::Named(id) if learning(id).is_some());
    if !armies.is_empty() && armies.iter().all(is_learning) { GameKind::Learning } else { GameKind::Standard }
}

fn learning(id: &str) -> Option<ArmyChoice> {
    let army = library().learning.iter().find(|army| army.id == id)?;
    Some(ArmyChoice::Learning(army.id.clone()))
}

/// The army that a word names.
pub(super) fn choice(
    word: &ArmyWord,
    kind: GameKind,
    regiments: Option<u8>,
) -> Result<ArmyChoice, Vec<Finding>> {
    let name = match word {
        ArmyWord::Named(id) => match learning(id) {
            Some(choice) => return Ok(choice),
            None => None,
        },
        ArmyWord::File { name, .. } => Some(name),
    };
    let file = file_of(word, kind)?;
    let judged = army::check(&file, library(), regiments, false).map(|_| ArmyChoice::Regiments(file));
    judged.map_err(|broken| {
        let of_file = |finding: Finding| match name {
            Some(name) => finding.in_file(name),
            None => finding,
        };
        broken.iter().map(|rule| of_file(broken_rule(rule))).collect()
    })
}

/// The army of regiments that a word names, whatever rules it breaks.
pub(super) fn file_of(word: &ArmyWord, kind: GameKind) -> Result<ArmyFile, Vec<Finding>> {
    match word {
        ArmyWord::Named(id) => prebuilt(id, kind),
        ArmyWord::File { name, bytes } => {
            ArmyFile::from_named(name, bytes).map_err(|errors| errors.iter().map(misformed).collect())
        }
    }
}

/// An army of prebuilt regiments, their ids joined with `+`.
pub(super) fn prebuilt(word: &str, kind: GameKind) -> Result<ArmyFile, Vec<Finding>> {
    let mut findings = Vec::new();
    let mut regiments = Vec::new();
    for id in word.split('+') {
        if library().regiment(id).is_none() {
            findings.push(unknown_army(id, kind));
        }
        regiments.push(RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: id.to_owned() }));
    }
    let file = ArmyFile { game: "whdw".to_owned(), name: word.to_owned(), regiments };
    if findings.is_empty() { Ok(file) } else { Err(findings) }
}

fn unknown_army(id: &str, kind: GameKind) -> Finding {
    let ready: Vec<String> = ready()
        .into_iter()
        .filter(|army| army.scenarios.contains(&scenario(kind)))
        .map(|army| army.id)
        .collect();
    let near = nearest(id, ready.iter().map(String::as_str)).unwrap_or_default().to_owned();
    let line = Line::new("catalog-unknown-army").text("army", id).text("nearest", near);
    Finding::new(line.text("known", ready.join(", ")))
}

/// Sets the match up once to see that nothing stands against it.
pub(super) fn can_begin(agreement: &Agreement, words: &[ArmyWord]) -> Result<(), Vec<Finding>> {
    let begun = agreement.begin(library(), &mut SeededDice::new(0), &mut ());
    let Err(problems) = begun else { return Ok(()) };
    let findings = problems.into_iter().flat_map(|problem| match problem {
        CannotBegin::Agreement(refusal) => vec![Finding::from(refusal)],
        CannotBegin::Army { seat, broken } => {
            let file = words.get(seat.index()).and_then(|word| match word {
                ArmyWord::File { name, .. } => Some(name.clone()),
                ArmyWord::Named(_) => None,
            });
            broken.iter().map(|rule| Finding { file: file.clone(), ..broken_rule(rule) }).collect()
        }
    });
    Err(findings.collect())
}

pub(super) fn agreed(agreement: &Agreement, chosen: &Chosen<'_>) -> Agreed {
    let name = |choice: &ArmyChoice| match choice {
        ArmyChoice::Learning(id) => id.clone(),
        ArmyChoice::Regiments(file) => file.name.clone(),
    };
    Agreed {
        setup: serde_json::to_value(agreement).expect("an agreement is plain data and always becomes JSON"),
        scenario: scenario(agreement.kind).to_owned(),
        armies: agreement.armies.iter().map(name).collect(),
        options: chosen.unusual(),
    }
}
