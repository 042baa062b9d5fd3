//! The Shooting phase, and shooting out of turn in Fire Overwatch.
//!
//! [`eligible`] says which units can be picked, [`target`] which weapons can shoot at whom, `refusals` judges a whole
//! declaration.

pub mod eligible;
mod grenade;
mod overwatch;
mod phase;
pub(crate) mod refusals;
pub mod target;
#[cfg(test)]
mod tests;
mod volley;

pub use overwatch::Overwatch;
pub(crate) use overwatch::can_fire;
pub use phase::Shooting;
pub(crate) use phase::phase_refusals;
pub use volley::volley_at;
