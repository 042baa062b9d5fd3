//! What becomes of Disks in Diskwars.

use gonfalon_dw::{
    Dw,
    event::{Event, Hurt},
    state::{Place, State},
};
use gonfalon_kernel::Seat;

use crate::{UnitRecord, chronicle::Harm};

pub(super) fn first(state: &State) -> Option<Seat> {
    Some(state.table.first)
}

pub(super) fn units(game: &Dw, state: &State) -> Vec<UnitRecord> {
    let hidden = |disk: usize| {
        let secrets = state.secrets.iter().flat_map(|(_, secret)| secret.stack.iter().chain(&secret.aside));
        secrets.filter(|(other, _)| other.index() == disk).map(|(_, profile)| *profile).next()
    };
    let record = state.table.disks.iter().enumerate().map(|(place, disk)| {
        // Some Disks never came out of their stacks.
        let profile = disk.profile.or_else(|| hidden(place)).map(|profile| &game.library[profile]);
        let points = profile.and_then(|profile| profile.points).map_or(0, u32::from);
        let survived = !matches!(disk.place, Place::Destroyed | Place::Gone);
        UnitRecord {
            seat: disk.owner,
            id: profile.map(|profile| profile.id.clone()).unwrap_or_default(),
            upgrades: Vec::new(),
            points,
            survived,
            lost: if survived { 0 } else { points },
            killed: 0.0,
        }
    });
    record.collect()
}

pub(super) fn harm(_: &Dw, _: &State, event: &Event) -> Option<Harm> {
    match event {
        Event::Nominated { archer, target, .. } => {
            Some(Harm::Aimed { by: archer.index(), at: vec![target.index()] })
        }
        Event::Announced { by, targets, .. } | Event::AbilityUsed { by, targets, .. } => {
            Some(Harm::Aimed { by: by.index(), at: targets.iter().map(|disk| disk.index()).collect() })
        }
        Event::Struck { by, at, amount, .. } => {
            Some(Harm::Dealt { by: Some(by.index()), at: at.index(), amount: u32::from(*amount) })
        }
        // Blows have been told one by one.
        Event::Damaged { by: Hurt::Combat, .. } => None,
        Event::Damaged { disk, amount, .. } | Event::Blow { disk, amount } => {
            Some(Harm::Dealt { by: None, at: disk.index(), amount: u32::from(*amount) })
        }
        _ => None,
    }
}
