//! Nerve: what damage does to a unit's will to fight.
//!
//! A test is 2D6 plus the unit's damage minus its Nerve; a standard is part of the Nerve already. The active player
//! rolls it for every unit he has damaged, and chooses the sequence where there are several.

mod inspiring;
mod result;
mod testing;

pub(crate) use inspiring::encourager;
pub use inspiring::inspirer;
pub use result::{NerveResult, judge, sum};
pub(crate) use testing::{Tests, names, test_next_refusals};
