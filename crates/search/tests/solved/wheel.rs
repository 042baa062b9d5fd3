//! A wheel with many numbers: whoever spins must say the number that came up. So many consequences cannot be told apart, and
//! what may be said depends on them.

use gonfalon_kernel::{Dice, Roll, Seat};
use serde::{Deserialize, Serialize};

use crate::small::{Rules, Small, thought};

struct Wheel;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Choice {
    Spin,
    Safe,
    Say(u16),
    Shrug,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Stand {
    number: Option<u16>,
    winner: Option<Seat>,
}

impl Rules for Wheel {
    type Board = Stand;
    type Move = Choice;

    fn turn(&self, board: &Stand) -> Vec<Seat> {
        if board.winner.is_some() { Vec::new() } else { vec![Seat(0)] }
    }

    fn winners(&self, board: &Stand) -> Vec<Seat> {
        board.winner.into_iter().collect()
    }

    fn moves(&self, board: &Stand, _: Seat) -> Vec<Choice> {
        match board.number {
            None => vec![Choice::Safe, Choice::Spin],
            Some(number) => vec![Choice::Shrug, Choice::Say(number)],
        }
    }

    fn act(&self, board: &mut Stand, _: Seat, choice: Choice, dice: &mut dyn Dice) {
        let mut roll = |sides| u16::from(dice.roll(Roll { purpose: "wheel", sides }));
        match choice {
            Choice::Spin => board.number = Some(roll(250) * 250 + roll(250)),
            Choice::Safe => board.winner = Some(Seat(u8::from(roll(10) > 7))),
            Choice::Say(_) => board.winner = Some(Seat(0)),
            Choice::Shrug => board.winner = Some(Seat(1)),
        }
    }
}

#[test]
fn what_cannot_be_told_apart_is_still_played_well() {
    let game = Small(Wheel);
    let state = game.start(Stand { number: None, winner: None });
    for seed in 0..4 {
        let thought = thought(&game, &state, Seat(0), 2000, seed);
        assert_eq!(thought.answer, Choice::Spin, "{:?}", thought.plans);
    }
}
