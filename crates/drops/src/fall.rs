//! What comes of a drop.

use gonfalon_table::{Heading, Length, Point};

use crate::scene::{LyingCounter, Rest, Scene};

/// Where everything came to rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fall {
    /// The pieces that fell, in the order of the carrier.
    pub pieces: Vec<Landing>,
    /// The earlier counters that lie elsewhere now, or on something else.
    pub pushed: Vec<Pushed>,
}

/// The resting place of one piece, laid flat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Landing {
    /// The middle of the piece.
    pub centre: Point,
    /// How far it is turned.
    pub turn: Heading,
    /// Whether it left the table; then it lies on nothing.
    pub off_table: bool,
    /// What it lies on.
    pub rest: Rest,
    /// How it got there, 24 poses a second from the release on; empty from a stand-in.
    pub path: Vec<Pose>,
}

/// An earlier counter that was pushed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pushed {
    /// Its place in [`Scene::counters`].
    pub counter: usize,
    /// The piece of this drop that hit it first, itself or through other counters.
    pub by: usize,
    /// Where it lies now.
    pub landing: Landing,
}

/// A piece on its way, seen from above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pose {
    /// The middle of the piece.
    pub centre: Point,
    /// Height of its middle above the table.
    pub height: Length,
    /// How far it is turned.
    pub turn: Heading,
}

impl Landing {
    /// The piece as a counter of the next scene.
    #[must_use]
    pub fn lying(&self) -> LyingCounter {
        LyingCounter { centre: self.centre, turn: self.turn, rest: self.rest.clone() }
    }
}

impl Pushed {
    /// Whether the counter was knocked off: the disks that it lies on have changed.
    #[must_use]
    pub fn knocked_off(&self, scene: &Scene) -> bool {
        scene.counters[self.counter].rest.disks != self.landing.rest.disks
    }
}
