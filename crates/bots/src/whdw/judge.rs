//! How a battle that is not over will probably end.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Game, Seat};
use gonfalon_search::Judge;
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::Question;
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{Objective, ObjectiveCount, Stat};
use gonfalon_whdw::state::{Place, State};

use super::evaluate::{approach, lateness, prospects};
use super::fight::melee;
use super::stand::Stand;
use super::worth::{Eye, printed};

/// The terms, by the keys of their names.
pub const TERMS: [&str; 11] = [
    "judge-material",
    "judge-late-material",
    "judge-reserve",
    "judge-melee",
    "judge-threats",
    "judge-kept-points",
    "judge-taken-points",
    "judge-late-taken-points",
    "judge-ground-points",
    "judge-approach",
    "judge-initiative",
];

/// Weighs disks, the melee on the table, threats, objectives, and who comes first where everything else is equal.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: [f64; TERMS.len()],
}

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
        let eye = Eye { seat, objective };
        let board = Board::new(game, &state.table);
        let stands = Stand::all(eye, board);
        let points = f64::from(board.points(seat, objective));
        let late = lateness(board);
        let material: f64 = board.army_in(seat, Place::Battlefield).map(|disk| left_of(board, disk)).sum();
        // Points for what is still there are lost again, points for what was taken are not.
        let (kept, taken, ground) = match objective.count {
            ObjectiveCount::OwnDisksOnBattlefield => (points, 0.0, 0.0),
            ObjectiveCount::EnemyCasualties | ObjectiveCount::EnemyHeroCasualties => (0.0, points, 0.0),
            ObjectiveCount::OwnDisksInEnemyZones | ObjectiveCount::TerrainControlled => (0.0, 0.0, points),
        };
        amounts.copy_from_slice(&[
            material,
            material * late,
            board.army_in(seat, Place::Reserve).map(|disk| printed(board, disk)).sum(),
            melee(eye, board),
            prospects(board, &stands),
            kept * late * late,
            taken,
            taken * late * late,
            ground * late * late,
            approach(eye, board, &stands),
            if board.table.initiative.first() == Some(&seat) { 1.0 } else { 0.0 },
        ]);
    }

    /// Cards that were laid down are resolved first, and a melee is fought to its end.
    fn calm(&self, game: &Whdw, state: &State) -> bool {
        game.asks(state).iter().all(|ask| ask.question == Question::ChooseCommand)
    }
}

/// The printed worth of a disk without what wounds have taken.
fn left_of(board: Board<'_>, disk: DiskId) -> f64 {
    let wounds = f64::from(board.disk(disk).wounds);
    let stamina = f64::from(board.strength(disk, Stat::Stamina)).max(wounds);
    printed(board, disk) * (1.0 - 0.8 * wounds / (stamina + 1.0))
}
