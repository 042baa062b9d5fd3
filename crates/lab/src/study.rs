//! A study as it is written.

use std::{collections::BTreeMap, path::Path};

use gonfalon_catalog::{Finding, GameEntry, game, games};
use gonfalon_data::{Dialect, Message, Table, Value, document};
use gonfalon_kernel::{Line, nearest};
use serde_json::Value as Json;

use crate::{
    army_files::ArmyFiles,
    stop::{Stop, Until},
    words::{fault, misformed},
};

/// What somebody wants to know, as read from a file; nothing of it has been looked up yet.
#[derive(Clone, Debug)]
pub struct Study {
    /// The file as it was written.
    pub text: String,
    /// Where army files are found.
    pub files: ArmyFiles,
    /// The game.
    pub game: &'static dyn GameEntry,
    /// What it is called; empty if it has no title.
    pub title: String,
    /// The armies.
    pub armies: Vec<ArmySource>,
    /// Who meets whom.
    pub pairings: Pairings,
    /// The scenarios, each for all match-ups; none for the usual one.
    pub scenarios: Vec<String>,
    /// Options with all values that are tried.
    pub options: BTreeMap<String, Vec<String>>,
    /// The bots that play the first army of a match-up.
    pub bots: Vec<String>,
    /// The bots that play the second; none if each bot plays against itself.
    pub against: Vec<String>,
    /// How many games each match-up has.
    pub until: Until,
    /// The first seed.
    pub seed: u64,
    /// Whether rules are counted.
    pub counts_rules: bool,
    /// Whether units are counted.
    pub counts_units: bool,
    /// What is different in the second half of the study, if it has one.
    pub changes: Option<Changes>,
}

/// Where armies come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArmySource {
    /// A ready army by its name, or an army file.
    Named(String),
    /// All ready armies, or those of one size.
    Ready {
        /// The size, where one was chosen.
        size: Option<u32>,
    },
    /// Legal armies drawn by chance.
    Random {
        /// How large, as the game counts sizes of armies.
        size: u32,
        /// How many.
        count: u32,
        /// Where they come from.
        seed: u64,
    },
}

/// Who meets whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pairings {
    /// Every two different armies.
    All,
    /// Every two armies, and each against itself.
    AllAndMirrors,
    /// Each against itself.
    Mirrors,
    /// These pairs, by what the armies are called.
    Listed(Vec<[String; 2]>),
}

/// What is different in the second half of a study.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    /// Values of the data by their paths.
    pub data: Vec<(String, Json)>,
    /// Options and rulings.
    pub options: Vec<(String, String)>,
}

/// The messages that only studies have.
pub(crate) const MESSAGES: &[Message] = &[
    ("lab-army-form", &[]),
    ("lab-games-odd", &[]),
    ("lab-games-or-stop", &[]),
    ("lab-no-change", &[]),
    ("lab-pairing-two", &[]),
    ("lab-stop-with-changes", &[]),
];

/// The most games of one match-up.
const MOST_GAMES: i64 = 10_000_000;
/// Seeds above this would not be exact in JSON.
const MOST_SEED: i64 = 1 << 53;

/// Everything that keeps a study from being played.
#[derive(Clone, Debug)]
pub struct Faults {
    /// The game of the study, whose sentences some of them are; `None` if that is not known.
    pub game: Option<&'static dyn GameEntry>,
    /// What is wrong, where, and what to do about it.
    pub findings: Vec<Finding>,
}

impl Study {
    /// Reads a study file. `name` is used in findings; army files are looked for beside it.
    pub fn read(name: &Path, bytes: &[u8]) -> Result<Study, Faults> {
        match Study::attempt(name, bytes, ArmyFiles::beside(name)) {
            (Some(study), faults) if faults.findings.is_empty() => Ok(study),
            (_, faults) => Err(faults),
        }
    }

