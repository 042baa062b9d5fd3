//! `gonfalon rules coverage`: which rules are proven, waived, open.

use std::io::Write;

use gonfalon_catalog::{GameEntry, games};
use gonfalon_kernel::{
    Line,
    card::{Verdict, proofs},
    coverage::{Counts, Coverage},
    ledger::Rule,
};
use serde_json::{Value, json};

use super::{card_folder, page, run_cards};
use crate::{
    arguments,
    ending::{Ending, Stop},
    files,
    paint::{BAD, GOOD, HEADING, QUIET, columns, paint},
    voice::Voice,
};

pub(crate) fn coverage(
    asked: &arguments::Coverage,
    out: &mut impl Write,
    voice: Voice,
) -> Result<Ending, Stop> {
    let chosen = match &asked.game {
        Some(id) => vec![files::named_game(id, voice)?],
        None => games().to_vec(),
    };
    let mut open = 0;
    let mut list = Vec::new();
    for game in chosen {
        let verdicts = run_cards(game, &card_folder(game, asked.cards.as_deref()), |_| true, voice)?;
        let coverage = Coverage::new(game.ledger(), &proofs(&verdicts));
        open += coverage.counts().open;
        if asked.json {
            list.push(as_json(game, &coverage, &verdicts));
        } else if asked.markdown {
            write!(out, "{}", page::coverage(game, &coverage, voice))?;
        } else {
            in_words(game, &coverage, &verdicts, out, voice)?;
        }
    }
    if asked.json {
        writeln!(out, "{}", json!({ "games": list }))?;
    }
    Ok(if open == 0 { Ending::Fine } else { Ending::Wanting })
}

fn in_words(
    game: &dyn GameEntry,
    coverage: &Coverage<'_>,
    verdicts: &[Verdict],
    out: &mut impl Write,
    voice: Voice,
) -> Result<(), Stop> {
    writeln!(out, "{}", paint(HEADING, game.title().in_lang(voice.lang)))?;
    for line in columns(&table(coverage, voice), &[0]) {
        writeln!(out, "{line}")?;
    }
    let list = |heading: &'static str, rules: &[&Rule], out: &mut dyn Write| -> Result<(), Stop> {
        if !rules.is_empty() {
            writeln!(out, "\n{}", paint(HEADING, &voice.word(heading)))?;
        }
        for rule in rules {
            let text = beginning(voice.lang.choose(&rule.en, &rule.de));
            writeln!(out, "  {}  {}", rule.id, paint(QUIET, &text))?;
        }
        Ok(())
    };
    list("cli-coverage-open-rules", &coverage.open, out)?;
    list("cli-coverage-needless", &coverage.needlessly_waived, out)?;
    let failed = verdicts.iter().filter(|verdict| !verdict.passed()).count();
    if failed > 0 {
        writeln!(out, "\n{}", voice.say(&Line::new("cli-coverage-failed").number("count", failed as i64)))?;
    }
    let style = if coverage.open.is_empty() { GOOD } else { BAD };
    writeln!(out, "\n{}", paint(style, &voice.say(&counted(coverage.counts()))))?;
    Ok(())
}

/// The counts in a sentence.
pub(super) fn counted(counts: Counts) -> Line {
    Line::new("cli-coverage-counts")
        .number("proven", counts.proven as i64)
        .number("waived", counts.waived as i64)
        .number("open", counts.open as i64)
}

/// The counts of each chapter, with a heading.
pub(super) fn table(coverage: &Coverage<'_>, voice: Voice) -> Vec<Vec<String>> {
    let heading = ["cli-coverage-chapter", "cli-coverage-proven", "cli-coverage-waived", "cli-coverage-open"];
    let mut rows = vec![heading.map(|key| voice.word(key)).to_vec()];
    for (topic, counts) in coverage.by_topic() {
        let name = voice.lang.choose(&topic.en, &topic.de).clone();
        let numbers = [counts.proven, counts.waived, counts.open].map(|count| count.to_string());
        rows.push(std::iter::once(name).chain(numbers).collect());
    }
    rows
}

/// As much of a text as fits behind an id.
fn beginning(text: &str) -> String {
    const LETTERS: usize = 60;
    if text.chars().count() <= LETTERS {
        return text.to_owned();
    }
    let cut: String = text.chars().take(LETTERS).collect();
    let words = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{words} …")
}

fn as_json(game: &dyn GameEntry, coverage: &Coverage<'_>, verdicts: &[Verdict]) -> Value {
    let ids = |rules: &[&Rule]| rules.iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
    let proven: serde_json::Map<String, Value> =
        coverage.proven.iter().map(|(rule, cards)| (rule.id.clone(), json!(cards))).collect();
    json!({
        "game": game.id(),
        "proven": proven,
        "waived": ids(&coverage.waived),
        "open": ids(&coverage.open),
        "needlessly_waived": ids(&coverage.needlessly_waived),
        "cases_failed": verdicts.iter().filter(|verdict| !verdict.passed()).count(),
    })
}
