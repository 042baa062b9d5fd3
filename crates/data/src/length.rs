//! Lengths written in inches, read without floating-point arithmetic.

/// The thousandths of an inch in a decimal number with at most three decimals.
pub(crate) fn thousandths(written: &str) -> Option<i64> {
    let (negative, digits) = match written.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, written.strip_prefix('+').unwrap_or(written)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    // Trailing zeros say nothing, so `1.7500` is as good as `1.75`.
    let fraction = fraction.trim_end_matches('0');
    let plain = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    if whole.is_empty() || whole.len() > 6 || fraction.len() > 3 || !plain(whole) || !plain(fraction) {
        return None;
    }
    let whole: i64 = whole.parse().ok()?;
    let fraction: i64 = format!("{fraction:0<3}").parse().ok()?;
    let amount = whole * 1000 + fraction;
    Some(if negative { -amount } else { amount })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_read_exactly() {
        assert_eq!(thousandths("36.0"), Some(36_000));
        assert_eq!(thousandths("-1.34"), Some(-1_340));
        assert_eq!(thousandths("+0.125"), Some(125));
        assert_eq!(thousandths("1.7500"), Some(1_750));
        for refused in ["0.0001", "1e3", "inf", "nan", "", "-", "1234567", ".5"] {
            assert_eq!(thousandths(refused), None, "{refused}");
        }
    }
}
