//! What the players agree on before a match.

use serde::{Deserialize, Serialize};

use crate::army::ArmyFile;
use crate::state::Victory;

/// Everything the players agree on before a match. It is kept in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Agreement {
    /// The points limit, which is also the army size for winning margins.
    pub points: u16,
    /// The armies in seat order.
    pub armies: Vec<ArmyFile>,
    /// How terrain is placed.
    #[serde(default)]
    pub terrain: TerrainChoice,
    /// How long the game lasts.
    #[serde(default)]
    pub length: GameLength,
    /// The victory condition; `None` leaves it to the die.
    #[serde(default)]
    pub victory: Option<Victory>,
    /// The clock.
    #[serde(default)]
    pub clock: ClockChoice,
    /// Good and evil units may be mixed.
    #[serde(default)]
    pub good_and_evil: bool,
}

/// How terrain is placed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainChoice {
    /// None.
    #[default]
    None,
    /// A prepared layout, by its name in the data.
    Layout(String),
    /// The players place pieces in turn until both are content.
    Players,
}

/// How long the game lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameLength {
    /// So many turns for each player.
    Turns(u8),
    /// So many milliseconds; then play goes on until both have had the same number of turns.
    Time(u32),
}

impl Default for GameLength {
    fn default() -> GameLength {
        GameLength::Turns(6)
    }
}

/// The clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockChoice {
    /// None.
    #[default]
    None,
    /// A chess clock with so many milliseconds for each player.
    Chess(u32),
    /// So many milliseconds for each turn.
    Turn(u32),
}
