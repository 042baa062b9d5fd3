//! Warhammer 40,000 (10th edition core rules at launch): datasheets, armies and the rules.
//!
//! The modules follow the rulebook. [`data`] holds datasheets and terrain, [`state`] what lies on the table, [`event`] what happens
//! to it; `apply` is the only code that changes it. [`board`] reads the table.

pub mod action;
mod alternatives;
mod apply;
pub mod army;
pub mod attack;
pub mod board;
mod chance;
pub mod charge;
mod coherency;
mod command;
pub mod constants;
pub mod cover;
mod cx;
mod damage;
pub mod data;
mod engagement;
pub mod event;
pub mod fight;
#[cfg(test)]
mod fixture;
mod frame;
mod game;
mod imagine;
pub mod lesson;
mod measure;
mod movement;
mod objective;
mod placing;
pub mod proposals;
mod reach;
mod room;
pub mod rulings;
#[cfg(test)]
mod sample_terrain;
pub mod setting;
mod setup;
pub mod shooting;
mod show;
pub mod speak;
pub mod standing;
pub mod state;
pub mod stratagem;
pub mod strength;
pub mod survey;
mod tell;
pub mod terrain;
pub mod texts;
mod turn;
pub mod values;
mod victory;
mod view;
pub mod visibility;
mod walk;
pub mod witness;

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use gonfalon_kernel::Seat;
use smallvec::SmallVec;

use crate::data::{Ability, CoreAbility, CoreAbilityKind, DatasheetId, Keywords, Library, Profile};
use crate::state::{ModelId, UnitId};

pub use frame::Frame;

pub use view::View;

/// The version of the rules as implemented here. It rises when a change makes old logs play differently.
pub const RULES_VERSION: u32 = 1;

/// The ledger: every rule of the book in our own words.
pub const LEDGER: &str = include_str!("../../../rules/wh40k.toml");

/// The public facts of one match: datasheets, armies and what the players agreed on.
#[derive(Clone, Debug)]
pub struct Wh40k {
    /// Datasheets and layouts.
    pub library: Arc<Library>,
    /// Every unit of the match, as it was mustered.
    pub units: Vec<MatchUnit>,
    /// Every model of the match, unit by unit.
    pub models: Vec<MatchModel>,
    /// The battlefield, with one corner at the origin; the long edges run along x.
    pub battlefield: gonfalon_table::Rectangle,
    /// How deep the deployment zones are.
    pub zone_depth: gonfalon_table::Length,
    /// How many points may be put into Strategic Reserves.
    pub reserves: u16,
    /// What was agreed on where the book can be read in more than one way.
    pub rulings: rulings::Rulings,
    /// Who has special abilities; found when it is first asked for.
    pub bearers: Bearers,
}

/// The models of a match that have special abilities, so that nobody has to look through all of them.
#[derive(Clone, Debug, Default)]
pub struct Bearers(OnceLock<Box<[ModelId]>>);

impl Wh40k {
    /// The models that have special abilities.
    pub(crate) fn bearers(&self) -> &[ModelId] {
        self.bearers.0.get_or_init(|| {
            let special = |model: &MatchModel| {
                model.abilities.iter().any(|ability| matches!(ability, Ability::Special(_)))
            };
            let found = self.models.iter().enumerate().filter(|(_, model)| special(model));
            found.map(|(place, _)| ModelId(place as u8)).collect()
        })
    }
}

/// A unit of the match as it was mustered. Leaders and Bodyguards are units of their own here; see
/// [`Board`](board::Board) for Attached units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchUnit {
    /// Whose it is.
    pub owner: Seat,
    /// Its datasheet.
    pub datasheet: DatasheetId,
    /// Its models.
    pub models: Range<u8>,
    /// What it costs.
    pub points: u16,
    /// Keywords of the whole unit.
    pub keywords: Keywords,
    /// Abilities of the whole unit, Enhancements included.
    pub abilities: Vec<Ability>,
}

/// A model of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchModel {
    /// The unit it was mustered in.
    pub unit: UnitId,
    /// Its kind among those of the datasheet.
    pub kind: u8,
    /// Its characteristics.
    pub profile: Profile,
    /// Its keywords, those of its unit included; the Warlord has WARLORD.
    pub keywords: Keywords,
    /// What it is equipped with, as places in the weapons of its datasheet.
    pub equipment: SmallVec<[u8; 4]>,
    /// Its abilities, those of its unit included.
    pub abilities: Vec<Ability>,
}

impl MatchModel {
    /// A core ability of the model; the first where it has several of the same name.
    pub fn core(&self, kind: CoreAbilityKind) -> Option<CoreAbility> {
        self.abilities.iter().find_map(|ability| match ability {
            Ability::Core(core) if core.kind() == kind => Some(*core),
            _ => None,
        })
    }
}
