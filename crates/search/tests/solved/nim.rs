//! Nim: take any number of one heap, who takes the last wins. The best move leaves a nim-sum of zero.

use gonfalon_kernel::{Dice, Seat};
use serde::{Deserialize, Serialize};

use crate::small::{Rules, Small, thought};

pub(crate) struct Nim;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Heaps {
    pub(crate) heaps: Vec<u8>,
    pub(crate) turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Take {
    pub(crate) heap: usize,
    pub(crate) count: u8,
}

impl Rules for Nim {
    type Board = Heaps;
    type Move = Take;

    fn turn(&self, board: &Heaps) -> Vec<Seat> {
        if board.heaps.iter().all(|heap| *heap == 0) { Vec::new() } else { vec![board.turn] }
    }

    fn winners(&self, board: &Heaps) -> Vec<Seat> {
        vec![Seat(1 - board.turn.0)]
    }

    fn moves(&self, board: &Heaps, _: Seat) -> Vec<Take> {
        let heaps = board.heaps.iter().enumerate();
        heaps.flat_map(|(heap, size)| (1..=*size).map(move |count| Take { heap, count })).collect()
    }

    fn act(&self, board: &mut Heaps, seat: Seat, take: Take, _: &mut dyn Dice) {
        board.heaps[take.heap] -= take.count;
        board.turn = Seat(1 - seat.0);
    }
}

fn sum(heaps: &[u8]) -> u8 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

#[test]
fn the_winning_move_is_always_found() {
    let game = Small(Nim);
    let mut positions = 0;
    for heaps in (0..=3).flat_map(|a| (a..=4).flat_map(move |b| (b..=5).map(move |c| vec![a, b, c]))) {
        if sum(&heaps) == 0 {
            continue;
        }
        positions += 1;
        let state = game.start(Heaps { heaps: heaps.clone(), turn: Seat(0) });
        for seed in 0..3 {
            let thought = thought(&game, &state, Seat(0), 10_000, seed);
            let mut left = heaps.clone();
            left[thought.answer.heap] -= thought.answer.count;
            assert_eq!(sum(&left), 0, "{heaps:?}: {:?}", thought.answer);
            assert!(thought.plans[0].expected > 0.5, "{heaps:?}: {:?}", thought.plans[0]);
        }
    }
    assert!(positions > 40);
}
