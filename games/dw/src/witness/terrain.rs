//! Terrain that is entered, left and crossed.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Point};

use super::{Beat, Seen};
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::Effect;
use crate::event::Event;

impl Seen {
    /// Looks at Disks in, on and above terrain.
    pub(super) fn crossed(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Stopped { rule, .. } => self.when(rule.0.contains(".terrain."), "dw.terrain.into"),
            Event::Descending(Some(_)) => self.all(&["dw.terrain.in", "dw.terrain.mountain-leave"]),
            Event::Flew { disk, to } => self.flew_over(beat.before, *disk, *to),
            Event::Destroyed { rule, .. } => self.when(rule.0.contains(".terrain."), "dw.terrain.in"),
            Event::Unharmed { rule, .. } | Event::Unaffected { rule, .. } => {
                self.when(rule.0.contains(".terrain."), "dw.terrain.in");
            }
            Event::Blow { .. } if beat.place == 0 => {
                let chosen = matches!(
                    (beat.step.question, beat.step.action),
                    (Question::NestBlow { .. }, Action::Choose(_))
                );
                self.when(chosen, "dw.terrain.nest-blow");
            }
            _ => {}
        }
    }

    /// Whether a Disk in the air is where it may not end.
    fn flew_over(&mut self, board: Board<'_>, disk: DiskId, to: Point) {
        let there = Circle::new(to, board.table.pile.diameter(disk));
        let mut lakes = board.terrain_rules(disk, |effect| matches!(effect, Effect::NoEnd));
        self.when(lakes.any(|(_, land, _, _)| land.overlaps(&there)), "dw.terrain.lake-flyer");
    }
}
