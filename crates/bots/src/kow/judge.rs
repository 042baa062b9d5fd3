//! How a battle that is not over will probably end.

use gonfalon_kernel::Seat;
use gonfalon_kow::Kow;
use gonfalon_kow::board::Board;
use gonfalon_kow::proposals::objective_points;
use gonfalon_kow::setting::GameLength;
use gonfalon_kow::state::{Place, Side, State, UnitId, Victory};
use gonfalon_search::Judge;
use gonfalon_table::{Length, Point};

use super::place::is_within;

/// Weighs what units are left and in which order, whom they could charge, and objectives.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: [f64; 5],
}

/// The terms, by the keys of their names.
pub const TERMS: [&str; 5] =
    ["judge-material", "judge-wavering", "judge-charges", "judge-objectives", "judge-approach"];

impl Weighing {
    /// Who weighs like this, in the order of the terms.
    pub fn new(weights: Vec<f64>) -> Weighing {
        Weighing { weights: weights.try_into().expect("one weight for each term") }
    }
}

impl Judge<Kow> for Weighing {
    fn terms(&self) -> &[&'static str] {
        &TERMS
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    fn measure(&self, game: &Kow, state: &State, seat: Seat, amounts: &mut [f64]) {
        let board = Board::new(game, &state.table);
        let all: f64 = game.units.iter().map(|unit| f64::from(unit.profile.points)).sum::<f64>() / 2.0;
        let share = |unit: UnitId| f64::from(board.profile(unit).points) / all.max(1.0);
        for unit in (0..game.units.len()).map(|number| UnitId(number as _)) {
            if board.owner(unit) != seat {
                continue;
            }
            match board.unit(unit).place {
                Place::Waiting => amounts[0] += share(unit),
                Place::Table => {
                    amounts[0] += share(unit) * steadiness(board, unit);
                    amounts[1] += if board.unit(unit).wavering { share(unit) } else { 0.0 };
                    amounts[2] += best_charge(board, unit, share);
                    amounts[4] += share(unit) * distance(board, unit) / 24.0;
                }
                Place::Routed | Place::Lost => {}
            }
        }
        amounts[3] = objectives(board, seat);
    }
}

/// What is left of a unit: the nearer its damage comes to its Nerve, the sooner it routs.
fn steadiness(board: Board<'_>, unit: UnitId) -> f64 {
    let (damage, nerve) = (f64::from(board.unit(unit).damage), f64::from(board.profile(unit).nerve.max(1)));
    1.0 - 0.7 * (damage / nerve).min(1.0)
}

/// The best enemy that a unit could charge from where it stands: the more the better its side.
fn best_charge(board: Board<'_>, unit: UnitId, share: impl Fn(UnitId) -> f64) -> f64 {
    let footprint = board.footprint(unit);
    let reach = inches(board.profile(unit).speed) * 2.0 + inches(board.profile(unit).depth) / 2.0;
    if board.profile(unit).attacks.is_none() || board.unit(unit).wavering {
        return 0.0;
    }
    let enemies = board.units().filter(|enemy| board.enemies(unit, *enemy));
    let worth = enemies.map(|enemy| {
        let at = board.unit(enemy).at;
        let far = away(board.unit(unit).at, at) - inches(board.profile(enemy).depth) / 2.0;
        if far > reach || !is_within(&footprint, at, 0.5) {
            return 0.0;
        }
        let side = match board.arc(enemy, board.unit(unit).at) {
            Side::Front => 0.15,
            Side::Left | Side::Right => 0.3,
            Side::Rear => 0.45,
        };
        side * share(enemy).min(share(unit) * 1.5)
    });
    worth.fold(0.0, f64::max)
}

/// Objectives near which a player has units, the more certain the later it is; enemies near by make it doubtful.
fn objectives(board: Board<'_>, seat: Seat) -> f64 {
    if matches!(board.table.victory, None | Some(Victory::Kill)) {
        return 0.0;
    }
    let turns = match board.game.agreement.length {
        GameLength::Turns(turns) => f64::from(turns) * 2.0,
        _ => 12.0,
    };
    let late = (f64::from(board.table.turn) / turns).min(1.0);
    let near = |at: Point, mine: bool| {
        let units = board.units().filter(|unit| (board.owner(*unit) == seat) == mine);
        units.map(|unit| away(board.unit(unit).at, at)).fold(f64::INFINITY, f64::min)
    };
    let held = objective_points(board).map(|at| {
        let (mine, theirs) = (near(at, true), near(at, false));
        let hold = 1.0 / (1.0 + (mine / 6.0).powi(2));
        hold * if theirs > 6.0 { 1.0 } else { 0.4 }
    });
    held.sum::<f64>() * (0.3 + 0.7 * late * late)
}

/// How far the nearest enemy is.
fn distance(board: Board<'_>, unit: UnitId) -> f64 {
    let at = board.unit(unit).at;
    let enemies = board.units().filter(|enemy| board.enemies(unit, *enemy));
    let nearest = enemies.map(|enemy| away(at, board.unit(enemy).at)).fold(f64::INFINITY, f64::min);
    if nearest.is_finite() { nearest } else { 0.0 }
}

fn inches(length: Length) -> f64 {
    f64::from(length.0) / f64::from(Length::INCH.0)
}

fn away(one: Point, other: Point) -> f64 {
    (one.distance_squared(other) as f64).sqrt() / f64::from(Length::INCH.0)
}