    /// As much of a study as can be understood, and what is wrong with its form.
    pub(crate) fn attempt(name: &Path, bytes: &[u8], files: ArmyFiles) -> (Option<Study>, Faults) {
        let shown = name.display().to_string();
        let entry = match named_game(&shown, bytes) {
            Ok(entry) => entry,
            Err(finding) => return (None, Faults { game: None, findings: vec![finding] }),
        };
        let dialect = Dialect { game: entry.id(), messages: MESSAGES, own_words: &[], listed_by: None };
        let mut errors = Vec::new();
        let study = document(&dialect, &shown, bytes, &mut errors, |root| study(root, entry)).flatten();
        let study =
            study.map(|study| Study { text: String::from_utf8_lossy(bytes).into_owned(), files, ..study });
        (study, Faults { game: Some(entry), findings: errors.iter().map(misformed).collect() })
    }
}

/// The game of a study, without which nothing else can be judged.
fn named_game(file: &str, bytes: &[u8]) -> Result<&'static dyn GameEntry, Finding> {
    let table: Option<toml::Table> =
        std::str::from_utf8(bytes).ok().and_then(|text| toml::from_str(text).ok());
    let Some(id) = table.as_ref().and_then(|table| table.get("game")?.as_str()) else {
        // Whatever keeps it from being read is told by the reader of files; it needs the dialect of any game.
        return Ok(games()[0]);
    };
    game(id).ok_or_else(|| {
        let ids: Vec<&str> = games().iter().map(|game| game.id()).collect();
        let near = nearest(id, ids.iter().copied()).unwrap_or_default();
        let line = Line::new("lab-unknown-game").text("game", id).text("nearest", near);
        Finding { file: Some(file.to_owned()), ..fault("game", line.text("known", ids.join(", "))) }
    })
}

fn study(root: &Table<'_>, game: &'static dyn GameEntry) -> Option<Study> {
    let title = root.or("title", "", |value| value.text());
    let armies = root.read("armies", |value| value.list(army));
    let pairings = root.or("pairings", Pairings::All, pairings);
    let scenarios = root.or("scenarios", vec![], texts);
    let options = root.field("options").map_or(Some(BTreeMap::new()), options);
    let usual = || game.bots().first().map(|bot| (*bot).to_owned()).into_iter().collect();
    let bots = root.maybe("bots", texts);
    let against = root.or("against", vec![], texts);
    let seed = root.or("seed", 1, |value| value.number(0, MOST_SEED));
    let counted =
        root.or("count", vec!["units", "rules"], |value| value.list(|word| word.one_of(&["units", "rules"])));
    let changes = root.maybe("changes", changes);
    let games = root.maybe("games", even);
    let stop = root.maybe("stop", stop);
    let until = until(root, games, stop, matches!(changes, Some(Some(_))));
    let counted = counted.unwrap_or_default();
    // What could not be read is told, and a study with something wrong is never played: whatever stands here instead only
    // serves to judge the rest.
    Some(Study {
        text: String::new(),
        files: ArmyFiles::default(),
        game,
        title: title.unwrap_or_default().to_owned(),
        armies: armies?,
        pairings: pairings.unwrap_or(Pairings::All),
        scenarios: scenarios.unwrap_or_default(),
        options: options.unwrap_or_default(),
        bots: bots.flatten().unwrap_or_else(usual),
        against: against.unwrap_or_default(),
        until,
        seed: seed.and_then(|seed| u64::try_from(seed).ok()).unwrap_or_default(),
        counts_rules: counted.contains(&"rules"),
        counts_units: counted.contains(&"units"),
        changes: changes.flatten(),
    })
}

/// How many games there are, which must be said in one way.
fn until(root: &Table<'_>, games: Option<Option<u64>>, stop: Option<Option<Stop>>, changes: bool) -> Until {
    let key = match (games, stop) {
        (Some(Some(games)), Some(None)) => return Until::Games(games),
        (Some(None), Some(Some(stop))) if !changes => return Until::Stop(stop),
        (Some(None), Some(Some(_))) => "lab-stop-with-changes",
        (Some(_), Some(_)) => "lab-games-or-stop",
        // It has been said what is wrong with it.
        (None, _) | (_, None) => return Until::Games(2),
    };
    root.wrong::<()>(key, vec![]);
    Until::Games(2)
}

/// Texts in a list that has at least one.
fn texts(value: Value<'_>) -> Option<Vec<String>> {
    let list = value.clone().list(|text| text.text().map(str::to_owned))?;
    if list.is_empty() { value.wrong("data-empty-text", vec![]) } else { Some(list) }
}

