//! Weapons of a unit as slots of one choice: each group of equal weapons, or each weapon, with its target.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Key, Slot};

use super::{keys, name};
use crate::action::{Shot, Units};
use crate::attack::weapon;
use crate::board::Board;
use crate::fight;
use crate::shooting::eligible::{firing_deck, model_guns, passengers};
use crate::shooting::target::Aim;
use crate::state::{ModelId, UnitId};

/// One weapon with one of its profiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gun {
    /// Who attacks; the TRANSPORT where a passenger lends its weapon.
    pub(super) shooter: ModelId,
    /// Whose weapon it is.
    pub(super) owner: ModelId,
    pub(super) weapon: u8,
    pub(super) profile: u8,
}

/// The weapons of a unit, profile by profile.
pub(super) fn guns(board: Board<'_>, unit: UnitId, melee: bool) -> Vec<Gun> {
    let mut found = Vec::new();
    let mut add = |shooter: ModelId, owner: ModelId, place: u8| {
        let profiles = weapon(board, owner, place).profiles.len() as u8;
        found.extend((0..profiles).map(|profile| Gun { shooter, owner, weapon: place, profile }));
    };
    for model in board.models(unit) {
        if melee {
            if fight::can_fight(board, model) {
                fight::blades(board, model).for_each(|(place, _)| add(model, model, place));
            }
        } else {
            model_guns(board, model).for_each(|(_, place, _)| add(model, model, place));
        }
    }
    if !melee
        && firing_deck(board, unit) > 0
        && let Some(transport) = board.models(unit).next()
    {
        for owner in passengers(board, unit) {
            model_guns(board, owner).for_each(|(_, place, _)| add(transport, owner, place));
        }
    }
    found
}

/// The same weapons in groups: one kind of weapon, one profile.
pub(super) fn groups(board: Board<'_>, unit: UnitId, melee: bool) -> Vec<Vec<Gun>> {
    let mut groups: Vec<Vec<Gun>> = Vec::new();
    let sheet = |gun: &Gun| board.facts(board.model_facts(gun.owner).unit).datasheet;
    for gun in guns(board, unit, melee) {
        let same = |group: &&mut Vec<Gun>| {
            let first = &group[0];
            sheet(first) == sheet(&gun)
                && (first.weapon, first.profile) == (gun.weapon, gun.profile)
                && (first.owner == first.shooter) == (gun.owner == gun.shooter)
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(gun),
            None => groups.push(vec![gun]),
        }
    }
    groups
}

/// Whether a weapon can be used against a target.
fn reaches(board: Board<'_>, unit: UnitId, melee: bool, gun: &Gun, target: UnitId) -> bool {
    if melee {
        return fight::targets(board, gun.shooter).contains(&target);
    }
    let profile = &weapon(board, gun.owner, gun.weapon).profiles[usize::from(gun.profile)];
    profile.range.is_some_and(|range| board.may_be_within(unit, target, range))
        && Aim::new(board, unit, target).is_legal(board, gun.shooter, profile)
}

/// One slot for each list of weapons. In melee every attack of a weapon can have a target of its own.
pub(super) fn slots(
    board: Board<'_>,
    unit: UnitId,
    melee: bool,
    lists: &[Vec<Gun>],
    among: &[UnitId],
) -> Vec<Slot> {
    let slot = |guns: &Vec<Gun>| {
        let first = &guns[0];
        let arm = weapon(board, first.owner, first.weapon);
        let profile = &arm.profiles[usize::from(first.profile)];
        let says = match &profile.name {
            Some(own) => Line::new("show-slot-profile").with("profile", name(own)),
            None => Line::new("show-slot-weapon"),
        };
        let able = among.iter().copied();
        let able = able.filter(|target| guns.iter().any(|gun| reaches(board, unit, melee, gun, *target)));
        let split = melee && guns.len() == 1 && !profile.attacks.is_random();
        Slot {
            piece: keys::model(first.shooter),
            says: says.with("weapon", name(&arm.name)).number("count", guns.len() as i64),
            among: keys::models(board, able),
            least: 0,
            most: if split { profile.attacks.plus.max(1) } else { 1 },
        }
    };
    lists.iter().map(slot).collect()
}

/// The attacks that targets for such slots mean. Of a group those take part that can; all if none can, so that the reasons are
/// told. `None` if a key names no unit.
pub(super) fn shots(
    board: Board<'_>,
    unit: UnitId,
    melee: bool,
    lists: &[Vec<Gun>],
    chosen: &[Vec<Key>],
) -> Option<Vec<Shot>> {
    let mut shots = Vec::new();
    for (guns, keys) in lists.iter().zip(chosen) {
        let targets = keys.iter().map(|key| keys::as_unit(board, key)).collect::<Option<Units>>()?;
        let Some(first) = targets.first().copied() else { continue };
        let shot = |gun: &Gun, target, attacks| Shot {
            model: gun.owner,
            weapon: gun.weapon,
            profile: gun.profile,
            target,
            attacks,
        };
        if targets.iter().any(|target| *target != first) {
            // Each entry is one attack.
            let mut seen = Units::new();
            for target in &targets {
                if !seen.contains(target) {
                    seen.push(*target);
                    let count = targets.iter().filter(|other| *other == target).count() as u8;
                    shots.push(shot(&guns[0], *target, Some(count)));
                }
            }
            continue;
        }
        let able: Vec<&Gun> = guns.iter().filter(|gun| reaches(board, unit, melee, gun, first)).collect();
        let all = if able.is_empty() { guns.iter().collect() } else { able };
        shots.extend(all.into_iter().map(|gun| shot(gun, first, None)));
    }
    Some(shots)
}

/// The targets of attacks for such slots.
pub(super) fn chosen(board: Board<'_>, lists: &[Vec<Gun>], shots: &[Shot]) -> Vec<Vec<Key>> {
    let of = |guns: &Vec<Gun>| {
        let mine = shots.iter().filter(|shot| {
            guns.iter()
                .any(|gun| (gun.owner, gun.weapon, gun.profile) == (shot.model, shot.weapon, shot.profile))
        });
        let mut keys: Vec<Key> = Vec::new();
        for shot in mine {
            let Some(key) = keys::anchor(board, shot.target) else { continue };
            match shot.attacks {
                Some(count) => keys.extend(std::iter::repeat_n(key, usize::from(count))),
                None if keys.contains(&key) => {}
                None => keys.push(key),
            }
        }
        keys
    };
    lists.iter().map(of).collect()
}

/// What a weapon is called.
pub(super) fn title(board: Board<'_>, owner: ModelId, place: u8) -> Arg {
    name(&weapon(board, owner, place).name)
}
