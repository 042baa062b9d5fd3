//! Dice: rules ask for a roll and say what for; where the number comes from is not their business.
//!
//! Live play draws from a published generator and records, replays play the record back, cards script the
//! numbers, and exact odds walk through every branch. State holds neither generator nor seed.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

use crate::Line;

/// A request for one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Roll {
    /// What the roll is for, a label of the game such as `battle-die`.
    pub purpose: &'static str,
    /// The die shows 1 to this number.
    pub sides: u8,
}

/// One die as it fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    /// What it was rolled for.
    pub purpose: String,
    /// How many sides it has.
    pub sides: u8,
    /// What it shows.
    pub value: u8,
    /// What was worked out instead of rolled, see [`Dice::outcome`]; such an entry has no sides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcome: Vec<i32>,
}

impl Rolled {
    /// A die as it fell.
    pub fn die(purpose: &str, sides: u8, value: u8) -> Rolled {
        Rolled { purpose: purpose.to_owned(), sides, value, outcome: Vec::new() }
    }
}

/// A source of dice.
pub trait Dice {
    /// One die, from 1 to `roll.sides`.
    fn roll(&mut self, roll: Roll) -> u8;

    /// The outcome of something that is worked out from a seed rather than rolled, such as counters that fall. Records keep
    /// the outcome and not the seed, so that a replay never depends on how it was worked out.
    fn outcome(&mut self, purpose: &'static str, work_out: &mut dyn FnMut(u64) -> Vec<i32>) -> Vec<i32> {
        let die = Roll { purpose, sides: u8::MAX };
        let seed = (0..8).fold(0, |seed: u64, _| seed << 8 | u64::from(self.roll(die)));
        work_out(seed)
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn roll(&mut self, roll: Roll) -> u8 {
        (**self).roll(roll)
    }

    fn outcome(&mut self, purpose: &'static str, work_out: &mut dyn FnMut(u64) -> Vec<i32>) -> Vec<i32> {
        (**self).outcome(purpose, work_out)
    }
}

/// Dice from ChaCha with 8 rounds, whose stream is published and the same on every machine.
#[derive(Clone, Debug)]
pub struct SeededDice(ChaCha8Rng);

impl SeededDice {
    /// The stream that belongs to a number.
    pub fn new(seed: u64) -> SeededDice {
        SeededDice(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number from 0 to `below` - 1, without bias.
    pub fn below(&mut self, below: u32) -> u32 {
        // Lemire's method: the high half of a product, rejecting the few values that would favour some results.
        let below = below.max(1);
        let mut product = u64::from(self.0.next_u32()) * u64::from(below);
        // Only the lowest products can be among them, so the division is seldom needed.
        if (product as u32) < below {
            let threshold = below.wrapping_neg() % below;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(below);
            }
        }
        (product >> 32) as u32
    }
}

impl Dice for SeededDice {
    fn roll(&mut self, roll: Roll) -> u8 {
        self.below(u32::from(roll.sides)) as u8 + 1
    }
}

/// Dice that are also written down.
#[derive(Debug)]
pub struct RecordingDice<D> {
    source: D,
    tape: Vec<Rolled>,
}

impl<D: Dice> RecordingDice<D> {
    /// Records what `source` rolls.
    pub fn new(source: D) -> RecordingDice<D> {
        RecordingDice { source, tape: Vec::new() }
    }

    /// What has been rolled.
    pub fn into_tape(self) -> Vec<Rolled> {
        self.tape
    }
}

impl<D: Dice> Dice for RecordingDice<D> {
    fn roll(&mut self, roll: Roll) -> u8 {
        let value = self.source.roll(roll);
        self.tape.push(Rolled::die(roll.purpose, roll.sides, value));
        value
    }

