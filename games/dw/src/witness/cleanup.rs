//! The Remove Counters Segment.

use super::{Beat, Seen};
use crate::board::Board;
use crate::data::{Last, Victory};
use crate::event::Event;
use crate::state::{Segment, Source};

impl Seen {
    /// Looks at counters that go and counters that stay.
    pub(super) fn cleared(&mut self, beat: &Beat<'_>) {
        let Event::Cleared = beat.event() else { return };
        let board = beat.before;
        let any = |test: &dyn Fn(&crate::state::Disk) -> bool| {
            board.all_in_play().any(|disk| test(board.disk(disk)))
        };
        let spells =
            || board.table.lasting.iter().filter(|lasting| matches!(lasting.source, Source::Spell(_)));
        let lasts = |until: Last| matches!(until, Last::Permanent | Last::WhileNear);
        let reminders = spells().any(|lasting| !lasts(lasting.until));
        self.when(reminders, "dw.cast.reminder");
        self.when(any(&|disk| disk.markers > 0) || reminders, "dw.cleanup.remove");
        self.when(any(&|disk| disk.damage > 0), "dw.cleanup.damage-gone");
        if any(&|disk| disk.wounds > 0) {
            self.all(&["dw.cleanup.wounds-stay", "dw.wound.stay"]);
        }
        let stay = spells().any(|lasting| lasts(lasting.until)) || !board.table.tokens.is_empty();
        self.when(stay, "dw.cleanup.lasting-spells");
        // Something has happened in the segment before the counters go.
        let last = beat.earlier().last();
        let effects = !matches!(last, None | Some(Event::SegmentBegan(Segment::RemoveCounters)));
        self.when(effects, "dw.cleanup.order");
        self.held(beat.after);
    }

    /// Whether a Land in the middle counts for whoever holds it.
    fn held(&mut self, board: Board<'_>) {
        let bonus =
            board.scenario().victory.iter().any(|condition| matches!(condition, Victory::KillLead { .. }));
        let Some(center) = board.center().filter(|_| bonus) else { return };
        let holds = gonfalon_kernel::Seat::all(board.game.seats).any(|seat| board.controls(seat, center));
        if holds {
            self.all(&["dw.scenario.gnash-land-bonus", "dw.scenario.sole-control"]);
        }
    }
}
