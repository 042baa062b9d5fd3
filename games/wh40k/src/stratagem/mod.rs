//! Stratagems: the eleven of the core rules, when they are offered, and what forbids them.
//!
//! `refusals` judges a [`Use`](crate::action::Use) at a [`Moment`](crate::action::Moment), [`offers`] lists what could be used,
//! and the frame [`React`] asks and takes the payment. Carrying out is the business of whoever opened the window.

mod offers;
mod react;
mod refusals;
mod silence;
mod targets;
#[cfg(test)]
mod tests;

use gonfalon_data::words;
use serde::{Deserialize, Serialize};

pub use offers::{Offers, offers};
pub use react::React;
pub(crate) use react::{pay, react_refusals};
pub(crate) use refusals::{refusals, rolls, word};
pub use silence::{Silence, Silences};
pub(crate) use targets::{is_hopeless, is_out_of_throw, tank_shock_refusals};

/// A core Stratagem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the book")]
pub enum Stratagem {
    CommandReroll,
    CounterOffensive,
    EpicChallenge,
    InsaneBravery,
    Grenade,
    TankShock,
    FireOverwatch,
    RapidIngress,
    GoToGround,
    Smokescreen,
    HeroicIntervention,
}

words!(Stratagem: CommandReroll = "command-reroll", CounterOffensive = "counter-offensive", EpicChallenge = "epic-challenge",
    InsaneBravery = "insane-bravery", Grenade = "grenade", TankShock = "tank-shock", FireOverwatch = "fire-overwatch",
    RapidIngress = "rapid-ingress", GoToGround = "go-to-ground", Smokescreen = "smokescreen",
    HeroicIntervention = "heroic-intervention");

/// The category of a Stratagem; other rules may refer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the book")]
pub enum Category {
    BattleTactic,
    EpicDeed,
    StrategicPloy,
    Wargear,
}

words!(Category: BattleTactic = "battle-tactic", EpicDeed = "epic-deed", StrategicPloy = "strategic-ploy",
    Wargear = "wargear");

impl Stratagem {
    /// What it costs in Command points.
    pub fn cost(self) -> u8 {
        match self {
            Stratagem::CounterOffensive | Stratagem::HeroicIntervention => 2,
            _ => 1,
        }
    }

    /// Its category.
    pub fn category(self) -> Category {
        match self {
            Stratagem::CommandReroll => Category::BattleTactic,
            Stratagem::EpicChallenge | Stratagem::InsaneBravery => Category::EpicDeed,
            Stratagem::Grenade | Stratagem::Smokescreen => Category::Wargear,
            Stratagem::CounterOffensive
            | Stratagem::TankShock
            | Stratagem::FireOverwatch
            | Stratagem::RapidIngress
            | Stratagem::GoToGround
            | Stratagem::HeroicIntervention => Category::StrategicPloy,
        }
    }
}
