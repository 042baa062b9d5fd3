//! The matches in which bots are compared, and how they are told.

use std::collections::BTreeMap;

use gonfalon_catalog::{Agreed, Finding, GameEntry, Settings};
use gonfalon_kernel::Line;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::{arguments::Matches, ending::Stop, files, voice::Voice};

impl Matches {
    /// What was chosen of what can be.
    pub(crate) fn chosen(&self, voice: Voice) -> Result<Vec<(String, String)>, Stop> {
        let scenario = self.scenario.iter().map(|word| Ok(("scenario".to_owned(), word.clone())));
        let options = self.options.iter().map(|word| files::named_value(word, voice));
        scenario.chain(options).collect()
    }

    /// The matches: those of the game's ladder, or the one between chosen armies; in both, options that were chosen hold.
    pub(crate) fn agreed(&self, game: &dyn GameEntry, voice: Voice) -> Result<Vec<Agreed>, Stop> {
        let options = self.chosen(voice)?;
        let settings: Vec<Settings> = if self.armies.is_empty() {
            game.ladder().into_iter().map(|settings| settings.but(&options)).collect()
        } else {
            vec![Settings { armies: files::army_words(&self.armies, voice)?, options }]
        };
        let agreed: Result<Vec<Agreed>, Vec<Finding>> =
            settings.iter().map(|settings| game.agree(settings)).collect();
        agreed.map_err(|findings| wrong(game, &findings, voice))
    }

    /// The same words as they are written on a command line.
    pub(crate) fn written(&self) -> String {
        let armies = (!self.armies.is_empty()).then(|| format!(" --armies {}", self.armies.join(",")));
        let scenario = self.scenario.iter().map(|word| format!(" --scenario {word}"));
        let options = self.options.iter().map(|word| format!(" --option {word}"));
        armies.into_iter().chain(scenario).chain(options).collect()
    }
}

/// Findings as reasons not to begin.
pub(crate) fn wrong(game: &dyn GameEntry, findings: &[Finding], voice: Voice) -> Stop {
    Stop::Reasons(findings.iter().map(|finding| voice.finding(game, finding)).collect())
}

/// Findings in one text.
pub(crate) fn reasons(game: &dyn GameEntry, findings: &[Finding], voice: Voice) -> String {
    findings.iter().map(|finding| voice.finding(game, finding)).collect::<Vec<_>>().join(" ")
}

/// A match in a few words.
pub(crate) fn in_words(agreed: &Agreed) -> String {
    let options = agreed.options.iter().map(|(name, value)| format!("{name}={value}"));
    let words: Vec<String> = std::iter::once(agreed.scenario.clone()).chain(options).collect();
    format!("{} ({})", agreed.armies.join(" – "), words.join(", "))
}

/// A match for programs.
pub(crate) fn as_json(agreed: &Agreed) -> Value {
    let options: BTreeMap<&String, &String> =
        agreed.options.iter().map(|(name, value)| (name, value)).collect();
    json!({ "scenario": agreed.scenario, "options": options, "armies": agreed.armies })
}

/// A bar for whoever waits at a terminal, with what it is about.
pub(crate) fn bar(count: u32, about: String, voice: Voice) -> ProgressBar {
    ProgressBar::new(u64::from(count)).with_style(style(voice)).with_message(about)
}

fn style(voice: Voice) -> ProgressStyle {
    let bar = "{msg} {bar:30} {pos}/{len}";
    let line = Line::new("cli-contest-progress").text("bar", bar).text("left", "{eta}");
    ProgressStyle::with_template(&voice.say(&line)).expect("a test tries both languages")
}

#[cfg(test)]
mod tests {
    use gonfalon_text::Lang;

    use super::*;

    #[test]
    fn the_bar_can_be_drawn_in_both_languages() {
        for lang in Lang::ALL {
            style(Voice { lang });
        }
    }
}
