//! Pig to a small target: throw and add, or hold; a one loses the turn. Solved by iteration.

use gonfalon_kernel::{Dice, Roll, Seat};
use serde::{Deserialize, Serialize};

use crate::small::{Rules, Small, thought};

pub(crate) struct Pig;

const TARGET: u8 = 12;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Sty {
    pub(crate) score: [u8; 2],
    pub(crate) pot: u8,
    pub(crate) turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Choice {
    Throw,
    Hold,
}

impl Rules for Pig {
    type Board = Sty;
    type Move = Choice;

    fn turn(&self, board: &Sty) -> Vec<Seat> {
        if board.score.iter().any(|score| *score >= TARGET) { Vec::new() } else { vec![board.turn] }
    }

    fn winners(&self, board: &Sty) -> Vec<Seat> {
        (0..2).map(Seat).filter(|seat| board.score[seat.index()] >= TARGET).collect()
    }

    fn moves(&self, _: &Sty, _: Seat) -> Vec<Choice> {
        vec![Choice::Throw, Choice::Hold]
    }

    fn act(&self, board: &mut Sty, seat: Seat, choice: Choice, dice: &mut dyn Dice) {
        let thrown = (choice == Choice::Throw).then(|| dice.roll(Roll { purpose: "pig", sides: 6 }));
        match thrown {
            Some(1) => board.pot = 0,
            Some(pips) => {
                board.pot += pips;
                // Whoever has enough need not say so.
                if board.score[seat.index()] + board.pot < TARGET {
                    return;
                }
            }
            None => {}
        }
        board.score[seat.index()] += board.pot;
        board.pot = 0;
        board.turn = Seat(1 - seat.0);
    }
}

/// The chance to win for who is to throw or hold, by its score, the other's, and the pot.
struct Solved(Vec<f64>);

impl Solved {
    fn at(&self, mine: u8, theirs: u8, pot: u8) -> f64 {
        if mine + pot >= TARGET { 1.0 } else { self.0[Solved::place(mine, theirs, pot)] }
    }

    fn place(mine: u8, theirs: u8, pot: u8) -> usize {
        let side = usize::from(TARGET);
        (usize::from(mine) * side + usize::from(theirs)) * side + usize::from(pot)
    }

    fn choices(&self, mine: u8, theirs: u8, pot: u8) -> [f64; 2] {
        let lost = 1.0 - self.at(theirs, mine, 0);
        let throw = (lost + (2..=6).map(|pips| self.at(mine, theirs, pot + pips)).sum::<f64>()) / 6.0;
        [throw, 1.0 - self.at(theirs, mine + pot, 0)]
    }

    fn new() -> Solved {
        let mut solved = Solved(vec![0.5; usize::from(TARGET).pow(3)]);
        for _ in 0..200 {
            for (mine, theirs, pot) in positions() {
                let [throw, hold] = solved.choices(mine, theirs, pot);
                solved.0[Solved::place(mine, theirs, pot)] = throw.max(hold);
            }
        }
        solved
    }
}

fn positions() -> impl Iterator<Item = (u8, u8, u8)> {
    (0..TARGET).flat_map(|mine| {
        (0..TARGET).flat_map(move |theirs| (0..TARGET - mine).map(move |pot| (mine, theirs, pot)))
    })
}

#[test]
fn it_throws_and_holds_like_the_solution() {
    let game = Small(Pig);
    let solved = Solved::new();
    let mut decided = 0;
    for (mine, theirs, pot) in positions().filter(|(mine, theirs, _)| mine % 4 == 0 && theirs % 5 == 0) {
        let [throw, hold] = solved.choices(mine, theirs, pot);
        let state = game.start(Sty { score: [mine, theirs], pot, turn: Seat(0) });
        let thought = thought(&game, &state, Seat(0), 4000, 1);
        let plan = &thought.plans[0];
        let real = if thought.answer == Choice::Throw { throw } else { hold };
        assert!(throw.max(hold) - real < 0.02, "{mine} {theirs} {pot}: {throw} {hold} {plan:?}");
        assert!((plan.expected - real).abs() < 0.06, "{mine} {theirs} {pot}: {real} {plan:?}");
        decided += u32::from((throw - hold).abs() > 0.02);
    }
    assert!(decided > 30, "{decided}");
}

#[test]
fn the_risk_of_a_throw_is_told() {
    let game = Small(Pig);
    let state = game.start(Sty { score: [4, 4], pot: 3, turn: Seat(0) });
    let thought = thought(&game, &state, Seat(0), 4000, 2);
    let throw = thought.plans.iter().find(|plan| plan.line[0].action == Choice::Throw).expect("it is a plan");
    let hold = thought.plans.iter().find(|plan| plan.line[0].action == Choice::Hold).expect("it is a plan");
    assert!(throw.low < throw.expected && throw.spread > 0.3, "{throw:?}");
    let doubt = thought.doubt.expect("there are two plans");
    let margin = (throw.expected - hold.expected).abs();
    assert!((doubt.margin.abs() - margin).abs() < 1e-9 && doubt.error > 0.0);
    let risk = throw.risk.as_ref().expect("something may go wrong");
    assert!(risk.expected < throw.expected && risk.likelihood > 0.05, "{risk:?}");
}
