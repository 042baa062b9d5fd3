//! What is to be said about an army that was made of a roster.

use gonfalon_kernel::Line;
use serde::{Deserialize, Serialize};

/// How sure something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sureness {
    /// It could not be read and is only kept.
    NotUnderstood,
    /// It is kept and shown; players apply it themselves.
    NotAutomated,
    /// The roster does not say it, or not exactly.
    Guessed,
}

/// One thing about the army that its player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The unit it is about.
    pub unit: Option<String>,
    /// How sure it is.
    pub sureness: Sureness,
    /// What it is.
    pub says: Line,
}

/// More remarks than this help nobody; a hostile roster must not make more.
const MOST: usize = 5_000;

/// All remarks so far, each once.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    pub(super) list: Vec<Remark>,
}

impl Remarks {
    pub(super) fn guess(&mut self, unit: Option<&str>, says: Line) {
        self.add(unit, Sureness::Guessed, says);
    }

    pub(super) fn not_understood(&mut self, unit: &str, says: Line) {
        self.add(Some(unit), Sureness::NotUnderstood, says);
    }

    pub(super) fn not_automated(&mut self, unit: &str, name: &str) {
        let says = Line::new("import-not-automated").text("unit", unit).text("name", name);
        self.add(Some(unit), Sureness::NotAutomated, says);
    }

    fn add(&mut self, unit: Option<&str>, sureness: Sureness, says: Line) {
        let remark = Remark { unit: unit.map(str::to_owned), sureness, says };
        // What is said about several models of a unit stands close together.
        let seen = self.list.iter().rev().take(200).any(|known| *known == remark);
        if !seen && self.list.len() < MOST {
            self.list.push(remark);
        }
    }
}
