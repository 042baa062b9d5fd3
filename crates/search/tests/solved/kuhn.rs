//! Kuhn's poker: three cards, one each, one bet. Chips become chances of winning, so that results lie between 0 and 1.

use gonfalon_kernel::{Dice, Game as _, Roll, Seat, SeededDice, is_honest};
use serde::{Deserialize, Serialize};

use crate::small::{Rules, Small, State, thought};

pub(crate) struct Kuhn;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Card {
    Jack,
    Queen,
    King,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Say {
    Pass,
    Bet,
}

use Card::{Jack, King, Queen};
use Say::{Bet, Pass};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Hands {
    cards: [Option<Card>; 2],
    said: Vec<Say>,
    winner: Option<Seat>,
}

impl Rules for Kuhn {
    type Board = Hands;
    type Move = Say;

    fn turn(&self, board: &Hands) -> Vec<Seat> {
        let open = board.winner.is_none();
        open.then_some(Seat((board.said.len() % 2) as u8)).into_iter().collect()
    }

    fn winners(&self, board: &Hands) -> Vec<Seat> {
        board.winner.into_iter().collect()
    }

    fn moves(&self, _: &Hands, _: Seat) -> Vec<Say> {
        vec![Pass, Bet]
    }

    fn act(&self, board: &mut Hands, _: Seat, say: Say, dice: &mut dyn Dice) {
        board.said.push(say);
        let higher = if board.cards[0] > board.cards[1] { 1 } else { -1 };
        let chips: i8 = match board.said[..] {
            [Pass, Pass] => higher,
            [Bet, Bet] | [Pass, Bet, Bet] => 2 * higher,
            [Bet, Pass] => 1,
            [Pass, Bet, Pass] => -1,
            _ => return,
        };
        let roll = dice.roll(Roll { purpose: "chips", sides: 4 });
        board.winner = Some(Seat(u8::from(roll as i8 > chips + 2)));
    }

    fn seen(&self, board: &Hands, viewer: Option<Seat>) -> Hands {
        let mut seen = board.clone();
        for seat in Seat::all(2).filter(|seat| viewer != Some(*seat)) {
            seen.cards[seat.index()] = None;
        }
        seen
    }

    fn imagine(&self, seen: &Hands, seat: Seat, chance: &mut SeededDice) -> Hands {
        let mut board = seen.clone();
        let mine = board.cards[seat.index()];
        let others: Vec<Card> = [Jack, Queen, King].into_iter().filter(|card| Some(*card) != mine).collect();
        board.cards[1 - seat.index()] = Some(others[chance.below(2) as usize]);
        board
    }
}

fn deal(game: &Small<Kuhn>, cards: [Card; 2], said: &[Say]) -> State<Hands> {
    let cards = cards.map(Some);
    let mut state = game.start(Hands { cards, said: Vec::new(), winner: None });
    for say in said {
        let seat = game.asks(&state)[0].seat;
        game.answer(&mut state, seat, *say, &mut SeededDice::new(0));
    }
    state
}

#[test]
fn nothing_foolish_is_said() {
    let game = Small(Kuhn);
    let clear: [(Seat, [Card; 2], &[Say], Say); 7] = [
        (Seat(1), [Queen, King], &[Bet], Bet),
        (Seat(1), [Queen, Jack], &[Bet], Pass),
        (Seat(1), [Queen, King], &[Pass], Bet),
        (Seat(1), [King, Queen], &[Pass], Pass),
        (Seat(0), [King, Queen], &[Pass, Bet], Bet),
        (Seat(0), [Jack, Queen], &[Pass, Bet], Pass),
        (Seat(1), [Jack, King], &[Bet], Bet),
    ];
    for (seat, cards, said, right) in clear {
        for seed in 0..4 {
            let thought = thought(&game, &deal(&game, cards, said), seat, 6000, seed);
            assert_eq!(thought.answer, right, "{cards:?} {said:?}: {:?}", thought.plans);
        }
    }
}

#[test]
fn the_game_is_worth_about_what_it_should() {
    let game = Small(Kuhn);
    let values = [Jack, Queen, King].map(|card| {
        let other = if card == Jack { Queen } else { Jack };
        thought(&game, &deal(&game, [card, other], &[]), Seat(0), 8000, 3).outlook[Seat(0)]
    });
    let mean = values.iter().sum::<f64>() / 3.0;
    assert!((mean - (0.5 - 1.0 / 72.0)).abs() < 0.03, "{values:?}");
}

#[test]
fn the_other_hand_makes_no_difference() {
    let game = Small(Kuhn);
    let deals = [
        (Seat(0), [Queen, Jack], [Queen, King]),
        (Seat(1), [Jack, Queen], [King, Queen]),
        (Seat(0), [Jack, Queen], [Jack, King]),
    ];
    let before: [&[Say]; 3] = [&[], &[Bet], &[Pass, Bet]];
    for ((seat, one, other), said) in deals.into_iter().zip(before) {
        let (one, other) = (deal(&game, one, said), deal(&game, other, said));
        assert!(is_honest(&game, &one, seat, &mut SeededDice::new(4)));
        for seed in 0..20 {
            let mut thoughts = [&one, &other].map(|state| thought(&game, state, seat, 200, seed));
            thoughts.iter_mut().for_each(|thought| thought.effort.time = Default::default());
            assert_eq!(thoughts[0], thoughts[1]);
        }
    }
}
