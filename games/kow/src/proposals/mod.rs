//! Answers for those who have none of their own: good candidates, one by chance, and the safe one.
//!
//! [`moves`] and [`charges`] are open to bots, which weigh them with their own eyes; whatever a bot thinks of, [`is_legal`]
//! judges it by the rules.

#[cfg(test)]
mod agreement;
mod chance;
mod charges;
mod moves;
mod places;

use gonfalon_kernel::{Ask, Seat, SeededDice};
use gonfalon_table::Heading;

use crate::action::{Action, Deed, LongSide, Question, Regroup};
use crate::board::Board;
use crate::charge;
use crate::game;
use crate::setup::first_objective;
use crate::shooting;
use crate::state::UnitId;

pub use charges::{charges, in_reach};
pub use moves::{destination, moves, objective_points};
pub use places::deployments;

/// How often chance tries before the safe answer is given.
const TRIES: u32 = 16;

/// Whether the rules allow this answer to a question.
pub fn is_legal(board: Board<'_>, ask: &Ask<Question>, deed: &Deed) -> bool {
    game::is_legal(board, ask.seat, &ask.question, &Action::from(deed.clone()))
}

/// Whether a charge is legal and every charger finds its direct way open. That is found out far sooner than whether there
/// is a way round something.
pub fn is_direct_charge(board: Board<'_>, ask: &Ask<Question>, units: &[UnitId], target: UnitId) -> bool {
    ask.question == Question::Order && charge::is_direct(board, ask.seat, units, target)
}

/// All shots a unit may take now.
pub fn shots(board: Board<'_>, unit: UnitId) -> impl Iterator<Item = Deed> + '_ {
    shooting::shots(board, board.owner(unit), unit)
}

/// The units of a seat that have no order yet.
pub fn idle(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    board.army(seat).filter(move |unit| board.unit(*unit).order.is_none())
}

/// The safe answer: always legal.
pub(crate) fn fallback(board: Board<'_>, ask: &Ask<Question>) -> Deed {
    match &ask.question {
        Question::PlaceTerrain | Question::Order | Question::Shoot => Deed::Done,
        Question::SetObjective => {
            first_objective(board).expect("objectives are asked for only while there is a place")
        }
        Question::ChooseSide => Deed::Side(LongSide::South),
        Question::Deploy => places::first_deployment(board, ask.seat)
            .expect("deployment is asked for only while a unit finds a place"),
        Question::ChooseFirst => Deed::First(ask.seat),
        Question::SurgeTarget { among, .. }
        | Question::TestNext { among }
        | Question::FightNext { among }
        | Question::RegroupNext { among } => Deed::Choose(among[0]),
        Question::Regroup { .. } => Deed::Regroup(Regroup::Stay),
        Question::Separate { ways } => Deed::Separate(ways[0]),
        Question::AgreePause => Deed::Agree(true),
        Question::Resume => Deed::Resume,
    }
}

/// Good candidates, each of them legal, at most so many.
pub(crate) fn proposals(board: Board<'_>, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
    let legal = |deed: &Deed| is_legal(board, ask, deed);
    let seat = ask.seat;
    let mut found: Vec<Deed> = match &ask.question {
        Question::PlaceTerrain => places::terrain(board).filter(legal).take(budget / 2).collect(),
        Question::SetObjective => places::objectives(board).filter(legal).take(budget).collect(),
        Question::ChooseSide => vec![Deed::Side(LongSide::South), Deed::Side(LongSide::North)],
        Question::Deploy => {
            let of_unit = |unit| deployments(board, unit);
            in_turn(places::waiting(board, seat).map(of_unit).collect(), legal, budget)
        }
        Question::ChooseFirst => vec![Deed::First(seat), Deed::First(Seat(1 - seat.0))],
        Question::Order => {
            // Charges are what games are won with, but some room is left for everything else.
            let mut found = charges(board, ask, (2 * budget).div_ceil(3));
            let left = budget - found.len();
            found.extend(in_turn(idle(board, seat).map(|unit| moves(board, unit)).collect(), legal, left));
            found
        }
        Question::Shoot => {
            in_turn(board.army(seat).map(|unit| shots(board, unit).collect()).collect(), legal, budget)
        }
        Question::SurgeTarget { among, .. }
        | Question::TestNext { among }
        | Question::FightNext { among }
        | Question::RegroupNext { among } => among.iter().copied().map(Deed::Choose).collect(),
        Question::Regroup { unit } => moves::regroups(board, *unit).filter(legal).collect(),
        Question::Separate { ways } => ways.iter().copied().map(Deed::Separate).collect(),
        Question::AgreePause => vec![Deed::Agree(true), Deed::Agree(false)],
        Question::Resume => vec![Deed::Resume],
    };
    found.truncate(budget);
    // The safe answer may say that enough is done, which no other candidate says.
    if found.len() < budget && (found.is_empty() || may_be_done(&ask.question)) {
        found.push(fallback(board, ask));
    }
    found.into_iter().map(Action::from).collect()
}

fn may_be_done(question: &Question) -> bool {
    matches!(question, Question::PlaceTerrain | Question::Order | Question::Shoot)
}

/// The first legal candidate of every list, then the second of every list, and so on.
fn in_turn(lists: Vec<Vec<Deed>>, legal: impl Fn(&Deed) -> bool, most: usize) -> Vec<Deed> {
    let mut lists: Vec<_> = lists.into_iter().map(|list| list.into_iter().filter(&legal)).collect();
    let mut found = Vec::new();
    while !lists.is_empty() && found.len() < most {
        lists.retain_mut(|list| match list.next() {
            Some(deed) => {
                found.push(deed);
                true
            }
            None => false,
        });
    }
    found.truncate(most);
    found
}

/// One legal answer drawn by chance.
pub(crate) fn sample(board: Board<'_>, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
    for _ in 0..TRIES {
        match chance::answer(board, ask, chance) {
            Some(deed) if chance::is_hopeless(board, &deed) => {}
            Some(deed) if chance::is_proven(&deed) || is_legal(board, ask, &deed) => return deed.into(),
            Some(_) => {}
            None => break,
        }
    }
    chance::resignation(board, ask).into()
}

/// The enemies of a unit, the nearest first.
fn nearest_enemies(board: Board<'_>, unit: UnitId) -> Vec<UnitId> {
    let at = board.unit(unit).at;
    let mut enemies: Vec<UnitId> = board.units().filter(|other| board.enemies(unit, *other)).collect();
    enemies.sort_by_key(|other| (board.unit(*other).at.distance_squared(at), *other));
    enemies
}

fn toward(board: Board<'_>, unit: UnitId, other: UnitId) -> Heading {
    Heading::between(board.unit(unit).at, board.unit(other).at)
}
