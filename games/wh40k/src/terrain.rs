//! Terrain features: where models are in them, on them and above them.

use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::constants::PLUNGING_HEIGHT;
use crate::data::{Feature, FeatureKind};
use crate::standing::{holds, overlaps};
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

impl<'a> Board<'a> {
    /// Every feature on the table.
    pub fn features(self) -> impl Iterator<Item = (FeatureId, &'a Feature)> + 'a {
        self.table.terrain.iter().enumerate().map(|(index, feature)| (FeatureId(index as u8), feature))
    }

    /// A feature.
    pub fn feature(self, feature: FeatureId) -> &'a Feature {
        &self.table.terrain[feature.index()]
    }

    /// Whether a model's whole base is over the footprint of a feature, at any height
    /// (`wh40k.terrain.ruins-footprint-use`).
    pub fn wholly_within(self, model: ModelId, feature: FeatureId) -> bool {
        self.may_be_over(model, self.feature(feature))
            && holds(&self.feature(feature).footprint, &self.shape(model))
    }

    /// Whether any part of a model's base is over the footprint of a feature, at any height.
    pub fn partly_within(self, model: ModelId, feature: FeatureId) -> bool {
        self.may_be_over(model, self.feature(feature))
            && overlaps(&self.shape(model), &self.feature(feature).footprint)
    }

    /// Whether a model stands on a feature with its whole base: on the ground of craters and woods, on top of a hill, on any floor of
    /// ruins.
    pub fn wholly_on(self, model: ModelId, feature: FeatureId) -> bool {
        let elevation = self.model(model).elevation;
        let stands = match self.feature(feature).kind {
            FeatureKind::Ruins => true,
            FeatureKind::Craters | FeatureKind::Woods => elevation == self.feature(feature).stand.height,
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

    /// A quick look before the shape is worked out.
    fn may_be_over(self, model: ModelId, feature: &Feature) -> bool {
        let (at, reach) = (self.model(model).at, self.profile(model).base.reach().0);
        let bounds = feature.footprint.bounds();
        let beyond = |at: i32, least: i32, most: i32| at + reach < least || at - reach > most;
        !beyond(at.x, bounds.min.x, bounds.max.x) && !beyond(at.y, bounds.min.y, bounds.max.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{BLUE, Fixture, RED, tenths, trooper};
    use crate::sample_terrain::{area, block, ruins};

    #[test]
    fn plunging_fire_needs_six_inches_in_ruins_and_targets_on_the_ground() {
        let mut fixture = Fixture::new();
        let red = fixture.add(RED, trooper(), &[(200, 220)]);
        let blue = fixture.add(BLUE, trooper(), &[(400, 220), (420, 220)]);
        fixture.terrain(ruins(area(150, 170, 250, 270), &[], &[3, 6]));
        let model = fixture.model(red, 0);
        for (height, plunging) in [
            (Length::inches(6) - Length(1), false),
            (Length::inches(6), true),
            (Length::inches(9), true),
            (Length::ZERO, false),
        ] {
            fixture.state.table.models[model.index()].elevation = height;
            assert_eq!(fixture.board().plunging_fire(model, blue), plunging, "{height}");
        }
        fixture.state.table.models[model.index()].elevation = Length::inches(6);
        let second = fixture.model(blue, 1);
        fixture.state.table.models[second.index()].elevation = Length(1);
        assert!(!fixture.board().plunging_fire(model, blue));
        fixture.state.table.models[second.index()].destroyed = true;
        assert!(fixture.board().plunging_fire(model, blue));
        fixture.state.table.models[model.index()].at = tenths(155, 220);
        assert!(!fixture.board().plunging_fire(model, blue), "not wholly within");
    }

    #[test]
    fn a_hill_as_high_as_ruins_gives_no_plunging_fire() {
        let mut fixture = Fixture::new();
        let red = fixture.add(RED, trooper(), &[(200, 220)]);
        let blue = fixture.add(BLUE, trooper(), &[(400, 220)]);
        fixture.terrain(block(FeatureKind::Hill, area(150, 170, 250, 270), Length::inches(6)));
        let model = fixture.model(red, 0);
        fixture.state.table.models[model.index()].elevation = Length::inches(6);
        assert!(!fixture.board().plunging_fire(model, blue));
        assert!(fixture.board().wholly_on(model, FeatureId(0)));
    }
}
