//! All weapons of a unit that can shoot at a target.

use gonfalon_table::Length;

use super::eligible::{firing_deck, model_guns, only_pistols, passengers};
use super::target::{Gun, is_legal};
use crate::action::Shot;
use crate::attack::weapon;
use crate::board::Board;
use crate::data::{Core, Weapon, WeaponAbilityKind};
use crate::state::{ModelId, MoveKind, UnitId};

/// Every weapon of an eligible unit that can shoot at a target, with the first profile that can; where a model must choose between
/// Pistols and other weapons, the others. Empty if none can.
pub fn volley_at(board: Board<'_>, unit: UnitId, target: UnitId) -> Vec<Shot> {
    let mut shots = Vec::new();
    if !board.may_be_within(unit, target, longest_range(board, unit)) {
        return shots;
    }
    for model in board.models(unit) {
        let begin = shots.len();
        for (_, place, weapon) in model_guns(board, model) {
            shots.extend(shot(board, unit, (model, model, place), weapon, target));
        }
        let pistol = |shot: &Shot| self::weapon(board, model, shot.weapon).has(WeaponAbilityKind::Pistol);
        let large = board.model_is(model, Core::Monster) || board.model_is(model, Core::Vehicle);
        if !large && shots[begin..].iter().any(|shot| !pistol(shot)) {
            let mut place = 0;
            shots.retain(|shot| {
                place += 1;
                place <= begin || !pistol(shot)
            });
        }
    }
    let deck = usize::from(firing_deck(board, unit));
    if deck > 0
        && let Some(transport) = board.models(unit).next()
    {
        let lent = passengers(board, unit).filter_map(|owner| {
            let mut guns = model_guns(board, owner);
            guns.find_map(|(_, place, weapon)| shot(board, unit, (transport, owner, place), weapon, target))
        });
        shots.extend(lent.take(deck));
    }
    shots
}

fn shot(
    board: Board<'_>,
    unit: UnitId,
    (shooter, owner, place): (ModelId, ModelId, u8),
    weapon: &Weapon,
    target: UnitId,
) -> Option<Shot> {
    let advanced = board.unit(unit).moved == Some(MoveKind::Advance);
    let pistols = only_pistols(board, unit);
    let profile = weapon.profiles.iter().position(|profile| {
        (!advanced || profile.has(WeaponAbilityKind::Assault))
            && (!pistols || profile.has(WeaponAbilityKind::Pistol))
            && is_legal(board, Gun { unit, shooter, profile }, target)
    })?;
    Some(Shot { model: owner, weapon: place, profile: profile as u8, target, attacks: None })
}

/// The longest range of any weapon of a unit or its passengers.
fn longest_range(board: Board<'_>, unit: UnitId) -> Length {
    let aboard = if firing_deck(board, unit) > 0 { Some(passengers(board, unit)) } else { None };
    let models = board.models(unit).chain(aboard.into_iter().flatten());
    let ranges = models.flat_map(|model| {
        model_guns(board, model)
            .flat_map(|(_, _, weapon)| weapon.profiles.iter().filter_map(|profile| profile.range))
    });
    ranges.max().unwrap_or(Length::ZERO)
}
