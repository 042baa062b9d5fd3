//! Bars of how likely each number is, as a picture.

use std::fmt::Write as _;

use gonfalon_odds::{Distribution, Spread};
use gonfalon_pages::escaped;

use super::{Answer, names, words};
use crate::voice::Voice;

/// How likely one number is.
pub(super) struct Bar {
    pub(super) value: usize,
    pub(super) chance: f64,
    pub(super) at_least: f64,
}

/// The numbers worth showing: what cannot happen is left out, and what hardly can at the ends.
pub(super) fn shown(distribution: &Distribution) -> Vec<Bar> {
    const HARDLY: f64 = 5e-5;
    let chances = distribution.chances();
    let first = chances.iter().position(|chance| *chance >= HARDLY).unwrap_or(0);
    let last = chances.iter().rposition(|chance| *chance >= HARDLY).unwrap_or(0);
    let bar = |value: usize| Bar {
        value,
        chance: distribution.chance(value),
        at_least: distribution.at_least(value),
    };
    (first..=last).map(bar).filter(|bar| bar.chance > 0.0).collect()
}

const WIDTH: usize = 640;
const ROW: usize = 20;

/// The picture of everything that is counted, the first two as bars.
pub(super) fn svg(answer: &Answer<'_>, voice: Voice) -> String {
    let charts: Vec<&Spread> = drawn(answer).collect();
    let rows: usize = charts.iter().map(|spread| shown(&spread.distribution).len() + 2).sum();
    let height = ROW * (rows + 3);
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbfaf7\"/>\n\
         <text x=\"12\" y=\"22\" font-weight=\"bold\">{title}</text>\n",
        title = escaped(&words::heading(answer, voice))
    );
    let mut y = 2 * ROW;
    for spread in charts {
        y = chart(&mut picture, spread, y, voice);
    }
    let _ = writeln!(
        picture,
        "<text x=\"12\" y=\"{}\" fill=\"#666\">{}</text>\n</svg>",
        y + ROW / 2,
        escaped(&words::accuracy(answer, voice))
    );
    picture
}

/// What is drawn: the two numbers that matter most.
pub(super) fn drawn<'a>(answer: &'a Answer<'_>) -> impl Iterator<Item = &'a Spread> {
    answer.report.spreads.iter().filter(|spread| spread.distribution.highest() > 0).take(2)
}

fn chart(picture: &mut String, spread: &Spread, top: usize, voice: Voice) -> usize {
    let bars = shown(&spread.distribution);
    let most = bars.iter().map(|bar| bar.chance).fold(0.0, f64::max).max(1e-9);
    let name = escaped(&voice.word(names::spread(spread.what)));
    let mean = voice.decimal(spread.distribution.mean(), 2);
    let _ =
        writeln!(picture, "<text x=\"12\" y=\"{}\" font-weight=\"bold\">{name} (⌀ {mean})</text>", top + 14);
    let mut y = top + ROW;
    for bar in &bars {
        let width = bar.chance / most * 360.0;
        let _ = writeln!(
            picture,
            "<text x=\"52\" y=\"{text}\" text-anchor=\"end\">{value}</text>\
             <rect x=\"60\" y=\"{at}\" width=\"{width:.1}\" height=\"{tall}\" fill=\"#3b6ea5\"/>\
             <text x=\"{beside:.1}\" y=\"{text}\">{exactly}</text>\
             <text x=\"{edge}\" y=\"{text}\" text-anchor=\"end\" fill=\"#666\">≥ {value}: {or_more}</text>",
            text = y + 14,
            value = bar.value,
            at = y + 3,
            tall = ROW - 6,
            beside = 66.0 + width,
            exactly = words::per_cent(bar.chance, voice),
            edge = WIDTH - 12,
            or_more = words::per_cent(bar.at_least, voice),
        );
        y += ROW;
    }
    y + ROW
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hardly_happens_is_left_out_at_the_ends_alone() {
        let found = shown(&Distribution::exact(vec![1e-9, 0.5, 0.0, 1e-9, 0.5 - 1e-9, 1e-9]));
        let values: Vec<usize> = found.iter().map(|bar| bar.value).collect();
        assert_eq!(values, [1, 3, 4]);
    }
}
