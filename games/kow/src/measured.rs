//! Measured values as people read them, to a hundredth of an inch, so that what is too much never looks like enough.

use gonfalon_table::Length;

/// A length rounded up to the next hundredth of an inch.
pub(crate) fn up_to_hundredth(length: Length) -> Length {
    let inch = i64::from(Length::INCH.0);
    let hundredths = (i64::from(length.0) * 100).div_euclid(inch)
        + i64::from((i64::from(length.0) * 100).rem_euclid(inch) > 0);
    // Half a unit up or down is lost when the length is written with two decimals.
    Length(((hundredths * inch + 50).div_euclid(100)) as i32)
}

/// A length beyond a limit as it is told, and by how much it is beyond: at least a hundredth of an inch.
pub(crate) fn beyond(length: Length, most: Length) -> (Length, Length) {
    let over = up_to_hundredth(Length((length - most).0.max(1)));
    (most + over, over)
}

/// A length below a limit as it is told, and by how much it is below: at least a hundredth of an inch.
pub(crate) fn below(length: Length, least: Length) -> (Length, Length) {
    let short = up_to_hundredth(Length((least - length).0.max(1))).min(least);
    (least - short, short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_beyond_a_limit_is_told_as_a_hundredth() {
        let six = Length::inches(6);
        assert_eq!(beyond(six + Length(1), six).1.to_string(), "0.01");
        assert_eq!(beyond(six + Length(1), six).0.to_string(), "6.01");
        assert_eq!(beyond(six + Length(254), six).1.to_string(), "0.1");
        assert_eq!(beyond(six + Length(255), six).1.to_string(), "0.11");
        assert_eq!(below(Length(2539), Length::INCH).0.to_string(), "0.99");
        assert_eq!(below(Length::ZERO, Length::INCH), (Length::ZERO, Length::INCH));
    }

    #[test]
    fn every_length_is_told_as_the_next_hundredth() {
        for units in 0..6_000 {
            let told = up_to_hundredth(Length(units));
            let hundredths = (units * 100 + 2_539) / 2_540;
            let text = told.to_string();
            assert_eq!(Length::from_decimal_inches(&text), Some(told), "{units}: {text}");
            assert!((told.0 * 100 - hundredths * 2_540).abs() <= 50, "{units}");
        }
    }
}
