//! Answers for those who have none of their own: good candidates, one by chance, and the safe one.

mod formations;
pub(crate) mod melee;
mod moves;
mod places;
mod shots;

use gonfalon_kernel::{Ask, Seat, SeededDice};
use gonfalon_table::Length;
use smallvec::SmallVec;

pub use formations::{daring, formations};

use crate::action::{Action, Formations, Models, Moment, Question, Use, Walks};
use crate::board::Board;
use crate::data::{Core, Weapon};
use crate::fight;
use crate::game;
use crate::movement;
use crate::room;
use crate::setup;
use crate::shooting::can_fire;
use crate::state::{ModelId, MoveKind, UnitId};
use crate::stratagem::{self, Silence, Stratagem};
use crate::walk::{self, Move};

/// Whether an answer passes the rules.
pub fn is_legal(board: Board<'_>, ask: &Ask<Question>, action: &Action) -> bool {
    game::is_legal(board, ask.seat, &ask.question, action)
}

/// The kinds of move a unit can be picked for in the Move Units step.
pub fn kinds(board: Board<'_>, seat: Seat, unit: UnitId) -> SmallVec<[MoveKind; 4]> {
    movement::kinds(board, seat, unit)
}

/// How far the slowest model of a unit gets in a kind of move, where so much is added to its Move.
pub fn reach(board: Board<'_>, unit: UnitId, kind: MoveKind, distance: Length) -> Length {
    moves::reach(board, unit, kind, distance)
}

/// A whole unit shifted as it stands, to where its models can stand. It need not be legal.
pub fn shifted(board: Board<'_>, unit: UnitId, by: (Length, Length)) -> Walks {
    walk::formation(board, unit, by.0, by.1)
}

/// Leaving the TRANSPORT it is in, if there is room.
pub fn disembarkation(board: Board<'_>, unit: UnitId) -> Option<Action> {
    if movement::may_disembark(board, unit) { places::disembarkation(board, unit) } else { None }
}

/// The melee weapons that a model can use, by their places in its datasheet.
pub fn blades(board: Board<'_>, model: ModelId) -> impl Iterator<Item = (u8, &Weapon)> {
    fight::blades(board, model)
}

/// Doing nothing.
pub(crate) const PASS: Action = Action::Pass { silence: Silence::Once };

/// The safe answer: always legal.
pub(crate) fn fallback(board: Board<'_>, ask: &Ask<Question>) -> Action {
    let seat = ask.seat;
    match &ask.question {
        Question::PlaceMarker => setup::first_marker(board).map_or(PASS, Action::Marker),
        Question::Formations => Action::Formations(Formations::default()),
        Question::Deploy => places::first_deployment(board, seat).unwrap_or(PASS),
        Question::TestNext { among } | Question::Fight { among } | Question::Suffer { among, .. } => {
            among.first().map_or(PASS, |unit| Action::Unit(*unit))
        }
        Question::Move => {
            idle_aircraft(board, seat).map_or(PASS, |unit| Action::Select { unit, kind: MoveKind::Normal })
        }
        Question::Reinforce => {
            let returning = movement::must_arrive(board, seat).next();
            returning.and_then(|unit| places::arrival(board, unit)).unwrap_or(PASS)
        }
        Question::Disembark { unit, from, emergency } => {
            let spots = if *emergency {
                movement::emergency_spots(board, *unit, *from)
            } else {
                room::find(board, *unit, &crate::placing::Zone::Disembark { transport: *from })
                    .unwrap_or_default()
            };
            Action::SetUp { unit: *unit, spots }
        }
        Question::Escape { unit, count } => {
            let mut models: Models = board.models(*unit).collect();
            models.reverse();
            models.truncate(usize::from(*count));
            Action::Models(models)
        }
        Question::Straggler { unit } => straggler(board, *unit),
        Question::Strike { unit } => melee::strike(board, *unit),
        Question::Allocate { among, .. }
        | Question::Hazardous { among, .. }
        | Question::Mend { among, .. } => Action::Models(among.iter().copied().take(1).collect()),
        // Who can charge must.
        Question::Walk { unit, kind: kind @ MoveKind::Charge, distance, targets } => {
            melee::rush(board, Move { unit: *unit, kind: *kind, distance: *distance, targets })
        }
        Question::Scout
        | Question::Walk { .. }
        | Question::Retreat { .. }
        | Question::Ingress { .. }
        | Question::Shoot
        | Question::Overwatch { .. }
        | Question::Precision { .. }
        | Question::Again { .. }
        | Question::Charge
        | Question::TankShock { .. }
        | Question::React { .. } => PASS,
    }
}

/// An AIRCRAFT that still has to move.
fn idle_aircraft(board: Board<'_>, seat: Seat) -> Option<UnitId> {
    board.army(seat).find(|unit| board.is(*unit, Core::Aircraft) && board.unit(*unit).moved.is_none())
}

