//! How a battle that is not over will probably end.

use gonfalon_kernel::{Game, Seat};
use gonfalon_search::Judge;
use gonfalon_table::{Length, Point};
use gonfalon_wh40k::Wh40k;
use gonfalon_wh40k::action::Question;
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::constants::LAST_ROUND;
use gonfalon_wh40k::state::{Phase, Place, State, Table, UnitId};

use super::estimate::{self, Target};
use super::seeker::speed;
use super::worth::{control, holds, inches, middle, spread};

/// Weighs Victory points, those that markers promise, what is left of the armies, how near it is to the markers and what it
/// threatens.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: [f64; TERMS.len()],
}

/// The terms, by the keys of their names.
pub const TERMS: [&str; 8] = [
    "judge-points",
    "judge-certainty",
    "judge-markers",
    "judge-presence",
    "judge-approach",
    "judge-material",
    "judge-menace",
    "judge-command",
];

/// Each player scores in so many rounds: all but the first.
const SCORINGS: f64 = LAST_ROUND as f64 - 1.0;
/// The most Victory points of a turn.
const MOST_POINTS: f64 = 3.0;
/// What a charge covers on average.
const CHARGE: f64 = 7.0;
/// How near units are that may soon fight for a marker.
const NEAR: i64 = Length::inches(9).0 as i64;

impl Weighing {
    /// Who weighs like this, in the order of the terms.
    pub fn new(weights: Vec<f64>) -> Weighing {
        Weighing { weights: weights.try_into().expect("one weight for each term") }
    }
}

/// How often a player will still score.
fn scorings(table: &Table, seat: Seat) -> f64 {
    let left = LAST_ROUND.saturating_sub(table.round.max(1));
    let first = table.first.unwrap_or(Seat(0));
    let before =
        table.active == first && seat != first || table.phase == Phase::Command && seat == table.active;
    let now = table.round > 1 && before;
    f64::from(left + u8::from(now))
}

impl Judge<Wh40k> for Weighing {
    fn terms(&self) -> &[&'static str] {
        &TERMS
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    fn measure(&self, game: &Wh40k, state: &State, seat: Seat, amounts: &mut [f64]) {
        let (table, board) = (&state.table, Board::new(game, &state.table));
        let other = Seat(1 - seat.0);
        let points = f64::from(table.players[seat].victory_points);
        let to_come = scorings(table, seat);
        let rest = (to_come + scorings(table, other)) / (2.0 * SCORINGS);
        amounts[0] = points;
        amounts[1] = points * (1.0 - rest);
        let mut held: f64 = 0.0;
        for marker in &table.markers {
            let (mine, theirs) = (control(board, seat, marker.at), control(board, other, marker.at));
            held += if mine > theirs { 1.0 } else { 0.0 };
            let (near, far) = (presence(board, seat, marker.at), presence(board, other, marker.at));
            amounts[3] += near / (near + far).max(1.0) * rest;
        }
        amounts[2] = held.min(MOST_POINTS) * to_come;
        let all: f64 = game.units.iter().map(|unit| f64::from(unit.points)).sum::<f64>() / 2.0;
        let own = board.heads().filter(|unit| board.owner(*unit) == seat);
        let foes: Vec<(UnitId, Point, f64, Target)> = board
            .army(other)
            .filter_map(|foe| Some((foe, middle(board, foe)?, spread(board, foe), Target::new(board, foe)?)))
            .collect();
        for unit in own.filter(|unit| board.unit(*unit).place != Place::Destroyed) {
            let wounds: u32 = board.models(unit).map(|model| u32::from(board.wounds_left(model))).sum();
            let share = f64::from(wounds) * super::worth::per_wound(board, unit) / all.max(1.0);
            amounts[5] += share * rest.max(0.25);
            let Some(at) = middle(board, unit).filter(|_| board.on_battlefield(unit)) else { continue };
            let gaps = table.markers.iter().map(|marker| inches(at.distance(marker.at)));
            let nearest = gaps.fold(f64::INFINITY, f64::min);
            if nearest.is_finite() {
                amounts[4] -= share * (nearest / 24.0) * rest;
            }
            amounts[6] += menace(board, unit, at, &foes) / all.max(1.0) * rest;
        }
        amounts[7] = f64::from(table.players[seat].command_points) * rest;
    }

    /// Battles are judged when a player begins to move.
    fn calm(&self, game: &Wh40k, state: &State) -> bool {
        let Some(ask) = game.asks(state).first() else { return true };
        let table = &state.table;
        matches!(ask.question, Question::Move)
            && Board::new(game, table)
                .army(table.active)
                .all(|unit| table.units[unit.index()].moved.is_none())
    }
}

/// How much a seat could bring to a marker soon.
fn presence(board: Board<'_>, seat: Seat, marker: Point) -> f64 {
    let models = board.army(seat).flat_map(|unit| board.models(unit));
    let counts = models.map(|model| {
        let at = board.model(model).at;
        let control = f64::from(board.profile(model).objective_control);
        match holds(at, marker) {
            true => control,
            false if at.distance_squared(marker) <= NEAR * NEAR => control / 2.0,
            false => 0.0,
        }
    });
    counts.sum()
}

/// The most a unit could take from an enemy in its next turn.
fn menace(board: Board<'_>, unit: UnitId, at: Point, foes: &[(UnitId, Point, f64, Target)]) -> f64 {
    let (speed, reach) = (speed(board, unit), spread(board, unit));
    let each = foes.iter().map(|(_, there, size, target)| {
        let gap = (inches(at.distance(*there)) - size - reach).max(0.0);
        let shot = estimate::fire(board, unit, target, (gap - speed).max(0.0), false);
        let struck = if gap <= speed + CHARGE { estimate::melee(board, unit, target) } else { 0.0 };
        target.worth(shot.max(struck))
    });
    each.fold(0.0, f64::max)
}
