//! Charges and blows.

use gonfalon_kernel::Seat;
use smallvec::smallvec;

use super::PASS;
use crate::action::{Action, Shot};
use crate::board::Board;
use crate::charge;
use crate::constants::CHARGE_RANGE;
use crate::data::WeaponAbilityKind;
use crate::fight;
use crate::state::{MoveKind, UnitId};
use crate::walk::{self, Move};

/// Every unit that can charge, against each enemy near enough.
pub(super) fn charges(board: Board<'_>, seat: Seat) -> Vec<Action> {
    let units = board.army(seat).filter(|unit| charge::can_charge(board, *unit));
    let each = |unit: UnitId| {
        let near = move |enemy: &UnitId| board.units_within(unit, *enemy, CHARGE_RANGE);
        let enemies = board.enemies_of(unit).filter(near);
        enemies
            .map(move |enemy| Action::Charge { unit, targets: smallvec![enemy] })
            .filter(move |action| charge::phase_refusals(board, seat, action).is_empty())
    };
    units.flat_map(each).chain([PASS]).collect()
}

/// A move into combat, or within it.
pub(crate) fn rush(board: Board<'_>, order: Move<'_>) -> Action {
    let walks = match order.kind {
        MoveKind::Charge => walk::charge_in(board, order),
        _ => Some(walk::close_in(board, order)),
    };
    walks.map_or(PASS, |walks| Action::Walk { walks, embark: None })
}

/// Every model that can fight strikes the first enemy it reaches, with its first weapon and those that come on top.
pub(crate) fn strike(board: Board<'_>, unit: UnitId) -> Action {
    let mut shots: Vec<Shot> = Vec::new();
    for model in board.models(unit).filter(|model| fight::can_fight(board, *model)) {
        let Some(target) = fight::targets(board, model).first().copied() else { continue };
        let mut armed = false;
        for (place, weapon) in fight::blades(board, model) {
            let extra = weapon.has(WeaponAbilityKind::ExtraAttacks);
            if extra || !armed {
                shots.push(Shot { model, weapon: place, profile: 0, target, attacks: None });
            }
            armed |= !extra;
        }
    }
    Action::Strike(shots)
}
