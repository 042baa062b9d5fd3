//! An opponent that does what looks best right now.

use gonfalon_dw::Dw;
use gonfalon_dw::action::{Action, Question};
use gonfalon_dw::view::View;
use gonfalon_kernel::{Ask, Game, SeededDice, Seen};

use super::candidates;
use super::field::Field;
use super::manner::Manner;
use super::reflex::reflex;
use crate::{Bot, Habit};

/// Weighs every proposal by what it brings and takes the best; of equals the first. It knows what a player in its seat
/// knows, and uses no chance: the same view always gets the same answer.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    budget: usize,
    manner: Manner,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::new(240)
    }
}

impl Greedy {
    /// An opponent that weighs at most so many proposals.
    pub fn new(budget: usize) -> Greedy {
        Greedy { budget: budget.max(1), manner: Manner::default() }
    }

    /// The same opponent, to whom other things matter.
    pub fn of_manner(self, manner: Manner) -> Greedy {
        Greedy { manner, ..self }
    }

    fn budget(&self, question: &Question) -> usize {
        match question {
            // The order of a ready army is a good one.
            Question::ArrangeStack => 1,
            _ => self.budget,
        }
    }
}

impl Bot<Dw> for Greedy {
    fn answer(&mut self, game: &Dw, seen: &Seen<'_, Dw>, ask: &Ask<Question>) -> Action {
        self.decide(game, seen.view(), ask)
    }
}

impl Habit<Dw> for Greedy {
    fn decide(&self, game: &Dw, view: &View, ask: &Ask<Question>) -> Action {
        let field = Field::new(game, view, ask.seat, self.manner);
        if let Question::Strike { strikers } = &ask.question {
            return field.strikes(strikers);
        }
        if matches!(ask.question, Question::Activate { ref due, .. } if due.is_empty()) && field.ends_game() {
            return Action::EndGame;
        }
        if matches!(ask.question, Question::PlaceTerrain { .. }) {
            return terrain(game, view, ask);
        }
        let mut best: Option<(f64, Action)> = None;
        for action in game.proposals(view, ask, self.budget(&ask.question)) {
            let score = score(&field, &ask.question, &action);
            if best.as_ref().is_none_or(|(known, _)| score > *known) {
                best = Some((score, action));
            }
        }
        let best = best.map_or_else(|| game.fallback(view, ask), |(_, action)| action);
        field.aimed(best)
    }

    fn reflex(&self, game: &Dw, view: &View, ask: &Ask<Question>) -> Action {
        let field = Field::new(game, view, ask.seat, self.manner);
        reflex(&field, game, view, ask).unwrap_or_else(|| self.decide(game, view, ask))
    }

    fn ranked(&self, game: &Dw, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        let habit = match &ask.question {
            // Whoever has thought about a way stops at its end.
            Question::Flip { .. } => self.reflex(game, view, ask),
            _ => self.decide(game, view, ask),
        };
        candidates::ranked((game, self.manner), view, ask, habit, budget)
    }

    fn vary(
        &self,
        _: &Dw,
        _: &View,
        _: &Ask<Question>,
        action: &Action,
        chance: &mut SeededDice,
    ) -> Option<Action> {
        candidates::vary(action, chance)
    }
}

/// Terrain near the middle, of another type every time.
fn terrain(game: &Dw, view: &View, ask: &Ask<Question>) -> Action {
    let kinds = game.library.terrains.len();
    let mut proposed = game.proposals(view, ask, kinds);
    let place = view.table.lands.len() % proposed.len().max(1);
    if proposed.is_empty() { game.fallback(view, ask) } else { proposed.swap_remove(place) }
}

pub(crate) fn score(field: &Field<'_>, question: &Question, action: &Action) -> f64 {
    match question {
        Question::Activate { .. } => field.turn(action),
        Question::PlaceStarting { .. }
        | Question::PlaceOne
        | Question::Reinforce { .. }
        | Question::PlaceStaging { .. } => field.entering(action),
        _ => field.small(question, action),
    }
}
