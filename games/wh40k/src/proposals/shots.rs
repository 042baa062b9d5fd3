//! Candidates for shooting and for what attacks ask.

use gonfalon_kernel::{Seat, SeededDice};

use super::PASS;
use crate::action::{Action, Models};
use crate::board::Board;
use crate::shooting::eligible::is_eligible;
use crate::shooting::volley_at;
use crate::state::{ModelId, UnitId};

/// Every eligible unit with everything it has at every enemy it can shoot, and the end of the phase.
pub(super) fn volleys(board: Board<'_>, seat: Seat) -> Vec<Action> {
    let units = board.army(seat).filter(|unit| is_eligible(board, *unit));
    let mut found: Vec<Action> = units
        .flat_map(|unit| board.enemies_of(unit).filter_map(move |enemy| volley(board, unit, enemy)))
        .collect();
    found.push(PASS);
    found
}

/// Everything a unit has at one enemy.
pub(super) fn volley(board: Board<'_>, unit: UnitId, enemy: UnitId) -> Option<Action> {
    let shots = volley_at(board, unit, enemy);
    (!shots.is_empty()).then_some(Action::Shoot { unit, shots })
}

/// One unit drawn by chance with everything at one enemy drawn by chance.
pub(super) fn drawn(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Action {
    let units: Vec<UnitId> = board.army(seat).filter(|unit| is_eligible(board, *unit)).collect();
    let enemies: Vec<UnitId> = board.units().filter(|unit| board.owner(*unit) != seat).collect();
    let (first, target) = (below(chance, units.len()), below(chance, enemies.len()));
    for unit in turned(&units, first) {
        if let Some(action) = turned(&enemies, target).find_map(|enemy| volley(board, unit, enemy)) {
            return action;
        }
    }
    PASS
}

fn below(chance: &mut SeededDice, count: usize) -> usize {
    chance.below(count.max(1) as u32) as usize
}

/// All of a list, beginning in the middle.
fn turned(list: &[UnitId], from: usize) -> impl Iterator<Item = UnitId> {
    let from = from.min(list.len());
    list[from..].iter().chain(&list[..from]).copied()
}

/// Orders in which models are lost: as they stand, or the other way round.
pub(super) fn orders(among: &[ModelId]) -> Vec<Action> {
    let forth: Models = among.iter().copied().collect();
    let back: Models = among.iter().rev().copied().collect();
    vec![Action::Models(back), Action::Models(forth)]
}

/// A CHARACTER as the target of every Precision attack, or none.
pub(super) fn precise(among: &[ModelId], wounds: u16) -> Vec<Action> {
    let all = |model: &ModelId| Action::Models(std::iter::repeat_n(*model, wounds.into()).collect());
    among.iter().map(all).chain([PASS]).collect()
}

/// A single model: one that suffers for a failed Hazardous test, or regains wounds.
pub(super) fn single(among: &[ModelId]) -> Vec<Action> {
    among.iter().map(|model| Action::Models(std::iter::once(*model).collect())).collect()
}
