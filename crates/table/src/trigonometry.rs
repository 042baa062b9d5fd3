//! Angles in integers: the arc tangent by rotation in ever smaller steps, sine and cosine by their series.
//!
//! Everything here is fixed point with far more digits than the table needs, so that rounding to thousandths of
//! a degree is the rounding of the true value. All constants are computed when the crate is compiled.

use std::sync::LazyLock;

/// Fraction bits of angles in radians.
pub(crate) const ANGLE_BITS: u32 = 100;

/// Fraction bits of [`sine_cosine`].
pub(crate) const UNIT_BITS: u32 = 60;

/// Thousandths of a degree in a half turn.
const HALF_TURN: i128 = 180_000;

/// Steps of the arc tangent; the last one turns by about 2^-95.
const STEPS: usize = 96;

/// The arc tangents of 1, 1/2, 1/4 and so on, in radians.
const STEP_ANGLES: [i128; STEPS] = step_angles();

/// Half a turn in radians.
pub(crate) const PI: i128 = 4 * STEP_ANGLES[0];

/// The arc tangent of `1 / divisor` by its series; the divisor is above one.
const fn arctangent_of_inverse(divisor: i128) -> i128 {
    let mut power = (1 << ANGLE_BITS) / divisor;
    let mut sum = 0;
    let mut odd = 1;
    while power > 0 {
        sum += if odd % 4 == 1 { power / odd } else { -(power / odd) };
        power /= divisor;
        power /= divisor;
        odd += 2;
    }
    sum
}

const fn step_angles() -> [i128; STEPS] {
    // The series of 1/1 hardly converges; Machin's formula gives an eighth of a turn from two quick ones.
    let mut angles = [0; STEPS];
    angles[0] = 4 * arctangent_of_inverse(5) - arctangent_of_inverse(239);
    let mut index = 1;
    while index < STEPS {
        angles[index] = arctangent_of_inverse(1 << index);
        index += 1;
    }
    angles
}

/// The angle of the vector `(x, y)` with `x >= 0`, `y >= 0` and not both zero, in radians from 0 to a quarter turn.
///
/// Accepts components up to 2^110; the error is below 2^-88.
pub(crate) const fn arctangent(y: i128, x: i128) -> i128 {
    debug_assert!(x >= 0 && y >= 0 && x + y > 0);
    // Use all the room there is: the vector may grow by 1.65 on the way, and by the square root of two from
    // one component to both.
    let spare = (if x > y { x } else { y }).leading_zeros() as i32 - 4;
    let (mut x, mut y) = if spare >= 0 { (x << spare, y << spare) } else { (x >> -spare, y >> -spare) };
    let (mut angle, mut index) = (0, 0);
    while index < STEPS && y != 0 {
        let (across, along) = (x >> index, y >> index);
        if y > 0 {
            (x, y) = (x + along, y - across);
            angle += STEP_ANGLES[index];
        } else {
            (x, y) = (x - along, y + across);
            angle -= STEP_ANGLES[index];
        }
        index += 1;
    }
    angle
}

/// The angle of a vector as in [`arctangent`], to the nearest thousandth of a degree.
///
/// A quick look with 64 bits settles it unless the angle is close to the middle between two thousandths.
pub(crate) fn nearest_thousandth(y: i64, x: i64) -> i32 {
    const FRACTION_BITS: u32 = 44;
    const THOUSANDTHS_PER_RADIAN: i128 = (HALF_TURN << ANGLE_BITS) / (PI >> FRACTION_BITS);
    const HALF: i128 = 1 << (FRACTION_BITS - 1);
    // The quick angle is right to 2^-30, which is less than 2^-14 thousandths of a degree.
    const DOUBT: i128 = 1 << (FRACTION_BITS - 12);
    if x < 1 << 31 && y < 1 << 31 {
        let scaled = (i128::from(quick_arctangent(y, x)) * THOUSANDTHS_PER_RADIAN) >> QUICK_BITS;
        let fraction = scaled & (2 * HALF - 1);
        if (fraction - HALF).abs() > DOUBT {
            return ((scaled + HALF) >> FRACTION_BITS) as i32;
        }
    }
    let radians = arctangent(y.into(), x.into());
    ((radians * (2 * HALF_TURN) + PI) / (2 * PI)) as i32
}

