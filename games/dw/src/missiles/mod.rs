//! The Missile Segment, and everything else that falls.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::{Length, Point};
use serde::Serialize;

use crate::abilities::Usage;
use crate::action::Choice;
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Missile, SpellId};

/// The Missile Segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Missiles {}

impl Missiles {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}

/// Counters that fall outside the Missile Segment; their damage counts at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Volley {
    by: DiskId,
    seat: Seat,
    kind: Missile,
    count: u8,
    height: Option<Length>,
    target: Option<DiskId>,
    aim: Point,
}

impl Volley {
    /// Counters of a spell.
    pub(crate) fn rain(
        by: DiskId,
        seat: Seat,
        (kind, count): (Missile, u8),
        height: Length,
        aim: Point,
    ) -> Volley {
        Volley { by, seat, kind, count, height: Some(height), target: None, aim }
    }

    /// Missiles of a Special Ability.
    pub(crate) fn sniped(
        by: DiskId,
        seat: Seat,
        (kind, count): (Missile, u8),
        target: DiskId,
        aim: Point,
    ) -> Volley {
        Volley { by, seat, kind, count, height: None, target: Some(target), aim }
    }

    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}

/// Disks lifted by a Twister that fall one by one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Dropping {
    usage: Usage,
    height: Length,
    within: Length,
}

impl Dropping {
    pub(crate) fn new(
        _board: Board<'_>,
        usage: Usage,
        _choice: &Choice,
        height: Length,
        within: Length,
    ) -> Dropping {
        Dropping { usage, height, within }
    }

    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}

/// The Death Ball, tossed by one player after the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tossing {
    spell: SpellId,
    seat: Seat,
    blow: u8,
}

impl Tossing {
    pub(crate) fn new(spell: SpellId, seat: Seat, blow: u8) -> Tossing {
        Tossing { spell, seat, blow }
    }

    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}
