//! `gonfalon army`: judges army files.

use std::io::Write;

use gonfalon_catalog::{ArmyReport, Finding, GameEntry, game, game_of_army, games};
use gonfalon_kernel::Line;
use serde_json::{Value, json};

use crate::{
    arguments::CheckArmy,
    ending::{Ending, Stop},
    files,
    paint::{BAD, GOOD, paint},
    voice::Voice,
};

pub(crate) fn check(check: &CheckArmy, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let bytes = files::army_bytes(&check.file, voice)?;
    let name = check.file.display().to_string();
    let named = game_of_army(&name, &bytes).and_then(|id| game(&id));
    let entry = named.unwrap_or_else(|| likely_game(&name, &bytes));
    let report = entry.check_army(&name, &bytes, &options(check, voice)?).map_err(|findings| {
        Stop::Reasons(findings.iter().map(|finding| voice.finding(entry, finding)).collect())
    })?;
    if check.json {
        writeln!(out, "{}", as_json(entry, &name, &report, voice))?;
    } else {
        in_words(entry, &name, &report, out, voice)?;
    }
    Ok(if report.is_legal() { Ending::Fine } else { Ending::Wanting })
}

/// A file that names no game is read as one of the game that complains least about its form.
fn likely_game(name: &str, bytes: &[u8]) -> &'static dyn GameEntry {
    let complaints = |game: &&&'static dyn GameEntry| {
        game.check_army(name, bytes, &[]).map_or(usize::MAX, |report| report.form.len())
    };
    games().iter().min_by_key(complaints).copied().unwrap_or(games()[0])
}

/// What was agreed on; some options have an argument of their own.
fn options(check: &CheckArmy, voice: Voice) -> Result<Vec<(String, String)>, Stop> {
    let regiments = check.regiments.iter().map(|count| ("regiments".to_owned(), count.to_string()));
    let one_box = check.one_box.then(|| ("one-box".to_owned(), "true".to_owned()));
    let mut options: Vec<(String, String)> = regiments.chain(one_box).collect();
    for word in &check.options {
        options.push(files::named_value(word, voice)?);
    }
    Ok(options)
}

fn in_words(
    entry: &dyn GameEntry,
    file: &str,
    report: &ArmyReport,
    out: &mut impl Write,
    voice: Voice,
) -> Result<(), Stop> {
    let name = report.name.as_deref().unwrap_or(file);
    for finding in report.form.iter().chain(&report.broken) {
        writeln!(out, "{}", voice.finding(entry, finding))?;
    }
    let count = report.form.len() + report.broken.len();
    let (style, line) = match &report.summary {
        Some(_) => (GOOD, Line::new("cli-army-legal").text("army", name)),
        None if report.form.is_empty() => {
            (BAD, Line::new("cli-army-broken").text("army", name).number("count", count as i64))
        }
        None => (BAD, Line::new("cli-army-misformed").text("file", file).number("count", count as i64)),
    };
    let summary = report.summary.as_ref().map(|line| voice.of_game(entry, line)).unwrap_or_default();
    writeln!(out, "{}", format!("{} {summary}", paint(style, &voice.say(&line))).trim_end())?;
    Ok(())
}

fn as_json(entry: &dyn GameEntry, file: &str, report: &ArmyReport, voice: Voice) -> Value {
    let listed = |findings: &[Finding]| -> Vec<Value> {
        let one = |finding: &Finding| {
            json!({
                "line": finding.line,
                "place": finding.place,
                "rule": finding.rule.map(|rule| rule.0),
                "says": voice.of_game(entry, &finding.says),
            })
        };
        findings.iter().map(one).collect()
    };
    json!({
        "file": file,
        "game": entry.id(),
        "name": report.name,
        "legal": report.is_legal(),
        "form": listed(&report.form),
        "broken": listed(&report.broken),
    })
}
