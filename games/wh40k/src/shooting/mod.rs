//! The Shooting phase, and shooting out of turn in Fire Overwatch.
//!
//! [`eligible`] says which units can be picked, [`target`] which weapons can shoot at whom, [`refusals`] judges a whole
//! declaration.

pub mod eligible;
mod grenade;
mod overwatch;
mod phase;
pub(crate) mod refusals;
pub mod target;
#[cfg(test)]
mod tests;

pub use overwatch::Overwatch;
pub use phase::Shooting;
