//! How a match is won.

use crate::cx::Cx;

/// Judges the scenario after the Remove Counters Segment.
pub(crate) fn after_cleanup(_cx: &mut Cx<'_>) {}

/// The only player with Disks left ends the game: the scenario is judged as it stands.
pub(crate) fn end_by_agreement(_cx: &mut Cx<'_>) {}
