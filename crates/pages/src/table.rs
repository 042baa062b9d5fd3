//! Tables, which scroll by themselves where they are too wide.

use std::fmt::Write as _;

use crate::escaped;

/// The class of cells with plots.
const PLOTTED: &str = "plotted";

/// A table with a heading.
#[derive(Clone, Debug)]
pub struct Table {
    heading: Vec<Cell>,
    rows: Vec<Vec<Cell>>,
}

/// One cell of a table.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    class: &'static str,
    /// How strongly it is coloured, from 0 to 1.
    shade: Option<f64>,
    html: String,
    /// Whether the row is about it.
    leads: bool,
}

impl Cell {
    /// Plain text.
    pub fn text(text: &str) -> Cell {
        Cell { html: escaped(text), ..Cell::default() }
    }

    /// A few words that stay together.
    pub fn word(text: &str) -> Cell {
        Cell { class: "word", ..Cell::text(text) }
    }

    /// Text of several lines.
    pub fn long(text: &str) -> Cell {
        Cell { class: "long", ..Cell::text(text) }
    }

    /// What the row is about.
    pub fn name(text: &str) -> Cell {
        Cell { leads: true, ..Cell::text(text) }
    }

    /// A number, as it is to be read.
    pub fn number(text: &str) -> Cell {
        Cell { class: "number", ..Cell::text(text) }
    }

    /// A word that is to be typed as it is.
    pub fn code(text: &str) -> Cell {
        Cell { html: format!("<code>{}</code>", escaped(text)), ..Cell::default() }
    }

    /// A word that nobody types, such as a fingerprint; it is broken wherever it must be.
    pub fn print(text: &str) -> Cell {
        Cell { class: "print", ..Cell::code(text) }
    }

    /// A picture.
    pub fn plot(svg: String) -> Cell {
        Cell { class: PLOTTED, html: svg, ..Cell::default() }
    }

    /// A number with what is to be said about it in small letters, coloured by `tone`: from −1, orange, to 1, blue.
    pub fn shaded(text: &str, small: &str, tone: f64) -> Cell {
        let class = match tone {
            above if above > 0.0 => "shade above",
            below if below < 0.0 => "shade below",
            _ => "shade even",
        };
        let html = format!("{}<small>{}</small>", escaped(text), escaped(small));
        // Letters stay readable on the strongest colour.
        Cell { class, shade: Some(0.62 * tone.abs().min(1.0)), html, leads: false }
    }

    fn html(&self, heading: bool) -> String {
        let name = if heading || self.leads { "th" } else { "td" };
        let scope = if self.leads && !heading { " scope=\"row\"" } else { "" };
        let class = if self.class.is_empty() { String::new() } else { format!(" class=\"{}\"", self.class) };
        let style = self.shade.map_or_else(String::new, |shade| format!(" style=\"--shade:{shade:.2}\""));
        format!("<{name}{scope}{class}{style}>{}</{name}>", self.html)
    }
}

impl Table {
    /// A table without rows.
    pub fn new(heading: Vec<Cell>) -> Table {
        Table { heading, rows: Vec::new() }
    }

    /// A table of texts whose first column names what the numbers of the others are.
    pub fn of_numbers(heading: &[String], rows: &[Vec<String>]) -> Table {
        let cells = |row: &[String]| {
            let numbers = row.iter().skip(1).map(|text| Cell::number(text));
            row.first().map(|text| Cell::name(text)).into_iter().chain(numbers).collect::<Vec<Cell>>()
        };
        Table { heading: cells(heading), rows: rows.iter().map(|row| cells(row)).collect() }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table as HTML.
    pub fn html(&self) -> String {
        let line = |cells: &[Cell], heading: bool| {
            let cells: String = cells.iter().map(|cell| cell.html(heading)).collect();
            format!("<tr>{cells}</tr>\n")
        };
        // Plots take what room there is.
        let plotted = self.heading.iter().any(|cell| cell.class == PLOTTED);
        let class = if plotted { " class=\"full\"" } else { "" };
        let mut html = format!("<div class=\"wide\"><table{class}>\n");
        if !self.heading.is_empty() {
            let _ = writeln!(html, "<thead>{}</thead>", line(&self.heading, true));
        }
        html.push_str("<tbody>\n");
        self.rows.iter().for_each(|row| html.push_str(&line(row, false)));
        html.push_str("</tbody></table></div>\n");
        html
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_about_their_names() {
        let mut table = Table::new(vec![Cell::text("who"), Cell::number("score")]);
        table.row(vec![Cell::name("A & B"), Cell::shaded("60", "▲", 0.5)]);
        let html = table.html();
        assert!(html.contains("<thead><tr><th>who</th><th class=\"number\">score</th></tr>"), "{html}");
        assert!(html.contains("<th scope=\"row\">A &amp; B</th>"), "{html}");
        assert!(
            html.contains("<td class=\"shade above\" style=\"--shade:0.31\">60<small>▲</small></td>"),
            "{html}"
        );
    }
}
