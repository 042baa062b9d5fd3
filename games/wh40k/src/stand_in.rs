//! Sight and cover in their simplest form.

use gonfalon_table::sight;

use crate::board::Board;
use crate::data::FeatureKind;
use crate::state::{ModelId, UnitId};

/// Why a model has the Benefit of Cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoverSource {
    /// The terrain feature.
    pub feature: u8,
}

impl Board<'_> {
    pub(crate) fn model_sees(self, one: ModelId, other: ModelId) -> bool {
        let ruins = self.table.terrain.iter().filter(|feature| feature.kind == FeatureKind::Ruins);
        let blockers: Vec<_> = ruins.map(|feature| &feature.footprint).collect();
        sight::segment_clear(self.model(one).at, self.model(other).at, &blockers)
    }

    pub(crate) fn model_sees_unit(self, one: ModelId, unit: UnitId) -> bool {
        self.models(unit).any(|other| self.model_sees(one, other))
    }

    pub(crate) fn unit_sees_unit(self, one: UnitId, other: UnitId) -> bool {
        self.models(one).any(|model| self.model_sees_unit(model, other))
    }

    pub(crate) fn in_cover(self, model: ModelId, _shooter: UnitId) -> Option<CoverSource> {
        let woods = |kind| matches!(kind, FeatureKind::Woods | FeatureKind::Craters);
        let at = self.model(model).at;
        self.table
            .terrain
            .iter()
            .position(|feature| woods(feature.kind) && feature.footprint.contains_point(at))
            .map(|feature| CoverSource { feature: feature as u8 })
    }

    pub(crate) fn plunging_fire(self, _attacker: ModelId, _target: UnitId) -> bool {
        false
    }
}
