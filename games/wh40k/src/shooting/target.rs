//! Whether one weapon can shoot at one unit, with every reason against it.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::Length;

use super::eligible::only_pistols;
use crate::attack::{is_attached, is_large};
use crate::board::Board;
use crate::constants::LONE_OPERATIVE;
use crate::data::{Core, CoreAbilityKind, WeaponAbilityKind, WeaponProfile};
use crate::state::{ModelId, UnitId};

/// A unit that shoots and its target, with what is the same for all its weapons.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    unit: UnitId,
    target: UnitId,
    /// The unit is engaged and shoots thanks to its Pistols alone.
    pistols: bool,
    /// The target is in Engagement Range of a unit of the shooter's army.
    engaged: bool,
    /// The target is in Engagement Range of the shooting unit.
    mine: bool,
    /// A unit of the shooter's army protects the target by fighting it.
    locked: bool,
}

impl Aim {
    /// A unit and its target as they stand.
    pub fn new(board: Board<'_>, unit: UnitId, target: UnitId) -> Aim {
        let engaged = board.is_engaged(target);
        let mine = engaged && board.units_engaged(unit, target);
        // wh40k.locked.big-guns-target-engaged, wh40k.locked.big-guns-target-monster
        let locked = engaged && !is_large(board, target) && !(mine && is_large(board, unit));
        Aim { unit, target, pistols: only_pistols(board, unit), engaged, mine, locked }
    }

    /// Who shoots.
    pub fn unit(&self) -> UnitId {
        self.unit
    }

    /// At whom.
    pub fn target(&self) -> UnitId {
        self.target
    }

    /// Every reason why a model cannot shoot at the target with a weapon. With Firing Deck the TRANSPORT is the model.
    pub fn refusals(&self, board: Board<'_>, shooter: ModelId, profile: &WeaponProfile) -> Vec<Refusal> {
        let mut reasons = self.reach_refusals(board, shooter, profile);
        reasons.extend(self.locks(profile).map(|(rule, key)| {
            Refusal::new(rule, key)
                .with("target", board.name(self.target))
                .with("unit", board.name(self.unit))
        }));
        if let Some(distance) = lone_operative(board, shooter, self.target) {
            reasons.push(
                Refusal::new("wh40k.ability.lone-operative", "refusal-lone-operative")
                    .with("target", board.name(self.target))
                    .with("distance", Arg::Length(distance.0))
                    .with("most", Arg::Length(LONE_OPERATIVE.0)),
            );
        }
        if is_foreign(board, shooter, profile) {
            reasons.push(Refusal::new("wh40k.datasheet.psychic-only-psykers", "refusal-psychic-weapon"));
        }
        reasons
    }

    /// Whether a model can shoot at the target with a weapon; stops at the first reason against it.
    pub fn is_legal(&self, board: Board<'_>, shooter: ModelId, profile: &WeaponProfile) -> bool {
        self.locks(profile).next().is_none()
            && !is_foreign(board, shooter, profile)
            && self.can_reach(board, shooter, profile)
            && lone_operative(board, shooter, self.target).is_none()
    }

    /// Whether one model of the target is both in range and visible; Indirect Fire needs no sight.
    fn can_reach(&self, board: Board<'_>, shooter: ModelId, profile: &WeaponProfile) -> bool {
        let range = profile.range.unwrap_or(Length::ZERO);
        let indirect = profile.has(WeaponAbilityKind::IndirectFire);
        let near = |model: &ModelId| board.within(shooter, *model, range);
        let Some(first) = board.models(self.target).find(near) else { return false };
        // Mostly the first model is visible; if not, something larger is in the way, which is looked past for all at once.
        indirect
            || board.model_sees(shooter, first)
            || board.model_sees_any(shooter, self.target, |model| model != first && near(&model))
    }

    /// wh40k.shooting.target-seen-and-in-range, wh40k.shooting.range-check, wh40k.weapon.indirect-target
    fn reach_refusals(&self, board: Board<'_>, shooter: ModelId, profile: &WeaponProfile) -> Vec<Refusal> {
        if self.can_reach(board, shooter, profile) {
            return Vec::new();
        }
        let range = profile.range.unwrap_or(Length::ZERO);
        let gaps = board.models(self.target).map(|model| board.gap(shooter, model));
        let distance = gaps.min().unwrap_or(Length(i32::MAX));
        let near = board.models(self.target).any(|model| board.within(shooter, model, range));
        let sees =
            profile.has(WeaponAbilityKind::IndirectFire) || board.model_sees_unit(shooter, self.target);
        let because = |rule: &'static str, key: &'static str| {
            Refusal::new(rule, key)
                .with("target", board.name(self.target))
                .with("distance", Arg::Length(distance.0))
                .with("range", Arg::Length(range.0))
        };
        let mut reasons = Vec::new();
        if !near {
            reasons.push(because("wh40k.shooting.range-check", "refusal-out-of-range"));
        }
        if !sees {
            reasons.push(because("wh40k.shooting.target-seen-and-in-range", "refusal-not-visible"));
        }
        if near && sees {
            // Some models are in range and others are visible, but none is both.
            reasons.push(because("wh40k.shooting.target-seen-and-in-range", "refusal-visible-out-of-range"));
        }
        reasons
    }

    /// What fights nearby forbid: rules and messages.
    fn locks(&self, profile: &WeaponProfile) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        // wh40k.weapon.pistol-target-shared: friends beside do not matter to Pistols.
        let target =
            (self.pistols && !self.mine).then_some(("wh40k.weapon.pistol-target", "refusal-pistol-target"));
        let weapon = (self.pistols && !profile.has(WeaponAbilityKind::Pistol))
            .then_some(("wh40k.weapon.pistol-only", "refusal-pistol-only"));
        let locked = (!self.pistols && self.locked)
            .then_some(("wh40k.locked.engaged-cannot-be-targeted", "refusal-target-engaged"));
        let blast = (self.engaged && profile.has(WeaponAbilityKind::Blast))
            .then_some(("wh40k.weapon.blast-not-engaged", "refusal-blast-engaged"));
        [target, weapon, locked, blast].into_iter().flatten()
    }
}

/// Whether a weapon is not for this model: wh40k.datasheet.psychic-only-psykers.
fn is_foreign(board: Board<'_>, shooter: ModelId, profile: &WeaponProfile) -> bool {
    profile.has(WeaponAbilityKind::Psychic) && !board.model_is(shooter, Core::Psyker)
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
    let near = board.model_within(shooter, target, LONE_OPERATIVE);
    let distance = || board.models(target).map(|model| board.gap(shooter, model)).min();
    if near { None } else { distance() }
}
