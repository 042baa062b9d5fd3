//! Chances of single dice and sums of dice.

use smallvec::{SmallVec, smallvec};

use super::{Again, Blow};
use crate::attack::steps::CRITICAL;
use crate::attack::sum::Sum;
use crate::data::Amount;

/// How likely each number is, from 0 on.
pub type Spread = Vec<f64>;

/// Chances of the states of a target; those of most units fit without asking for memory.
pub(super) type Row = SmallVec<[f64; 64]>;

/// Chances of one attack.
pub(super) type Short = SmallVec<[f64; 8]>;

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
pub(super) fn failed(needed: u8, again: Again) -> f64 {
    let failed = f64::from(needed.clamp(2, 7) - 1) / 6.0;
    match again {
        Again::None => failed,
        Again::Ones => failed - (1.0 - failed) / 6.0,
        Again::Failed | Again::NotCritical => failed * failed,
    }
}

/// The chance that a wound is lost in spite of Feel No Pain.
pub(super) fn felt(pain: Option<u8>) -> f64 {
    pain.map_or(1.0, |needed| f64::from(needed.clamp(1, 7) - 1) / 6.0)
}

/// One mortal wound for every state, each with the chance that it is felt.
pub(super) fn mortal(left: &mut [f64], felt: &[f64]) {
    for state in 1..left.len() {
        let lost = left[state] * felt[state];
        left[state] -= lost;
        left[state - 1] += lost;
    }
}

/// The chances of one attack to hit.
#[derive(Clone, Debug)]
pub(super) struct Hits {
    pub(super) miss: f64,
    /// It hits, but not critically.
    pub(super) hit: f64,
    pub(super) critical: f64,
    /// How many more hits a critical one scores.
    pub(super) sustained: Short,
}

impl Hits {
    pub(super) fn of(blow: &Blow) -> Hits {
        let sustained = blow.sustained.map_or_else(|| smallvec![1.0], short);
        let Some(needed) = blow.hit else { return Hits { miss: 0.0, hit: 1.0, critical: 0.0, sustained } };
        let (hit, critical) = successes(needed, CRITICAL, blow.again);
        Hits { miss: 1.0 - critical - hit, hit, critical, sustained }
    }

    /// The chances of one more roll that cannot be rolled again.
    pub(super) fn single(&self, needed: u8) -> Hits {
        let (hit, critical) = successes(needed, CRITICAL, Again::None);
        Hits { miss: 1.0 - critical - hit, hit, critical, sustained: self.sustained.clone() }
    }

    /// The chances without those of a roll that failed and may still be rolled again.
    pub(super) fn unfailing(&self, blow: &Blow) -> Hits {
        let failing = f64::from(blow.hit.unwrap_or(1) - 1) / 6.0;
        let fresh = match blow.again {
            Again::None => failing,
            Again::Ones => failing - 1.0 / 6.0,
            Again::Failed | Again::NotCritical => 0.0,
        };
        Hits { miss: self.miss - fresh, ..self.clone() }
    }

    /// How likely each number of successes of one attack is: of a hit with one chance, of an automatic wound with another.
    pub(super) fn polynomial(&self, each: f64, automatic: f64, lethal: bool) -> Short {
        let mut spread: Short = smallvec![0.0; 1 + self.sustained.len()];
        spread[0] = self.miss + self.hit * (1.0 - each);
        spread[1] = self.hit * each;
        let first = if lethal { automatic } else { each };
        let mut critical: Short = smallvec![1.0 - first, first];
        for (more, chance) in self.sustained.iter().enumerate() {
            if more > 0 {
                critical.push(0.0);
                for place in (0..critical.len()).rev() {
                    let before = if place > 0 { critical[place - 1] } else { 0.0 };
                    critical[place] = critical[place] * (1.0 - each) + before * each;
                }
            }
            for (count, part) in critical.iter().enumerate() {
                spread[count] += self.critical * chance * part;
            }
        }
        spread
    }
}

/// The chances of a roll to succeed uncritically and critically.
fn successes(needed: u8, critical: u8, again: Again) -> (f64, f64) {
    let needed = needed.min(critical);
    let rolled = |success: f64| f64::from(critical - needed) / 6.0 * success;
    let chance = f64::from(7 - critical) / 6.0;
    let more = match again {
        Again::None => 0.0,
        Again::Ones => f64::from(u8::from(needed > 1)) / 6.0,
        Again::Failed => f64::from(needed - 1) / 6.0,
        // Successes that are not critical are given up too.
        Again::NotCritical => {
            let given_up = f64::from(critical - 1) / 6.0;
            return (rolled(given_up), chance * (1.0 + given_up));
        }
    };
    (rolled(1.0 + more), chance * (1.0 + more))
}

/// How likely each value of an amount is, which is mostly a small one.
fn short(amount: Amount) -> Short {
    if amount.is_random() {
        return Short::from_vec(of_amount(amount));
    }
    let mut spread: Short = smallvec![0.0; usize::from(amount.plus) + 1];
    spread[usize::from(amount.plus)] = 1.0;
    spread
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
        let (wound, critical) = successes(needed, blow.critical, blow.wounds_again);
        Wounds { wound, critical }
    }

    /// The chances of a normal wound and of mortal wounds.
    pub(super) fn apart(self, devastating: bool) -> (f64, f64) {
        if devastating { (self.wound, self.critical) } else { (self.wound + self.critical, 0.0) }
    }
}

/// How likely each total of a random number of things is that are all like `one`.
pub(super) fn compound(number: &[f64], one: &[f64]) -> Spread {
    let most = number.len().saturating_sub(1) * one.len().saturating_sub(1);
    let mut start: Row = smallvec![0.0; most + 1];
    start[0] = 1.0;
    repeated(number, &start, |before, after| shift(one, before, after)).to_vec()
}

/// Adds a number with these chances to a number; what goes beyond the last place stays in it.
pub(super) fn shift(one: &[f64], before: &[f64], after: &mut [f64]) {
    let count = before.len();
    for (more, part) in one.iter().enumerate() {
        let room = count.saturating_sub(more);
        super::track::add(&before[..room], *part, &mut after[more.min(count)..]);
        if more > 0 {
            let beyond: f64 = before[room..].iter().sum();
            after[count - 1] += part * beyond;
        }
    }
}

/// Something that happens a random number of times, from a start: Horner's scheme over the number.
pub(super) fn repeated(number: &[f64], start: &[f64], mut once: impl FnMut(&[f64], &mut [f64])) -> Row {
    let mut result: Row = smallvec![0.0; start.len()];
    let mut next = result.clone();
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
