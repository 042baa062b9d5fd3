//! The melee phase: engagements, scrums and blows.

mod engagement;
mod group;
mod phase;

pub(crate) use engagement::Engagement;
pub(crate) use engagement::strike_refusals;
pub(crate) use group::engagement_of;
pub use group::{Groups, groups};
pub(crate) use phase::Melee;
