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
