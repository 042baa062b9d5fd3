//! Opponents that think ahead.

use gonfalon_kernel::{Ask, Imagines, SeededDice, Seen};
use gonfalon_search::{Budget, Judge, Progress, Search, Settings};

use crate::{Bot, Considered, Habit, Practised};

/// How many plans are explained on request.
const PLANS: usize = 3;

/// Spreads the questions of a match over all numbers.
const WHIMS: u64 = 0x9e37_79b9_7f4a_7c15;

/// An opponent that imagines how the battle may go on before it answers.
pub struct Mind<G: Imagines, J, H> {
    search: Search<G, J, Practised<H>>,
    budget: Budget,
    /// Of a hundred questions it thinks about so many.
    attention: u8,
}

impl<G: Imagines, J, H> std::fmt::Debug for Mind<G, J, H> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mind").field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl<G, J, H> Mind<G, J, H>
where
    G: Imagines<View: Sync, Question: Sync, Action: Send, Event: Send> + Sync,
    J: Judge<G>,
    H: Habit<G>,
{
    /// Who judges battles like `judge`, has these habits, and thinks as `settings` and `budget` say.
    pub fn new(judge: J, habits: Practised<H>, settings: Settings, budget: Budget) -> Self {
        Mind { search: Search::new(judge, habits, settings), budget, attention: 100 }
    }

    /// The same opponent with another budget.
    pub fn within(self, budget: Budget) -> Self {
        Mind { budget, ..self }
    }

    /// The same opponent, thinking about so many of a hundred questions and answering the others by habit.
    pub fn attentive(self, attention: u8) -> Self {
        Mind { attention, ..self }
    }

    /// The answer by habit to a question that it does not think about. Which these are follows from its seed alone.
    fn in_passing(&self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> Option<G::Action> {
        let question = u64::from(ask.id.0) << 8 | u64::from(ask.seat.0);
        let mut whim = SeededDice::new(self.search.settings().seed ^ question.wrapping_mul(WHIMS));
        let thinks = whim.below(100) < u32::from(self.attention);
        (!thinks).then(|| self.search.instinct().habit().decide(game, seen.view(), ask))
    }
}

impl<G, J, H> Bot<G> for Mind<G, J, H>
where
    G: Imagines<View: Sync, Question: Sync, Action: Send, Event: Send> + Sync,
    J: Judge<G>,
    H: Habit<G>,
{
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        if let Some(answer) = self.in_passing(game, seen, ask) {
            return answer;
        }
        self.search.explain(0);
        self.search.think(game, &seen.known(), ask, self.budget).answer
    }

    fn consider(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        ask: &Ask<G::Question>,
        watch: &(dyn Fn(Progress) -> bool + Sync),
    ) -> Considered<G> {
        if let Some(answer) = self.in_passing(game, seen, ask) {
            return Considered { answer, thought: None };
        }
        self.search.explain(PLANS);
        let thought = self.search.think_watched(game, &seen.known(), ask, self.budget, watch);
        Considered { answer: thought.answer.clone(), thought: Some(thought) }
    }
}
