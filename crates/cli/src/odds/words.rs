//! Odds in words: chances, a table, and bars of what matters most.

use std::io::Write;

use gonfalon_kernel::Line;
use gonfalon_odds::{Distribution, Spread};

use super::{Answer, chart, names};
use crate::{
    ending::Stop,
    paint::{GOOD, HEADING, QUIET, aligned, columns, paint},
    voice::Voice,
};

/// How wide the longest bar is.
const WIDEST: f64 = 40.0;

pub(super) fn in_words(answer: &Answer<'_>, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    writeln!(out, "{}", paint(HEADING, &heading(answer, voice)))?;
    for line in aligned(&chances(answer, voice), &[0]) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for line in columns(&table(answer, voice), &[0]) {
        writeln!(out, "{line}")?;
    }
    for spread in answer.report.spreads.iter().filter(|spread| spread.distribution.highest() > 0).take(2) {
        writeln!(out, "\n{}", paint(HEADING, &voice.word(names::spread(spread.what))))?;
        bars(spread, out, voice)?;
    }
    writeln!(out, "\n{}", paint(QUIET, &accuracy(answer, voice)))?;
    Ok(())
}

/// What the question is about, and as it was asked.
pub(super) fn heading(answer: &Answer<'_>, voice: Voice) -> String {
    let title = voice.word(names::title(answer.about));
    if answer.attack.is_empty() {
        return title;
    }
    let line = Line::new("cli-odds-asked").text("title", title);
    voice.say(&line.text("attack", answer.attack.join(" + ")).text("target", answer.target.join(" + ")))
}

/// The chances, each with its sentence.
pub(super) fn chances(answer: &Answer<'_>, voice: Voice) -> Vec<Vec<String>> {
    let all = answer.report.chances.iter();
    all.map(|one| vec![voice.word(names::chance(one.what)), per_cent(one.chance, voice)]).collect()
}

/// The table of everything that is counted, its heading first.
pub(super) fn table(answer: &Answer<'_>, voice: Voice) -> Vec<Vec<String>> {
    let heading =
        ["cli-odds-counted", "cli-odds-mean", "cli-odds-deviation", "cli-odds-median", "cli-odds-usual"];
    let mut rows = vec![heading.map(|key| voice.word(key)).to_vec()];
    for Spread { what, distribution } in &answer.report.spreads {
        rows.push(vec![
            voice.word(names::spread(what)),
            voice.decimal(distribution.mean(), 4),
            voice.decimal(distribution.deviation(), 4),
            distribution.quantile(0.5).to_string(),
            format!("{}–{}", distribution.quantile(0.05), distribution.quantile(0.95)),
        ]);
    }
    rows
}

/// How exact the numbers are.
pub(super) fn accuracy(answer: &Answer<'_>, voice: Voice) -> String {
    let error = answer.report.spreads.iter().map(|spread| spread.distribution.error()).fold(0.0, f64::max);
    if error <= Distribution::ROUNDING {
        return voice.word("cli-odds-exact");
    }
    voice.say(&Line::new("cli-odds-measured").text("error", per_cent(error, voice)))
}

fn bars(spread: &Spread, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let shown = chart::shown(&spread.distribution);
    let most = shown.iter().map(|bar| bar.chance).fold(0.0, f64::max);
    let rows: Vec<Vec<String>> = shown
        .iter()
        .map(|bar| {
            let eighths = (bar.chance / most * WIDEST * 8.0).round() as usize;
            vec![
                bar.value.to_string(),
                per_cent(bar.chance, voice),
                per_cent(bar.at_least, voice),
                paint(GOOD, &blocks(eighths)),
            ]
        })
        .collect();
    for line in aligned(&rows, &[3]) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// A bar of so many eighths of a letter.
fn blocks(eighths: usize) -> String {
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let mut bar = "█".repeat(eighths / 8);
    bar.push_str(parts[eighths % 8]);
    bar
}

/// A chance in hundredths.
pub(super) fn per_cent(chance: f64, voice: Voice) -> String {
    format!("{} %", voice.decimal(100.0 * chance, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_exact_to_an_eighth() {
        assert_eq!([blocks(0), blocks(3), blocks(8), blocks(17)], ["", "▍", "█", "██▏"]);
    }
}
