//! What a table is like before anybody has moved: who sees what, and where the ways lead.

use std::fmt;

use gonfalon_kernel::{Arg, Seat};
use gonfalon_table::{Length, Point, Shape};

use crate::Scene;

/// The table of a match for two after its set-up, with nobody on it but one usual unit of each side, which can be put
/// anywhere and asked what it sees and how far it goes. Everything is answered by the rules of the game itself.
pub trait Ground: fmt::Debug + Send {
    /// The same ground for somebody else who asks at the same time.
    fn copied(&self) -> Box<dyn Ground>;

    /// The table ready to draw.
    fn scene(&self) -> Scene;

    /// The areas in which a side is deployed.
    fn zones(&self, seat: Seat) -> Vec<Shape>;

    /// The usual unit of a side, and its usual shooter.
    fn usual(&self, seat: Seat) -> Usual;

    /// Whether the usual units of both sides are alike, so that each sees what the other would see.
    fn is_even(&self) -> bool;

    /// Whether the game has a rule about who sees whom.
    fn has_sight(&self) -> bool;

    /// How the usual unit of a side stands with its middle at a point; `None` where terrain lets it not. That part of it
    /// may lie beyond the edge of the table is not looked at.
    fn foothold(&self, seat: Seat, at: Point) -> Option<Foothold>;

    /// Whether the usual unit of a side that looks there sees that of the other side.
    fn sees(&mut self, viewer: Seat, from: Foothold, to: Foothold) -> bool;

    /// What a straight step of the usual unit of a side takes; `None` where it cannot go.
    fn passage(&mut self, seat: Seat, from: Foothold, to: Foothold) -> Option<Passage>;
}

/// What is usual in an army: the unit in the middle when those that march are put in the order of their speed, and the shooter in the
/// middle when all are put in the order of their ranges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usual {
    /// The name of the unit.
    pub unit: Arg,
    /// How far it goes in a turn over open ground.
    pub pace: Length,
    /// How far it charges in its turn.
    pub charge: Charge,
    /// The shooter, where the army has one.
    pub shooter: Option<Shooter>,
}

/// How far the middle of a unit may be away that is charged, the charger's own move included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// So far along the way to it, at the cost of the ground.
    Along(Length),
    /// So far in a straight line, whatever the ground, if the charger sees it and there is any way.
    Straight(Length),
}

/// A unit that shoots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shooter {
    /// Its name.
    pub unit: Arg,
    /// How far the middle of its target may be away.
    pub range: Length,
    /// How far it may go in the turn in which it shoots.
    pub moves: Length,
}

/// Where a unit stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foothold {
    /// The point under its middle.
    pub at: Point,
    /// How high above the table.
    pub elevation: Length,
}

/// A step that can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    /// How much of the unit's pace it takes.
    pub cost: Length,
    /// Whether the unit must stop for this turn where it leads.
    pub stops: bool,
}

/// The one in the middle of several, by some measure and then by their order; the lower of two.
pub fn median<T>(all: impl IntoIterator<Item = T>, measure: impl Fn(&T) -> Length) -> Option<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort_by_key(|one| measure(one));
    let middle = all.len().checked_sub(1)? / 2;
    all.into_iter().nth(middle)
}
