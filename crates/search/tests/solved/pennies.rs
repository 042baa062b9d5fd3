//! Pennies: both choose a side in secret. Red wins on two heads, half of the time on two tails, and never otherwise. Best play
//! is heads one time in three for both, and red then wins one time in three.

use gonfalon_kernel::{Dice, Game as _, Imagines as _, Roll, Seat, SeededDice, is_honest};
use gonfalon_search::{Budget, Settings};
use serde::{Deserialize, Serialize};

use crate::small::{Rules, Small, mind, think, thought};

pub(crate) struct Pennies;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Side {
    Heads,
    Tails,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
enum Coin {
    InHand,
    Covered,
    Shows(Side),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Coins {
    coins: [Coin; 2],
    winner: Option<Seat>,
}

impl Rules for Pennies {
    type Board = Coins;
    type Move = Side;

    fn turn(&self, board: &Coins) -> Vec<Seat> {
        Seat::all(2).filter(|seat| board.coins[seat.index()] == Coin::InHand).collect()
    }

    fn winners(&self, board: &Coins) -> Vec<Seat> {
        board.winner.into_iter().collect()
    }

    fn moves(&self, _: &Coins, _: Seat) -> Vec<Side> {
        vec![Side::Heads, Side::Tails]
    }

    fn act(&self, board: &mut Coins, seat: Seat, side: Side, dice: &mut dyn Dice) {
        board.coins[seat.index()] = Coin::Shows(side);
        let red_wins = match board.coins {
            [Coin::InHand, _] | [_, Coin::InHand] => return,
            [Coin::Shows(Side::Heads), Coin::Shows(Side::Heads)] => true,
            [one, other] if one == other => dice.roll(Roll { purpose: "tails", sides: 2 }) == 1,
            _ => false,
        };
        board.winner = Some(if red_wins { RED } else { BLUE });
    }

    fn seen(&self, board: &Coins, viewer: Option<Seat>) -> Coins {
        let mut seen = board.clone();
        for seat in Seat::all(2).filter(|seat| board.winner.is_none() && viewer != Some(*seat)) {
            let coin = &mut seen.coins[seat.index()];
            if matches!(coin, Coin::Shows(_)) {
                *coin = Coin::Covered;
            }
        }
        seen
    }

    fn imagine(&self, seen: &Coins, _: Seat, chance: &mut SeededDice) -> Coins {
        let mut board = seen.clone();
        for coin in board.coins.iter_mut().filter(|coin| **coin == Coin::Covered) {
            *coin = Coin::Shows([Side::Heads, Side::Tails][chance.below(2) as usize]);
        }
        board
    }

    fn unseal(&self, board: &mut Coins, seat: Seat) {
        board.coins[1 - seat.index()] = Coin::InHand;
    }
}

fn table() -> Coins {
    Coins { coins: [Coin::InHand; 2], winner: None }
}

#[test]
fn sealed_choices_are_mixed_as_they_should_be() {
    let game = Small(Pennies);
    let state = game.start(table());
    for seat in [RED, BLUE] {
        let thought = thought(&game, &state, seat, 4000, 5);
        assert!(thought.drawn);
        let heads = thought.plans.iter().find(|plan| plan.line[0].action == Side::Heads).expect("a plan");
        assert!((0.25..0.42).contains(&heads.share), "{seat}: {}", heads.share);
        // Who could see the other's choice would win always or never.
        assert!((0.28..0.39).contains(&thought.outlook[RED]), "{:?}", thought.outlook);
    }
}

#[test]
fn draws_follow_the_mixture() {
    let game = Small(Pennies);
    let state = game.start(table());
    let heads = (0..300).filter(|seed| thought(&game, &state, RED, 300, *seed).answer == Side::Heads).count();
    assert!((60..150).contains(&heads), "{heads}");
}

#[test]
fn what_the_other_has_sealed_and_whether_makes_no_difference() {
    let game = Small(Pennies);
    let mut chance = SeededDice::new(1);
    let mut open = game.start(table());
    let worlds: Vec<_> = [Side::Heads, Side::Tails]
        .map(|side| {
            let mut state = open.clone();
            game.answer(&mut state, BLUE, side, &mut chance);
            assert!(is_honest(&game, &state, RED, &mut chance));
            state
        })
        .into();
    for seed in 0..50 {
        let answers: Vec<_> =
            [&open, &worlds[0], &worlds[1]].map(|state| thought(&game, state, RED, 100, seed).answer).into();
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{seed}: {answers:?}");
    }
    let imagined = game.imagine(&game.view(&worlds[0], Some(RED)), RED, &mut chance);
    assert_eq!(game.asks(&imagined).len(), 1);
    game.answer(&mut open, RED, Side::Heads, &mut chance);
    let settings = Settings { seed: 9, ..Settings::default() };
    let after = think(&mut mind(settings), &game, &open, BLUE, Budget::tries(2000));
    assert!(
        (0.28..0.39).contains(&after.outlook[RED]),
        "blue thinks as if red were still thinking: {after:?}"
    );
}
