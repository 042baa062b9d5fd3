//! Terrain features: where models are in them, on them and above them.

use gonfalon_table::{Length, Shape};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::action::Spot;
use crate::board::Board;
use crate::constants::PLUNGING_HEIGHT;
use crate::data::{Core, Feature, FeatureKind};
use crate::outline::{is_wholly_within, outline, overlaps};
use crate::state::{ModelId, UnitId};

/// A terrain feature on the table, by its place in [`Table::terrain`](crate::state::Table::terrain).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FeatureId(pub u8);

impl FeatureId {
    /// The feature as a place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The elevations at which a model may stand at one place, from below.
pub type Elevations = SmallVec<[Length; 4]>;

impl<'a> Board<'a> {
    /// Every feature on the table.
    pub fn features(self) -> impl Iterator<Item = (FeatureId, &'a Feature)> + 'a {
        self.table.terrain.iter().enumerate().map(|(index, feature)| (FeatureId(index as u8), feature))
    }

    /// A feature.
    pub fn feature(self, feature: FeatureId) -> &'a Feature {
        &self.table.terrain[feature.index()]
    }

    /// The outline of a model where it stands.
    pub(crate) fn outline(self, model: ModelId) -> Shape {
        let standing = self.model(model);
        outline(self.profile(model).base, standing.at, standing.heading)
    }

    /// Whether a model's whole base is over the footprint of a feature, at any height
    /// (`wh40k.terrain.ruins-footprint-use`).
    pub fn wholly_within(self, model: ModelId, feature: FeatureId) -> bool {
        self.may_be_over(model, self.feature(feature))
            && is_wholly_within(&self.outline(model), &self.feature(feature).footprint)
    }

    /// Whether any part of a model's base is over the footprint of a feature, at any height.
    pub fn partly_within(self, model: ModelId, feature: FeatureId) -> bool {
        self.may_be_over(model, self.feature(feature))
            && overlaps(&self.outline(model), &self.feature(feature).footprint)
    }

    /// Whether a model stands on a feature with its whole base: on the ground of craters and woods, on top of a hill, on any floor of
    /// ruins.
    pub fn wholly_on(self, model: ModelId, feature: FeatureId) -> bool {
        let elevation = self.model(model).elevation;
        let stands = match self.feature(feature).kind {
            FeatureKind::Ruins => true,
            FeatureKind::Craters | FeatureKind::Woods => elevation == Length::ZERO,
            FeatureKind::Hill | FeatureKind::Barricade | FeatureKind::Debris => {
                elevation == self.feature(feature).height
            }
        };
        stands && self.wholly_within(model, feature)
    }

    /// Whether a model stands on the ground of the battlefield.
    pub fn at_ground_level(self, model: ModelId) -> bool {
        self.model(model).elevation == Length::ZERO
    }

    /// Whether ranged attacks of a model against a unit are Plunging Fire: their Armour Penetration is better by 1
    /// (`wh40k.terrain.plunging-fire`).
    pub fn plunging_fire(self, model: ModelId, target: UnitId) -> bool {
        self.model(model).elevation >= PLUNGING_HEIGHT
            && self.models(target).all(|other| self.at_ground_level(other))
            && self
                .features()
                .any(|(id, feature)| feature.kind == FeatureKind::Ruins && self.wholly_within(model, id))
    }

    /// The elevations at which a model may stand at a place and heading as far as terrain is concerned, from below. The elevation of
    /// the spot itself does not count. None where a wall, a barricade or the side of a hill is in the way.
    pub fn grounds(self, model: ModelId, spot: &Spot) -> Elevations {
        let profile = self.profile(model);
        let shape = outline(profile.base, spot.at, spot.heading);
        let climbs = [Core::Infantry, Core::Beast, Core::Fly].iter().any(|core| self.model_is(model, *core));
        let mut grounds = Elevations::new();
        grounds.push(Length::ZERO);
        for (_, feature) in self.features() {
            if !near(feature, spot, profile.base.reach()) {
                continue;
            }
            match feature.kind {
                FeatureKind::Hill if is_wholly_within(&shape, &feature.footprint) => {
                    grounds.push(feature.height)
                }
                FeatureKind::Ruins if climbs => {
                    let floors =
                        feature.floors.iter().filter(|floor| is_wholly_within(&shape, &floor.outline));
                    grounds.extend(floors.map(|floor| floor.height));
                }
                _ => {}
            }
        }
        let height = if profile.base.is_hull() { profile.height } else { Length(1) };
        grounds.retain(|ground| {
            !self.is_occupied(spot, &shape, profile.base.reach(), *ground, *ground + height)
        });
        grounds.sort_unstable();
        grounds.dedup();
        grounds
    }

    /// Whether a solid part of a feature is where something with this outline would be.
    fn is_occupied(self, spot: &Spot, shape: &Shape, reach: Length, bottom: Length, top: Length) -> bool {
        self.features().filter(|(_, feature)| near(feature, spot, reach)).any(|(_, feature)| {
            feature
                .solids
                .iter()
                .any(|solid| solid.bottom < top && bottom < solid.top && overlaps(shape, &solid.outline))
        })
    }

    /// A quick look before the outline is worked out.
    fn may_be_over(self, model: ModelId, feature: &Feature) -> bool {
        let standing = self.model(model);
        let spot = Spot { at: standing.at, elevation: standing.elevation, heading: standing.heading };
        near(feature, &spot, self.profile(model).base.reach())
    }
}

/// Whether something of this reach may be over a feature.
fn near(feature: &Feature, spot: &Spot, reach: Length) -> bool {
    let bounds = feature.footprint.bounds();
    let beyond = |at: i32, least: i32, most: i32| at + reach.0 < least || at - reach.0 > most;
    !beyond(spot.at.x, bounds.min.x, bounds.max.x) && !beyond(spot.at.y, bounds.min.y, bounds.max.y)
}