/// The model whose removal leads to coherency with the fewest losses, as far as can be seen.
fn straggler(board: Board<'_>, unit: UnitId) -> Action {
    let first = board.stragglers(unit).first().copied().or_else(|| board.models(unit).next());
    Action::Models(first.into_iter().collect())
}

/// Good candidates, the most natural first, at most so many. Each passes the rules.
pub(crate) fn proposals(board: Board<'_>, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
    let safe = fallback(board, ask);
    let mut found: Vec<Action> = Vec::new();
    for action in candidates(board, ask) {
        if found.len() + 1 >= budget {
            break;
        }
        if action != safe
            && !found.contains(&action)
            && game::is_legal(board, ask.seat, &ask.question, &action)
        {
            found.push(action);
        }
    }
    found.push(safe);
    found.truncate(budget);
    found
}

/// One in so many draws of the Shooting phase is a Grenade, if there is one.
const GRENADE_SELDOM: u32 = 6;
/// How often a candidate is drawn before the safe answer is taken.
const DRAWS: u32 = 6;

/// One proposal drawn by chance.
pub(crate) fn sample(board: Board<'_>, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
    for _ in 0..DRAWS {
        let drawn = match &ask.question {
            Question::Walk {
                unit,
                kind: kind @ (MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate),
                distance,
                targets,
            } => {
                let order = Move { unit: *unit, kind: *kind, distance: *distance, targets };
                // It has been judged already.
                return melee::rush(board, order);
            }
            Question::Walk { unit, kind, distance, .. } => {
                Some(moves::drawn(board, *unit, *kind, *distance, chance))
            }
            Question::Retreat { unit, distance, .. } => {
                Some(moves::drawn(board, *unit, MoveKind::FallBack, *distance, chance))
            }
            Question::Deploy => places::drawn_deployment(board, ask.seat, chance),
            Question::PlaceMarker => Some(places::drawn_marker(board, chance)),
            Question::Move => drawn_selection(board, ask.seat, chance),
            Question::Reinforce => places::drawn_arrival(board, ask.seat, chance),
            Question::Shoot if chance.below(GRENADE_SELDOM) == 0 => {
                uses(board, ask.seat, &Moment::OwnPhase, Stratagem::Grenade).into_iter().next()
            }
            Question::Shoot => Some(shots::drawn(board, ask.seat, chance)),
            _ => {
                let mut list = candidates(board, ask);
                let place = chance.below(list.len().max(1) as u32) as usize;
                if place < list.len() { Some(list.swap_remove(place)) } else { None }
            }
        };
        let legal = |action: &Action| game::is_legal(board, ask.seat, &ask.question, action);
        if let Some(action) = drawn.filter(legal) {
            return action;
        }
    }
    fallback(board, ask)
}

/// Candidates that need not be legal.
fn candidates(board: Board<'_>, ask: &Ask<Question>) -> Vec<Action> {
    let seat = ask.seat;
    match &ask.question {
        Question::PlaceMarker => places::markers(board),
        Question::Formations => {
            let (plain, bold) = (formations(board, seat), daring(board, seat));
            plain.into_iter().chain(bold).map(Action::Formations).collect()
        }
        Question::Deploy => places::deployments(board, seat),
        Question::Scout => {
            let scouts = setup::scouts(board, seat);
            scouts.map(|unit| Action::Select { unit, kind: MoveKind::Scouts }).chain([PASS]).collect()
        }
        Question::TestNext { among } | Question::Fight { among } | Question::Suffer { among, .. } => {
            among.iter().copied().map(Action::Unit).collect()
        }
        Question::Move => selections(board, seat),
        Question::Charge => melee::charges(board, seat),
        Question::TankShock { unit } => uses(board, seat, &Moment::ChargeMoved(*unit), Stratagem::TankShock)
            .into_iter()
            .chain([PASS])
            .collect(),
        Question::Walk {
            unit,
            kind: kind @ (MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate),
            distance,
            targets,
        } => {
            let order = Move { unit: *unit, kind: *kind, distance: *distance, targets };
            vec![melee::rush(board, order), PASS]
        }
        Question::Walk { unit, kind, distance, .. } => moves::walks(board, *unit, *kind, *distance),
        Question::Retreat { unit, distance, .. } => moves::walks(board, *unit, MoveKind::FallBack, *distance),
        Question::Reinforce => {
            let mut found: Vec<Action> =
                movement::arrivals(board, seat).filter_map(|unit| places::arrival(board, unit)).collect();
            found.push(PASS);
            found
        }
        Question::Ingress { unit } => places::arrival(board, *unit).into_iter().chain([PASS]).collect(),
        Question::React { moment, offers } => {
            offers.iter().flat_map(|stratagem| uses(board, seat, moment, *stratagem)).chain([PASS]).collect()
        }
        Question::Shoot => {
            let grenades = uses(board, seat, &Moment::OwnPhase, Stratagem::Grenade);
            shots::volleys(board, seat).into_iter().chain(grenades).collect()
        }
        Question::Overwatch { unit, enemy } => {
            shots::volley(board, *unit, *enemy).into_iter().chain([PASS]).collect()
        }
        Question::Allocate { among, .. } => shots::orders(among),
        Question::Precision { among, wounds, .. } => shots::precise(among, *wounds),
        Question::Mend { among, .. } => shots::single(among),
        Question::Again { .. } => vec![PASS, Action::Again],
        Question::Hazardous { among, .. } => shots::single(among),
        _ => vec![fallback(board, ask)],
    }
}

