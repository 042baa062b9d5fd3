//! Whether one weapon can shoot at one unit, with every reason against it.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::Length;

use super::eligible::only_pistols;
use crate::attack::{is_attached, is_large};
use crate::board::Board;
use crate::constants::LONE_OPERATIVE;
use crate::data::{Core, CoreAbilityKind, WeaponAbilityKind, WeaponProfile};
use crate::state::{ModelId, UnitId};

/// One model with one weapon profile, about to shoot.
#[derive(Clone, Copy, Debug)]
pub struct Gun<'a> {
    /// The unit that shoots.
    pub unit: UnitId,
    /// The model that shoots; with Firing Deck the TRANSPORT.
    pub shooter: ModelId,
    /// What the weapon is like.
    pub profile: &'a WeaponProfile,
}

/// Every reason why a weapon cannot shoot at a unit.
pub fn refusals(board: Board<'_>, gun: Gun<'_>, target: UnitId) -> Vec<Refusal> {
    let mut reasons = Vec::new();
    reach_refusals(board, gun, target, &mut reasons);
    locked_refusals(board, gun, target, &mut reasons);
    if let Some(distance) = lone_operative(board, gun.shooter, target) {
        reasons.push(
            Refusal::new("wh40k.ability.lone-operative", "refusal-lone-operative")
                .with("target", board.name(target))
                .with("distance", Arg::Length(distance.0))
                .with("most", Arg::Length(LONE_OPERATIVE.0)),
        );
    }
    // wh40k.datasheet.psychic-only-psykers
    if gun.profile.has(WeaponAbilityKind::Psychic) && !board.model_is(gun.shooter, Core::Psyker) {
        reasons.push(Refusal::new("wh40k.datasheet.psychic-only-psykers", "refusal-psychic-weapon"));
    }
    reasons
}

/// Whether a weapon can shoot at a unit; stops at the first reason against it.
pub fn is_legal(board: Board<'_>, gun: Gun<'_>, target: UnitId) -> bool {
    let mut reasons = Vec::new();
    locked_refusals(board, gun, target, &mut reasons);
    reasons.is_empty()
        && can_reach(board, gun, target)
        && lone_operative(board, gun.shooter, target).is_none()
        && (!gun.profile.has(WeaponAbilityKind::Psychic) || board.model_is(gun.shooter, Core::Psyker))
}

/// Whether one model of the target is both in range and visible; Indirect Fire needs no sight.
fn can_reach(board: Board<'_>, gun: Gun<'_>, target: UnitId) -> bool {
    let range = gun.profile.range.unwrap_or(Length::ZERO);
    let indirect = gun.profile.has(WeaponAbilityKind::IndirectFire);
    let in_range = |model: ModelId| board.within(gun.shooter, model, range);
    board.models(target).any(in_range) && (indirect || board.model_sees_any(gun.shooter, target, in_range))
}

/// wh40k.shooting.target-seen-and-in-range, wh40k.shooting.range-check, wh40k.weapon.indirect-target
fn reach_refusals(board: Board<'_>, gun: Gun<'_>, target: UnitId, reasons: &mut Vec<Refusal>) {
    if can_reach(board, gun, target) {
        return;
    }
    let range = gun.profile.range.unwrap_or(Length::ZERO);
    let gaps = board.models(target).map(|model| board.gap(gun.shooter, model));
    let distance = gaps.min().unwrap_or(Length(i32::MAX));
    let sees = gun.profile.has(WeaponAbilityKind::IndirectFire) || board.model_sees_unit(gun.shooter, target);
    let because = |rule: &'static str, key: &'static str| {
        Refusal::new(rule, key)
            .with("target", board.name(target))
            .with("distance", Arg::Length(distance.0))
            .with("range", Arg::Length(range.0))
    };
    if distance > range {
        reasons.push(because("wh40k.shooting.range-check", "refusal-out-of-range"));
    }
    if !sees {
        reasons.push(because("wh40k.shooting.target-seen-and-in-range", "refusal-not-visible"));
    }
    if distance <= range && sees {
        // Some models are in range and others are visible, but none is both.
        reasons.push(because("wh40k.shooting.target-seen-and-in-range", "refusal-visible-out-of-range"));
    }
}

fn locked_refusals(board: Board<'_>, gun: Gun<'_>, target: UnitId, reasons: &mut Vec<Refusal>) {
    let because = |rule: &'static str, key: &'static str| {
        Refusal::new(rule, key).with("target", board.name(target)).with("unit", board.name(gun.unit))
    };
    let engaged = board.is_engaged(target);
    let mine = engaged && board.units_engaged(gun.unit, target);
    if only_pistols(board, gun.unit) {
        // wh40k.weapon.pistol-target-shared: friends beside do not matter.
        if !mine {
            reasons.push(because("wh40k.weapon.pistol-target", "refusal-pistol-target"));
        }
        if !gun.profile.has(WeaponAbilityKind::Pistol) {
            reasons.push(because("wh40k.weapon.pistol-only", "refusal-pistol-only"));
        }
    } else if engaged && !is_large(board, target) && !(mine && is_large(board, gun.unit)) {
        // wh40k.locked.big-guns-target-engaged, wh40k.locked.big-guns-target-monster
        reasons.push(because("wh40k.locked.engaged-cannot-be-targeted", "refusal-target-engaged"));
    }
    if engaged && gun.profile.has(WeaponAbilityKind::Blast) {
        reasons.push(because("wh40k.weapon.blast-not-engaged", "refusal-blast-engaged"));
    }
}

/// How far away a Lone Operative is from the model that wants to shoot it, if that is too far.
fn lone_operative(board: Board<'_>, shooter: ModelId, target: UnitId) -> Option<Length> {
    // wh40k.ability.lone-operative-attached: the ability is that of a unit on its own.
    if is_attached(board, target) {
        return None;
    }
    if !board.models(target).any(|model| board.core(model, CoreAbilityKind::LoneOperative).is_some()) {
        return None;
    }
    let near = board.models(target).any(|model| board.within(shooter, model, LONE_OPERATIVE));
    let distance = || board.models(target).map(|model| board.gap(shooter, model)).min();
    if near { None } else { distance() }
}
