//! Armies of other tools: what became of a roster, line by line.

use gonfalon_kernel::Line;
use serde::Serialize;

use crate::{ArmyText, Broken};

/// What became of a roster of another tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Import {
    /// What the army is called.
    pub name: String,
    /// The format it was read from, the same in both languages.
    pub format: String,
    /// How many units it has.
    pub units: u32,
    /// How many models it has.
    pub models: u32,
    /// What it costs together.
    pub points: i32,
    /// The army; nothing if something is missing for it.
    pub army: Option<ArmyText>,
    /// The army in one sentence, if it keeps all rules.
    pub summary: Option<Line>,
    /// Every rule of mustering that it breaks.
    pub broken: Vec<Broken>,
    /// Everything that is missing for an army.
    pub missing: Vec<Line>,
    /// What is to be said about the roster as a whole.
    pub findings: Vec<Line>,
    /// What was guessed, is not automated or could not be understood when the army was made of the roster.
    pub remarks: Vec<ImportRemark>,
    /// How many entries the account has.
    pub counts: ImportCounts,
    /// The account: every line or element of the file, in its order. The last resolved ones of an endless file are only counted.
    pub entries: Vec<ImportEntry>,
}

/// How many entries of an account had each fate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ImportCounts {
    /// Read without doubt.
    pub resolved: u32,
    /// Read with a guess.
    pub guessed: u32,
    /// Not read.
    pub not_understood: u32,
}

/// What became of a line, or of a part of the army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum ImportFate {
    /// It could not be read and is kept as it stands.
    NotUnderstood,
    /// It is kept and shown; players apply it themselves.
    NotAutomated,
    /// Something about it is a guess.
    Guessed,
    /// It was read without doubt.
    Resolved,
}

/// Something about the army that its player should know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ImportRemark {
    /// The unit it is about.
    pub unit: Option<String>,
    /// How sure it is.
    pub fate: ImportFate,
    /// What it is.
    pub says: Line,
}

/// One line or element of the file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ImportEntry {
    /// Where it stands.
    pub place: String,
    /// The text as it stands there; elements that were resolved leave it out.
    pub text: String,
    /// What became of it.
    pub fate: ImportFate,
    /// What it was read as.
    pub meaning: Option<Line>,
    /// What is guessed or not understood.
    pub remarks: Vec<Line>,
}
