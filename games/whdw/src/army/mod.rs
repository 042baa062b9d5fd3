//! Customising an army: the army file, the rules of army building, and armies ready to play.
//!
//! [`ArmyFile`] is what people write, [`Army`] is what the game takes. [`check`] leads from one to the other and
//! lists every rule of the book that is broken, with its ledger id. [`build`] makes files step by step.

mod broken;
pub mod build;
mod check;
mod file;
mod muster;
mod rules;

pub use broken::Broken;
pub use check::{check, check_army, check_one_box};
pub use file::{ArmyFile, BuiltRegiment, PrebuiltRegiment, RegimentEntry, UnitEntry};
pub use muster::{Army, ArmyRegiment};
