//! Battle formations as one choice: for each unit whom it joins, where it waits and whether it hovers.

use gonfalon_kernel::{Line, Seat};
use gonfalon_scene::{Key, Slot};

use super::keys;
use crate::action::Formations;
use crate::board::Board;
use crate::data::{Core, CoreAbilityKind};
use crate::state::{Reserves, UnitId};

/// The units of a player in the order of the slots.
pub(super) fn units(board: Board<'_>, seat: Seat) -> Vec<UnitId> {
    board.heads().filter(|unit| board.owner(*unit) == seat).collect()
}

/// One slot for each unit with everything it could be told.
pub(super) fn slots(board: Board<'_>, seat: Seat) -> Vec<Slot> {
    let own = units(board, seat);
    own.iter().map(|unit| slot(board, *unit, &own)).collect()
}

fn slot(board: Board<'_>, unit: UnitId, own: &[UnitId]) -> Slot {
    let leads = |other: &UnitId| board.datasheet(unit).leads.contains(&board.datasheet(*other).id);
    let carries = |other: &UnitId| *other != unit && board.datasheet(*other).transport.is_some();
    let joined = own.iter().copied().filter(|other| leads(other) || carries(other));
    let mut among = keys::units(joined);
    among.push(keys::STRATEGIC.to_owned());
    if board.all_have(unit, CoreAbilityKind::DeepStrike) {
        among.push(keys::DEEP_STRIKE.to_owned());
    }
    if board.all_have(unit, CoreAbilityKind::Hover) && board.is(unit, Core::Aircraft) {
        among.push(keys::HOVER.to_owned());
    }
    Slot {
        piece: keys::unit(unit),
        says: Line::new("show-slot-formation").with("unit", board.name(unit)),
        among,
        least: 0,
        most: 3,
        each: Vec::new(),
    }
}

/// The formations that choices for these slots mean; `None` if one names nothing.
pub(super) fn read(board: Board<'_>, seat: Seat, chosen: &[Vec<Key>]) -> Option<Formations> {
    let mut formations = Formations::default();
    for (unit, keys) in units(board, seat).into_iter().zip(chosen) {
        for key in keys {
            match key.as_str() {
                keys::STRATEGIC => formations.reserves.push((unit, Reserves::Strategic)),
                keys::DEEP_STRIKE => formations.reserves.push((unit, Reserves::DeepStrike)),
                keys::HOVER => formations.hovering.push(unit),
                key => {
                    let other = keys::as_unit(board, key)?;
                    if board.datasheet(unit).leads.contains(&board.datasheet(other).id) {
                        formations.leaders.push((unit, other));
                    } else {
                        formations.embarked.push((unit, other));
                    }
                }
            }
        }
    }
    Some(formations)
}

/// The choices that mean these formations.
pub(super) fn write(board: Board<'_>, seat: Seat, formations: &Formations) -> Vec<Vec<Key>> {
    let of = |unit: UnitId| {
        let joined = formations.leaders.iter().chain(&formations.embarked);
        let joined = joined.filter(|(one, _)| *one == unit).map(|(_, other)| keys::unit(*other));
        let waits = formations.reserves.iter().filter(|(one, _)| *one == unit).map(|(_, kind)| match kind {
            Reserves::DeepStrike => keys::DEEP_STRIKE.to_owned(),
            Reserves::Strategic | Reserves::Returning => keys::STRATEGIC.to_owned(),
        });
        let hovers = formations.hovering.contains(&unit).then(|| keys::HOVER.to_owned());
        joined.chain(waits).chain(hovers).collect()
    };
    units(board, seat).into_iter().map(of).collect()
}
