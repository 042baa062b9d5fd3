//! What somebody finds wrong with what a person wrote.

use gonfalon_kernel::{Line, Refusal, RuleId};

/// One thing that is wrong, where it is wrong, and the rule that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file, where there is one.
    pub file: Option<String>,
    /// The line of the file, counted from 1, where it is known.
    pub line: Option<u32>,
    /// The entry and field, such as `regiments.1.hero`; empty where there is none.
    pub place: String,
    /// The rule of the book that is broken, where one is.
    pub rule: Option<RuleId>,
    /// The sentence, which names the remedy; the game's texts have its words.
    pub says: Line,
}

impl Finding {
    /// A finding about no file in particular.
    pub(crate) fn new(says: Line) -> Finding {
        Finding { file: None, line: None, place: String::new(), rule: None, says }
    }

    /// A mistake in the form of a file.
    pub(crate) fn misformed(
        file: &str,
        line: Option<u32>,
        place: &str,
        key: &'static str,
        args: &[(&'static str, String)],
    ) -> Finding {
        let says = args.iter().fold(Line::new(key), |line, (name, value)| line.text(name, value));
        Finding { line, place: place.to_owned(), ..Finding::new(says).in_file(file) }
    }

    /// The finding with the file it is about.
    pub(crate) fn in_file(mut self, file: &str) -> Finding {
        self.file = Some(file.to_owned());
        self
    }
}

impl From<Refusal> for Finding {
    fn from(refusal: Refusal) -> Finding {
        Finding { rule: Some(refusal.rule), ..Finding::new(refusal.says) }
    }
}
