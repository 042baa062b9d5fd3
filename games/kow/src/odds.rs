//! How likely damage and the results of Nerve tests are, exactly: for the table and for bots. Floats are fine here, since nothing
//! of it reaches a rule.

use crate::action::Attack;
use crate::attack::is_elite;
use crate::board::Board;
use crate::data::{NerveNumbers, SpecialKind};
use crate::melee::blow;
use crate::shooting::Shot;
use crate::state::{Contact, UnitId};

/// Dice that have to hit and then to cause damage.
#[derive(Clone, Copy, Debug)]
pub struct Volley {
    /// How many are rolled to hit.
    pub dice: u16,
    /// The chance that one of them hits.
    pub hit: f64,
    /// The chance that a hit causes damage.
    pub damage: f64,
    /// One miss and one failed hit are rolled again.
    pub elite: bool,
}

/// How likely each number is, from 0 on.
pub type Spread = Vec<f64>;

impl Volley {
    /// The volley of a ranged attack; `None` for what causes no damage and for beasts, which roll on as long as they cause some.
    pub fn of_shot(board: Board<'_>, unit: UnitId, attack: Attack, shot: &Shot) -> Option<Volley> {
        let damage = shot.to_damage.as_ref().filter(|_| attack != Attack::Beast)?;
        Some(Volley {
            dice: shot.to_hit.dice(shot.dice),
            hit: at_least(shot.to_hit.needed().into()),
            damage: at_least(damage.total()),
            elite: is_elite(board, unit),
        })
    }

    /// The volley of a charger in melee; `None` for who cannot strike.
    pub fn of_contact(board: Board<'_>, contact: &Contact) -> Option<Volley> {
        let blow = blow(board, contact)?;
        Some(Volley {
            dice: blow.to_hit.dice(blow.dice),
            hit: at_least(blow.to_hit.needed().into()),
            damage: at_least(blow.to_damage.total()),
            elite: is_elite(board, contact.charger),
        })
    }

    /// How likely each number of hits is.
    pub fn hits(&self) -> Spread {
        let hits = binomial(self.dice, self.hit);
        if self.elite { once_more(hits, self.hit) } else { hits }
    }

    /// How likely each amount of damage is, as exactly as bots need it.
    pub fn spread(&self) -> Spread {
        self.spread_above(NEGLIGIBLE)
    }

    /// How likely each amount of damage is, down to chances that no float can add to others.
    pub fn exact(&self) -> Spread {
        self.spread_above(0.0)
    }

    fn spread_above(&self, negligible: f64) -> Spread {
        if !self.elite {
            return binomial(self.dice, self.hit * self.damage);
        }
        let mut all = vec![0.0; usize::from(self.dice) + 1];
        for (hits, chance) in self.hits().into_iter().enumerate() {
            if chance > negligible {
                let caused = once_more(binomial(hits as u16, self.damage), self.damage);
                for (damage, part) in caused.into_iter().enumerate() {
                    all[damage] += chance * part;
                }
            }
        }
        all
    }
}

/// Chances below this change nothing.
const NEGLIGIBLE: f64 = 1e-6;

/// The chance that a die shows at least so much; a one never does.
pub fn at_least(needed: i16) -> f64 {
    if needed > 6 { 0.0 } else { f64::from(7 - needed.max(2)) / 6.0 }
}

/// How likely each number of successes is.
pub fn binomial(dice: u16, chance: f64) -> Spread {
    let count = usize::from(dice);
    let mut spread = vec![0.0; count + 1];
    if chance >= 1.0 {
        spread[count] = 1.0;
        return spread;
    }
    let odds = chance / (1.0 - chance);
    let mut likely = (1.0 - chance).powi(i32::from(dice));
    for (successes, place) in spread.iter_mut().enumerate() {
        *place = likely;
        likely *= odds * (count - successes) as f64 / (successes + 1) as f64;
    }
    spread
}

/// The successes after one failed die, if there is one, has been rolled again.
fn once_more(spread: Spread, chance: f64) -> Spread {
    let most = spread.len() - 1;
    let mut after = vec![0.0; most + 1];
    for (successes, likely) in spread.into_iter().enumerate() {
        if successes < most {
            after[successes] += likely * (1.0 - chance);
            after[successes + 1] += likely * chance;
        } else {
            after[successes] += likely;
        }
    }
    after
}

