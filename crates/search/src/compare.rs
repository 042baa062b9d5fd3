//! Comparing answers that are already there: what was given in a match, and what might have been given instead.

use gonfalon_kernel::{Ask, AskId, Game, Imagines, Known, Seat, SeededDice, play};

use crate::key::blend;
use crate::playout::{allowed, open, playout};
use crate::root::Root;
use crate::{Horizon, Instinct, Judge, Luck};

/// How answers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// In so many imagined battles each.
    pub tries: u32,
    /// When a battle is judged unfinished.
    pub horizon: Horizon,
    /// Everything drawn by chance follows from this number.
    pub seed: u64,
}

/// What came of each answer. All met the same worlds and the same dice, so that their differences are known far better than
/// their results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compared {
    /// For each answer the result of every try for who is asked.
    results: Vec<Vec<f64>>,
}

impl Compared {
    /// In how many worlds all of them were tried.
    pub fn tries(&self) -> usize {
        self.results.first().map_or(0, Vec::len)
    }

    /// The expected result of an answer, from 0 to 1.
    pub fn expected(&self, answer: usize) -> f64 {
        mean_and_error(self.results[answer].iter().copied()).0
    }

    /// By how much one answer is better than another, and the standard error of that.
    pub fn ahead(&self, one: usize, other: usize) -> (f64, f64) {
        let pairs = self.results[one].iter().zip(&self.results[other]);
        mean_and_error(pairs.map(|(one, other)| one - other))
    }
}

/// The mean of some numbers and its standard error, which nobody knows for less than two.
fn mean_and_error(numbers: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.len();
    let mean = numbers.clone().sum::<f64>() / count.max(1) as f64;
    if count < 2 {
        return (mean, f64::INFINITY);
    }
    let squares: f64 = numbers.map(|number| (number - mean) * (number - mean)).sum();
    (mean, (squares / (count * (count - 1)) as f64).sqrt())
}

/// Tries every answer in the same worlds, imagined from what the asked seat knows, with the same dice. Where others answer at
/// the same time they do so by instinct. A try that `go_on` forbids and all after it are not made; a world in which one of the
/// answers is not possible is left out.
pub fn compare<G: Imagines>(
    game: &G,
    known: &Known<G>,
    ask: &Ask<G::Question>,
    answers: &[G::Action],
    (judge, instinct): (&impl Judge<G>, &impl Instinct<G>),
    trial: Trial,
    go_on: &dyn Fn() -> bool,
) -> Compared {
    let root = Root::new(game, known, ask, &mut SeededDice::new(trial.seed));
    let mut results = vec![Vec::new(); answers.len()];
    for number in 0..trial.tries {
        if !go_on() {
            break;
        }
        let seed = blend(trial.seed, u64::from(number) + 1);
        let world = root.imagine(&mut SeededDice::new(seed));
        let tried = answers.iter().map(|answer| {
            let mut state = world.clone();
            let mut luck = Luck::plain(blend(seed, 1));
            let open = open(game, &state, Some(ask.seat))?;
            let legal = allowed(game, &state, open, answer.clone())?;
            play(game, &mut state, legal, &mut luck, &mut ());
            Some(playout(game, &mut state, (judge, instinct), trial.horizon, &mut luck)[ask.seat])
        });
        if let Some(tried) = tried.collect::<Option<Vec<f64>>>() {
            results.iter_mut().zip(tried).for_each(|(results, result)| results.push(result));
        }
    }
    Compared { results }
}

/// An instinct to which one answer to one question comes first, so that a search measures all others by it.
#[derive(Clone, Debug)]
pub struct Given<I, A> {
    /// What else comes to mind.
    pub instinct: I,
    /// The answer.
    pub answer: A,
    /// The question.
    pub ask: AskId,
    /// Who is asked.
    pub seat: Seat,
}

impl<G: Game, I: Instinct<G>> Instinct<G> for Given<I, G::Action>
where
    G::Action: Sync,
{
    fn candidates(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, budget: usize) -> Vec<G::Action> {
        let mut candidates = self.instinct.candidates(game, view, ask, budget);
        if (ask.id, ask.seat) == (self.ask, self.seat) {
            candidates.retain(|candidate| *candidate != self.answer);
            candidates.insert(0, self.answer.clone());
        }
        candidates
    }

    fn choose(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, chance: &mut SeededDice) -> G::Action {
        self.instinct.choose(game, view, ask, chance)
    }

    fn refine(
        &self,
        game: &G,
        view: &G::View,
        ask: &Ask<G::Question>,
        action: &G::Action,
        chance: &mut SeededDice,
    ) -> Option<G::Action> {
        self.instinct.refine(game, view, ask, action, chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_surer_than_results() {
        let compared = Compared { results: vec![vec![0.9, 0.1, 0.7, 0.3], vec![0.8, 0.0, 0.6, 0.2]] };
        let (ahead, error) = compared.ahead(0, 1);
        assert!((ahead - 0.1).abs() < 1e-12 && error < 1e-12);
        assert!((compared.expected(0) - 0.5).abs() < 1e-12);
        assert!((compared.ahead(1, 0).0 + ahead).abs() < 1e-12);
    }

    #[test]
    fn one_try_proves_nothing() {
        let compared = Compared { results: vec![vec![1.0], vec![0.0]] };
        assert_eq!(compared.ahead(0, 1), (1.0, f64::INFINITY));
        assert_eq!(compared.tries(), 1);
        assert_eq!(Compared::default().tries(), 0);
    }
}
