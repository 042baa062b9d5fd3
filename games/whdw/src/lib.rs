//! Warhammer: Diskwars (2013): its data, its armies and its rules.
//!
//! The modules follow the rulebook: [`army`] (customising an army), `setup` (standard and learning set-up),
//! `activation` (command cards and actions), `movement`, `ranged`, `sight`, `abilities`, `melee`, `damage`, `round` (phases,
//! end of the game). [`data`] holds what is printed on the components, [`state`] what lies on the table, [`event`] what
//! happens to it; `apply` is the only code that changes it.

mod abilities;
pub mod action;
mod activation;
mod alternatives;
mod apply;
pub mod army;
pub mod board;
mod cx;
mod damage;
pub mod data;
pub mod event;
mod frame;
mod game;
mod ideas;
mod imagine;
pub mod lesson;
mod melee;
mod movement;
pub mod odds;
mod proposals;
mod ranged;
mod round;
pub mod rulings;
pub mod setting;
mod setup;
mod show;
mod sight;
pub mod speak;
pub mod state;
pub mod survey;
mod tell;
pub mod texts;
mod touches;
pub mod values;
mod view;
pub mod witness;

use std::sync::Arc;

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;

use crate::data::{Library, Objective, ProfileId};
use crate::rulings::Rulings;
use crate::setting::GameKind;
use crate::state::{CardSet, Edge};
use crate::touches::Touches;

pub use activation::{Played, resolution_order};
pub use frame::Frame;
pub use melee::{Groups, groups};
pub use setup::Zone;
pub use view::{Hidden, View};

/// The version of the rules as implemented here. It rises when a change makes old logs play differently.
pub const RULES_VERSION: u32 = 1;

/// The ledger: every rule of the book in our own words.
pub const LEDGER: &str = include_str!("../../../rules/whdw.toml");

/// The public facts of one match: components, armies, agreed options. Hands of cards are not among them.
#[derive(Clone, Debug)]
pub struct Whdw {
    /// The components.
    pub library: Arc<Library>,
    /// The kind of game.
    pub kind: GameKind,
    /// The rulings agreed on.
    pub rulings: Rulings,
    /// How many players.
    pub seats: u8,
    /// Every disk of the match.
    pub disks: Vec<MatchDisk>,
    /// Unspent recruitment points, in seat order.
    pub unspent: Vec<u16>,
    /// The command cards of players whose lists are known to everyone (prebuilt and learning armies), in seat order.
    pub known_cards: Vec<Option<CardSet>>,
    /// How many regiments each army has.
    pub regiments: u8,
    /// Edges agreed on; `None` leaves them to chance.
    pub edges: Option<Vec<Edge>>,
    /// How many core sets the terrain cards come from.
    pub core_sets: u8,
    /// How many plain deployment cards each player lays in the learning scenario.
    pub learning_cards: u8,
    /// Continuous abilities of disks: which disk, which of its abilities.
    continuous: Vec<(DiskId, u8)>,
    /// What those abilities can change.
    disks_touch: Touches,
    /// What continuous abilities of terrain can change.
    terrain_touches: Touches,
    /// What continuous abilities of each scenario can change.
    scenarios_touch: Vec<Touches>,
    strips_empowerment: bool,
}

/// A disk of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchDisk {
    /// What is printed on it.
    pub profile: ProfileId,
    /// Whose it is.
    pub owner: Seat,
}

impl Whdw {
    /// Whether this is the learning scenario.
    pub fn is_learning(&self) -> bool {
        self.kind == GameKind::Learning
    }

    /// Whether this is the special scenario Strongholds.
    pub fn is_strongholds(&self) -> bool {
        self.kind == GameKind::Strongholds
    }

    /// The objective both players share in the learning scenario.
    fn shared_objective(&self) -> Objective {
        self.library.learning[0].objective
    }
}
