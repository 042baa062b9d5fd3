//! Sums of two dice that must reach a number: Charge rolls and Battle-shock tests.

use gonfalon_wh40k::attack::odds::of_amount;
use gonfalon_wh40k::data::Amount;

use crate::Distribution;

/// A sum of two dice that must reach a number.
#[derive(Clone, Debug, PartialEq)]
pub struct TwoDice {
    /// The chance to reach it.
    pub chance: f64,
    /// What is rolled in the end, changes included; never below 0.
    pub roll: Distribution,
}

/// Two dice, changed by a number, that must reach another. Where a roll that fails may be rolled again, both dice are.
fn two_dice(needed: i32, changed: i32, again: bool) -> TwoDice {
    let dice = of_amount(Amount::d6(2, 0));
    let enough = |sum: usize| sum as i32 + changed >= needed;
    let failed: f64 = match again {
        true => dice.iter().enumerate().filter(|(sum, _)| !enough(*sum)).map(|(_, chance)| chance).sum(),
        false => 1.0,
    };
    let mut roll = vec![0.0; (12 + changed.max(0) + 1) as usize];
    let mut chance = 0.0;
    for (sum, likely) in dice.iter().enumerate() {
        let likely = likely
            * match (again, enough(sum)) {
                (false, _) => 1.0,
                (true, true) => 1.0 + failed,
                (true, false) => failed,
            };
        roll[(sum as i32 + changed).max(0) as usize] += likely;
        if enough(sum) {
            chance += likely;
        }
    }
    TwoDice { chance, roll: Distribution::exact(roll) }
}

/// A Charge roll that must reach so many inches, changed by so much, with a re-roll if it fails or without.
pub fn charge(needed: u8, changed: i8, again: bool) -> TwoDice {
    two_dice(needed.into(), changed.into(), again)
}

/// A Battle-shock test on this Leadership, changed by so much, with a re-roll if it fails or without.
pub fn battle_shock(leadership: u8, changed: i8, again: bool) -> TwoDice {
    two_dice(leadership.into(), changed.into(), again)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} is not {other}");
    }

    #[test]
    fn nine_inches() {
        near(charge(9, 0, false).chance, 10.0 / 36.0);
        near(charge(9, 0, true).chance, 1.0 - (26.0_f64 / 36.0).powi(2));
        near(charge(9, 1, false).chance, 15.0 / 36.0);
        near(charge(12, -1, false).chance, 0.0);
        near(charge(2, 0, false).chance, 1.0);
        near(charge(9, -3, true).roll.at_least(0), 1.0);
    }

    #[test]
    fn a_roll_that_is_enough_is_kept() {
        let odds = charge(7, 0, true);
        // Seven comes at once, or after one of the fifteen ways to fail.
        near(odds.roll.chance(7), 6.0 / 36.0 * (1.0 + 15.0 / 36.0));
        near(odds.roll.chance(2), 1.0 / 36.0 * 15.0 / 36.0);
        near(odds.roll.at_least(7), odds.chance);
    }

    #[test]
    fn leadership() {
        near(battle_shock(6, 0, false).chance, 26.0 / 36.0);
        near(battle_shock(7, 0, false).chance, 21.0 / 36.0);
    }
}
