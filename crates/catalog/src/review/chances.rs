//! Everybody's chances over time.

use std::collections::BTreeSet;

use gonfalon_bots::{Level, Minded, Practised, Temper};
use gonfalon_kernel::{Game as _, TapeDice, check, log::Course, play};
use gonfalon_search::{Luck, Values, playout};

use super::{ChanceAt, Effort, blend, luck::Account, rounded};
use crate::host::{Host, StateOf};

/// The chances at the beginning, at the end, where rounds began and at some moments between. The battle is played on a little
/// from each, since in the middle of a fight nothing can be judged. `None` if `tick` says no.
pub(super) fn over_time<H: Host>(
    course: &Course<H::Game>,
    account: &Account,
    effort: Effort,
    seed: u64,
    tick: &dyn Fn(f64) -> bool,
) -> Option<Vec<ChanceAt>> {
    let game = &**course.game();
    let last = course.entries().len();
    let even = (0..=effort.moments).map(|moment| moment * last / effort.moments.max(1));
    let rounds = account.rounds.iter().map(|round| round.count as usize);
    let wanted: BTreeSet<usize> = even.chain(rounds).collect();
    let judge = <H::Game as Minded>::judge_of(Temper::Even);
    let instinct = Practised::new(<H::Game as Minded>::Habit::default(), 0);
    let horizon = <H::Game as Minded>::lore().reach(Level::Recruit).horizon;
    let at = |count: usize, state: &StateOf<H>| {
        let seats = usize::from(game.seats());
        let mut sums = vec![0.0; seats];
        let mut add = |values: &Values| values.iter().for_each(|(seat, value)| sums[seat.index()] += value);
        if count == last || game.outcome(state).is_some() || effort.playouts == 0 {
            add(&account.values[count]);
        } else {
            for number in 0..effort.playouts {
                let mut luck = Luck::plain(blend(blend(!seed, count as u64), u64::from(number)));
                add(&playout(game, &mut state.clone(), (&judge, &instinct), horizon, &mut luck));
            }
        }
        let whole: f64 = sums.iter().sum();
        ChanceAt { count: count as u32, chances: sums.iter().map(|sum| rounded(sum / whole)).collect() }
    };
    let mut state = course.state_after(0)?;
    let mut chances = vec![at(0, &state)];
    for (entry, count) in course.entries().iter().zip(1..) {
        let legal = check(game, &state, entry.ask, entry.seat, entry.action.clone())
            .expect("a proven match plays the same way again");
        play(game, &mut state, legal, &mut TapeDice::playback(entry.dice.iter().cloned()), &mut ());
        if wanted.contains(&count) {
            if !tick(count as f64 / last as f64) {
                return None;
            }
            chances.push(at(count, &state));
        }
    }
    Some(chances)
}
