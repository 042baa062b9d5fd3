//! Engagement Range, and reaching across Barricades.

use gonfalon_table::{Length, Segment, Shape, TOLERANCE};

use crate::action::{Spot, Units};
use crate::board::Board;
use crate::constants::{ACROSS_BARRICADE, ENGAGEMENT, ENGAGEMENT_HEIGHT};
use crate::data::{Feature, FeatureKind};
use crate::measure::widened;
use crate::state::{ModelId, UnitId};

impl<'a> Board<'a> {
    /// Whether two models are in Engagement Range of each other (`wh40k.engagement.range`); it is for the caller to ask for
    /// enemies only.
    pub fn models_engaged(self, one: ModelId, other: ModelId) -> bool {
        self.models_engaged_at(one, &self.spot(one), other, &self.spot(other))
    }

    /// Whether two models would be in Engagement Range of each other, were they there.
    pub fn models_engaged_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot) -> bool {
        self.near_at(one, here, other, there, (ENGAGEMENT, ENGAGEMENT_HEIGHT))
    }

    /// Whether a model is in Engagement Range of a unit.
    pub fn model_engaged(self, model: ModelId, unit: UnitId) -> bool {
        self.model_engaged_at(model, &self.spot(model), unit)
    }

    /// Whether a model would be in Engagement Range of a unit, were it there.
    pub fn model_engaged_at(self, model: ModelId, spot: &Spot, unit: UnitId) -> bool {
        self.models(unit).any(|other| self.models_engaged_at(model, spot, other, &self.spot(other)))
    }

    /// Whether two units on the battlefield are in Engagement Range of each other (`wh40k.engagement.units-too`).
    pub fn units_engaged(self, one: UnitId, other: UnitId) -> bool {
        self.on_battlefield(one)
            && self.on_battlefield(other)
            && self.may_be_within(one, other, ENGAGEMENT)
            && self.models(one).any(|model| self.model_engaged(model, other))
    }

    /// Whether a unit is in Engagement Range of any enemy unit.
    pub fn is_engaged(self, unit: UnitId) -> bool {
        self.engaging(unit).next().is_some()
    }

    /// The enemy units in Engagement Range of a unit, in their order.
    pub fn engaged_with(self, unit: UnitId) -> Units {
        let mut units: Units = self.engaging(unit).map(|enemy| self.unit_of(enemy)).collect();
        units.sort_unstable();
        units.dedup();
        units
    }

    /// The enemy models in Engagement Range of a unit.
    fn engaging(self, unit: UnitId) -> impl Iterator<Item = ModelId> + 'a {
        let bounds = if self.on_battlefield(unit) { self.bounds(unit) } else { None };
        bounds
            .into_iter()
            .flat_map(move |bounds| self.models_in(widened(bounds, ENGAGEMENT)))
            .filter(move |enemy| self.owner(self.unit_of(*enemy)) != self.owner(unit))
            .filter(move |enemy| self.model_engaged(*enemy, unit))
    }

    /// The Barricades that lie between two models within 2 inches of each other, so that they may strike across
    /// (`wh40k.terrain.barricade-fight`).
    pub fn barricade_between(self, one: ModelId, other: ModelId) -> Option<&'a Feature> {
        self.barricade_between_at(one, &self.spot(one), other, &self.spot(other))
    }

    /// [`Board::barricade_between`], were they there.
    pub fn barricade_between_at(
        self,
        one: ModelId,
        here: &Spot,
        other: ModelId,
        there: &Spot,
    ) -> Option<&'a Feature> {
        if !self.within_at(one, here, other, there, ACROSS_BARRICADE) {
            return None;
        }
        let line = Segment::new(here.at, there.at);
        self.table.terrain.iter().find(|feature| {
            feature.kind == FeatureKind::Barricade
                && feature.footprint.edges().filter(|edge| edge.intersects(&line)).count() >= 2
        })
    }

    /// Whether a model can fight another one: in Engagement Range, or across Barricades.
    pub fn models_reach(self, one: ModelId, other: ModelId) -> bool {
        self.models_engaged(one, other) || self.barricade_between(one, other).is_some()
    }

    /// Whether two units on the battlefield can fight each other: in Engagement Range, or across Barricades.
    pub fn units_reach(self, one: UnitId, other: UnitId) -> bool {
        self.on_battlefield(one)
            && self.on_battlefield(other)
            && self.may_be_within(one, other, ACROSS_BARRICADE)
            && self.models(one).any(|model| self.models(other).any(|facing| self.models_reach(model, facing)))
    }

    /// Whether a unit is within a distance of a terrain feature across and not above it.
    pub fn unit_near_feature(self, unit: UnitId, feature: &Feature, limit: Length) -> bool {
        let footprint = Shape::from(feature.footprint.clone());
        self.models(unit).any(|model| {
            self.model(model).elevation <= feature.height + TOLERANCE
                && self.shape(model).within(&footprint, limit)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{BLUE, Fixture, RED, box_feature, trooper};
    use crate::state::Place;

    /// Two models whose bases are this far apart across and up.
    fn apart(across: i32, up: i32) -> Fixture {
        let mut fixture = Fixture::new();
        fixture.add(RED, trooper(), &[(100, 100)]);
        fixture.add(BLUE, trooper(), &[(100, 100)]);
        let models = &mut fixture.state.table.models;
        models[1].at = models[0].at.shifted(3_200 + across, 0);
        models[1].elevation = Length(up);
        fixture
    }

    const FIVE: i32 = 5 * 2_540;

    #[test]
    fn one_inch_across_and_five_up_are_engaged() {
        let engaged = |across, up| apart(across, up).board().units_engaged(UnitId(0), UnitId(1));
        assert!(engaged(2_540, 0) && engaged(2_540, FIVE) && engaged(0, 0));
        assert!(!engaged(2_542, 0) && !engaged(2_542, FIVE));
        assert!(!engaged(2_286, FIVE + 254), "5.1 inches up");
    }

    #[test]
    fn engaged_units_are_found_among_those_on_the_battlefield() {
        let mut fixture = apart(1_000, 0);
        let far = fixture.add(BLUE, trooper(), &[(400, 400)]);
        let board = fixture.board();
        assert_eq!(board.engaged_with(UnitId(0))[..], [UnitId(1)]);
        assert!(board.is_engaged(UnitId(0)) && board.is_engaged(UnitId(1)) && !board.is_engaged(far));
        fixture.state.table.units[1].place = Place::Destroyed;
        assert!(!fixture.board().is_engaged(UnitId(0)));
    }

    #[test]
    fn models_reach_two_inches_across_a_barricade_between_them() {
        let mut fixture = apart(4_572, 0);
        assert!(!fixture.board().units_reach(UnitId(0), UnitId(1)));
        // One inch wide, 0.4 inches beyond the first model.
        fixture.terrain(box_feature(FeatureKind::Barricade, (110, 60), (120, 140), 1));
        assert!(fixture.board().units_reach(UnitId(0), UnitId(1)));
        assert!(!fixture.board().units_engaged(UnitId(0), UnitId(1)));
        fixture.state.table.models[1].at.x += 600;
        assert!(!fixture.board().units_reach(UnitId(0), UnitId(1)));
    }
}
