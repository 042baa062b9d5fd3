//! A position as one viewer sees it, ready to draw.

use gonfalon_kernel::{Arg, Line, RuleId, Seat};
use gonfalon_table::{Length, Shape};
use serde::Serialize;

use crate::{Card, Group, Piece, Score};

/// A position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Scene {
    /// The table.
    pub field: Field,
    /// Everything on it and beside it, from the lowest to the topmost.
    pub pieces: Vec<Piece>,
    /// The groups that pieces belong to.
    pub groups: Vec<Group>,
    /// The players in seat order.
    pub sides: Vec<Side>,
    /// The cards the viewer may read.
    pub cards: Vec<Card>,
    /// Where the match stands.
    pub bar: Bar,
    /// How it would be scored now, where that can be said.
    pub score: Option<Score>,
}

/// The table itself; its south-west corner is the origin, x grows east and y grows north.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Field {
    /// From west to east.
    pub width: Length,
    /// From south to north.
    pub depth: Length,
    /// Marked areas, such as deployment zones.
    pub regions: Vec<Region>,
    /// Whether players may lay out tapes whenever they like.
    pub measuring: bool,
}

/// A marked area of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Region {
    /// What it is.
    pub says: Line,
    /// Whose it is; `None` for everybody's.
    pub owner: Option<Seat>,
    /// Its outline.
    pub shape: Shape,
    /// The rule that marks it.
    pub rule: RuleId,
}

/// One player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Side {
    /// Which seat.
    pub seat: Seat,
    /// What the army is called.
    pub army: Arg,
    /// From which side of the table they look, in quarter turns counterclockwise from south.
    pub looks_from: u8,
    /// Numbers and states worth knowing: cards in hand, points, units left.
    pub tallies: Vec<Tally>,
    /// Out of the game.
    pub out: bool,
    /// The clock, where the match is played by one.
    pub clock: Option<Clock>,
}

/// A number or state of a player, or of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Tally {
    /// What is counted.
    pub says: Line,
    /// The same in a word or two, for where there is little room.
    pub short: Line,
    /// The value.
    pub value: Arg,
}

/// A player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Clock {
    /// Milliseconds left when the present question was put.
    pub left: u32,
    /// Whether it runs now.
    pub runs: bool,
}

/// Where the match stands: round, phase, whose turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Bar {
    /// The round or turn in words.
    pub round: Line,
    /// The steps of a round in order.
    pub steps: Vec<Step>,
    /// Whose turn it is, where somebody's.
    pub turn: Option<Seat>,
    /// What is left to do in this step, such as how many units have yet to act.
    pub left: Option<Line>,
    /// What else everybody should know: the scenario, the victory condition, who leads.
    pub tallies: Vec<Tally>,
}

/// A phase or step of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Step {
    /// What it is called.
    pub says: Line,
    /// Whether it is the present one.
    pub now: bool,
    /// The rule about it.
    pub rule: RuleId,
}
