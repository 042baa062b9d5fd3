//! Types of terrain.

use gonfalon_table::Length;
use serde::Serialize;

use super::{Effect, Facts, Filter, Name, When};

/// A type of terrain that a Land Disk can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainType {
    /// The word that data files use.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// It is a Barrier to missiles.
    pub barrier: bool,
    /// A player may bring at most so many.
    pub most: Option<u8>,
    /// What it does to Disks in it.
    pub effects: Vec<TerrainEffect>,
    /// Its text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

/// What a terrain does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainEffect {
    /// What.
    pub effect: Effect,
    /// To which Disks.
    pub who: Filter,
    /// Also so far around it.
    pub within: Length,
    /// When: always, or in the Remove Counters Segment.
    pub when: When,
}
