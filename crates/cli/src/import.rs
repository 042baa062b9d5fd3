//! `gonfalon army import`: makes army files of the rosters of other tools.

use std::{
    collections::BTreeMap,
    io::Write,
    path::{Path, PathBuf},
};

use gonfalon_catalog::{GameEntry, GivenFile, games};
use gonfalon_kernel::Line;
use gonfalon_scene::{Import, ImportEntry, ImportFate};
use serde_json::{Value, json};

use crate::{
    arguments::ImportArmy,
    ending::{Ending, Stop},
    files,
    paint::{BAD, GOOD, HEADING, QUIET, paint},
    voice::Voice,
};

/// No roster is larger; the reader says so.
const LARGEST: u64 = 16 << 20;

pub(crate) fn run(wanted: &ImportArmy, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let given = |path: &PathBuf| -> Result<GivenFile, Stop> {
        let bytes = files::first_bytes(path, LARGEST, voice)?;
        Ok(GivenFile { name: path.display().to_string(), bytes })
    };
    let entry = *games().iter().find(|game| game.imports()).expect("one game reads rosters");
    let roster = given(&wanted.roster)?;
    let packs = wanted.packs.iter().map(given).collect::<Result<Vec<_>, _>>()?;
    let import = entry.import(&roster, &packs).map_err(|findings| {
        Stop::Reasons(findings.iter().map(|finding| voice.finding(entry, finding)).collect())
    })?;
    let written = written(wanted, &import, voice)?;
    if wanted.json {
        writeln!(out, "{}", as_json(entry, &roster.name, &import, written.as_deref(), voice))?;
    } else {
        let mut account = Account { entry, import: &import, out, voice };
        account.tell(wanted.all)?;
        if let Some(path) = &written {
            let line = Line::new("cli-import-written").text("file", path.display().to_string());
            writeln!(out, "{}", voice.say(&line))?;
        }
    }
    Ok(if import.summary.is_some() { Ending::Fine } else { Ending::Wanting })
}

/// Writes the army, where there is one: to the file that was named, or beside us under the name of the roster.
fn written(wanted: &ImportArmy, import: &Import, voice: Voice) -> Result<Option<PathBuf>, Stop> {
    let Some(army) = &import.army else { return Ok(None) };
    let beside = || PathBuf::from(wanted.roster.file_name().unwrap_or_default()).with_extension("toml");
    let path = wanted.output.clone().unwrap_or_else(beside);
    let is_json = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    let text = if is_json { &army.json } else { &army.toml };
    files::write_whole(&path, text.as_bytes(), wanted.force).map_err(|error| {
        let exists = error.kind() == std::io::ErrorKind::AlreadyExists;
        let line = Line::new(if exists { "cli-import-exists" } else { "cli-import-unwritten" });
        let line = line.text("file", path.display().to_string());
        Stop::because(voice.say(&if exists { line } else { line.text("why", error.to_string()) }))
    })?;
    Ok(Some(path))
}

/// The account in words: problems first, and what is beyond doubt at the end.
struct Account<'a, W> {
    entry: &'a dyn GameEntry,
    import: &'a Import,
    out: &'a mut W,
    voice: Voice,
}

