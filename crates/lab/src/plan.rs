//! A study unfolded into numbered games.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use gonfalon_catalog::{Agreed, ArmyWord, Finding, GameEntry, Settings};
use gonfalon_kernel::Line;
use serde::Serialize;

use crate::{
    army_files::ArmyFiles,
    identity::Identity,
    pairing::{Army, armies, named_files, pairs},
    stop::Until,
    study::{Changes, Faults, Study},
    words::fault,
};

/// The most games of a plan: which of them are done is kept in memory.
const MOST_GAMES: u64 = 100_000_000;
/// The most match-ups: each is set up once before anything is played.
const MOST_CELLS: usize = 20_000;

/// The games of a study. Everything about a game follows from its number.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game that is played.
    pub game: &'static dyn GameEntry,
    /// What tells this study from any other.
    pub identity: Identity,
    /// The match-ups.
    pub cells: Vec<Cell>,
    /// How many games each of them has.
    pub until: Until,
    /// The first seed.
    pub seed: u64,
    /// Whether rules are counted.
    pub counts_rules: bool,
    /// Whether units are counted.
    pub counts_units: bool,
    /// As it is, and with changes if the study has any.
    pub variants: Vec<Option<Changes>>,
    /// The army files that the study names.
    pub army_files: BTreeMap<String, Vec<u8>>,
    /// By variant and match: as the sides are named, and swapped.
    matches: Vec<Vec<[Agreed; 2]>>,
}

/// One match-up: two sides under the same circumstances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// The armies of the first and the second side.
    pub armies: [String; 2],
    /// The bots of the first and the second side.
    pub bots: [String; 2],
    /// The scenario by its word.
    pub scenario: String,
    /// The options that differ from their defaults.
    pub options: Vec<(String, String)>,
    /// Which of the matches it is.
    #[serde(skip)]
    place: usize,
}

impl Cell {
    /// Whether both sides are the same: swapping them would play the same game twice.
    pub fn is_mirror(&self) -> bool {
        self.armies[0] == self.armies[1] && self.bots[0] == self.bots[1]
    }
}

/// One game of a plan.
#[derive(Clone, Copy, Debug)]
pub struct GamePlan<'p> {
    /// Its number.
    pub number: u64,
    /// The match-up it belongs to.
    pub cell: usize,
    /// Whether it is played as it is (0) or with changes (1).
    pub variant: usize,
    /// Its pair within the match-up; both games of a pair have the same dice.
    pub pair: u64,
    /// Where the first side sits: 0 in the first game of a pair, 1 in the second.
    pub place: usize,
    /// What is played.
    pub agreed: &'p Agreed,
    /// Where dice and whims come from.
    pub seed: u64,
}

impl Plan {
    /// Reads a study file and unfolds it, or lists everything that is wrong with its form and with what it says. Army files are
    /// looked for beside it.
    pub fn read(name: &Path, bytes: &[u8]) -> Result<Plan, Faults> {
        Plan::with_files(name, bytes, ArmyFiles::beside(name))
    }

    /// The same for a study whose army files are somewhere else.
    pub fn with_files(name: &Path, bytes: &[u8], files: ArmyFiles) -> Result<Plan, Faults> {
        let (study, mut faults) = Study::attempt(name, bytes, files);
        let planned = study.as_ref().map(Plan::of);
        match planned {
            Some(Ok(plan)) if faults.findings.is_empty() => return Ok(plan),
            Some(Err(found)) => faults.findings.extend(found),
            Some(Ok(_)) | None => {}
        }
        Err(faults)
    }

