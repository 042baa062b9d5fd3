//! What becomes of disks in Warhammer: Diskwars.

use gonfalon_kernel::Seat;
use gonfalon_whdw::{
    Whdw,
    event::{Event, Shooter},
    state::{Place, State},
};

use crate::{UnitRecord, chronicle::Harm};

pub(super) fn first(state: &State) -> Option<Seat> {
    state.table.initiative.first().copied()
}

pub(super) fn units(game: &Whdw, state: &State) -> Vec<UnitRecord> {
    let disks = game.disks.iter().zip(&state.table.disks);
    let record = disks.map(|(facts, disk)| {
        let profile = &game.library[facts.profile];
        let survived = disk.place != Place::Casualty;
        // A hero costs nothing; what it recruits for is what it is worth.
        let points = u32::from(profile.cost.max(profile.recruitment));
        UnitRecord {
            seat: facts.owner,
            id: profile.id.clone(),
            upgrades: Vec::new(),
            points,
            survived,
            lost: if survived { 0 } else { points },
            killed: 0.0,
        }
    });
    record.collect()
}

pub(super) fn harm(_: &Whdw, _: &State, event: &Event) -> Option<Harm> {
    match event {
        Event::ShotDeclared { by: Shooter::Disk(by), target, .. } | Event::MagicUsed { by, target, .. } => {
            Some(Harm::Aimed { by: by.index(), at: vec![target.index()] })
        }
        Event::BattleAbilityUsed { user, picks, .. } => {
            Some(Harm::Aimed { by: user.index(), at: picks.iter().map(|disk| disk.index()).collect() })
        }
        Event::Struck { by, at, strength } => {
            Some(Harm::Dealt { by: Some(by.index()), at: at.index(), amount: u32::from(*strength) })
        }
        // Blows have been told one by one.
        Event::Damaged { rule, .. } if ["whdw.melee.attack", "whdw.melee.counter"].contains(&rule.0) => None,
        Event::Damaged { disk, amount, .. } => {
            Some(Harm::Dealt { by: None, at: disk.index(), amount: u32::from(*amount) })
        }
        _ => None,
    }
}
