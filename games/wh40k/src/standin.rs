//! Plain measures on centres and rims until the exact ones are joined.

use gonfalon_table::Length;

use crate::board::Board;
use crate::state::{ModelId, UnitId};

impl Board<'_> {
    pub(crate) fn gap(self, one: ModelId, other: ModelId) -> Length {
        let reach = self.profile(one).base.reach().0 + self.profile(other).base.reach().0;
        Length((self.model(one).at.distance(self.model(other).at).0 - reach).max(0))
    }

    pub(crate) fn unit_gap(self, one: UnitId, other: UnitId) -> Length {
        let gaps = self.models(one).flat_map(|a| self.models(other).map(move |b| self.gap(a, b)));
        gaps.min().unwrap_or(Length(i32::MAX))
    }

    pub(crate) fn units_within(self, one: UnitId, other: UnitId, limit: Length) -> bool {
        self.unit_gap(one, other) <= limit
    }

    pub(crate) fn units_engaged(self, one: UnitId, other: UnitId) -> bool {
        self.units_within(one, other, Length::INCH)
    }

    pub(crate) fn is_engaged(self, unit: UnitId) -> bool {
        self.enemies_of(unit).any(|enemy| self.units_engaged(unit, enemy))
    }
}