    /// Unfolds a study, or lists everything that keeps it from being played.
    pub fn of(study: &Study) -> Result<Plan, Vec<Finding>> {
        let mut faults = Vec::new();
        let armies = armies(study, &mut faults);
        let pairs = pairs(study, &armies, &mut faults);
        let bots = levels(study);
        let ways = ways(study);
        let count = pairs.len().saturating_mul(ways.len()).saturating_mul(bots.len());
        if count > MOST_CELLS {
            faults.push(fault("pairings", Line::new("lab-many-cells").number("count", count as i64)));
            return Err(faults);
        }
        let variants: Vec<Option<Changes>> =
            std::iter::once(None).chain(study.changes.clone().map(Some)).collect();
        let mut matches = Vec::new();
        for changes in &variants {
            let changes = changes.as_ref().map(|changes| own_paths(study.game, changes));
            let mut agreed = Vec::new();
            for pair in &pairs {
                for way in &ways {
                    let sides = pair.map(|place| &armies[place]);
                    agreed.push(both_ways(study.game, sides, way, changes.as_ref(), &mut faults));
                }
            }
            matches.push(agreed);
        }
        let sound: Option<Vec<Vec<[Agreed; 2]>>> =
            matches.into_iter().map(|variant| variant.into_iter().collect()).collect();
        judge_bots(study, &mut faults);
        let first = sound.as_ref().and_then(|all| all.first()?.first());
        if first.is_some_and(|[agreed, _]| agreed.armies.len() != 2) {
            faults.push(fault("armies", Line::new("lab-two-sides")));
        }
        let (Some(matches), []) = (sound, once(&mut faults).as_slice()) else { return Err(faults) };
        let mut cells = Vec::with_capacity(count);
        for (place, [agreed, _]) in matches.first().into_iter().flatten().enumerate() {
            let pair = pairs[place / ways.len()];
            cells.extend(bots.iter().map(|bots| Cell {
                armies: pair.map(|place| armies[place].label.clone()),
                bots: bots.clone(),
                scenario: agreed.scenario.clone(),
                options: agreed.options.clone(),
                place,
            }));
        }
        let plan = Plan {
            game: study.game,
            identity: Identity::of(study, &files(&armies)),
            cells,
            until: study.until,
            seed: study.seed,
            counts_rules: study.counts_rules,
            counts_units: study.counts_units,
            variants,
            army_files: named_files(study, &armies),
            matches,
        };
        if plan.most_games() > MOST_GAMES {
            let line = Line::new("lab-many-games").number("count", plan.most_games() as i64);
            return Err(vec![fault("games", line.number("most", MOST_GAMES as i64))]);
        }
        Ok(plan)
    }

    /// How many games there are at most; their numbers lie below.
    pub fn most_games(&self) -> u64 {
        let each = self.until.most_pairs().saturating_mul(2);
        each.saturating_mul(self.cells.len() as u64).saturating_mul(self.variants.len() as u64)
    }

    /// The game with a number. Neighbours belong to a pair, then come the same pair with changes and those of the other
    /// match-ups: all of them grow together.
    pub fn game(&self, number: u64) -> GamePlan<'_> {
        let (pairs, place) = (number / 2, (number % 2) as usize);
        let variants = self.variants.len() as u64;
        let (cells, variant) = (pairs / variants, (pairs % variants) as usize);
        let count = self.cells.len() as u64;
        let (pair, cell) = (cells / count, (cells % count) as usize);
        // Every pair has dice of its own, so that pairs are independent. The same sides with the same dice would play the
        // same game again.
        let again = if self.cells[cell].is_mirror() { place as u64 } else { 0 };
        GamePlan {
            number,
            cell,
            variant,
            pair,
            place,
            agreed: &self.matches[variant][self.cells[cell].place][place],
            seed: self.seed.wrapping_add(2 * cells + again),
        }
    }

    /// The bots of a game in seat order.
    pub fn seats(&self, game: &GamePlan<'_>) -> [String; 2] {
        let mut seats = self.cells[game.cell].bots.clone();
        if game.place == 1 {
            seats.reverse();
        }
        seats
    }
}

/// Army files are part of a study.
pub(crate) fn files(armies: &[Army]) -> Vec<(&str, &[u8])> {
    let files = armies.iter().filter_map(|army| match &army.word {
        ArmyWord::File { bytes, .. } => Some((army.label.as_str(), bytes.as_slice())),
        ArmyWord::Named(_) => None,
    });
    files.collect()
}

/// Who plays against whom: every bot of one list against every bot of the other, or each against itself.
fn levels(study: &Study) -> Vec<[String; 2]> {
    if study.against.is_empty() {
        return study.bots.iter().map(|bot| [bot.clone(), bot.clone()]).collect();
    }
    let both = study.bots.iter().flat_map(|bot| study.against.iter().map(move |other| (bot, other)));
    both.map(|(bot, other)| [bot.clone(), other.clone()]).collect()
}

