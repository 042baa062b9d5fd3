//! What it is worth to lie somewhere.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Point};

use super::field::Field;
use super::stand::Stand;

/// The part of its worth that an enemy loses when it is pinned before it has been activated.
const PIN: f64 = 0.3;
/// The same for one that has been activated: it may not get away in the next round.
const HOLD: f64 = 0.08;
/// The same, added for an Archer: it cannot fire.
const SILENCE: f64 = 0.15;
/// How much a friend's blow counts that could still be added to an attack.
const HELP: f64 = 0.5;
/// The part of its worth that a friend loses when it is covered before it has been activated.
const COVERED: f64 = 0.3;
/// How much an answer counts that a friend may get instead.
const SHARED: f64 = 0.5;
/// How much the own loss in a fight counts beside the enemy's.
const OWN_LOSS: f64 = 0.85;
/// How much the worst blow counts that an enemy could still come and strike.
const DANGER: f64 = 0.15;
/// The same for several of them together.
const SWARM: f64 = 0.1;

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
        let covered: f64 = covered.map(|friend| COVERED * friend.worth).sum();
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
            let gain = enemy.worth * (after - enemy.loss(others) + HELP * (helped - after));
            best = best.max(gain);
            sum += gain;
            if !(me.first_blow && after >= 1.0) {
                let share = if others > 0 { SHARED } else { 1.0 };
                answer += share * f64::from(enemy.defense);
            }
            if above.is_empty() {
                let silenced = if enemy.range.is_some() && enemy.ready { SILENCE } else { 0.0 };
                held += enemy.worth * (silenced + if enemy.ready { PIN } else { HOLD });
            }
        }
        let gain = if me.strikes_all { sum } else { best };
        gain + held - OWN_LOSS * me.worth * me.loss(answer.round() as u16)
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
        DANGER * worst + SWARM * me.worth * me.loss(attacks[0] + attacks[1])
    }
}
