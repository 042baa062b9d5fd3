//! Several numbers seen together, enough for how sure anything is that follows from their means.

use crate::measures::student;

/// Sums and products of numbers that were seen together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moments<const N: usize> {
    count: f64,
    sums: [f64; N],
    products: [[f64; N]; N],
}

impl<const N: usize> Moments<N> {
    pub(super) fn new() -> Moments<N> {
        Moments { count: 0.0, sums: [0.0; N], products: [[0.0; N]; N] }
    }

    pub(super) fn add(&mut self, numbers: [f64; N]) {
        self.count += 1.0;
        for (row, one) in numbers.into_iter().enumerate() {
            self.sums[row] += one;
            for (column, other) in numbers.into_iter().enumerate() {
                self.products[row][column] += one * other;
            }
        }
    }

    /// How many times numbers were seen.
    pub(super) fn count(&self) -> u64 {
        self.count as u64
    }

    pub(super) fn means(&self) -> [f64; N] {
        self.sums.map(|sum| sum / self.count.max(1.0))
    }

    /// Half the width of the 95 % interval of something that changes so much with each mean; endless if seen only once.
    pub(super) fn doubt(&self, slopes: [f64; N]) -> f64 {
        if self.count < 2.0 {
            return f64::INFINITY;
        }
        let means = self.means();
        let mut variance = 0.0;
        for row in 0..N {
            for column in 0..N {
                let together = self.products[row][column] - self.count * means[row] * means[column];
                variance += slopes[row] * slopes[column] * together / (self.count - 1.0);
            }
        }
        student(self.count - 1.0) * libm::sqrt(variance.max(0.0) / self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_of_what_goes_together_are_surer() {
        let mut moments = Moments::<2>::new();
        [[1.0, 2.0], [2.0, 3.1], [3.0, 3.9], [4.0, 5.0]].into_iter().for_each(|numbers| moments.add(numbers));
        let [one, other] = moments.means();
        assert!((one - 2.5).abs() < 1e-12 && (other - 3.5).abs() < 1e-12);
        // The differences are 1, 1.1, 0.9 and 1: their deviation is 0.0816, and 3.182 is Student's point for four of them.
        assert!((moments.doubt([-1.0, 1.0]) - 3.182 * 0.081_65 / 2.0).abs() < 1e-3);
        assert!(moments.doubt([1.0, 1.0]) > 20.0 * moments.doubt([-1.0, 1.0]));
        assert!(Moments::<1>::new().doubt([1.0]).is_infinite());
    }
}