/// Every scenario with every choice of options.
fn ways(study: &Study) -> Vec<Vec<(String, String)>> {
    let scenarios = (!study.scenarios.is_empty()).then(|| ("scenario".to_owned(), study.scenarios.clone()));
    let chosen = study.options.iter().map(|(name, values)| (name.clone(), values.clone()));
    let mut ways: Vec<Vec<(String, String)>> = vec![Vec::new()];
    for (name, values) in scenarios.into_iter().chain(chosen) {
        let longer = ways.iter().flat_map(|way| {
            let name = &name;
            values.iter().map(move |value| {
                way.iter().cloned().chain([(name.clone(), value.clone())]).collect::<Vec<_>>()
            })
        });
        ways = longer.take(MOST_CELLS + 1).collect();
    }
    ways
}

/// The changes with paths as the game knows them: they may begin with its name.
fn own_paths(game: &dyn GameEntry, changes: &Changes) -> Changes {
    let prefix = format!("{}.", game.id());
    let own = |path: &String| path.strip_prefix(&prefix).unwrap_or(path).to_owned();
    let data = changes.data.iter().map(|(path, to)| (own(path), to.clone())).collect();
    Changes { data, options: changes.options.clone() }
}

/// The match between two sides, and the same with swapped seats.
fn both_ways(
    game: &dyn GameEntry,
    sides: [&Army; 2],
    way: &[(String, String)],
    changes: Option<&Changes>,
    faults: &mut Vec<Finding>,
) -> Option<[Agreed; 2]> {
    let agree = |sides: [&Army; 2]| {
        let settings = Settings { armies: sides.map(|army| army.word.clone()).into(), options: way.to_vec() };
        let settings = settings.but(changes.map_or(&[], |changes| &changes.options));
        let agreed = game.agree(&settings)?;
        match changes {
            Some(changes) => game.changed(&agreed, &changes.data),
            None => Ok(agreed),
        }
    };
    let mut wrong = |findings: Vec<Finding>| {
        faults.extend(findings.into_iter().map(|finding| placed(finding, sides, changes)));
    };
    let one = agree(sides).map_err(&mut wrong).ok();
    let other = agree([sides[1], sides[0]]).map_err(&mut wrong).ok();
    Some([one?, other?])
}

/// A finding with the place in the study that it is about.
fn placed(finding: Finding, sides: [&Army; 2], changes: Option<&Changes>) -> Finding {
    let names = || sides.map(|army| army.label.as_str()).join(" – ");
    let place = match (changes.is_some(), finding.place.is_empty()) {
        (true, false) => format!("changes: {}", finding.place),
        (true, true) => format!("changes: {}", names()),
        (false, false) => finding.place.clone(),
        (false, true) if finding.file.is_some() => String::new(),
        (false, true) => names(),
    };
    Finding { place, ..finding }
}

/// Whether the bots are known. Any match for two serves to ask.
fn judge_bots(study: &Study, faults: &mut Vec<Finding>) {
    let Some(agreed) = study.game.ladder().first().and_then(|settings| study.game.agree(settings).ok())
    else {
        return;
    };
    for (list, bots) in [("bots", &study.bots), ("against", &study.against)] {
        for (place, bot) in bots.iter().enumerate() {
            if bot.starts_with("program:") {
                faults.push(fault(format!("{list}.{place}"), Line::new("lab-program").text("bot", bot)));
            } else if let Err(findings) = study.game.seat(&agreed, std::slice::from_ref(bot)) {
                let at = |finding| Finding { place: format!("{list}.{place}"), ..finding };
                faults.extend(findings.into_iter().map(at));
            }
        }
    }
}

/// What many match-ups have in common is told once.
fn once(faults: &mut Vec<Finding>) -> &Vec<Finding> {
    let mut seen = BTreeSet::new();
    faults.retain(|finding| {
        let of_match = finding.place.contains(" – ");
        let place = if of_match { "" } else { finding.place.as_str() };
        seen.insert((finding.file.clone(), place.to_owned(), format!("{:?}", finding.says)))
    });
    faults
}
