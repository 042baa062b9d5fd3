//! Dice of another match that fall again.

use std::collections::VecDeque;

use gonfalon_kernel::{Dice, Roll, Rolled, SeededDice};
use serde::{Deserialize, Serialize};

use super::{Playing, Shown};

/// The dice that fell in another match after the answers that both have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fate {
    /// How many answers both have in common.
    pub(super) after: usize,
    /// The dice.
    pub(super) dice: Vec<Rolled>,
}

impl Fate {
    /// What is left of it behind the dice that have fallen since: nothing if one of them fell otherwise.
    fn left<'r>(&self, since: impl Iterator<Item = &'r Rolled>) -> VecDeque<Rolled> {
        let mut left: VecDeque<Rolled> = self.dice.iter().cloned().collect();
        for die in since {
            if left.pop_front().as_ref() != Some(die) {
                return VecDeque::new();
            }
        }
        left
    }
}

impl<H: Shown> Playing<H> {
    /// From now on the dice fall as they are fated to, as far as this match has not left that course.
    pub(super) fn bind(&mut self, fate: Fate, seed: u64) {
        let since = self.live.course().entries().iter().skip(fate.after);
        let fallen = fate.left(since.flat_map(|entry| &entry.dice));
        self.live.roll_with(Box::new(FatedDice { fallen, chance: SeededDice::new(seed) }));
        self.fate = Some(fate);
    }
}

/// Dice that first fall as they did in another match, as long as they fit, and then by chance.
struct FatedDice {
    fallen: VecDeque<Rolled>,
    chance: SeededDice,
}

impl Dice for FatedDice {
    fn roll(&mut self, roll: Roll) -> u8 {
        match self.fallen.pop_front() {
            Some(die) if die.purpose == roll.purpose && die.sides == roll.sides => die.value,
            _ => {
                self.fallen.clear();
                self.chance.roll(roll)
            }
        }
    }

    fn outcome(&mut self, purpose: &'static str, work_out: &mut dyn FnMut(u64) -> Vec<i32>) -> Vec<i32> {
        match self.fallen.pop_front() {
            Some(fallen) if fallen.purpose == purpose && fallen.sides == 0 => fallen.outcome,
            _ => {
                self.fallen.clear();
                self.chance.outcome(purpose, work_out)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fate_ends_with_the_first_die_that_does_not_fit() {
        let fallen = |purpose: &str, value| Rolled::die(purpose, 100, value);
        let roll = |purpose| Roll { purpose, sides: 100 };
        let tape = [fallen("a", 7), fallen("b", 8), fallen("c", 9)];
        let mut dice = FatedDice { fallen: tape.into(), chance: SeededDice::new(1) };
        assert_eq!(dice.roll(roll("a")), 7);
        let by_chance = SeededDice::new(1).roll(roll("x"));
        assert_eq!(dice.roll(roll("x")), by_chance);
        assert!(dice.fallen.is_empty());
    }

    #[test]
    fn fate_goes_on_behind_the_dice_that_fell_as_it_wants() {
        let die = |purpose: &str, value| Rolled::die(purpose, 6, value);
        let fate = Fate { after: 3, dice: vec![die("a", 1), die("b", 2), die("c", 3)] };
        assert_eq!(fate.left([&die("a", 1), &die("b", 2)].into_iter()), [die("c", 3)]);
        assert_eq!(fate.left([&die("a", 1), &die("x", 2)].into_iter()), []);
        assert_eq!(fate.left([&die("a", 4)].into_iter()), []);
        assert_eq!(fate.left(std::iter::empty()).len(), 3);
    }
}
