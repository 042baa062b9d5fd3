//! A table as a page that needs nothing else.

use std::fmt::Write as _;

use super::{Report, figures, outline::escaped, picture, plates::plates};

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:74rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fbfaf7}\
    h1{line-height:1.2}.rows{overflow-x:auto}table{border-collapse:collapse;margin:1rem 0}\
    td,th{padding:.25rem .9rem;text-align:right;border-bottom:1px solid #ddd}td:first-child,th:first-child{text-align:left;padding-left:0}\
    .maps{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem 2rem}\
    figure{margin:0}@media(min-width:60rem){figure:first-child:nth-last-child(odd){grid-column:1/-1;width:calc(50% - 1rem)}}figure svg{width:100%;height:auto;display:block}figcaption{margin-bottom:.5rem;font-weight:600}\
    p{color:#555;max-width:52rem}@media(prefers-color-scheme:dark){body{background:#1c1c1e;color:#eee}td,th{border-color:#444}p{color:#bbb}}";

/// The page.
pub fn page(report: &Report<'_>) -> String {
    let title = escaped(&report.title());
    let figures = figures(report);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}{}</style>\n<h1>{title}</h1>\n",
        report.lang.choose("en", "de"),
        picture::STYLE
    );
    rows(&mut page, &figures.whole, false);
    page.push_str("<div class=\"maps\">\n");
    for plate in plates(report) {
        let caption = escaped(&plate.title);
        let _ = writeln!(
            page,
            "<figure><figcaption>{caption}</figcaption>\n{}</figure>",
            plate.element(report).0
        );
    }
    page.push_str("</div>\n");
    rows(&mut page, &figures.sides, true);
    for note in &figures.notes {
        let _ = writeln!(page, "<p>{}</p>", escaped(note));
    }
    page.push_str("</html>\n");
    page
}

fn rows(page: &mut String, rows: &[Vec<String>], heading: bool) {
    page.push_str("<div class=\"rows\"><table>\n");
    for (number, row) in rows.iter().enumerate() {
        let cell = if heading && number == 0 { "th" } else { "td" };
        let cells: String = row.iter().map(|text| format!("<{cell}>{}</{cell}>", escaped(text))).collect();
        let _ = writeln!(page, "<tr>{cells}</tr>");
    }
    page.push_str("</table></div>\n");
}