/// Fraction bits of [`quick_arctangent`].
const QUICK_BITS: u32 = 60;

/// The angles of [`quick_arctangent`] are known for this many ratios up to one.
const RATIOS: usize = 512;

/// The arc tangents of 0, 1/512, 2/512 and so on.
static RATIO_ANGLES: [i64; RATIOS + 1] = {
    let mut angles = [0; RATIOS + 1];
    let mut index = 0;
    while index <= RATIOS {
        let angle = arctangent(index as i128, RATIOS as i128);
        angles[index] = (angle >> (ANGLE_BITS - QUICK_BITS)) as i64;
        index += 1;
    }
    angles
};

/// The angle of [`arctangent`] in 64 bits, for components below 2^31; the error is below 2^-30.
///
/// The nearest known angle is taken off; the tangent of the rest is below 2^-10, so two terms of its series are enough.
fn quick_arctangent(y: i64, x: i64) -> i64 {
    const QUARTER: i64 = (PI >> (ANGLE_BITS - QUICK_BITS + 1)) as i64;
    const TANGENT_BITS: u32 = 32;
    let (less, more) = if y <= x { (y, x) } else { (x, y) };
    let ratios = RATIOS as i64;
    let nearest = (2 * less * ratios + more) / (2 * more);
    let (across, along) = (less * ratios - nearest * more, more * ratios + nearest * less);
    let tangent = (across << TANGENT_BITS) / along;
    let cube = (((tangent * tangent) >> TANGENT_BITS) * tangent) >> TANGENT_BITS;
    let rest = (tangent - cube / 3) << (QUICK_BITS - TANGENT_BITS);
    let angle = RATIO_ANGLES[nearest as usize] + rest;
    if y <= x { angle } else { QUARTER - angle }
}

