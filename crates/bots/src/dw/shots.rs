//! What missiles are worth.

use gonfalon_disks::DiskId;
use gonfalon_dw::action::Action;
use gonfalon_dw::data::Missile;
use gonfalon_table::{Circle, Length, Point};

use super::field::Field;
use super::goals::inches;
use super::stand::Stand;

/// How far beside its aim a missile may well come to rest.
const SCATTER: Length = Length::inches(1);
/// How likely a missile rests on a Disk beside the target, or beneath it.
const BESIDE: f64 = 0.06;
const BENEATH: f64 = 0.25;
/// A shot has to promise so much.
const LEAST: f64 = 0.02;

/// How likely a counter aimed at the centre of a Disk this wide rests on it.
fn hit(diameter: Length) -> f64 {
    (0.154 * inches(diameter)).clamp(0.1, 0.8)
}

impl Field<'_> {
    /// What so many missiles of a kind at a target promise.
    pub(crate) fn volley(&self, target: &Stand, kind: Missile, count: u8) -> f64 {
        let damage = u16::from(self.board.library().constants.missile(kind).damage);
        let around = Circle::new(target.circle.centre, target.circle.diameter + SCATTER * 2);
        let near = self.stands.iter().filter(|other| other.disk != target.disk);
        let beside = near.filter(|other| other.circle.overlaps(&around)).map(|other| {
            let chance = if other.circle.overlaps(&target.circle) { BENEATH } else { BESIDE };
            other.harmed(expected(other, chance, damage, count))
        });
        target.harmed(expected(target, hit(target.circle.diameter), damage, count)) + beside.sum::<f64>()
    }

    /// The best that an Archer could do from where it lies if it is not activated before.
    pub(crate) fn best_shot(&self, archer: &Stand) -> f64 {
        if archer.range.is_none() || !self.board.may_fire(archer.disk) {
            return 0.0;
        }
        let mut best = 0.0_f64;
        for (kind, printed) in self.board.weapons(archer.disk) {
            let range = self.board.missile_range(archer.disk, kind);
            for enemy in self.enemies().filter(|enemy| archer.circle.within(&enemy.circle, range)) {
                best = best.max(self.volley(enemy, kind, printed));
            }
        }
        best
    }

    /// Everything that Archers could do that promises anything, at the targets in their range.
    pub(crate) fn shots(&self, archers: &[DiskId]) -> Vec<(f64, Action)> {
        let mut shots = Vec::new();
        for archer in self.all(archers) {
            for (weapon, (kind, printed)) in self.board.weapons(archer.disk).enumerate() {
                let range = self.board.missile_range(archer.disk, kind);
                for enemy in self.enemies().filter(|enemy| archer.circle.within(&enemy.circle, range)) {
                    let worth = self.volley(enemy, kind, printed) - LEAST;
                    let (archer, weapon, target) = (archer.disk, weapon as u8, enemy.disk);
                    let aim = enemy.circle.centre;
                    if worth > 0.0 {
                        shots.push((worth, Action::Fire { archer, weapon, target, aim }));
                    }
                }
            }
        }
        shots
    }

    /// A shot that was proposed.
    pub(crate) fn shot(&self, archer: DiskId, weapon: u8, target: DiskId) -> f64 {
        let Some(victim) = self.stand(target) else { return 0.0 };
        match self.board.weapons(archer).nth(usize::from(weapon)) {
            Some((kind, printed)) => {
                let count = self.board.missile_count(archer, kind, printed, target);
                self.volley(victim, kind, count) - LEAST
            }
            // Missiles that were gathered from the table.
            None => self.volley(victim, Missile::Arrow, 1) - LEAST,
        }
    }

    /// The same shot, aimed away from friends beside or beneath the target.
    pub(crate) fn aimed(&self, action: Action) -> Action {
        let Action::Fire { archer, weapon, target, aim } = action else { return action };
        let Some(victim) = self.stand(target) else { return Action::Fire { archer, weapon, target, aim } };
        let around = Circle::new(aim, victim.circle.diameter + SCATTER * 2);
        let friend = self.stands.iter().find(|other| other.mine && other.circle.overlaps(&around));
        let aim = friend.map_or(aim, |friend| away(aim, friend.circle.centre, victim.circle.diameter / 6));
        Action::Fire { archer, weapon, target, aim }
    }
}

fn away(from: Point, danger: Point, by: Length) -> Point {
    if from == danger { from } else { from.toward(danger, Length(-by.0)) }
}

/// The part of a Disk that missiles take on average when each hits it with this chance.
fn expected(stand: &Stand, chance: f64, damage: u16, count: u8) -> f64 {
    if stand.sheltered {
        return 0.0;
    }
    // The chances of no hit, one hit and so on, missile by missile.
    let mut chances = [0.0_f64; 9];
    chances[0] = 1.0;
    let count = usize::from(count).min(chances.len() - 1);
    for _ in 0..count {
        for hits in (0..chances.len()).rev() {
            let fewer = if hits > 0 { chances[hits - 1] * chance } else { 0.0 };
            chances[hits] = chances[hits] * (1.0 - chance) + fewer;
        }
    }
    (0_u16..).zip(chances).map(|(hits, likely)| likely * stand.loss(hits * damage)).sum()
}
