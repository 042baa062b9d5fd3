//! Noughts and crosses: with best play nobody wins.

use std::collections::BTreeMap;

use gonfalon_kernel::{Dice, Game as _, Seat, SeededDice};
use gonfalon_search::{Budget, Settings};
use serde::Serialize;

use crate::small::{Rules, Small, mind, think};

pub(crate) struct Noughts;

pub(crate) type Cells = [Option<Seat>; 9];

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Paper {
    pub(crate) cells: Cells,
}

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

fn winner(cells: &Cells) -> Option<Seat> {
    LINES.iter().find_map(|[a, b, c]| cells[*a].filter(|_| cells[*a] == cells[*b] && cells[*b] == cells[*c]))
}

fn turn(cells: &Cells) -> Seat {
    Seat((cells.iter().flatten().count() % 2) as u8)
}

fn free(cells: &Cells) -> impl Iterator<Item = usize> + '_ {
    (0..9).filter(|cell| cells[*cell].is_none())
}

impl Rules for Noughts {
    type Board = Paper;
    type Move = usize;

    fn turn(&self, board: &Paper) -> Vec<Seat> {
        let over = winner(&board.cells).is_some() || free(&board.cells).next().is_none();
        if over { Vec::new() } else { vec![turn(&board.cells)] }
    }

    fn winners(&self, board: &Paper) -> Vec<Seat> {
        winner(&board.cells).into_iter().collect()
    }

    fn moves(&self, board: &Paper, _: Seat) -> Vec<usize> {
        free(&board.cells).collect()
    }

    fn act(&self, board: &mut Paper, seat: Seat, cell: usize, _: &mut dyn Dice) {
        board.cells[cell] = Some(seat);
    }
}

type Table = BTreeMap<Vec<Option<Seat>>, i8>;

/// What a position is worth to who moves: 1 won, 0 drawn, -1 lost.
fn solve(cells: &Cells, known: &mut Table) -> i8 {
    if let Some(value) = known.get(cells.as_slice()) {
        return *value;
    }
    let value = if winner(cells).is_some() {
        -1
    } else {
        free(cells).map(|cell| -solve(&after(cells, cell), known)).max().unwrap_or(0)
    };
    known.insert(cells.to_vec(), value);
    value
}

fn after(cells: &Cells, cell: usize) -> Cells {
    let mut next = *cells;
    next[cell] = Some(turn(cells));
    next
}

/// Every position that can come up against a mind that plays one side: it must never give anything away.
#[test]
fn no_reply_ever_makes_it_give_anything_away() {
    let game = Small(Noughts);
    let mut known = Table::new();
    let mut decisions = 0;
    for me in [Seat(0), Seat(1)] {
        let mut open = vec![Paper { cells: [None; 9] }];
        while let Some(paper) = open.pop() {
            if game.0.turn(&paper).is_empty() {
                assert_ne!(winner(&paper.cells), Some(Seat(1 - me.0)), "lost: {paper:?}");
                continue;
            }
            if turn(&paper.cells) != me {
                open.extend(free(&paper.cells).map(|cell| Paper { cells: after(&paper.cells, cell) }));
                continue;
            }
            let worth = solve(&paper.cells, &mut known);
            let state = game.start(paper.clone());
            let mut mind = mind(Settings::default());
            let cell = think(&mut mind, &game, &state, me, Budget::tries(1200)).answer;
            let next = after(&paper.cells, cell);
            assert_eq!(-solve(&next, &mut known), worth, "{paper:?}: {cell}");
            decisions += 1;
            open.push(Paper { cells: next });
        }
    }
    assert!(decisions > 100, "{decisions}");
}

#[test]
fn two_minds_draw_a_whole_game() {
    let game = Small(Noughts);
    for seed in 0..3 {
        let mut minds = [seed, seed + 100].map(|seed| mind(Settings { seed, ..Settings::default() }));
        let mut state = game.start(Paper { cells: [None; 9] });
        while let Some(ask) = game.asks(&state).first().cloned() {
            let mind = &mut minds[ask.seat.index()];
            let cell = think(mind, &game, &state, ask.seat, Budget::tries(1000)).answer;
            game.answer(&mut state, ask.seat, cell, &mut SeededDice::new(0));
        }
        assert_eq!(game.outcome(&state).map(|outcome| outcome.winners.len()), Some(0));
    }
}
