//! Colours, which reach terminals only, and columns.

use anstyle::{AnsiColor, Style};

/// Something good.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// Something bad.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// A heading.
pub(crate) const HEADING: Style = Style::new().bold();
/// Something less important.
pub(crate) const QUIET: Style = Style::new().dimmed();

/// A text in a style.
pub(crate) fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Rows with aligned columns, the first row as a heading; all columns but those of `left` lean to the right.
pub(crate) fn columns(rows: &[Vec<String>], left: &[usize]) -> Vec<String> {
    let lines = aligned(rows, left).into_iter().enumerate();
    lines.map(|(number, line)| if number == 0 { paint(HEADING, &line) } else { line }).collect()
}

/// The same without a heading.
pub(crate) fn aligned(rows: &[Vec<String>], left: &[usize]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| match widths[column] {
            width if left.contains(&column) => format!("{cell:<width$}"),
            width => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [vec!["wer".to_owned(), "n".to_owned()], vec!["Grün".to_owned(), "12".to_owned()]];
        let lines = columns(&rows, &[0]);
        assert_eq!(anstream::adapter::strip_str(&lines[0]).to_string(), "wer    n");
        assert_eq!(lines[1], "Grün  12");
    }
}
