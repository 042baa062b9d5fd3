//! First Blow in battles.

use gonfalon_disks::DiskId;

use super::{Beat, Seen};
use crate::data::{SkillKind, Stat};
use crate::event::Event;

impl Seen {
    /// Looks at a strike that comes before the answer, or at the answer.
    pub(super) fn struck_first(&mut self, beat: &Beat<'_>, by: DiskId, at: DiskId, stat: Stat) {
        let board = beat.before;
        let first = |disk: DiskId| board.has(disk, SkillKind::FirstBlow);
        if stat == Stat::Attack && first(by) {
            let strikers = self.strikers(beat, at);
            if strikers.iter().all(|other| first(*other)) {
                self.rule("dw.skill.first-blow");
                self.when(strikers.len() > 1, "dw.skill.first-blow-together");
            } else {
                self.rule("dw.skill.first-blow-combined");
            }
        }
        if stat == Stat::Defense {
            let struck: Vec<DiskId> = self.fight.on(by).map(|(other, _)| other).collect();
            let survivor = !struck.is_empty() && struck.iter().all(|other| first(*other));
            self.when(survivor, "dw.skill.first-blow-survivor");
            let mut silenced = self.fight.strikes.iter().filter(|(other, ..)| *other == at && first(at));
            let other = silenced.any(|(_, victim, _)| *victim != by && board.is_doomed(*victim));
            self.when(other, "dw.skill.first-blow-several-defenders");
        }
    }

    /// Everybody who attacks a Disk in this battle.
    fn strikers(&self, beat: &Beat<'_>, at: DiskId) -> Vec<DiskId> {
        let events = beat.step.events[beat.place..].iter();
        let battle = events.take_while(|event| !matches!(event, Event::BattleBegan { .. }));
        let more = battle.filter_map(|event| match event {
            Event::Struck { by, at: victim, stat: Stat::Attack, .. } if *victim == at => Some(*by),
            _ => None,
        });
        let earlier = self.fight.on(at).filter(|(_, stat)| *stat == Stat::Attack).map(|(by, _)| by);
        earlier.chain(more).collect()
    }
}
