//! How fast it thinks: imagined battles a second beside battles played at random, on Nim.

#[path = "../tests/solved/small.rs"]
mod small;

use std::time::{Duration, Instant};

use gonfalon_kernel::{Dice, Game as _, Seat, SeededDice};
use gonfalon_search::{Budget, Settings};
use serde::{Deserialize, Serialize};
use small::{Rules, Small, State, mind, think, thought};

struct Nim;

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Heaps {
    heaps: [u8; 6],
    turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Take {
    heap: usize,
    count: u8,
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

const TIME: Duration = Duration::from_secs(2);

fn random_games(game: &Small<Nim>, start: &State<Heaps>) -> f64 {
    let (begun, mut games, mut chance) = (Instant::now(), 0, SeededDice::new(1));
    while begun.elapsed() < TIME {
        let mut state = start.clone();
        while let Some(ask) = game.asks(&state).first().cloned() {
            let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            game.answer(&mut state, ask.seat, action, &mut chance);
        }
        games += 1;
    }
    f64::from(games) / begun.elapsed().as_secs_f64()
}

fn main() {
    let game = Small(Nim);
    let start = game.start(Heaps { heaps: [4; 6], turn: Seat(0) });
    let random = random_games(&game, &start);
    println!("random games              {random:>9.0} /s");
    for threads in [1, 2] {
        let mut mind = mind(Settings { threads, ..Settings::default() });
        let thought = think(&mut mind, &game, &start, Seat(0), Budget::time(TIME));
        let tries = f64::from(thought.effort.tries) / thought.effort.time.as_secs_f64();
        println!("tries, {threads} thread(s)        {tries:>9.0} /s   {:.2} of random", tries / random);
    }
    let few = thought(&game, &start, Seat(0), 100, 1);
    println!("100 tries                 {:>9.2} ms", few.effort.time.as_secs_f64() * 1000.0);
}
