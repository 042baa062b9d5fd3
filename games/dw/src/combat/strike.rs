//! Whom each Disk of a battle strikes, and how hard.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat};

use super::battle::Battle;
use crate::action::{Disks, Striker};
use crate::board::Board;
use crate::data::{Effect, SkillKind, Stat};

/// A blow of combat: who, whom, with which value.
pub(super) type Strike = (DiskId, DiskId);

impl Board<'_> {
    /// The enemies in a battle that a Disk may strike: those it touches.
    pub(super) fn victims(self, disk: DiskId, enemies: &[DiskId]) -> Disks {
        let alive = enemies.iter().copied().filter(|enemy| self.in_play(*enemy));
        alive.filter(|enemy| self.touch(disk, *enemy) && self.enemies(disk, *enemy)).collect()
    }

    /// Whether a Disk applies its value to every enemy.
    pub(super) fn strikes_all(self, disk: DiskId) -> bool {
        // dw.skill.swashbuckler-attack dw.skill.swashbuckler-defend
        self.has(disk, SkillKind::Swashbuckler)
    }

    /// The Disks of a seat among these that have a choice whom to strike.
    pub(super) fn choosers(self, seat: Seat, disks: &[DiskId], enemies: &[DiskId]) -> Vec<Striker> {
        // dw.disk.dwarven-slaves-nobody: the first player decides for those whom nobody controls.
        let decides = |disk: &DiskId| self.controller(*disk).unwrap_or(self.table.first) == seat;
        let mine = disks.iter().copied().filter(|disk| self.in_play(*disk)).filter(decides);
        let strikers = mine
            .filter(|disk| !self.strikes_all(*disk))
            .map(|disk| Striker { disk, victims: self.victims(disk, enemies) });
        strikers.filter(|striker| striker.victims.len() > 1).collect()
    }

    /// The strikes of all these Disks, chosen ones as they were chosen.
    pub(super) fn strikes(self, disks: &[DiskId], enemies: &[DiskId], chosen: &[Strike]) -> Vec<Strike> {
        let mut strikes = Vec::new();
        for disk in disks.iter().copied().filter(|disk| self.in_play(*disk)) {
            let victims = self.victims(disk, enemies);
            let choice = chosen.iter().find(|(by, _)| *by == disk).map(|(_, at)| *at);
            if self.strikes_all(disk) {
                strikes.extend(victims.into_iter().map(|victim| (disk, victim)));
            } else if let Some(victim) =
                choice.filter(|victim| victims.contains(victim)).or(victims.first().copied())
            {
                strikes.push((disk, victim));
            }
        }
        strikes
    }

    /// How hard a Disk strikes another: with AT from above, with D from below.
    pub fn blow_strength(self, by: DiskId, at: DiskId, stat: Stat) -> u8 {
        let mut strength = i16::from(self.value(by, stat));
        if self.printed(by, stat).is_some() {
            for working in self.effects_on(by, |effect| matches!(effect, Effect::Versus { .. })) {
                let Effect::Versus { whom, attack, defense } = working.effect else { continue };
                // dw.modifier.condition
                if self.fits(whom, self.controller(by), Some(by), at) {
                    strength += i16::from(if stat == Stat::Attack { *attack } else { *defense });
                }
            }
            if stat == Stat::Attack {
                for working in self.effects_on(at, |effect| matches!(effect, Effect::AttackersModify(_))) {
                    // dw.terrain.village-attack
                    if let Effect::AttackersModify(by) = working.effect {
                        strength += i16::from(*by);
                    }
                }
            }
        }
        strength.clamp(0, i16::from(u8::MAX)) as u8
    }
}

/// Every reason against a choice of victims.
pub(crate) fn strike_refusals(board: Board<'_>, strikers: &[Striker], chosen: &[Strike]) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    for striker in strikers {
        let mine: Vec<DiskId> =
            chosen.iter().filter(|(by, _)| *by == striker.disk).map(|(_, at)| *at).collect();
        let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(striker.disk));
        match mine.as_slice() {
            [victim] if striker.victims.contains(victim) => {}
            [_] => refusals.push(named("dw.combat.attacker-chooses", "refusal-not-touching")),
            [] => refusals.push(named("dw.combat.attacker-chooses", "refusal-no-victim")),
            _ => refusals.push(named("dw.combat.no-split", "refusal-split")),
        }
    }
    let stranger = |(by, _): &&Strike| !strikers.iter().any(|striker| striker.disk == *by);
    if chosen.iter().any(|strike| stranger(&strike)) {
        refusals.push(Refusal::new("dw.combat.attacker-chooses", "refusal-wrong-answer"));
    }
    refusals
}

impl Battle {
    /// Whether an attacker's damage comes before the answer: all who strike the same Disk have First Blow.
    pub(super) fn blows_first(&self, board: Board<'_>, strikes: &[Strike], victim: DiskId) -> bool {
        // dw.skill.first-blow dw.skill.first-blow-combined dw.skill.first-blow-together
        let mut strikers = strikes.iter().filter(|(_, at)| *at == victim).map(|(by, _)| *by);
        strikers.all(|by| board.has(by, SkillKind::FirstBlow))
    }
}
