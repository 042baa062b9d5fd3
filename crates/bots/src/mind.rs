//! Opponents that think ahead.

use gonfalon_kernel::{Ask, Imagines, Seen};
use gonfalon_search::{Budget, Judge, Search, Settings};

use crate::{Bot, Habit, Practised};

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
    G: Imagines + Sync,
    G::View: Sync,
    G::Question: Sync,
    G::Action: Send,
    G::Event: Send,
    J: Judge<G>,
    H: Habit<G>,
{
    /// Who judges battles like `judge`, has the habits of `habit`, and thinks as `settings` and `budget` say.
    pub fn new(judge: J, habit: H, settings: Settings, budget: Budget) -> Self {
        Mind { search: Search::new(judge, Practised::new(habit, SLIP), settings), budget }
    }
}

/// Of so many answers in imagined battles one is any answer; 0 for none.
const SLIP: u32 = 0;

impl<G, J, H> Bot<G> for Mind<G, J, H>
where
    G: Imagines + Sync,
    G::View: Sync,
    G::Question: Sync,
    G::Action: Send,
    G::Event: Send,
    J: Judge<G>,
    H: Habit<G>,
{
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        self.search.think(game, &seen.known(), ask, self.budget.clone()).answer
    }
}
