//! What the players agree on before a match.

use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

/// What the players agree on besides scenario and armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// Army Points of each army.
    pub points: u16,
    /// Terrain Disks of each player; the scenario's number if nothing is said.
    #[serde(default)]
    pub terrain_each: Option<u8>,
    /// Another number of kills (Doom Hill) or lead (Battlegnash) than the printed one.
    #[serde(default)]
    pub kills: Option<u16>,
    /// Another table: width and depth.
    #[serde(default)]
    pub table: Option<(Length, Length)>,
    /// How things fall.
    #[serde(default)]
    pub drops: Drops,
    /// Whether moves and missile ranges may be measured beforehand, which the book forbids.
    #[serde(default)]
    pub measuring: bool,
}

/// How counters, Disks and the Death Ball fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drops {
    /// A rigid-body simulation.
    #[default]
    Physics,
    /// The fast stand-in fitted to it.
    StandIn,
}
