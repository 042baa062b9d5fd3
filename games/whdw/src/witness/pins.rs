//! New pins, where they come from, and disks that come free.

use gonfalon_disks::DiskId;

use super::{Beat, Seen};
use crate::board::Board;
use crate::data::Stat;
use crate::event::Event;
use crate::state::Phase;

impl Seen {
    /// Looks at who comes to lie on whom, and who no longer does.
    pub(super) fn pinned(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Pinned { top, under } => self.new_pin(beat, *top, *under),
            Event::Flipped { disk, .. } | Event::Flew { disk, .. } => self.left(beat, *disk),
            Event::Removed { disk, .. } => {
                self.left(beat, *disk);
                let pile = &beat.before.table.pile;
                let middle = pile.over(*disk).next().is_some() && pile.under(*disk).next().is_some();
                self.when(middle, "whdw.geometry.middle-removed");
            }
            _ => {}
        }
    }

    fn new_pin(&mut self, beat: &Beat<'_>, top: DiskId, under: DiskId) {
        let board = beat.before;
        let pile = &board.table.pile;
        self.all(&["whdw.geometry.pin", "whdw.geometry.pin-new"]);
        let many = pile.under(top).count() > 1 || pile.over(under).count() > 1;
        self.when(many, "whdw.geometry.pin-many");
        self.when(between(board, top, under), "whdw.geometry.pin-partial");
        let cause = beat.earlier().iter().rev().find_map(|event| match event {
            Event::Flipped { disk, .. } | Event::Flew { disk, .. } => Some((*disk, Cause::Flip)),
            Event::Reinforced { disk, .. } => Some((*disk, Cause::Reinforced)),
            Event::Removed { disk, .. } => Some((*disk, Cause::Removed)),
            _ => None,
        });
        let sunk = match cause {
            Some((_, Cause::Removed)) => true,
            Some((disk, Cause::Flip)) if disk != top => {
                self.rule("whdw.geometry.middle-flipped");
                true
            }
            _ => false,
        };
        self.when(sunk && board.strength(top, Stat::Impact) > 0, "whdw.keyword.impact-not-sinking");
        if board.enemies(top, under) {
            self.rule("whdw.melee.engages");
            let placed = matches!(cause, Some((_, Cause::Reinforced)));
            self.when(sunk || placed, "whdw.melee.engages-by-any-pin");
            self.when(board.table.phase == Phase::Melee, "whdw.melee.new-waits");
        }
    }

    /// Disks that nothing lies on any more.
    fn left(&mut self, beat: &Beat<'_>, gone: DiskId) {
        let freed = beat.before.table.pile.under(gone).any(|disk| {
            beat.after.on_battlefield(disk)
                && !beat.after.table.pile.is_pinned(disk)
                && !beat.after.disk(disk).activated
        });
        self.when(freed, "whdw.geometry.top-leaves");
    }
}

/// What a new pin comes from.
#[derive(Clone, Copy)]
enum Cause {
    Flip,
    Reinforced,
    Removed,
}

/// Whether some disk lies between two others, so that it has to be seen which area is left.
fn between(board: Board<'_>, top: DiskId, under: DiskId) -> bool {
    let pile = &board.table.pile;
    board.battlefield().filter(|disk| *disk != top && *disk != under && pile.lies(*disk)).any(|disk| {
        pile.is_above(top, disk)
            && pile.is_above(disk, under)
            && pile.overlap(disk, top)
            && pile.overlap(disk, under)
    })
}
