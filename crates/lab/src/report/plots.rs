//! Tables of intervals that several sections have.

use gonfalon_ladder::Interval;
use gonfalon_pages::{Cell, Scale, Table};

use super::speech::Speech;

/// So many rows are read by somebody; the rest is for other tools.
pub(super) const MOST_ROWS: usize = 150;

/// Scores lie between nothing and everything, and one half is fair.
pub(super) fn score_scale() -> Scale {
    Scale::new(0.0, 1.0)
}

/// The heading above plots of scores.
pub(super) fn score_axis(speech: Speech) -> Cell {
    let mark = |part: f64| (part, speech.decimal(100.0 * part, 0));
    Cell::plot(score_scale().axis(&[mark(0.0), mark(0.5), mark(1.0)]))
}

/// A score as plot and in words.
pub(super) fn score_cells(score: Option<Interval>, speech: Speech) -> [Cell; 2] {
    match score {
        Some(score) => [
            Cell::plot(score_scale().interval([score.low, score.value, score.high], 0.5)),
            Cell::number(&speech.score(score)),
        ],
        None => [Cell::text(""), Cell::number("–")],
    }
}

/// A table with one score for each name.
pub(super) fn scores(
    about: &'static str,
    rows: impl IntoIterator<Item = (String, u32, Option<Interval>)>,
    speech: Speech,
) -> Table {
    let mut table = Table::new(vec![
        Cell::text(&speech.word(about)),
        Cell::number(&speech.word("lab-report-pairs")),
        score_axis(speech),
        Cell::number(&speech.word("lab-report-score")),
    ]);
    for (name, pairs, score) in rows {
        let [plot, words] = score_cells(score, speech);
        table.row(vec![Cell::name(&name), Cell::number(&pairs.to_string()), plot, words]);
    }
    table
}
