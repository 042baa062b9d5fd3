//! What it is worth to lie somewhere.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Point};

use super::field::Field;
use super::stand::Stand;

impl Field<'_> {
    /// What it is worth to have an own Disk land at a place.
    pub(crate) fn landed(&self, me: &Stand, at: Point) -> f64 {
        let under = self.board.table.pile.landing_pins(me.disk, at);
        self.lying(me, at, &under)
    }

    /// What it is worth to have an own Disk where it is.
    pub(crate) fn staying(&self, me: &Stand) -> f64 {
        let under: Vec<DiskId> = self.board.table.pile.under(me.disk).collect();
        self.lying(me, me.circle.centre, &under)
    }

    fn lying(&self, me: &Stand, at: Point, under: &[DiskId]) -> f64 {
        let circle = Circle::new(at, me.circle.diameter);
        let covered = self.all(under).filter(|other| other.mine && other.ready && !other.pinned);
        let covered: f64 = covered.map(|friend| self.manner.covered * friend.worth).sum();
        self.assault(me, under) - covered - self.danger(me, &circle, under)
            + self.goals.progress(&self.stands, me, &circle)
    }

    /// What it is worth to lie on enemies: the fight to come, and what they cannot do meanwhile.
    pub(crate) fn assault(&self, me: &Stand, under: &[DiskId]) -> f64 {
        let (mut best, mut sum, mut held, mut answer) = (0.0_f64, 0.0, 0.0, 0.0_f64);
        for enemy in self.all(under).filter(|other| !other.mine) {
            let pile = &self.board.table.pile;
            let above: Vec<DiskId> = pile.over(enemy.disk).filter(|other| *other != me.disk).collect();
            let others = self.all(&above).filter(|other| other.mine).map(|other| other.attack).sum::<u16>();
            let after = enemy.loss(others + me.attack);
            let helped = enemy.loss(others + me.attack + self.help(me, enemy));
            let gain = enemy.worth * (after - enemy.loss(others) + self.manner.help * (helped - after));
            best = best.max(gain);
            sum += gain;
            if !(me.first_blow && after >= 1.0) {
                let share = if others > 0 { self.manner.shared } else { 1.0 };
                answer += share * f64::from(enemy.defense);
            }
            if above.is_empty() {
                let silenced = if enemy.range.is_some() && enemy.ready { self.manner.silence } else { 0.0 };
                held +=
                    enemy.worth * (silenced + if enemy.ready { self.manner.pin } else { self.manner.hold });
            }
        }
        let gain = if me.strikes_all { sum } else { best };
        gain + held - self.manner.own_loss * me.worth * me.loss(answer.round() as u16)
    }

    /// The hardest blow that another own Disk could still add against an enemy.
    fn help(&self, me: &Stand, enemy: &Stand) -> u16 {
        let friends = self.stands.iter().filter(|friend| friend.mine && friend.disk != me.disk);
        friends.filter(|friend| friend.comes_to(&enemy.circle)).map(|friend| friend.attack).max().unwrap_or(0)
    }

    /// What enemies could still come and do to a Disk there.
    fn danger(&self, me: &Stand, circle: &Circle, under: &[DiskId]) -> f64 {
        let coming = self.enemies().filter(|enemy| enemy.comes_to(circle) && !under.contains(&enemy.disk));
        let (mut worst, mut attacks) = (0.0_f64, [0_u16; 2]);
        for enemy in coming {
            let harm = me.worth * me.loss(enemy.attack) - 0.5 * enemy.worth * enemy.loss(me.defense);
            worst = worst.max(harm);
            if enemy.attack > attacks[0] {
                attacks = [enemy.attack, attacks[0]];
            } else {
                attacks[1] = attacks[1].max(enemy.attack);
            }
        }
        self.manner.danger * worst + self.manner.swarm * me.worth * me.loss(attacks[0] + attacks[1])
    }
}
