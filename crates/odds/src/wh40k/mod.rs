//! Warhammer 40,000: attack sequences, charges and Battle-shock.
//!
//! [`resolve`] takes weapons and a target as plain data; [`of_shooting`], [`of_fight`] and [`of_charge`] read a position. Models
//! are lost in the order in which the target lists them, those that have lost wounds first; nobody uses Stratagems unless it is
//! said. Mortal wounds of Devastating Wounds come after all normal damage.

mod attack;
mod hazard;
mod limits;
mod outcome;
mod position;
mod rolls;
mod target;

pub use attack::{Bearer, Circumstances, Weapons};
pub use gonfalon_wh40k::attack::odds::Again;
pub use limits::{Excess, Limit};
pub use outcome::{Losses, Outcome, remaining, resolve};
pub use position::{of_battle_shock, of_charge, of_fight, of_shooting};
pub use rolls::{TwoDice, battle_shock, charge};
pub use target::{Models, Target};
