//! What becomes of units in Warhammer 40,000.

use gonfalon_kernel::Seat;
use gonfalon_wh40k::{
    Wh40k,
    event::Event,
    state::{ModelId, State, UnitId},
};

use crate::{UnitRecord, chronicle::Harm};

pub(super) fn first(state: &State) -> Option<Seat> {
    state.table.first
}

pub(super) fn units(game: &Wh40k, state: &State) -> Vec<UnitRecord> {
    let record = game.units.iter().map(|facts| {
        let models: Vec<usize> = facts.models.clone().map(usize::from).collect();
        let destroyed = models.iter().filter(|model| state.table.models[**model].destroyed).count() as u32;
        let datasheet = &game.library[facts.datasheet];
        let equipment = models.iter().flat_map(|model| &game.models[*model].equipment);
        let names = equipment.filter_map(|weapon| datasheet.weapons.get(usize::from(*weapon)));
        let mut upgrades: Vec<String> = names.map(|weapon| weapon.name.en.clone()).collect();
        upgrades.sort_unstable();
        upgrades.dedup();
        let points = u32::from(facts.points);
        UnitRecord {
            seat: facts.owner,
            id: datasheet.id.clone(),
            upgrades,
            points,
            survived: (destroyed as usize) < models.len(),
            lost: points * destroyed / (models.len() as u32).max(1),
            killed: 0.0,
        }
    });
    record.collect()
}

pub(super) fn harm(game: &Wh40k, state: &State, event: &Event) -> Option<Harm> {
    let of = |model: &ModelId| game.models[model.index()].unit;
    let aimed = |by: UnitId, at: UnitId| Some(Harm::Aimed { by: by.index(), at: together(state, at) });
    match event {
        Event::HitsRolled { attack, .. } | Event::WoundsRolled { attack, .. } => {
            aimed(attack.unit, attack.target)
        }
        Event::TankShocked { unit, enemy, .. } | Event::GrenadeThrown { unit, enemy, .. } => {
            aimed(*unit, *enemy)
        }
        Event::DemiseWoundsRolled { model, unit, .. } => aimed(of(model), *unit),
        // What units bring upon themselves.
        Event::HazardousRolled { unit, .. }
        | Event::EscapeRolled { unit, .. }
        | Event::WreckRolled { unit, .. } => aimed(*unit, *unit),
        Event::WoundsLost { model, count } => {
            Some(Harm::Dealt { by: None, at: of(model).index(), amount: u32::from(*count) })
        }
        _ => None,
    }
}

/// A unit with the Leaders attached to it, or with the Bodyguards it leads.
fn together(state: &State, unit: UnitId) -> Vec<usize> {
    let bodyguard = state.table.units[unit.index()].attached;
    let belongs = |place: usize| {
        let attached = state.table.units[place].attached;
        place == unit.index()
            || attached == Some(unit)
            || bodyguard.is_some_and(|guard| guard.index() == place || attached == Some(guard))
    };
    (0..state.table.units.len()).filter(|place| belongs(*place)).collect()
}
