//! Mustering an army: the army file, the rules of mustering, and armies ready to play.
//!
//! [`ArmyFile`] is what people write, [`Army`] is what the game takes. [`check()`] leads from one to the other and lists every
//! rule of the book that is broken, with its ledger id. [`field()`] makes units and models of it.

mod broken;
pub mod build;
mod check;
mod field;
mod file;
mod options;
mod ready;
pub mod roster;
mod rules;
mod size;

pub use broken::Broken;
pub use check::{Army, ArmyUnit, check, check_own, unreadable};
pub use field::field;
pub use file::{ArmyFile, TakenOption, UnitEntry};
pub use ready::{ReadyArmy, ready_armies};
pub use size::BattleSize;
