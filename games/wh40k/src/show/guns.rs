//! Weapons of a unit as slots of one choice: each group of equal weapons, or each weapon, with its target.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{ForAll, Key, Need, Slot};
use gonfalon_table::Length;

use super::{keys, name};
use crate::action::Shot;
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
fn groups(board: Board<'_>, unit: UnitId, melee: bool) -> Vec<Vec<Gun>> {
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

/// The choice of targets for the weapons of a unit: what everything at one target means, and what is chosen at first.
pub(super) fn need(
    board: Board<'_>,
    unit: UnitId,
    melee: bool,
    word: &str,
    targets: &[(UnitId, Vec<Shot>)],
    start: &[Shot],
) -> Need {
    let lists = lists(board, unit, word, melee);
    let among: Vec<UnitId> = targets.iter().map(|(target, _)| *target).collect();
    let for_all = |(target, shots): &(UnitId, Vec<Shot>)| ForAll {
        to: keys::unit(*target),
        assign: chosen(&lists, shots),
    };
    Need::Assign {
        slots: lists.iter().map(|guns| slot(board, unit, melee, guns, &among)).collect(),
        start: chosen(&lists, start),
        all: targets.iter().map(for_all).collect(),
    }
}

/// The weapons as the verb splits them.
pub(super) fn lists(board: Board<'_>, unit: UnitId, verb: &str, melee: bool) -> Vec<Vec<Gun>> {
    match verb {
        "shots" | "blows-each" => guns(board, unit, melee).into_iter().map(|gun| vec![gun]).collect(),
        _ => groups(board, unit, melee),
    }
}

/// How many attacks of a single melee weapon can each have a target of their own; `None` where weapons are told apart instead.
fn split(board: Board<'_>, melee: bool, guns: &[Gun]) -> Option<u8> {
    let [gun] = guns else { return None };
    let attacks = weapon(board, gun.owner, gun.weapon).profiles[usize::from(gun.profile)].attacks;
    (melee && !attacks.is_random()).then_some(attacks.plus.max(1))
}

/// A slot for a list of weapons: every weapon can have a target of its own, in melee every attack of a single weapon.
fn slot(board: Board<'_>, unit: UnitId, melee: bool, guns: &[Gun], among: &[UnitId]) -> Slot {
    let first = &guns[0];
    let arm = weapon(board, first.owner, first.weapon);
    let profile = &arm.profiles[usize::from(first.profile)];
    let says = match &profile.name {
        Some(own) => Line::new("show-slot-profile").with("profile", name(own)),
        None => Line::new("show-slot-weapon"),
    };
    let range = profile.range.map_or(0, |range| i64::from(range.0 / Length::INCH.0));
    let attacks = split(board, melee, guns);
    let able = |target: &UnitId| {
        let count = guns.iter().filter(|gun| reaches(board, unit, melee, gun, *target)).count();
        let each = if count > 0 { attacks.unwrap_or(count as u8) } else { 0 };
        (keys::unit(*target), each)
    };
    let (among, each) = among.iter().map(able).filter(|(_, each)| *each > 0).unzip();
    Slot {
        piece: keys::model(first.shooter),
        says: says.with("weapon", name(&arm.name)).number("count", guns.len() as i64).number("range", range),
        among,
        least: 0,
        most: attacks.unwrap_or(guns.len() as u8),
        each,
    }
}

/// The attacks that targets for such slots mean: each entry is one weapon of the list, or one attack of a single melee weapon.
/// Those shoot that can; others only if too few can, so that the reasons are told. `None` if a key names no unit.
pub(super) fn shots(
    board: Board<'_>,
    unit: UnitId,
    melee: bool,
    lists: &[Vec<Gun>],
    chosen: &[Vec<Key>],
) -> Option<Vec<Shot>> {
    let mut shots = Vec::new();
    for (guns, keys) in lists.iter().zip(chosen) {
        let targets = keys.iter().map(|key| keys::as_unit(board, key)).collect::<Option<Vec<UnitId>>>()?;
        let shot = |gun: &Gun, target, attacks| Shot {
            model: gun.owner,
            weapon: gun.weapon,
            profile: gun.profile,
            target,
            attacks,
        };
        let counts = counted(&targets);
        match split(board, melee, guns) {
            Some(_) if counts.len() > 1 => {
                shots.extend(counts.iter().map(|(target, count)| shot(&guns[0], *target, Some(*count))));
            }
            Some(_) => shots.extend(counts.iter().map(|(target, _)| shot(&guns[0], *target, None))),
            None => {
                let aimed = dealt(guns, &counts, |gun, target| reaches(board, unit, melee, gun, target));
                shots.extend(aimed.into_iter().map(|(gun, target)| shot(gun, target, None)));
            }
        }
    }
    Some(shots)
}

/// Each target with how often it was named.
fn counted(targets: &[UnitId]) -> Vec<(UnitId, u8)> {
    let mut counts: Vec<(UnitId, u8)> = Vec::new();
    for target in targets {
        match counts.iter_mut().find(|(other, _)| other == target) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => counts.push((*target, 1)),
        }
    }
    counts
}

/// Deals weapons out to targets, in the order of the weapons. Whoever reaches only one of the targets is dealt to it first.
fn dealt<'g>(
    guns: &'g [Gun],
    counts: &[(UnitId, u8)],
    reaches: impl Fn(&Gun, UnitId) -> bool,
) -> Vec<(&'g Gun, UnitId)> {
    let able: Vec<Vec<bool>> =
        guns.iter().map(|gun| counts.iter().map(|(target, _)| reaches(gun, *target)).collect()).collect();
    let choices = |gun: usize| able[gun].iter().filter(|able| **able).count();
    let mut left: Vec<usize> = (0..guns.len()).collect();
    left.sort_by_key(|gun| (choices(*gun) == 0, choices(*gun)));
    let mut aims: Vec<Option<UnitId>> = vec![None; guns.len()];
    for strict in [true, false] {
        for (place, (target, count)) in counts.iter().enumerate() {
            let has = aims.iter().filter(|aim| **aim == Some(*target)).count();
            let fits: Vec<usize> = left.iter().copied().filter(|gun| able[*gun][place] || !strict).collect();
            for gun in fits.into_iter().take(usize::from(*count).saturating_sub(has)) {
                aims[gun] = Some(*target);
                left.retain(|other| *other != gun);
            }
        }
    }
    guns.iter().zip(aims).filter_map(|(gun, aim)| Some((gun, aim?))).collect()
}

/// The targets of attacks for such slots.
pub(super) fn chosen(lists: &[Vec<Gun>], shots: &[Shot]) -> Vec<Vec<Key>> {
    let of = |guns: &Vec<Gun>| {
        let mine = shots.iter().filter(|shot| {
            guns.iter()
                .any(|gun| (gun.owner, gun.weapon, gun.profile) == (shot.model, shot.weapon, shot.profile))
        });
        let mut keys: Vec<Key> = Vec::new();
        for shot in mine {
            let count = usize::from(shot.attacks.unwrap_or(1));
            keys.extend(std::iter::repeat_n(keys::unit(shot.target), count));
        }
        keys
    };
    lists.iter().map(of).collect()
}

/// What a weapon is called.
pub(super) fn title(board: Board<'_>, owner: ModelId, place: u8) -> Arg {
    name(&weapon(board, owner, place).name)
}