impl<W: Write> Account<'_, W> {
    fn tell(&mut self, all: bool) -> Result<(), Stop> {
        let import = self.import;
        let line = Line::new("cli-import-head")
            .text("name", import.name.clone())
            .text("format", import.format.clone())
            .number("units", import.units)
            .number("models", import.models)
            .number("points", import.points);
        writeln!(self.out, "{}", self.voice.say(&line))?;
        let missing = said(self.entry, &import.missing, self.voice);
        self.part("cli-import-missing", &missing)?;
        for fate in [ImportFate::NotUnderstood, ImportFate::Guessed] {
            let lines: Vec<String> = import
                .entries
                .iter()
                .filter(|entry| entry.fate == fate)
                .map(|entry| self.entry(entry))
                .collect();
            self.part(heading(fate), &lines)?;
        }
        let findings = said(self.entry, &import.findings, self.voice);
        self.part("cli-import-findings", &findings)?;
        for fate in [ImportFate::NotUnderstood, ImportFate::NotAutomated, ImportFate::Guessed] {
            let own = import.remarks.iter().filter(|remark| remark.fate == fate);
            let lines: Vec<String> = own.map(|remark| self.voice.of_game(self.entry, &remark.says)).collect();
            self.part(of_army(fate), &lines)?;
        }
        self.resolved(all)?;
        let broken: Vec<String> = import
            .broken
            .iter()
            .map(|broken| format!("{}: {}", broken.rule, self.voice.of_game(self.entry, &broken.says)))
            .collect();
        self.part("cli-import-broken", &broken)?;
        if let Some(summary) = &import.summary {
            let legal = self.voice.say(&Line::new("cli-army-legal").text("army", import.name.clone()));
            writeln!(self.out, "{} {}", paint(GOOD, &legal), self.voice.of_game(self.entry, summary))?;
        } else if import.army.is_none() {
            writeln!(self.out, "{}", paint(BAD, &self.voice.word("cli-import-no-army")))?;
        }
        Ok(())
    }

    fn part(&mut self, heading: &'static str, lines: &[String]) -> Result<(), Stop> {
        if lines.is_empty() {
            return Ok(());
        }
        let line = Line::new(heading).number("count", lines.len() as i64);
        writeln!(self.out, "\n{}", paint(HEADING, &self.voice.say(&line)))?;
        for line in lines {
            writeln!(self.out, "  {}", line.replace('\n', "\n    "))?;
        }
        Ok(())
    }

    /// Lines beyond doubt: each of them, or how many were read as what.
    fn resolved(&mut self, all: bool) -> Result<(), Stop> {
        let import = self.import;
        let line = Line::new("cli-import-resolved").number("count", import.counts.resolved);
        writeln!(self.out, "\n{}", paint(HEADING, &self.voice.say(&line)))?;
        let resolved = || import.entries.iter().filter(|entry| entry.fate == ImportFate::Resolved);
        if all {
            for entry in resolved() {
                let line = self.entry(entry);
                writeln!(self.out, "  {line}")?;
            }
            return Ok(());
        }
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for meaning in resolved().filter_map(|entry| entry.meaning.as_ref()) {
            *counts.entry(self.voice.of_game(self.entry, meaning)).or_default() += 1;
        }
        let counts: Vec<String> =
            counts.iter().map(|(meaning, count)| format!("{meaning} {count}")).collect();
        writeln!(self.out, "  {}", counts.join(", "))?;
        writeln!(self.out, "  {}", paint(QUIET, &self.voice.word("cli-import-all")))?;
        Ok(())
    }

    fn entry(&self, entry: &ImportEntry) -> String {
        let mut line = format!("{}: ", entry.place);
        if !entry.text.trim().is_empty() {
            line.push_str(&format!("“{}” ", entry.text.trim()));
        }
        if let Some(meaning) = &entry.meaning {
            line.push_str(&format!("[{}] ", self.voice.of_game(self.entry, meaning)));
        }
        line.push_str(&said(self.entry, &entry.remarks, self.voice).join(" "));
        line.trim_end().to_owned()
    }
}

fn said(game: &dyn GameEntry, lines: &[Line], voice: Voice) -> Vec<String> {
    lines.iter().map(|line| voice.of_game(game, line)).collect()
}

fn heading(fate: ImportFate) -> &'static str {
    match fate {
        ImportFate::NotUnderstood | ImportFate::NotAutomated => "cli-import-not-understood",
        ImportFate::Guessed | ImportFate::Resolved => "cli-import-guessed",
    }
}

fn of_army(fate: ImportFate) -> &'static str {
    match fate {
        ImportFate::NotUnderstood => "cli-import-army-not-understood",
        ImportFate::NotAutomated => "cli-import-army-not-automated",
        ImportFate::Guessed | ImportFate::Resolved => "cli-import-army-guessed",
    }
}

fn as_json(game: &dyn GameEntry, file: &str, import: &Import, written: Option<&Path>, voice: Voice) -> Value {
    let entry = |entry: &ImportEntry| {
        json!({
            "place": entry.place,
            "text": entry.text,
            "fate": entry.fate,
            "meaning": entry.meaning.as_ref().map(|line| line.key.trim_start_matches("import-meaning-")),
            "says": said(game, &entry.remarks, voice),
        })
    };
    let remarks = import.remarks.iter().map(|remark| {
        json!({ "unit": remark.unit, "fate": remark.fate, "says": voice.of_game(game, &remark.says) })
    });
    let broken = import
        .broken
        .iter()
        .map(|broken| json!({ "rule": broken.rule.0, "says": voice.of_game(game, &broken.says) }));
    json!({
        "file": file,
        "game": game.id(),
        "name": import.name,
        "format": import.format,
        "units": import.units,
        "models": import.models,
        "points": import.points,
        "army": written.map(|path| path.display().to_string()),
        "legal": import.summary.is_some(),
        "broken": broken.collect::<Vec<_>>(),
        "missing": said(game, &import.missing, voice),
        "findings": said(game, &import.findings, voice),
        "remarks": remarks.collect::<Vec<_>>(),
        "counts": import.counts,
        "entries": import.entries.iter().map(entry).collect::<Vec<_>>(),
    })
}
