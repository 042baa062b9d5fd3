//! Angles in integers: the arc tangent by rotation in ever smaller steps, sine and cosine by their series.
//!
//! Everything here is fixed point with far more digits than the table needs, so that rounding to thousandths of
//! a degree is the rounding of the true value. All tables are computed when the crate is compiled.

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
pub(crate) fn arctangent(y: i128, x: i128) -> i128 {
    debug_assert!(x >= 0 && y >= 0 && x + y > 0);
    // Use all the room there is: the vector may grow by 1.65 on the way, and by the square root of two from
    // one component to both.
    let spare = x.max(y).leading_zeros() as i32 - 4;
    let (mut x, mut y) = if spare >= 0 { (x << spare, y << spare) } else { (x >> -spare, y >> -spare) };
    let mut angle = 0;
    for (index, step) in STEP_ANGLES.iter().enumerate() {
        if y == 0 {
            break;
        }
        let (across, along) = (x >> index, y >> index);
        if y > 0 {
            (x, y) = (x + along, y - across);
            angle += step;
        } else {
            (x, y) = (x - along, y + across);
            angle -= step;
        }
    }
    angle
}

/// Turns an angle in radians into the nearest thousandth of a degree.
pub(crate) fn radians_to_thousandths(radians: i128) -> i32 {
    ((radians * (2 * HALF_TURN) + PI) / (2 * PI)) as i32
}

/// Sine and cosine of an angle of 0..360000 thousandths of a degree, with [`UNIT_BITS`] fraction bits.
///
/// The error is below 2^-57; quarter turns are exact, and at an eighth of a turn both are equal.
pub(crate) fn sine_cosine(thousandths: i32) -> (i128, i128) {
    let (quarters, rest) = (thousandths / 90_000, thousandths % 90_000);
    let (sine, cosine) = if rest <= 45_000 {
        series(rest)
    } else {
        let (sine, cosine) = series(90_000 - rest);
        (cosine, sine)
    };
    match quarters {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// Sine and cosine of at most an eighth of a turn.
fn series(thousandths: i32) -> (i128, i128) {
    const ONE: i128 = 1 << UNIT_BITS;
    if thousandths == 45_000 {
        const ROOT_OF_HALF: i128 = (1_u128 << (2 * UNIT_BITS - 1)).isqrt() as i128;
        return (ROOT_OF_HALF, ROOT_OF_HALF);
    }
    let angle = (PI >> (ANGLE_BITS - UNIT_BITS)) * i128::from(thousandths) / HALF_TURN;
    let (mut sine, mut cosine) = (0, 0);
    let mut term = ONE;
    let mut degree = 0;
    while term > 0 {
        match degree % 4 {
            0 => cosine += term,
            1 => sine += term,
            2 => cosine -= term,
            _ => sine -= term,
        }
        degree += 1;
        term = ((term * angle) >> UNIT_BITS) / degree;
    }
    (sine, cosine)
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
    fn arctangent_agrees_with_floats() {
        for (y, x) in [(1, 1), (1, 2), (7, 3), (1, 1_000_000), (999_999, 1_000_000), (5, 0), (0, 5)] {
            let angle = arctangent(y, x) as f64 / 2f64.powi(ANGLE_BITS as i32);
            assert!((angle - (y as f64).atan2(x as f64)).abs() < 1e-15, "{y}/{x}");
        }
    }

    #[test]
    fn sine_and_cosine_agree_with_floats_at_every_thousandth() {
        for thousandths in 0..360_000 {
            let (sine, cosine) = sine_cosine(thousandths);
            let angle = f64::from(thousandths).to_radians() / 1000.0;
            let scale = 2f64.powi(UNIT_BITS as i32);
            assert!((sine as f64 / scale - angle.sin()).abs() < 4e-15, "{thousandths}");
            assert!((cosine as f64 / scale - angle.cos()).abs() < 4e-15, "{thousandths}");
        }
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
