//! The one tolerance of the table.
//!
//! Positions are whole hundredths of a millimetre, so a piece set down "exactly in contact" is off by a fraction
//! of a unit whenever the true spot lies between grid points: a step of one inch at 37 degrees has no grid point
//! at its end. No player can see a hundredth of a millimetre. Therefore every test on the table treats a
//! distance within one unit of a limit as exactly on the limit, always in favour of contact without overlap:
//!
//! * *overlaps*: the shapes reach at least [`TOLERANCE`] into each other; rims that merely meet do not overlap;
//! * *within a limit*: the gap is at most the limit plus [`TOLERANCE`];
//! * *wholly within*: nothing sticks out by more than [`TOLERANCE`].
//!
//! Two consequences are worth knowing. A piece moved with [`Point::toward`](crate::Point::toward) or
//! [`Point::step`](crate::Point::step) falls short of the true distance by less than one unit, so the tolerance
//! always absorbs the rounding of a single move. And "overlaps" and "touches" (within zero) never contradict
//! each other: whatever overlaps also touches.

use crate::length::Length;

/// Distances this close to a limit count as exactly on it: one unit, a hundredth of a millimetre.
pub const TOLERANCE: Length = Length(1);
