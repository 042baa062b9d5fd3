//! Counters that really fall: seeded rigid-body drops and tosses onto the disks of a table.
//!
//! [`simulate`] lets pieces fall onto a [`Scene`] and says in whole numbers where they come to rest, on what, and which
//! counters they pushed. The same scene, release and seed give the same [`Fall`] on every machine. [`stand_in`] gives a
//! fall with nearly the same chances in microseconds, for whoever plays many games and shows none.
//!
//! The simulation is reckoned in floats inside this crate; nothing but integers leaves it. A match keeps
//! [`Fall::to_numbers`] in its log and reads it back with [`Fall::from_numbers`], so that replays never run the physics.

mod chance;
pub mod constants;
mod fall;
mod fingerprint;
mod fit;
mod flight;
mod numbers;
mod pushes;
mod release;
mod rest;
mod rims;
mod scene;
mod simulate;
mod stand_in;
mod start;
mod world;

pub use fall::{Fall, Landing, Pose, Pushed};
pub use fingerprint::fingerprint;
pub use fit::fit;
pub use numbers::NumbersError;
pub use release::Release;
pub use rims::Rims;
pub use scene::{LyingCounter, Rest, Scene};
pub use simulate::simulate;
pub use stand_in::{stand_in, stand_in_with};
