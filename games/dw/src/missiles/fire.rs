//! Who may fire at whom, how far and how much.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::{Length, Point};

use crate::action::{Action, Disks};
use crate::board::Board;
use crate::data::{Aim, Effect, InTerrain, Missile, Skill, SkillKind};
use crate::state::LandKind;

impl Board<'_> {
    /// The Archers of a seat that may still fire.
    pub fn archers(self, seat: Seat) -> Disks {
        self.army(seat).filter(|disk| self.may_fire(*disk)).collect()
    }

    /// Whether an Archer may fire: unactivated, not pinned and not pinning an enemy.
    pub fn may_fire(self, disk: DiskId) -> bool {
        // dw.missile.unactivated-only dw.missile.not-pinned dw.missile.not-pinning-enemy
        self.has(disk, SkillKind::Missile)
            && self.disk(disk).markers == 0
            && !self.is_pinned(disk)
            && self.pinned_enemy(disk).is_none()
    }

    /// Every reason why a Disk cannot fire now.
    fn archer_refusals(self, seat: Seat, disk: DiskId) -> Vec<Refusal> {
        let mine = self.in_play(disk) && self.controller(disk) == Some(seat);
        if !mine || !self.has(disk, SkillKind::Missile) {
            return vec![Refusal::new("dw.missile.archer", "refusal-no-archer")];
        }
        let named = |rule, key| Refusal::new(rule, key).with("disk", self.name(disk));
        let mut refusals = Vec::new();
        if self.disk(disk).markers > 0 {
            refusals.push(named("dw.missile.unactivated-only", "refusal-activated"));
        }
        if let Some(top) = self.table.pile.over(disk).find(|top| self.pins(*top, disk)) {
            refusals.push(named("dw.missile.not-pinned", "refusal-pinned").with("other", self.name(top)));
        }
        if let Some(enemy) = self.pinned_enemy(disk) {
            let refusal = named("dw.missile.not-pinning-enemy", "refusal-pins-enemy");
            refusals.push(refusal.with("other", self.name(enemy)));
        }
        refusals
    }

    /// An enemy that a Disk pins.
    fn pinned_enemy(self, disk: DiskId) -> Option<DiskId> {
        self.table.pile.under(disk).find(|under| self.enemies(disk, *under) && self.pins(disk, *under))
    }

    /// The missile skills printed on a Disk.
    pub fn weapons(self, disk: DiskId) -> impl Iterator<Item = (Missile, u8)> {
        self.profile(disk).skills.iter().filter_map(|skill| match skill {
            Skill::Missile { kind, count } => Some((*kind, *count)),
            _ => None,
        })
    }

    /// How far an Archer's missiles of a kind fly.
    pub fn missile_range(self, archer: DiskId, kind: Missile) -> Length {
        let more = self.effects_on(archer, |effect| matches!(effect, Effect::RangeBonus(_)));
        let bonus: i32 =
            more.map(|working| if let Effect::RangeBonus(more) = working.effect { more.0 } else { 0 }).sum();
        // dw.terrain.ruins-range
        Length(self.library().constants.missile(kind).range.0 + bonus)
    }

    /// How many missiles an Archer fires at a target: the printed number with all that changes it.
    pub fn missile_count(self, archer: DiskId, kind: Missile, printed: u8, target: DiskId) -> u8 {
        let more = self.effects_on(archer, |effect| matches!(effect, Effect::MoreMissiles { .. }));
        let more: i16 = more
            .map(|working| match working.effect {
                Effect::MoreMissiles { count, kind: only } if only.is_none_or(|only| only == kind) => {
                    i16::from(*count)
                }
                _ => 0,
            })
            .sum();
        let fewer = self.effects_on(target, |effect| matches!(effect, Effect::FewerMissiles(_)));
        let fewer: i16 = fewer
            // dw.terrain.village-missiles
            .map(
                |working| {
                    if let Effect::FewerMissiles(fewer) = working.effect { i16::from(*fewer) } else { 0 }
                },
            )
            .sum();
        let scouted = self.controller(archer).map_or(0, |seat| self.scouted(seat, target));
        (i16::from(printed) + more + i16::from(scouted) - fewer).clamp(0, i16::from(u8::MAX)) as u8
    }

    /// The extra missiles that a Scout grants against a target it directs fire at.
    fn scouted(self, seat: Seat, target: DiskId) -> u8 {
        let player = self.player(seat);
        let granted = player.scouted.iter().filter(|(whom, _)| *whom == target);
        granted.filter_map(|(_, scout)| self.scouting(*scout)).map(|(count, _, _)| count).max().unwrap_or(0)
    }

    /// What a Scout that is unactivated and unpinned grants: how many, how near the target must be, at how many targets.
    pub(super) fn scouting(self, scout: DiskId) -> Option<(u8, Length, u8)> {
        let wanted = |effect: &Effect| matches!(effect, Effect::ExtraMissiles { .. });
        let working = self.in_play(scout).then(|| self.effects_on(scout, wanted).next()).flatten()?;
        match working.effect {
            Effect::ExtraMissiles { count, range, targets } => Some((*count, *range, *targets)),
            _ => None,
        }
    }

    /// The Scout of a seat that begins to direct fire at a target nominated now, if there is one with an eye for it.
    pub(super) fn new_scout(self, seat: Seat, target: DiskId) -> Option<DiskId> {
        let player = self.player(seat);
        if player.scouted.iter().any(|(whom, _)| *whom == target) {
            return None;
        }
        self.army(seat).find(|scout| {
            let used = player.scouted.iter().filter(|(_, other)| other == scout).count();
            self.scouting(*scout).is_some_and(|(_, range, targets)| {
                // dw.disk.scout
                used < usize::from(targets) && self.within(*scout, target, range)
            })
        })
    }

    /// Every reason why a Disk may not be nominated as a target.
    pub(crate) fn nomination_refusals(self, archer: DiskId, seat: Seat, target: DiskId) -> Vec<Refusal> {
        if !self.in_play(target) {
            return vec![Refusal::new("dw.missile.one-target", "refusal-target-absent")];
        }
        let named = |rule, key| Refusal::new(rule, key).with("target", self.name(target));
        let mut refusals = Vec::new();
        if self.controller(target) == Some(seat) {
            refusals.push(named("dw.missile.enemy-target", "refusal-own-target"));
        }
        if self.is_untargetable(target, Aim::Missile) {
            refusals.push(named("dw.spell.invisibility-missiles", "refusal-untargetable"));
        }
        let hidden = self.effects_on(target, |effect| matches!(effect, Effect::SameTerrainArchers));
        for working in hidden {
            let crate::state::Source::Land(land) = working.source else { continue };
            let place = &self.table.lands[usize::from(land)];
            let LandKind::Terrain(kind) = place.kind else { continue };
            let together = self.is_in(InTerrain::Of(kind), archer)
                && self.land_circle(place).overlaps(&self.circle(archer));
            if !together {
                refusals.push(named("dw.terrain.cavern-archers", "refusal-in-cavern"));
            }
        }
        refusals
    }

    fn aim_refusal(self, target: DiskId, aim: Point) -> Option<Refusal> {
        let off = self.in_play(target) && !self.aims_at(aim, target);
        off.then(|| Refusal::new("dw.physics.aim", "refusal-aim").with("target", self.name(target)))
    }
}

