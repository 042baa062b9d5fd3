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

#[cfg(test)]
mod tests {
    use gonfalon_table::Heading;

    use super::*;
    use crate::data::Keyword;
    use crate::fixture::{BLUE, Fixture, RED, tank, tenths, trooper};
    use crate::sample_terrain::{area, block, ruins, zone};

    fn spot(x: i32, y: i32) -> Spot {
        Spot { at: tenths(x, y), elevation: Length::ZERO, heading: Heading::NORTH }
    }

    fn inches(elevations: &Elevations) -> Vec<i32> {
        elevations.iter().map(|elevation| elevation.0 / Length::INCH.0).collect()
    }

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

    #[test]
    fn models_stand_on_the_floors_of_ruins_by_their_keywords() {
        let mut fixture = Fixture::new();
        let troops = fixture.add(RED, trooper(), &[(10, 10)]);
        let tanks = fixture.add(RED, tank(), &[(10, 60)]);
        fixture.terrain(ruins(area(150, 170, 250, 270), &[area(150, 170, 152, 270)], &[3, 6]));
        let (trooper, tank) = (fixture.model(troops, 0), fixture.model(tanks, 0));
        let board = fixture.board();
        assert_eq!(inches(&board.grounds(trooper, &spot(200, 220))), [0, 3, 6]);
        assert_eq!(
            inches(&board.grounds(tank, &spot(200, 220))),
            [0],
            "wh40k.terrain.ruins-others-ground-only"
        );
        // Half over the edge of the floors.
        assert_eq!(
            inches(&board.grounds(trooper, &spot(250, 220))),
            [0],
            "wh40k.terrain.ruins-floor-overhang"
        );
        // In the wall.
        assert_eq!(
            inches(&board.grounds(trooper, &spot(155, 220))),
            [0; 0],
            "wh40k.terrain.ruins-no-stop-in-wall"
        );
        assert_eq!(inches(&board.grounds(trooper, &spot(400, 220))), [0]);
        fixture.game.models[tank.index()].keywords.add(Keyword::Core(Core::Fly));
        assert_eq!(inches(&fixture.board().grounds(tank, &spot(200, 220))), [0, 3, 6]);
    }

    #[test]
    fn models_stand_on_hills_but_neither_on_their_sides_nor_on_barricades() {
        let mut fixture = Fixture::new();
        let troops = fixture.add(RED, trooper(), &[(10, 10)]);
        fixture.terrain(block(FeatureKind::Hill, area(150, 170, 250, 270), Length::inches(4)));
        fixture.terrain(block(FeatureKind::Barricade, area(300, 170, 304, 270), Length::INCH));
        fixture.terrain(zone(FeatureKind::Craters, area(400, 170, 450, 270)));
        let trooper = fixture.model(troops, 0);
        let grounds = |x| inches(&fixture.board().grounds(trooper, &spot(x, 220)));
        assert_eq!(grounds(200), [4]);
        assert_eq!(grounds(250), [0; 0], "wh40k.terrain.hill-no-overhang");
        assert_eq!(grounds(302), [0; 0], "wh40k.terrain.barricade-no-stop");
        assert_eq!(grounds(420), [0]);
    }
}
