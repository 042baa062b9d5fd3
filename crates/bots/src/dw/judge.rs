//! How a battle that is not over will probably end.

use gonfalon_disks::DiskId;
use gonfalon_dw::Dw;
use gonfalon_dw::board::Board;
use gonfalon_dw::data::ProfileId;
use gonfalon_dw::state::State;
use gonfalon_kernel::Seat;
use gonfalon_search::Judge;

use super::goals::Goals;
use super::stand::Stand;

/// Weighs kills, the Disks in play and in the stack, who is pinned, and what the scenario asks for.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: [f64; 5],
}

/// The terms, by the keys of their names.
pub const TERMS: [&str; 5] =
    ["judge-kills", "judge-material", "judge-stack", "judge-pinned", "judge-scenario"];

impl Weighing {
    /// Who weighs like this, in the order of the terms.
    pub fn new(weights: Vec<f64>) -> Weighing {
        Weighing { weights: weights.try_into().expect("one weight for each term") }
    }
}

impl Judge<Dw> for Weighing {
    fn terms(&self) -> &[&'static str] {
        &TERMS
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    fn measure(&self, game: &Dw, state: &State, seat: Seat, amounts: &mut [f64]) {
        let board = Board::new(game, &state.table);
        let own: Vec<Stand> = stands(board, seat);
        let goals = Goals::of(board, seat);
        amounts[0] = f64::from(board.player(seat).kills);
        for stand in own.iter().filter(|stand| stand.mine) {
            amounts[1] += stand.worth;
            let over = board.table.pile.over(stand.disk);
            let held = over.into_iter().any(|top| board.enemies(stand.disk, top));
            amounts[3] += if held { stand.worth } else { 0.0 };
            amounts[4] += goals.progress(&own, stand, &stand.circle);
        }
        let points = |profile: ProfileId| f64::from(game.library[profile].points.unwrap_or(0));
        amounts[2] = state.secrets[seat].stack.iter().map(|(_, profile)| points(*profile)).sum();
    }
}

fn stands(board: Board<'_>, seat: Seat) -> Vec<Stand> {
    let all = board.all_in_play();
    all.map(|disk: DiskId| Stand::of(board, seat, disk)).collect()
}
