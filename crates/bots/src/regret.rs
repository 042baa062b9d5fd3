//! Looking back at an answer: would another have been better?

use gonfalon_kernel::{Ask, Known};
use gonfalon_search::{Compared, Given, Search, Trial, compare};

use crate::{Habit as _, Level, Minded, Practised, Temper};

/// Whoever doubts answers: it thinks like an opponent of a level, from what the asked seat knew and nothing else.
pub struct Doubts<G: Minded> {
    judge: G::Judge,
    instinct: Practised<G::Habit>,
    level: Level,
    tries: u32,
}

impl<G: Minded> std::fmt::Debug for Doubts<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Doubts")
            .field("level", &self.level)
            .field("tries", &self.tries)
            .finish_non_exhaustive()
    }
}

/// An answer that looks better than the one that was given.
#[derive(Clone, Debug, PartialEq)]
pub struct Regret<A> {
    /// The answer.
    pub better: A,
    /// The expected result of the one that was given.
    pub expected: f64,
    /// The expected result of the better one.
    pub possible: f64,
    /// By how much it is better.
    pub cost: f64,
    /// The standard error of that.
    pub error: f64,
}

impl<A> Regret<A> {
    /// Whether the cost is more than chance would make of two equal answers.
    pub fn is_sure(&self) -> bool {
        self.cost > 2.0 * self.error
    }
}

impl<G: Minded> Doubts<G> {
    /// Looks for better answers as this level does, and compares them in so many imagined battles.
    pub fn new(level: Level, tries: u32) -> Doubts<G> {
        let judge = G::judge_of(Temper::Even);
        Doubts { judge, instinct: Practised::new(G::Habit::default(), 0), level, tries }
    }

    /// Whether a question leaves a choice beside this answer.
    pub fn has_choice(&self, game: &G, known: &Known<G>, ask: &Ask<G::Question>, given: &G::Action) -> bool {
        let habit = G::Habit::default();
        habit.ranked(game, &known.view, ask, 2).iter().any(|answer| answer != given)
    }

    /// The answer that would have been better; `None` where nothing better comes to mind. It is found in some imagined worlds
    /// and compared in others, since the best of many always looks better than it is.
    pub fn look_back(
        &self,
        game: &G,
        known: &Known<G>,
        ask: &Ask<G::Question>,
        given: &G::Action,
        seed: u64,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Regret<G::Action>> {
        let reach = G::lore().reach(self.level);
        let instinct = Given { instinct: &self.instinct, answer: given.clone(), ask: ask.id, seat: ask.seat };
        let mut search = Search::new(&self.judge, instinct, reach.settings(seed));
        let better = search.think_watched(game, known, ask, reach.budget(), &|_| go_on()).answer;
        if better == *given || !go_on() {
            return None;
        }
        let compared = self.compare(game, known, ask, &[given.clone(), better.clone()], seed, go_on);
        let (cost, error) = compared.ahead(1, 0);
        Some(Regret { better, expected: compared.expected(0), possible: compared.expected(1), cost, error })
    }

    /// Compares some answers in the same imagined battles.
    pub fn compare(
        &self,
        game: &G,
        known: &Known<G>,
        ask: &Ask<G::Question>,
        answers: &[G::Action],
        seed: u64,
        go_on: &dyn Fn() -> bool,
    ) -> Compared {
        let horizon = G::lore().reach(self.level).horizon;
        let trial = Trial { tries: self.tries, horizon, seed: !seed };
        compare(game, known, ask, answers, (&self.judge, &self.instinct), trial, go_on)
    }
}
