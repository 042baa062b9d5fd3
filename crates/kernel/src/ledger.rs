//! The rule ledger: every rule of a book in our own words, in both languages.

mod check;
mod rulings;
mod trouble;

use std::{collections::BTreeMap, fs, path::Path};

use serde::{Deserialize, Serialize};

pub use rulings::{Switch, rulings_page};
pub(crate) use trouble::or_none;
pub use trouble::{Problem, Trouble};

use crate::nearest::nearest;

/// The ledger of one game. A ledger that exists has passed all checks.
#[derive(Clone, Debug)]
pub struct Ledger {
    game: String,
    title: String,
    book: BookLanguage,
    topics: Vec<Topic>,
    rules: Vec<Rule>,
    by_id: BTreeMap<String, usize>,
}

/// The language in which a book, and so the headings that its rules cite, is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BookLanguage {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

/// A chapter of a ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Topic {
    /// Its id, with which the ids of its rules begin.
    pub id: String,
    /// Its name in English.
    pub en: String,
    /// Its name in German.
    pub de: String,
}

/// What sort of statement a rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// How an army is put together.
    Construction,
    /// What a word means.
    Definition,
    /// What something does.
    Effect,
    /// What is allowed.
    Permission,
    /// The steps of something.
    Procedure,
    /// What is forbidden.
    Restriction,
    /// How a match is set up.
    Setup,
    /// A number of the game.
    Value,
    /// How a match is won.
    Victory,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// Its id, cited by refusals, questions, events and cards.
    pub id: String,
    /// What sort of statement it is.
    pub kind: Kind,
    /// Where the book has it.
    pub section: String,
    /// The rule in English.
    pub en: String,
    /// The rule in German.
    pub de: String,
    /// A worked example.
    pub example: Option<String>,
    /// The example in German.
    pub example_de: Option<String>,
    /// What the book leaves open.
    pub unclear: Option<String>,
    /// The open question in German.
    pub unclear_de: Option<String>,
    /// How we decide what the book leaves open.
    pub ruling: Option<String>,
    /// The ruling in German.
    pub ruling_de: Option<String>,
    /// The option of a match that changes the ruling.
    pub switch: Option<String>,
    /// Why no card proves this rule.
    pub waived: Option<String>,
    /// The same reason in German.
    pub waived_de: Option<String>,
    /// The rules it builds on.
    pub needs: Vec<String>,
    /// The line of the ledger file where its id stands.
    pub line: usize,
}

impl Ledger {
    /// Reads a ledger and checks all of it; `file` is the name used in complaints.
    pub fn read(file: &str, text: &str) -> Result<Ledger, Vec<Trouble>> {
        check::read(file, text)
    }

    /// Reads the ledger in a file.
    pub fn load(path: &Path) -> Result<Ledger, Vec<Trouble>> {
        let file = path.display().to_string();
        match fs::read_to_string(path) {
            Ok(text) => Ledger::read(&file, &text),
            Err(error) => {
                Err(vec![Trouble { file, line: 0, problem: Problem::Unreadable(error.to_string()) }])
            }
        }
    }

    /// The id of the game, with which every rule id begins.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The name of the game.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The language of the book's headings.
    pub fn book(&self) -> BookLanguage {
        self.book
    }

    /// The chapters in the order of the file.
    pub fn topics(&self) -> &[Topic] {
        &self.topics
    }

    /// The rules in the order of the file.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.by_id.get(id).map(|index| &self.rules[*index])
    }

    /// The existing id most like a mistyped one.
    pub fn nearest(&self, id: &str) -> Option<&str> {
        nearest(id, self.by_id.keys().map(String::as_str))
    }

    /// The chapter a rule belongs to: the one with the longest id that fits.
    pub fn topic_of(&self, id: &str) -> Option<&Topic> {
        self.topics.iter().filter(|topic| belongs(id, &topic.id)).max_by_key(|topic| topic.id.len())
    }
}

fn belongs(id: &str, topic: &str) -> bool {
    id.strip_prefix(topic).is_some_and(|rest| rest.len() > 1 && rest.starts_with('.'))
}
