//! Where everybody's chances came from: dice, or decisions.

use gonfalon_bots::{Minded, Temper};
use gonfalon_kernel::{Game as _, Seat, SeededDice, TapeDice, check, log::Course, play};
use gonfalon_search::{Values, worth};

use super::{RoundAt, blend};
use crate::{
    host::{Host, StateOf},
    hosted::build,
};

/// What every answer and every roll was worth, by the judge alone.
pub(super) struct Account {
    /// Everybody's chance before the match, and before the dice of its beginning.
    pub(super) start: Vec<f64>,
    /// What positions were worth: the first, and that after each answer. The last is the end.
    pub(super) values: Vec<Values>,
    /// What dice gave each seat.
    pub(super) luck: Vec<f64>,
    /// The variance of that.
    pub(super) variance: Vec<f64>,
    /// For each answer what it changed for who gave it, before any dice.
    pub(super) effects: Vec<f64>,
    /// Where rounds began.
    pub(super) rounds: Vec<RoundAt>,
    /// What each seat's decisions changed, for every seat.
    changes: Vec<Vec<f64>>,
}

impl Account {
    pub(super) fn seats(&self) -> u8 {
        self.start.len() as u8
    }

    /// What a seat's decisions changed for itself.
    pub(super) fn own(&self, seat: Seat) -> f64 {
        self.changes[seat.index()][seat.index()]
    }

    /// What the decisions of the others changed for a seat.
    pub(super) fn others(&self, seat: Seat) -> f64 {
        let others = self.changes.iter().enumerate().filter(|(place, _)| *place != seat.index());
        others.map(|(_, changes)| changes[seat.index()]).sum()
    }

    /// What a seat ended with.
    pub(super) fn end(&self, seat: Seat) -> f64 {
        self.values.last().map_or(0.0, |values| values[seat])
    }
}

/// The mean of what positions are worth after other dice, and the variance of that mean.
struct Average {
    count: f64,
    sum: Vec<f64>,
    squares: Vec<f64>,
}

impl Average {
    fn of(seats: u8, all: impl Iterator<Item = Values>) -> Average {
        let nothing = vec![0.0; usize::from(seats)];
        let mut average = Average { count: 0.0, sum: nothing.clone(), squares: nothing };
        for values in all {
            average.count += 1.0;
            for (seat, value) in values.iter() {
                average.sum[seat.index()] += value;
                average.squares[seat.index()] += value * value;
            }
        }
        average
    }

    fn mean(&self, seat: usize) -> f64 {
        self.sum[seat] / self.count.max(1.0)
    }

    fn variance(&self, seat: usize) -> f64 {
        let mean = self.mean(seat);
        let spread = (self.squares[seat] - self.count * mean * mean).max(0.0) / (self.count - 1.0).max(1.0);
        spread / self.count.max(1.0)
    }
}

/// Goes through a match and rolls every roll again, `rolls` times. `None` if `tick` says no.
pub(super) fn account<H: Host>(
    course: &Course<H::Game>,
    rolls: u32,
    seed: u64,
    tick: &dyn Fn(f64) -> bool,
) -> Option<Account> {
    let again = "a proven match plays the same way again";
    let judge = <H::Game as Minded>::judge_of(Temper::Even);
    let game = &**course.game();
    let seats = game.seats();
    let value = |state: &StateOf<H>| worth(game, state, &judge);
    let mut state = course.state_after(0).expect(again);
    let first = value(&state);
    let zeros = || vec![0.0; usize::from(seats)];
    let mut account = Account {
        start: first.iter().map(|(_, value)| value).collect(),
        values: vec![first],
        luck: zeros(),
        variance: zeros(),
        effects: Vec::new(),
        rounds: vec![RoundAt { count: 0, round: H::round(&state) }],
        changes: vec![zeros(); usize::from(seats)],
    };
    if !course.begin().dice.is_empty() {
        let begun = (0..rolls).map(|roll| {
            let mut dice = SeededDice::new(blend(seed, u64::from(roll)));
            let (game, state) = build::<H>(course.header(), &mut dice, &mut ()).expect(again);
            worth(&game, &state, &judge)
        });
        let average = Average::of(seats, begun);
        for seat in 0..usize::from(seats) {
            account.luck[seat] += account.start[seat] - average.mean(seat);
            account.variance[seat] += average.variance(seat);
            account.start[seat] = average.mean(seat);
        }
    }
    let entries = course.entries();
    for (number, entry) in entries.iter().enumerate() {
        if !tick(number as f64 / entries.len() as f64) {
            return None;
        }
        let legal = check(game, &state, entry.ask, entry.seat, entry.action.clone()).expect(again);
        let average = (!entry.dice.is_empty()).then(|| {
            let place = blend(seed, number as u64 + 1);
            let rolled = (0..rolls).map(|roll| {
                let (mut other, mut dice) = (state.clone(), SeededDice::new(blend(place, u64::from(roll))));
                play(game, &mut other, legal.clone(), &mut dice, &mut ());
                value(&other)
            });
            Average::of(seats, rolled)
        });
        let mut dice = TapeDice::playback(entry.dice.iter().cloned());
        play(game, &mut state, legal, &mut dice, &mut ());
        let after = value(&state);
        let before = account.values.last().expect("there is the first position").clone();
        for (seat, end) in after.iter() {
            let place = seat.index();
            let expected = average.as_ref().map_or(end, |average| average.mean(place));
            account.luck[place] += end - expected;
            account.variance[place] += average.as_ref().map_or(0.0, |average| average.variance(place));
            account.changes[entry.seat.index()][place] += expected - before[seat];
            if seat == entry.seat {
                account.effects.push(expected - before[seat]);
            }
        }
        account.values.push(after);
        let round = H::round(&state);
        if account.rounds.last().is_none_or(|last| last.round != round) {
            account.rounds.push(RoundAt { count: number as u32 + 1, round });
        }
    }
    given_up::<H>(course, &mut account);
    Some(account)
}

/// Giving up is a decision too: that of whoever did it last.
fn given_up<H: Host>(course: &Course<H::Game>, account: &mut Account) {
    let (Some(outcome), Some(last)) = (course.outcome(), course.resignations().last()) else { return };
    let end = Values::of_outcome(outcome, account.seats());
    let before = account.values.last_mut().expect("there is the first position");
    for (seat, value) in end.iter() {
        account.changes[last.seat.index()][seat.index()] += value - before[seat];
    }
    *before = end;
}
