//! Sight and values in their simplest form, until those of the book are joined.

use crate::board::Board;
use crate::state::{ModelId, UnitId};

/// A number that nothing changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain(u8);

impl Plain {
    pub(crate) fn total(self) -> u8 {
        self.0
    }
}

impl Board<'_> {
    pub(crate) fn unit_sees_unit(self, _one: UnitId, _other: UnitId) -> bool {
        true
    }

    pub(crate) fn leadership(self, model: ModelId) -> Plain {
        Plain(self.profile(model).leadership)
    }

    pub(crate) fn objective_control(self, model: ModelId) -> Plain {
        Plain(self.profile(model).objective_control)
    }
}
