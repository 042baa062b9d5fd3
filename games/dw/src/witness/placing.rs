//! Ambush, Burrow, Transform and Sacrifice.

use gonfalon_disks::DiskId;

use super::{Beat, Seen};
use crate::board::Board;
use crate::data::Effect;
use crate::event::{Event, Laying};

impl Seen {
    /// Looks at Disks that are lifted and laid down, or exchanged.
    pub(super) fn placed(&mut self, beat: &Beat<'_>) {
        let board = beat.after;
        match beat.event() {
            Event::Laid { disk, how, .. } => {
                match how {
                    Laying::Ambush => self.ambush(board, *disk),
                    Laying::Burrow => self.burrow(board, *disk),
                    Laying::Teleport => self.when(is_shifted(beat), "dw.measure.same-disk-shift"),
                    Laying::Fall => {}
                }
                let onto = *how != Laying::Burrow && board.is_attacking(*disk);
                self.when(onto, "dw.touch.attack-not-state");
            }
            Event::Transformed { from, .. } => {
                self.all(&["dw.transform.ambushes-original", "dw.transform.original-leaves"]);
                let old = beat.before.disk(*from);
                let carries = old.wounds > 0 || old.damage > 0 || old.markers > 0 || old.berserk;
                let spell = |lasting: &crate::state::Lasting| lasting.targets.contains(from);
                let spelled = beat.before.table.lasting.iter().any(spell);
                self.when(carries || spelled, "dw.transform.counters");
            }
            Event::Left { rule, .. } if rule.0 == "dw.control.sacrifice" => {
                self.rule("dw.control.sacrifice-no-points");
            }
            _ => {}
        }
    }

    fn ambush(&mut self, board: Board<'_>, disk: DiskId) {
        self.all(&["dw.ambush.not-movement", "dw.ambush.place"]);
        self.when(board.is_attacking(disk), "dw.ambush.not-attack");
        self.when(board.table.pile.under(disk).count() > 1, "dw.ambush.others-too");
    }

    fn burrow(&mut self, board: Board<'_>, disk: DiskId) {
        let pile = &board.table.pile;
        self.all(&["dw.burrow.pinned", "dw.burrow.place"]);
        let enemies = pile.over(disk).any(|top| board.enemies(top, disk));
        if enemies {
            self.all(&["dw.burrow.not-attack", "dw.burrow.victim-attacks"]);
        }
        self.when(pile.over(disk).count() > 1, "dw.burrow.others-too");
        let on_land = |top: DiskId| {
            board.table.lands.iter().any(|land| board.land_circle(land).overlaps(&board.circle(top)))
        };
        self.when(pile.over(disk).any(on_land), "dw.burrow.land-is-table");
    }
}

/// Whether a Disk was laid as far as something may shift it from where it was.
fn is_shifted(beat: &Beat<'_>) -> bool {
    let used = beat.earlier().iter().rev().find_map(|event| match event {
        Event::AbilityUsed { source, .. } => beat.before.ability_of(*source),
        _ => None,
    });
    let shifts = |effect: &Effect| matches!(effect, Effect::Teleport(_));
    used.is_some_and(|ability| ability.effects.iter().any(shifts))
}
