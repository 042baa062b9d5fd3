//! Cards in hands and on the table's edge.

use gonfalon_kernel::{Arg, Line};
use serde::Serialize;

use crate::Key;

/// A card that a player holds or that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Card {
    /// What it is called in drafts.
    pub key: Key,
    /// Its name.
    pub name: Arg,
    /// What is printed on it, line by line.
    pub text: Vec<Line>,
    /// Where it is: a word of the game such as `hand`, `discard`, `revealed`, `objective`, `row`.
    pub place: String,
    /// The place in words.
    pub place_says: Line,
}
