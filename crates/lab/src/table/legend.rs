//! What the colours of a map mean.

use std::fmt::Write as _;

use gonfalon_pages::escaped;

use super::colour;

/// What the colours of a map mean: each with a word beside it.
pub(super) struct Legend(pub(super) Vec<(String, String)>);

/// How wide a letter is, roughly.
const LETTER: f64 = 10.5;
/// How wide a swatch is, with the gap behind it.
const SWATCH: f64 = 26.0;
const ROW: f64 = 28.0;

impl Legend {
    /// A scale of parts from none to all, or to `most`, with words at some steps of it.
    pub(super) fn of_parts(words: [String; 5]) -> Legend {
        let part = |(step, word): (u8, String)| (colour::of_part(f64::from(step) / 4.0), word);
        Legend((0..).zip(words).map(part).collect())
    }

    /// The elements that draw it below `top`, and where it ends; it is no wider than `width`.
    pub(super) fn drawn(&self, top: f64, width: f64) -> (String, f64) {
        let (mut x, mut y, mut elements) = (0.0, top, String::new());
        for (colour, word) in &self.0 {
            let wide = SWATCH + LETTER * word.chars().count() as f64 + 14.0;
            if x > 0.0 && x + wide > width {
                (x, y) = (0.0, y + ROW);
            }
            let _ = writeln!(
                elements,
                "<rect class=\"swatch\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"18\" height=\"18\" fill=\"{colour}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                x + SWATCH,
                y + 15.5,
                escaped(word)
            );
            x += wide;
        }
        (elements, y + ROW)
    }
}
