//! `gonfalon card`: runs rule cards.

use std::{
    fs,
    io::{Read as _, Write},
    path::{Path, PathBuf},
};

use gonfalon_catalog::{GameEntry, game_of_card};
use gonfalon_kernel::{
    Line,
    card::{LARGEST_CARD, Trouble, Verdict, find_cards},
};
use serde_json::json;

use crate::{
    arguments::Card,
    ending::{Ending, Stop},
    files,
    paint::{BAD, paint},
    voice::Voice,
};

pub(crate) fn run(card: &Card, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let files = card_files(&card.paths, voice)?;
    let (mut passed, mut failed, mut unread) = (0, 0, false);
    let mut cases = Vec::new();
    for file in &files {
        let (game, verdicts) = run_file(file);
        for verdict in &verdicts {
            match &verdict.failure {
                None => passed += 1,
                Some(failure) => {
                    failed += 1;
                    unread |= matches!(failure.trouble, Trouble::Unreadable(_));
                    if !card.json {
                        write!(out, "{}", report(game, verdict, voice))?;
                    }
                }
            }
            if card.json {
                cases.push(as_json(game, verdict, voice));
            }
        }
    }
    if card.json {
        writeln!(out, "{}", json!({ "passed": passed, "failed": failed, "cases": cases }))?;
    } else {
        // Scripts read this line, so it is the same in every language.
        writeln!(out, "{passed} passed, {failed} failed")?;
    }
    Ok(match failed {
        0 => Ending::Fine,
        _ if unread => Ending::Unread,
        _ => Ending::Wanting,
    })
}

/// The card files that paths name; a path that names none is an error.
pub(crate) fn card_files(paths: &[PathBuf], voice: Voice) -> Result<Vec<PathBuf>, Stop> {
    let mut reasons = Vec::new();
    let mut found = Vec::new();
    for path in paths {
        match find_cards(std::slice::from_ref(path)) {
            Ok(files) if files.is_empty() => {
                let line = Line::new("cli-no-cards").text("folder", path.display().to_string());
                reasons.push(voice.say(&line));
            }
            Ok(files) => found.extend(files),
            Err(error) => reasons.push(files::unreadable(path, &error, voice)),
        }
    }
    found.sort();
    found.dedup();
    if reasons.is_empty() { Ok(found) } else { Err(Stop::Reasons(reasons)) }
}

/// Runs the cases of a file by the rules of the game they are about.
pub(crate) fn run_file(file: &Path) -> (&'static dyn GameEntry, Vec<Verdict>) {
    let game = game_of_card(&text_of(file));
    (game, game.run_card(file))
}

/// The text of a card; empty where it cannot be read, which is reported by whoever runs it.
pub(crate) fn text_of(file: &Path) -> String {
    let mut text = String::new();
    let read = fs::File::open(file).and_then(|file| file.take(LARGEST_CARD).read_to_string(&mut text));
    read.map(|_| text).unwrap_or_default()
}

fn report(game: &dyn GameEntry, verdict: &Verdict, voice: Voice) -> String {
    let text = verdict.report(&|line| voice.of_game(game, line));
    match text.split_once('\n') {
        Some((first, rest)) => format!("{}\n{rest}\n", paint(BAD, first)),
        None => text,
    }
}

fn as_json(game: &dyn GameEntry, verdict: &Verdict, voice: Voice) -> serde_json::Value {
    let failure = verdict.failure.as_ref().map(|failure| {
        json!({
            "line": failure.line,
            "column": failure.column,
            "statement": failure.statement,
            "says": voice.of_game(game, &failure.trouble.says()),
        })
    });
    json!({
        "file": verdict.file,
        "line": verdict.line,
        "title": verdict.title,
        "rules": verdict.ids,
        "passed": verdict.passed(),
        "known_wrong": verdict.known_wrong,
        "failure": failure,
    })
}
