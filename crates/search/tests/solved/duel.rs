//! A duel of two disks on a line. A disk moves up to two places and may then strike what is within reach; a strike kills on
//! a three or more. When time is up the disk nearer to the middle wins. Solved backwards from the end.

use gonfalon_kernel::{Dice, Game, Known, Roll, Seat};
use gonfalon_search::{Anything, Budget, Horizon, Judge, Luck, Search, Settings, playout};
use serde::{Deserialize, Serialize};

use crate::small::{Rules, Small, State, thought};

pub(crate) struct Duel;

const LAST: i8 = 12;
const MIDDLE: i8 = 6;
const REACH: i8 = 2;
const STRIDE: i8 = 2;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Field {
    pub(crate) at: [i8; 2],
    pub(crate) left: u8,
    pub(crate) turn: Seat,
    pub(crate) dead: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Order {
    pub(crate) to: i8,
    pub(crate) strike: bool,
}

impl Field {
    fn winners(&self) -> Vec<Seat> {
        let [red, blue] = self.at.map(|at| (at - MIDDLE).abs());
        match self.dead {
            Some(dead) => vec![Seat(1 - dead.0)],
            None if red == blue => Vec::new(),
            None => vec![Seat(u8::from(blue < red))],
        }
    }

    fn orders(&self) -> Vec<Order> {
        let (at, other) = (self.at[self.turn.index()], self.at[1 - self.turn.index()]);
        let places = (at - STRIDE..=at + STRIDE).filter(|to| (0..=LAST).contains(to));
        // Nobody walks through the other.
        let free = places.filter(|to| *to != other && (*to < other) == (at < other));
        free.flat_map(|to| {
            let reaches = (to - other).abs() <= REACH;
            [false, true]
                .into_iter()
                .filter(move |strike| reaches || !strike)
                .map(move |strike| Order { to, strike })
        })
        .collect()
    }

    fn after(&self, order: Order, kills: bool) -> Field {
        let mut next = self.clone();
        next.at[self.turn.index()] = order.to;
        next.turn = Seat(1 - self.turn.0);
        next.left -= 1;
        next.dead = (order.strike && kills).then_some(next.turn);
        next
    }

    fn over(&self) -> bool {
        self.left == 0 || self.dead.is_some()
    }

    /// The expected result for red with best play.
    fn solve(&self) -> f64 {
        if self.over() {
            return match self.winners()[..] {
                [Seat(0)] => 1.0,
                [_] => 0.0,
                _ => 0.5,
            };
        }
        let values = self.orders().into_iter().map(|order| self.worth(order));
        if self.turn == Seat(0) { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
    }

    /// The expected result for red after an order.
    fn worth(&self, order: Order) -> f64 {
        if !order.strike {
            return self.after(order, false).solve();
        }
        (2.0 * self.after(order, false).solve() + 4.0 * self.after(order, true).solve()) / 6.0
    }

    fn strongest(&self) -> f64 {
        if self.turn == Seat(0) { self.solve() } else { 1.0 - self.solve() }
    }
}

impl Rules for Duel {
    type Board = Field;
    type Move = Order;

    fn turn(&self, board: &Field) -> Vec<Seat> {
        if board.over() { Vec::new() } else { vec![board.turn] }
    }

    fn winners(&self, board: &Field) -> Vec<Seat> {
        board.winners()
    }

    fn moves(&self, board: &Field, _: Seat) -> Vec<Order> {
        board.orders()
    }

    fn act(&self, board: &mut Field, _: Seat, order: Order, dice: &mut dyn Dice) {
        let kills = order.strike && dice.roll(Roll { purpose: "strike", sides: 6 }) >= 3;
        *board = board.after(order, kills);
    }
}

fn fields() -> impl Iterator<Item = Field> {
    [([0, 12], 6), ([2, 9], 6), ([3, 8], 5), ([4, 9], 5), ([5, 8], 4), ([1, 6], 4), ([6, 11], 3), ([4, 6], 4)]
        .into_iter()
        .flat_map(|(at, left)| [Seat(0), Seat(1)].map(|turn| Field { at, left, turn, dead: None }))
}

fn loss(field: &Field, order: Order) -> f64 {
    (field.solve() - field.worth(order)).abs()
}

#[test]
fn distance_and_first_strike_are_understood() {
    let game = Small(Duel);
    let mut clear = 0;
    for field in fields() {
        let thought = thought(&game, &game.start(field.clone()), field.turn, 6000, 3);
        let lost = loss(&field, thought.answer);
        assert!(lost < 0.01, "{field:?}: {:?} loses {lost}", thought.answer);
        assert!(
            (thought.plans[0].expected - field.strongest()).abs() < 0.12,
            "{field:?}: {:?}",
            thought.plans[0]
        );
        clear += u32::from(field.orders().iter().any(|order| loss(&field, *order) > 0.2));
    }
    assert!(clear > 10, "{clear}");
}

/// Nearness to the middle, and being alive.
struct Position;

impl Judge<Small<Duel>> for Position {
    fn terms(&self) -> &[&'static str] {
        &["near-the-middle", "next-strike"]
    }
    fn weights(&self) -> &[f64] {
        &[0.5, 1.0]
    }
    fn measure(&self, _: &Small<Duel>, state: &State<Field>, seat: Seat, amounts: &mut [f64]) {
        let field = &state.board;
        amounts[0] = -f64::from((field.at[seat.index()] - MIDDLE).abs());
        let close = (field.at[0] - field.at[1]).abs() <= STRIDE + REACH;
        amounts[1] = if close && field.turn == seat { 1.0 } else { 0.0 };
    }
    fn calm(&self, _: &Small<Duel>, state: &State<Field>) -> bool {
        state.board.turn == Seat(0)
    }
}

#[test]
fn a_judge_replaces_the_end_of_the_battle() {
    let game = Small(Duel);
    let settings = Settings { horizon: Horizon::Decisions(0), ..Settings::default() };
    for field in fields() {
        let state = game.start(field.clone());
        let ask = &game.asks(&state)[0];
        let mut mind = Search::new(Position, Anything, settings.clone());
        let thought = mind.think(&game, &Known::of(&game, &state, ask.seat), ask, Budget::tries(3000));
        let lost = loss(&field, thought.answer);
        assert!(lost < 0.02, "{field:?}: {:?} loses {lost}", thought.answer);
    }
}

#[test]
fn a_battle_is_judged_at_the_calm_moment_that_was_asked_for() {
    let game = Small(Duel);
    // Too far apart for a strike.
    let far = Field { at: [0, LAST], left: 6, turn: Seat(1), dead: None };
    for (horizon, decisions) in [
        (Horizon::Calm(1), 1),
        (Horizon::Calm(2), 3),
        (Horizon::Decisions(1), 1),
        (Horizon::Decisions(2), 3),
        (Horizon::Decisions(3), 3),
    ] {
        let mut state = game.start(far.clone());
        playout(&game, &mut state, (&Position, &Anything), horizon, &mut Luck::plain(1));
        assert_eq!((state.board.left, state.board.turn), (far.left - decisions, Seat(0)), "{horizon:?}");
    }
    let mut state = game.start(far);
    playout(&game, &mut state, (&Position, &Anything), Horizon::End, &mut Luck::plain(1));
    assert!(game.outcome(&state).is_some());
}
