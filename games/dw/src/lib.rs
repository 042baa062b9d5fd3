//! Diskwars (2000): its data, its armies and its rules.
//!
//! The modules follow the rulebook: `army` (assembling an army), `setup` (scenario, terrain, Starting Disks), `round` (the five
//! segments), `reinforcement`, `activation`, `movement`, `spells` and `abilities`, `missiles`, `combat`, `damage` (wounds and
//! deaths), `cleanup`, `victory`. [`data`] holds what is printed on the components, [`state`] what lies on the table,
//! [`event`] what happens to it; `apply` is the only code that changes it.

mod abilities;
pub mod action;
mod activation;
mod apply;
pub mod army;
pub mod board;
mod chance;
mod cleanup;
mod combat;
mod cx;
mod damage;
pub mod data;
pub mod effects;
#[cfg(test)]
mod ending_tests;
pub mod event;
mod filters;
#[cfg(test)]
mod fixture;
mod frame;
mod game;
mod imagine;
pub mod lesson;
pub mod missiles;
mod movement;
mod printed;
mod proposals;
mod reinforcement;
mod round;
mod rule;
pub mod rulings;
pub mod setting;
mod setup;
mod show;
pub mod speak;
mod spells;
pub mod state;
pub mod survey;
mod tell;
pub mod texts;
#[cfg(test)]
mod value_tests;
pub mod values;
mod victory;
pub mod view;
pub mod witness;

use std::sync::Arc;

use gonfalon_kernel::Seat;
use gonfalon_table::Rectangle;

use crate::data::{Library, ProfileId, ScenarioId};
use crate::setting::Options;

pub use frame::Frame;

/// The version of the rules as implemented here. It rises when a change makes old logs play differently.
pub const RULES_VERSION: u32 = 1;

/// The ledger: every rule of the book in our own words.
pub const LEDGER: &str = include_str!("../../../rules/dw.toml");

/// The public facts of one match. The armies are not among them: players choose them in secret.
#[derive(Clone, Debug)]
pub struct Dw {
    /// The components.
    pub library: Arc<Library>,
    /// How many players.
    pub seats: u8,
    /// The scenario.
    pub scenario: ScenarioId,
    /// The table.
    pub table: Rectangle,
    /// What else was agreed on.
    pub options: Options,
    /// What each Disk is and whose it was, for sentences alone: they tell only of Disks that everybody has seen.
    pub(crate) titles: Vec<(ProfileId, Seat)>,
}