/// The damage of two attacks together.
pub fn together(one: &[f64], other: &[f64]) -> Spread {
    let mut sum = vec![0.0; one.len() + other.len() - 1];
    for (first, chance) in one.iter().enumerate().filter(|(_, chance)| **chance > NEGLIGIBLE) {
        for (second, part) in other.iter().enumerate() {
            sum[first + second] += chance * part;
        }
    }
    sum
}

/// How a Nerve test may end.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Nerve {
    /// The chance of a rout.
    pub rout: f64,
    /// The chance of wavering.
    pub waver: f64,
}

/// What a Nerve test is made with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tested {
    /// The Nerve, with that of a standard.
    pub nerve: u8,
    /// The damage, all of it.
    pub damage: u16,
    /// It fights against a musician.
    pub musician: bool,
    /// A rout is rolled again.
    pub inspired: bool,
    /// It never wavers.
    pub shambling: bool,
}

impl Tested {
    /// How the test ends.
    pub fn result(&self, numbers: &NerveNumbers) -> Nerve {
        let musician = i32::from(self.musician) * i32::from(numbers.musician);
        let added = i32::from(self.damage) - i32::from(self.nerve) + musician;
        let (rout, wavering) = (i32::from(numbers.rout), i32::from(numbers.wavering));
        let routs = two_dice(rout - added);
        let wavers = if self.shambling { 0.0 } else { two_dice(wavering - added) - routs };
        if self.inspired {
            Nerve { rout: routs * routs, waver: wavers + routs * wavers }
        } else {
            Nerve { rout: routs, waver: wavers }
        }
    }
}

/// What a test of a unit is made with that has this much damage; `musician` if it fights against one.
pub fn tested(board: Board<'_>, unit: UnitId, damage: u16, musician: bool, inspired: bool) -> Tested {
    let profile = board.profile(unit);
    let shambling = profile.has(SpecialKind::Shambling);
    Tested { nerve: profile.nerve, damage, musician, inspired, shambling }
}

/// How one test of a unit ends that has this much damage; `musician` if it fights against one.
pub fn test(board: Board<'_>, unit: UnitId, damage: u16, musician: bool, inspired: bool) -> Nerve {
    tested(board, unit, damage, musician, inspired).result(&board.game.library.constants.nerve)
}

/// The chance that two dice show at least so much together; a double one never counts.
fn two_dice(needed: i32) -> f64 {
    let ways = match needed {
        ..=3 => 35,
        4..=7 => 36 - (needed - 2) * (needed - 1) / 2,
        8..=12 => (13 - needed) * (14 - needed) / 2,
        _ => 0,
    };
    f64::from(ways) / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(volley: &Volley) -> f64 {
        volley.spread().iter().enumerate().map(|(damage, chance)| damage as f64 * chance).sum()
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn successes_add_up_to_certainty_and_to_their_mean() {
        for (dice, hit, damage) in [(0, 0.5, 0.5), (1, 1.0, 1.0), (30, 0.5, 1.0 / 3.0), (90, 5.0 / 6.0, 0.5)]
        {
            for elite in [false, true] {
                let volley = Volley { dice, hit, damage, elite };
                assert!((volley.spread().iter().sum::<f64>() - 1.0).abs() < 1e-3, "{volley:?}");
                let plain = f64::from(dice) * hit * damage;
                assert!(if elite { mean(&volley) >= plain - 1e-3 } else { close(mean(&volley), plain) });
            }
        }
        let elite = Volley { dice: 1, hit: 0.5, damage: 1.0, elite: true };
        assert!(close(mean(&elite), 0.75));
        let sum = together(&binomial(2, 0.5), &binomial(1, 0.5));
        assert!(sum.iter().zip(&binomial(3, 0.5)).all(|(one, other)| close(*one, *other)));
    }

    #[test]
    fn two_dice_are_counted_right() {
        for needed in -3..15 {
            let ways = (1..=6)
                .flat_map(|one| (1..=6).map(move |other| (one, other)))
                .filter(|dice| *dice != (1, 1) && dice.0 + dice.1 >= needed)
                .count();
            assert!(close(two_dice(needed), ways as f64 / 36.0), "{needed}");
        }
    }

    #[test]
    fn a_one_never_succeeds_and_seven_cannot_be_rolled() {
        assert!(close(at_least(0), 5.0 / 6.0) && close(at_least(6), 1.0 / 6.0) && close(at_least(7), 0.0));
    }
}
