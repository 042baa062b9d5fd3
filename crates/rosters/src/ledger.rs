//! The ledger: every line or element of a file has a slot before reading begins, so none can be dropped.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::note::Note;

/// Where something stands in a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A line and a column, both counted from 1.
    Line {
        /// The line.
        line: u32,
        /// The column, in characters.
        column: u32,
    },
    /// A path into XML or JSON, such as `roster/forces/force[1]/@name`.
    Path(String),
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Line { line, column } => write!(out, "{line}:{column}"),
            Place::Path(path) => out.write_str(path),
        }
    }
}

/// What became of a line or element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It was read, and there is no doubt about it.
    Resolved,
    /// It was read, but something about it is a guess; the remarks say what and why.
    Guessed,
    /// It was not understood, wholly or in part, and is kept as it stands.
    NotUnderstood,
}

/// What a line or element was read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meaning {
    /// The name of the army.
    Name,
    /// The faction or a part of it.
    Faction,
    /// The detachment.
    Detachment,
    /// Points, or a limit of points.
    Points,
    /// A heading over units.
    Section,
    /// A unit.
    Unit,
    /// Models of a unit.
    Model,
    /// Wargear.
    Wargear,
    /// An enhancement.
    Enhancement,
    /// The mark of the warlord.
    Warlord,
    /// Who leads whom.
    Leader,
    /// A keyword or role.
    Keyword,
    /// A profile or one of its characteristics.
    Profile,
    /// An ability.
    Ability,
    /// A setting of the list, such as the battle size.
    Setting,
    /// Numbers and ids that serve the tool that wrote the file.
    Bookkeeping,
    /// A blank line, a ruled line, or a container that holds nothing of its own.
    Layout,
}

/// What is to be said about a line or element.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// The column the remark is about, where it is about a part of a line.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub column: Option<u32>,
    /// What is guessed and why, or what is not understood.
    pub says: Note,
}

/// The account of one line or element.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Where it stands.
    pub place: Place,
    /// The text as it stands in the file. Elements that are resolved without doubt leave it out; the roster has it.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub text: String,
    /// What it was read as; nothing where nobody could read it.
    pub meaning: Option<Meaning>,
    /// What became of it.
    pub fate: Fate,
    /// What is guessed or not understood.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub remarks: Vec<Remark>,
}

/// The account of a whole file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Every line or element exactly once, in the order of the file.
    pub entries: Vec<Entry>,
    /// What is to be said about the roster as a whole.
    pub findings: Vec<Note>,
}

impl Report {
    /// How many entries had this fate.
    pub fn count(&self, fate: Fate) -> usize {
        self.of(fate).count()
    }

    /// The entries with this fate.
    pub fn of(&self, fate: Fate) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.fate == fate)
    }
}

/// Longer steps and paths are cut, so that hostile names cannot make a report many times as large as the file.
const LONGEST_STEP: usize = 60;
const LONGEST_PATH: usize = 400;

/// The slot of one line or element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leaf(u32);

#[derive(Debug)]
enum Origin {
    Line(u32),
    Step { parent: Option<Leaf>, step: String },
}

#[derive(Debug)]
struct Slot {
    origin: Origin,
    text: String,
    meaning: Option<Meaning>,
    fate: Option<Fate>,
    remarks: Vec<Remark>,
}

/// The slots of all lines or elements of one file.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    slots: Vec<Slot>,
    findings: Vec<Note>,
}

impl Ledger {
    /// The slot of a line of text.
    pub(crate) fn line(&mut self, line: u32, text: &str) -> Leaf {
        self.add(Origin::Line(line), text)
    }

    /// The slot of an element, attribute or value below `parent`.
    pub(crate) fn step(&mut self, parent: Option<Leaf>, step: String, text: &str) -> Leaf {
        let step = match step.char_indices().nth(LONGEST_STEP) {
            Some((at, _)) => format!("{}…", &step[..at]),
            None => step,
        };
        self.add(Origin::Step { parent, step }, text)
    }

    fn add(&mut self, origin: Origin, text: &str) -> Leaf {
        let leaf = Leaf(u32::try_from(self.slots.len()).expect("files are bounded"));
        self.slots.push(Slot { origin, text: text.to_owned(), meaning: None, fate: None, remarks: vec![] });
        leaf
    }

    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    fn slot(&mut self, leaf: Leaf) -> &mut Slot {
        &mut self.slots[leaf.0 as usize]
    }

    /// It was read as `meaning`. A doubt noted before stays.
    pub(crate) fn settle(&mut self, leaf: Leaf, meaning: Meaning) {
        let slot = self.slot(leaf);
        slot.meaning.get_or_insert(meaning);
        slot.fate.get_or_insert(Fate::Resolved);
    }

