//! Imports every roster in a folder and compares it with a table of expected values: `check FOLDER EXPECTATIONS`.
//!
//! The expectations are a Markdown table with the columns file, units, models and points; `-` means anything. One row may name
//! several files. Without expectations the example only says what it found. It is run by hand on rosters that are not ours.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use gonfalon_rosters::{Fate, Roster, import};

/// Units, models and points; nothing where anything goes.
type Expected = [Option<i64>; 3];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(folder) = arguments.first() else {
        eprintln!("check FOLDER [EXPECTATIONS]");
        return ExitCode::from(2);
    };
    let table =
        arguments.get(1).map(|path| std::fs::read_to_string(path).expect("the expectations can be read"));
    let expected = table.as_deref().map(expectations).unwrap_or_default();
    let detailed = arguments.iter().any(|argument| argument == "--all");
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("a readable folder").file_name().to_string_lossy().into_owned())
        .filter(|name| !name.ends_with(".md"))
        .collect();
    names.sort();
    let mut failed = 0;
    for name in names {
        let bytes = std::fs::read(Path::new(folder).join(&name)).expect("the file can be read");
        match import(&bytes) {
            Ok(roster) => failed += usize::from(!told(&name, &roster, expected.get(&name), detailed)),
            Err(refused) => {
                println!("{name}: refused: {refused}");
                failed += usize::from(expected.contains_key(&name));
            }
        }
    }
    println!("{failed} failed");
    ExitCode::from(u8::from(failed > 0))
}

fn expectations(table: &str) -> BTreeMap<String, Expected> {
    let mut expected = BTreeMap::new();
    for row in table.lines().filter(|line| line.starts_with('|')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, files, units, models, points, ..] = cells[..] else { continue };
        let number = |cell: &str| cell.parse().ok();
        for file in files.split(',') {
            expected.insert(file.trim().to_owned(), [number(units), number(models), number(points)]);
        }
    }
    expected
}

fn told(name: &str, roster: &Roster, expected: Option<&Expected>, detailed: bool) -> bool {
    let found = [roster.units.len() as i64, i64::from(roster.model_count()), i64::from(roster.points.summed)];
    let fits = expected.is_none_or(|expected| {
        expected.iter().zip(found).all(|(expected, found)| expected.is_none_or(|expected| expected == found))
    });
    let [units, models, points] = found;
    let count = |fate| roster.report.count(fate);
    println!(
        "{} {name}: {}: {units} units, {models} models, {points} points (stated {:?}); {} resolved, {} guessed, {} not understood; {:?} / {:?} / {:?}",
        if fits { "ok  " } else { "FAIL" },
        roster.format.name(),
        roster.points.stated,
        count(Fate::Resolved),
        count(Fate::Guessed),
        count(Fate::NotUnderstood),
        roster.name,
        roster.faction,
        roster.detachment,
    );
    for finding in &roster.report.findings {
        println!("       {finding}");
    }
    for entry in roster.report.entries.iter().filter(|entry| entry.fate != Fate::Resolved) {
        let remarks: Vec<String> = entry.remarks.iter().map(|remark| remark.says.to_string()).collect();
        println!("     {:?} {} {:?}: {}", entry.fate, entry.place, entry.text, remarks.join("; "));
    }
    if detailed {
        let json = serde_json::to_string_pretty(&roster.units).expect("a roster can be written");
        println!("{json}");
    }
    fits
}
