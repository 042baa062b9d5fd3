//! Things that lie on the table.

use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_table::{Length, Shape};
use serde::Serialize;

/// Names one thing of a match for as long as the match lasts, such as `disk-12` or `unit-3`.
pub type Key = String;

/// Something that lies on the table, or waits beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Piece {
    /// What it is called in drafts.
    pub key: Key,
    /// How it is drawn.
    pub kind: PieceKind,
    /// Whose it is; `None` for nobody's.
    pub owner: Option<Seat>,
    /// Its name.
    pub name: Arg,
    /// What it belongs to, such as `unit-3`: pieces of one group act together, and whoever points at one of them means all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub group: Option<Key>,
    /// A few letters to tell it from others at a glance.
    pub short: String,
    /// What kind of ground a piece of terrain is, such as `wood`: a word of the page's set of patterns.
    pub ground: Option<String>,
    /// Its footprint; beside the table the position means nothing.
    pub shape: Shape,
    /// How high above the table it stands.
    #[serde(skip_serializing_if = "is_on_the_ground")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Length>"))]
    pub elevation: Length,
    /// Where it is.
    pub standing: Standing,
    /// The pieces it lies on, the topmost first; empty unless pieces pile up in this game.
    pub on: Vec<Key>,
    /// Marks on it: damage, wavering, activated.
    pub badges: Vec<Badge>,
    /// The values that are read off it, in their order; empty where it is not drawn with any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Figure>>"))]
    pub figures: Vec<Figure>,
    /// The people it belongs to, where that shows: a word of the page's set of colours, such as `elves`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub people: Option<String>,
    /// One short line for hovering: what it is and how it is.
    pub about: Line,
}

/// A value that is read off a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Figure {
    /// Its letters, the same in every language.
    pub short: String,
    /// The value as it is now; `None` where none is printed.
    pub value: Option<i16>,
    /// By how much it differs from what is printed.
    pub change: i16,
}

pub(crate) fn is_on_the_ground(elevation: &Length) -> bool {
    *elevation == Length::ZERO
}

/// Pieces that act together, such as the models of a unit. Its key names it wherever a piece is named: pointing at one of its
/// pieces means all of them where the group is a candidate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Group {
    /// What it is called in drafts.
    pub key: Key,
    /// Whose it is; `None` for nobody's.
    pub owner: Option<Seat>,
    /// Its name.
    pub name: Arg,
    /// A few letters to tell it from others at a glance.
    pub short: String,
    /// How many pieces are left of it.
    pub strength: u16,
    /// Where it is.
    pub standing: Standing,
    /// Marks on it as a whole.
    pub badges: Vec<Badge>,
    /// One short line for hovering: what it is and how it is.
    pub about: Line,
}

/// How a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    /// A disk that flips and piles up.
    Disk,
    /// A regiment with a front.
    Regiment,
    /// One model on a base.
    Model,
    /// An objective or another marker.
    Marker,
    /// A piece of terrain, drawn below everything else.
    Terrain,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// On the table.
    Table,
    /// Waiting to come: a reserve, or not yet deployed.
    Waiting,
    /// Out of the game.
    Lost,
}

/// A mark on a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Badge {
    /// What it looks like: a word of the page's set of symbols, such as `damage`, `activated`, `wavering`.
    pub symbol: String,
    /// How many; shown from 2 on, or always where `counts`.
    pub count: u16,
    /// Whether the number is the point of it.
    pub counts: bool,
    /// What it means.
    pub says: Line,
}
