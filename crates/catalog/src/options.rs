//! Everything about a match that players can choose, described so that any host can offer it.

use std::collections::BTreeMap;

use gonfalon_kernel::{Line, nearest};

use crate::Finding;

/// Something that players agree on before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOption {
    /// The word that names it.
    pub name: &'static str,
    /// What it is about, in a sentence; the game's texts have its words.
    pub says: Line,
    /// The rule of the book that it belongs to, where there is one.
    pub rule: Option<&'static str>,
    /// The value that holds if nobody says otherwise.
    pub default: String,
    /// Every value there is.
    pub values: Vec<OptionValue>,
    /// Whether it bears on what armies may be like, and so on judging one without a match.
    pub of_armies: bool,
}

/// A value of an option, or a whole range of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// How it is written.
    pub form: ValueForm,
    /// What it means, in a sentence.
    pub says: Line,
}

/// How a value is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueForm {
    /// This word.
    Word(String),
    /// A whole number between two pieces of text, such as `chess:30`.
    Number {
        /// What stands before it.
        before: &'static str,
        /// What stands behind it.
        after: &'static str,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
}

impl ValueForm {
    /// The form as people read it in lists, with `N` for a number.
    pub fn shown(&self) -> String {
        match self {
            ValueForm::Word(word) => word.clone(),
            ValueForm::Number { before, after, .. } => format!("{before}N{after}"),
        }
    }

    /// Whether a word is written so.
    fn fits(&self, word: &str) -> bool {
        match self {
            ValueForm::Word(own) => own == word,
            ValueForm::Number { before, after, least, most } => {
                number(word, before, after).is_some_and(|number| (*least..=*most).contains(&number))
            }
        }
    }
}

/// The number between two pieces of text.
fn number(word: &str, before: &str, after: &str) -> Option<u32> {
    let digits = word.strip_prefix(before)?.strip_suffix(after)?;
    // Signs are part of no option.
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

impl MatchOption {
    /// An option whose first value is the default.
    pub(crate) fn new(name: &'static str, says: &'static str, values: Vec<OptionValue>) -> MatchOption {
        let default = values.first().map(|value| value.form.shown()).unwrap_or_default();
        MatchOption { name, says: Line::new(says), rule: None, default, values, of_armies: false }
    }

    /// The option with the rule it belongs to.
    pub(crate) fn by_rule(mut self, rule: &'static str) -> MatchOption {
        self.rule = Some(rule);
        self
    }

    /// What is wrong with a word that is none of its values.
    fn wrong_value(&self, word: &str) -> Finding {
        let said = |key| Line::new(key).text("name", self.name).text("value", word);
        let out_of_range = self.values.iter().find_map(|value| match value.form {
            ValueForm::Number { before, after, least, most } => {
                number(word, before, after).map(|_| (value.form.shown(), least, most))
            }
            ValueForm::Word(_) => None,
        });
        if let Some((form, least, most)) = out_of_range {
            let line = said("catalog-option-number").text("form", form);
            return Finding::new(line.number("least", least).number("most", most));
        }
        let known: Vec<String> = self.values.iter().map(|value| value.form.shown()).collect();
        let near = nearest(word, known.iter().map(String::as_str)).unwrap_or_default().to_owned();
        let line = said("catalog-option-value").text("nearest", near);
        Finding::new(line.text("known", known.join(", ")))
    }
}

impl OptionValue {
    /// One word.
    pub(crate) fn word(word: impl Into<String>, says: &'static str) -> OptionValue {
        OptionValue { form: ValueForm::Word(word.into()), says: Line::new(says) }
    }

    /// Numbers between two pieces of text.
    pub(crate) fn numbers(
        (before, after): (&'static str, &'static str),
        (least, most): (u32, u32),
        says: &'static str,
    ) -> OptionValue {
        OptionValue { form: ValueForm::Number { before, after, least, most }, says: Line::new(says) }
    }
}

/// The values that were chosen, all of them known; the rest have their defaults.
#[derive(Clone, Debug)]
pub(crate) struct Chosen<'o> {
    options: &'o [MatchOption],
    words: BTreeMap<&'static str, String>,
}

