//! Lengths in whole hundredths of a millimetre.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A length in whole units of a hundredth of a millimetre; one inch is 2540 units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(transparent)]
pub struct Length(pub i32);

impl Length {
    /// No length at all.
    pub const ZERO: Length = Length(0);

    /// One inch.
    pub const INCH: Length = Length(2540);

    /// A length of whole inches.
    #[must_use]
    pub const fn inches(inches: i32) -> Length {
        Length(inches * Length::INCH.0)
    }

    /// A length of whole millimetres.
    #[must_use]
    pub const fn millimetres(millimetres: i32) -> Length {
        Length(millimetres * 100)
    }

    /// A length of thousandths of an inch, rounded to the nearest unit and held within the range of the type.
    #[must_use]
    pub const fn thousandths(thousandths: i64) -> Length {
        let units = round_ratio(thousandths as i128 * Length::INCH.0 as i128, 1000);
        if units > i32::MAX as i128 {
            Length(i32::MAX)
        } else if units < i32::MIN as i128 {
            Length(i32::MIN)
        } else {
            Length(units as i32)
        }
    }

    /// Reads inches as people write them, such as `3`, `1.75` or `-0.5`, rounded to the nearest unit.
    ///
    /// Only plain decimals are read: digits, at most nine of them behind a point, and a leading minus.
    #[must_use]
    pub fn from_decimal_inches(text: &str) -> Option<Length> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, fraction) = match digits.split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (digits, None),
        };
        let mut value = decimal(whole)?;
        let mut denominator: i128 = 1;
        if let Some(fraction) = fraction {
            denominator = 10_i128.pow(u32::try_from(fraction.len()).ok()?.min(10));
            value = value * denominator + decimal(fraction)?;
        }
        let units = round_ratio(value * i128::from(Length::INCH.0), denominator);
        i32::try_from(if negative { -units } else { units }).ok().map(Length)
    }

    /// The same length without its sign.
    #[must_use]
    pub const fn abs(self) -> Length {
        Length(self.0.abs())
    }

    /// The units as a wide integer, ready for products.
    #[inline]
    pub(crate) const fn wide(self) -> i64 {
        self.0 as i64
    }
}

/// Reads one to nine digits.
fn decimal(digits: &str) -> Option<i128> {
    let plain = (1..=9).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

/// The whole number nearest to a ratio; halves go away from zero. The denominator is positive.
const fn round_ratio(numerator: i128, denominator: i128) -> i128 {
    let magnitude = (2 * numerator.abs() + denominator) / (2 * denominator);
    if numerator < 0 { -magnitude } else { magnitude }
}

impl fmt::Display for Length {
    /// Writes inches with up to two decimals, such as `3`, `1.75` or `-0.5`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = round_ratio(i128::from(self.0) * 100, i128::from(Length::INCH.0));
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        let text = match (rest / 10, rest % 10) {
            (0, 0) => format!("{sign}{whole}"),
            (tenths, 0) => format!("{sign}{whole}.{tenths}"),
            (tenths, last) => format!("{sign}{whole}.{tenths}{last}"),
        };
        formatter.pad(&text)
    }
}

impl Add for Length {
    type Output = Length;

    #[inline]
    fn add(self, other: Length) -> Length {
        Length(self.0 + other.0)
    }
}

impl AddAssign for Length {
    #[inline]
    fn add_assign(&mut self, other: Length) {
        self.0 += other.0;
    }
}

impl Sub for Length {
    type Output = Length;

    #[inline]
    fn sub(self, other: Length) -> Length {
        Length(self.0 - other.0)
    }
}

impl SubAssign for Length {
    #[inline]
    fn sub_assign(&mut self, other: Length) {
        self.0 -= other.0;
    }
}

impl Neg for Length {
    type Output = Length;

    #[inline]
    fn neg(self) -> Length {
        Length(-self.0)
    }
}

impl Mul<i32> for Length {
    type Output = Length;

    #[inline]
    fn mul(self, factor: i32) -> Length {
        Length(self.0 * factor)
    }
}

impl Mul<Length> for i32 {
    type Output = Length;

    #[inline]
    fn mul(self, length: Length) -> Length {
        length * self
    }
}

impl Div<i32> for Length {
    type Output = Length;

    /// Divides and drops the remainder, toward zero.
    #[inline]
    fn div(self, divisor: i32) -> Length {
        Length(self.0 / divisor)
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Length>>(lengths: I) -> Length {
        lengths.fold(Length::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_inches_round_to_the_nearest_unit() {
        assert_eq!(Length::from_decimal_inches("1.75"), Some(Length(4445)));
        assert_eq!(Length::from_decimal_inches("3"), Some(Length::inches(3)));
        assert_eq!(Length::from_decimal_inches("-0.5"), Some(Length(-1270)));
        assert_eq!(Length::from_decimal_inches("0.001"), Some(Length(3)));
        assert_eq!(Length::from_decimal_inches("0.0001"), Some(Length(0)));
        assert_eq!(Length::from_decimal_inches("2.125"), Some(Length(5398)));
    }

    #[test]
    fn anything_but_a_plain_decimal_is_refused() {
        for text in ["", "-", ".", "1.", ".5", "+1", "1e3", "1,5", " 1", "1.5.2", "999999999", "0.1234567890"]
        {
            assert_eq!(Length::from_decimal_inches(text), None, "{text:?}");
        }
    }

    #[test]
    fn thousandths_agree_with_decimals_and_hold_the_range() {
        assert_eq!(Length::thousandths(1750), Length(4445));
        assert_eq!(Length::thousandths(-1750), Length(-4445));
        assert_eq!(Length::thousandths(i64::MAX), Length(i32::MAX));
        assert_eq!(Length::thousandths(i64::MIN), Length(i32::MIN));
    }

    #[test]
    fn display_shows_inches_with_up_to_two_decimals() {
        let shown = |units| Length(units).to_string();
        assert_eq!(shown(2540), "1");
        assert_eq!(shown(4445), "1.75");
        assert_eq!(shown(1270), "0.5");
        assert_eq!(shown(-1270), "-0.5");
        assert_eq!(shown(1), "0");
        assert_eq!(shown(-1), "0");
        assert_eq!(shown(127), "0.05");
    }

    #[test]
    fn arithmetic_works_in_units() {
        let half = Length::INCH / 2;
        assert_eq!(half + half, Length::INCH);
        assert_eq!(Length::inches(3) - Length::INCH * 2, 1 * Length::INCH);
        assert_eq!([half, half, half].into_iter().sum::<Length>(), Length(3810));
        assert_eq!((-half).abs(), half);
        assert_eq!(Length::millimetres(25), Length(2500));
    }
}
