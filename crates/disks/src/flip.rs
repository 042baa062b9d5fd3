//! One flip: a disk tips over its rim.

use gonfalon_table::{Length, Point, TOLERANCE};
use serde::{Deserialize, Serialize};

/// Where one flip may end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flips {
    /// Anywhere within one diameter: upright on its rim the disk may be turned before it falls. The contact point
    /// on the old rim plus one radius in any direction reaches every such place.
    #[default]
    Pivot,
    /// Exactly one diameter away, in any direction.
    Straight,
}

/// Whether one flip of a disk can end at `to`.
pub fn flip_reaches(flips: Flips, from: Point, to: Point, diameter: Length) -> bool {
    let distance_squared = from.distance_squared(to);
    let square = |length: i32| i64::from(length) * i64::from(length);
    let far = square(diameter.0 + TOLERANCE.0);
    match flips {
        Flips::Pivot => distance_squared <= far,
        Flips::Straight => distance_squared <= far && distance_squared >= square(diameter.0 - TOLERANCE.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORTY: Length = Length(4_000);

    #[test]
    fn a_straight_flip_moves_the_centre_by_one_diameter() {
        let origin = Point::new(0, 0);
        for flips in [Flips::Pivot, Flips::Straight] {
            assert!(flip_reaches(flips, origin, Point::new(4_000, 0), FORTY));
            assert!(!flip_reaches(flips, origin, Point::new(4_010, 0), FORTY));
        }
    }

    #[test]
    fn a_turned_flip_ends_anywhere_within_one_diameter() {
        let origin = Point::new(0, 0);
        assert!(flip_reaches(Flips::Pivot, origin, Point::new(2_000, 2_000), FORTY));
        assert!(!flip_reaches(Flips::Straight, origin, Point::new(2_000, 2_000), FORTY));
    }
}
