//! What becomes of units in Kings of War.

use gonfalon_data::Word as _;
use gonfalon_kernel::Seat;
use gonfalon_kow::{
    Kow,
    event::Event,
    state::{Place, State},
};

use crate::{UnitRecord, chronicle::Harm};

pub(super) fn first(state: &State) -> Option<Seat> {
    state.table.first
}

pub(super) fn units(game: &Kow, state: &State) -> Vec<UnitRecord> {
    let units = game.units.iter().zip(&state.table.units);
    let record = units.map(|(facts, unit)| {
        let survived = !matches!(unit.place, Place::Routed | Place::Lost);
        let points = u32::from(facts.profile.points);
        UnitRecord {
            seat: facts.owner,
            id: game.library[facts.profile.entry].id.clone(),
            upgrades: facts.profile.options.iter().map(|option| option.word().to_owned()).collect(),
            points,
            survived,
            lost: if survived { 0 } else { points },
            killed: 0.0,
        }
    });
    record.collect()
}

pub(super) fn harm(_: &Kow, _: &State, event: &Event) -> Option<Harm> {
    match event {
        Event::ShotDeclared { unit, target, .. } | Event::Strikes { unit, target, .. } => {
            Some(Harm::Aimed { by: unit.index(), at: vec![target.index()] })
        }
        Event::Damaged { unit, amount, .. } => {
            Some(Harm::Dealt { by: None, at: unit.index(), amount: u32::from(*amount) })
        }
        _ => None,
    }
}