impl<'o> Chosen<'o> {
    /// Looks up names and values, or lists everything that is wrong with them.
    pub(crate) fn read(
        options: &'o [MatchOption],
        words: &[(String, String)],
    ) -> Result<Chosen<'o>, Vec<Finding>> {
        let mut chosen = Chosen { options, words: BTreeMap::new() };
        let mut findings = Vec::new();
        for (name, value) in words {
            let Some(option) = options.iter().find(|option| option.name == name) else {
                findings.push(unknown(options, name));
                continue;
            };
            if !option.values.iter().any(|known| known.form.fits(value)) {
                findings.push(option.wrong_value(value));
            } else if let Some(other) = chosen.words.insert(option.name, value.clone()) {
                let line = Line::new("catalog-option-twice").text("name", name);
                findings.push(Finding::new(line.text("value", other).text("other", value)));
            }
        }
        if findings.is_empty() { Ok(chosen) } else { Err(findings) }
    }

    /// Whether somebody chose a value, be it the default.
    pub(crate) fn is_fixed(&self, name: &str) -> bool {
        self.words.contains_key(name)
    }

    /// The value of an option.
    pub(crate) fn word(&self, name: &str) -> &str {
        let default = || self.options.iter().find(|option| option.name == name).map(|option| &option.default);
        self.words.get(name).or_else(default).map_or("", String::as_str)
    }

    /// The value of an option, if it is a number between these pieces of text.
    pub(crate) fn number(&self, name: &str, before: &str, after: &str) -> Option<u32> {
        number(self.word(name), before, after)
    }

    /// The same with another value.
    pub(crate) fn with(&self, name: &'static str, value: &str) -> Chosen<'o> {
        let mut changed = self.clone();
        changed.words.insert(name, value.to_owned());
        changed
    }

    /// The options that differ from their defaults, the scenario aside.
    pub(crate) fn unusual(&self) -> Vec<(String, String)> {
        let own = self.options.iter().filter(|option| option.name != SCENARIO);
        own.filter(|option| self.word(option.name) != option.default)
            .map(|option| (option.name.to_owned(), self.word(option.name).to_owned()))
            .collect()
    }
}

/// The option that is called scenario in every game.
pub(crate) const SCENARIO: &str = "scenario";

fn unknown(options: &[MatchOption], name: &str) -> Finding {
    let known: Vec<&str> = options.iter().map(|option| option.name).collect();
    let near = nearest(name, known.iter().copied()).unwrap_or_default();
    let line = Line::new("catalog-unknown-option").text("name", name).text("nearest", near);
    Finding::new(line.text("known", known.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Vec<MatchOption> {
        vec![
            MatchOption::new(
                "clock",
                "catalog-kow-clock",
                vec![
                    OptionValue::word("none", "catalog-kow-clock-none"),
                    OptionValue::numbers(("chess:", "min"), (1, 60), "catalog-kow-clock-chess-minutes"),
                ],
            ),
            MatchOption::new("scenario", "catalog-kow-scenario", vec![]),
        ]
    }

    fn read(words: &[(&str, &str)]) -> Result<Vec<(String, String)>, Vec<&'static str>> {
        let words: Vec<_> =
            words.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let options = options();
        let chosen = Chosen::read(&options, &words);
        chosen
            .map(|chosen| chosen.unusual())
            .map_err(|findings| findings.iter().map(|finding| finding.says.key).collect())
    }

    #[test]
    fn known_values_are_taken_and_defaults_hold() {
        assert_eq!(read(&[]), Ok(vec![]));
        assert_eq!(read(&[("clock", "none")]), Ok(vec![]));
        assert_eq!(read(&[("clock", "chess:7min")]), Ok(vec![("clock".to_owned(), "chess:7min".to_owned())]));
        let options = options();
        let fixed = Chosen::read(&options, &[("clock".to_owned(), "none".to_owned())]).expect("it is known");
        assert!(fixed.is_fixed("clock") && fixed.number("clock", "chess:", "min").is_none());
        assert_eq!(fixed.with("clock", "chess:9min").number("clock", "chess:", "min"), Some(9));
    }

    #[test]
    fn everything_wrong_is_listed() {
        let wrong = [
            ("clokc", "none"),
            ("clock", "chess"),
            ("clock", "chess:0min"),
            ("clock", "chess:99999999999min"),
            ("clock", "chess:+3min"),
        ];
        let value = "catalog-option-value";
        let keys = vec!["catalog-unknown-option", value, "catalog-option-number", value, value];
        assert_eq!(read(&wrong), Err(keys));
        assert_eq!(read(&[("clock", "none"), ("clock", "chess:3min")]), Err(vec!["catalog-option-twice"]));
    }
}
