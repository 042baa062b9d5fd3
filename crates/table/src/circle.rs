//! Circles: disks and round bases.

use serde::{Deserialize, Serialize};

pub use crate::area::Area;
pub use crate::cover::{share_area, uncovered};
use crate::length::Length;
use crate::point::Point;
use crate::tolerance::TOLERANCE;

/// A disk lying on the table; its diameter may be odd, so all tests compare doubled lengths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Circle {
    /// The middle of the disk.
    pub centre: Point,
    /// The width of the disk.
    pub diameter: Length,
}

impl Circle {
    /// A disk from its centre and its diameter.
    #[inline]
    #[must_use]
    pub const fn new(centre: Point, diameter: Length) -> Circle {
        Circle { centre, diameter }
    }

    /// The same disk with its centre elsewhere.
    #[inline]
    #[must_use]
    pub const fn at(self, centre: Point) -> Circle {
        Circle { centre, ..self }
    }

    /// Whether twice the distance of the centres is at most `doubled`.
    #[inline]
    const fn centres_within(&self, other: &Circle, doubled: i64) -> bool {
        // Farther than any table is wide, and small enough to be squared: limits may mean "anywhere".
        const ANYWHERE: i64 = 1 << 31;
        let doubled = if doubled > ANYWHERE { ANYWHERE } else { doubled };
        doubled >= 0 && 4 * self.centre.distance_squared(other.centre) <= doubled * doubled
    }

    /// Whether the two disks reach at least one unit into each other; touching rims do not overlap.
    #[inline]
    #[must_use]
    pub const fn overlaps(&self, other: &Circle) -> bool {
        self.centres_within(other, self.diameter.wide() + other.diameter.wide() - 2 * TOLERANCE.wide())
    }

    /// Whether the gap between the rims is at most the limit, give or take the tolerance; within zero means
    /// that the disks touch or overlap.
    #[inline]
    #[must_use]
    pub const fn within(&self, other: &Circle, limit: Length) -> bool {
        let allowed = limit.wide() + TOLERANCE.wide();
        self.centres_within(other, self.diameter.wide() + other.diameter.wide() + 2 * allowed)
    }

    /// The gap between the rims, rounded to the nearest unit; zero when the disks touch or overlap.
    #[must_use]
    pub fn gap(&self, other: &Circle) -> Length {
        let doubled = (4 * self.centre.distance_squared(other.centre)).isqrt();
        gap_from_doubled(doubled as u128, self.diameter.wide() + other.diameter.wide())
    }

    /// Whether the point lies on the disk or its rim, give or take the tolerance.
    #[inline]
    #[must_use]
    pub const fn contains_point(&self, point: Point) -> bool {
        let doubled = self.diameter.wide() + 2 * TOLERANCE.wide();
        4 * self.centre.distance_squared(point) <= doubled * doubled
    }

    /// Whether the whole disk lies on the other one; sticking out by the tolerance is allowed.
    #[inline]
    #[must_use]
    pub const fn wholly_within(&self, other: &Circle) -> bool {
        self.centres_within(other, other.diameter.wide() - self.diameter.wide() + 2 * TOLERANCE.wide())
    }

    /// The area shared by the two disks; zero when they merely touch.
    #[must_use]
    pub fn shared_area(&self, other: &Circle) -> Area {
        Area::shared(self, other)
    }
}

/// Half of what is left of twice a distance (rounded down) after two radii are taken off, rounded to the nearest
/// unit and never negative. `doubled_radii` is the sum of the diameters.
///
/// Rounding down first loses nothing: `round(v - n/2)` is `floor((floor(2v) - n + 1) / 2)`.
pub(crate) fn gap_from_doubled(doubled_distance: u128, doubled_radii: i64) -> Length {
    let doubled = i64::try_from(doubled_distance).unwrap_or(i64::MAX / 2) - doubled_radii;
    Length(((doubled + 1).max(0) / 2) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn disk(x: i32, y: i32, diameter: i32) -> Circle {
        Circle::new(Point::new(x, y), Length(diameter))
    }

    #[test]
    fn rims_that_meet_touch_but_do_not_overlap() {
        let (left, right) = (disk(0, 0, 4000), disk(4000, 0, 4000));
        assert!(!left.overlaps(&right) && left.within(&right, Length::ZERO));
        assert_eq!(left.gap(&right), Length::ZERO);
    }

    #[test]
    fn one_unit_deep_is_an_overlap_and_less_is_not() {
        assert!(disk(0, 0, 4000).overlaps(&disk(3999, 0, 4000)));
        assert!(disk(0, 0, 4001).overlaps(&disk(3999, 0, 4000)));
        assert!(!disk(0, 0, 4000).overlaps(&disk(3999, 0, 3999)));
        assert!(disk(0, 0, 3).overlaps(&disk(0, 0, 3)));
    }

    #[test]
    fn a_limit_may_be_missed_by_one_unit() {
        let (left, right) = (disk(0, 0, 2000), disk(4541, 0, 2000));
        assert_eq!(left.gap(&right), Length(2541));
        assert!(left.within(&right, Length::INCH));
        assert!(!left.within(&right, Length::INCH - Length(1)));
        assert!(!left.within(&disk(0, 0, 2000), Length(-3000)));
        assert!(left.within(&disk(Point::REACH, Point::REACH, 2000), Length(i32::MAX)));
    }

    #[test]
    fn gaps_of_odd_diameters_round_to_the_nearest_unit() {
        assert_eq!(disk(0, 0, 3).gap(&disk(10, 0, 4)), Length(7));
        assert_eq!(disk(0, 0, 3).gap(&disk(6, 8, 3)), Length(7));
        assert_eq!(disk(0, 0, 3).gap(&disk(6, 6, 4)), Length(5));
        assert_eq!(disk(0, 0, 1).gap(&disk(1, 0, 1)), Length(0));
    }

    #[test]
    fn points_on_the_rim_belong_to_the_disk() {
        let disk = disk(0, 0, 1000);
        assert!(disk.contains_point(Point::new(300, 400)) && disk.contains_point(Point::new(501, 0)));
        assert!(!disk.contains_point(Point::new(502, 0)));
    }

    #[test]
    fn a_disk_may_stick_out_by_one_unit() {
        assert!(disk(500, 0, 1000).wholly_within(&disk(0, 0, 2000)));
        assert!(disk(501, 0, 1000).wholly_within(&disk(0, 0, 2000)));
        assert!(!disk(502, 0, 1000).wholly_within(&disk(0, 0, 2000)));
        assert!(!disk(0, 0, 2000).wholly_within(&disk(0, 0, 1000)));
    }
}
