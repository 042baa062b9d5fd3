//! Flips: how far, how often, over whom, and what lets a Disk go on.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Heading, Point};

use super::{Beat, Seen, Step};
use crate::action::{Action, Order, Question};
use crate::board::Board;
use crate::data::{Effect, SkillKind, Stat};
use crate::event::Event;
use crate::state::Source;

impl Seen {
    /// Looks at the flips of an answer and at movements that end early.
    pub(super) fn answered_move(&mut self, step: &Step<'_>) {
        match (step.question, step.action) {
            (_, Action::Activate { disk, order: Order::Move(path) }) => {
                self.path(step, *disk, step.board().flips(*disk), path);
            }
            (Question::Flip { disk, left, .. }, Action::Flip(path)) => self.path(step, *disk, *left, path),
            (Question::Flip { .. }, Action::Done) => self.rule("dw.move.fewer"),
            _ => {}
        }
    }

    fn path(&mut self, step: &Step<'_>, disk: DiskId, left: u8, path: &[Heading]) {
        let made = step.events.iter().filter(|event| is_own_flip(event, disk)).count() as u8;
        if made == 0 {
            return;
        }
        let turns = path[..path.len().min(made.into())].windows(2).any(|pair| pair[0] != pair[1]);
        self.when(turns, "dw.move.any-direction");
        let spare = left.saturating_sub(made);
        let stopped = step.events.iter().any(|event| matches!(event, Event::Stopped { .. }));
        if spare == 0 && !stopped {
            self.rule("dw.move.count");
        }
        self.more_or_fewer(step.board(), disk, (left, spare), stopped);
    }

    /// What has changed how often a Disk may flip, where it was of use or stood in its way.
    fn more_or_fewer(&mut self, board: Board<'_>, disk: DiskId, (left, spare): (u8, u8), stopped: bool) {
        let (left, spare) = (i16::from(left), i16::from(spare));
        let ends = spare == 0 && !stopped;
        for (_, rule, by) in board.reasons(disk, Stat::Movement) {
            let by = i16::from(by);
            let needed = by > spare && by <= left;
            if by < 0 && ends || by > 0 && needed {
                self.found.push(rule);
                self.rule("dw.modifier.use-current");
            }
        }
        if ends && !board.own_attribute(disk, |effect| matches!(effect, Effect::FreeTerrain)) {
            let slow = board.effects_on(disk, |effect| matches!(effect, Effect::StartSlow(_)));
            let slow = slow.filter(|working| {
                matches!(working.effect, Effect::StartSlow(most) if *most < board.value(disk, Stat::Movement))
            });
            for working in slow {
                self.found.push(board.rule_of_effect(working.source, working.effect));
                self.rule("dw.terrain.in");
            }
        }
    }

    /// Looks at flips and at what comes of them.
    pub(super) fn moved(&mut self, beat: &Beat<'_>) {
        let (before, after) = (beat.before, beat.after);
        match beat.event() {
            Event::Flipped { disk, forced: true, .. } => {
                self.rule("dw.move.forced-flip");
                let onto = after.is_attacking(*disk);
                self.when(onto, "dw.touch.attack-not-state");
            }
            Event::Flipped { disk, to, .. } => {
                self.flipped(beat, *disk);
                if before.has(*disk, SkillKind::Flying) {
                    self.came_down(after, *disk);
                }
                self.untouched_by_terrain(beat, *disk, *to);
            }
            Event::Flew { disk, to } => {
                self.flipped(beat, *disk);
                self.flew(before, *disk);
                if before.table.pile.landing_overlaps(*disk, *to).next().is_some() {
                    self.all(&["dw.fly.no-stop", "dw.fly.not-touching"]);
                }
            }
            Event::CameDown { disk, .. } => self.came_down(after, *disk),
            Event::Attacked { disk, whom } => {
                self.all(&["dw.move.attack", "dw.touch.attack"]);
                let flies = |disk: &DiskId| before.has(*disk, SkillKind::Flying);
                self.when(!flies(disk) && whom.iter().any(flies), "dw.fly.landed");
                let bound = |effect: &Effect| matches!(effect, Effect::MustAttackSource { .. });
                before.effects_on(*disk, bound).for_each(|working| self.source(before, working.source));
            }
            _ => {}
        }
    }

    fn flipped(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.before;
        self.rule("dw.move.flip");
        let pile = &board.table.pile;
        self.when(pile.over(disk).next().is_some(), "dw.disk.move-from-beneath");
        if pile.under(disk).next().is_none() {
            return;
        }
        if beat.earlier().iter().any(|event| is_own_flip(event, disk)) || !begins(beat.step, disk) {
            // Others would have had to stop on those it lies on.
            self.own(board, disk, |effect| matches!(effect, Effect::Glide | Effect::PassFriends));
        } else {
            self.rule("dw.move.off-a-stack");
        }
    }

    /// Why a Disk in the air flies.
    fn flew(&mut self, board: Board<'_>, disk: DiskId) {
        if board.profile(disk).has(SkillKind::Flying) {
            self.rule("dw.skill.flying");
            return;
        }
        let granted = board.effects_on(disk, |effect| matches!(effect, Effect::Grant(SkillKind::Flying, _)));
        granted.for_each(|working| self.source(board, working.source));
    }

    fn came_down(&mut self, board: Board<'_>, disk: DiskId) {
        self.when(board.table.pile.under(disk).next().is_some(), "dw.fly.end-pins");
    }

    /// Whether a Disk goes on where terrain stops others.
    fn untouched_by_terrain(&mut self, beat: &Beat<'_>, disk: DiskId, to: Point) {
        let board = beat.before;
        let (here, there) = (board.circle(disk), Circle::new(to, board.table.pile.diameter(disk)));
        let mut stops = board.terrain_rules(disk, |effect| matches!(effect, Effect::StopEntering));
        let enters = stops.any(|(_, land, _, _)| land.overlaps(&there) && !land.overlaps(&here));
        let goes_on = beat.later().iter().any(|event| is_own_flip(event, disk));
        if enters && goes_on {
            self.own(board, disk, |effect| matches!(effect, Effect::FreeTerrain));
        }
    }

    /// The ability printed on a Disk that has such an effect.
    pub(super) fn own(&mut self, board: Board<'_>, disk: DiskId, wanted: impl Fn(&Effect) -> bool) {
        let Some(profile) = board.disk(disk).profile else { return };
        let abilities = &board.library()[profile].abilities;
        let found = abilities.iter().position(|ability| ability.effects.iter().any(&wanted));
        if let Some(index) = found {
            self.source(board, Source::Ability(profile, index as u8));
        }
    }
}

/// Whether an event is a flip that a Disk makes in a movement of its own.
pub(super) fn is_own_flip(event: &Event, disk: DiskId) -> bool {
    match event {
        Event::Flipped { disk: other, forced: false, .. } | Event::Flew { disk: other, .. } => *other == disk,
        _ => false,
    }
}

/// Whether a Disk has made no flip of its movement before the answer.
fn begins(step: &Step<'_>, disk: DiskId) -> bool {
    match step.question {
        Question::Flip { disk: other, left, .. } => *other == disk && *left == step.board().flips(disk),
        _ => true,
    }
}
