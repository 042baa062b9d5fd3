//! How a battle that is not over will probably end.

use gonfalon_kernel::Seat;
use gonfalon_search::Judge;
use gonfalon_wh40k::Wh40k;
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::state::{State, UnitId};

use super::worth::{control, inches, middle, per_wound};

/// Weighs Victory points, markers, what is left of the armies and how near it is to the markers.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: [f64; 4],
}

/// The terms, by the keys of their names.
pub const TERMS: [&str; 4] = ["judge-points", "judge-markers", "judge-material", "judge-approach"];

impl Weighing {
    /// Who weighs like this, in the order of the terms.
    pub fn new(weights: Vec<f64>) -> Weighing {
        Weighing { weights: weights.try_into().expect("one weight for each term") }
    }
}

impl Judge<Wh40k> for Weighing {
    fn terms(&self) -> &[&'static str] {
        &TERMS
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    fn measure(&self, game: &Wh40k, state: &State, seat: Seat, amounts: &mut [f64]) {
        let board = Board::new(game, &state.table);
        let left = f64::from(5_u8.saturating_sub(state.table.round)) / 5.0;
        amounts[0] = f64::from(state.table.players[seat].victory_points) * (1.5 - left);
        let other = Seat(1 - seat.0);
        for marker in &state.table.markers {
            let (mine, theirs) = (control(board, seat, marker.at), control(board, other, marker.at));
            amounts[1] += if mine > theirs { left.max(0.2) } else { 0.0 };
        }
        let all: f64 = game.units.iter().map(|unit| f64::from(unit.points)).sum::<f64>() / 2.0;
        let own = (0..game.units.len()).map(|number| UnitId(number as _));
        for unit in own.filter(|unit| board.owner(*unit) == seat && board.head(*unit) == *unit) {
            let wounds: u32 = board.models(unit).map(|model| u32::from(board.wounds_left(model))).sum();
            let share = f64::from(wounds) * per_wound(board, unit) / all.max(1.0);
            amounts[2] += share;
            let Some(at) = middle(board, unit) else { continue };
            let gaps = state.table.markers.iter().map(|marker| inches(at.distance(marker.at)));
            let nearest = gaps.fold(f64::INFINITY, f64::min);
            amounts[3] += if nearest.is_finite() { share * nearest / 24.0 * left } else { 0.0 };
        }
    }
}
