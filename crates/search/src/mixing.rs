//! Choosing in secret while others do: answers are mixed, so that nobody can foresee and punish them.
//!
//! Each answer keeps how much the seat regrets not having given it more often, and is given in proportion to that. The mean
//! of these mixtures tends to a best one; a choice by the most promising answer would run in circles instead.

use gonfalon_kernel::SeededDice;
use smallvec::SmallVec;

/// How often any answer is tried, to learn about it.
const CURIOSITY: f64 = 0.1;

/// What is remembered of an answer that is mixed with others.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mixing {
    regret: f64,
    /// How often it was meant to be given, later times counting more.
    pub(crate) weight: f64,
}

impl Mixing {
    /// Draws one of the answers that are `open`, with its likelihood; `visits` is how often this was done.
    pub(crate) fn draw<'m>(
        answers: impl Iterator<Item = &'m mut Mixing>,
        open: &[bool],
        visits: u32,
        chance: &mut SeededDice,
    ) -> Option<(usize, f64)> {
        let mut answers: SmallVec<[(usize, &mut Mixing); 16]> =
            answers.enumerate().filter(|(place, _)| open[*place]).collect();
        let count = answers.len() as f64;
        let sum: f64 = answers.iter().map(|(_, answer)| answer.regret).sum();
        let mut left = f64::from(chance.below(1 << 30)) / f64::from(1 << 30);
        let mut drawn = None;
        for (place, answer) in &mut answers {
            let share = if sum > 0.0 { answer.regret / sum } else { 1.0 / count };
            answer.weight += share * f64::from(visits + 1);
            let likelihood = CURIOSITY / count + (1.0 - CURIOSITY) * share;
            if left >= 0.0 {
                drawn = Some((*place, likelihood));
                left -= likelihood;
            }
        }
        drawn
    }

    /// Learns from a result that was better than usual by `surprise`: the answer that was `given` stands for itself more
    /// strongly the less likely it was.
    pub(crate) fn regret<'m>(
        answers: impl Iterator<Item = &'m mut Mixing>,
        given: usize,
        likelihood: f64,
        surprise: f64,
    ) {
        for (place, answer) in answers.enumerate() {
            let own = if place == given { surprise / likelihood } else { 0.0 };
            answer.regret = (answer.regret + own - surprise).max(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rock, paper, scissors in which rock against scissors counts twice: best play is 1/4, 1/2, 1/4.
    #[test]
    fn two_who_regret_find_the_best_mixture() {
        const PAYS: [[f64; 3]; 3] = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]];
        let mut chance = SeededDice::new(1);
        let mut sides = [[Mixing::default(); 3]; 2];
        for visits in 0..40_000 {
            let [one, other] = [0, 1].map(|side| {
                Mixing::draw(sides[side].iter_mut(), &[true; 3], visits, &mut chance).expect("three answers")
            });
            let pay = PAYS[one.0][other.0];
            Mixing::regret(sides[0].iter_mut(), one.0, one.1, pay);
            Mixing::regret(sides[1].iter_mut(), other.0, other.1, -pay);
        }
        for side in sides {
            let sum: f64 = side.iter().map(|answer| answer.weight).sum();
            for (answer, best) in side.iter().zip([0.25, 0.5, 0.25]) {
                assert!((answer.weight / sum - best).abs() < 0.04, "{side:?}");
            }
        }
    }

    #[test]
    fn only_open_answers_are_drawn() {
        let mut answers = [Mixing::default(); 3];
        let mut chance = SeededDice::new(2);
        for visits in 0..100 {
            let drawn = Mixing::draw(answers.iter_mut(), &[false, true, false], visits, &mut chance);
            assert_eq!(drawn.map(|(place, _)| place), Some(1));
        }
        assert_eq!(Mixing::draw(answers.iter_mut(), &[false; 3], 0, &mut chance), None);
    }
}