fn army(value: Value<'_>) -> Option<ArmySource> {
    if value.as_text().is_some() {
        return value.text().map(|name| ArmySource::Named(name.to_owned()));
    }
    let table = value.table()?;
    if table.has("ready") {
        let all = table.read("ready", |word| word.one_of(&["all"]));
        let size = table.maybe("size", |size| size.number(1, 1_000_000));
        table.finish();
        all?;
        return Some(ArmySource::Ready { size: size?.and_then(|size| u32::try_from(size).ok()) });
    }
    if !table.has("random") {
        return table.wrong("lab-army-form", vec![]);
    }
    let size = table.read("random", |size| size.number(1, 1_000_000));
    let count = table.or("count", 1, |count| count.number(1, 1000));
    let seed = table.or("seed", 1, |seed| seed.number(0, MOST_SEED));
    table.finish();
    let whole = |number: i64| u32::try_from(number).unwrap_or_default();
    Some(ArmySource::Random {
        size: whole(size?),
        count: whole(count?),
        seed: u64::try_from(seed?).unwrap_or_default(),
    })
}

fn pairings(value: Value<'_>) -> Option<Pairings> {
    if value.as_text().is_some() {
        return match value.one_of(&["all", "all-and-mirrors", "mirrors"])? {
            "all" => Some(Pairings::All),
            "mirrors" => Some(Pairings::Mirrors),
            _ => Some(Pairings::AllAndMirrors),
        };
    }
    let pairs = value.clone().list(|pair| pair.exactly(|name| name.text().map(str::to_owned)))?;
    if pairs.is_empty() { value.wrong("lab-pairing-two", vec![]) } else { Some(Pairings::Listed(pairs)) }
}

/// Options: a text, a number or a list of them for each name.
fn options(value: Value<'_>) -> Option<BTreeMap<String, Vec<String>>> {
    let table = value.clone().table()?;
    drop(table);
    let Json::Object(fields) = value.clone().verbatim() else { return None };
    let read = |to: &Json| match to {
        Json::Array(values) if !values.is_empty() => values.iter().map(word).collect(),
        one => word(one).map(|one| vec![one]),
    };
    let read: Option<BTreeMap<String, Vec<String>>> =
        fields.iter().map(|(name, to)| Some((name.clone(), read(to)?))).collect();
    read.or_else(|| value.wrong("data-expected-text", vec![]))
}

fn word(value: &Json) -> Option<String> {
    match value {
        Json::String(text) => Some(text.clone()),
        Json::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn even(value: Value<'_>) -> Option<u64> {
    let games = value.clone().number(2, MOST_GAMES)?;
    // Sides are swapped in every second game.
    if games % 2 == 1 { value.wrong("lab-games-odd", vec![]) } else { u64::try_from(games).ok() }
}

fn stop(value: Value<'_>) -> Option<Stop> {
    let table = value.table()?;
    let at_most = table.read("at_most", even);
    let at_least = table.or("at_least", 30, even);
    let narrower = table.maybe("narrower", |value| value.small(1, 99));
    let decided = table.maybe("decided", |value| value.small(51, 90));
    table.finish();
    Some(Stop { at_most: at_most?, at_least: at_least?, narrower: narrower?, decided: decided? })
}

fn changes(value: Value<'_>) -> Option<Changes> {
    let table = value.clone().table()?;
    let data =
        table.field("data").map_or(Some(Json::Null), |data| data.clone().table().map(|_| data.verbatim()));
    let options = table.field("options").map_or(Some(BTreeMap::new()), options);
    table.finish();
    let mut changes = Changes::default();
    leaves("", &data?, &mut changes.data);
    for (name, values) in options? {
        let [one] = values.as_slice() else { return value.wrong("data-expected-text", vec![]) };
        changes.options.push((name, one.clone()));
    }
    if changes == Changes::default() { value.wrong("lab-no-change", vec![]) } else { Some(changes) }
}

/// Every value with the path to it.
fn leaves(path: &str, value: &Json, into: &mut Vec<(String, Json)>) {
    match value {
        Json::Object(fields) => {
            for (name, value) in fields {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                leaves(&path, value, into);
            }
        }
        Json::Null => {}
        _ => into.push((path.to_owned(), value.clone())),
    }
}