/// Every reason against firing an Archer.
pub(crate) fn fire_refusals(
    board: Board<'_>,
    seat: Seat,
    archers: &[DiskId],
    action: &Action,
) -> Vec<Refusal> {
    let Action::Fire { archer, weapon, target, aim } = action else {
        return vec![Refusal::new("dw.missile.may-hold", "refusal-wrong-answer")];
    };
    if !archers.contains(archer) {
        return board.archer_refusals(seat, *archer);
    }
    let mut refusals = Vec::new();
    if board.weapons(*archer).nth(usize::from(*weapon)).is_none() {
        refusals
            .push(Refusal::new("dw.skill.missile", "refusal-no-weapon").with("disk", board.name(*archer)));
    }
    refusals.extend(board.nomination_refusals(*archer, seat, *target));
    refusals.extend(board.aim_refusal(*target, *aim));
    refusals
}

/// Every reason against firing missed missiles again.
pub(crate) fn refire_refusals(board: Board<'_>, seat: Seat, disk: DiskId, action: &Action) -> Vec<Refusal> {
    let Action::Fire { archer, target, aim, .. } = action else {
        return vec![Refusal::new("dw.disk.scavengers", "refusal-wrong-answer")];
    };
    let mut refusals = Vec::new();
    if *archer != disk {
        refusals.push(Refusal::new("dw.disk.scavengers", "refusal-no-archer"));
    }
    refusals.extend(board.nomination_refusals(disk, seat, *target));
    refusals.extend(board.aim_refusal(*target, *aim));
    refusals
}
