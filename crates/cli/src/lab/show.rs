//! `gonfalon lab show`: what came of a study.

use std::io::Write;

use gonfalon_kernel::Line;
use gonfalon_lab::{Comparison, Store, Summary, compare_variants};
use serde_json::{Value, json};

use super::{compare, open, tables};
use crate::{
    arguments::ShowStudy,
    ending::{Ending, Stop},
    paint::{BAD, HEADING, columns, paint},
    voice::Voice,
};

/// What else is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Detail {
    pub(super) units: bool,
    pub(super) rules: bool,
}

pub(super) fn run(wanted: &ShowStudy, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let store = open::store(&wanted.results, voice)?;
    if wanted.json {
        writeln!(out, "{}", as_json(&store, voice)?)?;
    } else {
        let detail = Detail { units: wanted.units, rules: wanted.rules };
        in_words(&store, detail, out, voice)?;
    }
    Ok(Ending::Fine)
}

/// A study as it is, with its changes if it has any, and what they make of it.
fn both(store: &Store, voice: Voice) -> Result<(Summary, Option<(Summary, Comparison)>), Stop> {
    let trouble = |line: Line| open::trouble(&line, voice);
    let summary = Summary::of(store, 0).map_err(trouble)?;
    if summary.changes.is_none() {
        return Ok((summary, None));
    }
    let changed = Summary::of(store, 1).map_err(trouble)?;
    let comparison = compare_variants(store).map_err(trouble)?;
    Ok((summary, Some((changed, comparison))))
}

pub(super) fn as_json(store: &Store, voice: Voice) -> Result<Value, Stop> {
    let (summary, rest) = both(store, voice)?;
    let (changed, comparison) = rest.unzip();
    let changes: Option<Value> = summary.changes.as_ref().and_then(|text| serde_json::from_str(text).ok());
    let comparison = comparison.map(|comparison| compare::as_json(&comparison));
    let told = |summary: &Summary| {
        let mut told = serde_json::to_value(summary).expect("a summary is plain data");
        if let Some(fields) = told.as_object_mut() {
            fields.remove("changes");
            fields.remove("variant");
        }
        told
    };
    Ok(json!({
        "summary": told(&summary),
        "changes": changes,
        "changed": changed.as_ref().map(told),
        "comparison": comparison,
    }))
}

pub(super) fn in_words(
    store: &Store,
    detail: Detail,
    out: &mut impl Write,
    voice: Voice,
) -> Result<(), Stop> {
    let (summary, rest) = both(store, voice)?;
    one(&summary, detail, out, voice)?;
    if let Some((changed, comparison)) = rest {
        let changes = changed.changes.clone().unwrap_or_default();
        let line = Line::new("cli-lab-changed").text("changes", changes);
        writeln!(out, "\n{}", paint(HEADING, &voice.say(&line)))?;
        compare::in_words(&comparison, out, voice)?;
    }
    Ok(())
}

fn one(summary: &Summary, detail: Detail, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let game = gonfalon_catalog::game(&summary.study.game);
    let game = game.map_or_else(String::new, |game| game.title().in_lang(voice.lang).to_owned());
    let title = match summary.study.title.as_str() {
        "" => game,
        title => format!("{title} ({game})"),
    };
    let line = Line::new("cli-lab-title").text("title", title);
    let line = line.number("games", summary.games as i64).number("matchups", summary.cells.len() as i64);
    writeln!(out, "{}", paint(HEADING, &voice.say(&line)))?;
    if let Some((number, why)) = summary.broken.first() {
        let line = Line::new("cli-lab-broken").number("count", summary.broken.len() as i64);
        let line = line.number("number", *number as i64).text("why", why);
        writeln!(out, "{}", paint(BAD, &voice.say(&line)))?;
    }
    if summary.games == 0 {
        return Ok(());
    }
    writeln!(out, "{}", voice.word("cli-lab-reading"))?;
    let mut show = |heading: &'static str, rows: &[Vec<String>], left: &[usize]| -> Result<(), Stop> {
        if rows.len() > 1 {
            writeln!(out, "\n{}", paint(HEADING, &voice.word(heading)))?;
            for line in columns(rows, left) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    };
    show("cli-lab-matrix", &tables::matrix(summary, voice), &[0])?;
    show("cli-lab-armies", &tables::armies(summary, voice), &[0])?;
    show("cli-lab-effects", &tables::effects(summary, voice), &[0, 1, 2])?;
    if detail.units {
        show("cli-lab-units", &tables::units(summary, voice), &[0, 1, 2])?;
    }
    if detail.rules {
        show("cli-lab-rules", &tables::rules(summary, voice), &[0])?;
    }
    writeln!(out)?;
    for sentence in tables::sentences(summary, voice) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}
