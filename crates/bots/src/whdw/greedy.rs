//! An opponent that does what looks best right now.

use gonfalon_kernel::{Ask, Game, SeededDice, Seen};
use gonfalon_whdw::action::{Action, Question};
use gonfalon_whdw::{View, Whdw};

use super::critic::Critic;
use super::{ranking, shortlist, variation};
use crate::{Bot, Habit};

/// How many proposals a reflex weighs where there is no shortlist.
const FEW: usize = 8;

/// Weighs every proposal by the table it leads to and takes the best; of equals the first. It knows what a player in its
/// seat knows, and uses no chance: the same view always gets the same answer.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    budget: usize,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::new(240)
    }
}

impl Greedy {
    /// An opponent that weighs at most so many proposals.
    pub fn new(budget: usize) -> Greedy {
        Greedy { budget: budget.max(1) }
    }
}

impl Bot<Whdw> for Greedy {
    fn answer(&mut self, game: &Whdw, seen: &Seen<'_, Whdw>, ask: &Ask<Question>) -> Action {
        self.decide(game, seen.view(), ask)
    }
}

impl Habit<Whdw> for Greedy {
    fn decide(&self, game: &Whdw, view: &View, ask: &Ask<Question>) -> Action {
        best(game, view, ask, game.proposals(view, ask, weighed(&ask.question, self.budget)))
    }

    fn reflex(&self, game: &Whdw, view: &View, ask: &Ask<Question>) -> Action {
        let ideas = match &ask.question {
            Question::Resolve { left } if !game.is_strongholds() => shortlist::of(game, view, ask, *left),
            question => game.proposals(view, ask, weighed(question, FEW)),
        };
        best(game, view, ask, ideas)
    }

    fn ranked(&self, game: &Whdw, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        let proposals = game.proposals(view, ask, weighed(&ask.question, self.budget));
        let ranked = ranking::of(game, view, ask, proposals, budget);
        if ranked.is_empty() { vec![game.fallback(view, ask)] } else { ranked }
    }

    fn vary(
        &self,
        game: &Whdw,
        view: &View,
        ask: &Ask<Question>,
        action: &Action,
        chance: &mut SeededDice,
    ) -> Option<Action> {
        variation::of(view.board(game), ask.seat, action, chance)
    }
}

/// How many proposals are weighed: one where all weigh the same.
fn weighed(question: &Question, budget: usize) -> usize {
    match question {
        Question::AssignInitiative
        | Question::ChooseScenario
        | Question::PlaceTerrain
        | Question::PlaceWatchtower
        | Question::OrderTriggers { .. }
        | Question::ChooseEngagement { .. } => 1,
        _ => budget,
    }
}

/// The best of some ideas; of equals the first.
fn best(game: &Whdw, view: &View, ask: &Ask<Question>, ideas: Vec<Action>) -> Action {
    let critic = Critic::new(game, view, ask.seat);
    let mut best: Option<(f64, Action)> = None;
    for action in ideas {
        let score = critic.score(&ask.question, &action);
        if best.as_ref().is_none_or(|(known, _)| score > *known) {
            best = Some((score, action));
        }
    }
    best.map_or_else(|| game.fallback(view, ask), |(_, action)| action)
}
