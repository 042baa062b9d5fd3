//! What a seat knows when it decides, as one number.

use std::io;

use gonfalon_kernel::{Ask, Game};

/// The number that stands for a view and a question: decisions with the same number are one place in the tree.
///
/// Two different decisions that share a number by accident (about one in a million million) would share their statistics;
/// answers are checked before they are played, so nothing worse can follow.
pub(crate) fn key<G: Game>(view: &G::View, ask: &Ask<G::Question>) -> u64 {
    let mut mixer = Mixer { sum: 0x9e37_79b9_7f4a_7c15, word: 0, filled: 0 };
    postcard::to_io(&(view, ask), &mut mixer).expect("a view is plain data and always becomes bytes");
    mixer.finish()
}

/// A number that follows from others, for seeds.
pub(crate) fn blend(one: u64, other: u64) -> u64 {
    fold(one ^ 0x2545_f491_4f6c_dd1d, other ^ 0xd1b5_4a32_d192_ed03)
}

/// The two halves of a long product, laid over each other: every bit of both factors reaches every bit.
fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    product as u64 ^ (product >> 64) as u64
}

/// Takes bytes in words of eight; a cryptographic fingerprint would cost more than many a move.
struct Mixer {
    sum: u64,
    word: u64,
    filled: u32,
}

impl Mixer {
    fn byte(&mut self, byte: u8) {
        self.word |= u64::from(byte) << (8 * self.filled);
        self.filled += 1;
        if self.filled == 8 {
            self.absorb();
        }
    }

    fn absorb(&mut self) {
        self.sum = fold(self.sum ^ 0xa076_1d64_78bd_642f, self.word ^ 0x8ebc_6af0_9c88_c6e3);
        self.word = 0;
        self.filled = 0;
    }

    fn finish(mut self) -> u64 {
        let filled = self.filled;
        self.absorb();
        blend(self.sum, u64::from(filled))
    }
}

impl io::Write for Mixer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        bytes.iter().for_each(|byte| self.byte(*byte));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, io::Write as _};

    use super::*;

    fn sum(bytes: &[u8]) -> u64 {
        let mut mixer = Mixer { sum: 1, word: 0, filled: 0 };
        mixer.write_all(bytes).expect("bytes are always taken");
        mixer.finish()
    }

    #[test]
    fn small_differences_give_other_numbers() {
        let mut seen = BTreeSet::new();
        for length in 0..20 {
            for place in 0..length {
                for bit in 0..8 {
                    let mut bytes = vec![0; length];
                    bytes[place] = 1 << bit;
                    assert!(seen.insert(sum(&bytes)), "{bytes:?}");
                }
            }
            assert!(seen.insert(sum(&vec![0; length])), "{length} zeros");
        }
    }
}
