//! What the report is about.

use gonfalon_kernel::Line;
use gonfalon_pages::{Cell, Table, escaped, folded};

use super::{Facts, changes::bots, plots};

/// The title in plain text.
pub(super) fn title(facts: &Facts) -> String {
    match facts.summary.study.title.as_str() {
        "" => facts.game_title(),
        title => title.to_owned(),
    }
}

pub(super) fn html(facts: &Facts) -> String {
    let (speech, summary) = (facts.speech, &facts.summary);
    let study = &summary.study;
    let line = Line::new("lab-report-counted")
        .text("game", facts.game_title())
        .number("games", summary.games as i64)
        .number("matchups", summary.cells.len() as i64);
    let mut html = format!("<h1>{}</h1>\n<p>{}</p>\n", escaped(&title(facts)), escaped(&speech.say(&line)));
    if let Some(changed) = facts.changed_games {
        let line = Line::new("lab-report-counted-changed").number("games", changed as i64);
        html.push_str(&format!("<p>{}</p>\n", escaped(&speech.say(&line))));
    }
    if let Some((number, why)) = summary.broken.first() {
        let line = Line::new("lab-report-broken").number("count", summary.broken.len() as i64);
        let line = line.number("number", *number as i64).text("why", why);
        html.push_str(&format!("<p class=\"alarm\"><strong>{}</strong></p>\n", escaped(&speech.say(&line))));
    }
    html.push_str(&super::coverage::html(facts));
    html.push_str(&about(facts).html());
    html.push_str(&folded(
        &speech.word("lab-report-text"),
        &format!("<pre>{}</pre>\n", escaped(&study.text)),
    ));
    html
}

/// Who played what, and with which versions.
fn about(facts: &Facts) -> Table {
    let (speech, study) = (facts.speech, &facts.summary.study);
    let mut table = Table::new(Vec::new());
    let cells = &facts.summary.cells;
    let armies = cells.iter().flat_map(|cell| &cell.armies).map(|army| facts.army_with_cost(army));
    let options = cells.iter().flat_map(|cell| &cell.options);
    let rows = [
        ("lab-report-armies", distinct(armies)),
        ("lab-report-scenario", distinct(cells.iter().map(|cell| cell.scenario.clone()))),
        ("lab-report-options", distinct(options.map(|(name, value)| format!("{name} = {value}")))),
        ("lab-report-bots", distinct(cells.iter().map(|cell| bots(&cell.bots)))),
    ];
    for (key, value) in rows.into_iter().filter(|(_, value)| !value.is_empty()) {
        table.row(vec![Cell::name(&speech.word(key)), Cell::text(&value)]);
    }
    let prints = [
        ("lab-report-rules-version", study.rules_version.to_string()),
        ("lab-report-data-hash", study.data_hash.clone()),
        ("lab-report-lore-hash", study.lore_hash.clone()),
        ("lab-report-study-hash", study.study_hash.clone()),
    ];
    for (key, value) in prints {
        table.row(vec![Cell::name(&speech.word(key)), Cell::print(&value)]);
    }
    table
}

/// Every text once, in the order in which they come; of very many the first.
fn distinct(texts: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for text in texts {
        if !all.contains(&text) {
            all.push(text);
        }
    }
    if all.len() > plots::MOST_ROWS {
        all.truncate(plots::MOST_ROWS);
        all.push("…".to_owned());
    }
    all.join(" · ")
}
