//! Opponents that think ahead.

use gonfalon_kernel::{Ask, Imagines, Seen};
use gonfalon_search::{Budget, Judge, Progress, Search, Settings};

use crate::{Bot, Considered, Habit, Practised};

/// How many plans are explained on request.
const PLANS: usize = 3;

/// An opponent that imagines how the battle may go on before it answers.
pub struct Mind<G: Imagines, J, H> {
    search: Search<G, J, Practised<H>>,
    budget: Budget,
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
        Mind { search: Search::new(judge, habits, settings), budget }
    }

    /// The same opponent with another budget.
    pub fn within(self, budget: Budget) -> Self {
        Mind { budget, ..self }
    }
}

impl<G, J, H> Bot<G> for Mind<G, J, H>
where
    G: Imagines<View: Sync, Question: Sync, Action: Send, Event: Send> + Sync,
    J: Judge<G>,
    H: Habit<G>,
{
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
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
        self.search.explain(PLANS);
        let thought = self.search.think_watched(game, &seen.known(), ask, self.budget, watch);
        Considered { answer: thought.answer.clone(), thought: Some(thought) }
    }
}
