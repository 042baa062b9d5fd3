//! Special Abilities, and effects as spells and abilities carry them out.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::Point;
use serde::Serialize;

use crate::action::Choice;
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::state::{Secret, Source};

/// An ability or a spell that takes effect, one effect after the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Using {
    /// What.
    pub source: Source,
    /// The Disk that uses or cast it.
    pub by: DiskId,
    /// Who decides.
    pub seat: Seat,
    choice: Choice,
    next: u8,
}

impl Using {
    pub(crate) fn new(source: Source, by: DiskId, seat: Seat, choice: Choice) -> Using {
        Using { source, by, seat, choice, next: 0 }
    }

    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}

/// Every reason against the use of a Special Ability.
pub(crate) fn use_refusals(
    _board: Board<'_>,
    _secret: &Secret,
    _seat: Seat,
    _disk: DiskId,
    _ability: u8,
    _choice: &Choice,
) -> Vec<Refusal> {
    Vec::new()
}

/// Places where a Disk could be laid to Ambush another.
pub(crate) fn ambush_places(
    _board: Board<'_>,
    _disk: DiskId,
    _target: DiskId,
) -> impl Iterator<Item = Point> {
    std::iter::empty()
}
