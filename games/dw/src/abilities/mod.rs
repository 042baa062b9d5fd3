//! Special Abilities, and effects as spells and abilities carry them out.

mod choosing;
mod deeds;
mod extras;
mod flipping;
mod places;
#[cfg(test)]
mod tests;
mod using;

pub(crate) use choosing::{choice_refusals, chosen_refusals, use_refusals};
pub(crate) use deeds::heal;
pub(crate) use extras::needs_place;
pub(crate) use flipping::Flipping;
pub(crate) use places::{ambush_places, ambush_refusals, around};
pub(crate) use using::Using;

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::Length;
use serde::Serialize;

use crate::board::Board;
use crate::data::Effect;
use crate::state::Source;

/// Who uses what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Usage {
    /// The spell or ability.
    pub(crate) source: Source,
    /// The Disk that casts or uses it.
    pub(crate) by: DiskId,
    /// Who decides.
    pub(crate) seat: Seat,
    /// From whose side friend and enemy are seen; another's where an ability is borrowed.
    pub(crate) side: Seat,
}

impl Usage {
    /// Whether it is a spell.
    pub(crate) fn is_spell(&self) -> bool {
        matches!(self.source, Source::Spell(_))
    }
}

impl Board<'_> {
    /// A distance as it counts for whoever uses it.
    pub(crate) fn distance_for(self, usage: &Usage, distance: Length) -> Length {
        let doubles = usage.is_spell()
            && self.own_attribute(usage.by, |effect| matches!(effect, Effect::DoubleDistances));
        // dw.disk.brother-dalmu
        if doubles { Length(distance.0 * 2) } else { distance }
    }
}
