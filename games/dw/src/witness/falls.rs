//! Counters and Disks that fall, and where they come to rest.

use gonfalon_disks::DiskId;

use super::{Beat, Seen};
use crate::board::Board;
use crate::data::Missile;
use crate::event::{Event, Rest};
use crate::setting::Drops;
use crate::state::Segment;

impl Seen {
    /// Looks at what falls.
    pub(super) fn fell(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Fell { by, rests, .. } => {
                self.simulated(beat.before);
                // What a spell lets rain is no missile, though it rests as missiles do.
                let fired = beat.earlier().iter().any(|event| matches!(event, Event::Nominated { .. }));
                if fired {
                    self.rule("dw.missile.drop");
                    self.when(rests.len() > 1, "dw.missile.one-drop");
                }
                rests.iter().for_each(|rest| self.rests(beat.before, *by, rest, fired));
            }
            Event::Dropped { disk, on, .. } => {
                self.simulated(beat.before);
                if disk.is_none() {
                    // Whoever hits somebody hands it on.
                    self.when(!on.is_empty(), "dw.spell.death-ball-passes");
                    return;
                }
                self.rule("dw.spell.twister-drop");
            }
            _ => {}
        }
    }

    fn simulated(&mut self, board: Board<'_>) {
        if board.game.options.drops == Drops::Physics {
            self.all(&["dw.physics.heights", "dw.physics.simulation", "dw.physics.spread"]);
        }
    }

    fn rests(&mut self, board: Board<'_>, by: DiskId, rest: &Rest, fired: bool) {
        if rest.off_table {
            self.rule("dw.physics.off-table");
            return;
        }
        if rest.below.is_empty() && rest.piled.is_empty() {
            self.when(fired, "dw.missile.miss-removed");
            return;
        }
        self.rule("dw.physics.rest");
        if rest.on.is_empty() {
            self.when(!rest.below.is_empty(), "dw.missile.knock-off");
            return;
        }
        self.rule("dw.missile.rest-counts");
        self.when(rest.on.len() > 1, "dw.missile.straddle");
        self.when(rest.below.len() > rest.on.len(), "dw.missile.straddle-stack");
        self.when(!rest.piled.is_empty(), "dw.missile.on-missile");
        if fired {
            let own = |disk: &DiskId| board.friends(by, *disk);
            self.when(rest.on.iter().any(own), "dw.missile.friendly-fire");
            self.when(
                rest.on.iter().any(|disk| is_far(board, by, rest.kind, *disk)),
                "dw.missile.bounce-range",
            );
        }
    }
}

/// Whether a Disk that was hit is out of the Archer's range.
fn is_far(board: Board<'_>, archer: DiskId, kind: Missile, disk: DiskId) -> bool {
    board.table.segment == Segment::Missile
        && board.weapons(archer).any(|(other, _)| other == kind)
        && !board.within(archer, disk, board.missile_range(archer, kind))
}
