//! Assembling an army: the army file, the rules of army building, and armies ready to play.
//!
//! [`ArmyFile`] is what people write, [`Army`] is what the game takes. [`check()`] leads from one to the other and
//! lists every rule of the book that is broken, with its ledger id. [`build`] makes files step by step.

mod broken;
pub mod build;
mod check;
mod file;
mod muster;
mod ready;
mod rules;

pub use broken::Broken;
pub use check::{Agreed, check, check_army};
pub use file::{ArmyFile, DiskEntry};
pub use muster::Army;
pub use ready::{is_ready, ready_files};
