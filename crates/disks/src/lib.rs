//! The mechanism both disk games share: disks that flip, lie on each other and pin.
//!
//! It knows circles and heights, and nothing of turns, players or points.

mod flip;
mod pile;

pub use flip::{Flips, flip_reaches};
pub use pile::{DiskId, Pile, Pin, PinTest};
