//! Odds as a page that needs nothing else.

use std::fmt::Write as _;

use super::{Answer, chart, chart::escaped, names, words};
use crate::voice::Voice;

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fbfaf7}\
    table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd}\
    td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}p{color:#555}\
    @media (prefers-color-scheme:dark){body{background:#1c1c1e;color:#eee}td,th{border-color:#444}p{color:#aaa}}";

pub(super) fn page(answer: &Answer<'_>, voice: Voice) -> String {
    let title = escaped(&words::heading(answer, voice));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n",
        voice.lang.choose("en", "de")
    );
    rows(&mut page, &words::chances(answer, voice), false);
    page.push_str(&chart::svg(answer, voice));
    rows(&mut page, &words::table(answer, voice), true);
    for spread in &answer.report.spreads {
        let name = voice.word(names::spread(spread.what));
        let mut table = vec![vec![name, voice.word("cli-odds-exactly"), voice.word("cli-odds-or-more")]];
        table.extend(chart::shown(&spread.distribution).iter().map(|bar| {
            vec![
                bar.value.to_string(),
                words::per_cent(bar.chance, voice),
                words::per_cent(bar.at_least, voice),
            ]
        }));
        rows(&mut page, &table, true);
    }
    let _ = writeln!(page, "<p>{}</p>\n</html>", escaped(&words::accuracy(answer, voice)));
    page
}

fn rows(page: &mut String, rows: &[Vec<String>], heading: bool) {
    page.push_str("<table>\n");
    for (number, row) in rows.iter().enumerate() {
        let cell = if heading && number == 0 { "th" } else { "td" };
        let cells: String = row.iter().map(|text| format!("<{cell}>{}</{cell}>", escaped(text))).collect();
        let _ = writeln!(page, "<tr>{cells}</tr>");
    }
    page.push_str("</table>\n");
}
