//! What came of a case.

use std::{collections::BTreeMap, fmt::Write as _};

use super::trouble::Trouble;
use crate::Line;

/// The result of one case.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The card file.
    pub file: String,
    /// The line where the case begins.
    pub line: usize,
    /// Its title.
    pub title: String,
    /// The rules it is about.
    pub ids: Vec<String>,
    /// The reason given with `fails because`, when the case is known to fail.
    pub known_wrong: Option<String>,
    /// Why it failed, if it did.
    pub failure: Option<Box<Failure>>,
}

/// Everything that helps to understand why a case failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The line to blame.
    pub line: usize,
    /// The column to blame, counted from 1.
    pub column: usize,
    /// The statement on that line.
    pub statement: String,
    /// What is wrong.
    pub trouble: Trouble,
    /// The text of the case up to that line, with line numbers.
    pub card: String,
    /// The table, once the match had begun.
    pub table: Option<String>,
    /// The open questions.
    pub asks: Vec<String>,
    /// What the latest `do` led to.
    pub events: Vec<String>,
    /// Scripted dice that were not rolled.
    pub dice_left: Vec<String>,
}

impl Verdict {
    /// Whether the case holds.
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }

    /// The rules proven by it: none if it failed or is known to be wrong.
    pub fn proves(&self) -> &[String] {
        if self.passed() && self.known_wrong.is_none() { &self.ids } else { &[] }
    }

    /// Where the case is, as `file:line`.
    pub fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }

    /// A failure in full, in the words that `say` finds for a sentence; empty if the case passed.
    pub fn report(&self, say: &dyn Fn(&Line) -> String) -> String {
        let Some(failure) = &self.failure else { return String::new() };
        let mut text = String::new();
        let place = format!("{}:{}:{}", self.file, failure.line, failure.column);
        let _ = writeln!(text, "{place}: {}", say(&failure.trouble.says()));
        for refusal in failure.trouble.refusals() {
            let _ = writeln!(text, "  {}: {}", refusal.rule, say(&refusal.says));
        }
        part(&mut text, say(&Line::new("card-part-card")), failure.card.lines());
        if let Some(table) = &failure.table {
            part(&mut text, say(&Line::new("card-part-table")), table.lines());
        }
        for (key, list) in [
            ("card-part-asks", &failure.asks),
            ("card-part-events", &failure.events),
            ("card-part-dice", &failure.dice_left),
        ] {
            part(&mut text, say(&Line::new(key)), list.iter().map(String::as_str));
        }
        text
    }
}

fn part<'l>(text: &mut String, heading: String, lines: impl Iterator<Item = &'l str>) {
    let mut lines = lines.peekable();
    if lines.peek().is_some() {
        let _ = writeln!(text, "  {heading}");
        lines.for_each(|line| {
            let _ = writeln!(text, "    {line}");
        });
    }
}

/// Which rules are proven, each with the places of the cases that prove it.
pub fn proofs<'v>(verdicts: impl IntoIterator<Item = &'v Verdict>) -> BTreeMap<String, Vec<String>> {
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for verdict in verdicts {
        for id in verdict.proves() {
            proofs.entry(id.clone()).or_default().push(verdict.place());
        }
    }
    proofs
}
