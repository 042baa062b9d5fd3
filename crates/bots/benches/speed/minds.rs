//! How fast opponents think on one core: imagined battles, and the time an answer takes.

use std::hint::black_box;
use std::time::Duration;

use gonfalon_bots::{Bot, Habit as _, Level, Minded, Practised, Temper, play_out};
use gonfalon_kernel::{Ask, Known, SeededDice, Seen, check, play};
use gonfalon_search::{Horizon, Luck, playout};

use crate::{Bench, MOST_DECISIONS, clock, median};

/// How many questions of a game are asked for playouts, and of each opponent.
const QUESTIONS: usize = 40;

/// How often each figure of playouts is taken, and for how long.
const REPEATS: usize = 3;
const LONG_ENOUGH: Duration = Duration::from_millis(500);

/// What one seat knows when it is asked something.
type Moment<G> = (Known<G>, Ask<<G as gonfalon_kernel::Game>::Question>);

impl<G: Minded> Bench<'_, G> {
    /// Playouts a second, also compared with random games a second, and the milliseconds of answers.
    pub(crate) fn minds(&self, random_games: f64) {
        let (game, moments) = self.moments();
        let middle = spread(&moments[moments.len() / 4..moments.len() - moments.len() / 4]);
        let horizon = G::lore().reach(Level::Marshal).horizon;
        for (what, horizon) in [("playouts", horizon), ("to the end", Horizon::End)] {
            let rates = (0..REPEATS).map(|repeat| playouts(&game, &middle, horizon, repeat as u64)).collect();
            let rate = median(rates);
            self.rate(what, rate);
            println!("  {:<16} {:>12.1} times the random games", "", rate / random_games);
        }
        for (name, level) in
            [("recruit", Level::Recruit), ("veteran", Level::Veteran), ("marshal", Level::Marshal)]
        {
            let mut mind = G::mind(&G::makeup(level, Temper::Even), 1);
            let mut times: Vec<f64> = Vec::new();
            for (known, ask) in spread(&moments) {
                let began = clock();
                drop(black_box(mind.answer(&game, &Seen::from(known), ask)));
                times.push((clock() - began).as_secs_f64() * 1e3);
            }
            let worst = times.iter().copied().fold(0.0, f64::max);
            let line = format!("median of {} answers, {worst:.1} ms the worst", times.len());
            println!("  {name:<16} {:>12.1} ms {line}", median(times));
        }
    }

    /// Every question of a game of habits, with what the seat knows that is asked.
    fn moments(&self) -> (G, Vec<Moment<G>>) {
        let mut dice = SeededDice::new(1);
        let (game, mut state) = (self.begin)(&mut dice);
        let mut watchers = [Watcher(Vec::new()), Watcher(Vec::new())];
        play_out(&game, &mut state, &mut watchers, &mut dice, &mut (), MOST_DECISIONS)
            .unwrap_or_else(|stopped| panic!("{stopped}"));
        let mut moments: Vec<Moment<G>> = watchers.into_iter().flat_map(|watcher| watcher.0).collect();
        moments.sort_by_key(|(_, ask)| ask.id);
        (game, moments)
    }
}

/// Follows habit and remembers what it was asked.
struct Watcher<G: Minded>(Vec<Moment<G>>);

impl<G: Minded> Bot<G> for Watcher<G> {
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        self.0.push((seen.known(), ask.clone()));
        G::Habit::default().decide(game, seen.view(), ask)
    }
}

/// At most so many of them as are asked, from beginning to end.
fn spread<T>(all: &[T]) -> Vec<&T> {
    all.iter().step_by(all.len().div_ceil(QUESTIONS).max(1)).collect()
}

/// Imagined battles a second: a world, one answer, and reflexes up to the horizon.
fn playouts<G: Minded>(game: &G, moments: &[&Moment<G>], horizon: Horizon, seed: u64) -> f64 {
    let (judge, habit) = (G::judge_of(Temper::Even), G::Habit::default());
    let instinct = Practised::new(G::Habit::default(), 0);
    let mut chance = SeededDice::new(seed);
    let began = clock();
    let mut count = 0.0;
    while clock() - began < LONG_ENOUGH {
        for (known, ask) in moments {
            let mut state = game.imagine(known, &mut chance);
            let action = habit.decide(game, &known.view, ask);
            let legal = check(game, &state, ask.id, ask.seat, action).expect("habits are legal");
            play(game, &mut state, legal, &mut chance, &mut ());
            let mut luck = Luck::even(u64::from(chance.below(u32::MAX)));
            black_box(playout(game, &mut state, (&judge, &instinct), horizon, &mut luck));
            count += 1.0;
        }
    }
    count / (clock() - began).as_secs_f64()
}
