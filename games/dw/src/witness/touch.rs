//! Who comes to touch whom, and what lies between.

use gonfalon_disks::{DiskId, Pin};

use super::{Beat, Seen};
use crate::board::Board;
use crate::event::Event;
use crate::rulings::Touching;
use crate::state::Segment;

impl Seen {
    /// Looks at Disks that come to lie on others, and at those that sink.
    pub(super) fn touched(&mut self, beat: &Beat<'_>) {
        let landed = match beat.event() {
            Event::Flipped { disk, .. }
            | Event::CameDown { disk, .. }
            | Event::Laid { disk, .. }
            | Event::Entered { disk, .. }
            | Event::Transformed { to: disk, .. } => Some(*disk),
            Event::Flew { .. } | Event::Swapped(..) | Event::Destroyed { .. } | Event::Left { .. } => None,
            _ => return,
        };
        let (before, after) = (&beat.before.table.pile, &beat.after.table.pile);
        for pin in after.pins().iter().filter(|pin| !before.pins().contains(pin)) {
            self.new_pin(beat, *pin, landed);
        }
        if let Some(disk) = landed {
            self.lies_on(beat.after, disk);
        }
    }

    fn new_pin(&mut self, beat: &Beat<'_>, Pin { top, under }: Pin, landed: Option<DiskId>) {
        let board = beat.after;
        self.all(&["dw.touch.overlap", "dw.touch.pin"]);
        let enemies = board.enemies(top, under);
        self.when(enemies, "dw.touch.attacking");
        if landed == Some(top) {
            self.rule("dw.touch.stack-order");
            return;
        }
        // A Disk that slides beneath others makes them touch it, any other that leaves makes those above sink.
        if landed == Some(under) || matches!(beat.event(), Event::Swapped(..)) {
            return;
        }
        self.rule("dw.touch.drop");
        if enemies {
            self.rule("dw.touch.attack-not-state");
            if board.table.segment == Segment::Combat {
                let spent = board.disk(top).spent;
                self.when(spent, "dw.combat.spent-after-drop");
                self.when(!spent, "dw.combat.unspent-drop");
            }
        }
    }

    /// What a Disk that has just been laid down lies on, and what it does not touch.
    fn lies_on(&mut self, board: Board<'_>, disk: DiskId) {
        let pile = &board.table.pile;
        let below = || pile.disks().filter(|other| pile.is_above(disk, *other) && pile.overlap(disk, *other));
        self.when(below().any(|other| !pile.pins_disk(disk, other)), "dw.touch.between");
        let under: Vec<DiskId> = pile.under(disk).collect();
        let pairs = || {
            under
                .iter()
                .enumerate()
                .flat_map(|(place, one)| under[place + 1..].iter().map(move |other| (*one, *other)))
        };
        self.when(pairs().any(|(one, other)| !pile.overlap(one, other)), "dw.touch.both-below");
        let apart = board.rulings().touching == Touching::CommonArea
            && pairs().any(|(one, other)| pile.overlap(one, other));
        self.when(apart, "dw.touch.between-elsewhere");
    }
}
