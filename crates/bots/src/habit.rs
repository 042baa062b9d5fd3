//! What an opponent does without thinking ahead.

use gonfalon_kernel::{Ask, Game, SeededDice};
use gonfalon_search::Instinct;

/// An opponent that looks at the table alone and uses no chance: the same view always gets the same answer.
pub trait Habit<G: Game>: Sync {
    /// The answer. It must be legal.
    fn decide(&self, game: &G, view: &G::View, ask: &Ask<G::Question>) -> G::Action;

    /// A quicker answer for imagined battles, of which there are thousands: nearly as good, and much cheaper.
    fn reflex(&self, game: &G, view: &G::View, ask: &Ask<G::Question>) -> G::Action {
        self.decide(game, view, ask)
    }

    /// Answers worth a thought, the habit first and the others in the order of their promise, at most `budget`.
    fn ranked(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, budget: usize) -> Vec<G::Action> {
        let mut candidates = vec![self.decide(game, view, ask)];
        for action in game.proposals(view, ask, budget) {
            if candidates.len() < budget && !candidates.contains(&action) {
                candidates.push(action);
            }
        }
        candidates
    }

    /// An answer close to a promising one, such as a path that ends a little to the left; `None` where nothing can be
    /// varied.
    fn vary(
        &self,
        game: &G,
        view: &G::View,
        ask: &Ask<G::Question>,
        action: &G::Action,
        chance: &mut SeededDice,
    ) -> Option<G::Action> {
        let _ = (game, view, ask, action, chance);
        None
    }
}

/// The instinct of whoever has a habit: it comes to mind first, and imagined battles go on by reflex, but for a slip now
/// and then where slips are allowed.
#[derive(Clone, Copy, Debug)]
pub struct Practised<H> {
    habit: H,
    /// Of so many answers one is any answer; 0 for none.
    slip: u32,
    /// Imagined battles go on by habit instead of by reflex: slower, and truer.
    thorough: bool,
}

impl<H> Practised<H> {
    /// Who follows `habit`, and answers anything once in `slip` times; never with 0.
    pub fn new(habit: H, slip: u32) -> Practised<H> {
        Practised { habit, slip, thorough: false }
    }

    /// The same, whose imagined battles go on by habit instead of by reflex where `thorough` says so.
    pub fn thorough(self, thorough: bool) -> Practised<H> {
        Practised { thorough, ..self }
    }

    /// What it does without thinking.
    pub fn habit(&self) -> &H {
        &self.habit
    }
}

impl<G: Game, H: Habit<G>> Instinct<G> for Practised<H> {
    fn candidates(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, budget: usize) -> Vec<G::Action> {
        self.habit.ranked(game, view, ask, budget)
    }

    fn choose(&self, game: &G, view: &G::View, ask: &Ask<G::Question>, chance: &mut SeededDice) -> G::Action {
        if self.slip > 0 && chance.below(self.slip) == 0 {
            game.sample(view, ask, chance)
        } else if self.thorough {
            self.habit.decide(game, view, ask)
        } else {
            self.habit.reflex(game, view, ask)
        }
    }

    fn refine(
        &self,
        game: &G,
        view: &G::View,
        ask: &Ask<G::Question>,
        action: &G::Action,
        chance: &mut SeededDice,
    ) -> Option<G::Action> {
        self.habit.vary(game, view, ask, action, chance)
    }
}