    fn outcome(&mut self, purpose: &'static str, work_out: &mut dyn FnMut(u64) -> Vec<i32>) -> Vec<i32> {
        let outcome = self.source.outcome(purpose, work_out);
        self.tape.push(Rolled { outcome: outcome.clone(), ..Rolled::die(purpose, 0, 0) });
        outcome
    }
}

/// Dice read from a record or a script. What does not fit is noted instead of stopping the game, so that a
/// damaged record is reported and never panics.
#[derive(Clone, Debug, Default)]
pub struct TapeDice {
    tape: std::collections::VecDeque<Rolled>,
    trouble: Vec<Misfit>,
    ignore_sides: bool,
    instead: Option<SeededDice>,
}

/// A die that was due and what the tape had in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The die the rules asked for.
    pub due: Roll,
    /// What came next on the tape; `None` when it had ended.
    pub found: Option<Rolled>,
}

impl Misfit {
    /// The complaint in words.
    pub fn says(&self) -> Line {
        self.under("dice-misfit", "dice-missing")
    }

    /// The complaint under other keys: for another die on the tape, and for a tape that has ended.
    pub(crate) fn under(&self, other: &'static str, ended: &'static str) -> Line {
        let line = match &self.found {
            Some(die) => Line::new(other).text("found", format!("{} {}", die.purpose, die.value)),
            None => Line::new(ended),
        };
        line.text("purpose", self.due.purpose).number("sides", self.due.sides)
    }
}

impl TapeDice {
    /// Plays back a record; purposes and sides must agree.
    pub fn playback(tape: impl IntoIterator<Item = Rolled>) -> TapeDice {
        TapeDice { tape: tape.into_iter().collect(), ..TapeDice::default() }
    }

    /// A script: purposes must agree, sides are the game's business.
    pub fn script() -> TapeDice {
        TapeDice { ignore_sides: true, ..TapeDice::default() }
    }

    /// Appends a scripted die.
    pub fn push(&mut self, purpose: &str, value: u8) {
        self.tape.push_back(Rolled::die(purpose, 0, value));
    }

    /// Appends a scripted outcome of something that is not rolled.
    pub fn push_outcome(&mut self, purpose: &str, outcome: Vec<i32>) {
        self.tape.push_back(Rolled { outcome, ..Rolled::die(purpose, 0, 0) });
    }

    /// Dice that have not been rolled yet.
    pub fn left(&self) -> impl ExactSizeIterator<Item = &Rolled> {
        self.tape.iter()
    }

    /// What did not fit: missing dice, other purposes, impossible values. Only the first few are kept.
    pub fn trouble(&self) -> &[Misfit] {
        &self.trouble
    }

    /// Notes a misfit and rolls something else: changing numbers, so that no rule that rolls until a tie is
    /// broken waits for ever.
    fn misfit(&mut self, roll: Roll) -> u8 {
        if self.trouble.len() < MOST_MISFITS {
            self.trouble.push(Misfit { due: roll, found: self.tape.front().cloned() });
        }
        self.instead.get_or_insert_with(|| SeededDice::new(0)).roll(roll)
    }
}

const MOST_MISFITS: usize = 8;

impl Dice for TapeDice {
    fn roll(&mut self, roll: Roll) -> u8 {
        let ignore_sides = self.ignore_sides;
        let fits = |die: &Rolled| {
            die.purpose == roll.purpose
                && (ignore_sides || die.sides == roll.sides)
                && (1..=roll.sides).contains(&die.value)
        };
        if self.trouble.is_empty()
            && let Some(die) = self.tape.pop_front_if(|die| fits(die))
        {
            return die.value;
        }
        self.misfit(roll)
    }

