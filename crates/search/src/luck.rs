//! The luck of an imagined battle: whims of those who decide, and dice.

use gonfalon_kernel::{Dice, Roll, SeededDice};
use smallvec::SmallVec;

use crate::key::blend;

/// Dice with more sides than this are lots rather than dice, and each lot stands for itself.
const MOST_SIDES: u8 = 6;

/// How often each number lies in a bag: with once, two dice could never show the same.
const COPIES: u8 = 2;

/// The luck of an imagined battle. All of it follows from a number.
#[derive(Clone, Debug)]
pub struct Luck {
    /// What those who decide leave to chance; and dice, where these are not even.
    pub chance: SeededDice,
    even: Option<Bags>,
}

/// For each purpose a bag of numbers from which dice are drawn without putting them back.
#[derive(Clone, Debug)]
struct Bags {
    seed: u64,
    bags: SmallVec<[Bag; 8]>,
}

#[derive(Clone, Debug)]
struct Bag {
    roll: Roll,
    left: SmallVec<[u8; 12]>,
    chance: SeededDice,
}

impl Luck {
    /// Dice as they fall.
    pub fn plain(seed: u64) -> Luck {
        Luck { chance: SeededDice::new(seed), even: None }
    }

    /// Dice that fall evenly: every number comes as often as the others before any comes a third time, for each purpose by
    /// itself. A single die is as uncertain as ever, yet a handful of them does nearly what is to be expected, so that few
    /// battles suffice to tell plans apart.
    pub fn even(seed: u64) -> Luck {
        Luck { even: Some(Bags { seed, bags: SmallVec::new() }), ..Luck::plain(seed) }
    }
}

impl Dice for Luck {
    fn roll(&mut self, roll: Roll) -> u8 {
        match &mut self.even {
            Some(bags) if roll.sides <= MOST_SIDES => bags.draw(roll),
            _ => self.chance.roll(roll),
        }
    }
}

impl Bags {
    fn draw(&mut self, roll: Roll) -> u8 {
        let place = self.bags.iter().position(|bag| bag.roll == roll).unwrap_or_else(|| {
            let own = roll.purpose.bytes().fold(u64::from(roll.sides), |sum, byte| blend(sum, byte.into()));
            let chance = SeededDice::new(blend(self.seed, own));
            self.bags.push(Bag { roll, left: SmallVec::new(), chance });
            self.bags.len() - 1
        });
        let bag = &mut self.bags[place];
        if bag.left.is_empty() {
            bag.left.extend((0..COPIES).flat_map(|_| 1..=roll.sides));
        }
        let drawn = bag.chance.below(bag.left.len() as u32);
        bag.left.swap_remove(drawn as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(purpose: &'static str) -> Roll {
        Roll { purpose, sides: 6 }
    }

    #[test]
    fn even_dice_show_every_number_equally_often() {
        for seed in 0..50 {
            let mut luck = Luck::even(seed);
            let mut counts = [0; 6];
            for _ in 0..12 {
                counts[usize::from(luck.roll(die("hit"))) - 1] += 1;
                luck.roll(die("wound"));
            }
            assert_eq!(counts, [2; 6], "seed {seed}");
        }
    }

    #[test]
    fn a_single_even_die_is_as_uncertain_as_any() {
        let mut counts = [0_u32; 6];
        for seed in 0..6_000 {
            counts[usize::from(Luck::even(seed).roll(die("hit"))) - 1] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    /// Another answer may need more dice of one kind; those of other kinds stay the same.
    #[test]
    fn dice_for_one_purpose_do_not_depend_on_others() {
        let wounds = |hits: u32| {
            let mut luck = Luck::even(5);
            for _ in 0..hits {
                luck.roll(die("hit"));
            }
            [0; 8].map(|_| luck.roll(die("wound")))
        };
        assert_eq!(wounds(3), wounds(11));
    }

    #[test]
    fn plain_dice_and_lots_are_those_of_the_generator() {
        let (mut plain, mut even, mut dice) = (Luck::plain(9), Luck::even(9), SeededDice::new(9));
        for _ in 0..20 {
            let lot = Roll { purpose: "lot", sides: 20 };
            let expected = dice.roll(lot);
            assert_eq!((plain.roll(lot), even.roll(lot)), (expected, expected));
        }
    }
}
