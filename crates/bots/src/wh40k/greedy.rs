//! An opponent that does what looks best right now.

use gonfalon_kernel::{Ask, Game, SeededDice, Seen};
use gonfalon_wh40k::action::{Action, Question};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::proposals::is_legal;
use gonfalon_wh40k::state::MoveKind;
use gonfalon_wh40k::{View, Wh40k};

use super::{candidates, melee, moving, places, planning, reacting, reflex, shooting};
use crate::{Bot, Habit};

/// Sends every unit to the marker it is to hold, or to where it fights best, shoots where most is to be won, charges when the
/// odds are good, and keeps its Command points for what pays. It knows what a player knows, and uses no chance: the same view
/// always gets the same answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Wh40k> for Greedy {
    fn answer(&mut self, game: &Wh40k, seen: &Seen<'_, Wh40k>, ask: &Ask<Question>) -> Action {
        self.decide(game, seen.view(), ask)
    }
}

impl Habit<Wh40k> for Greedy {
    fn decide(&self, game: &Wh40k, view: &View, ask: &Ask<Question>) -> Action {
        let board = Board::new(game, &view.table);
        idea(board, game, view, ask)
            .filter(|action| is_legal(board, ask, action))
            .unwrap_or_else(|| game.fallback(view, ask))
    }

    fn ranked(&self, game: &Wh40k, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        let board = Board::new(game, &view.table);
        let habit = self.decide(game, view, ask);
        let others = candidates::others(board, game, view, ask, &habit, budget);
        let mut ranked = vec![habit];
        for action in others {
            if ranked.len() < budget && !ranked.contains(&action) {
                ranked.push(action);
            }
        }
        ranked
    }

    fn vary(
        &self,
        game: &Wh40k,
        view: &View,
        ask: &Ask<Question>,
        action: &Action,
        chance: &mut SeededDice,
    ) -> Option<Action> {
        candidates::beside(Board::new(game, &view.table), ask, action, chance)
    }

    /// What comes of it is checked once more wherever it is played, so it is not here.
    fn reflex(&self, game: &Wh40k, view: &View, ask: &Ask<Question>) -> Action {
        let board = Board::new(game, &view.table);
        match reflex::is_known(&ask.question) {
            true => reflex::idea(board, game, view, ask).unwrap_or_else(|| game.fallback(view, ask)),
            false => self.decide(game, view, ask),
        }
    }
}

/// What it would like to do; `None` leaves it to the safe answer.
fn idea(board: Board<'_>, game: &Wh40k, view: &View, ask: &Ask<Question>) -> Option<Action> {
    let seat = ask.seat;
    let first = || game.proposals(view, ask, 2).into_iter().next();
    match &ask.question {
        Question::PlaceMarker => places::marker(board, ask, game.proposals(view, ask, places::MARKERS)),
        // CHARACTERS are picked out.
        Question::Scout | Question::Precision { .. } => first(),
        Question::Formations => Some(planning::formations(board, seat)),
        Question::TankShock { unit } => reacting::shock(board, *unit),
        Question::Deploy => places::deployment(board, game.proposals(view, ask, places::BUDGET)),
        Question::Reinforce | Question::Ingress { .. } => {
            places::arrival(board, game.proposals(view, ask, places::BUDGET))
        }
        Question::Move => moving::next(board, seat),
        Question::Walk { kind: MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate, .. } => first(),
        Question::Walk { unit, kind, distance, .. } => moving::walk(board, ask, *unit, *kind, *distance),
        Question::Retreat { unit, distance, .. } => {
            moving::walk(board, ask, *unit, MoveKind::FallBack, *distance)
        }
        Question::Shoot => shooting::next(board, ask),
        Question::Overwatch { unit, enemy } => shooting::everything_at(board, *unit, *enemy),
        Question::Charge => melee::charge(board, ask),
        Question::Fight { among } => melee::pick(board, among),
        Question::Strike { unit } => melee::strike(board, *unit),
        Question::React { moment, offers } => reacting::best(board, seat, moment, offers),
        _ => None,
    }
}