    fn outcome(&mut self, purpose: &'static str, work_out: &mut dyn FnMut(u64) -> Vec<i32>) -> Vec<i32> {
        let fits = |entry: &mut Rolled| entry.purpose == purpose && entry.sides == 0 && entry.value == 0;
        if self.trouble.is_empty()
            && let Some(entry) = self.tape.pop_front_if(fits)
        {
            return entry.outcome;
        }
        let seed = self.misfit(Roll { purpose, sides: u8::MAX });
        work_out(seed.into())
    }
}

/// Every possible course of `run`, with its exact chance as a fraction of two whole numbers.
///
/// `run` is called once for each branch of the dice it rolls; it must ask for the same dice when they fall the
/// same way.
pub fn every_branch<T>(mut run: impl FnMut(&mut dyn Dice) -> T) -> Vec<Branch<T>> {
    let mut results = Vec::new();
    let mut path: Vec<(u8, u8)> = Vec::new();
    loop {
        let mut dice = BranchDice { path: std::mem::take(&mut path), at: 0 };
        let result = run(&mut dice);
        path = dice.path;
        path.truncate(dice.at);
        let ways = path.iter().map(|(sides, _)| u128::from(*sides)).product();
        results.push(Branch { result, one_in: ways });
        while path.last().is_some_and(|(sides, value)| value == sides) {
            path.pop();
        }
        match path.last_mut() {
            Some((_, value)) => *value += 1,
            None => return results,
        }
    }
}

/// One course of a rolled event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch<T> {
    /// What came of it.
    pub result: T,
    /// Its chance is one in this many.
    pub one_in: u128,
}

struct BranchDice {
    path: Vec<(u8, u8)>,
    at: usize,
}

impl Dice for BranchDice {
    fn roll(&mut self, roll: Roll) -> u8 {
        if self.at == self.path.len() {
            self.path.push((roll.sides, 1));
        }
        self.at += 1;
        self.path[self.at - 1].1
    }

    fn outcome(&mut self, _: &'static str, work_out: &mut dyn FnMut(u64) -> Vec<i32>) -> Vec<i32> {
        // Nobody can list every way to fall.
        work_out(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const D6: Roll = Roll { purpose: "test", sides: 6 };

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = SeededDice::new(7);
        let rolled: Vec<u8> = (0..12).map(|_| dice.roll(D6)).collect();
        let mut again = SeededDice::new(7);
        assert_eq!(rolled, (0..12).map(|_| again.roll(D6)).collect::<Vec<_>>());
        assert!(rolled.iter().all(|value| (1..=6).contains(value)));
    }

    #[test]
    fn every_branch_of_two_dice_where_the_second_depends_on_the_first() {
        let branches = every_branch(|dice| {
            let first = dice.roll(D6);
            if first == 6 { first + dice.roll(D6) } else { first }
        });
        assert_eq!(branches.len(), 11);
        assert_eq!(branches.iter().filter(|branch| branch.one_in == 36).count(), 6);
        let twelve = branches.iter().find(|branch| branch.result == 12).expect("double six is a branch");
        assert_eq!(twelve.one_in, 36);
    }

    #[test]
    fn a_record_keeps_an_outcome_and_plays_it_back_without_working_it_out() {
        let mut recording = RecordingDice::new(SeededDice::new(3));
        let outcome = recording.outcome("fall", &mut |seed| vec![seed as i32, 7]);
        assert_eq!(recording.roll(D6), SeededDice::new(3).after_a_seed());
        let tape = recording.into_tape();
        let mut played = TapeDice::playback(tape);
        assert_eq!(played.outcome("fall", &mut |_| unreachable!("it is on the tape")), outcome);
        played.roll(D6);
        assert!(played.trouble().is_empty());
        played.outcome("fall", &mut |_| Vec::new());
        assert_eq!(played.trouble().len(), 1, "the tape has ended");
    }

    impl SeededDice {
        fn after_a_seed(mut self) -> u8 {
            for _ in 0..8 {
                self.below(255);
            }
            self.roll(D6)
        }
    }

    #[test]
    fn a_tape_reports_what_does_not_fit() {
        let mut dice = TapeDice::script();
        dice.push("test", 4);
        dice.push("other", 2);
        assert_eq!(dice.roll(D6), 4);
        dice.roll(D6);
        assert_eq!(dice.trouble().len(), 1);
        assert_eq!(dice.left().len(), 1);
    }
}
