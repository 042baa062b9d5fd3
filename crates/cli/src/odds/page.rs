//! Odds as a page that needs nothing else.

use gonfalon_pages::{Table, escaped, paragraph};

use super::{Answer, chart, names, words};
use crate::voice::Voice;

pub(super) fn page(answer: &Answer<'_>, voice: Voice) -> String {
    let title = words::heading(answer, voice);
    let mut body = format!("<h1>{}</h1>\n", escaped(&title));
    body.push_str(&Table::of_numbers(&[], &words::chances(answer, voice)).html());
    body.push_str(&chart::svg(answer, voice));
    if let Some((heading, rows)) = words::table(answer, voice).split_first() {
        body.push_str(&Table::of_numbers(heading, rows).html());
    }
    for spread in &answer.report.spreads {
        let heading =
            [names::spread(spread.what), "cli-odds-exactly", "cli-odds-or-more"].map(|key| voice.word(key));
        let rows: Vec<Vec<String>> = chart::shown(&spread.distribution)
            .iter()
            .map(|bar| {
                let chances = [bar.chance, bar.at_least].map(|chance| words::per_cent(chance, voice));
                std::iter::once(bar.value.to_string()).chain(chances).collect()
            })
            .collect();
        body.push_str(&Table::of_numbers(&heading, &rows).html());
    }
    body.push_str(&paragraph(&words::accuracy(answer, voice)));
    gonfalon_pages::page(voice.lang.choose("en", "de"), &title, &body)
}
