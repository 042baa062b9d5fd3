//! The area two disks share, comparable and the same on every machine.

use crate::circle::Circle;
use crate::trigonometry::{ANGLE_BITS, PI, arctangent};

/// An area in 2^-40 square units (a square unit is a ten-thousandth of a square millimetre).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Area(pub i128);

/// Fraction bits of angles while they are multiplied with squares of diameters.
const FRACTION_BITS: u32 = 70;

impl Area {
    /// No area at all.
    pub const ZERO: Area = Area(0);

    /// Fraction bits of the stored number.
    pub const FRACTION_BITS: u32 = 40;

    /// The area shared by two disks.
    ///
    /// The lens is the two sectors over its chord less the kite of centres and corners. Lengths are doubled
    /// (diameters stand for radii), which makes everything under the root whole; the root carries at least 60
    /// significant bits and the angles 70, so even for a lens one unit deep between disks of a metre, where
    /// most digits cancel, the relative error stays below 10^-9.
    pub(crate) fn shared(one: &Circle, other: &Circle) -> Area {
        let (first, second) = (i128::from(one.diameter.0), i128::from(other.diameter.0));
        let squared = 4 * i128::from(one.centre.distance_squared(other.centre));
        if first <= 0 || second <= 0 || squared >= (first + second) * (first + second) {
            return Area::ZERO;
        }
        if squared <= (first - second) * (first - second) {
            let smaller = first.min(second);
            return Area(narrowed((PI >> (ANGLE_BITS - FRACTION_BITS)) * (smaller * smaller)));
        }
        // Twice the distance of the centres, times the distance of each centre from the chord ...
        let from_first = squared + first * first - second * second;
        let from_second = squared + second * second - first * first;
        // ... and times half of the chord.
        let half_chord_squared = (4 * squared * first * first - from_first * from_first) as u128;
        let shift = half_chord_squared.leading_zeros() / 2 - 1;
        let half_chord = (half_chord_squared << (2 * shift)).isqrt() as i128;
        let sector = |diameter: i128, from_centre: i128| {
            let shifted = (from_centre.abs()) << shift;
            let angle = arctangent(half_chord, shifted);
            let angle = if from_centre < 0 { PI - angle } else { angle };
            (angle >> (ANGLE_BITS - FRACTION_BITS)) * (diameter * diameter)
        };
        // Half the root is the kite: its diagonals are the chord and the distance of the centres.
        let kite = (half_chord << (FRACTION_BITS - 1 - shift.min(FRACTION_BITS - 1)))
            >> (shift.max(FRACTION_BITS - 1) - (FRACTION_BITS - 1));
        Area(narrowed(sector(first, from_first) + sector(second, from_second) - kite))
    }
}

/// Turns quarter square units with [`FRACTION_BITS`] into the stored form.
fn narrowed(quarters: i128) -> i128 {
    quarters >> (FRACTION_BITS - Area::FRACTION_BITS + 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Length, Point};

    fn shared(d: (i32, i32), diameters: (i32, i32)) -> f64 {
        let one = Circle::new(Point::new(-7, 3), Length(diameters.0));
        let other = Circle::new(Point::new(d.0 - 7, d.1 + 3), Length(diameters.1));
        let area = one.shared_area(&other);
        assert_eq!(area, other.shared_area(&one));
        area.0 as f64 / 2f64.powi(40)
    }

    fn close(found: f64, exact: f64) -> bool {
        (found - exact).abs() <= exact * 1e-9
    }

    #[test]
    fn disjoint_and_touching_disks_share_nothing() {
        assert!(shared((4000, 0), (4000, 4000)) < f64::MIN_POSITIVE);
        assert!(shared((9000, 1), (4000, 4000)) < f64::MIN_POSITIVE);
    }

    #[test]
    fn a_disk_inside_another_is_shared_whole() {
        assert!(close(shared((3, 4), (1000, 101)), 101f64.powi(2) / 4.0 * std::f64::consts::PI));
        assert!(close(shared((0, 0), (1001, 1001)), 1001f64.powi(2) / 4.0 * std::f64::consts::PI));
    }

    #[test]
    fn the_lens_of_equal_disks_at_one_radius_is_known() {
        let exact = 2.0 * std::f64::consts::PI / 3.0 - 3f64.sqrt() / 2.0;
        assert!(close(shared((3000, 4000), (10_000, 10_000)), exact * 25e6));
        assert!(close(shared((600_000, 800_000), (2_000_000, 2_000_000)), exact * 1e12));
    }

    #[test]
    fn a_lens_one_unit_deep_keeps_nine_digits() {
        // Two segments of height h: area r²(2a - sin 2a) with 2a the arc, by its series (no digits cancel).
        for radius in [1000_i32, 50_000, 1_000_000] {
            let ratio = 0.5 / f64::from(radius);
            let half_arc = 2.0 * (ratio / 2.0).sqrt().asin();
            let arc = 2.0 * half_arc;
            let mut term = arc.powi(3) / 6.0;
            let mut sum = 0.0;
            for n in (4..24).step_by(2) {
                sum += term;
                term *= -arc * arc / f64::from(n * (n + 1));
            }
            let exact = f64::from(radius).powi(2) * sum;
            let found = shared((2 * radius - 1, 0), (2 * radius, 2 * radius));
            assert!(close(found, exact), "{radius}: {found} {exact}");
        }
    }
}