/// Sine and cosine of an angle of 0..360000 thousandths of a degree, with [`UNIT_BITS`] fraction bits.
///
/// The error is below 2^-56; quarter turns are exact, and at an eighth of a turn both are equal.
pub(crate) fn sine_cosine(thousandths: i32) -> (i128, i128) {
    let (quarters, rest) = (thousandths / 90_000, thousandths % 90_000);
    let known = |thousandths: i32| {
        let (sine, cosine) = KNOWN[thousandths as usize];
        (i128::from(sine), i128::from(cosine))
    };
    let (sine, cosine) = if rest <= 45_000 {
        known(rest)
    } else {
        let (sine, cosine) = known(90_000 - rest);
        (cosine, sine)
    };
    match quarters {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// Sine and cosine of every angle up to an eighth of a turn. Whoever turns anything asks for them all the time, so they are
/// reckoned once, in about a millisecond.
static KNOWN: LazyLock<Box<[(i64, i64)]>> = LazyLock::new(|| (0..=45_000).map(series).collect());

/// Terms of each series; the next one would be below 2^-62 at an eighth of a turn.
const TERMS: usize = 10;

/// One over the factorials of 0 to 19, with the signs they have in the series.
const COEFFICIENTS: [i64; 2 * TERMS] = {
    let mut coefficients = [0; 2 * TERMS];
    let mut factorial = 1;
    let mut degree = 0;
    while degree < 2 * TERMS {
        let size = ((1_i128 << 120) / factorial) >> (120 - UNIT_BITS);
        coefficients[degree] = if degree % 4 < 2 { size as i64 } else { -size as i64 };
        degree += 1;
        factorial *= degree as i128;
    }
    coefficients
};

/// Sine and cosine of at most an eighth of a turn.
fn series(thousandths: i32) -> (i64, i64) {
    if thousandths == 45_000 {
        const ROOT_OF_HALF: i64 = (1_u128 << (2 * UNIT_BITS - 1)).isqrt() as i64;
        return (ROOT_OF_HALF, ROOT_OF_HALF);
    }
    const RADIANS_PER_THOUSANDTH: i128 = PI / HALF_TURN;
    let angle = (RADIANS_PER_THOUSANDTH * i128::from(thousandths)) >> (ANGLE_BITS - UNIT_BITS);
    let angle = angle as i64;
    let square = product(angle, angle);
    let (mut sine, mut cosine) = (0, 0);
    for pair in COEFFICIENTS.chunks_exact(2).rev() {
        cosine = pair[0] + product(cosine, square);
        sine = pair[1] + product(sine, square);
    }
    (product(sine, angle), cosine)
}

/// The product of two numbers of at most about one; they and it have [`UNIT_BITS`] fraction bits and fit into 64 bits,
/// so that one machine instruction multiplies them.
const fn product(one: i64, other: i64) -> i64 {
    ((one as i128 * other as i128) >> UNIT_BITS) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_turn_has_its_digits() {
        let mut rest = PI;
        let mut digits = 0;
        for _ in 0..27 {
            digits = digits * 10 + (rest >> ANGLE_BITS);
            rest = (rest & ((1 << ANGLE_BITS) - 1)) * 10;
        }
        let exact = 314_159_265_358_979_323_846_264_338_i128;
        assert!((digits - exact).abs() <= 1, "{digits}");
    }

    #[test]
    fn arctangents_add_up() {
        // Several sums are known to make an eighth of a turn.
        let off = |sum: i128| (sum - PI / 4).abs() >> (ANGLE_BITS - 88);
        assert_eq!(off(arctangent(1, 1)), 0);
        assert_eq!(off(arctangent(1, 2) + arctangent(1, 3)), 0);
        assert_eq!(off(5 * arctangent(1, 7) + 2 * arctangent(3, 79)), 0);
        assert_eq!(off(arctangent(999_983, 1_000_003) + arctangent(20, 1_999_986)), 0);
        assert_eq!(off(arctangent(5, 0) - PI / 4), 0);
        assert_eq!(arctangent(0, 5), 0);
    }

    #[test]
    fn the_quick_arctangent_is_right_to_30_bits() {
        let most = (1_i64 << 31) - 1;
        let known = [(1, 1), (1, 2), (7, 3), (1, 2_000_000), (1_999_999, 2_000_000), (5, 0), (0, 5)];
        let large = [(most, most), (1, most), (most, 1), (most, 0), (most / 3, most), (most - 1, most)];
        let spread = (0..2_000).map(|step| (step * 1_048_573 % most, (step * 7_368_787 + 1) % most));
        for (y, x) in known.into_iter().chain(large).chain(spread) {
            let exact = arctangent(y.into(), x.into()) >> (ANGLE_BITS - QUICK_BITS);
            let off = (i128::from(quick_arctangent(y, x)) - exact).abs();
            assert!(off < 1 << (QUICK_BITS - 30), "{y}/{x}: {off}");
        }
    }

    #[test]
    fn sines_and_cosines_follow_from_those_of_a_smaller_angle() {
        for step in [1, 999, 12_345] {
            let (step_sine, step_cosine) = sine_cosine(step);
            for thousandths in (0..360_000 - step).step_by(11) {
                let (sine, cosine) = sine_cosine(thousandths);
                let expected = (sine * step_cosine + cosine * step_sine) >> UNIT_BITS;
                assert!((sine_cosine(thousandths + step).0 - expected).abs() < 32, "{thousandths} + {step}");
            }
        }
        // The half and the third of a right angle, where the values are known.
        assert!((sine_cosine(30_000).0 - (1 << (UNIT_BITS - 1))).abs() < 8);
        assert_eq!(sine_cosine(90_000), (1 << UNIT_BITS, 0));
    }

    #[test]
    fn sine_and_cosine_lie_on_the_unit_circle() {
        for thousandths in 0..360_000 {
            let (sine, cosine) = sine_cosine(thousandths);
            let square = (sine * sine + cosine * cosine) as u128;
            let off = (1_u128 << (2 * UNIT_BITS)).abs_diff(square) >> UNIT_BITS;
            assert!(off < 16, "{thousandths}: {off}");
        }
    }
}
