//! Comparing the candidates at the root: a race in which the slower half drops out again and again.
//!
//! A plain tree search prefers what was tried most, which takes far more tries than there are candidates. With a few dozen
//! tries of a noisy battle it is better to let all candidates meet the same luck, to compare them try by try, and to keep to
//! the first idea unless another is clearly better.

use gonfalon_kernel::Imagines;

use crate::budget::Spending;
use crate::settings::Race;
use crate::tree::{NodeId, Tree};
use crate::walk::{Lane, Walker};
use crate::{Instinct, Judge, Values};

/// Nobody drops out before so many tries.
const FEWEST: usize = 4;

/// Nobody joins when more than this part of the budget is used.
const LATEST_VARIANT: f64 = 0.7;

/// How a race went.
pub(crate) struct Ran {
    pub(crate) tries: u32,
    pub(crate) sum: Values,
    /// The answer that won; `None` if nothing could be tried.
    pub(crate) winner: Option<usize>,
    /// Everybody who ran.
    pub(crate) runners: Vec<Runner>,
}

/// A candidate and what came of its tries, in the order of their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Runner {
    pub(crate) edge: usize,
    pub(crate) values: Vec<f64>,
}

impl Runner {
    /// A try that went badly: the number of the best try among the worst tenth, how many went as badly, and the mean of these.
    pub(crate) fn bad_try(&self) -> Option<(u32, f64, f64)> {
        let mut numbers: Vec<usize> = (0..self.values.len()).collect();
        numbers.sort_by(|one, other| self.values[*one].total_cmp(&self.values[*other]));
        let number = *numbers.get(self.values.len() / 10)?;
        let bad = || self.values.iter().filter(|value| **value <= self.values[number]);
        let share = bad().count() as f64 / self.values.len() as f64;
        Some((number as u32, share, bad().sum::<f64>() / bad().count() as f64))
    }

    /// By how much the other is better, and the standard error of that, over the tries that both have made.
    fn behind(&self, other: &Runner) -> (f64, f64) {
        let count = self.values.len().min(other.values.len());
        let differences = || self.values.iter().zip(&other.values).map(|(mine, theirs)| theirs - mine);
        let mean = differences().sum::<f64>() / count.max(1) as f64;
        if count < 2 {
            return (mean, f64::INFINITY);
        }
        let squares: f64 = differences().map(|difference| (difference - mean) * (difference - mean)).sum();
        (mean, (squares / (count * (count - 1)) as f64).sqrt())
    }

    fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.values.len().max(1) as f64
    }
}

/// The place of the best runner; of equals the first.
fn best(runners: &[Runner]) -> usize {
    let better =
        |best: usize, other: usize| if runners[other].mean() > runners[best].mean() { other } else { best };
    (0..runners.len()).reduce(better).unwrap_or(0)
}

/// Runs the race until the budget is used up or one candidate is left.
pub(crate) fn run<G: Imagines, J: Judge<G>, I: Instinct<G>>(
    walker: &mut Walker<'_, G, J, I>,
    tree: &mut Tree<G::Action, G::Event>,
    root: NodeId,
    race: Race,
    spending: &mut Spending,
    go_on: &dyn Fn(&Spending) -> bool,
) -> Ran {
    let count = walker.line_up(tree, root);
    let mut runners: Vec<Runner> = (0..count).map(|edge| Runner { edge, values: Vec::new() }).collect();
    let nothing = Values::new(walker.root.game.seats(), |_| 0.0);
    let mut track = Track { walker, tree, root, spending, go_on, tries: 0, sum: nothing };
    let rounds = f64::from(count.max(2).ilog2() + 1);
    let mut round = 1.0;
    let mut passes = 0;
    let mut field = count;
    let mut gone = Vec::new();
    while !runners.is_empty() {
        passes += 1;
        if !track.run_to(&mut runners, passes) || runners.len() == 1 {
            break;
        }
        if passes >= FEWEST {
            gone.extend(drop_hopeless(&mut runners, race.hopeless));
        }
        // The last two run to the end.
        if track.spending.done() >= round / rounds && runners.len() > 2 {
            round += 1.0;
            gone.extend(halve(&mut runners));
        }
        if runners.len() <= field.div_ceil(2) && track.spending.done() < LATEST_VARIANT {
            let ahead = runners[best(&runners)].edge;
            for _ in 0..race.variants {
                let varied = track.walker.vary(track.tree, root, ahead);
                runners.extend(varied.map(|edge| Runner { edge, values: Vec::new() }));
            }
            field = runners.len();
        }
    }
    let winner = (!runners.is_empty()).then(|| runners[winner(&runners, race.trust)].edge);
    gone.append(&mut runners);
    Ran { tries: track.tries, sum: track.sum, winner, runners: gone }
}

