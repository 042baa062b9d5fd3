//! What is said about a table.

use gonfalon_catalog::{Agreed, GameEntry};
use gonfalon_kernel::{Arg, Line};
use gonfalon_ladder::Interval;
use gonfalon_table::Length;
use gonfalon_text::Lang;

use super::{Bias, Scan};
use crate::words::texts;

/// A table with everything that was found out about it, for whoever reads this language.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// The game.
    pub game: &'a dyn GameEntry,
    /// The match whose table it is.
    pub agreed: &'a Agreed,
    /// The seed of its set-up.
    pub seed: u64,
    /// What was measured.
    pub scan: &'a Scan,
    /// What games on it showed, if any were played.
    pub bias: Option<&'a Bias>,
    /// The language.
    pub lang: Lang,
}

impl Report<'_> {
    /// What the report is called.
    pub fn title(&self) -> String {
        let options = self.agreed.options.iter().map(|(name, value)| format!("{name}={value}"));
        let words: Vec<String> = std::iter::once(self.agreed.scenario.clone()).chain(options).collect();
        let line = Line::new("lab-table-title").text("game", self.game.title().in_lang(self.lang));
        self.say(&line.text("match", words.join(", ")))
    }

    pub(super) fn say(&self, line: &Line) -> String {
        texts().line(self.lang, line)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Line::new(key))
    }

    /// A sentence of the game.
    pub(super) fn of_game(&self, line: &Line) -> String {
        self.game.texts().line(self.lang, line)
    }

    /// A name of the game.
    pub(super) fn name(&self, name: &Arg) -> String {
        self.say(&Line::new("lab-table-unit").with("unit", name.clone()))
    }

    pub(super) fn decimal(&self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        self.lang.choose(text.clone(), text.replace('.', ","))
    }

    pub(super) fn per_cent(&self, part: f64, decimals: usize) -> String {
        self.say(&Line::new("lab-table-per-cent").text("number", self.decimal(100.0 * part, decimals)))
    }

    pub(super) fn inches(&self, length: Length) -> String {
        self.decimal(f64::from(length.0) / f64::from(Length::INCH.0), 1)
    }

    /// A score with its interval, as studies show it.
    pub(super) fn score(&self, score: &Interval) -> String {
        let parts = [score.value, score.low, score.high].map(|part| self.decimal(100.0 * part, 1));
        format!("{} [{}–{}]", parts[0], parts[1], parts[2])
    }
}
