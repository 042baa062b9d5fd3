//! Darts at a long line: the nearer to a spot, the likelier the win. Only a few places come to mind, all are legal.

use gonfalon_kernel::{Ask, Dice, Game, Known, Roll, Seat, SeededDice};
use gonfalon_search::{Anything, Budget, Instinct, Race, Search, Settings, Unknowing};
use serde::Serialize;

use crate::small::{Rules, Small};

struct Darts;

const LONG: i32 = 4000;
const SPOT: i32 = 2637;

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Line {
    winner: Option<Seat>,
}

impl Rules for Darts {
    type Board = Line;
    type Move = i32;

    fn turn(&self, board: &Line) -> Vec<Seat> {
        if board.winner.is_some() { Vec::new() } else { vec![Seat(0)] }
    }

    fn winners(&self, board: &Line) -> Vec<Seat> {
        board.winner.into_iter().collect()
    }

    fn moves(&self, _: &Line, _: Seat) -> Vec<i32> {
        (0..=LONG).collect()
    }

    fn proposals(&self, _: &Line, _: Seat) -> Vec<i32> {
        (0..=LONG).step_by(1000).collect()
    }

    fn act(&self, board: &mut Line, _: Seat, at: i32, dice: &mut dyn Dice) {
        let roll = i32::from(dice.roll(Roll { purpose: "aim", sides: 200 }));
        let hits = roll * 10 > (at - SPOT).abs();
        board.winner = Some(Seat(u8::from(!hits)));
    }
}

struct Nudging;

impl Instinct<Small<Darts>> for Nudging {
    fn refine(
        &self,
        _: &Small<Darts>,
        _: &<Small<Darts> as Game>::View,
        _: &Ask<()>,
        at: &i32,
        chance: &mut SeededDice,
    ) -> Option<i32> {
        Some(at + chance.below(601) as i32 - 300)
    }
}

fn misses(instinct: impl Instinct<Small<Darts>>, seed: u64) -> i32 {
    let game = Small(Darts);
    let state = game.start(Line { winner: None });
    let ask = &game.asks(&state)[0];
    let known = Known::of(&game, &state, Seat(0));
    let mut mind = Search::new(Unknowing, instinct, Settings { seed, ..Settings::default() });
    (mind.think(&game, &known, ask, Budget::tries(3000)).answer - SPOT).abs()
}

#[test]
fn answers_beyond_the_proposals_are_found() {
    let worst = (0..8).map(|seed| misses(Anything, seed)).max();
    assert!(worst < Some(350), "the nearest proposal is 363 away: {worst:?}");
}

#[test]
fn refining_comes_closer() {
    let mean = |misses: Vec<i32>| misses.iter().sum::<i32>() / misses.len() as i32;
    let nudged = mean((0..8).map(|seed| misses(Nudging, seed)).collect());
    assert!(nudged < 150, "{nudged}");
}

fn racing(instinct: impl Instinct<Small<Darts>>, seed: u64, tries: u32) -> (i32, u32) {
    let game = Small(Darts);
    let state = game.start(Line { winner: None });
    let ask = &game.asks(&state)[0];
    let known = Known::of(&game, &state, Seat(0));
    let race = Some(Race { variants: 3, ..Race::default() });
    let mut mind = Search::new(Unknowing, instinct, Settings { seed, race, ..Settings::default() });
    let thought = mind.think(&game, &known, ask, Budget::tries(tries));
    assert_eq!(Some(&thought.answer), thought.plans[0].line.first().map(|step| &step.action));
    assert!(thought.plans.len() == 3 && thought.plans[0].risk.is_some());
    ((thought.answer - SPOT).abs(), thought.effort.tries)
}

#[test]
fn the_best_candidate_wins_the_race() {
    for seed in 0..8 {
        let (miss, tries) = racing(Anything, seed, 300);
        assert_eq!(miss, 3000 - SPOT, "the nearest of five places, by {tries} tries of seed {seed}");
        assert!(tries < 300, "nothing is left to compare once all others are hopeless");
    }
}

#[test]
fn variants_of_the_best_join_the_race() {
    let mean = (0..8).map(|seed| racing(Nudging, seed, 3000).0).sum::<i32>() / 8;
    assert!(mean < 250, "{mean}");
}
