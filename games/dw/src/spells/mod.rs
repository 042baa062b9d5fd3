//! Casting spells, and Surge as the answer to them.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat};
use serde::Serialize;

use crate::action::Choice;
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::SpellId;
use crate::state::Secret;

/// A spell from its announcement to its effect.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Casting {
    /// Which.
    pub spell: SpellId,
    /// Who casts it.
    pub by: DiskId,
    /// Whose it is.
    pub seat: Seat,
    choice: Choice,
}

impl Casting {
    pub(crate) fn new(spell: SpellId, by: DiskId, seat: Seat, choice: Choice) -> Casting {
        Casting { spell, by, seat, choice }
    }

    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}

/// Every reason against casting a spell.
pub(crate) fn cast_refusals(
    _board: Board<'_>,
    _secret: &Secret,
    _seat: Seat,
    _disk: DiskId,
    _spell: SpellId,
    _choice: &Choice,
) -> Vec<Refusal> {
    Vec::new()
}
