//! A table as a page that needs nothing else.

use gonfalon_pages::{Table, escaped, paragraph, pictures, styled_page};

use super::{Report, figures, picture, plates::plates};

/// The page.
pub fn page(report: &Report<'_>) -> String {
    let (title, figures) = (report.title(), figures(report));
    let mut body = format!("<h1>{}</h1>\n", escaped(&title));
    body.push_str(&Table::of_numbers(&[], &figures.whole).html());
    let drawn = plates(report).into_iter().map(|plate| {
        let picture = plate.element(report).0;
        (plate.title, picture)
    });
    body.push_str(&pictures(drawn));
    if let Some((heading, rows)) = figures.sides.split_first() {
        body.push_str(&Table::of_numbers(heading, rows).html());
    }
    figures.notes.iter().for_each(|note| body.push_str(&paragraph(note)));
    styled_page(report.lang.choose("en", "de"), &title, picture::STYLE, &body)
}
