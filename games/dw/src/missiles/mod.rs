//! The Missile Segment, and everything else that falls.

mod barrier;
mod dropping;
mod fall;
mod fire;
pub mod likely;
mod resolve;
mod segment;
#[cfg(test)]
mod tests;
mod tossing;
mod volley;

pub(crate) use dropping::{Dropping, aim_refusals};
pub(crate) use fire::{fire_refusals, refire_refusals};
pub(crate) use segment::Missiles;
pub(crate) use tossing::{Tossing, toss_refusals};
pub(crate) use volley::Volley;
