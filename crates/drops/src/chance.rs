//! The seeded numbers of a drop.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A published stream of random bits, the same on every machine.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number from 0 up to but not including 1; its 24 bits fit a float exactly.
    pub(crate) fn part(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / 16_777_216.0
    }

    /// A number between two others, uniform.
    pub(crate) fn between(&mut self, (low, high): (f32, f32)) -> f32 {
        low + (high - low) * self.part()
    }

    /// A normal number with a deviation of one, as the sum of twelve uniform ones: no function of the machine's own
    /// library is needed, and the sum is exact.
    pub(crate) fn normal(&mut self) -> f32 {
        let sum: u32 = (0..6).map(|_| self.0.next_u32()).map(|bits| (bits >> 16) + (bits & 0xffff)).sum();
        sum as f32 / 65_536.0 - 6.0
    }

    /// A whole number below a bound that is far smaller than 2^32.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normal_numbers_have_the_moments_of_the_bell() {
        let mut chance = Chance::new(7);
        let (mut sum, mut squares, mut within) = (0.0, 0.0, 0);
        for _ in 0..20_000 {
            let value = f64::from(chance.normal());
            sum += value;
            squares += value * value;
            within += u32::from(value.abs() < 1.0);
        }
        assert!((sum / 20_000.0).abs() < 0.03);
        assert!((squares / 20_000.0 - 1.0).abs() < 0.04);
        assert!((f64::from(within) / 20_000.0 - 0.683).abs() < 0.015);
    }

    #[test]
    fn whole_numbers_stay_below_their_bound_and_reach_it() {
        let mut chance = Chance::new(1);
        let drawn: Vec<u32> = (0..1_000).map(|_| chance.below(10)).collect();
        assert_eq!(drawn.iter().min(), Some(&0));
        assert_eq!(drawn.iter().max(), Some(&9));
    }
}
