//! How likely each outcome of something counted is.

/// How likely each whole number from 0 on is.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    chances: Vec<f64>,
    error: f64,
}

impl Distribution {
    /// How far each chance of a reckoned distribution may be off: only by rounding. A test compares with whole numbers.
    pub const ROUNDING: f64 = 1e-12;

    /// A distribution that was reckoned: the chances of 0, 1, 2 and so on.
    pub fn exact(chances: Vec<f64>) -> Distribution {
        Distribution { chances, error: Distribution::ROUNDING }
    }

    /// A distribution that was counted: the chance of each number or more is off by this at most, nearly always.
    pub fn measured(chances: Vec<f64>, error: f64) -> Distribution {
        Distribution { chances, error }
    }

    /// A number that is certain.
    pub fn certain(value: usize) -> Distribution {
        let mut chances = vec![0.0; value + 1];
        chances[value] = 1.0;
        Distribution::exact(chances)
    }

    /// How far a chance may be off.
    pub fn error(&self) -> f64 {
        self.error
    }

    /// The chances of 0, 1, 2 and so on.
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// The chance of exactly this number.
    pub fn chance(&self, value: usize) -> f64 {
        self.chances.get(value).copied().unwrap_or(0.0)
    }

    /// The chance of this number or more.
    pub fn at_least(&self, value: usize) -> f64 {
        // The small chances first, so that none of them is lost.
        self.chances.iter().skip(value).rev().fold(0.0, |sum, chance| sum + chance).min(1.0)
    }

    /// The chance of this number or less.
    pub fn at_most(&self, value: usize) -> f64 {
        self.chances.iter().take(value.saturating_add(1)).sum::<f64>().min(1.0)
    }

    /// The highest number that is possible.
    pub fn highest(&self) -> usize {
        self.chances.iter().rposition(|chance| *chance > 0.0).unwrap_or(0)
    }

    /// The average.
    pub fn mean(&self) -> f64 {
        self.chances.iter().enumerate().map(|(value, chance)| value as f64 * chance).sum()
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares =
            self.chances.iter().enumerate().map(|(value, chance)| (value as f64 - mean).powi(2) * chance);
        squares.sum::<f64>().sqrt()
    }

    /// The lowest number that is not exceeded with this chance; a half gives the median.
    pub fn quantile(&self, part: f64) -> usize {
        let mut sum = 0.0;
        for (value, chance) in self.chances.iter().enumerate() {
            sum += chance;
            // A half that was rounded down is still a half.
            if sum + Distribution::ROUNDING >= part {
                return value;
            }
        }
        self.highest()
    }

    /// The sum of this number and another that does not depend on it.
    #[must_use]
    pub fn plus(&self, other: &Distribution) -> Distribution {
        let mut chances = vec![0.0; (self.chances.len() + other.chances.len()).saturating_sub(1)];
        for (one, chance) in self.chances.iter().enumerate() {
            for (more, part) in other.chances.iter().enumerate() {
                chances[one + more] += chance * part;
            }
        }
        Distribution { chances, error: self.error.max(other.error) }
    }

    /// The sum of many numbers that do not depend on each other.
    pub fn sum(all: impl IntoIterator<Item = Distribution>) -> Distribution {
        all.into_iter().fold(Distribution::certain(0), |sum, one| sum.plus(&one))
    }

    /// The same with every number replaced by another.
    #[must_use]
    pub fn map(&self, change: impl Fn(usize) -> usize) -> Distribution {
        let mut chances = Vec::new();
        for (value, chance) in self.chances.iter().enumerate() {
            let place = change(value);
            if chances.len() <= place {
                chances.resize(place + 1, 0.0);
            }
            chances[place] += chance;
        }
        Distribution { chances, error: self.error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} is not {other}");
    }

    #[test]
    fn two_dice() {
        let die = Distribution::exact([vec![0.0], vec![1.0 / 6.0; 6]].concat());
        let two = die.plus(&die);
        near(two.mean(), 7.0);
        near(two.deviation(), (35.0_f64 / 6.0).sqrt());
        near(two.chance(7), 1.0 / 6.0);
        near(two.at_least(10), 6.0 / 36.0);
        near(two.at_most(3), 3.0 / 36.0);
        near(two.at_least(0), 1.0);
        assert_eq!((two.quantile(0.5), two.quantile(0.0), two.highest()), (7, 0, 12));
        assert_eq!(die.quantile(0.5), 3);
    }

    #[test]
    fn nothing_lies_beyond_the_ends() {
        let sure = Distribution::certain(3);
        near(sure.at_least(4), 0.0);
        near(sure.at_most(usize::MAX), 1.0);
        near(sure.chance(99), 0.0);
        assert_eq!((sure.quantile(1.0), sure.quantile(2.0)), (3, 3));
        assert_eq!(Distribution::sum([sure.clone(), sure]).highest(), 6);
    }

    #[test]
    fn numbers_can_be_capped() {
        let die = Distribution::exact([vec![0.0], vec![1.0 / 6.0; 6]].concat());
        let capped = die.map(|value| value.min(2));
        near(capped.chance(2), 5.0 / 6.0);
        assert_eq!(capped.highest(), 2);
    }

    #[test]
    fn what_was_counted_says_how_far_it_may_be_off() {
        let counted = Distribution::measured(vec![0.5, 0.5], 0.01);
        near(counted.plus(&Distribution::certain(1)).error(), 0.01);
    }
}
