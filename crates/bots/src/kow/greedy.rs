//! An opponent that does what looks best right now.

use gonfalon_kernel::{Ask, Game, SeededDice, Seen};
use gonfalon_kow::Kow;
use gonfalon_kow::action::{Action, Deed, Order, Question};
use gonfalon_kow::board::Board;
use gonfalon_kow::proposals::{destination, is_legal, moves, shots};
use gonfalon_kow::state::{Table, UnitId};
use smallvec::smallvec;

use super::fight::Reckoning;
use super::place::Seeker;
use super::reflex::{foremost, regroups};
use super::{charging, deploying, options, reflex, shooting};
use crate::{Bot, Habit};

/// Charges where that promises more than it risks, else moves every unit, the foremost first, to the place that is worth
/// most to it, and shoots where most is to be won. It knows what a player knows, and uses no chance: the same view
/// always gets the same answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Kow> for Greedy {
    fn answer(&mut self, game: &Kow, seen: &Seen<'_, Kow>, ask: &Ask<Question>) -> Action {
        self.decide(game, seen.view(), ask)
    }
}

impl Habit<Kow> for Greedy {
    fn decide(&self, game: &Kow, view: &Table, ask: &Ask<Question>) -> Action {
        let board = Board::new(game, view);
        let idea = match &ask.question {
            Question::Deploy => deploying::best(board, ask.seat),
            Question::Order => charging::best(board, ask, Reckoning::Exact).or_else(|| next_move(board, ask)),
            Question::Shoot => best_shot(board, ask),
            Question::SurgeTarget { unit, among } => Some(charging::best_target(board, *unit, among)),
            Question::Regroup { unit } => best_regroup(board, ask, *unit, Reckoning::Exact),
            Question::SetObjective => game.proposals(view, ask, 1).pop().map(|action| action.deed),
            // Terrain helps neither side; the rest is a matter of taste.
            _ => None,
        };
        // Every idea has been proven already.
        idea.map_or_else(|| game.fallback(view, ask), Action::from)
    }

    fn reflex(&self, game: &Kow, view: &Table, ask: &Ask<Question>) -> Action {
        let board = Board::new(game, view);
        let idea = match &ask.question {
            Question::Order => reflex::order(board, ask),
            Question::Shoot => reflex::shot(board, ask),
            Question::Regroup { unit } => best_regroup(board, ask, *unit, Reckoning::Rough),
            _ => return self.decide(game, view, ask),
        };
        idea.map_or_else(|| game.fallback(view, ask), Action::from)
    }

    fn ranked(&self, game: &Kow, view: &Table, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        let habit = self.decide(game, view, ask).deed;
        let ranked = options::ranked(Board::new(game, view), ask, habit, budget);
        ranked.into_iter().map(Action::from).collect()
    }

    fn vary(
        &self,
        _: &Kow,
        _: &Table,
        _: &Ask<Question>,
        action: &Action,
        chance: &mut SeededDice,
    ) -> Option<Action> {
        options::vary(&action.deed, chance).map(Action::from)
    }
}

/// The order of the foremost unit that has none.
fn next_move(board: Board<'_>, ask: &Ask<Question>) -> Option<Deed> {
    let unit = foremost(board, ask.seat)?;
    let seeker = Seeker::new(board, unit, Reckoning::Exact);
    let mut ideas: Vec<(f64, Deed)> = moves(board, unit)
        .into_iter()
        .map(|deed| {
            let score = match &deed {
                Deed::Order { order, strides, .. } => {
                    seeker.score(&destination(board, unit, strides), Some(*order))
                }
                _ => f64::MIN,
            };
            (score, deed)
        })
        .collect();
    ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
    let found = ideas.into_iter().map(|(_, deed)| deed).find(|deed| is_legal(board, ask, deed));
    Some(found.unwrap_or(Deed::Order { unit, order: Order::Halt, strides: smallvec![] }))
}

/// The shot that takes most, and none that takes nothing.
fn best_shot(board: Board<'_>, ask: &Ask<Question>) -> Option<Deed> {
    // One unit after another: what one of them does best hardly depends on the others.
    board.army(ask.seat).find_map(|unit| {
        let worth = shots(board, unit).map(|deed| (shooting::value(board, &deed), deed));
        let best = worth.max_by(|one, other| one.0.total_cmp(&other.0))?;
        (best.0 > 0.0).then_some(best.1)
    })
}

/// The way to regroup that leaves the unit at the best place.
fn best_regroup(board: Board<'_>, ask: &Ask<Question>, unit: UnitId, reckoning: Reckoning) -> Option<Deed> {
    let mut ways = regroups(board, unit, reckoning).into_iter().map(|(_, deed)| deed);
    ways.find(|deed| is_legal(board, ask, deed))
}