/// Some unit that can still be picked, with one of its moves; now and then who is inside a TRANSPORT leaves it.
fn drawn_selection(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<Action> {
    let inside = |unit: &UnitId| !board.on_battlefield(*unit);
    let mut units: Vec<UnitId> = movement::choices(board, seat).collect();
    if chance.below(3) > 0 {
        units.retain(|unit| !inside(unit));
    }
    let unit = *units.get(chance.below(units.len().max(1) as u32) as usize)?;
    if inside(&unit) {
        return places::disembarkation(board, unit);
    }
    let kinds = movement::kinds(board, seat, unit);
    let kind = *kinds.get(chance.below(kinds.len().max(1) as u32) as usize)?;
    Some(Action::Select { unit, kind })
}

/// A unit with each of its moves, units that disembark, and the end of the step.
fn selections(board: Board<'_>, seat: Seat) -> Vec<Action> {
    let mut found = Vec::new();
    for unit in board.army(seat) {
        let kinds = movement::kinds(board, seat, unit);
        // What moves at all comes first.
        found.extend(kinds.iter().rev().map(|kind| Action::Select { unit, kind: *kind }));
    }
    let inside = board.heads().filter(|unit| {
        board.owner(*unit) == seat && !board.on_battlefield(*unit) && movement::may_disembark(board, *unit)
    });
    found.extend(inside.filter_map(|unit| places::disembarkation(board, unit)));
    found.push(PASS);
    found
}

/// Ways to use a Stratagem.
pub(crate) fn uses(board: Board<'_>, seat: Seat, moment: &Moment, stratagem: Stratagem) -> Vec<Action> {
    let blank = Use { stratagem, unit: None, model: None, enemy: None, weapon: None, die: None };
    let with = |unit: UnitId| Use { unit: Some(unit), ..blank.clone() };
    let list: Vec<Use> = match moment {
        Moment::Rolled { purpose, dice, .. } if dice.len() > 1 && !stratagem::rolls::is_sum(purpose) => {
            // The lowest die is the one to repeat.
            let lowest = (0..dice.len()).min_by_key(|place| dice[*place]).unwrap_or(0);
            vec![Use { die: Some(lowest as u8), ..blank }]
        }
        Moment::Rolled { .. } | Moment::TestFailed(_) => vec![blank],
        Moment::Fights(unit) => {
            let model = |model: &ModelId| board.model_is(*model, Core::Character);
            board
                .models(*unit)
                .filter(model)
                .map(|model| Use { model: Some(model), ..blank.clone() })
                .collect()
        }
        Moment::ChargeMoved(unit) => board
            .engaged_with(*unit)
            .into_iter()
            .flat_map(|enemy| {
                let blank = blank.clone();
                let weapons = board.datasheet(*unit).weapons.len() as u8;
                (0..weapons).map(move |weapon| Use {
                    enemy: Some(enemy),
                    weapon: Some(weapon),
                    ..blank.clone()
                })
            })
            .collect(),
        Moment::Targeted { targets, .. } => targets.iter().copied().map(with).collect(),
        Moment::MovementEnds => board.heads().filter(|unit| board.owner(*unit) == seat).map(with).collect(),
        Moment::OwnPhase if stratagem == Stratagem::Grenade => board
            .army(seat)
            .filter(|unit| !stratagem::is_hopeless(board, moment, stratagem, *unit))
            .flat_map(|unit| {
                let blank = blank.clone();
                let enemies = board
                    .enemies_of(unit)
                    .filter(move |enemy| !stratagem::is_out_of_throw(board, unit, *enemy));
                enemies.map(move |enemy| Use { unit: Some(unit), enemy: Some(enemy), ..blank.clone() })
            })
            .collect(),
        // Whoever has nobody to shoot at would waste the points.
        Moment::EnemyMoves { unit: enemy, .. } if stratagem == Stratagem::FireOverwatch => board
            .army(seat)
            .filter(|unit| !stratagem::is_hopeless(board, moment, stratagem, *unit))
            .filter(|unit| can_fire(board, *unit, *enemy))
            .map(with)
            .collect(),
        _ => board
            .army(seat)
            .filter(|unit| !stratagem::is_hopeless(board, moment, stratagem, *unit))
            .map(with)
            .collect(),
    };
    let legal = |usage: &Use| stratagem::refusals(board, seat, moment, usage).is_empty();
    list.into_iter().filter(legal).map(Action::Use).collect()
}
