//! What holds whatever the game: the same seed gives the same answer, budgets are kept, thoughts are used again.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use gonfalon_kernel::{Game as _, Known, Seat, SeededDice, is_honest};
use gonfalon_search::{Budget, Settings, Thought};

use crate::nim::{Heaps, Nim};
use crate::noughts::{Noughts, Paper};
use crate::pig::{Pig, Sty};
use crate::small::{Small, mind, think, thought};

fn timeless<A, E>(mut thought: Thought<A, E>) -> Thought<A, E> {
    thought.effort.time = Duration::ZERO;
    thought
}

fn sty() -> Sty {
    Sty { score: [3, 5], pot: 4, turn: Seat(0) }
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let game = Small(Pig);
    let state = game.start(sty());
    for threads in [1, 2, 3] {
        let settings = Settings { seed: 11, threads, ..Settings::default() };
        let once =
            || timeless(think(&mut mind(settings.clone()), &game, &state, Seat(0), Budget::tries(601)));
        let first = once();
        assert_eq!((first.effort.tries, first.plans.iter().map(|plan| plan.visits).sum::<u32>()), (601, 601));
        assert_eq!(first, once(), "{threads} threads");
    }
}

#[test]
fn another_seed_gives_other_tries() {
    let game = Small(Pig);
    let state = game.start(sty());
    let [one, other] = [1, 2].map(|seed| timeless(thought(&game, &state, Seat(0), 500, seed)));
    assert_ne!(one, other);
}

#[test]
fn what_was_thought_is_used_again() {
    let game = Small(Noughts);
    let mut dice = SeededDice::new(0);
    let mut state = game.start(Paper { cells: [None; 9] });
    let mut mind = mind(Settings::default());
    let cell = think(&mut mind, &game, &state, Seat(0), Budget::tries(2000)).answer;
    game.answer(&mut state, Seat(0), cell, &mut dice);
    let reply = (0..9).find(|reply| state.board.cells[*reply].is_none()).expect("there is room");
    game.answer(&mut state, Seat(1), reply, &mut dice);
    let again = think(&mut mind, &game, &state, Seat(0), Budget::tries(500));
    let visits = |thought: &Thought<usize, _>| thought.plans.iter().map(|plan| plan.visits).sum::<u32>();
    let fresh = thought(&game, &state, Seat(0), 500, 0);
    assert!(again.effort.reused > 20, "{:?}", again.effort);
    assert_eq!((fresh.effort.reused, again.effort.tries), (0, 500));
    assert!(again.plans[0].visits > fresh.plans[0].visits && visits(&again) > visits(&fresh));
    mind.forget();
    assert_eq!(think(&mut mind, &game, &state, Seat(0), Budget::tries(10)).effort.reused, 0);
    let forgetful = Settings { reuse: false, ..Settings::default() };
    let mut mind = crate::small::mind(forgetful);
    think(&mut mind, &game, &state, Seat(0), Budget::tries(100));
    assert_eq!(think(&mut mind, &game, &state, Seat(0), Budget::tries(100)).effort.reused, 0);
}

#[test]
fn time_is_kept() {
    let game = Small(Noughts);
    let state = game.start(Paper { cells: [None; 9] });
    // A busy machine may wake a thread late, so the best of some attempts counts.
    let time = Duration::from_millis(400);
    let kept = (0..10).any(|seed| {
        let begun = Instant::now();
        let mut mind = mind(Settings { seed, ..Settings::default() });
        let thought = think(&mut mind, &game, &state, Seat(0), Budget::time(time));
        let taken = begun.elapsed();
        thought.effort.tries > 100 && taken > time * 9 / 10 && taken < time * 11 / 10
    });
    assert!(kept);
}

#[test]
fn a_watcher_is_told_and_can_stop_it() {
    let game = Small(Noughts);
    let state = game.start(Paper { cells: [None; 9] });
    let (ask, known) = (&game.asks(&state)[0], Known::of(&game, &state, Seat(0)));
    let told = AtomicU32::new(0);
    let mut mind = mind(Settings { threads: 2, ..Settings::default() });
    let thought = mind.think_watched(&game, &known, ask, Budget::tries(1_000_000), &|progress| {
        assert!((0.0..=1.0).contains(&progress.done));
        told.fetch_add(1, Ordering::Relaxed) < 5
    });
    assert_eq!(told.load(Ordering::Relaxed), 6);
    assert!((80..10_000).contains(&thought.effort.tries), "{:?}", thought.effort);
    assert!((0..9).contains(&thought.answer));
}

#[test]
fn where_there_is_no_choice_there_is_little_thought() {
    let game = Small(Nim);
    let state = game.start(Heaps { heaps: vec![1, 0], turn: Seat(1) });
    let thought = thought(&game, &state, Seat(1), 5000, 0);
    assert!(thought.effort.tries <= 16 && thought.plans.len() == 1 && thought.doubt.is_none());
    assert!(thought.plans[0].expected > 1.0 - 1e-9);
}

#[test]
fn plans_are_lines_of_play_with_figures() {
    let game = Small(Nim);
    let state = game.start(Heaps { heaps: vec![1, 2, 2], turn: Seat(0) });
    let thought = thought(&game, &state, Seat(0), 3000, 4);
    assert_eq!(thought.plans.len(), 3);
    let best = &thought.plans[0];
    assert_eq!((best.line[0].seat, best.line[0].action), (Seat(0), thought.answer));
    let seats: Vec<u8> = best.line.iter().map(|step| step.seat.0).collect();
    assert!(
        seats.len() >= 3 && seats.iter().enumerate().all(|(place, seat)| usize::from(*seat) == place % 2)
    );
    assert!(
        best.expected > thought.plans[1].expected && best.low <= best.expected && best.error < best.spread
    );
    let doubt = thought.doubt.expect("there are other plans");
    assert!(doubt.margin > 0.0 && doubt.instead == 1);
    assert!(is_honest(&game, &state, Seat(0), &mut SeededDice::new(1)));
}
