//! The program's own sentences, in the language of whoever uses it.

use std::{ffi::OsString, sync::OnceLock};

use gonfalon_catalog::{Finding, GameEntry};
use gonfalon_kernel::Line;
use gonfalon_text::{Lang, Source, Texts};

/// The sentences of the command line.
pub(crate) fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let sources = [
            Source { lang: Lang::En, name: "en/cli.ftl", text: include_str!("../text/en/cli.ftl") },
            Source { lang: Lang::De, name: "de/cli.ftl", text: include_str!("../text/de/cli.ftl") },
        ];
        Texts::new(&sources).expect("the tests read the texts")
    })
}

/// Speaks one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    pub(crate) lang: Lang,
}

impl Voice {
    /// The language that the arguments or else the environment ask for. The arguments are not parsed yet: complaints
    /// about them want a language too.
    pub(crate) fn of(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Voice {
        let mut asked = None;
        let mut words = arguments.iter().filter_map(|argument| argument.to_str());
        while let Some(word) = words.next() {
            let code = if word == "--lang" { words.next() } else { word.strip_prefix("--lang=") };
            asked = code.and_then(|code| code.parse().ok()).or(asked);
        }
        Voice { lang: asked.unwrap_or_else(|| Lang::from_environment(variable)) }
    }

    /// One of the program's own sentences.
    pub(crate) fn say(self, line: &Line) -> String {
        texts().line(self.lang, line)
    }

    /// One of the program's own sentences without arguments.
    pub(crate) fn word(self, key: &'static str) -> String {
        self.say(&Line::new(key))
    }

    /// A sentence by a key that was put together; `None` if there is no such sentence.
    pub(crate) fn by_name(self, key: &str) -> Option<String> {
        let (key, _) = texts().keys(self.lang).get_key_value(key)?;
        Some(self.say(&Line::new(key)))
    }

    /// A sentence of a game.
    pub(crate) fn of_game(self, game: &dyn GameEntry, line: &Line) -> String {
        game.texts().line(self.lang, line)
    }

    /// A finding on one line: where, which rule, what.
    pub(crate) fn finding(self, game: &dyn GameEntry, finding: &Finding) -> String {
        Voice::located(finding) + &self.of_game(game, &finding.says)
    }

    /// Where a finding is and which rule it cites, as it stands before the sentence.
    pub(crate) fn located(finding: &Finding) -> String {
        let mut text = String::new();
        if let Some(file) = &finding.file {
            text.push_str(file);
            if let Some(line) = finding.line {
                text.push_str(&format!(":{line}"));
            }
            text.push_str(": ");
        }
        if !finding.place.is_empty() {
            text.push_str(&format!("{}: ", finding.place));
        }
        if let Some(rule) = finding.rule {
            text.push_str(&format!("{rule}: "));
        }
        text
    }

    /// A number with so many decimals.
    pub(crate) fn decimal(self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        self.lang.choose(text.clone(), text.replace('.', ","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(arguments: &[&str], locale: &str) -> Lang {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        Voice::of(&arguments, |name| (name == "LANG").then(|| locale.to_owned())).lang
    }

    #[test]
    fn arguments_come_before_the_environment() {
        assert_eq!(lang(&["gonfalon"], "de_DE.UTF-8"), Lang::De);
        assert_eq!(lang(&["gonfalon", "--lang", "en"], "de_DE.UTF-8"), Lang::En);
        assert_eq!(lang(&["gonfalon", "--lang=de"], "C"), Lang::De);
        assert_eq!(lang(&["gonfalon", "--lang", "fr"], "de"), Lang::De);
        assert_eq!(lang(&["gonfalon", "--lang"], ""), Lang::En);
    }

    #[test]
    fn decimals_are_written_as_the_language_does() {
        assert_eq!(Voice { lang: Lang::En }.decimal(1.25, 1), "1.2");
        assert_eq!(Voice { lang: Lang::De }.decimal(1.25, 2), "1,25");
    }
}
