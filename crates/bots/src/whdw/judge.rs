//! How a battle that is not over will probably end.

use gonfalon_kernel::Seat;
use gonfalon_search::Judge;
use gonfalon_whdw::Whdw;
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::Objective;
use gonfalon_whdw::state::State;

use super::evaluate::Account;
use super::worth::Eye;

/// Weighs disks, the melee on the table, threats and objectives.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: [f64; 4],
}

/// The terms, by the keys of their names.
pub const TERMS: [&str; 4] = ["judge-material", "judge-melee", "judge-threats", "judge-objective"];

impl Weighing {
    /// Who weighs like this, in the order of the terms.
    pub fn new(weights: Vec<f64>) -> Weighing {
        Weighing { weights: weights.try_into().expect("one weight for each term") }
    }
}

impl Judge<Whdw> for Weighing {
    fn terms(&self) -> &[&'static str] {
        &TERMS
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    fn measure(&self, game: &Whdw, state: &State, seat: Seat, amounts: &mut [f64]) {
        let shared: Objective = game.library.learning[0].objective;
        let objective = state.secrets[seat].objective.map_or(shared, |card| game.library[card].objective);
        let account = Account::of(Eye { seat, objective }, Board::new(game, &state.table));
        amounts.copy_from_slice(&[account.material, account.melee, account.threats, account.objective]);
    }
}
