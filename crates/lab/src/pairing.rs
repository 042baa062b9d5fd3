//! The armies of a study and who meets whom.

use std::{collections::BTreeMap, path::Path};

use gonfalon_catalog::{ArmyWord, Finding};
use gonfalon_kernel::{Line, nearest};

use crate::{
    army_files::ArmyFiles,
    generate::random_army,
    study::{ArmySource, Pairings, Study},
    words::fault,
};

/// More armies than this make no table that anybody reads.
const MOST_ARMIES: usize = 1000;

/// An army of a study.
#[derive(Clone, Debug)]
pub(crate) struct Army {
    /// What it is called in results.
    pub(crate) label: String,
    /// What it is.
    pub(crate) word: ArmyWord,
}

/// Everything that the study names, drawn or read.
pub(crate) fn armies(study: &Study, faults: &mut Vec<Finding>) -> Vec<Army> {
    let mut armies: Vec<Army> = Vec::new();
    for (place, source) in study.armies.iter().enumerate() {
        let at = format!("armies.{place}");
        match of_source(study, source) {
            Ok(found) => armies.extend(found),
            Err(wrong) => faults.push(Finding { place: at, ..wrong }),
        }
    }
    let mut labels: Vec<&str> = armies.iter().map(|army| army.label.as_str()).collect();
    labels.sort_unstable();
    for twice in labels.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]) {
        faults.push(fault("armies", Line::new("lab-army-twice").text("army", twice)));
    }
    if armies.is_empty() && faults.is_empty() {
        faults.push(fault("armies", Line::new("lab-army-none")));
    }
    if armies.len() > MOST_ARMIES {
        faults.push(fault("armies", Line::new("lab-army-many").number("most", MOST_ARMIES as i64)));
        armies.truncate(2);
    }
    armies
}

fn of_source(study: &Study, source: &ArmySource) -> Result<Vec<Army>, Finding> {
    match source {
        ArmySource::Named(word) if is_path(word) => file(&study.files, word).map(|army| vec![army]),
        ArmySource::Named(id) => Ok(vec![Army { label: id.clone(), word: ArmyWord::Named(id.clone()) }]),
        ArmySource::Ready { size } => {
            let fitting = study.game.ready_armies().into_iter();
            let fitting = fitting.filter(|army| size.is_none_or(|size| army.size == size));
            let armies: Vec<Army> =
                fitting.map(|army| Army { label: army.id.clone(), word: ArmyWord::Named(army.id) }).collect();
            if armies.is_empty() {
                let mut sizes: Vec<u32> = study.game.ready_armies().iter().map(|army| army.size).collect();
                sizes.sort_unstable();
                sizes.dedup();
                let known: Vec<String> = sizes.iter().map(u32::to_string).collect();
                return Err(fault("", Line::new("lab-army-size").text("known", known.join(", "))));
            }
            Ok(armies)
        }
        ArmySource::Random { size, count, seed } => {
            let one = |number: u32| {
                let label = format!("random-{size}-{}", seed + u64::from(number));
                let word = random_army(study.game, *size, seed + u64::from(number), &label)?;
                Ok(Army { label, word })
            };
            (0..*count).map(one).collect()
        }
    }
}

/// A word names a file if it looks like a path; ids of ready armies have neither separators nor endings.
fn is_path(word: &str) -> bool {
    let ending = Path::new(word).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    word.contains(['/', '\\']) || ["toml", "json"].contains(&ending.to_lowercase().as_str())
}

fn file(files: &ArmyFiles, word: &str) -> Result<Army, Finding> {
    let bytes = files.read(word).map_err(|line| fault("", line))?;
    let label = Path::new(word).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    Ok(Army { label: label.unwrap_or_default(), word: ArmyWord::File { name: word.to_owned(), bytes } })
}

/// The files among them, by the words that the study has for them.
pub(crate) fn named_files(study: &Study, armies: &[Army]) -> BTreeMap<String, Vec<u8>> {
    let files = armies.iter().filter_map(|army| match &army.word {
        ArmyWord::File { name, bytes } => Some((name.clone(), bytes.clone())),
        ArmyWord::Named(_) => None,
    });
    // What was drawn by chance is drawn again from its seed.
    files.filter(|(name, _)| study.armies.contains(&ArmySource::Named(name.clone()))).collect()
}

/// The pairs of armies that meet, by their places.
pub(crate) fn pairs(study: &Study, armies: &[Army], faults: &mut Vec<Finding>) -> Vec<[usize; 2]> {
    let all = 0..armies.len();
    let different = || all.clone().flat_map(|one| (one + 1..armies.len()).map(move |other| [one, other]));
    let mirrors = || all.clone().map(|one| [one, one]);
    let pairs: Vec<[usize; 2]> = match &study.pairings {
        Pairings::All => different().collect(),
        Pairings::Mirrors => mirrors().collect(),
        Pairings::AllAndMirrors => different().chain(mirrors()).collect(),
        Pairings::Listed(listed) => {
            let mut pairs = Vec::new();
            for (place, names) in listed.iter().enumerate() {
                let mut found = names.iter().map(|name| armies.iter().position(|army| army.label == *name));
                match (found.next().flatten(), found.next().flatten()) {
                    (Some(one), Some(other)) => pairs.push([one, other]),
                    _ => {
                        let unknown =
                            names.iter().filter(|name| armies.iter().all(|army| army.label != **name));
                        faults.extend(unknown.map(|name| unknown_army(place, name, armies)));
                    }
                }
            }
            pairs
        }
    };
    if pairs.is_empty() && !armies.is_empty() && faults.is_empty() {
        faults.push(fault("pairings", Line::new("lab-pairing-none")));
    }
    pairs
}

fn unknown_army(place: usize, name: &str, armies: &[Army]) -> Finding {
    let known: Vec<&str> = armies.iter().map(|army| army.label.as_str()).collect();
    let near = nearest(name, known.iter().copied()).unwrap_or_default();
    let line = Line::new("lab-pairing-unknown").text("army", name).text("nearest", near);
    fault(format!("pairings.{place}"), line.text("known", known.join(", ")))
}