    /// It was read as `meaning`, but that or a part of it is a guess.
    pub(crate) fn guess(&mut self, leaf: Leaf, meaning: Meaning, says: Note) {
        self.settle(leaf, meaning);
        self.remark(leaf, Fate::Guessed, None, says);
    }

    /// It, or a part of it, was not understood.
    pub(crate) fn leave(&mut self, leaf: Leaf, says: Note) {
        self.remark(leaf, Fate::NotUnderstood, None, says);
    }

    /// Notes a doubt about the part of the slot that begins at `column`.
    pub(crate) fn remark(&mut self, leaf: Leaf, fate: Fate, column: Option<u32>, says: Note) {
        debug_assert!(says.is_known(), "{says} is not among the messages");
        let slot = self.slot(leaf);
        slot.fate = slot.fate.max(Some(fate));
        slot.remarks.push(Remark { column, says });
    }

    /// Notes something about the roster as a whole.
    pub(crate) fn find(&mut self, says: Note) {
        debug_assert!(says.is_known(), "{says} is not among the messages");
        self.findings.push(says);
    }

    /// The place of a slot.
    pub(crate) fn place(&self, leaf: Leaf) -> Place {
        let slot = &self.slots[leaf.0 as usize];
        match &slot.origin {
            Origin::Line(line) => {
                let blank = slot.text.chars().take_while(|letter| letter.is_whitespace()).count();
                let blank = if slot.text.trim().is_empty() { 0 } else { blank };
                Place::Line { line: *line, column: u32::try_from(blank).unwrap_or(u32::MAX - 1) + 1 }
            }
            Origin::Step { .. } => Place::Path(self.path(leaf)),
        }
    }

    fn path(&self, leaf: Leaf) -> String {
        let (mut steps, mut at, mut length) = (Vec::new(), Some(leaf), 0);
        while let Some(Leaf(index)) = at {
            let Origin::Step { parent, step } = &self.slots[index as usize].origin else { break };
            length += step.len();
            if length > LONGEST_PATH {
                steps.push("…");
                break;
            }
            steps.push(step.as_str());
            at = *parent;
        }
        steps.reverse();
        steps.join("/")
    }

    /// The report. Whatever nobody read is not understood; that is what makes dropping impossible.
    pub(crate) fn close(mut self) -> Report {
        let places: Vec<Place> = (0..self.slots.len()).map(|index| self.place(Leaf(index as u32))).collect();
        let findings = std::mem::take(&mut self.findings);
        let entries = self.slots.into_iter().zip(places).map(|(slot, place)| {
            let fate = slot.fate.unwrap_or(Fate::NotUnderstood);
            let mut remarks = slot.remarks;
            if slot.fate.is_none() {
                remarks.push(Remark { column: None, says: Note::new("rosters-unread") });
            }
            let element = matches!(slot.origin, Origin::Step { .. });
            let text = if element && fate == Fate::Resolved { String::new() } else { slot.text };
            Entry { place, text, meaning: slot.meaning, fate, remarks }
        });
        Report { entries: entries.collect(), findings }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_read_is_not_understood_and_kept() {
        let mut ledger = Ledger::default();
        let (first, second) = (ledger.line(1, "Wardens"), ledger.line(2, "  ???"));
        ledger.settle(first, Meaning::Unit);
        let report = ledger.close();
        let fates: Vec<Fate> = report.entries.iter().map(|entry| entry.fate).collect();
        assert_eq!(fates, [Fate::Resolved, Fate::NotUnderstood]);
        assert_eq!(report.entries[1].text, "  ???");
        assert_eq!(report.entries[1].place, Place::Line { line: 2, column: 3 });
        assert_ne!(first, second);
    }

    #[test]
    fn a_doubt_stays_whatever_else_is_read() {
        let mut ledger = Ledger::default();
        let leaf = ledger.line(1, "Wardens");
        ledger.guess(leaf, Meaning::Unit, Note::new("rosters-count-assumed").with("count", 1));
        ledger.settle(leaf, Meaning::Model);
        let entry = &ledger.close().entries[0];
        assert_eq!((entry.fate, entry.meaning), (Fate::Guessed, Some(Meaning::Unit)));
    }

    #[test]
    fn elements_are_named_by_their_path() {
        let mut ledger = Ledger::default();
        let root = ledger.step(None, "roster".to_owned(), "");
        let name = ledger.step(Some(root), "@name".to_owned(), "Ash");
        assert_eq!(ledger.place(name).to_string(), "roster/@name");
    }
}
