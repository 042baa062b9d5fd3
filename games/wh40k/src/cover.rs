//! The Benefit of Cover.

use gonfalon_kernel::RuleId;
use gonfalon_table::{Circle, Length, Point, Polygon, Shape};
use serde::Serialize;

use crate::board::Board;
use crate::constants::{BARRICADE_COVER, GOOD_ARMOUR};
use crate::data::{Core, Feature, FeatureKind, WeaponAbilityKind, WeaponProfile};
use crate::state::{ModelId, UnitId};
use crate::terrain::FeatureId;

/// What gives a model the Benefit of Cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CoverSource {
    /// The feature; `None` for Stratagems and Indirect Fire.
    pub feature: Option<FeatureId>,
    /// The rule.
    pub rule: RuleId,
}

impl CoverSource {
    fn by(rule: &'static str) -> CoverSource {
        CoverSource { feature: None, rule: RuleId(rule) }
    }
}

impl Board<'_> {
    /// What gives a model the Benefit of Cover against a ranged attack of this profile, if anything does. The Armour Penetration is
    /// that of the attack after all modifiers; `seen` says whether the shooting unit saw any model of the target when it was chosen.
    /// A model has the benefit once, whatever gives it (`wh40k.cover.not-cumulative`).
    pub fn cover_against(
        self,
        target: ModelId,
        shooters: UnitId,
        profile: &WeaponProfile,
        penetration: u8,
        seen: bool,
    ) -> Option<CoverSource> {
        if !helps(profile, penetration, self.profile(target).save) {
            return None;
        }
        let effects = self.unit(self.unit_of(target)).effects;
        if effects.gone_to_ground {
            return Some(CoverSource::by("wh40k.stratagem.go-to-ground-effect"));
        }
        if effects.smokescreen {
            return Some(CoverSource::by("wh40k.stratagem.smokescreen-effect"));
        }
        if !seen && profile.has(WeaponAbilityKind::IndirectFire) {
            return Some(CoverSource::by("wh40k.weapon.indirect-cover"));
        }
        self.in_cover(target, shooters)
    }

    /// A terrain feature that gives a model the Benefit of Cover against ranged attacks of a unit: the first one it is on or within,
    /// else one because of which some model of the unit does not see it fully.
    pub fn in_cover(self, target: ModelId, shooters: UnitId) -> Option<CoverSource> {
        let within = self.features().find(|(id, feature)| self.covers_inside(target, *id, feature));
        let found = within
            .map(|(id, _)| id)
            .or_else(|| self.hiding_feature(shooters, target, |id| self.may_cover(target, self.feature(id))));
        found.map(|id| CoverSource { feature: Some(id), rule: RuleId(rule(self.feature(id).kind)) })
    }

    /// Whether a feature gives cover to what is wholly on it or within it, however visible.
    fn covers_inside(self, target: ModelId, id: FeatureId, feature: &Feature) -> bool {
        match feature.kind {
            FeatureKind::Craters => self.model_is(target, Core::Infantry) && self.wholly_on(target, id),
            FeatureKind::Woods | FeatureKind::Ruins => self.wholly_within(target, id),
            FeatureKind::Barricade | FeatureKind::Debris | FeatureKind::Hill => false,
        }
    }

    /// Whether a feature gives cover to a model it hides in part.
    fn may_cover(self, target: ModelId, feature: &Feature) -> bool {
        match feature.kind {
            FeatureKind::Craters => false,
            FeatureKind::Barricade => {
                self.model_is(target, Core::Infantry)
                    && is_wholly_near(&self.shape(target), &feature.footprint, BARRICADE_COVER)
            }
            FeatureKind::Debris | FeatureKind::Hill | FeatureKind::Woods | FeatureKind::Ruins => true,
        }
    }
}

/// Whether the Benefit of Cover helps a model with this Save against an attack of this profile and Armour Penetration.
pub fn helps(profile: &WeaponProfile, penetration: u8, save: u8) -> bool {
    // wh40k.cover.ranged-only, wh40k.weapon.ignores-cover, wh40k.cover.not-good-armour-ap0
    profile.range.is_some()
        && !profile.has(WeaponAbilityKind::IgnoresCover)
        && (penetration > 0 || save > GOOD_ARMOUR)
}

/// Whether every part of an outline is at most a distance from a footprint without notches.
///
/// The distance from something without notches grows fastest straight away from it and is greatest at corners, so it is
/// enough to look there.
fn is_wholly_near(shape: &Shape, footprint: &Polygon, limit: Length) -> bool {
    let near = |point: Point, limit: Length| {
        limit >= Length::ZERO && footprint.within_circle(&Circle::new(point, Length::ZERO), limit)
    };
    match shape {
        Shape::Circle(circle) => near(circle.centre, limit - circle.diameter / 2),
        Shape::Box(oriented) => oriented.corners().into_iter().all(|corner| near(corner, limit)),
        Shape::Polygon(polygon) => polygon.points().iter().all(|corner| near(*corner, limit)),
    }
}

/// The rule by which a kind of feature gives cover.
fn rule(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Craters => "wh40k.terrain.craters-cover",
        FeatureKind::Barricade => "wh40k.terrain.barricade-cover",
        FeatureKind::Debris => "wh40k.terrain.debris-cover",
        FeatureKind::Hill => "wh40k.terrain.hill-cover",
        FeatureKind::Woods => "wh40k.terrain.woods-cover",
        FeatureKind::Ruins => "wh40k.terrain.ruins-cover",
    }
}

#[cfg(test)]
mod tests;
