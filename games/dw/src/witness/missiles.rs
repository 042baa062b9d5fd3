//! The Missile Segment: targets, ranges, and how many missiles fly.

use gonfalon_disks::DiskId;
use gonfalon_table::Length;

use super::{Beat, Seen, Step};
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::{Effect, Missile};
use crate::event::{Event, Hurt};
use crate::state::Segment;

impl Seen {
    /// Looks at missiles that are fired or held back.
    pub(super) fn answered_fire(&mut self, step: &Step<'_>) {
        match (step.question, step.action) {
            (Question::Fire { .. }, Action::Done) => self.rule("dw.missile.may-hold"),
            (Question::Fire { .. }, Action::Fire { .. }) => {
                self.all(&[
                    "dw.missile.after-activation",
                    "dw.missile.archer",
                    "dw.missile.player-order",
                    "dw.skill.missile",
                ]);
            }
            _ => {}
        }
    }

    /// Looks at nominations and what becomes of them.
    pub(super) fn nominated(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Nominated { archer, kind, target, distance, .. } => {
                let lost = beat.later().iter().take(2).find_map(|event| match event {
                    Event::ShotLost { rule, .. } => Some(rule.0),
                    _ => None,
                });
                self.all(&["dw.measure.edge-to-edge", "dw.missile.nominate-first"]);
                self.when(lost == Some("dw.missile.out-of-range-lost"), "dw.missile.needs-range");
                self.kind(*kind);
                self.counted(beat.before, *archer, *kind, *target);
                self.ranged(beat.before, *archer, *kind, *distance, lost.is_some());
                self.screened(beat.before, *archer, *target, lost);
            }
            Event::Scouted { scout, .. } => {
                self.own(beat.before, *scout, |effect| matches!(effect, Effect::ExtraMissiles { .. }));
            }
            Event::Gathered { by, .. } => {
                self.own(beat.before, *by, |effect| matches!(effect, Effect::Refire { .. }));
            }
            Event::MarkersKept(_) => self.kept(beat),
            Event::Damaged { disk, by, .. } => {
                let slid = matches!(beat.earlier().last(), Some(Event::Slid { .. }));
                if slid || *by == Hurt::Missile(Missile::Fireball) {
                    self.burnt(beat.before, *disk);
                }
            }
            _ => {}
        }
    }

    /// Whether a Disk burns more fiercely than others.
    fn burnt(&mut self, board: Board<'_>, disk: DiskId) {
        for working in board.effects_on(disk, |effect| matches!(effect, Effect::FireballFactor(_))) {
            match board.profile(disk).id.as_str() {
                "tree-ent" => self.rule("dw.disk.tree-ent-fire"),
                _ => self.source(board, working.source),
            }
        }
    }

    /// The range and damage of a kind of missile.
    fn kind(&mut self, kind: Missile) {
        match kind {
            Missile::Arrow => self.rule("dw.missile.arrow"),
            Missile::Bolt => self.rule("dw.missile.bolt"),
            Missile::Fireball => self.rule("dw.missile.fireball"),
            Missile::Boulder => self.rule("dw.missile.boulder"),
        }
    }

    /// What the number of missiles comes from.
    fn counted(&mut self, board: Board<'_>, archer: DiskId, kind: Missile, target: DiskId) {
        if board.table.segment == Segment::Missile && board.weapons(archer).next().is_some() {
            self.rule("dw.missile.count");
        }
        let more = board.effects_on(archer, |effect| matches!(effect, Effect::MoreMissiles { .. }));
        for working in more {
            let Effect::MoreMissiles { kind: only, .. } = working.effect else { continue };
            if only.is_none_or(|only| only == kind) {
                self.source(board, working.source);
            }
        }
        let fewer = board.effects_on(target, |effect| matches!(effect, Effect::FewerMissiles(_)));
        fewer.for_each(|working| self.village(board, working.source, "dw.terrain.village-missiles"));
    }

    /// Whether a target is only in range because missiles fly farther than usual.
    fn ranged(&mut self, board: Board<'_>, archer: DiskId, kind: Missile, distance: Length, lost: bool) {
        if lost || distance <= board.library().constants.missile(kind).range {
            return;
        }
        let farther = board.effects_on(archer, |effect| matches!(effect, Effect::RangeBonus(_)));
        for working in farther {
            self.found.push(board.rule_of_effect(working.source, working.effect));
            self.rule("dw.terrain.in");
        }
    }

    /// The Archer whose missiles keep markers where they are.
    fn kept(&mut self, beat: &Beat<'_>) {
        let archer = beat.earlier().iter().rev().find_map(|event| match event {
            Event::Fell { by, .. } | Event::MissilesLaid { by, .. } => Some(*by),
            _ => None,
        });
        if let Some(archer) = archer {
            self.own(beat.before, archer, |effect| matches!(effect, Effect::KeepMarkers));
        }
    }
}
