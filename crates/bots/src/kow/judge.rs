//! How a battle that is not over will probably end.

use gonfalon_kernel::{Game, Seat};
use gonfalon_kow::Kow;
use gonfalon_kow::action::Question;
use gonfalon_kow::board::Board;
use gonfalon_kow::data::UnitType;
use gonfalon_kow::proposals::objective_points;
use gonfalon_kow::rulings::Margin;
use gonfalon_kow::setting::GameLength;
use gonfalon_kow::state::{Place, State, UnitId, Victory};
use gonfalon_search::Judge;
use gonfalon_table::{Length, Point};

use super::fight::Reckoning;
use super::place::is_within;

/// Weighs what units are left and in which order, whom they could charge, and objectives.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: [f64; TERMS.len()],
}

/// The terms, by the keys of their names.
pub const TERMS: [&str; 9] = [
    "judge-material",
    "judge-damage",
    "judge-wavering",
    "judge-kills",
    "judge-charges",
    "judge-threats",
    "judge-objectives",
    "judge-reach",
    "judge-approach",
];

const MATERIAL: usize = 0;
const DAMAGE: usize = 1;
const WAVERING: usize = 2;
const KILLS: usize = 3;
const CHARGES: usize = 4;
const THREATS: usize = 5;
const OBJECTIVES: usize = 6;
const REACH: usize = 7;
const APPROACH: usize = 8;

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

    /// A turn begins: nobody has an order and no melee is to be fought.
    fn calm(&self, game: &Kow, state: &State) -> bool {
        let board = Board::new(game, &state.table);
        game.asks(state).first().is_none_or(|ask| {
            ask.question == Question::Order
                && board.table.contacts.is_empty()
                && board.army(ask.seat).all(|unit| board.unit(unit).order.is_none())
        })
    }

    fn measure(&self, game: &Kow, state: &State, seat: Seat, amounts: &mut [f64]) {
        let board = Board::new(game, &state.table);
        let all = game.units.iter().map(|unit| f64::from(unit.profile.points)).sum::<f64>() / 2.0;
        let all = all.max(1.0);
        let late = lateness(board);
        let (kill, objective) = margins(board, all);
        for unit in (0..game.units.len()).map(|number| UnitId(number as _)) {
            let share = f64::from(board.profile(unit).points) / all;
            let facts = board.unit(unit);
            if board.owner(unit) != seat {
                if matches!(facts.place, Place::Routed | Place::Lost) {
                    amounts[KILLS] += share * kill * late;
                }
                continue;
            }
            match facts.place {
                Place::Waiting => amounts[MATERIAL] += share,
                Place::Table => {
                    amounts[MATERIAL] += share;
                    let nerve = f64::from(board.profile(unit).nerve.max(1));
                    amounts[DAMAGE] += share * (f64::from(facts.damage) / nerve).min(1.0);
                    amounts[WAVERING] += if facts.wavering { share } else { 0.0 };
                    amounts[APPROACH] += share * distance(board, unit) / 24.0;
                }
                Place::Routed | Place::Lost => {}
            }
        }
        let term = if board.table.active == seat { CHARGES } else { THREATS };
        amounts[term] = charges(board, seat) / all;
        let (held, reach) = if objective > 0.0 { objectives(board, seat) } else { (0.0, 0.0) };
        amounts[OBJECTIVES] = held * objective * late * late;
        amounts[REACH] = reach * objective;
    }
}

/// The part of the game that is over.
fn lateness(board: Board<'_>) -> f64 {
    let late = match board.game.agreement.length {
        GameLength::Turns(turns) => f64::from(board.table.turn) / (f64::from(turns.max(1)) * 2.0),
        GameLength::Time(all) => f64::from(board.table.elapsed) / f64::from(all.max(1)),
    };
    late.min(1.0)
}

/// The points that all units of a player could take by charging, each the enemy that it hurts most, and no enemy twice.
fn charges(board: Board<'_>, seat: Seat) -> f64 {
    let enemies = board.units().filter(|enemy| board.owner(*enemy) != seat);
    let most = |enemy: UnitId| {
        let able = board.army(seat).filter(|unit| reaches(board, *unit, enemy));
        let loss = |unit| Reckoning::Rough.charge(board, unit, enemy, board.arc(enemy, board.unit(unit).at));
        able.map(loss).fold(0.0, f64::max)
    };
    enemies.map(most).sum()
}

/// Whether a unit may be able to charge another one, as well as one can tell at a glance.
fn reaches(board: Board<'_>, unit: UnitId, enemy: UnitId) -> bool {
    let (profile, facts) = (board.profile(unit), board.unit(unit));
    if profile.attacks.is_none() || profile.unit_type == UnitType::WarEngine || facts.wavering {
        return false;
    }
    let size = |unit: UnitId| inches(board.profile(unit).width + board.profile(unit).depth) / 4.0;
    let at = board.unit(enemy).at;
    away(facts.at, at) - size(unit) - size(enemy) <= inches(profile.speed) * 2.0
        && is_within(&board.footprint(unit), at, 0.5)
}

/// What an army of `all` points that is destroyed and what an objective count at the end, in margins that win.
fn margins(board: Board<'_>, all: f64) -> (f64, f64) {
    let numbers = &board.game.library.constants.victory;
    let size = board.game.agreement.points.map_or(all, f64::from).max(1.0);
    // Where any lead wins, half of the usual margin is a safe one.
    let any_lead = board.rulings().kill_and_pillage_margin == Margin::AnyLead;
    let safe = if any_lead && board.table.victory == Some(Victory::KillAndPillage) { 0.5 } else { 1.0 };
    let margin = safe * f64::from(numbers.margin_percent) / 100.0 * size;
    match board.table.victory {
        Some(Victory::Pillage) => (0.0, 1.0 / f64::from(numbers.objectives_ahead.max(1))),
        Some(Victory::KillAndPillage) => (all / margin, f64::from(numbers.objective_points) / margin),
        Some(Victory::Kill) | None => (all / margin, 0.0),
    }
}

/// How many objectives a player holds, in part where the enemy is there as well, and how near the player's units are to
/// all of them.
fn objectives(board: Board<'_>, seat: Seat) -> (f64, f64) {
    let control = inches(board.game.library.constants.victory.control_range);
    let near = |at: Point, mine: bool| {
        let units = board.units().filter(|unit| (board.owner(*unit) == seat) == mine);
        let gap = |unit: UnitId| {
            let profile = board.profile(unit);
            away(board.unit(unit).at, at) - inches(profile.width + profile.depth) / 4.0 - control
        };
        units.map(gap).fold(f64::INFINITY, f64::min)
    };
    let (mut held, mut reach) = (0.0, 0.0);
    for at in objective_points(board) {
        let (mine, theirs) = (near(at, true), near(at, false));
        if mine <= 0.0 {
            held += if theirs > 0.0 { 1.0 } else { 0.3 };
        }
        reach += 1.0 / (1.0 + mine.max(0.0) / 6.0);
    }
    (held, reach)
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
