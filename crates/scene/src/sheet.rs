//! Everything about one piece or card.

use gonfalon_kernel::{Arg, Line, RuleId};
use serde::Serialize;

use crate::Key;

/// Everything about one piece: current values, where they come from, what it can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Sheet {
    /// Which piece.
    pub piece: Key,
    /// Its name.
    pub name: Arg,
    /// What kind of thing it is: type, size, faction.
    pub kind: Vec<Line>,
    /// Its values.
    pub rows: Vec<Row>,
    /// Its abilities, keywords and special rules.
    pub traits: Vec<Trait>,
    /// What has happened to it: damage, tokens, effects on it and their sources.
    pub states: Vec<Line>,
}

/// One value of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Row {
    /// What it is called.
    pub says: Line,
    /// What is printed.
    pub printed: Arg,
    /// What counts now.
    pub now: Arg,
    /// Why it differs from what is printed, one line for each change.
    pub reasons: Vec<Line>,
    /// Where the printed value comes from.
    pub origin: Origin,
}

/// Where a printed value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The book prints it.
    Book,
    /// It is ours, because the book does not print it.
    House,
}

/// An ability, keyword or special rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Trait {
    /// Its name.
    pub name: Line,
    /// What it does.
    pub says: Option<Line>,
    /// The rule about it.
    pub rule: Option<RuleId>,
    /// Where it comes from.
    pub origin: Origin,
}
