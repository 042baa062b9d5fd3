//! An opponent that does what looks best right now.

use gonfalon_kernel::{Ask, Game, Seen};
use gonfalon_kow::Kow;
use gonfalon_kow::action::{Action, Deed, Order, Question, Regroup};
use gonfalon_kow::board::Board;
use gonfalon_kow::proposals::{destination, idle, is_legal, moves, shots};
use gonfalon_kow::state::{Table, UnitId};
use gonfalon_table::{Heading, Length, OrientedBox};
use smallvec::smallvec;

use super::place::Seeker;
use super::{charging, deploying, shooting};
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
            Question::Order => charging::best(board, ask).or_else(|| next_move(board, ask)),
            Question::Shoot => best_shot(board, ask),
            Question::SurgeTarget { unit, among } => Some(charging::best_target(board, *unit, among)),
            Question::Regroup { unit } => best_regroup(board, ask, *unit),
            Question::SetObjective => game.proposals(view, ask, 1).pop().map(|action| action.deed),
            // Terrain helps neither side; the rest is a matter of taste.
            _ => None,
        };
        // Every idea has been proven already.
        idea.map_or_else(|| game.fallback(view, ask), Action::from)
    }
}

/// The order of the foremost unit that has none.
fn next_move(board: Board<'_>, ask: &Ask<Question>) -> Option<Deed> {
    let enemies: Vec<UnitId> = board.units().filter(|unit| board.owner(*unit) != ask.seat).collect();
    let gap = |unit: UnitId| {
        let at = board.unit(unit).at;
        enemies.iter().map(|enemy| board.unit(*enemy).at.distance_squared(at)).min()
    };
    let unit = idle(board, ask.seat).min_by_key(|unit| (gap(*unit), *unit))?;
    let seeker = Seeker::new(board, unit);
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
fn best_regroup(board: Board<'_>, ask: &Ask<Question>, unit: UnitId) -> Option<Deed> {
    let seeker = Seeker::new(board, unit);
    let stands = board.footprint(unit);
    let place = |choice: Regroup| match choice {
        Regroup::Stay => stands,
        Regroup::Turn(heading) => OrientedBox { heading, ..stands },
        // What a die shows on average.
        Regroup::Forward => stands.at(stands.centre.step(stands.heading, Length(Length::INCH.0 * 7 / 2))),
        Regroup::Back => stands.at(stands.centre.step(stands.heading.opposite(), Length::inches(2))),
    };
    let ahead = seeker.nearest(&stands);
    let turn = ahead.map(|enemy| Heading::between(stands.centre, board.unit(enemy).at));
    let quarters = [90_000, -90_000, 180_000].map(|turn| Regroup::Turn(stands.heading.turn(turn)));
    let choices = [Regroup::Stay, Regroup::Forward, Regroup::Back].into_iter().chain(turn.map(Regroup::Turn));
    choices
        .chain(quarters)
        .map(|choice| (seeker.score(&place(choice), None), Deed::Regroup(choice)))
        .filter(|(_, deed)| is_legal(board, ask, deed))
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, deed)| deed)
}
