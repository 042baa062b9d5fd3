//! How likely everybody is to win, as far as one seat can tell: a judgement of worlds that it may believe in.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use gonfalon_bots::{Habit as _, Minded, Temper};
use gonfalon_kernel::{Game as _, Imagines as _, Known, SeededDice, check, play};
use gonfalon_scene::thousandths;
use gonfalon_search::{Judge, Values};

use super::Shown;
use crate::{Outlook, host::StateOf};

/// So many worlds are judged.
const WORLDS: u32 = 24;
/// No further world is imagined after this time.
const ENOUGH: Duration = Duration::from_millis(30);
/// A battle is played on for so many answers before it is judged, and for so many more until it is calm: what is about to
/// happen counts.
const ANSWERS: u32 = 4;
const RESTLESS: u32 = 8;

/// What a seat knows, to be judged elsewhere.
pub(super) struct Prospect<H: Shown> {
    pub(super) game: Arc<H::Game>,
    pub(super) known: Known<H::Game>,
}

impl<H: Shown> Outlook for Prospect<H> {
    fn weigh(self: Box<Self>) -> Vec<u16> {
        let begun = Instant::now();
        let judge = <H::Game as Minded>::judge_of(Temper::Even);
        let mut chance = SeededDice::new(0);
        let mut sums: Vec<f64> = Vec::new();
        let mut worlds = 0;
        while worlds < WORLDS && (worlds == 0 || begun.elapsed() < ENOUGH) {
            let state = self.game.imagine(&self.known, &mut chance);
            let values = self.played_on(state, &judge, &mut chance);
            sums.resize(usize::from(values.count()), 0.0);
            values.iter().for_each(|(seat, value)| sums[seat.index()] += value);
            worlds += 1;
        }
        sums.into_iter().map(|sum| thousandths(sum / f64::from(worlds))).collect()
    }
}

impl<H: Shown> Prospect<H> {
    /// The judgement of a world after everybody has gone on by habit for a little.
    fn played_on(
        &self,
        mut state: StateOf<H>,
        judge: &<H::Game as Minded>::Judge,
        chance: &mut SeededDice,
    ) -> Values {
        let game = &*self.game;
        let habit = <H::Game as Minded>::Habit::default();
        for answers in 0..ANSWERS + RESTLESS {
            if answers >= ANSWERS && judge.calm(game, &state) {
                break;
            }
            let Some(ask) = game.asks(&state).first() else { break };
            let (id, seat) = (ask.id, ask.seat);
            let view = game.view(&state, Some(seat));
            let action = habit.reflex(game, &view, ask);
            let legal = check(game, &state, id, seat, action);
            let Ok(legal) = legal.or_else(|_| check(game, &state, id, seat, game.fallback(&view, ask)))
            else {
                break;
            };
            play(game, &mut state, legal, chance, &mut ());
        }
        match game.outcome(&state) {
            Some(outcome) => Values::of_outcome(outcome, game.seats()),
            None => judge.judge(game, &state),
        }
    }
}
