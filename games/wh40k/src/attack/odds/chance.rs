//! Chances of single dice and sums of dice.

use super::{Again, Blow};
use crate::attack::steps::CRITICAL;
use crate::attack::sum::Sum;
use crate::data::Amount;

/// How likely each number is, from 0 on.
pub type Spread = Vec<f64>;

/// The average.
pub fn mean(spread: &[f64]) -> f64 {
    spread.iter().enumerate().map(|(value, chance)| value as f64 * chance).sum()
}

/// How likely each sum of two independent numbers is.
pub fn plus(one: &[f64], other: &[f64]) -> Spread {
    let mut sum = vec![0.0; one.len() + other.len() - 1];
    for (first, chance) in one.iter().enumerate() {
        for (second, part) in other.iter().enumerate() {
            sum[first + second] += chance * part;
        }
    }
    sum
}

/// How likely each value of an amount is.
pub fn of_amount(amount: Amount) -> Spread {
    let die = if amount.halved {
        vec![0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0]
    } else {
        [vec![0.0], vec![1.0 / 6.0; 6]].concat()
    };
    let mut spread = vec![0.0; usize::from(amount.plus) + 1];
    spread[usize::from(amount.plus)] = 1.0;
    for _ in 0..amount.dice {
        spread = plus(&spread, &die);
    }
    spread
}

/// How likely each value of two amounts together is.
pub fn of_sum(sum: Sum) -> Spread {
    plus(&of_amount(sum.0), &of_amount(sum.1))
}

/// How likely each number of successes is.
pub fn binomial(dice: u16, chance: f64) -> Spread {
    let mut spread = vec![1.0];
    for _ in 0..dice {
        spread = plus(&spread, &[1.0 - chance, chance]);
    }
    spread
}

/// The chance that a saving throw fails.
pub(super) fn failed(needed: u8) -> f64 {
    f64::from(needed.clamp(2, 7) - 1) / 6.0
}

/// The chance that a wound is lost in spite of Feel No Pain.
pub(super) fn felt(pain: Option<u8>) -> f64 {
    pain.map_or(1.0, |needed| f64::from(needed.clamp(1, 7) - 1) / 6.0)
}

/// The chances of one attack to hit.
#[derive(Clone, Debug)]
pub(super) struct Hits {
    pub(super) miss: f64,
    /// It hits, but not critically.
    pub(super) hit: f64,
    pub(super) critical: f64,
    /// How many more hits a critical one scores.
    pub(super) sustained: Spread,
}

impl Hits {
    pub(super) fn of(blow: &Blow) -> Hits {
        let sustained = blow.sustained.map_or_else(|| vec![1.0], of_amount);
        let Some(needed) = blow.hit else { return Hits { miss: 0.0, hit: 1.0, critical: 0.0, sustained } };
        let miss = f64::from(needed - 1) / 6.0;
        let again = match blow.again {
            Again::None => 0.0,
            Again::Ones => 1.0 / 6.0,
            Again::Failed => miss,
        };
        let critical = (1.0 + again) / 6.0;
        let hit = (1.0 + again) * f64::from(CRITICAL - needed) / 6.0;
        Hits { miss: 1.0 - critical - hit, hit, critical, sustained }
    }

    /// How many more hits a critical one scores at most.
    pub(super) fn most(&self) -> usize {
        self.sustained.len() - 1
    }

    /// How likely each number of successes of one attack is, where a hit and an automatic wound each have two outcomes.
    pub(super) fn polynomial(&self, each: [f64; 2], automatic: [f64; 2], lethal: bool) -> Spread {
        let mut spread = vec![0.0; 2 + self.most()];
        spread[0] = self.miss + self.hit * each[0];
        spread[1] = self.hit * each[1];
        let mut critical = if lethal { automatic.to_vec() } else { each.to_vec() };
        for (more, chance) in self.sustained.iter().enumerate() {
            if more > 0 {
                critical = plus(&critical, &each);
            }
            for (count, part) in critical.iter().enumerate() {
                spread[count] += self.critical * chance * part;
            }
        }
        spread
    }
}

impl Hits {
    /// How likely each number of mortal and, within it, of normal wounds of one attack is.
    pub(super) fn wounds(&self, normal: f64, mortal: f64, lethal: bool) -> Vec<Vec<f64>> {
        let mut hit = vec![vec![1.0 - normal - mortal, normal]];
        if mortal > 0.0 {
            hit.push(vec![mortal]);
        }
        let mut all = vec![vec![self.miss]];
        join(&mut all, self.hit, &hit);
        let mut critical = if lethal { vec![vec![0.0, 1.0]] } else { hit.clone() };
        for (more, chance) in self.sustained.iter().enumerate() {
            if more > 0 {
                critical = both(&critical, &hit);
            }
            join(&mut all, self.critical * chance, &critical);
        }
        all
    }
}

/// Adds a table of chances so many times to another, which grows where it must.
fn join(to: &mut Vec<Vec<f64>>, times: f64, from: &[Vec<f64>]) {
    for (place, row) in from.iter().enumerate() {
        if to.len() <= place {
            to.push(Vec::new());
        }
        if to[place].len() < row.len() {
            to[place].resize(row.len(), 0.0);
        }
        super::track::add(row, times, &mut to[place]);
    }
}

/// The chances of two independent hits together.
fn both(one: &[Vec<f64>], other: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let mut all = Vec::new();
    for (first, row) in one.iter().enumerate() {
        for (second, column) in other.iter().enumerate() {
            let mut shifted = vec![Vec::new(); first + second];
            shifted.push(plus(row, column));
            join(&mut all, 1.0, &shifted);
        }
    }
    all
}

/// The chances of one hit to wound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wounds {
    /// It wounds, but not critically.
    pub(super) wound: f64,
    pub(super) critical: f64,
}

impl Wounds {
    pub(super) fn of(blow: &Blow, needed: u8) -> Wounds {
        let needed = needed.min(blow.critical);
        let again = if blow.twin { f64::from(needed - 1) / 6.0 } else { 0.0 };
        let critical = (1.0 + again) * f64::from(7 - blow.critical) / 6.0;
        let wound = (1.0 + again) * f64::from(blow.critical - needed) / 6.0;
        Wounds { wound, critical }
    }

    /// The chances of a normal wound and of mortal wounds.
    pub(super) fn apart(self, devastating: bool) -> (f64, f64) {
        if devastating { (self.wound, self.critical) } else { (self.wound + self.critical, 0.0) }
    }
}

/// How likely each total of a random number of things is that are all like `one`.
pub(super) fn compound(number: &[f64], one: &[f64]) -> Spread {
    let most = (number.len() - 1) * (one.len() - 1);
    let mut start = vec![0.0; most + 1];
    start[0] = 1.0;
    repeated(number, &start, |before, after| {
        for (count, chance) in before.iter().enumerate() {
            for (more, part) in one.iter().enumerate() {
                if let Some(place) = after.get_mut(count + more) {
                    *place += chance * part;
                }
            }
        }
    })
}

/// Something that happens a random number of times, from a start: Horner's scheme over the number.
pub(super) fn repeated(number: &[f64], start: &[f64], mut once: impl FnMut(&[f64], &mut [f64])) -> Vec<f64> {
    let mut result = vec![0.0; start.len()];
    let mut next = vec![0.0; start.len()];
    for (place, chance) in number.iter().enumerate().rev() {
        if *chance > 0.0 {
            super::track::add(start, *chance, &mut result);
        }
        if place > 0 {
            next.fill(0.0);
            once(&result, &mut next);
            std::mem::swap(&mut result, &mut next);
        }
    }
    result
}
