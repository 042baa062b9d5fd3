//! Words and numbers in the reader's language.

use gonfalon_catalog::GameEntry;
use gonfalon_kernel::{Arg, Line};
use gonfalon_ladder::Interval;
use gonfalon_text::Lang;

use crate::words::texts;

/// Speaks one language, about one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speech {
    pub(super) lang: Lang,
    pub(super) game: &'static dyn GameEntry,
}

impl Speech {
    pub(super) fn say(self, line: &Line) -> String {
        texts().line(self.lang, line)
    }

    pub(super) fn word(self, key: &'static str) -> String {
        self.say(&Line::new(key))
    }

    /// A sentence of the game.
    pub(super) fn of_game(self, line: &Line) -> String {
        self.game.texts().line(self.lang, line)
    }

    /// A name of the game's data.
    pub(super) fn name(self, name: &Arg) -> String {
        match name {
            Arg::Name { en, de } => self.lang.choose(en, de).clone(),
            Arg::Verbatim(text) => text.clone(),
            Arg::Word(key) => self.of_game(&Line::new(key)),
            Arg::Number(number) => number.to_string(),
            Arg::Length(_) | Arg::Seat(_) | Arg::Names(_) => String::new(),
        }
    }

    /// A number with so many decimals.
    pub(super) fn decimal(self, number: f64, decimals: usize) -> String {
        let text = format!("{:.decimals$}", number.abs());
        let text = self.lang.choose(text.clone(), text.replace('.', ","));
        let is_zero = text.chars().all(|letter| matches!(letter, '0' | '.' | ','));
        if number < 0.0 && !is_zero { format!("−{text}") } else { text }
    }

    /// A number with its sign.
    pub(super) fn signed(self, number: f64, decimals: usize) -> String {
        let text = self.decimal(number, decimals);
        let is_zero = text == self.decimal(0.0, decimals);
        if number > 0.0 && !is_zero { format!("+{text}") } else { text }
    }

    /// A part of a whole in hundredths.
    pub(super) fn share(self, part: f64, decimals: usize) -> String {
        format!("{} %", self.decimal(100.0 * part, decimals))
    }

    /// The bounds of an interval.
    pub(super) fn bounds(self, interval: Interval, decimals: usize) -> String {
        self.within(interval, |bound| self.decimal(bound, decimals))
    }

    /// The bounds of an interval, written in a way of their own.
    pub(super) fn within(self, interval: Interval, write: impl Fn(f64) -> String) -> String {
        let bound = |bound: f64| if bound.is_finite() { write(bound) } else { "…".to_owned() };
        format!("[{}; {}]", bound(interval.low), bound(interval.high))
    }

    /// A score with its interval, in hundredths.
    pub(super) fn score(self, score: Interval) -> String {
        format!("{} {}", self.share(score.value, 1), self.score_bounds(score))
    }

    /// The bounds of a score in hundredths, with a mark if they lie on one side of the middle.
    pub(super) fn score_bounds(self, score: Interval) -> String {
        let mark = match score {
            Interval { low, .. } if low > 0.5 => " ▲",
            Interval { high, .. } if high < 0.5 => " ▼",
            _ => "",
        };
        self.within(score, |bound| self.decimal(100.0 * bound, 0)) + mark
    }
}
