//! Swashbuckler, Berserk and Rage, and Disks that strike by their number.

use gonfalon_disks::DiskId;

use super::battles::victims;
use super::{Beat, Seen};
use crate::board::Board;
use crate::data::{Effect, SkillKind, Stat};
use crate::event::Event;
use crate::state::{Segment, Source};

impl Seen {
    /// Looks at a strike of somebody who strikes several.
    pub(super) fn swashbuckled(&mut self, by: DiskId, at: DiskId, stat: Stat) {
        let mut mine = self.fight.strikes.iter().filter(|(striker, _, with)| *striker == by && *with == stat);
        if mine.any(|(_, other, _)| *other != at) {
            self.when(stat == Stat::Attack, "dw.skill.swashbuckler-attack");
            self.when(stat == Stat::Defense, "dw.skill.swashbuckler-defend");
        }
    }

    /// Looks for Swashbucklers of the battle that a Cavern lets strike one enemy alone.
    pub(super) fn silenced(&mut self, board: Board<'_>) {
        let sides =
            [(&self.fight.attackers, &self.fight.defenders), (&self.fight.defenders, &self.fight.attackers)];
        let suspends = |effect: &Effect| matches!(effect, Effect::Suspend(SkillKind::Swashbuckler));
        let lost = |disk: DiskId| {
            let mut effects = board.effects_on(disk, suspends);
            board.profile(disk).has(SkillKind::Swashbuckler)
                && effects.any(|working| matches!(working.source, Source::Land(_)))
        };
        let silenced = sides.into_iter().any(|(disks, enemies)| {
            disks.iter().any(|disk| lost(*disk) && victims(board, *disk, enemies) > 1)
        });
        if silenced {
            self.all(&["dw.terrain.cavern-no-swashbuckler", "dw.terrain.in"]);
        }
    }

    /// Looks at Berserk counters, and at Wounds at the beginning of a segment.
    pub(super) fn raged(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::Berserk { on, .. } if board.table.segment == Segment::RemoveCounters => {
                self.when(*on, "dw.skill.berserk-counter");
                self.when(!*on, "dw.skill.berserk-lost");
            }
            Event::Cleared => {
                let again = |disk: DiskId| {
                    let entry = board.disk(disk);
                    let fresh = beat.earlier().contains(&Event::Berserk { disk, on: true });
                    entry.berserk && entry.fought && !fresh
                };
                self.when(board.all_in_play().any(again), "dw.skill.berserk-not-cumulative");
            }
            Event::Wounded { disk, used: 0, .. } => self.opening_wound(beat, *disk),
            _ => {}
        }
    }

    /// A Wound given when a segment has just begun.
    fn opening_wound(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.before;
        let opening = beat.earlier().iter().rev().find_map(|event| match event {
            Event::SegmentBegan(segment) => Some(Some(*segment)),
            Event::Wounded { .. } | Event::Unharmed { .. } => None,
            _ => Some(None),
        });
        match opening.flatten() {
            Some(Segment::Combat) if board.has(disk, SkillKind::Rage) => {
                self.all(&["dw.measure.same-disk-shift", "dw.skill.rage"]);
            }
            Some(Segment::Missile) => {
                let swarms = |effect: &Effect| matches!(effect, Effect::SwarmWound { .. });
                let top = board.table.pile.over(disk).find(|top| board.own_attribute(*top, swarms));
                if let Some(top) = top {
                    self.own(board, top, swarms);
                }
            }
            _ => {}
        }
    }
}
