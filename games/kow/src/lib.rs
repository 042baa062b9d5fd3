//! Kings of War (2011): its army lists, its armies and its rules.
//!
//! The modules follow the rulebook: units and their arcs ([`board`]), the turn (`turn`), orders and charges (`movement`,
//! `charge`), shooting and powers (`shooting`), melee and regrouping (`melee`), `nerve`, the scenario (`setup`, `victory`) and the
//! `clock`. [`data`] holds the army lists, [`army`] the rules of building armies, [`state`] what lies on the table, [`event`] what
//! happens to it; `apply` is the only code that changes it.

pub mod action;
mod alternatives;
mod apply;
pub mod army;
pub mod attack;
pub mod board;
mod charge;
mod clock;
pub mod cover;
mod cx;
pub mod data;
pub mod event;
#[cfg(test)]
mod fixture;
mod frame;
mod game;
mod imagine;
mod lane;
pub mod lesson;
mod measured;
pub mod melee;
mod movement;
pub mod nerve;
pub mod odds;
#[cfg(test)]
mod oracles;
mod pause;
pub mod proposals;
pub mod rulings;
pub mod setting;
mod setup;
pub mod shooting;
mod show;
pub mod sight;
pub mod speak;
pub mod state;
pub mod survey;
mod tell;
pub mod texts;
mod turn;
mod victory;
pub mod witness;

use std::sync::Arc;

use gonfalon_kernel::Seat;

use crate::data::{Library, Profile};
use crate::setting::Agreement;

pub use frame::Frame;

/// The version of the rules as implemented here. It rises when a change makes old logs play differently.
pub const RULES_VERSION: u32 = 1;

/// The ledger: every rule of the book in our own words.
pub const LEDGER: &str = include_str!("../../../rules/kow.toml");

/// The public facts of one match: lists, armies and what the players agreed on.
#[derive(Clone, Debug)]
pub struct Kow {
    /// The lists and constants.
    pub library: Arc<Library>,
    /// What the players agreed on.
    pub agreement: Agreement,
    /// Every unit of the match.
    pub units: Vec<MatchUnit>,
}

/// A unit of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchUnit {
    /// Whose it is.
    pub owner: Seat,
    /// Its values with options and all its rules.
    pub profile: Profile,
}
