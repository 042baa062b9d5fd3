//! What the changes of a study change.

use gonfalon_kernel::Line;
use gonfalon_ladder::Interval;
use gonfalon_pages::{Cell, Scale, Section, Table, escaped, heading, paragraph};

use super::{Facts, costs, plots, worth::Worth};
use crate::difference::{Difference, PROMISED_ERRORS};

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let title = speech.word("lab-report-changes");
    let (Some(comparison), Some(changes)) = (&facts.comparison, &facts.summary.changes) else {
        return Section { id: "changes", title, html: paragraph(&speech.word("lab-report-no-changes")) };
    };
    let mut html = paragraph(&speech.word("lab-report-changes-reading"));
    html.push_str(&format!("<pre>{}</pre>\n", escaped(changes)));
    let key = if comparison.is_seen() { "lab-report-difference-seen" } else { "lab-report-nothing-seen" };
    let verdict = Line::new(key).text("errors", speech.share(PROMISED_ERRORS, 0));
    html.push_str(&format!("<p><strong>{}</strong></p>\n", escaped(&speech.say(&verdict))));
    let line = Line::new("lab-report-compared").number("games", comparison.games as i64);
    html.push_str(&paragraph(&speech.say(&line.number("alike", comparison.alike as i64))));
    let mut shares: Vec<(String, &Difference)> = comparison
        .scores
        .iter()
        .map(|one| {
            let line = Line::new("lab-report-score-of")
                .text("match", facts.names.matchup(&one.armies[0], &one.armies[1]));
            let options = one.options.iter().map(|(name, value)| facts.value(name, value));
            let words = [facts.value("scenario", &one.scenario), bots(&one.bots)].into_iter().chain(options);
            (speech.say(&line.text("circumstances", words.collect::<Vec<_>>().join(", "))), &one.score)
        })
        .collect();
    shares.push((speech.word("lab-report-first-score"), &comparison.first_player));
    shares.push((speech.word("lab-report-drawn"), &comparison.drawn));
    html.push_str(&differences(facts, &shares, 100.0, 1));
    let lengths =
        [("lab-report-rounds", &comparison.rounds), ("lab-report-decision-count", &comparison.decisions)];
    for (key, difference) in lengths {
        html.push_str(&differences(facts, &[(speech.word(key), difference)], 1.0, 2));
    }
    html.push_str(&prices(facts));
    Section { id: "changes", title, html }
}

pub(super) fn bots(bots: &[String; 2]) -> String {
    if bots[0] == bots[1] { bots[0].clone() } else { bots.join(" – ") }
}

/// Measures of both versions; `unit` is what one of them is shown as.
fn differences(facts: &Facts, rows: &[(String, &Difference)], unit: f64, decimals: usize) -> String {
    let speech = facts.speech;
    let scaled =
        |interval: Interval| [interval.low, interval.value, interval.high].map(|number| unit * number);
    let all = rows.iter().flat_map(|(_, difference)| scaled(difference.difference));
    let scale = Scale::around(0.0, all);
    let [low, high] = scale.ends().map(|end| (end, speech.signed(end, decimals)));
    let mut table = Table::new(vec![
        Cell::text(&speech.word("lab-report-measure")),
        Cell::number(&speech.word("lab-report-before")),
        Cell::number(&speech.word("lab-report-after")),
        Cell::plot(scale.axis(&[low, (0.0, "0".to_owned()), high])),
        Cell::number(&speech.word("lab-report-difference")),
        Cell::number(&speech.word("lab-report-chance")),
        Cell::text(&speech.word("lab-report-seen")),
    ]);
    for (name, difference) in rows.iter().take(plots::MOST_ROWS) {
        let [low, value, high] = scaled(difference.difference);
        let interval = speech.within(Interval { low, value, high }, |bound| speech.signed(bound, decimals));
        let seen = if difference.seen { "lab-report-yes" } else { "lab-report-no" };
        table.row(vec![
            Cell::name(name),
            Cell::number(&speech.decimal(unit * difference.first, decimals)),
            Cell::number(&speech.decimal(unit * difference.second, decimals)),
            Cell::plot(scale.interval([low, value, high], 0.0)),
            Cell::number(&format!("{} {interval}", speech.signed(value, decimals))),
            Cell::number(&speech.share(difference.chance, 1)),
            Cell::text(&speech.word(seen)),
        ]);
    }
    table.html() + &facts.further(rows.len())
}

/// What became of the bargains whose costs were changed.
fn prices(facts: &Facts) -> String {
    let Some(changed) = &facts.changed_worths else { return String::new() };
    let speech = facts.speech;
    let units = repriced(&facts.worths.units, &changed.units);
    let upgrades = repriced(&facts.worths.upgrades, &changed.upgrades);
    if units.is_empty() && upgrades.is_empty() {
        return String::new();
    }
    let mut html = heading(&speech.word("lab-report-new-prices"));
    html.push_str(&paragraph(&speech.word("lab-report-new-prices-reading")));
    for (worths, are_upgrades) in [(units, false), (upgrades, true)] {
        if !worths.is_empty() {
            html.push_str(&costs::table(facts, &worths, are_upgrades));
        }
    }
    html
}

/// What costs something else than before.
fn repriced(before: &[Worth], after: &[Worth]) -> Vec<Worth> {
    let key = |worth: &Worth| {
        (worth.army.clone(), worth.against.clone(), worth.unit.clone(), worth.upgrades.clone())
    };
    let changed = |worth: &&Worth| {
        let old = before.iter().find(|old| key(old) == key(worth));
        old.is_some_and(|old| (old.cost - worth.cost).abs() > 0.5)
    };
    after.iter().filter(changed).cloned().collect()
}
