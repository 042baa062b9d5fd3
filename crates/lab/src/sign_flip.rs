//! Whether paired differences could well be chance.

/// Beyond so much work the distribution is taken for normal, which it is by then.
const MOST_STEPS: u64 = 40_000_000;

/// How likely differences at least this far from nothing are if each of them might as well have had the other sign.
///
/// Nothing is supposed about how differences are distributed, only that neither version is favoured: then every choice of signs
/// is equally likely, and the answer is exact.
pub(crate) fn chance(differences: &[i64]) -> f64 {
    let sizes: Vec<u64> =
        differences.iter().map(|number| number.unsigned_abs()).filter(|size| *size > 0).collect();
    let total: i64 = differences.iter().sum();
    let reach: u64 = sizes.iter().sum();
    if total == 0 {
        return 1.0;
    }
    if (sizes.len() as u64).saturating_mul(reach) > MOST_STEPS {
        return normal(total, &sizes);
    }
    exact(total.unsigned_abs(), &sizes, reach as usize)
}

/// The chances of every sum, one difference after the other.
fn exact(total: u64, sizes: &[u64], reach: usize) -> f64 {
    // Places count the sum of those differences that are positive; the whole sum is twice that less `reach`.
    let mut chances = vec![0.0; reach + 1];
    chances[0] = 1.0;
    let mut far = 0;
    for size in sizes.iter().map(|size| *size as usize) {
        far += size;
        for place in (0..=far).rev() {
            let with = if place >= size { chances[place - size] } else { 0.0 };
            chances[place] = (chances[place] + with) / 2.0;
        }
    }
    let beyond = |(place, chance): (usize, &f64)| {
        let sum = (2 * place).abs_diff(reach) as u64;
        if sum >= total { *chance } else { 0.0 }
    };
    chances.iter().enumerate().map(beyond).sum::<f64>().min(1.0)
}

fn normal(total: i64, sizes: &[u64]) -> f64 {
    let variance: f64 = sizes.iter().map(|size| (*size as f64) * (*size as f64)).sum();
    // Another sign changes a sum by two at least: half of that step belongs to each side.
    let far = ((total.unsigned_abs() as f64) - 1.0) / libm::sqrt(variance);
    libm::erfc(far / std::f64::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_difference_is_certain_to_be_chance() {
        assert!((chance(&[]) - 1.0).abs() < 1e-12);
        assert!((chance(&[0, 0, 0]) - 1.0).abs() < 1e-12);
        assert!((chance(&[1, -1, 2, -2]) - 1.0).abs() < 1e-12);
    }

    /// All signs the same way: two of all choices are as extreme.
    #[test]
    fn few_differences_are_judged_exactly() {
        assert!((chance(&[1, 1, 1, 1, 1]) - 2.0 / 32.0).abs() < 1e-12);
        assert!((chance(&[-4, -2, 0, -1]) - 2.0 / 8.0).abs() < 1e-12);
        // Of the sums of ±1 ±1 ±2 those of size 2 and more: ±4 once each, ±2 twice each.
        assert!((chance(&[-1, 1, 2]) - 6.0 / 8.0).abs() < 1e-12);
    }

    #[test]
    fn many_differences_are_nearly_normal() {
        let differences: Vec<i64> =
            (0..400).map(|number| i64::from(number % 3) - 1 + i64::from(number % 20 == 0)).collect();
        let sizes: Vec<u64> =
            differences.iter().map(|number| number.unsigned_abs()).filter(|size| *size > 0).collect();
        let total: i64 = differences.iter().sum();
        assert!((chance(&differences) - normal(total, &sizes)).abs() < 0.01);
    }
}
