//! Three seats choose in turn; chances of winning stand in a table. Everybody looks after itself.

use gonfalon_kernel::{Dice, Roll, Seat, SeededDice};
use serde::Serialize;

use crate::small::{Rules, Small, thought};

const SIDES: u8 = 60;
/// By how much the best choice must be better than the next, in parts of [`SIDES`].
const CLEAR: u8 = 6;
const CHOICES: usize = 3;

/// For each of the 27 courses the chances of the three seats, in parts of [`SIDES`].
struct Council(Vec<[u8; 3]>);

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Votes {
    votes: Vec<usize>,
    winner: Option<Seat>,
}

impl Council {
    fn new(seed: u64) -> Council {
        let mut chance = SeededDice::new(seed);
        let mut shares = || {
            let first = chance.below(u32::from(SIDES)) as u8;
            let second = chance.below(u32::from(SIDES - first)) as u8;
            [first, second, SIDES - first - second]
        };
        Council((0..CHOICES.pow(3)).map(|_| shares()).collect())
    }

    fn shares(&self, votes: &[usize]) -> [u8; 3] {
        self.0[votes.iter().fold(0, |place, vote| place * CHOICES + vote)]
    }

    /// Whether nobody is ever nearly indifferent: then it is settled who does what.
    fn is_clear(&self, votes: &[usize]) -> bool {
        let after = |vote| [votes, &[vote]].concat();
        if votes.len() == 3 {
            return true;
        }
        let mut worths: Vec<u8> = (0..CHOICES).map(|vote| self.solve(&after(vote))[votes.len()]).collect();
        worths.sort_unstable();
        worths[CHOICES - 1] - worths[CHOICES - 2] >= CLEAR
            && (0..CHOICES).all(|vote| self.is_clear(&after(vote)))
    }

    /// What comes of best play after some votes.
    fn solve(&self, votes: &[usize]) -> [u8; 3] {
        if votes.len() == 3 {
            return self.shares(votes);
        }
        let results = (0..CHOICES).map(|vote| self.solve(&[votes, &[vote]].concat()));
        results.max_by_key(|shares| shares[votes.len()]).expect("there are choices")
    }
}

impl Rules for Council {
    type Board = Votes;
    type Move = usize;

    fn seats(&self) -> u8 {
        3
    }

    fn turn(&self, board: &Votes) -> Vec<Seat> {
        let open = board.winner.is_none();
        open.then_some(Seat(board.votes.len() as u8)).into_iter().collect()
    }

    fn winners(&self, board: &Votes) -> Vec<Seat> {
        board.winner.into_iter().collect()
    }

    fn moves(&self, _: &Votes, _: Seat) -> Vec<usize> {
        (0..CHOICES).collect()
    }

    fn act(&self, board: &mut Votes, _: Seat, vote: usize, dice: &mut dyn Dice) {
        board.votes.push(vote);
        if board.votes.len() == 3 {
            let [first, second, _] = self.shares(&board.votes);
            let roll = dice.roll(Roll { purpose: "vote", sides: SIDES });
            let winner = u8::from(roll > first) + u8::from(roll > first + second);
            board.winner = Some(Seat(winner));
        }
    }
}

#[test]
fn everybody_looks_after_itself() {
    let clear = (0..10_000).filter(|seed| Council::new(*seed).is_clear(&[])).take(12);
    let mut councils = 0;
    for seed in clear {
        councils += 1;
        let game = Small(Council::new(seed));
        let worths: Vec<u8> = (0..CHOICES).map(|vote| game.0.solve(&[vote])[0]).collect();
        let state = game.start(Votes { votes: Vec::new(), winner: None });
        let thought = thought(&game, &state, Seat(0), 6000, seed);
        assert_eq!(worths.iter().max(), worths.get(thought.answer), "{seed}: {worths:?} {:?}", thought.plans);
        let total: f64 = thought.outlook.iter().map(|(_, value)| value).sum();
        assert!((total - 1.0).abs() < 1e-9);
    }
    assert_eq!(councils, 12);
}
