//! The characteristics of a model.

use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

use super::{Amount, Base};

/// The characteristics of one model, with its measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Move (M).
    pub movement: Movement,
    /// Toughness (T).
    pub toughness: u8,
    /// Save (Sv).
    pub save: u8,
    /// Invulnerable save, if it has one.
    pub invulnerable: Option<u8>,
    /// Wounds (W).
    pub wounds: u8,
    /// Leadership (Ld).
    pub leadership: u8,
    /// Objective Control (OC).
    pub objective_control: u8,
    /// What it stands on.
    pub base: Base,
    /// How tall it is.
    pub height: Length,
}

/// The Move characteristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Movement {
    /// `-`: it cannot move.
    None,
    /// So many inches.
    Inches(u8),
    /// A random number of inches, rolled for the whole unit when it is picked to move.
    Random(Amount),
    /// `20+`: an AIRCRAFT.
    Aircraft,
}
