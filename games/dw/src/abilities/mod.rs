//! Special Abilities, and effects as spells and abilities carry them out.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, RuleId, Seat};
use gonfalon_table::Point;
use serde::Serialize;

use crate::action::Choice;
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::Effect;
use crate::event::Event;
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

/// Takes Wound counters off a Disk, unless they can never be removed.
pub(crate) fn heal(cx: &mut Cx<'_>, disk: DiskId, source: Source, wounds: u8) {
    let board = cx.board();
    let wounds = wounds.min(board.disk(disk).wounds);
    if wounds == 0 {
        return;
    }
    cx.emit(Event::AbilityUsed { by: disk, source, targets: [disk].into_iter().collect() });
    if cx.board().any_effect(disk, |effect| matches!(effect, Effect::NoHeal)) {
        cx.emit(Event::Unaffected { disk, source, rule: RuleId("dw.disk.fairy-swarm-no-heal") });
    } else {
        cx.emit(Event::Healed { disk, wounds });
    }
}
