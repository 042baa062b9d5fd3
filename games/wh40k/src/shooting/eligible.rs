//! Which units can be picked to shoot.

use gonfalon_kernel::Refusal;

use crate::attack::{is_large, weapon};
use crate::board::Board;
use crate::data::{CoreAbility, CoreAbilityKind, Weapon, WeaponAbilityKind};
use crate::state::{ModelId, MoveKind, Place, UnitId};

/// Every reason why a unit is not eligible to shoot, apart from having shot already.
pub fn refusals(board: Board<'_>, unit: UnitId) -> Vec<Refusal> {
    let mut reasons = Vec::new();
    let mut no = |rule: &'static str, key: &'static str| {
        reasons.push(Refusal::new(rule, key).with("unit", board.name(unit)));
    };
    match board.unit(unit).moved {
        // wh40k.weapon.assault-eligible
        Some(MoveKind::Advance) if !has(board, unit, WeaponAbilityKind::Assault) => {
            no("wh40k.shooting.not-advanced", "refusal-shoot-advanced");
        }
        Some(MoveKind::FallBack) => no("wh40k.shooting.not-fell-back", "refusal-shoot-fell-back"),
        _ => {}
    }
    // wh40k.locked.big-guns-eligible, wh40k.weapon.pistol-eligible, wh40k.locked.big-guns-others-still-locked
    if board.is_engaged(unit) && !is_large(board, unit) && !has(board, unit, WeaponAbilityKind::Pistol) {
        no("wh40k.locked.engaged-cannot-shoot", "refusal-shoot-engaged");
    }
    reasons
}

/// Whether a unit can be picked to shoot: it is on the battlefield, has ranged weapons and nothing forbids it.
pub fn is_eligible(board: Board<'_>, unit: UnitId) -> bool {
    board.on_battlefield(unit)
        && !board.unit(unit).shot
        && (guns(board, unit).next().is_some() || !passengers_guns(board, unit).is_empty())
        && refusals(board, unit).is_empty()
}

/// Whether a unit that is engaged shoots thanks to its Pistols alone.
pub(crate) fn only_pistols(board: Board<'_>, unit: UnitId) -> bool {
    !is_large(board, unit) && board.is_engaged(unit)
}

/// The ranged weapons of a unit's models.
pub fn guns<'a>(board: Board<'a>, unit: UnitId) -> impl Iterator<Item = (ModelId, u8, &'a Weapon)> {
    board.models(unit).flat_map(move |model| model_guns(board, model))
}

/// The ranged weapons of a model.
pub(crate) fn model_guns(board: Board<'_>, model: ModelId) -> impl Iterator<Item = (ModelId, u8, &Weapon)> {
    let equipment = board.model_facts(model).equipment.iter();
    let weapons = equipment.map(move |place| (model, *place, weapon(board, model, *place)));
    weapons.filter(|(_, _, weapon)| !weapon.is_melee())
}

fn has(board: Board<'_>, unit: UnitId, kind: WeaponAbilityKind) -> bool {
    guns(board, unit).any(|(_, _, weapon)| weapon.has(kind))
}

/// How many passengers of a TRANSPORT may lend it a weapon.
pub fn firing_deck(board: Board<'_>, unit: UnitId) -> u8 {
    let decks = board.models(unit).filter_map(|model| match board.core(model, CoreAbilityKind::FiringDeck) {
        Some(CoreAbility::FiringDeck(count)) => Some(count),
        _ => None,
    });
    decks.max().unwrap_or(0)
}

/// The models embarked in a TRANSPORT.
pub(crate) fn passengers(board: Board<'_>, transport: UnitId) -> impl Iterator<Item = ModelId> {
    let aboard = board.heads().filter(move |unit| board.unit(*unit).place == Place::Embarked(transport));
    aboard.flat_map(move |unit| board.models(unit))
}

/// The ranged weapons that passengers could lend.
pub fn passengers_guns(board: Board<'_>, unit: UnitId) -> Vec<(ModelId, u8)> {
    if firing_deck(board, unit) == 0 {
        return Vec::new();
    }
    let guns = passengers(board, unit).flat_map(|model| model_guns(board, model));
    guns.map(|(model, place, _)| (model, place)).collect()
}
