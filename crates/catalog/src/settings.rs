//! What people say about a match before it begins.

use gonfalon_text::Lang;
use serde_json::Value;

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

impl Title {
    /// A name in both languages.
    pub fn new(en: impl Into<String>, de: impl Into<String>) -> Title {
        Title { en: en.into(), de: de.into() }
    }

    /// The name in one language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        lang.choose(&self.en, &self.de)
    }
}

/// What people want to play, in words.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The armies in seat order.
    pub armies: Vec<ArmyWord>,
    /// What was chosen: the name of a [`MatchOption`](crate::MatchOption) and its value. The rest have their defaults.
    pub options: Vec<(String, String)>,
}

impl Settings {
    /// The settings with one more option.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Settings {
        self.options.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The settings with these options instead of what they say about the same.
    #[must_use]
    pub fn but(mut self, options: &[(String, String)]) -> Settings {
        self.options.retain(|(name, _)| options.iter().all(|(other, _)| other != name));
        self.options.extend_from_slice(options);
        self
    }

    /// A match between two armies.
    pub(crate) fn between(armies: [ArmyWord; 2], options: &[(&str, &str)]) -> Settings {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Settings { armies: armies.into(), options: options.collect() }
    }
}

/// An army in words.
#[derive(Clone, Debug)]
pub enum ArmyWord {
    /// A ready army, or several regiments joined with `+`.
    Named(String),
    /// An army file.
    File {
        /// Its name, for findings and to tell its form.
        name: String,
        /// Its contents.
        bytes: Vec<u8>,
    },
}

impl ArmyWord {
    /// A ready army.
    pub(crate) fn named(id: &str) -> ArmyWord {
        ArmyWord::Named(id.to_owned())
    }

    /// The text of an army file.
    pub(crate) fn written(name: &str, text: &str) -> ArmyWord {
        ArmyWord::File { name: name.to_owned(), bytes: text.as_bytes().to_vec() }
    }
}

/// A match that can begin.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// The game's own description of the match, as it stands in the header of a log.
    pub setup: Value,
    /// The scenario by its word.
    pub scenario: String,
    /// What the army of each seat is called.
    pub armies: Vec<String>,
    /// The other options that differ from their defaults.
    pub options: Vec<(String, String)>,
}