/// Takes out everybody who is behind the best by more than so many standard errors.
fn drop_hopeless(runners: &mut Vec<Runner>, errors: f64) -> Vec<Runner> {
    let ahead = runners[best(runners)].clone();
    let hopeless = |runner: &mut Runner| {
        let (behind, error) = runner.behind(&ahead);
        behind > 0.0 && behind > errors * error
    };
    runners.extract_if(.., hopeless).collect()
}

/// Keeps the better half, and the first candidate in any case, since the others are measured by it; returns the rest.
fn halve(runners: &mut Vec<Runner>) -> Vec<Runner> {
    let mut places: Vec<usize> = (0..runners.len()).collect();
    places.sort_by(|one, other| runners[*other].mean().total_cmp(&runners[*one].mean()));
    places.truncate(runners.len().div_ceil(2).max(2));
    let mut place = 0;
    let slower = runners.extract_if(.., |runner| {
        let keep = places.contains(&place) || runner.edge == 0;
        place += 1;
        !keep
    });
    slower.collect()
}

/// The best, unless the first candidate is still there and not clearly worse.
fn winner(runners: &[Runner], trust: f64) -> usize {
    let ahead = best(runners);
    let doubtful = runners[0].edge == 0 && {
        let (behind, error) = runners[0].behind(&runners[ahead]);
        behind <= trust * error
    };
    if doubtful { 0 } else { ahead }
}

/// Where candidates run.
struct Track<'t, 'a, G: Imagines, J, I> {
    walker: &'t mut Walker<'a, G, J, I>,
    tree: &'t mut Tree<G::Action, G::Event>,
    root: NodeId,
    spending: &'t mut Spending,
    go_on: &'t dyn Fn(&Spending) -> bool,
    tries: u32,
    sum: Values,
}

impl<G: Imagines, J: Judge<G>, I: Instinct<G>> Track<'_, '_, G, J, I> {
    /// Everybody makes tries until they have made `passes`; latecomers catch up. Whether the budget sufficed. Who cannot
    /// run in the world of a try, though it fits all that is known, drops out.
    fn run_to(&mut self, runners: &mut Vec<Runner>, passes: usize) -> bool {
        let mut place = 0;
        while place < runners.len() {
            let runner = &mut runners[place];
            if runner.values.len() >= passes {
                place += 1;
                continue;
            }
            if !(self.go_on)(self.spending) || !self.spending.another() {
                return false;
            }
            let lane = Lane { edge: runner.edge, number: runner.values.len() as u32 };
            match self.walker.attempt(self.tree, self.root, Some(lane)) {
                Some(attempt) => {
                    runner.values.push(attempt.values[self.walker.root.ask.seat]);
                    self.tries += 1;
                    self.sum.add(&attempt.values);
                }
                None => {
                    runners.remove(place);
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runner(edge: usize, values: &[f64]) -> Runner {
        Runner { edge, values: values.to_vec() }
    }

    #[test]
    fn the_first_idea_stands_unless_another_is_better_beyond_doubt() {
        let habit = runner(0, &[0.5, 0.3, 0.6, 0.2]);
        let lucky = runner(1, &[0.9, 0.1, 0.8, 0.1]);
        let sure = runner(2, &[0.55, 0.35, 0.66, 0.24]);
        assert_eq!(winner(&[habit, lucky], 1.0), 0, "better by less than its error");
        let habit = runner(0, &[0.5, 0.3, 0.6, 0.2]);
        assert_eq!(winner(&[habit, sure], 1.0), 1, "better in every try by much the same");
    }

    #[test]
    fn the_better_half_and_the_first_stay() {
        let mut runners: Vec<Runner> = [0.1, 0.9, 0.2, 0.8, 0.3]
            .iter()
            .enumerate()
            .map(|(edge, value)| runner(edge, &[*value]))
            .collect();
        assert_eq!(halve(&mut runners).len(), 1);
        assert_eq!(runners.iter().map(|runner| runner.edge).collect::<Vec<_>>(), [0, 1, 3, 4]);
    }

    #[test]
    fn the_risk_is_read_off_the_worst_tenth() {
        let values: Vec<f64> = (0..20).map(|number| f64::from(number * 7 % 20) / 20.0).collect();
        let (number, share, mean) = runner(0, &values).bad_try().expect("there were tries");
        assert_eq!((values[number as usize], share), (0.1, 0.15));
        assert!((mean - 0.05).abs() < 1e-12);
        assert_eq!(runner(0, &[]).bad_try(), None);
    }

    #[test]
    fn differences_are_taken_try_by_try() {
        let (behind, error) = runner(0, &[0.0, 1.0, 0.0]).behind(&runner(1, &[0.25, 1.25, 0.25, 9.0]));
        assert!((behind - 0.25).abs() < 1e-12 && error < 1e-12);
    }
}
